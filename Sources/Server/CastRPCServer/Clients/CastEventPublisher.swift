import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// Turns the framework's events into the notifications of the spec, and into the progress of the calls that caused
/// them.
///
/// 1. ``CastContext`` calls it with each event, after the widgets.
/// 2. The event's switch has no `default`: an event without a notification doesn't compile.
/// 3. ``NotificationPublisher`` encodes the parameters once, if a client subscribes to the notification, and hands
///    the same bytes to each ``ClientConnection``, which adds its own `seq`.
/// 4. Phases of connecting also become `$/progress` of the call that started the session.
@LoopActor
final class CastEventPublisher {
  private let context: CastContext
  let publisher: NotificationPublisher
  /// The reporters of the calls that started sessions, which get the phases as subscribers do, by session id.
  private var progress: [String: JSONRPCProgressReporter] = [:]

  init(context: CastContext, publisher: NotificationPublisher) {
    self.context = context
    self.publisher = publisher
    context.addListener { [weak self] event in self?.publish(event) }
  }

  /// Reports the phases of session `id` to the call that started it.
  func report(_ id: String, to reporter: JSONRPCProgressReporter?) {
    self.progress[id] = reporter
  }

  func stopReporting(_ id: String) {
    self.progress.removeValue(forKey: id)
  }

  private func publish(_ event: CastEvent) {
    switch event {
    case .castStateChanged(let state):
      self.publisher.publish(ContextDidChangeCastState(castState: state))
    case .discovery(let event): self.publish(event)
    case .session(let event): self.publish(event)
    case .transfer(let event): self.publish(event)
    case .didServe(let transfer): self.publisher.publish(ServeDidServe(servedTransfer: transfer))
    case .didConvert(let progress): self.publisher.publish(ServeDidConvert(conversionProgress: progress))
    case .multizone(let event): self.publish(event)
    case .channel(let event): self.publish(event)
    case .imageDidCache(let event): self.publisher.publish(ImageDidCache(event))
    case .media(let event): self.publish(event)
    case .queueDidChange(let event): self.publish(event)
    }
  }

  // MARK: Discovery

  private func publish(_ event: DiscoveryEvent) {
    switch event {
    case .didStart(let hasDevices): self.publisher.publish(DiscoveryDidStart(hasDevices: hasDevices))
    case .didStop: self.publisher.publish(DiscoveryDidStop())
    case .didChangeAvailability(let source, let isAvailable, let error):
      self.publisher.publish(
        DiscoveryDidChangeAvailability(
          source: DiscoverySourceKind(rawValue: source), isAvailable: isAvailable,
          error: isAvailable ? nil : APIError.sourceUnavailable(source, error).info))
    case .didChangeList(let change):
      self.publish(change, isRecorded: true) { $0.discovery.seesAll }
      for client in self.publisher.clients.values {
        if let own = client.discovery.apply(change, in: self.context) { self.publish(own) { $0 === client } }
      }
    case .didLearn(let device):
      for client in self.publisher.clients.values {
        if let own = client.discovery.learn(device, in: self.context) { self.publish(own) { $0 === client } }
      }
    }
  }

  /// Notifies one client of the changes of its list under other criteria.
  func publish(_ changes: [DeviceListChange], to client: ClientConnection) {
    for change in changes { self.publish(change) { $0 === client } }
  }

  /// Notifies the clients whose list begins to change; notifies them of the end when the current work is done.
  private func beginListUpdate(where isAddressed: (ClientConnection) -> Bool) {
    let clients = self.publisher.clients.values.filter { isAddressed($0) && !$0.discovery.isUpdating }
    guard !clients.isEmpty else { return }
    let isFirst = !self.publisher.clients.values.contains { $0.discovery.isUpdating }
    for client in clients { client.discovery.isUpdating = true }
    self.publisher.publish(DiscoveryWillUpdateList()) { client in clients.contains { $0 === client } }
    guard isFirst else { return }
    LoopActor.shared.eventLoop.execute { [weak self] in LoopActor.assumeIsolated { self?.endListUpdate() } }
  }

  private func endListUpdate() {
    let clients = self.publisher.clients.values.filter(\.discovery.isUpdating)
    for client in clients { client.discovery.isUpdating = false }
    self.publisher.publish(DiscoveryDidUpdateList()) { client in clients.contains { $0 === client } }
  }

  private func publish(
    _ change: DeviceListChange, isRecorded: Bool = false, where isAddressed: (ClientConnection) -> Bool
  ) {
    self.beginListUpdate(where: isAddressed)
    switch change {
    case .inserted(let device, let index):
      self.publisher.publish(
        DiscoveryDidInsertDevice(index: Int64(index), device: Device(device)), isRecorded: isRecorded,
        where: isAddressed)
    case .updated(let device, let index):
      self.publisher.publish(
        DiscoveryDidUpdateDevice(index: Int64(index), device: Device(device)), isRecorded: isRecorded,
        where: isAddressed)
    case .moved(let device, let from, let to):
      self.publisher.publish(
        DiscoveryDidMoveDevice(fromIndex: Int64(from), toIndex: Int64(to), device: Device(device)),
        isRecorded: isRecorded, where: isAddressed)
    case .removed(let device, let index):
      self.publisher.publish(
        DiscoveryDidRemoveDevice(index: Int64(index), device: Device(device)), isRecorded: isRecorded,
        where: isAddressed)
    }
  }

