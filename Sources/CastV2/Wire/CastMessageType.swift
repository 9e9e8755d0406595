/// The `type` of a JSON payload, as far as the channel itself must know it.
///
/// Media and receiver types belong to the framework above; they are carried as any other value.
public struct CastMessageType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// Opens a virtual connection.
  public static let connect = CastMessageType("CONNECT")
  /// Says that a virtual connection is open; only sent to a sender that offered a protocol version.
  public static let connected = CastMessageType("CONNECTED")
  /// Closes a virtual connection, or refuses it.
  public static let close = CastMessageType("CLOSE")
  /// Asks for a PONG.
  public static let ping = CastMessageType("PING")
  /// Answers a PING.
  public static let pong = CastMessageType("PONG")

  /// LAUNCH failed (receiver namespace).
  public static let launchError = CastMessageType("LAUNCH_ERROR")
  /// LOAD or QUEUE_LOAD failed (media namespace).
  public static let loadFailed = CastMessageType("LOAD_FAILED")
  /// A newer LOAD took the place of the one that this answers (media namespace).
  public static let loadCancelled = CastMessageType("LOAD_CANCELLED")
  /// The player is in no state to obey (media namespace).
  public static let invalidPlayerState = CastMessageType("INVALID_PLAYER_STATE")
  /// The request was malformed or not allowed (any namespace).
  public static let invalidRequest = CastMessageType("INVALID_REQUEST")
  /// A failure without a type of its own (media namespace).
  public static let error = CastMessageType("ERROR")

  /// Whether a reply of this type says that its request failed (cast.md 16, trap 37: all of them must be correlated).
  public var isErrorReply: Bool { Self.errorReplies.contains(self) }

  private static let errorReplies: Set<CastMessageType> = [
    launchError, loadFailed, loadCancelled, invalidPlayerState, invalidRequest, error,
  ]
}
