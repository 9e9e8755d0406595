public import NIOCore

/// How much is served at a time: every count and time of what comes from outside, or is published.
public struct ServingLimits: Sendable, Hashable {
  /// The port to listen on; 0: any free one.
  public var port = 0
  /// The most publications at a time.
  public var maximumPublications = 20_000
  /// The most bytes of publications in memory, all together.
  public var maximumMemory = 64 << 20
  /// The most connections of one address of this machine; more are closed at once.
  public var maximumConnections = 64
  /// The most requests for one publication at a time; more are a 503.
  public var maximumRequests = 16
  /// How long a client may take nothing: a receiver that pauses takes nothing, and asks again later if it was cut off.
  public var stallTimeout = TimeAmount.minutes(30)

  /// Limits that suit a household.
  public init() {}
}
