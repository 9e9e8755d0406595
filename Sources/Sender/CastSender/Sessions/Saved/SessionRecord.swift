public import CastModel
public import JSONCodec

/// What is written down of a session, so that a server that takes over can join it again (SDK: resume after a crash).
public struct SessionRecord: Sendable, Hashable, JSONCodable {
  /// The session's name in the server that had it.
  public var sessionId: String
  /// The device's id, by which discovery finds it also where its address has changed.
  public var deviceId: String
  /// The device's name, for a device that discovery doesn't know when the session is restored.
  public var friendlyName: String
  /// The device's model, for a device that discovery doesn't know when the session is restored; may be empty.
  public var modelName: String
  /// The device's last known address; the device is looked up by its id, too.
  public var host: String
  /// The TCP port at ``host``, from 1 to 65535; a group has one of its own (cast.md 9).
  public var port: UInt16
  /// The id of the app that was requested.
  public var applicationId: String?
  /// The receiver's name for the run of the app: only this very run is joined.
  public var receiverSessionId: String
  /// The app's address on the receiver, to which messages go; empty if the receiver told none (cast.md 2).
  public var transportId: String
  /// Options that the client which started the session stored in it.
  public var sessionOptions: JSONObject?
  /// The program that started it.
  public var owner: ClientInfo?
  /// When it was written down, in seconds since 1970.
  public var savedAt: Int64

  /// Makes the record of a session at the time `savedAt`, in seconds since 1970; nothing is checked.
  public init(
    sessionId: String, deviceId: String, friendlyName: String, modelName: String, host: String, port: UInt16,
    applicationId: String?, receiverSessionId: String, transportId: String, sessionOptions: JSONObject? = nil,
    owner: ClientInfo? = nil, savedAt: Int64
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

  /// Reads a record from a file; members that aren't known are ignored.
  ///
  /// - Throws: `JSONDecodingError` if a member is missing or of another type, if the port isn't from 1 to 65535, or if
  ///   the address or the name of the run is empty.
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

  /// Writes the record as one object, from which ``init(json:)`` makes an equal record.
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

extension SavedSession {
  /// What clients are told of `record`.
  public init(_ record: SessionRecord) {
    self.init(
      sessionId: record.sessionId, deviceId: record.deviceId, friendlyName: record.friendlyName, host: record.host,
      port: Int64(record.port), applicationId: record.applicationId, receiverSessionId: record.receiverSessionId,
      sessionOptions: record.sessionOptions, owner: record.owner, savedAt: record.savedAt)
  }
}
