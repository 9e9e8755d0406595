import CastModel
public import JSONCodec

/// One virtual connection: a local and a remote end, and whether it keeps the app alive.
public struct VirtualConnection: Sendable, Hashable {
  /// The two ends, which together name the connection.
  public struct ID: Sendable, Hashable {
    /// The end on this side of the socket.
    public var localId: String
    /// The end on the peer's side.
    public var remoteId: String

    /// Names the connection between two ends, such as `sender-0` here and `receiver-0` there.
    public init(localId: String, remoteId: String) {
      self.localId = localId
      self.remoteId = remoteId
    }
  }

  /// The effect of a connection on the app's life; the wire's `connType`.
  public struct Kind: RawRepresentable, Sendable, Hashable {
    /// The raw value is the number of `connType` on the wire; unknown numbers are kept.
    public let rawValue: Int64
    /// Makes a kind from its number; any number is accepted, though receivers refuse unknown ones.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// Keeps the app alive; the meaning of an absent `connType`.
    public static let strong = Kind(rawValue: 0)
    /// Lets the app exit when only weak ones remain.
    public static let weak = Kind(rawValue: 1)
    /// Isn't reported to the app; receives media messages, and may only send broadcasts.
    public static let invisible = Kind(rawValue: 2)
  }

  /// The two ends identify the connection: a socket has at most one between them.
  public var id: ID
  /// The kind, which decides whether the connection keeps the app alive.
  public var kind: Kind
}

/// The reason why a virtual connection was closed: the wire's optional `reasonCode`. Don't rely on 5 against 6
/// (cast.md 3.3).
public struct VirtualConnectionCloseReason: RawRepresentable, Sendable, Hashable {
  /// The raw value is the number of `reasonCode` on the wire; unknown numbers are kept.
  public let rawValue: Int64
  /// Makes a reason from its number; any number is accepted.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The peer names no cause (openscreen's `kUnknown`).
  public static let unknown = VirtualConnectionCloseReason(rawValue: 0)
  /// The socket closed without a TLS close_notify.
  public static let transportClosed = VirtualConnectionCloseReason(rawValue: 1)
  /// The peer can't be reached any more: its app crashed, or the network failed (openscreen, `virtual_connection.h`).
  public static let transportAborted = VirtualConnectionCloseReason(rawValue: 2)
  /// The peer sent messages in a wrong format, or too long ones (openscreen, `virtual_connection.h`).
  public static let transportInvalidMessage = VirtualConnectionCloseReason(rawValue: 3)
  /// The socket was idle for too long, as a heartbeat detects (openscreen, `virtual_connection.h`).
  public static let transportTooLongInactive = VirtualConnectionCloseReason(rawValue: 4)
  /// The endpoint closed the connection itself; Chromium sends it for a close by the peer (cast.md 3.3).
  public static let closedBySelf = VirtualConnectionCloseReason(rawValue: 5)
  /// The peer closed the connection; also the meaning of a missing code.
  public static let closedByPeer = VirtualConnectionCloseReason(rawValue: 6)
}

/// The payload of CONNECT (cast.md 3.1).
public struct ConnectPayload: Sendable, Hashable, JSONEncodable {
  /// The kind of connection, which decides whether it keeps the app alive; written as `connType`.
  public var kind: VirtualConnection.Kind
  /// Free text that names the sender's software.
  public var userAgent: String
  /// The sender's SDK, versions and platform; written as `senderInfo`.
  public var senderInfo: SenderInfo

  /// Makes the payload of a strong connection from this program by default.
  public init(
    kind: VirtualConnection.Kind = .strong, userAgent: String = "cast-rpc", senderInfo: SenderInfo = SenderInfo()
  ) {
    self.kind = kind
    self.userAgent = userAgent
    self.senderInfo = senderInfo
  }

  /// Writes the object with all its members; `origin` is always empty.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type" as StaticString, CastMessageType.connect.rawValue)
    writer.member("connType" as StaticString, self.kind.rawValue)
    writer.member("origin" as StaticString, JSONObject())
    writer.member("userAgent" as StaticString, self.userAgent)
    writer.member("senderInfo" as StaticString, self.senderInfo)
    writer.endObject()
  }
}

/// The sender's description in CONNECT; the key is `sdkType`, although openscreen writes another (cast.md 16, trap
/// 27).
public struct SenderInfo: Sendable, Hashable, JSONEncodable {
  /// The SDK: 2 is the web's, which all other senders use too.
  public var sdkType: Int64 = 2
  /// The version of the SDK or of the program.
  public var version: String
  /// The browser's version, or the program's if there is no browser.
  public var browserVersion: String
  /// The operating system: 6 is Linux.
  public var platform: Int64 = 6
  /// The version of the operating system.
  public var systemVersion: String
  /// The network type: 1 is the local network.
  public var connectionType: Int64 = 1

  /// Describes a sender of the web's SDK on Linux in the local network by default.
  public init(version: String = "1.0", browserVersion: String = "1.0", systemVersion: String = "") {
    self.version = version
    self.browserVersion = browserVersion
    self.systemVersion = systemVersion
  }

  /// Writes the object with all its members, including the empty ones.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("sdkType" as StaticString, self.sdkType)
    writer.member("version" as StaticString, self.version)
    writer.member("browserVersion" as StaticString, self.browserVersion)
    writer.member("platform" as StaticString, self.platform)
    writer.member("systemVersion" as StaticString, self.systemVersion)
    writer.member("connectionType" as StaticString, self.connectionType)
    writer.endObject()
  }
}
