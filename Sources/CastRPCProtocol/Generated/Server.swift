// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Who a client is, for logs and for the other clients (`Session.owner`).
public struct ClientInfo: Sendable, Hashable, JSONCodable {
  /// Its name.
  ///
  /// Not empty.
  public var name: String
  /// Its version.
  public var version: String?

  public init(name: String, version: String? = nil) {
    self.name = name
    self.version = version
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.name = try members.required("name", JSONConstraint<String>.nonEmpty)
    self.version = try members.optional("version")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "name",
      "version",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    writer.member("version", self.version)
  }
}

/// What the client can answer when the server asks.
public struct ClientCapabilities: Sendable, Hashable, JSONCodable {
  /// It answers `credentials.provide`.
  ///
  /// Absent: `false`.
  public var credentialsProvider: Bool?
  /// It answers `image.choose`: it picks the pictures that are shown.
  ///
  /// Absent: `false`.
  public var imagePicker: Bool?
  /// It answers `image.provide`: it fetches and keeps pictures itself.
  ///
  /// Absent: `false`.
  public var imageCache: Bool?

  public init(credentialsProvider: Bool? = nil, imagePicker: Bool? = nil, imageCache: Bool? = nil) {
    self.credentialsProvider = credentialsProvider
    self.imagePicker = imagePicker
    self.imageCache = imageCache
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.credentialsProvider = try members.optional("credentialsProvider")
    self.imagePicker = try members.optional("imagePicker")
    self.imageCache = try members.optional("imageCache")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "credentialsProvider",
      "imagePicker",
      "imageCache",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("credentialsProvider", self.credentialsProvider)
    writer.member("imagePicker", self.imagePicker)
    writer.member("imageCache", self.imageCache)
  }
}

/// What this server accepts.
public struct ServerLimits: Sendable, Hashable, JSONCodable {
  /// The longest message.
  ///
  /// In bytes.
  public var maximumMessageBytes: Int64
  /// The deepest nesting of arrays and objects.
  public var maximumDepth: Int64
  /// How many unanswered requests a connection may have.
  public var maximumRequestsInFlight: Int64
  /// How much is kept for a client that doesn't read, before notifications are dropped.
  ///
  /// In bytes.
  public var maximumQueueBytes: Int64

  public init(
    maximumMessageBytes: Int64,
    maximumDepth: Int64,
    maximumRequestsInFlight: Int64,
    maximumQueueBytes: Int64
  ) {
    self.maximumMessageBytes = maximumMessageBytes
    self.maximumDepth = maximumDepth
    self.maximumRequestsInFlight = maximumRequestsInFlight
    self.maximumQueueBytes = maximumQueueBytes
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.maximumMessageBytes = try members.required("maximumMessageBytes")
    self.maximumDepth = try members.required("maximumDepth")
    self.maximumRequestsInFlight = try members.required("maximumRequestsInFlight")
    self.maximumQueueBytes = try members.required("maximumQueueBytes")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "maximumMessageBytes",
      "maximumDepth",
      "maximumRequestsInFlight",
      "maximumQueueBytes",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("maximumMessageBytes", self.maximumMessageBytes)
    writer.member("maximumDepth", self.maximumDepth)
    writer.member("maximumRequestsInFlight", self.maximumRequestsInFlight)
    writer.member("maximumQueueBytes", self.maximumQueueBytes)
  }
}

/// What this server is.
public struct ServerInfo: Sendable, Hashable, JSONCodable {
  /// `cast-rpc`.
  public var name: String
  /// Its version.
  public var version: String
  /// The newest protocol version that it speaks.
  public var protocolVersion: String
  /// The API level; grows with each addition.
  public var apiLevel: Int64
  /// The oldest API level whose clients still work.
  public var apiCompatible: Int64
  /// Names the exact API document; client libraries carry the one that they were generated from.
  public var specHash: String
  /// Its process.
  public var processId: Int64
  /// How long it has been running.
  ///
  /// In seconds.
  public var uptime: Double
  /// How many connections it has.
  public var clients: Int64
  /// How many Cast sessions it holds.
  public var sessions: Int64

