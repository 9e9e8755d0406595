package import CastModel
package import NIOCore

/// The times at which a suspended session retries: a back-off that doubles, with a random part and a cap, until the
/// time limit ends it (cast.md 12). A pure value.
package struct ReconnectSchedule: Sendable, Hashable {
  package enum Stage: Sendable, Hashable {
    /// No retry until a caller requests one.
    case held
    case waiting(until: NIODeadline)
    case attempting
    case over
  }

  /// An action that the owner must carry out.
  package enum Action: Sendable, Hashable {
    /// Try to resume. Attempts count from 1.
    case attempt(Int)
    /// The time limit is reached: end the session.
    case giveUp
  }

  package private(set) var stage: Stage
  /// The number of attempts begun.
  package private(set) var attempts = 0
  /// Whether a failed attempt is followed by another.
  private var isPersistent: Bool
  /// Whether the device moved while the attempt was in progress, which may go to the old address.
  private var hasMoved = false
  private var delay: TimeAmount
  private let options: ReconnectOptions
  /// The part of a pause that is random, from 0 to 1.
  private static let jitter = 0.5
  /// The lower limit of the delay after a failed attempt, whose fixed part is half of it: without a pause, a device
  /// that refuses connections would be tried without end.
  private static let minimumDelay = TimeAmount.milliseconds(500)
  private var giveUpAt: NIODeadline?

  /// - Parameter random: 0 to 1, for the random parts of pauses; a new number for each call.
  package init(_ reason: SessionSuspendReason, options: ReconnectOptions, random: Double, now: NIODeadline) {
    self.options = options
    self.isPersistent = reason.resumesByItself
    self.delay = TimeAmount(options.initialDelay)
    self.giveUpAt = reason.resumesByItself ? Self.giveUpTime(options, now: now) : nil
    // The first pause has no fixed part, which would gain nothing with a device that restarts at once.
    self.stage = reason.resumesByItself ? .waiting(until: now + self.delay * random) : .held
  }

  /// Returns the end of attempts that begin now; `nil` with a `giveUpAfter` of zero: attempts never end.
  private static func giveUpTime(_ options: ReconnectOptions, now: NIODeadline) -> NIODeadline? {
    options.giveUpAfter == .zero ? nil : now + TimeAmount(options.giveUpAfter)
  }

  /// The time at which ``deadlineReached(now:)`` is due.
  package var deadline: NIODeadline? {
    if case .waiting(let until) = self.stage { min(until, self.giveUpAt ?? until) } else { nil }
  }

  package var isAttempting: Bool { self.stage == .attempting }

  /// Handles ``deadline``. Does nothing if it hasn't been reached.
  package mutating func deadlineReached(now: NIODeadline) -> Action? {
    guard case .waiting(let until) = self.stage else { return nil }
    if let giveUpAt, giveUpAt <= now { return self.giveUp() }
    return until <= now ? self.attempt() : nil
  }

  /// Ends the pause, because the device was seen or a caller requests an attempt.
  ///
  /// - Parameters:
  ///   - isRequested: Whether a held session is resumed, too.
  ///   - hasMoved: Whether the device has a new address. If the attempt in progress fails, another follows at once.
  package mutating func hurry(isRequested: Bool = false, hasMoved: Bool = false) -> Action? {
    switch self.stage {
    case .waiting: return self.attempt()
    case .held where isRequested: return self.attempt()
    case .attempting where hasMoved:
      self.hasMoved = true
      return nil
    default: return nil
    }
  }

  /// Lets other attempts follow a failed one, as after the loss of a link. Their time limit begins now.
  package mutating func persist(now: NIODeadline) {
    self.isPersistent = true
    self.giveUpAt = Self.giveUpTime(self.options, now: now)
  }

  /// Handles a failed attempt that another one may succeed after.
  package mutating func attemptFailed(random: Double, now: NIODeadline) -> Action? {
    guard self.stage == .attempting else { return nil }
    guard self.isPersistent else {
      self.stage = .held
      return nil
    }
    if let giveUpAt, giveUpAt <= now { return self.giveUp() }
    guard !self.hasMoved else {
      self.stage = .waiting(until: now)
      return nil
    }
    let cap = TimeAmount(self.options.maximumDelay)
    self.delay = max(self.delay, min(Self.minimumDelay, cap))
    let fixed = self.delay * (1 - Self.jitter)
    self.stage = .waiting(until: now + fixed + self.delay * (Self.jitter * random))
    self.delay = self.delay < cap - self.delay ? self.delay + self.delay : cap
    return nil
  }

  /// Ends the schedule: the session is connected again, or over.
  package mutating func finish() { self.stage = .over }

  private mutating func attempt() -> Action {
    self.stage = .attempting
    self.hasMoved = false
    self.attempts += 1
    return .attempt(self.attempts)
  }

  private mutating func giveUp() -> Action {
    self.stage = .over
    return .giveUp
  }
}

extension SessionSuspendReason {
  /// Whether the session retries by itself.
  package var resumesByItself: Bool { [.networkError, .networkNotReachable, .terminated].contains(self) }
}

extension TimeAmount {
  /// Returns a part or multiple, clamped to the type's range.
  fileprivate static func * (amount: TimeAmount, factor: Double) -> TimeAmount {
    .nanoseconds(Int64(clamping: Int((Double(amount.nanoseconds) * factor).rounded(.down))))
  }
}
