/// The namespace of a message: which protocol its payload speaks.
///
/// Apps have namespaces of their own, which start with `urn:x-cast:`; unknown values are carried like known ones.
/// (cast.md 2.)
public struct CastNamespace: RawRepresentable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.rawValue = value }

  public var description: String { self.rawValue }

  /// What every namespace of an app must start with.
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
  /// What the device is (GET_DEVICE_INFO); JSON.
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