  public init(
    name: String,
    version: String,
    protocolVersion: String,
    apiLevel: Int64,
    apiCompatible: Int64,
    specHash: String,
    processId: Int64,
    uptime: Double,
    clients: Int64,
    sessions: Int64
  ) {
    self.name = name
    self.version = version
    self.protocolVersion = protocolVersion
    self.apiLevel = apiLevel
    self.apiCompatible = apiCompatible
    self.specHash = specHash
    self.processId = processId
    self.uptime = uptime
    self.clients = clients
    self.sessions = sessions
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.name = try members.required("name")
    self.version = try members.required("version")
    self.protocolVersion = try members.required("protocolVersion")
    self.apiLevel = try members.required("apiLevel")
    self.apiCompatible = try members.required("apiCompatible")
    self.specHash = try members.required("specHash")
    self.processId = try members.required("processId")
    self.uptime = try members.required("uptime")
    self.clients = try members.required("clients")
    self.sessions = try members.required("sessions")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "name",
      "version",
      "protocolVersion",
      "apiLevel",
      "apiCompatible",
      "specHash",
      "processId",
      "uptime",
      "clients",
      "sessions",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    writer.member("version", self.version)
    writer.member("protocolVersion", self.protocolVersion)
    writer.member("apiLevel", self.apiLevel)
    writer.member("apiCompatible", self.apiCompatible)
    writer.member("specHash", self.specHash)
    writer.member("processId", self.processId)
    writer.member("uptime", self.uptime)
    writer.member("clients", self.clients)
    writer.member("sessions", self.sessions)
  }
}

/// What the receiver said when it refused.
public struct ReceiverErrorInfo: Sendable, Hashable, JSONCodable {
  /// The message's type: `LOAD_FAILED`, `LAUNCH_ERROR`…
  public var type: String?
  /// Its reason.
  public var reason: String?
  /// LAUNCH_ERROR: what the user did.
  public var extendedError: String?
  /// The media error (cast.md 7.2).
  public var detailedErrorCode: Int64?
  /// The media error's name: `MEDIA_SRC_NOT_SUPPORTED`.
  public var detailedErrorName: String?
  /// The queue item that failed.
  public var itemId: Int64?
  /// Whatever the app added.
  public var customData: JSONValue?

