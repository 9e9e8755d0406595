package import NIOCore

/// When a suspended session is tried again: back-off that doubles, with a random part and a cap, until it is given up (cast.md
/// 12). A pure value.
package struct ReconnectSchedule: Sendable, Hashable {
  /// What the session is doing about its link.
  package enum Stage: Sendable, Hashable {
    /// Nothing, until somebody asks.
    case held
    case waiting(until: NIODeadline)
    case attempting
    case over
  }

  /// What is to be done.
  package enum Action: Sendable, Hashable {
    /// Try to resume; attempts count from 1.
    case attempt(Int)
    /// The time is up.
    case giveUp
  }

  package private(set) var stage: Stage
  /// How many attempts were begun.
  package private(set) var attempts = 0
  /// Whether a failed attempt is followed by another one.
  private var isPersistent: Bool
  private var delay: TimeAmount
  private let options: ReconnectOptions
  private let giveUpAt: NIODeadline?

  /// - Parameter lot: 0 to 1, of the random parts of pauses; another one each time.
  package init(_ reason: SessionSuspendReason, options: ReconnectOptions, lot: Double, now: NIODeadline) {
    self.options = options
    self.isPersistent = reason.resumesByItself
    self.delay = options.initialDelay
    self.giveUpAt = reason.resumesByItself ? options.giveUpAfter.map { now + $0 } : nil
    // The first pause is drawn by lot as a whole: nothing is gained by waiting for a device that restarts at once.
    self.stage = reason.resumesByItself ? .waiting(until: now + options.initialDelay * lot) : .held
  }

  /// When ``deadlineReached(now:)`` is due.
  package var deadline: NIODeadline? {
    if case .waiting(let until) = self.stage { min(until, self.giveUpAt ?? until) } else { nil }
  }

  /// Whether the link is being made.
  package var isAttempting: Bool { self.stage == .attempting }

  /// The time of ``deadline`` has come, or not yet.
  package mutating func deadlineReached(now: NIODeadline) -> Action? {
    guard case .waiting(let until) = self.stage else { return nil }
    if let giveUpAt, giveUpAt <= now { return self.giveUp() }
    return until <= now ? self.attempt() : nil
  }

  /// The device was seen, or somebody asks: don't wait any longer.
  ///
  /// - Parameter isRequested: Whether a session that is held is woken, too.
  package mutating func hurry(isRequested: Bool = false) -> Action? {
    switch self.stage {
    case .waiting: return self.attempt()
    case .held where isRequested: return self.attempt()
    default: return nil
    }
  }

  /// The attempt failed, in a way that another one may not.
  package mutating func attemptFailed(lot: Double, now: NIODeadline) -> Action? {
    guard self.stage == .attempting else { return nil }
    guard self.isPersistent else {
      self.stage = .held
      return nil
    }
    if let giveUpAt, giveUpAt <= now { return self.giveUp() }
    let fixed = self.delay * (1 - self.options.jitter)
    self.stage = .waiting(until: now + fixed + self.delay * (self.options.jitter * lot))
    let cap = self.options.maximumDelay
    self.delay = self.delay < cap - self.delay ? self.delay + self.delay : cap
    return nil
  }

  /// The session is up again, or over.
  package mutating func finish() { self.stage = .over }

  private mutating func attempt() -> Action {
    self.stage = .attempting
    self.attempts += 1
    return .attempt(self.attempts)
  }

  private mutating func giveUp() -> Action {
    self.stage = .over
    return .giveUp
  }
}

extension TimeAmount {
  /// A part or multiple; what doesn't fit is cut.
  fileprivate static func * (amount: TimeAmount, factor: Double) -> TimeAmount {
    .nanoseconds(Int64(clamping: Int((Double(amount.nanoseconds) * factor).rounded(.down))))
  }
}
