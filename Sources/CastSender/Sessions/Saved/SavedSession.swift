public import JSONCodec

/// What is written down of a session, so that a server that takes over can join it again (SDK: resume after a crash).
public struct SavedSession: Sendable, Hashable, JSONCodable {
  /// The session's name in the server that had it.
  public var sessionId: String
  public var deviceId: String
  public var friendlyName: String
  public var modelName: String
  /// Where the device was reached last; it is looked for by its id, too.
  public var host: String
  public var port: UInt16
  /// The app that was asked for.
  public var applicationId: String?
  /// The receiver's name for the run of the app: only this very run is joined.
  public var receiverSessionId: String
  public var transportId: String
  /// What the client that began the session wants to find in it again.
  public var sessionOptions: JSONObject?
  /// The program that began it.
  public var owner: SessionOwner?
  /// When it was written down, in seconds since 1970.
  public var savedAt: Int64

  public init(
    sessionId: String, deviceId: String, friendlyName: String, modelName: String, host: String, port: UInt16,
    applicationId: String?, receiverSessionId: String, transportId: String, sessionOptions: JSONObject? = nil,
    owner: SessionOwner? = nil, savedAt: Int64
  ) {
    self.sessionId = sessionId
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.modelName = modelName
    self.host = host
    self.port = port
    self.applicationId = applicationId
    self.receiverSessionId = receiverSessionId
    self.transportId = transportId
    self.sessionOptions = sessionOptions
    self.owner = owner
    self.savedAt = savedAt
  }

  public init(json: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(json)
    self.sessionId = try members.required("sessionId")
    self.deviceId = try members.required("deviceId")
    self.friendlyName = try members.required("friendlyName")
    self.modelName = try members.required("modelName")
    self.host = try members.required("host")
    let port: Int64 = try members.required("port")
    self.applicationId = try members.optional("applicationId")
    self.receiverSessionId = try members.required("receiverSessionId")
    self.transportId = try members.required("transportId")
    self.sessionOptions = try members.optional("sessionOptions")
    self.owner = try members.optional("owner")
    self.savedAt = try members.required("savedAt")
    guard let port = UInt16(exactly: port), port != 0, !self.host.isEmpty, !self.receiverSessionId.isEmpty else {
      throw json.mismatch(expected: "a session with an address and a run of an app")
    }
    self.port = port
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("modelName", self.modelName)
    writer.member("host", self.host)
    writer.member("port", Int64(self.port))
    if let applicationId { writer.member("applicationId", applicationId) }
    writer.member("receiverSessionId", self.receiverSessionId)
    writer.member("transportId", self.transportId)
    writer.member("sessionOptions", self.sessionOptions)
    writer.member("owner", self.owner)
    writer.member("savedAt", self.savedAt)
    writer.endObject()
  }
}
