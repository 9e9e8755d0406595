package import CastModel
package import NIOCore

/// A session's move to another device, made by this sender (cast.md 13): take the state, launch the app there, give it the
/// state, stop the app here. A pure value.
///
/// Until the app plays there the session stays where it is, and whatever fails is undone there. It ends with exactly one
/// ``Action/finish(_:)`` or ``Action/fail(_:)``; events after that do nothing.
package struct SessionTransfer: Sendable {
  /// How far it is.
  package enum Step: Sendable, Hashable {
    case idle
    case storing
    case connecting
    case handingOver(HandOver)
    case stopping
    case over
  }

  package private(set) var step = Step.idle
  private let hasMedia: Bool
  private let startedAt: NIODeadline
  private var deadline: NIODeadline
  /// Connecting has limits of its own, which stand still while the TV asks its viewer.
  private var connectingSince: NIODeadline?
  private var state: SessionState?
  private var handOver: HandOver?
  /// Why RESUME_SESSION failed, while LOAD is tried.
  private var resumeError: CastError?

  /// - Parameter hasMedia: Whether something is loaded.
  package init(hasMedia: Bool, timeout: TimeAmount, now: NIODeadline) {
    self.hasMedia = hasMedia
    self.startedAt = now
    self.deadline = now + timeout
  }

  /// When ``Event/tick`` is due; `nil` while connecting, and once the session has moved, or never will.
  package var nextDeadline: NIODeadline? {
    switch self.step {
    case .idle, .connecting, .stopping, .over: nil
    default: self.deadline
    }
  }

  /// Whether it can still be undone.
  package var isReversible: Bool { self.step != .stopping && self.step != .over }

  /// Time since it began.
  package func elapsed(now: NIODeadline) -> TimeAmount { now - self.startedAt }

  /// Takes an event; returns the actions, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    switch (event, self.step) {
    case (_, .over): return []
    case (.begin, .idle): return self.begin(now: now)
    case (.stored(let state), .storing):
      self.state = state
      return self.connect(now: now)
    case (.storeFailed, .storing): return [.readStatus]
    case (.connected(let supportsMedia), .connecting): return self.giveState(supportsMedia: supportsMedia, now: now)
    case (.handedOver, .handingOver(let way)):
      self.handOver = way
      return self.adopt()
    case (.handOverFailed(let error), .handingOver(let way)): return self.handOverFailed(way, error, now: now)
    case (.stopped(let isConfirmed), .stopping): return self.finish(isSourceStopped: isConfirmed)
    case (.connectFailed(let error), .connecting): return self.fail(error, now: now)
    case (.sourceEnded(let error), _), (.cancel(let error), _):
      return self.isReversible ? self.fail(error, now: now) : []
    case (.tick, _): return self.tick(now: now)
    default: return []
    }
  }

  private mutating func begin(now: NIODeadline) -> [Action] {
    guard self.hasMedia else { return self.connect(now: now) }
    self.step = .storing
    return [.report(.storeSession, message: nil), .store]
  }

  private mutating func connect(now: NIODeadline) -> [Action] {
    self.step = .connecting
    self.connectingSince = now
    return [.connect]
  }

  private mutating func giveState(supportsMedia: Bool, now: NIODeadline) -> [Action] {
    if let connectingSince { self.deadline = self.deadline + (now - connectingSince) }
    guard let state else { return self.adopt() }
    guard supportsMedia else {
      return self.fail(
        CastError(.mediaNotSupported, "The app on the other device doesn't play media, so it can't go on there."),
        now: now)
    }
    // An app that gave its state takes it back; what was made of the status is no app's state.
    let way = state.source == .application ? HandOver.resumeSession : .load
    self.step = .handingOver(way)
    return [.report(.resumeSession, message: nil), .handOver(way, state)]
  }

  private mutating func handOverFailed(_ way: HandOver, _ error: CastError, now: NIODeadline) -> [Action] {
    guard way == .resumeSession, let state, state.isLoadable, error.mayBeHelpedByLoading else {
      return self.fail(self.resumeError ?? error, now: now)
    }
    self.resumeError = error
    self.step = .handingOver(.load)
    return [
      .report(.resumeSession, message: "The app doesn't take the state; the media is loaded instead."),
      .handOver(.load, state),
    ]
  }

  private mutating func adopt() -> [Action] {
    self.step = .stopping
    return [.adopt, .report(.stopSource, message: nil), .stopSource]
  }

  private mutating func finish(isSourceStopped: Bool) -> [Action] {
    self.step = .over
    return [.finish(Outcome(source: self.state?.source, handOver: self.handOver, isSourceStopped: isSourceStopped))]
  }

  private mutating func tick(now: NIODeadline) -> [Action] {
    guard let deadline = self.nextDeadline, deadline <= now else { return [] }
    return self.fail(
      CastError(.connectionTimedOut, "The session did not come to the other device in time."), now: now)
  }

  private mutating func fail(_ error: CastError, now: NIODeadline) -> [Action] {
    let phase: ConnectionPhase? =
      switch self.step {
      case .storing: .storeSession
      case .handingOver: .resumeSession
      default: nil
      }
    self.step = .over
    var cause = error
    cause.phase = cause.phase ?? phase
    var failure = CastError(
      .sessionTransferFailed, "The session stays where it is: \(error.message)", phase: cause.phase,
      elapsed: self.elapsed(now: now), receiver: error.receiver, cause: cause)
    failure.authentication = error.authentication
    return [.rollBack, .fail(failure)]
  }
}

