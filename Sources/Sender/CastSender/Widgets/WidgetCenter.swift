import CastDiscovery
public import CastModel
public import JSONCodec
import Logging
public import LoopIsolation
import NIOCore

/// The state behind a program's user interface: computes it from the context and the viewers' actions, and publishes
/// the changes. Sessions and media are the same for all viewers; surfaces belong to one viewer (``SurfaceTable``).
///
/// The states themselves are pure values (``WidgetInputs``, ``WidgetMemory``). They are computed only while a client
/// subscribes to them, or requests them.
@LoopActor
public final class WidgetCenter {
  /// The receiver of the widgets' events.
  public var onEvent: (@LoopActor (WidgetEvent) -> Void)?
  /// Returns the clients' view of an error, which the cast dialog shows; the server replaces it by its own.
  public var describe: @LoopActor (CastError) -> ErrorInfo = {
    ErrorInfo(code: 0, message: $0.message, data: ErrorData(name: $0.code.rawValue))
  }
  /// The flag on disk that the introductory overlay was shown; `nil` stores none.
  public var introFlag: IntroFlagStore?
  /// The picker of the image for a purpose (SDK `GCKUIImagePicker`): the context's, unless a test replaces it. If it
  /// returns `nil`, no image is shown.
  public var imagePicker: (@LoopActor (ImageHints, MediaMetadata) async -> Image?)?
  /// Whether any client subscribes to changes; otherwise states are computed only on request.
  public var isObserved = false {
    didSet {
      guard self.isObserved != oldValue else { return }
      if self.isObserved { self.beginObservation() } else { self.stopTicking() }
    }
  }

  let context: CastContext
  let logger: Logger
  var memory = WidgetMemory()
  var surfaces = SurfaceTable()
  var style = StyleTree()
  /// Whether there is a network; tests replace it.
  var hasNetwork: @LoopActor () -> Bool = { NetworkPresence.isConnected }
  var pickedImages: PickedImages?
  /// The states that each viewer has been notified of.
  private var states: [WidgetViewer: WidgetStates] = [:]
  private var revision: Int64 = 0
  private var tick: LoopTimer?
  private var sourceAvailability: [String: Bool] = [:]
  /// The session that widgets show.
  private(set) var followedSessionId: String?
  /// The sessions that clients have been notified of. Sessions that are only about to begin aren't shown yet.
  private var toldSessions: Set<String> = []
  private var currentItemId: Int64?
  /// The time at which the shown session was suspended.
  private var suspendedAt: NIODeadline?
  /// The viewers that chose the devices of sessions that start, by session id.
  var choosers: [String: WidgetViewer] = [:]

  /// Creates the widgets of a context.
  public init(context: CastContext) {
    self.context = context
    self.logger = context.logger.component("WidgetCenter")
    self.imagePicker = { [weak context] hints, metadata in
      let request = ImagePickRequest(images: metadata.images ?? [], metadata: metadata, hints: hints)
      return await context?.images.pick(request).image
    }
    context.images.onPickChange = { [weak self] in self?.pickImagesAnew() }
    context.sessions.onCurrentChange = { [weak self] in self?.refresh() }
  }

  // MARK: The context's events

  /// Begins to listen to all events except those of beginnings. Call it before other listeners are added, so that the
  /// widgets are up to date when those are notified (SDK: the order of listeners).
  public func followChanges() {
    self.context.addListener { [weak self] event in
      if !event.isBeginning { self?.handle(event) }
    }
  }

  /// Begins to listen to the events of beginnings. Call it after other listeners were added.
  public func followBeginnings() {
    self.context.addListener { [weak self] event in
      if event.isBeginning { self?.handle(event) }
    }
  }

