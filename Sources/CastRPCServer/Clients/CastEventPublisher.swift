import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// Turns the framework's events into the spec's notifications, one for one, and into the progress of the calls that caused them.
@LoopActor
final class CastEventPublisher {
  private let context: CastContext
  let publisher: NotificationPublisher
  /// Who hears of a starting session's phases beside the subscribers.
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
      self.publisher.publish(ContextDidChangeCastState(castState: CastRPCProtocol.CastState(rawValue: state.rawValue)))
    case .discovery(let event): self.publish(event)
    case .channel(let event): self.publish(event)
    case .imageDidCache(let event): self.publisher.publish(ImageDidCache(event))
    case .sessionWillStart, .sessionDidEnterPhase, .sessionDidStart, .sessionDidFailToStart, .sessionWillEnd,
      .sessionDidEnd, .sessionDidSuspend, .sessionWillResume, .sessionDidResume, .sessionDidFailToResume,
      .sessionDidUpdateDevice, .sessionDidChangeVolume, .sessionDidChangeStatus:
      self.publishSession(event)
    case .sessionDidUpdateDefaultOptions(let category, let options):
      self.publisher.publish(SessionDidUpdateDefaultOptions(category: category, options: options))
    case .sessionWillTransfer, .sessionDidTransfer, .sessionDidFailToTransfer: self.publishTransfer(event)
    case .multizoneDidReceiveStatus, .multizoneDidAddDevice, .multizoneDidUpdateDevice, .multizoneDidRemoveDevice,
      .multizoneDidUpdatePlaybackSession:
      self.publishMultizone(event)
    case .queueDidChange(let event): self.publish(event)
    default: self.publishMedia(event)
    }
  }

  private func publish(_ event: DiscoveryEvent) {
    switch event {
    case .didStart: self.publisher.publish(DiscoveryDidStart())
    case .didStop: self.publisher.publish(DiscoveryDidStop())
    case .didChangeAvailability(let source, let isAvailable, let error):
      self.publisher.publish(
        DiscoveryDidChangeAvailability(
          source: DiscoverySourceKind(rawValue: source), isAvailable: isAvailable,
          error: isAvailable ? nil : APIError.sourceUnavailable(source, error).info))
    case .didChangeList(let change):
      self.publish(change) { $0.discovery.seesAll }
      for client in self.publisher.clients.values {
        if let own = client.discovery.apply(change, in: self.context) { self.publish(own) { $0 === client } }
      }
    case .didLearn(let device):
      for client in self.publisher.clients.values {
        if let own = client.discovery.learn(device, in: self.context) { self.publish(own) { $0 === client } }
      }
    }
  }

  /// Tells one client how its list changes with other criteria.
  func publish(_ changes: [DeviceListChange], to client: ClientConnection) {
    for change in changes { self.publish(change) { $0 === client } }
  }

  private func publish(_ change: DeviceListChange, where isAddressed: (ClientConnection) -> Bool) {
    switch change {
    case .inserted(let device, let index):
      self.publisher.publish(
        DiscoveryDidInsertDevice(index: Int64(index), device: Device(device)), where: isAddressed)
    case .updated(let device, let index):
      self.publisher.publish(
        DiscoveryDidUpdateDevice(index: Int64(index), device: Device(device)), where: isAddressed)
    case .moved(let device, let from, let to):
      self.publisher.publish(
        DiscoveryDidMoveDevice(fromIndex: Int64(from), toIndex: Int64(to), device: Device(device)),
        where: isAddressed)
    case .removed(let device, let index):
      self.publisher.publish(
        DiscoveryDidRemoveDevice(index: Int64(index), device: Device(device)), where: isAddressed)
    }
  }

  private func publishMultizone(_ event: CastEvent) {
    switch event {
    case .multizoneDidReceiveStatus(let id, let status):
      self.publisher.publish(SessionDidReceiveMultizoneStatus(sessionId: id, status: status))
    case .multizoneDidAddDevice(let id, let device):
      self.publisher.publish(SessionDidAddMultizoneDevice(sessionId: id, device: device))
    case .multizoneDidUpdateDevice(let id, let device):
      self.publisher.publish(
        SessionDidUpdateMultizoneDevice(sessionId: id, deviceId: device.deviceId, device: device))
    case .multizoneDidRemoveDevice(let id, let deviceId):
      self.publisher.publish(SessionDidRemoveMultizoneDevice(sessionId: id, deviceId: deviceId))
    case .multizoneDidUpdatePlaybackSession(let id, let session):
      self.publisher.publish(SessionDidUpdatePlaybackSession(sessionId: id, playbackSession: session))
    default: break
    }
  }

  private func publishSession(_ event: CastEvent) {
    switch event {
    case .sessionWillStart(let session):
      self.publisher.publish(SessionWillStart(sessionId: session.sessionId, session: Session(session)))
    case .sessionDidEnterPhase(let id, let phase, let elapsed, let message):
      self.progress[id]?.report(phase: phase, elapsed: elapsed, message: message)
      self.publisher.publish(
        SessionDidEnterPhase(
          sessionId: id, phase: CastRPCProtocol.ConnectionPhase(rawValue: phase.rawValue),
          elapsed: elapsed.seconds,
          message: message))
    case .sessionDidStart(let session):
      self.publisher.publish(SessionDidStart(sessionId: session.sessionId, session: Session(session)))
    case .sessionDidFailToStart(let session, let error):
      self.publisher.publish(
        SessionDidFailToStart(sessionId: session.sessionId, session: Session(session), error: APIError(error).info))
    case .sessionWillEnd(let session):
      self.publisher.publish(SessionWillEnd(sessionId: session.sessionId, session: Session(session)))
    case .sessionDidEnd(let session, let reason, let error):
      self.publisher.publish(
        SessionDidEnd(
          sessionId: session.sessionId, session: Session(session),
          reason: CastRPCProtocol.SessionEndReason(rawValue: reason.rawValue),
          error: error.map { APIError($0).info }))
    case .sessionDidSuspend, .sessionWillResume, .sessionDidResume, .sessionDidFailToResume, .sessionDidUpdateDevice:
      self.publishResumption(event)
    case .sessionDidChangeVolume(let id, let volume):
      self.publisher.publish(SessionDidChangeVolume(sessionId: id, volume: volume))
    case .sessionDidChangeStatus(let session):
      self.publisher.publish(SessionDidChangeStatus(sessionId: session.sessionId, session: Session(session)))
    default: break
    }
  }

  private func publishResumption(_ event: CastEvent) {
    switch event {
    case .sessionDidSuspend(let session, let reason, let error):
      self.publisher.publish(
        SessionDidSuspend(
          sessionId: session.sessionId, session: Session(session),
          reason: CastRPCProtocol.SessionSuspendReason(rawValue: reason.rawValue),
          error: error.map { APIError($0).info }))
    case .sessionWillResume(let session, let attempt, let error):
      self.publisher.publish(
        SessionWillResume(
          sessionId: session.sessionId, session: Session(session), attempt: Int64(attempt),
          error: error.map { APIError($0).info }))
    case .sessionDidResume(let session):
      self.publisher.publish(SessionDidResume(sessionId: session.sessionId, session: Session(session)))
    case .sessionDidFailToResume(let session, let error):
      self.publisher.publish(
        SessionDidFailToResume(sessionId: session.sessionId, session: Session(session), error: APIError(error).info))
    case .sessionDidUpdateDevice(let session):
      self.publisher.publish(SessionDidUpdateDevice(sessionId: session.sessionId, session: Session(session)))
    default: break
    }
  }

  private func publishTransfer(_ event: CastEvent) {
    switch event {
    case .sessionWillTransfer(let session, let device):
      self.publisher.publish(
        SessionWillTransfer(sessionId: session.sessionId, session: Session(session), toDevice: Device(device)))
    case .sessionDidTransfer(let session, let device):
      self.publisher.publish(
        SessionDidTransfer(sessionId: session.sessionId, session: Session(session), fromDevice: Device(device)))
    case .sessionDidFailToTransfer(let session, let device, let error):
      self.publisher.publish(
        SessionDidFailToTransfer(
          sessionId: session.sessionId, session: Session(session), toDevice: Device(device), error: APIError(error).info
        ))
    default: break
    }
  }

  /// Tells the whole status, and those who do without it the rest.
  private func publishStatus(_ media: MediaSnapshot) {
    let now = self.context.clock.now
    let topic = MediaDidUpdateStatus.method
    self.publisher.publish(MediaDidUpdateStatus(mediaState: MediaState(media, at: now))) {
      !$0.subscriptions.omitsStatus(topic)
    }
    self.publisher.publish(MediaDidUpdateStatus(mediaState: MediaState(media, at: now, omitsStatus: true))) {
      $0.subscriptions.omitsStatus(topic)
    }
  }

  private func publishMedia(_ event: CastEvent) {
    switch event {
    case .mediaDidStartSession(let id, let mediaSessionId):
      self.publisher.publish(MediaDidStartSession(sessionId: id, mediaSessionId: mediaSessionId))
    case .mediaDidUpdateStatus(let media): self.publishStatus(media)
    case .mediaDidUpdateMetadata(let media):
      self.publisher.publish(MediaDidUpdateMetadata(sessionId: media.sessionId, media: media.media))
    case .mediaDidUpdateQueue(let media):
      self.publisher.publish(
        MediaDidUpdateQueue(
          sessionId: media.sessionId, currentItemId: media.status?.currentItemId, items: media.status?.items,
          repeatMode: media.status?.repeatMode, queueData: media.status?.queueData))
    case .mediaDidUpdatePreload(let media):
      self.publisher.publish(
        MediaDidUpdatePreload(sessionId: media.sessionId, preloadedItemId: media.status?.preloadedItemId))
    case .mediaDidEndSession(let id, let mediaSessionId, let idleReason):
      self.publisher.publish(
        MediaDidEndSession(sessionId: id, mediaSessionId: mediaSessionId, idleReason: idleReason))
    case .mediaDidReceiveError(let id, let error):
      guard let receiver = error.receiver else { break }
      self.publisher.publish(
        MediaDidReceiveError(sessionId: id, receiver: ReceiverErrorInfo(receiver), message: error.message))
    case .mediaDidReceiveMessage(let id, let message):
      self.publisher.publish(MediaDidReceiveMessage(sessionId: id, message: message))
    default: break
    }
  }
}

extension JSONRPCProgressReporter {
  /// Reports a connecting phase; what part of the way each stands for is a matter of taste, but grows.
  fileprivate func report(phase: CastSender.ConnectionPhase, elapsed: TimeAmount, message: String?) {
    let order: [CastSender.ConnectionPhase] = [
      .storeSession, .resolve, .tcp, .tls, .connect, .launch, .appConnect, .mediaStatus, .resumeSession, .stopSource,
    ]
    let place = order.firstIndex(of: phase == .join ? .launch : phase) ?? 0
    self.report(
      message: message, percentage: Double(place) * 100 / Double(order.count),
      details: ["phase": .string(phase.rawValue), "elapsed": .number(elapsed.seconds)], isStep: true)
  }
}
