import CastDiscovery
import CastModel
import Logging
import LoopIsolation
import NIOCore

/// The execution of the ``Interruption`` of one device.
@LoopActor
final class InterruptionDriver {
  /// A caller's announcement, and the waiter for its result.
  struct Call {
    let announcement: Announcement
    let didBegin: (@LoopActor (CastSession) -> Void)?
    let waiter: Waiter<InterruptionResult, CastError>
  }

  let device: DiscoveredDevice
  private let target: SessionTarget
  private let context: CastContext
  private let logger: Logger
  private var steps = Interruption()
  private var calls: [UInt64: Call] = [:]
  private var lastCall: UInt64 = 0
  private var timer: LoopTimer?
  /// The work in progress; each piece waits for the one before.
  private var work: Task<Void, Never>?
  private var listener: EventSubscription?
  /// The captured state of the device.
  private var scene: InterruptionScene?
  private let didFinish: @LoopActor () -> Void

  init(
    _ target: SessionTarget, device: DiscoveredDevice, context: CastContext, didFinish: @escaping @LoopActor () -> Void
  ) {
    self.target = target
    self.device = device
    self.context = context
    self.logger = context.logger.component("InterruptionDriver")
    self.didFinish = didFinish
    self.listener = context.addListener { [weak self] event in self?.received(event) }
  }

  /// Whether all work is done.
  var isOver: Bool { self.listener == nil }

  func isFor(_ device: DiscoveredDevice) -> Bool {
    if self.device.deviceId == device.deviceId { return true }
    guard let session = self.scene?.session else { return false }
    return session.device.deviceId == device.deviceId || session.isAt(anyOf: [device.host], port: device.port)
  }

  /// Makes an announcement when its turn comes. Returns when the earlier playback is restored.
  func announce(
    _ announcement: Announcement, didBegin: (@LoopActor (CastSession) -> Void)?
  ) async throws(CastError) -> InterruptionResult {
    self.lastCall += 1
    let id = self.lastCall
    let waiter = Waiter<InterruptionResult, CastError>()
    self.calls[id] = Call(announcement: announcement, didBegin: didBegin, waiter: waiter)
    self.advance(.add(Interruption.Announcement(id: id, maximumDuration: announcement.maximumDuration)))
    return try await waiter.value { self.advance(.cancel(id)) }
  }

  /// Cancels every announcement. Returns when the earlier playback is restored.
  func end() async {
    for id in self.calls.keys.sorted() { self.advance(.cancel(id)) }
    while let work, [.capturing, .loading, .restoring].contains(self.steps.step) { await work.value }
  }

  // MARK: Steps

  private func advance(_ event: Interruption.Event) {
    let actions = self.steps.handle(event, now: self.context.clock.now)
    if self.steps.step == .idle || self.steps.step == .capturing { self.scene?.close() }
    for action in actions { self.carryOut(action) }
    self.timer?.cancel()
    self.timer = self.steps.nextDeadline.map { deadline in
      self.context.clock.schedule(at: deadline) { [weak self] in self?.advance(.tick) }
    }
  }

  private func carryOut(_ action: Interruption.Action) {
    switch action {
    case .capture(let id): self.perform { await self.capture(id) }
    case .announce(let id): self.perform { await self.announce(id) }
    case .cancelWork: self.work?.cancel()
    case .restore: self.perform { await self.restore() }
    case .abandon: self.perform { await self.scene?.abandon() }
    case .finish(let id, let error): self.finish(id, error)
    }
  }

  private func perform(_ body: @escaping @LoopActor () async -> Void) {
    let previous = self.work
    self.work = LoopActor.task {
      await previous?.value
      await body()
      if self.steps.step == .idle { self.close() }
    }
  }

  private func finish(_ id: UInt64, _ error: CastError?) {
    guard let call = self.calls.removeValue(forKey: id) else { return }
    if let error {
      self.logger.notice("interruption failed", metadata: ["error": "\(error)"])
      call.waiter.finish(.failure(error))
    } else {
      call.waiter.finish(.success(InterruptionResult(device: self.device, sessionId: self.scene?.lastingSessionId)))
    }
  }