  private func handle(_ event: CastEvent) {
    let now = self.context.clock.now
    switch event {
    case .session(.willStart(let session)), .session(.willResume(let session, _, _)):
      self.toldSessions.insert(session.sessionId)
    case .discovery(.didStop): self.sourceAvailability = [:]
    case .discovery(.didChangeAvailability(let source, let isAvailable, _)):
      self.sourceAvailability[source] = isAvailable
    case .session(.willEnd(let session)) where session.sessionId == self.followedSessionId:
      self.memory.lastKnown.keep(self.followedMedia, at: now)
    case .session(.didSuspend(let session, _, _)) where session.sessionId == self.followedSessionId:
      self.suspendedAt = now
      self.memory.lastKnown.keep(self.followedMedia, at: now)
    case .session(.didStart(let session)), .session(.didResume(let session)):
      self.toldSessions.insert(session.sessionId)
      self.choosers[session.sessionId] = nil
      if session.sessionId == self.followedSessionId { self.suspendedAt = nil }
      self.memory.lastKnown.release()
    case .session(.didEnd(let session, _, _)): self.sessionEnded(session.sessionId, at: now)
    case .session(.didFailToStart(let session, let error)):
      self.toldSessions.remove(session.sessionId)
      self.showFailure(self.describe(error), ofStarting: session.sessionId)
    case .media(.didStartSession(let id, _)) where id == self.session?.id: self.mediaStarted()
    case .media(.didUpdateStatus(let media)) where media.sessionId == self.session?.id:
      self.mediaChanged(media, at: now)
    default: break
    }
    self.presentIntroIfWanted()
    self.refresh()
  }

  private var followedMedia: MediaSnapshot? {
    self.context.sessions.sessions.first { $0.id == self.followedSessionId }?.media.snapshot
  }

  private func sessionEnded(_ id: String, at now: NIODeadline) {
    self.toldSessions.remove(id)
    self.choosers[id] = nil
    guard id == self.followedSessionId || self.session == nil else { return }
    self.memory.lastKnown.keep(nil, at: now)
    self.suspendedAt = nil
    self.surfaces.changeAll { $0.dismissExpanded() }
    self.forgetPlayback()
    self.memory.endVolumeSlide()
  }

  private func forgetPlayback() {
    self.surfaces.changeAll { $0.isTrackSelectorPresented = false }
    self.memory.heldPosition = nil
    self.memory.pausesQueue = false
    self.currentItemId = nil
  }

  private func mediaStarted() {
    self.memory.lastKnown.begin()
    self.memory.keptQueue = nil
    self.forgetPlayback()
    let isThere = self.surfaces.viewers.contains { self.surfaces[$0].expandedAwaitsMedia }
    self.surfaces.changeAll { $0.expandedAwaitsMedia = false }
    if self.memory.options.presentsExpandedWhenMediaStarts, !isThere { self.triggerExpandedController(of: nil) }
  }

  private func mediaChanged(_ media: MediaSnapshot, at now: NIODeadline) {
    self.memory.lastKnown.update(media, at: now)
    let itemId = media.status?.currentItemId
    if let before = self.currentItemId, let itemId, before != itemId, self.memory.pausesQueue {
      self.memory.pausesQueue = false
      self.pauseAfterItem()
    }
    self.currentItemId = itemId ?? self.currentItemId
    if media.status.map(\.isEnded) ?? true {
      self.surfaces.changeAll { $0.closeAfterMedia() }
    }
  }

  // MARK: State

  /// The session that widgets show: the current one, or else the one that began last.
  var session: CastSession? {
    return self.context.sessions.current ?? self.context.sessions.sessions.last { self.toldSessions.contains($0.id) }
  }

  var inputs: WidgetInputs {
    let criteria = self.context.options.discoveryCriteria
    let all = self.context.discovery.devices
    let devices =
      criteria.isAll ? all : all.filter { self.context.discovery.admission(of: $0, to: criteria) == .admitted }
    let session = self.session
    var inputs = WidgetInputs(now: self.context.clock.now)
    inputs.castState = self.context.castState
    inputs.devices = devices
    inputs.hasUnsuitableDevices = devices.count < all.count
    inputs.startsDiscoveryWithTap = self.context.options.startsDiscoveryWithTap
    inputs.isDiscoveryRunning = self.context.discovery.isRunning
    inputs.isDiscoveryAvailable = self.sourceAvailability.isEmpty || self.sourceAvailability.values.contains(true)
    inputs.hasNetwork = self.hasNetwork()
    inputs.session = session?.snapshot
    inputs.media = session?.media.snapshot
    inputs.requestsInFlight = session?.media.requestsInFlight ?? 0
    inputs.suspendedAt = session?.connectionState == .suspended ? self.suspendedAt : nil
    if let picked = self.pickedImages, picked.metadata == inputs.metadata {
      inputs.pickedImages = picked.images
      inputs.boundImages = picked.bound
    }
    return inputs
  }

