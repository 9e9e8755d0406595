public import CastV2

/// A message that went over a session's link.
public struct TappedMessage: Sendable, Hashable {
  /// Whose link it is.
  public var sessionId: String
  /// Which way it went.
  public var direction: CastMessageDirection
  public var message: CastMessage
}
