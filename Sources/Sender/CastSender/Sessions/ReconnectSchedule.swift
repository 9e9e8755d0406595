package import CastModel
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

  /// What to do.
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
  /// The part of a pause that is random, 0 to 1.
  private static let jitter = 0.5
  private let giveUpAt: NIODeadline?

  /// - Parameter random: 0 to 1, for the random parts of pauses; another one each time.
  package init(_ reason: SessionSuspendReason, options: ReconnectOptions, random: Double, now: NIODeadline) {
    self.options = options
    self.isPersistent = reason.resumesByItself
    self.delay = TimeAmount(options.initialDelay)
    self.giveUpAt = reason.resumesByItself ? options.limit.map { now + $0 } : nil
    // The first pause is random as a whole: nothing is gained by waiting for a device that restarts at once.
    self.stage = reason.resumesByItself ? .waiting(until: now + self.delay * random) : .held
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
  package mutating func attemptFailed(random: Double, now: NIODeadline) -> Action? {
    guard self.stage == .attempting else { return nil }
    guard self.isPersistent else {
      self.stage = .held
      return nil
    }
    if let giveUpAt, giveUpAt <= now { return self.giveUp() }
    let fixed = self.delay * (1 - Self.jitter)
    self.stage = .waiting(until: now + fixed + self.delay * (Self.jitter * random))
    let cap = TimeAmount(self.options.maximumDelay)
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

extension ReconnectOptions {
  /// How long after the loss the session is given up; `nil`: never.
  package var limit: TimeAmount? { self.giveUpAfter == .zero ? nil : TimeAmount(self.giveUpAfter) }
}

extension SessionSuspendReason {
  /// Whether the session comes back by itself.
  package var resumesByItself: Bool { [.networkError, .networkNotReachable, .terminated].contains(self) }
}

extension TimeAmount {
  /// A part or multiple; what doesn't fit is cut.
  fileprivate static func * (amount: TimeAmount, factor: Double) -> TimeAmount {
    .nanoseconds(Int64(clamping: Int((Double(amount.nanoseconds) * factor).rounded(.down))))
  }
}