  private func close() {
    guard let listener else { return }
    self.context.removeListener(listener)
    self.listener = nil
    self.didFinish()
  }

  // MARK: Work

  private func capture(_ id: UInt64) async {
    guard let call = self.calls[id] else { return }
    do throws(CastError) {
      if Task.isCancelled { throw CastError(.requestCancelled, "The announcement was cancelled.") }
      self.scene = try await InterruptionScene.capture(self.target, device: self.device, call, context: self.context)
      self.checkLink()
      self.advance(.captured)
    } catch {
      self.advance(.captureFailed(error))
    }
  }

  private func announce(_ id: UInt64) async {
    guard let call = self.calls[id], let scene else { return }
    do throws(CastError) {
      if Task.isCancelled { throw CastError(.requestCancelled, "The announcement was cancelled.") }
      let media = try await scene.announce(call)
      self.checkLink()
      self.advance(.loaded(mediaSessionId: media.mediaSessionId))
      if let snapshot = scene.watched?.media.snapshot { self.advance(.observed(Interruption.Media(snapshot))) }
    } catch {
      self.checkLink()
      self.advance(.loadFailed(error, isTaken: scene.isTaken(after: error)))
    }
  }

  private func restore() async {
    guard let scene else { return self.advance(.restored) }
    do throws(CastError) {
      try await scene.restore()
      self.advance(.restored)
    } catch {
      self.logger.notice("what was before is not restored", metadata: ["error": "\(error)"])
      self.advance(.restoreFailed(error))
    }
  }

  // MARK: Events

  /// Handles a link that broke before it was watched.
  private func checkLink() {
    if self.scene?.watched?.connectionState == .suspended { self.advance(.linkLost) }
  }

  private func received(_ event: CastEvent) {
    guard let session = self.scene?.watched else { return }
    let id = session.id
    switch event {
    case .session(.didSuspend(let snapshot, _, _)) where snapshot.sessionId == id: self.advance(.linkLost)
    case .session(.didResume(let snapshot)) where snapshot.sessionId == id:
      self.advance(.linkRestored)
      self.advance(.observed(Interruption.Media(session.media.snapshot)))
    case .session(.didEnd(let snapshot, let reason, let error)) where snapshot.sessionId == id:
      let ended = CastError(
        .sessionEnded, "The session ended during the announcement: \(reason.rawValue). The device was left as it is.",
        sessionId: id)
      self.advance(.sessionEnded(error ?? ended))
    case .transfer(.didTransfer(let snapshot, _)) where snapshot.sessionId == id:
      self.advance(
        .sessionEnded(
          CastError(.sessionTransferred, "The session came to another device during the announcement.", sessionId: id)))
    // When the app ends, so does its media; only the end of the app counts.
    case .media where session.link.presence?.isOver == true: break
    case .media(.didEndSession(id, let mediaSessionId, let idleReason)):
      self.advance(
        .observed(Interruption.Media(ended: mediaSessionId, idleReason, snapshot: session.media.snapshot)))
    case .media(.didUpdateStatus(let snapshot)) where snapshot.sessionId == id:
      self.advance(.observed(Interruption.Media(snapshot)))
    default: break
    }
  }
}

extension Interruption.Media {
  fileprivate init(_ snapshot: MediaSnapshot) {
    self.init(
      mediaSessionId: snapshot.mediaSessionId, isEnded: snapshot.status?.isEnded ?? true,
      idleReason: snapshot.status?.idleReason)
  }

  /// Creates the state after the end of a media session. If it ended without a reason because another one replaced it,
  /// `snapshot` shows that one already.
  fileprivate init(ended mediaSessionId: Int64, _ idleReason: IdleReason?, snapshot: MediaSnapshot) {
    let isReplaced = snapshot.status?.isEnded == false && snapshot.mediaSessionId != mediaSessionId
    guard idleReason == nil, isReplaced else {
      self.init(mediaSessionId: mediaSessionId, isEnded: true, idleReason: idleReason)
      return
    }
    self.init(snapshot)
  }
}
