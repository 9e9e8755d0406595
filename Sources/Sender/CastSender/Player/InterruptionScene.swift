import CastDiscovery
import CastModel
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

/// The state of a device before and during an interruption: captures it, makes the announcements, and restores it.
@LoopActor
final class InterruptionScene {
  /// The app that ran before.
  private enum Before {
    /// No app, or the idle screen.
    case nothing
    /// An app that can make the announcements itself.
    case announcer
    /// Another app, which must be launched again.
    case other(PreviousApplication)
  }

  /// The time limit for restoring the volume of a device whose session is over.
  private static let visitLimit = TimeAmount.seconds(10)
  /// The limit of captured queue items, which is also the limit of items that a session keeps.
  private static let maximumItems = DeviceLimits.queueItems

  private let target: SessionTarget
  private let context: CastContext
  private let logger: Logger
  private let before: Before
  /// Whether there was a session with the device before.
  private let hadSession: Bool
  /// The session with the earlier app, then with the announcing one, then with the restored one.
  private(set) var session: CastSession?
  /// The session of the announcements, while only another sender would end it.
  private(set) var watched: CastSession?
  /// Called with each session that is created.
  private var didBegin: (@LoopActor (CastSession) -> Void)?
  private var volume = VolumeLoan()
  /// The whole queue, as far as the app has listed it.
  private var items: [QueueItem]?
  private var isQueueIncomplete = false
  /// The playback of the announcing app at the moment of the interruption.
  private var playback: InterruptedPlayback?
  private var isInterrupted = false
  /// Whether the earlier playback has returned.
  private var isRestored = false
  /// The media session of the present announcement.
  private var announced: Int64?
  /// The LOAD of the latest announcement. It isn't the session's last LOAD if a client of this context has loaded other
  /// media since.
  private var announcedLoadId: Int64?
  /// Whether the last announcement may play although its LOAD failed: the LOAD was sent, and its outcome isn't known.
  private var isUndecided = false

  private init(
    _ target: SessionTarget, context: CastContext, before: Before, session: CastSession?, hadSession: Bool
  ) {
    self.target = target
    self.context = context
    self.logger = context.logger.component("InterruptionScene")
    self.before = before
    self.session = session
    self.hadSession = hadSession
    if case .announcer = before { self.watched = session }
  }

  /// The session with the device after the interruption; `nil` if there was none before.
  var lastingSessionId: String? { self.hadSession ? self.session?.id : nil }

  // MARK: Capturing

  static func capture(
    _ target: SessionTarget, device: DiscoveredDevice, _ call: InterruptionDriver.Call, context: CastContext
  ) async throws(CastError) -> InterruptionScene {
    let known = Set(context.sessions.sessions.map(\.id))
    var options = SessionJoinOptions(timeout: call.announcement.timeout)
    options.usesExisting = true
    let joined: SessionSnapshot
    do throws(CastError) {
      joined = try await context.sessions.join(target, options: options, didBegin: call.didBegin)
    } catch {
      guard error.code == .applicationNotRunning else { throw error }
      return InterruptionScene(target, context: context, before: .nothing, session: nil, hadSession: false)
    }
    let session = try context.sessions.session(joined.sessionId)
    let hadSession = known.contains(session.id)
    guard session.application.map({ context.announces($0) }) == true else {
      let previous = await PreviousApplication(session)
      return InterruptionScene(
        target, context: context, before: .other(previous), session: session, hadSession: hadSession)
    }
    let scene = InterruptionScene(
      target, context: context, before: .announcer, session: session, hadSession: hadSession)
    await scene.readQueue(of: session)
    return scene
  }

  private func readQueue(of session: CastSession) async {
    let queue = session.media.queue
    self.items = await queue.allItems(maximumCount: Self.maximumItems)
    self.isQueueIncomplete = self.items.map { $0.count < queue.itemCount } ?? false
  }

  // MARK: Announcing

  /// Loads the announcement. Returns when the app has accepted it.
  func announce(_ call: InterruptionDriver.Call) async throws(CastError) -> MediaSnapshot {
    self.didBegin = call.didBegin
    self.announced = nil
    let session = try await self.announcer(call.announcement)
    try session.checkConnected()
    await self.interrupt(session, forVolume: call.announcement.volumeLevel)
    // An announcement at another volume is better than none.
    _ = await self.set(self.volume.lend(call.announcement.volumeLevel, current: session.volume), over: session.link)
    let media = try await self.load(call.announcement.request, in: session)
    self.announced = media.mediaSessionId
    return media
  }