  public init(
    type: String? = nil,
    reason: String? = nil,
    extendedError: String? = nil,
    detailedErrorCode: Int64? = nil,
    detailedErrorName: String? = nil,
    itemId: Int64? = nil,
    customData: JSONValue? = nil
  ) {
    self.type = type
    self.reason = reason
    self.extendedError = extendedError
    self.detailedErrorCode = detailedErrorCode
    self.detailedErrorName = detailedErrorName
    self.itemId = itemId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.type = try members.optional("type")
    self.reason = try members.optional("reason")
    self.extendedError = try members.optional("extendedError")
    self.detailedErrorCode = try members.optional("detailedErrorCode")
    self.detailedErrorName = try members.optional("detailedErrorName")
    self.itemId = try members.optional("itemId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "type",
      "reason",
      "extendedError",
      "detailedErrorCode",
      "detailedErrorName",
      "itemId",
      "customData",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", self.type)
    writer.member("reason", self.reason)
    writer.member("extendedError", self.extendedError)
    writer.member("detailedErrorCode", self.detailedErrorCode)
    writer.member("detailedErrorName", self.detailedErrorName)
    writer.member("itemId", self.itemId)
    writer.member("customData", self.customData)
  }
}

/// The `data` of every error.
public struct ErrorData: Sendable, Hashable, JSONCodable {
  /// The stable name of the error; exceptions are chosen by it.
  public var name: String
  /// Which part of the API it belongs to.
  public var domain: String?
  /// The connecting phase that failed.
  public var phase: ConnectionPhase?
  /// What the user can do about it.
  public var advice: String?
  /// The code of the iOS SDK that means the same (GCKErrorCode); the most exact one, where several do.
  public var gckErrorCode: Int64?
  /// The name of that code without its prefix: `NetworkError`.
  public var gckErrorName: String?
  /// Whether the same call may work later.
  public var retryable: Bool?
  /// How long the call had been going on.
  ///
  /// In seconds.
  public var elapsed: Double?
  /// The session that it concerns.
  public var sessionId: String?
  /// InvalidParams: which parameter.
  public var path: String?
  /// InvalidParams: what is wrong with it. AdNotSkippable: `NOT_PLAYING_AD`, `NOT_SKIPPABLE` or `NOT_YET`.
  public var reason: String?
  /// AdNotSkippable: how long until the ad can be skipped.
  ///
  /// In seconds.
  public var remaining: Double?
  /// AmbiguousSession, and NoSuchSession where a call named none: the sessions that there are.
  public var sessions: [SessionChoice]?
  /// DeviceNotFound: the name, or the id, of the known device that was probably meant.
  public var nearest: String?
  /// DeviceNotFound: the names of the devices that have answered, ten at most.
  public var answered: [String]?
  /// `DeviceAuthenticationFailed`: what was found out.
  public var authentication: DeviceAuthenticationInfo?
  /// What the receiver said.
  public var receiver: ReceiverErrorInfo?
  /// Queue: how far a change came, or which item stood in its way.
  public var queue: QueueErrorInfo?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    name: String,
    domain: String? = nil,
    phase: ConnectionPhase? = nil,
    advice: String? = nil,
    gckErrorCode: Int64? = nil,
    gckErrorName: String? = nil,
    retryable: Bool? = nil,
    elapsed: Double? = nil,
    sessionId: String? = nil,
    path: String? = nil,
    reason: String? = nil,
    remaining: Double? = nil,
    sessions: [SessionChoice]? = nil,
    nearest: String? = nil,
    answered: [String]? = nil,
    authentication: DeviceAuthenticationInfo? = nil,
    receiver: ReceiverErrorInfo? = nil,
    queue: QueueErrorInfo? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.name = name
    self.domain = domain
    self.phase = phase
    self.advice = advice
    self.gckErrorCode = gckErrorCode
    self.gckErrorName = gckErrorName
    self.retryable = retryable
    self.elapsed = elapsed
    self.sessionId = sessionId
    self.path = path
    self.reason = reason
    self.remaining = remaining
    self.sessions = sessions
    self.nearest = nearest
    self.answered = answered
    self.authentication = authentication
    self.receiver = receiver
    self.queue = queue
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.name = try members.required("name")
    self.domain = try members.optional("domain")
    self.phase = try members.optional("phase")
    self.advice = try members.optional("advice")
    self.gckErrorCode = try members.optional("gckErrorCode")
    self.gckErrorName = try members.optional("gckErrorName")
    self.retryable = try members.optional("retryable")
    self.elapsed = try members.optional("elapsed")
    self.sessionId = try members.optional("sessionId")
    self.path = try members.optional("path")
    self.reason = try members.optional("reason")
    self.remaining = try members.optional("remaining")
    self.sessions = try members.optional("sessions")
    self.nearest = try members.optional("nearest")
    self.answered = try members.optional("answered")
    self.authentication = try members.optional("authentication")
    self.receiver = try members.optional("receiver")
    self.queue = try members.optional("queue")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let declaredKeys: Set<String> = [
    "name",
    "domain",
    "phase",
    "advice",
    "gckErrorCode",
    "gckErrorName",
    "retryable",
    "elapsed",
    "sessionId",
    "path",
    "reason",
    "remaining",
    "sessions",
    "nearest",
    "answered",
    "authentication",
    "receiver",
    "queue",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    writer.member("domain", self.domain)
    writer.member("phase", self.phase)
    writer.member("advice", self.advice)
    writer.member("gckErrorCode", self.gckErrorCode)
    writer.member("gckErrorName", self.gckErrorName)
    writer.member("retryable", self.retryable)
    writer.member("elapsed", self.elapsed)
    writer.member("sessionId", self.sessionId)
    writer.member("path", self.path)
    writer.member("reason", self.reason)
    writer.member("remaining", self.remaining)
    writer.member("sessions", self.sessions, raw: self.additional)
    writer.member("nearest", self.nearest)
    writer.member("answered", self.answered, raw: self.additional)
    writer.member("authentication", self.authentication)
    writer.member("receiver", self.receiver)
    writer.member("queue", self.queue)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "name": true
    case "domain": self.domain != nil
    case "phase": self.phase != nil
    case "advice": self.advice != nil
    case "gckErrorCode": self.gckErrorCode != nil
    case "gckErrorName": self.gckErrorName != nil
    case "retryable": self.retryable != nil
    case "elapsed": self.elapsed != nil
    case "sessionId": self.sessionId != nil
    case "path": self.path != nil
    case "reason": self.reason != nil
    case "remaining": self.remaining != nil
    case "sessions": self.sessions != nil
    case "nearest": self.nearest != nil
    case "answered": self.answered != nil
    case "authentication": self.authentication != nil
    case "receiver": self.receiver != nil
    case "queue": self.queue != nil
    default: false
    }
  }
}

