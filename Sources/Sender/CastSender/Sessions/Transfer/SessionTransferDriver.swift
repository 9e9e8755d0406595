import CastModel
import Logging
import LoopIsolation
import NIOCore

/// The execution of a ``SessionTransfer``.
@LoopActor
final class SessionTransferDriver {
  struct Result: Sendable {
    var session: SessionSnapshot
    var outcome: SessionTransfer.Outcome
  }

  private let session: CastSession
  /// The link to the other device. In the end it holds the link to the device that the session left.
  private let visit: LinkVisit
  private let keepsVolume: Bool
  private var steps: SessionTransfer
  private var timer: LoopTimer?
  private let waiter = Waiter<Result, CastError>()
  /// The media session and item from which the state was taken.
  private var stored: (mediaSessionId: Int64?, itemId: Int64?)?
  /// The end of the app here in the meantime, of which the session is notified if the transfer fails.
  private var heldEnd: (reason: SessionEndReason, error: CastError?)?
  /// Called when no work is left on either device.
  private let didFinish: @LoopActor () -> Void

  init(
    _ session: CastSession, to destination: LinkVisit, timeout: TimeAmount?, keepsVolume: Bool,
    didFinish: @escaping @LoopActor () -> Void
  ) {
    self.session = session
    self.visit = destination
    self.keepsVolume = keepsVolume
    self.didFinish = didFinish
    self.steps = SessionTransfer(
      hasMedia: session.media.snapshot.status?.isEnded == false,
      timeout: timeout ?? session.environment.options.transfer.total, now: session.environment.clock.now)
    destination.link.progress = { [session] phase, elapsed, message in
      session.environment.emit(
        .session(.didEnterPhase(sessionId: session.id, phase: phase, elapsed: elapsed, message: message)))
    }
  }

  private var link: ReceiverLink { self.visit.link }

  /// Transfers the session. Returns when it is on the other device and the app here has ended. Cancelling the calling
  /// task rolls back, as long as that is possible.
  func run() async throws(CastError) -> Result {
    self.session.environment.emit(.transfer(.willTransfer(self.session.snapshot, to: self.link.device)))
    self.advance(.begin)
    if Task.isCancelled { self.cancel() }
    return try await self.waiter.value { self.cancel() }
  }

  private func cancel() {
    self.advance(.cancel(CastError(.requestCancelled, "The transfer was cancelled.", sessionId: self.session.id)))
  }

  /// Ends the transfer, because the session is over or is being ended.
  func sourceEnds(_ error: CastError) { self.advance(.sourceEnded(error)) }

  /// Holds back the end of the app here until the transfer is decided. Returns whether it did: the transfer must have
  /// the state that the other device needs.
  func holdsBack(_ reason: SessionEndReason, error: CastError?) -> Bool {
    guard self.steps.outlivesSource else { return false }
    self.heldEnd = (reason, error)
    return true
  }

  // MARK: Steps

  private func advance(_ event: SessionTransfer.Event) {
    let actions = self.steps.handle(event, now: self.session.environment.clock.now)
    for action in actions { self.carryOut(action) }
    self.timer?.cancel()
    self.timer = self.steps.nextDeadline.map { deadline in
      self.session.environment.clock.schedule(at: deadline) { [weak self] in self?.advance(.tick) }
    }
  }

  private func carryOut(_ action: SessionTransfer.Action) {
    switch action {
    case .report(let phase, let message):
      self.session.environment.emit(
        .session(
          .didEnterPhase(
            sessionId: self.session.id, phase: phase,
            elapsed: self.steps.elapsed(now: self.session.environment.clock.now), message: message)))
    case .store: LoopActor.task { await self.store() }
    case .readStatus: LoopActor.task { await self.readStatus() }
    case .connect: LoopActor.task { await self.connect() }
    case .handOver(let way, let state): LoopActor.task { await self.handOver(state, by: way) }
    case .adopt: self.session.cross(to: self.visit)
    case .stopSource: LoopActor.task { await self.stopSource() }
    case .rollBack: self.rollBack()
    case .finish(let outcome): self.finish(.success(Result(session: self.session.snapshot, outcome: outcome)))
    case .fail(let error): self.didFail(error)
    }
  }

  private func store() async {
    self.noteWhatPlays()
    do throws(CastError) {
      self.advance(.stored(try await self.session.storeSession()))
    } catch {
      self.advance(.storeFailed(error))
    }
  }

  private func readStatus() async {
    self.noteWhatPlays()
    self.advance(.stored(await self.session.playbackStateFromStatus()))
  }