  private func load(_ request: LoadRequestData, in session: CastSession) async throws(CastError) -> MediaSnapshot {
    let lastLoadId = session.media.commands.lastLoadId
    do throws(CastError) {
      let media = try await session.media.load(request, isPassing: true)
      self.announcedLoadId = session.media.commands.lastLoadId
      self.isUndecided = false
      return media
    } catch {
      if session.media.commands.lastLoadId != lastLoadId { self.isUndecided = error.mayLeaveMediaPlaying }
      // Only a newer LOAD of this context replaces the request: the last LOAD is that one.
      if error.code != .requestReplaced { self.announcedLoadId = session.media.commands.lastLoadId }
      throw error
    }
  }

  /// Returns the session for announcements, launching the app if another one or none runs.
  private func announcer(_ announcement: Announcement) async throws(CastError) -> CastSession {
    if let watched { return watched }
    if case .other(let previous) = self.before, let session = self.session {
      previous.willBeLeft(at: self.context.clock.now)
      self.session = nil
      await session.end(.leave)
    }
    var options = SessionStartOptions(
      applicationId: SessionStartOptions.defaultMediaReceiver, timeout: announcement.timeout)
    options.usesExisting = true
    let session = try await self.start(options)
    self.watched = session
    return session
  }

  /// Starts the session; `didBegin` is called with a new one, before any notification about it.
  private func start(
    _ options: SessionStartOptions, didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> CastSession {
    let snapshot = try await self.context.sessions.start(self.target, options: options) { session in
      didBegin?(session)
      self.didBegin?(session)
    }
    let session = try self.context.sessions.session(snapshot.sessionId)
    self.session = session
    return session
  }

  /// Captures the playback at the moment of the interruption; pauses it first if the volume is about to change.
  private func interrupt(_ session: CastSession, forVolume level: Double?) async {
    guard case .announcer = self.before, !self.isInterrupted else { return }
    self.isInterrupted = true
    self.context.handovers.begin(in: session.id)
    if let items, Set(items.compactMap(\.itemId)) != Set(session.media.queue.knownItemIds) {
      await self.readQueue(of: session)
    }
    let snapshot = session.media.snapshot
    self.playback = InterruptedPlayback(snapshot, items: self.items, at: self.context.clock.now)
    if level != nil, self.playback?.plays == true, snapshot.commands.contains(.pause) {
      _ = try? await session.media.pause()
    }
  }

  /// Whether the announcement failed because another sender plays something.
  func isTaken(after error: CastError) -> Bool {
    switch error.code {
    case .requestReplaced: return true
    case .sessionEnded: return self.watched != nil
    case .mediaLoadCancelled:
      guard let snapshot = self.watched?.media.snapshot, snapshot.status?.isEnded == false else { return false }
      return self.playback?.isThere(snapshot) != true
    default: return false
    }
  }

  // MARK: Restoring

  func restore() async throws(CastError) {
    var failure: CastError?
    if let session = self.watched {
      try session.checkConnected()
      await self.silence(session)
      failure = await self.set(self.volume.giveBack(current: session.volume), over: session.link)
      // Without the link nothing else can be restored: all of it is tried again when the link is back.
      if let failure, session.connectionState != .connected { throw failure }
    }
    switch self.before {
    case .nothing:
      self.watched = nil
      await self.session?.end(.stopCasting)
    case .announcer:
      if let session = self.session { try await self.restorePlayback(in: session) }
      await self.leaveIfNew()
    case .other(let previous): try await self.restore(previous)
    }
    if let failure { throw failure }
  }

  /// Leaves the device to another sender that has taken it over.
  func abandon() async {
    if let session = self.watched { await self.giveVolumeBack(to: session) }
    let isInUse = self.watched.map { $0.media.commands.lastLoadId != self.announcedLoadId } ?? false
    self.watched = nil
    // The client of this context that has loaded other media keeps the session.
    guard !isInUse else { return }
    if case .announcer = self.before { return await self.leaveIfNew() }
    await self.session?.end(.leave)
  }

  /// Ends the interruption. Call it when nothing is left to restore.
  func close() {
    guard self.isInterrupted, let session else { return }
    self.isInterrupted = false
    self.context.handovers.end(in: session.id, as: self.isRestored ? session.media.snapshot.mediaSessionId : nil)
  }

  private func leaveIfNew() async {
    guard !self.hadSession else { return }
    self.watched = nil
    await self.session?.end(.leave)
  }

  /// Stops an announcement that was cut off.
  private func silence(_ session: CastSession) async {
    await self.determineOutcome(in: session)
    let snapshot = session.media.snapshot
    guard let announced, snapshot.status?.isEnded == false, snapshot.mediaSessionId == announced else { return }
    _ = try? await session.media.stop()
  }

  /// Requests the status if the outcome of the last announcement's LOAD isn't known. Media that isn't the earlier
  /// playback is the announcement.
  private func determineOutcome(in session: CastSession) async {
    guard self.isUndecided, let snapshot = try? await session.media.requestStatus() else { return }
    self.isUndecided = false
    if snapshot.mediaSessionId != self.playback?.mediaSessionId { self.announced = snapshot.mediaSessionId }
  }

  private func restorePlayback(in session: CastSession) async throws(CastError) {
    guard let playback else { return }
    let media = session.media
    if playback.isThere(media.snapshot) {
      self.isRestored = true
      if playback.plays, media.snapshot.isPaused { _ = try await media.play() }
      return
    }
    _ = try await media.loadUnchecked(playback.request)
    self.isRestored = true
    for correction in playback.corrections(for: media.snapshot, at: self.context.clock.now) {
      await self.carryOut(correction, media)
    }
    await media.settle(playback.plays ? .playing : .paused)
    try session.checkConnected()
    if self.isQueueIncomplete {
      throw CastError(
        .queueIncomplete, "The app told only a part of its queue, which is what is back.", sessionId: session.id)
    }
  }

  private func carryOut(_ correction: InterruptedPlayback.Correction, _ media: RemoteMediaClient) async {
    do throws(CastError) {
      switch correction {
      case .pause: _ = try await media.pause()
      case .play: _ = try await media.play()
      case .seek(let time): _ = try await media.seek(SeekOptions(.position(time)))
      case .repeatMode(let mode): _ = try await media.queue.setRepeatMode(mode)
      case .streamLevel(let level): _ = try await media.setStreamVolume(level)
      case .streamMuted(let muted): _ = try await media.setStreamMuted(muted)
      case .activeTracks(let ids): _ = try await media.setActiveTracks(ids)
      case .textTrackStyle(let style): _ = try await media.setTextTrackStyle(style)
      case .playbackRate(let rate): _ = try await media.setPlaybackRate(rate)
      }
    } catch {
      self.logger.info("not as before", metadata: ["what": "\(correction)", "error": "\(error)"])
    }
  }

  private func restore(_ previous: PreviousApplication) async throws(CastError) {
    // The other app was never launched, so the earlier one still runs.
    guard self.watched != nil || self.session == nil else { return await self.leaveIfNew() }
    self.watched = nil
    await self.session?.end(.leave)
    self.session = nil
    let session = try await self.start(previous.launch) { session in
      session.sessionOptions = previous.sessionOptions
      session.owner = previous.owner
    }
    do throws(CastError) {
      try await previous.restore(in: session)
    } catch {
      await self.leaveIfNew()
      throw error
    }
    await self.leaveIfNew()
  }

  // MARK: Volume

  /// Restores the volume of a session's device, over another connection if the session is over or suspended.
  private func giveVolumeBack(to session: CastSession) async {
    if session.connectionState == .connected {
      _ = await self.set(self.volume.giveBack(current: session.volume), over: session.link)
      return
    }
    guard self.volume.isLent else { return }
    let device = PlayerDevice(target: session.link.target, device: session.device)
    do throws(CastError) {
      try await DeviceVisit.make(to: device, within: Self.visitLimit, self.context.linkEnvironment) {
        visit throws(CastError) in
        _ = await self.set(self.volume.giveBack(current: visit.link.receiver.volume), over: visit.link)
      }
    } catch {
      self.logger.info("volume not restored", metadata: ["error": "\(error)"])
    }
  }

  /// Changes the volume, and returns the first error. An error doesn't prevent the other changes.
  private func set(_ changes: [VolumeLoan.Change], over link: ReceiverLink) async -> CastError? {
    guard !SessionTraits(link.receiver.volume).isFixedVolume else { return nil }
    var failure: CastError?
    for change in changes {
      do throws(CastError) {
        let volume: DeviceVolume
        switch change {
        case .level(let level): volume = try await link.setVolume(level)
        case .muted(let muted): volume = try await link.setMuted(muted)
        }
        self.volume.confirm(change, level: volume.level)
      } catch {
        self.logger.info("volume not set", metadata: ["change": "\(change)", "error": "\(error)"])
        failure = failure ?? error
      }
    }
    return failure
  }
}

extension RemoteMediaClient {
  /// The time limit for loaded media to play or pause: until then it buffers.
  private static let settlingLimit = TimeAmount.seconds(10)

  /// Waits until the loaded media plays or is paused. Taking longer is not an error.
  func settle(_ state: PlayerState = .playing) async {
    _ = try? await self.wait(for: StateWait(state, timeout: Self.settlingLimit))
  }
}

extension CastContext {
  /// Whether announcements can be made in this app if it runs: the default media receiver, and the apps of the
  /// context's criteria.
  fileprivate func announces(_ application: ReceiverApplication) -> Bool {
    let ids = [SessionStartOptions.defaultMediaReceiver] + self.options.discoveryCriteria.applicationIds
    return application.supportsMedia && ids.contains { application.matches($0) }
  }
}
