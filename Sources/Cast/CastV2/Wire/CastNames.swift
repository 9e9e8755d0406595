public import CastModel

/// The namespace of a message, which defines the protocol of its payload.
///
/// Apps define their own namespaces, which start with `urn:x-cast:`. Unknown values are carried like known ones
/// (cast.md 2).
public struct CastNamespace: RawRepresentable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The raw value is the namespace in full, as the wire carries it: `urn:x-cast:com.google.cast.media`.
  public let rawValue: String

  /// Makes a namespace of any text; nothing is checked, not even the prefix.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a namespace of any text, as ``init(rawValue:)`` does.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Makes a namespace of a literal, so that code can write an app's namespace as a string.
  public init(stringLiteral value: String) { self.rawValue = value }

  public var description: String { self.rawValue }

  /// The prefix of every app's namespace.
  public static let customPrefix = "urn:x-cast:"
  private static let googlePrefix = customPrefix + "com.google.cast."

  /// CONNECT and CLOSE of virtual connections; JSON.
  public static let connection = CastNamespace(googlePrefix + "tp.connection")
  /// PING and PONG; JSON.
  public static let heartbeat = CastNamespace(googlePrefix + "tp.heartbeat")
  /// Device authentication; binary protobuf.
  public static let deviceAuth = CastNamespace(googlePrefix + "tp.deviceauth")
  /// The platform: launch, stop, device volume, status; JSON.
  public static let receiver = CastNamespace(googlePrefix + "receiver")
  /// The device's description (GET_DEVICE_INFO); JSON.
  public static let discovery = CastNamespace(googlePrefix + "receiver.discovery")
  /// Set-up queries (`eureka_info`); JSON with keys in snake case.
  public static let setup = CastNamespace(googlePrefix + "setup")
  /// The members of a speaker group; JSON.
  public static let multizone = CastNamespace(googlePrefix + "multizone")
  /// Media playback; JSON.
  public static let media = CastNamespace(googlePrefix + "media")
  /// Messages to every app of a kind, used to pre-cache; JSON.
  public static let broadcast = CastNamespace(googlePrefix + "broadcast")
  /// Mirroring; JSON.
  public static let webRTC = CastNamespace(googlePrefix + "webrtc")
  /// Remoting; JSON or binary.
  public static let remoting = CastNamespace(googlePrefix + "remoting")

  /// Whether messages of this namespace belong to the link itself and need no virtual connection.
  ///
  /// The comparison is by prefix (openscreen compares character sets there; cast.md 16, trap 10).
  public var isTransport: Bool { self.rawValue.hasPrefix(Self.googlePrefix + "tp.") }

  /// Whether an app may not send on this namespace or a sub-namespace of it (cast.md 2, `IsCastReservedNamespace`).
  public var isReserved: Bool {
    Self.reserved.contains { self == $0 || self.rawValue.hasPrefix($0.rawValue + ".") }
  }

  private static let reserved: [CastNamespace] = [
    deviceAuth, heartbeat, connection, receiver, media, remoting, webRTC,
  ]
}

extension CastMessageType {
  /// Makes a type of any word, as `init(rawValue:)` does.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Whether a reply of this type means that its request failed (cast.md 16, trap 37: all of them must be
  /// correlated).
  public var isErrorReply: Bool { Self.errorReplies.contains(self) }

  private static let errorReplies: Set<CastMessageType> = [
    launchError, loadFailed, loadCancelled, invalidPlayerState, invalidRequest, error,
  ]
}

/// The ids of a virtual connection's ends, which the wire carries as plain strings (cast.md 2).
public enum CastEndpointID {
  /// The platform end of every receiver.
  public static let receiver = "receiver-0"
  /// The platform end of every sender.
  public static let sender = "sender-0"
  /// Both ends of the PINGs that devices send (cast.md 2, node-castv2 #47).
  public static let transport = "Tr@n$p0rt-0"
  /// The destination of messages to every end of the other side.
  public static let broadcast = "*"
}