  private func connect() async {
    // The transfer may have failed at once.
    guard self.steps.step == .connecting else { return }
    do throws(CastError) {
      try await self.link.open()
      // The transfer may have ended while the app was being launched.
      guard self.steps.step == .connecting else { return await self.leaveDestination() }
      try self.checkDestination()
      self.advance(.connected(supportsMedia: self.link.application?.supportsMedia ?? false))
    } catch {
      self.advance(.connectFailed(error))
      if self.link.isOver { self.didFinish() }
    }
  }

  private func handOver(_ state: SessionState, by way: SessionTransfer.HandOver) async {
    do throws(CastError) {
      let firstWay: SessionTransfer.HandOver = state.source == .application ? .resumeSession : .load
      if self.keepsVolume, let level = self.session.volume?.level, way == firstWay {
        _ = try? await self.link.setVolume(level)
      }
      let state = await self.broughtUpToDate(state).fitting()
      switch way {
      case .resumeSession: _ = try await self.visit.media.resume(state)
      // A device's state can never make this machine serve a file.
      case .load: _ = try await self.visit.media.loadUnchecked(state.loadRequestData)
      }
      try self.checkDestination()
      self.advance(.handedOver)
    } catch {
      self.advance(.handOverFailed(error))
    }
  }

  /// Checks that the other device's link is still up, since it may have broken in the moment of the answer.
  private func checkDestination() throws(CastError) {
    guard self.link.stage == .up else {
      throw CastError(.connectionLost, "The connection to the other device was lost.")
    }
  }

  private func stopSource() async {
    guard self.heldEnd == nil else {
      await self.link.leave(stoppingApplication: false)
      return self.advance(.stopped(isConfirmed: true))
    }
    // A device that can't be reached now isn't waited for.
    let isStopped = self.link.stage == .up ? await self.link.leave(stoppingApplication: true) : false
    self.advance(.stopped(isConfirmed: isStopped))
  }

  // MARK: What plays

  private var whatPlays: (mediaSessionId: Int64?, itemId: Int64?) {
    let snapshot = self.session.media.snapshot
    return (snapshot.mediaSessionId, snapshot.status?.currentItemId)
  }

  private func noteWhatPlays() { self.stored = self.whatPlays }

  /// Returns the state with the position that the app here has reached by now, or a newer state if another item began
  /// since the state was taken. A LOAD that follows a rejected RESUME_SESSION gets the newer state, too.
  private func broughtUpToDate(_ state: SessionState) async -> SessionState {
    guard self.session.connectionState == .connected, let stored, self.whatPlays.mediaSessionId != nil else {
      return state
    }
    if stored == self.whatPlays {
      var state = state
      state.refresh(from: self.session.media.snapshot, at: self.session.environment.clock.now)
      return state
    }
    self.noteWhatPlays()
    var newer = state.source == .application ? try? await self.session.storeSession() : nil
    if newer == nil { newer = await self.session.playbackStateFromStatus() }
    guard let newer else { return state }
    self.advance(.stored(newer))
    return newer
  }

  // MARK: The end

  /// Undoes the steps on the other device.
  private func rollBack() {
    // A launch in flight can't be undone before the receiver has answered it: `connect` undoes it then.
    if self.link.isWaitingForLaunch { return }
    if self.link.isOver { return self.didFinish() }
    LoopActor.task { await self.leaveDestination() }
  }

  private func leaveDestination() async {
    // A link that is still opening stops the app that it launched itself; for a broken link, the device is contacted
    // again.
    await self.link.leave(stoppingApplication: !self.link.isOpening && self.link.hasLaunched)
    self.didFinish()
  }

  private func didFail(_ error: CastError) {
    var error = error
    error.sessionId = self.session.id
    // The launch there may still be in flight, and the session over.
    self.link.progress = nil
    self.session.logger.component("SessionTransferDriver").notice(
      "session not transferred", metadata: ["error": "\(error)"])
    if self.session.transfer === self { self.session.transfer = nil }
    self.session.environment.emit(
      .transfer(.didFailToTransfer(self.session.snapshot, to: self.link.device, error: error)))
    self.finish(.failure(error))
    guard let heldEnd else { return }
    // Later, because the session may be ending or being suspended now, which is the cause of the failure.
    LoopActor.task { [session] in session.applicationDidEnd(heldEnd.reason, error: heldEnd.error) }
  }

  private func finish(_ result: Swift.Result<Result, CastError>) {
    if self.session.transfer === self { self.session.transfer = nil }
    if case .success = result { self.didFinish() }
    self.waiter.finish(result)
  }
}
