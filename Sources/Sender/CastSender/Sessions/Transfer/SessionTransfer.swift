package import CastModel
package import NIOCore

/// A session's transfer to another device by this sender (cast.md 13): store the state, launch the app there, send it
/// the state, stop the app here. A pure value.
///
/// Until the app plays there, the session stays on its device, and a failure undoes the steps on the other one. It
/// ends with exactly one ``Action/finish(_:)`` or ``Action/fail(_:)``; later events do nothing.
package struct SessionTransfer: Sendable {
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
  /// The start of connecting, which has its own time limits; they pause while the TV asks its viewer.
  private var connectingSince: NIODeadline?
  private var state: SessionState?
  private var handOver: HandOver?
  /// The error of RESUME_SESSION, while LOAD is tried.
  private var resumeError: CastError?

  /// - Parameter hasMedia: Whether something is loaded.
  package init(hasMedia: Bool, timeout: TimeAmount, now: NIODeadline) {
    self.hasMedia = hasMedia
    self.startedAt = now
    self.deadline = now + timeout
  }

  /// The time at which ``Event/tick`` is due; `nil` while connecting, and once the session has moved or the transfer
  /// failed.
  package var nextDeadline: NIODeadline? {
    switch self.step {
    case .idle, .connecting, .stopping, .over: nil
    case .storing, .handingOver: self.deadline
    }
  }

  package var isReversible: Bool { self.step != .stopping && self.step != .over }

  /// Whether the transfer continues although the app here ends: its state is known, and the session isn't on the other
  /// device yet. An app that is launched on a group replaces those of its members.
  package var outlivesSource: Bool { self.state != nil && self.isReversible }

  package func elapsed(now: NIODeadline) -> TimeAmount { now - self.startedAt }

  /// Handles an event. Returns the actions, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    switch (event, self.step) {
    case (_, .over): return []
    case (.begin, .idle): return self.begin(now: now)
    case (.stored(let state), .storing):
      self.state = state
      return self.connect(now: now)
    case (.stored(let state?), .handingOver):
      self.state = state
      return []
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
    // Only a state that the app stored can be resumed by the app; one made from the media status must be loaded.
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
  /// Whether a LOAD may succeed after RESUME_SESSION failed: the app rejected it or didn't answer, but is still
  /// connected.
  var mayBeHelpedByLoading: Bool {
    switch self.code {
    case .connectionLost, .sessionEnded, .sessionNotConnected, .sessionSuspended, .requestCancelled, .requestReplaced:
      false
    default: true
    }
  }
}

extension SessionTransfer {
  /// The method by which the other device gets the state.
  package enum HandOver: Sendable, Hashable {
    /// RESUME_SESSION, for a state that the app stored.
    case resumeSession
    /// LOAD.
    case load
  }

  package enum Event: Sendable {
    case begin
    /// The playback state; `nil` if nothing plays, or nothing that can be moved. It comes again if another item begins
    /// before the state is handed over.
    case stored(SessionState?)
    /// The app didn't return its state.
    case storeFailed(CastError)
    /// The app on the other device is connected.
    case connected(supportsMedia: Bool)
    case connectFailed(CastError)
    /// The media plays on the other device.
    case handedOver
    case handOverFailed(CastError)
    /// The device that the session left stopped the app, or didn't confirm it.
    case stopped(isConfirmed: Bool)
    /// The session is over, or is ending.
    case sourceEnded(CastError)
    case cancel(CastError)
    /// A deadline may have been reached.
    case tick
  }

  /// An action that the owner must carry out.
  package enum Action: Sendable {
    case report(ConnectionPhase, message: String?)
    /// Request the app's state with STORE_SESSION.
    case store
    /// Create the state from the media status.
    case readStatus
    /// Connect to the other device, and launch or join the app there.
    case connect
    case handOver(HandOver, SessionState)
    /// Move the session to the other device's link.
    case adopt
    /// End the app on the device that the session left.
    case stopSource
    /// Undo the steps on the other device; the session is unchanged.
    case rollBack
    case finish(Outcome)
    case fail(CastError)
  }

  package struct Outcome: Sendable, Hashable {
    /// The source of the state; `nil` if nothing played, or nothing that can be moved.
    package var source: PlaybackStateSource?
    /// The method of the hand-over; `nil` if there was nothing to hand over.
    package var handOver: HandOver?
    /// Whether the old device confirmed that its app has ended.
    package var isSourceStopped: Bool
  }
}