  // MARK: Sessions

  private func publish(_ event: SessionEvent) {
    switch event {
    case .willStart(let session):
      self.publisher.publish(SessionWillStart(sessionId: session.sessionId, session: Session(session)))
    case .didEnterPhase(let id, let phase, let elapsed, let message):
      self.progress[id]?.report(phase: phase, elapsed: elapsed, message: message)
      self.publisher.publish(
        SessionDidEnterPhase(
          sessionId: id, phase: phase,
          elapsed: elapsed.seconds,
          message: message))
    case .didStart(let session):
      self.publisher.publish(SessionDidStart(sessionId: session.sessionId, session: Session(session)))
    case .didFailToStart(let session, let error):
      self.publisher.publish(
        SessionDidFailToStart(sessionId: session.sessionId, session: Session(session), error: APIError(error).info))
    case .willEnd(let session):
      self.publisher.publish(SessionWillEnd(sessionId: session.sessionId, session: Session(session)))
    case .didEnd(let session, let reason, let error):
      self.publisher.publish(
        SessionDidEnd(
          sessionId: session.sessionId, session: Session(session),
          reason: reason,
          error: error.map { APIError($0).info }))
    case .didSuspend(let session, let reason, let error):
      self.publisher.publish(
        SessionDidSuspend(
          sessionId: session.sessionId, session: Session(session),
          reason: reason,
          error: error.map { APIError($0).info }))
    case .willResume(let session, let attempt, let error):
      self.publisher.publish(
        SessionWillResume(
          sessionId: session.sessionId, session: Session(session), attempt: Int64(attempt),
          error: error.map { APIError($0).info }))
    case .didResume(let session):
      self.publisher.publish(SessionDidResume(sessionId: session.sessionId, session: Session(session)))
    case .didFailToResume(let session, let error):
      self.publisher.publish(
        SessionDidFailToResume(sessionId: session.sessionId, session: Session(session), error: APIError(error).info))
    case .didUpdateDevice(let session):
      self.publisher.publish(SessionDidUpdateDevice(sessionId: session.sessionId, session: Session(session)))
    case .didChangeVolume(let id, let volume):
      self.publisher.publish(SessionDidChangeVolume(sessionId: id, volume: volume))
    case .didChangeStatus(let session):
      self.publisher.publish(SessionDidChangeStatus(sessionId: session.sessionId, session: Session(session)))
    case .didUpdateDefaultOptions(let category, let options):
      self.publisher.publish(SessionDidUpdateDefaultOptions(category: category, options: options))
    }
  }

  // MARK: Transfers

  private func publish(_ event: TransferEvent) {
    switch event {
    case .willTransfer(let session, let device):
      self.publisher.publish(
        SessionWillTransfer(sessionId: session.sessionId, session: Session(session), toDevice: Device(device)))
    case .didTransfer(let session, let device):
      self.publisher.publish(
        SessionDidTransfer(sessionId: session.sessionId, session: Session(session), fromDevice: Device(device)))
    case .didFailToTransfer(let session, let device, let error):
      self.publisher.publish(
        SessionDidFailToTransfer(
          sessionId: session.sessionId, session: Session(session), toDevice: Device(device), error: APIError(error).info
        ))
    }
  }

  // MARK: Groups

  private func publish(_ event: MultizoneEvent) {
    switch event {
    case .didReceiveStatus(let id, let status):
      self.publisher.publish(SessionDidReceiveMultizoneStatus(sessionId: id, status: status))
    case .didAddDevice(let id, let device):
      self.publisher.publish(SessionDidAddMultizoneDevice(sessionId: id, device: device))
    case .didUpdateDevice(let id, let device):
      self.publisher.publish(
        SessionDidUpdateMultizoneDevice(sessionId: id, deviceId: device.deviceId, device: device))
    case .didRemoveDevice(let id, let deviceId):
      self.publisher.publish(SessionDidRemoveMultizoneDevice(sessionId: id, deviceId: deviceId))
    case .didUpdatePlaybackSession(let id, let session):
      self.publisher.publish(SessionDidUpdatePlaybackSession(sessionId: id, playbackSession: session))
    }
  }

  // MARK: Channels