extension CastError {
  /// Whether an app that refused RESUME_SESSION may take a LOAD: it answered, or kept silent, and is still there.
  var mayBeHelpedByLoading: Bool {
    switch self.code {
    case .connectionLost, .sessionEnded, .sessionNotConnected, .sessionSuspended, .requestCancelled, .requestReplaced:
      false
    default: true
    }
  }
}

extension SessionTransfer {
  /// How the state comes to the other device.
  package enum HandOver: Sendable, Hashable {
    /// RESUME_SESSION: the app gave the state, and takes it back.
    case resumeSession
    /// LOAD.
    case load
  }

  /// What happened.
  package enum Event: Sendable {
    case begin
    /// The state of what plays; `nil`: nothing does, or nothing that can be moved.
    case stored(SessionState?)
    /// The app doesn't tell its state.
    case storeFailed(CastError)
    /// The other device's app is connected to.
    case connected(supportsMedia: Bool)
    case connectFailed(CastError)
    /// It plays there.
    case handedOver
    case handOverFailed(CastError)
    /// The device that was left stopped the app, or not.
    case stopped(isConfirmed: Bool)
    /// The session is over, or is about to be.
    case sourceEnded(CastError)
    /// Somebody gave up.
    case cancel(CastError)
    /// Time went by.
    case tick
  }

  /// What to do.
  package enum Action: Sendable {
    case report(ConnectionPhase, message: String?)
    /// Ask the app for its state: STORE_SESSION.
    case store
    /// Make the state of the media status.
    case readStatus
    /// Connect to the other device, and launch or join the app there.
    case connect
    case handOver(HandOver, SessionState)
    /// The session is the other device's from now on.
    case adopt
    /// End the app on the device that is left.
    case stopSource
    /// Undo what was done on the other device; the session is as it was.
    case rollBack
    case finish(Outcome)
    case fail(CastError)
  }

  /// How it went.
  package struct Outcome: Sendable, Hashable {
    /// Where the state came from; `nil`: nothing played.
    package var source: PlaybackStateSource?
    /// How it came to the other device; `nil`: there was nothing to hand over.
    package var handOver: HandOver?
    /// Whether the old device confirmed that its app has ended.
    package var isSourceStopped: Bool
  }
}
