public import JSONCodec

/// The payload of CONNECT (cast.md 3.1).
public struct ConnectPayload: Sendable, Hashable, JSONEncodable {
  public var kind: VirtualConnection.Kind
  /// Free text that names the sender's software.
  public var userAgent: String
  public var senderInfo: SenderInfo

  public init(
    kind: VirtualConnection.Kind = .strong, userAgent: String = "cast-rpc", senderInfo: SenderInfo = SenderInfo()
  ) {
    self.kind = kind
    self.userAgent = userAgent
    self.senderInfo = senderInfo
  }

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

/// What a sender tells of itself in CONNECT; the key is `sdkType`, whatever openscreen writes (cast.md 16, trap 27).
public struct SenderInfo: Sendable, Hashable, JSONEncodable {
  /// Which SDK: 2 is the web's and everybody else's.
  public var sdkType: Int64
  /// The version of the SDK or of the program.
  public var version: String
  /// The browser's version; the program's, where there is none.
  public var browserVersion: String
  /// The operating system: 6 is Linux.
  public var platform: Int64
  /// The version of the operating system.
  public var systemVersion: String
  /// How the receiver was reached: 1 is over the local network.
  public var connectionType: Int64

  public init(
    sdkType: Int64 = 2,
    version: String = "1.0",
    browserVersion: String = "1.0",
    platform: Int64 = 6,
    systemVersion: String = "",
    connectionType: Int64 = 1
  ) {
    self.sdkType = sdkType
    self.version = version
    self.browserVersion = browserVersion
    self.platform = platform
    self.systemVersion = systemVersion
    self.connectionType = connectionType
  }

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