/// How far a change of a queue came that takes several messages, or which item stood in its way.
public struct QueueErrorInfo: Sendable, Hashable, JSONCodable {
  /// How many of the given items are in the queue, or changed.
  public var completedCount: Int64?
  /// The first of the given items that is not, counted from 0.
  public var failedIndex: Int64?
  /// The ids of the items that are in, where the receiver told them.
  public var itemIds: [Int64]?
  /// The ids that the queue doesn't have.
  public var missingItemIds: [Int64]?
  /// The name of the error that ended it.
  public var reason: String?

  public init(
    completedCount: Int64? = nil,
    failedIndex: Int64? = nil,
    itemIds: [Int64]? = nil,
    missingItemIds: [Int64]? = nil,
    reason: String? = nil
  ) {
    self.completedCount = completedCount
    self.failedIndex = failedIndex
    self.itemIds = itemIds
    self.missingItemIds = missingItemIds
    self.reason = reason
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.completedCount = try members.optional("completedCount")
    self.failedIndex = try members.optional("failedIndex")
    self.itemIds = try members.optional("itemIds")
    self.missingItemIds = try members.optional("missingItemIds")
    self.reason = try members.optional("reason")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "completedCount",
      "failedIndex",
      "itemIds",
      "missingItemIds",
      "reason",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("completedCount", self.completedCount)
    writer.member("failedIndex", self.failedIndex)
    writer.member("itemIds", self.itemIds)
    writer.member("missingItemIds", self.missingItemIds)
    writer.member("reason", self.reason)
  }
}

/// A session that a call may have meant.
public struct SessionChoice: Sendable, Hashable, JSONCodable {
  /// The session.
  public var sessionId: String
  /// Its device.
  public var deviceId: String
  /// The device's name.
  public var friendlyName: String
  /// The program that started or joined it.
  public var owner: ClientInfo?

  public init(sessionId: String, deviceId: String, friendlyName: String, owner: ClientInfo? = nil) {
    self.sessionId = sessionId
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.owner = owner
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.deviceId = try members.required("deviceId")
    self.friendlyName = try members.required("friendlyName")
    self.owner = try members.optional("owner")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "deviceId",
      "friendlyName",
      "owner",
    ],
    meant: [
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "name": "friendlyName",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("owner", self.owner)
  }
}

/// An error, where it isn't the answer to a call.
public struct ErrorInfo: Sendable, Hashable, JSONCodable {
  /// Its code.
  public var code: Int64
  /// What happened and what to do about it.
  public var message: String
  /// The rest.
  public var data: ErrorData