  /// Returns the present states of all widgets for a viewer, after the images for them are picked, and their revision.
  public func current(for viewer: WidgetViewer = .program) async -> (states: WidgetStates, revision: Int64) {
    self.pickImages(for: self.inputs.metadata)
    await self.pickedImages?.work?.value
    self.update(self.inputs)
    return (WidgetStates(self.inputs, self.memory(of: viewer)), self.revision)
  }

  // MARK: Viewers

  /// Adds a viewer, which is notified of changes from now on, unless it is known.
  public func add(_ viewer: WidgetViewer) {
    self.surfaces.add(viewer)
    guard self.isObserved, self.states[viewer] == nil else { return }
    self.states[viewer] = WidgetStates(self.inputs, self.memory(of: viewer))
  }

  /// Removes the viewer of a connection that has ended, and its surfaces.
  public func remove(_ viewer: WidgetViewer) {
    self.surfaces.remove(viewer)
    self.states[viewer] = nil
    self.choosers = self.choosers.filter { $0.value != viewer }
  }

  /// Returns the widgets' own state with the surfaces of a viewer.
  func memory(of viewer: WidgetViewer) -> WidgetMemory {
    var memory = self.memory
    memory.surfaces = self.surfaces[viewer]
    return memory
  }

  /// Recomputes the states, and publishes the changes if anyone subscribes.
  func refresh() {
    self.turn(to: self.session)
    guard self.isObserved else { return }
    let inputs = self.inputs
    self.update(inputs)
    self.scheduleTick(inputs)
  }

  /// Shows `session`. The memory of the earlier session is discarded, unless that one has ended and `session` is only
  /// about to begin.
  private func turn(to session: CastSession?) {
    guard let session, session.id != self.followedSessionId else { return }
    let goesOn = self.context.sessions.sessions.contains { $0.id == self.followedSessionId }
    self.followedSessionId = session.id
    self.suspendedAt = session.connectionState == .suspended ? self.context.clock.now : nil
    session.media.onRequestsChange = { [weak self] in self?.refresh() }
    self.memory.endVolumeSlide()
    // The playback of an ended session can be taken back until the next session is connected and plays.
    guard goesOn || session === self.context.sessions.current else { return }
    self.forgetPlayback()
    self.memory.keptQueue = nil
    self.memory.lastKnown = TakeBackMemory()
    self.memory.lastKnown.update(session.media.snapshot, at: self.context.clock.now)
  }

  private func update(_ inputs: WidgetInputs) {
    self.pickImages(for: inputs.metadata)
    let old = self.states
    self.states = self.computedStates(inputs)
    for name in WidgetName.knownValues {
      var changes: [WidgetStates: Set<WidgetViewer>] = [:]
      for (viewer, new) in self.states where new.part(name) != old[viewer]?.part(name) ?? WidgetStates() {
        changes[new.part(name), default: []].insert(viewer)
      }
      for (change, viewers) in changes {
        self.revision += 1
        if self.isObserved { self.onEvent?(.didChange(name, change, revision: self.revision, viewers: viewers)) }
      }
    }
  }

  /// Returns the states of each viewer, computed once for viewers with the same surfaces.
  private func computedStates(_ inputs: WidgetInputs) -> [WidgetViewer: WidgetStates] {
    var computed: [WidgetSurfaces: WidgetStates] = [:]
    var states: [WidgetViewer: WidgetStates] = [:]
    for viewer in self.surfaces.viewers {
      let memory = self.memory(of: viewer)
      let state = computed[memory.surfaces] ?? WidgetStates(inputs, memory)
      computed[memory.surfaces] = state
      states[viewer] = state
    }
    return states
  }

