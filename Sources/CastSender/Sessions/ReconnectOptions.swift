public import NIOCore

/// How a session whose link broke is resumed (cast.md 12).
public struct ReconnectOptions: Sendable, Hashable {
  /// Whether a session whose link breaks is suspended and resumed, or ends.
  public var isEnabled = true
  /// The longest pause before the first attempt; what is shorter is drawn by lot, so that many senders don't come at once.
  public var initialDelay = TimeAmount.milliseconds(500)
  /// The longest pause between two attempts; pauses double up to it.
  public var maximumDelay = TimeAmount.seconds(30)
  /// The part of a pause that is drawn by lot, 0 to 1.
  public var jitter = 0.5
  /// How long one attempt may take.
  public var attemptTimeout = TimeAmount.seconds(15)
  /// How long after the loss the session is given up; `nil`: never.
  public var giveUpAfter: TimeAmount? = .minutes(5)

  public init() {}
}