  public init(code: Int64, message: String, data: ErrorData) {
    self.code = code
    self.message = message
    self.data = data
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.code = try members.required("code")
    self.message = try members.required("message")
    self.data = try members.required("data")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "code",
      "message",
      "data",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("code", self.code)
    writer.member("message", self.message)
    writer.member("data", self.data)
  }
}

/// The parameters of `server.initialize`.
public struct ServerInitializeParams: Sendable, Hashable, JSONCodable {
  /// The protocol version that the client speaks.
  ///
  /// Absent: `"1.0"`.
  public var protocolVersion: String?
  /// Who the client is.
  public var clientInfo: ClientInfo?
  /// The client's process; the server ends when it does (spawned servers only).
  ///
  /// At least 1.
  public var processId: Int64?
  /// What the client can answer.
  public var capabilities: ClientCapabilities?
  /// The API document that the client was generated from.
  public var specHash: String?
  /// What is pushed from now on, in the words of `events.subscribe`; none of it is lost. `[]`: nothing. Absent: `["*"]`
  /// over stdio, nothing over a socket.
  public var topics: [String]?

  public init(
    protocolVersion: String? = nil,
    clientInfo: ClientInfo? = nil,
    processId: Int64? = nil,
    capabilities: ClientCapabilities? = nil,
    specHash: String? = nil,
    topics: [String]? = nil
  ) {
    self.protocolVersion = protocolVersion
    self.clientInfo = clientInfo
    self.processId = processId
    self.capabilities = capabilities
    self.specHash = specHash
    self.topics = topics
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.protocolVersion = try members.optional("protocolVersion")
    self.clientInfo = try members.optional("clientInfo")
    self.processId = try members.optional("processId", JSONConstraint<Int64>.atLeast(1))
    self.capabilities = try members.optional("capabilities")
    self.specHash = try members.optional("specHash")
    self.topics = try members.optional("topics")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "protocolVersion",
      "clientInfo",
      "processId",
      "capabilities",
      "specHash",
      "topics",
      "progressToken",
    ],
    meant: [
      "topic": "topics",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("protocolVersion", self.protocolVersion)
    writer.member("clientInfo", self.clientInfo)
    writer.member("processId", self.processId)
    writer.member("capabilities", self.capabilities)
    writer.member("specHash", self.specHash)
    writer.member("topics", self.topics)
  }
}

/// The result of `server.initialize`.
public struct ServerInitializeResult: Sendable, Hashable, JSONCodable {
  /// What this server is.
  public var serverInfo: ServerInfo
  /// What it accepts.
  public var limits: ServerLimits
  /// The topics that the connection is subscribed to now.
  public var topics: [String]

  public init(serverInfo: ServerInfo, limits: ServerLimits, topics: [String]) {
    self.serverInfo = serverInfo
    self.limits = limits
    self.topics = topics
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.serverInfo = try members.required("serverInfo")
    self.limits = try members.required("limits")
    self.topics = try members.required("topics")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("serverInfo", self.serverInfo)
    writer.member("limits", self.limits)
    writer.member("topics", self.topics)
  }
}

/// The parameters of `server.info`.
public struct ServerInfoParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `server.ping`.
public struct ServerPingParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `server.echo`.
public struct ServerEchoParams: Sendable, Hashable, JSONCodable {
  /// Anything.
  public var value: JSONValue

  public init(value: JSONValue) {
    self.value = value
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.value = try members.required("value")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "value",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("value", self.value)
  }
}

/// The result of `server.echo`.
public struct ServerEchoResult: Sendable, Hashable, JSONCodable {
  /// The same.
  public var value: JSONValue

  public init(value: JSONValue) {
    self.value = value
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.value = try members.required("value")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("value", self.value)
  }
}

/// The parameters of `server.shutdown`.
public struct ServerShutdownParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}
