import CastDiscovery
public import CastModel
public import JSONCodec

/// The record of a session on disk, from which another server can join it again (SDK: resume after a crash).
public struct SessionRecord: Sendable, Hashable, JSONCodable {
  /// The session's id in the server that had it.
  public var sessionId: String
  /// The device's id, by which discovery finds the device even after a change of its address.
  public var deviceId: String
  /// The device's name, used if discovery doesn't know the device when the session is restored.
  public var friendlyName: String
  /// The device's model, used if discovery doesn't know the device when the session is restored; may be empty.
  public var modelName: String
  /// The device's last known address. The device is looked up by its id, too.
  public var host: String
  /// The TCP port at ``host``, from 1 to 65535; a group has its own (cast.md 9).
  public var port: UInt16
  /// The id of the app that was requested.
  public var applicationId: String?
  /// The receiver's name for the run of the app. Only this run is joined.
  public var receiverSessionId: String
  /// The app's transport id, the destination of messages; empty if the receiver gave none (cast.md 2).
  public var transportId: String
  /// The options that the client stored in the session when it started it.
  public var sessionOptions: JSONObject?
  /// The program that started the session.
  public var owner: ClientInfo?
  /// The time of saving, in seconds since 1970.
  public var savedAt: Int64

  /// Creates the record of a session saved at `savedAt`, in seconds since 1970, without checking anything.
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

  /// Reads a record from a file, ignoring unknown members.
  ///
  /// - Throws: `JSONDecodingError` if a member is missing or of another type, if the port isn't from 1 to 65535, or
  ///   if the address or the name of the run is empty.
  public init(json: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(json)
    self.sessionId = try members.required("sessionId")
    // A record of an earlier version may hold an announced id.
    self.deviceId = DeviceID.canonical(try members.required("deviceId"))
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

  /// Writes the record as one object, from which ``init(json:)`` creates an equal record.
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
  /// Creates the clients' view of `record`.
  public init(_ record: SessionRecord) {
    self.init(
      sessionId: record.sessionId, deviceId: record.deviceId, friendlyName: record.friendlyName, host: record.host,
      port: Int64(record.port), applicationId: record.applicationId, receiverSessionId: record.receiverSessionId,
      sessionOptions: record.sessionOptions, owner: record.owner, savedAt: record.savedAt)
  }
}
