/// Why a channel is no longer connected.
public struct ChannelDisconnectReason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public var description: String { self.rawValue }

  /// The session is suspended; the channel connects again when it is resumed.
  public static let sessionSuspended = ChannelDisconnectReason(rawValue: "SESSION_SUSPENDED")
  /// The session is over, or ending.
  public static let sessionEnded = ChannelDisconnectReason(rawValue: "SESSION_ENDED")
  /// The app no longer lists the namespace.
  public static let notListed = ChannelDisconnectReason(rawValue: "NOT_LISTED")
  /// The owner removed the channel.
  public static let removed = ChannelDisconnectReason(rawValue: "REMOVED")
}
