// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Whether there are devices, and a session.
public struct CastState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No device is known.
  public static let noDevicesAvailable: CastState = CastState(rawValue: "NO_DEVICES_AVAILABLE")
  /// There are devices, but no session.
  public static let notConnected: CastState = CastState(rawValue: "NOT_CONNECTED")
  /// A session is starting.
  public static let connecting: CastState = CastState(rawValue: "CONNECTING")
  /// At least one session is connected.
  public static let connected: CastState = CastState(rawValue: "CONNECTED")

  public static let knownValues: [CastState] = [
    .noDevicesAvailable,
    .notConnected,
    .connecting,
    .connected,
  ]
}

/// The parameters of `context.get`.
public struct ContextGetParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The result of `context.get`.
public struct ContextGetResult: Sendable, Hashable, JSONCodable {
  /// Whether there are devices, and a session.
  public var castState: CastState
  /// The newest session.
  public var currentSessionId: String?

  public init(castState: CastState, currentSessionId: String? = nil) {
    self.castState = castState
    self.currentSessionId = currentSessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.castState = try members.required("castState")
    self.currentSessionId = try members.optional("currentSessionId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castState", self.castState)
    writer.member("currentSessionId", self.currentSessionId)
  }
}

/// The parameters of `context.setLaunchCredentials`.
public struct ContextSetLaunchCredentialsParams: Sendable, Hashable, JSONCodable {
  /// The credentials; absent removes them.
  public var credentials: String?
  /// What kind: `web`, `cloud`, or an app's own.
  ///
  /// Absent: `"web"`.
  public var credentialsType: String?

  public init(credentials: String? = nil, credentialsType: String? = nil) {
    self.credentials = credentials
    self.credentialsType = credentialsType
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
  }
}

/// `context.didChangeCastState`
///
/// Whether there are devices, or a session, changed.
///
/// SDK: `kGCKCastStateDidChangeNotification`.
public struct ContextDidChangeCastState: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "context.didChangeCastState" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { "" }

  /// The new state.
  public var castState: CastState

  public init(castState: CastState) {
    self.castState = castState
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.castState = try members.required("castState")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castState", self.castState)
  }
}