  /// Notifies the clients that own a channel of its event.
  private func publish(_ event: CastSender.ChannelEvent) {
    let isAddressed: (ClientConnection) -> Bool = { client in
      client.channelOwner.map(event.owners.contains) ?? false
    }
    switch event.kind {
    case .didConnect(let isWritable):
      self.publisher.publish(
        ChannelDidConnect(sessionId: event.sessionId, namespace: event.namespace, isWritable: isWritable),
        where: isAddressed)
    case .didDisconnect(let reason):
      self.publisher.publish(
        ChannelDidDisconnect(
          sessionId: event.sessionId, namespace: event.namespace,
          reason: reason),
        where: isAddressed)
    case .didReceiveMessage(let payload, let isBroadcast):
      self.publisher.publish(
        ChannelDidReceiveMessage(
          sessionId: event.sessionId, namespace: event.namespace, text: payload.text,
          data: payload.bytes.map(Base64.encode), isBroadcast: isBroadcast),
        where: isAddressed)
    case .didChangeWritable(let isWritable):
      self.publisher.publish(
        ChannelDidChangeWritable(sessionId: event.sessionId, namespace: event.namespace, isWritable: isWritable),
        where: isAddressed)
    }
  }

  // MARK: Media

  private func publish(_ event: MediaEvent) {
    switch event {
    case .didStartSession(let id, let mediaSessionId):
      self.publisher.publish(MediaDidStartSession(sessionId: id, mediaSessionId: mediaSessionId))
    case .didUpdateStatus(let media): self.publishStatus(media)
    case .didUpdateMetadata(let media):
      self.publisher.publish(MediaDidUpdateMetadata(sessionId: media.sessionId, media: media.media))
    case .didUpdateQueue(let media):
      self.publisher.publish(
        MediaDidUpdateQueue(
          sessionId: media.sessionId, currentItemId: media.status?.currentItemId, items: media.status?.items,
          repeatMode: media.status?.repeatMode, queueData: media.status?.queueData))
    case .didUpdatePreload(let media):
      self.publisher.publish(
        MediaDidUpdatePreload(sessionId: media.sessionId, preloadedItemId: media.status?.preloadedItemId))
    case .didEndSession(let id, let mediaSessionId, let idleReason):
      self.publisher.publish(
        MediaDidEndSession(sessionId: id, mediaSessionId: mediaSessionId, idleReason: idleReason))
    case .didReceiveError(let id, let error):
      guard let receiver = error.receiver else { break }
      self.publisher.publish(
        MediaDidReceiveError(sessionId: id, receiver: receiver, message: error.message))
    case .didReceiveMessage(let id, let message):
      self.publisher.publish(MediaDidReceiveMessage(sessionId: id, message: message))
    }
  }

  /// Publishes the whole status to the clients that want it, and the rest to those that omit it.
  private func publishStatus(_ media: MediaSnapshot) {
    let now = self.context.clock.now
    let topic = MediaDidUpdateStatus.method
    self.publisher.publish(MediaDidUpdateStatus(mediaState: MediaState(media, at: now))) {
      !$0.subscriptions.omitsStatus(topic)
    }
    self.publisher.publish(
      MediaDidUpdateStatus(mediaState: MediaState(media, at: now, omitsStatus: true)), isRecorded: false
    ) {
      $0.subscriptions.omitsStatus(topic)
    }
  }

  // MARK: The queue

  /// Notifies clients of a queue's change.
  private func publish(_ event: MediaQueueEvent) {
    let (id, revision, count, isLast) = (event.sessionId, event.revision, Int64(event.itemCount), event.isLast)
    switch event.change {
    case .reloaded(let itemIds):
      self.publisher.publish(
        QueueDidReload(sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds))
    case .inserted(let itemIds, let index, let before):
      self.publisher.publish(
        QueueDidInsert(
          sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds, index: Int64(index),
          insertBefore: before))
    case .updated(let itemIds, let indexes, let reason):
      self.publisher.publish(
        QueueDidUpdate(
          sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds,
          indexes: indexes.map { Int64($0) }, reason: QueueUpdateReason(rawValue: reason.rawValue)))
    case .removed(let itemIds, let indexes):
      self.publisher.publish(
        QueueDidRemove(
          sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds,
          indexes: indexes.map { Int64($0) }))
    case .reordered(let itemIds):
      self.publisher.publish(
        QueueDidReorder(sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds))
    }
  }
}

extension JSONRPCProgressReporter {
  /// Reports a connecting phase. The percentage of each phase is arbitrary, but increases.
  fileprivate func report(phase: ConnectionPhase, elapsed: TimeAmount, message: String?) {
    let order: [ConnectionPhase] = [
      .storeSession, .resolve, .tcp, .tls, .connect, .launch, .appConnect, .mediaStatus, .resumeSession, .stopSource,
    ]
    let place = order.firstIndex(of: phase == .join ? .launch : phase) ?? 0
    self.report(
      message: message, percentage: Double(place) * 100 / Double(order.count),
      details: ["phase": .string(phase.rawValue), "elapsed": .number(elapsed.seconds)], isStep: true)
  }
}

extension ChannelPayload {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  fileprivate var bytes: [UInt8]? {
    if case .binary(let bytes) = self { bytes } else { nil }
  }
}