  private func beginObservation() {
    self.refresh()
    guard self.memory.introWasShown == nil else { return }
    LoopActor.task { [weak self] in
      await self?.loadIntroFlag()
      self?.refresh()
    }
  }

  // MARK: Time

  /// Recomputes at the next whole second of the position, while it advances.
  private func scheduleTick(_ inputs: WidgetInputs) {
    self.stopTicking()
    guard inputs.isAdvancing else { return }
    let position = inputs.media?.position(at: inputs.now) ?? 0
    let rate = max(abs(inputs.status?.playbackRate ?? 1), 0.1)
    // At a higher rate, every second of the position would be more than one update a second.
    let rest = rate > 1 ? 1 : (1 - (position - position.rounded(.down))) / rate
    // The delay is rounded up: if it were too short, the second wouldn't be over.
    let delay = TimeAmount.milliseconds(Int64((min(max(rest, 0.05), 1) * 1_000).rounded(.up)) + 2)
    self.tick = self.context.clock.schedule(at: inputs.now + delay) { [weak self] in
      self?.tick = nil
      self?.refresh()
    }
  }

  private func stopTicking() {
    self.tick?.cancel()
    self.tick = nil
  }

  // MARK: Options

  /// Changes the program's options. Returns all of them.
  public func configure(_ options: WidgetOptions) throws(CastError) -> WidgetOptions {
    try Self.check(options)
    self.memory.options = self.memory.options.merging(options)
    // Other sizes may require other images.
    if options.images != nil || options.mediaController?.boundImages != nil { self.forgetPickedImages() }
    self.presentIntroIfWanted()
    self.refresh()
    return self.memory.options.declared
  }

  private static func check(_ options: WidgetOptions) throws(CastError) {
    if let rates = options.playbackRateController?.playbackRates {
      let isInRange = rates.allSatisfy(RemoteMediaClient.playbackRates.contains)
      guard rates.count <= 16, isInRange, rates == Set(rates).sorted() else {
        throw CastError(
          InvalidParameter(
            "options.playbackRateController.playbackRates", "has to grow, from 0.5 to 2, with at most 16 rates"))
      }
    }
    let limits = [
      ("miniController.buttons", options.miniController?.buttons?.count, 3),
      ("expandedController.buttons", options.expandedController?.buttons?.count, 4),
      ("castButton.labels", options.castButton?.labels?.count, 16),
      ("mediaController.boundMetadata", options.mediaController?.boundMetadata?.count, 32),
      ("mediaController.boundImages", options.mediaController?.boundImages?.count, 16),
    ]
    for (path, count, limit) in limits where (count ?? 0) > limit {
      throw CastError(InvalidParameter("options.\(path)", "has \(count ?? 0) elements; \(limit) are allowed"))
    }
    if let color = options.castButton?.tintColor, ColorText.normalized(color) == nil {
      throw CastError(InvalidParameter("options.castButton.tintColor", "is no colour: #RRGGBB or #RRGGBBAA"))
    }
  }
}

extension CastEvent {
  /// Whether the event is about a beginning, of which widgets are notified after all other listeners.
  fileprivate var isBeginning: Bool {
    switch self {
    case .session(.willStart), .session(.willResume): true
    default: false
    }
  }
}

/// An event of the widgets.
public enum WidgetEvent: Sendable {
  /// The state of one widget changed for some viewers; the other members of the states are `nil`.
  case didChange(WidgetName, WidgetStates, revision: Int64, viewers: Set<WidgetViewer>)
  /// The expanded controller was requested by a viewer, or with `nil` for all, and the program must show its own.
  case didTriggerExpandedController(sessionId: String?, viewer: WidgetViewer?)
  /// A button defined by the program was pressed.
  case didPressCustomButton(WidgetName, slot: Int, customId: String?)
  /// The style tree was applied; the values are the effective attributes of the parts that changed.
  case didApplyStyle([String: [String: JSONValue]])
}
