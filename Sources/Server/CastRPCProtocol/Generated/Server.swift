// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// Requests from the server that the client can answer.
public struct ClientCapabilities: Sendable, Hashable, JSONDecodable {
  /// It answers `credentials.provide`.
  ///
  /// Absent: `false`.
  public var credentialsProvider: Bool?
  /// It answers `image.choose`: it picks the images that are shown.
  ///
  /// Absent: `false`.
  public var imagePicker: Bool?
  /// It answers `image.provide`: it fetches and caches images itself.
  ///
  /// Absent: `false`.
  public var imageCache: Bool?
  /// It answers `discovery.provide`: it provides devices that the network doesn't announce.
  ///
  /// Absent: `false`. SDK: `GCKDeviceProvider`.
  public var deviceProvider: Bool?

  public init(
    credentialsProvider: Bool? = nil, imagePicker: Bool? = nil, imageCache: Bool? = nil, deviceProvider: Bool? = nil
  ) {
    self.credentialsProvider = credentialsProvider
    self.imagePicker = imagePicker
    self.imageCache = imageCache
    self.deviceProvider = deviceProvider
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.credentialsProvider = try members.optional("credentialsProvider")
    self.imagePicker = try members.optional("imagePicker")
    self.imageCache = try members.optional("imageCache")
    self.deviceProvider = try members.optional("deviceProvider")
  }

  private static let vocabulary = JSONVocabulary(["credentialsProvider", "imagePicker", "imageCache", "deviceProvider"])
}

/// The server's limits.
public struct ServerLimits: Sendable, Hashable, JSONObjectEncodable {
  /// The largest message.
  ///
  /// In bytes.
  public var maximumMessageBytes: Int64
  /// The deepest nesting of arrays and objects.
  public var maximumDepth: Int64
  /// How many values (members, elements, and what holds them) a message may have.
  public var maximumValues: Int64
  /// How many unanswered requests a connection may have.
  public var maximumRequestsInFlight: Int64
  /// How many bytes are buffered for a client that doesn't read, before notifications are dropped.
  ///
  /// In bytes.
  public var maximumQueueBytes: Int64
  /// How many bytes are buffered for all clients together. Above half of this limit, the server stops reading from each
  /// client that holds more than its share of that half, until the client has read its notifications. At the limit it
  /// disconnects the client that holds the most.
  ///
  /// In bytes.
  public var maximumQueueBytesOfAll: Int64?

  public init(
    maximumMessageBytes: Int64, maximumDepth: Int64, maximumValues: Int64, maximumRequestsInFlight: Int64,
    maximumQueueBytes: Int64, maximumQueueBytesOfAll: Int64? = nil
  ) {
    self.maximumMessageBytes = maximumMessageBytes
    self.maximumDepth = maximumDepth
    self.maximumValues = maximumValues
    self.maximumRequestsInFlight = maximumRequestsInFlight
    self.maximumQueueBytes = maximumQueueBytes
    self.maximumQueueBytesOfAll = maximumQueueBytesOfAll
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("maximumMessageBytes", self.maximumMessageBytes)
    writer.member("maximumDepth", self.maximumDepth)
    writer.member("maximumValues", self.maximumValues)
    writer.member("maximumRequestsInFlight", self.maximumRequestsInFlight)
    writer.member("maximumQueueBytes", self.maximumQueueBytes)
    writer.member("maximumQueueBytesOfAll", self.maximumQueueBytesOfAll)
  }
}

/// The server's name, versions and state.
public struct ServerInfo: Sendable, Hashable, JSONObjectEncodable {
  /// Always `cast-rpc`.
  public var name: String
  /// Its version.
  public var version: String
  /// The newest protocol version that it supports.
  public var protocolVersion: String
  /// The API level; it grows with each addition.
  public var apiLevel: Int64
  /// The oldest API level whose clients still work.
  public var apiCompatible: Int64
  /// Identifies the exact API document; a client library carries the hash of the one it was generated from.
  public var specHash: String
  /// Its process id.
  public var processId: Int64
  /// How long it has been running.
  ///
  /// In seconds.
  public var uptime: Double
  /// How many connections are open.
  public var clients: Int64
  /// How many Cast sessions exist.
  public var sessions: Int64

  public init(
    name: String, version: String, protocolVersion: String, apiLevel: Int64, apiCompatible: Int64, specHash: String,
    processId: Int64, uptime: Double, clients: Int64, sessions: Int64
  ) {
    (
      self.name, self.version, self.protocolVersion, self.apiLevel, self.apiCompatible, self.specHash, self.processId,
      self.uptime, self.clients, self.sessions
    )
    = (name, version, protocolVersion, apiLevel, apiCompatible, specHash, processId, uptime, clients, sessions)
  }

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

/// The stand-ins of one kind in a report. The same text has the same stand-in everywhere in it.
public struct ReportReplacement: Sendable, Hashable, JSONObjectEncodable {
  /// The kind of text: `name`, `network`, `id`, `address`, `hardwareAddress`, `mailAddress`, `urlPart` or `secret`.
  public var kind: String
  /// How many different texts of this kind have a stand-in.
  ///
  /// At least 0.
  public var count: Int64

  public init(kind: String, count: Int64) {
    (self.kind, self.count) = (kind, count)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", self.kind)
    writer.member("count", self.count)
  }
}

/// How a client is connected.
public struct ClientTransport: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Over the server's standard input and output.
  public static let stdio: ClientTransport = ClientTransport(rawValue: "STDIO")
  /// Over a Unix socket.
  public static let socket: ClientTransport = ClientTransport(rawValue: "SOCKET")

  public static let knownValues: [ClientTransport] = [.stdio, .socket]
}

/// A request of a client that has no answer yet.
public struct UnansweredRequest: Sendable, Hashable, JSONObjectEncodable {
  /// Its method.
  public var method: String
  /// The time since the server began to process it.
  ///
  /// In seconds.
  public var elapsed: Double

  public init(method: String, elapsed: Double) {
    (self.method, self.elapsed) = (method, elapsed)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("method", self.method)
    writer.member("elapsed", self.elapsed)
  }
}

/// A connection with its unanswered requests and undelivered notifications.
public struct ConnectedClient: Sendable, Hashable, JSONObjectEncodable {
  /// Its number; it grows from connection to connection.
  public var number: Int64
  /// Whether it is the connection that asks.
  public var isCaller: Bool
  /// The client's name and version from `server.initialize`; absent if it gave none.
  public var clientInfo: ClientInfo?
  /// How the client is connected.
  public var transport: ClientTransport
  /// The client's process id: over a socket as the kernel reports it, over standard streams as the client gave it in
  /// `server.initialize`.
  public var processId: Int64?
  /// How long it has been connected.
  ///
  /// In seconds.
  public var uptime: Double
  /// How many subscriptions it has.
  public var subscriptions: Int64
  /// Every notification that they cover, by name.
  public var topics: [String]
  /// How many events wait for its polls.
  public var waitingEvents: Int64
  /// How many of its requests have no answer yet.
  public var unansweredCount: Int64
  /// The oldest 16 of them, the oldest first.
  public var unanswered: [UnansweredRequest]
  /// How many bytes wait for the client to read.
  ///
  /// In bytes.
  public var queuedBytes: Int64
  /// How many notifications were dropped in all because the client read too slowly.
  public var droppedNotifications: Int64
  /// The session that the client's calls use when they name none; absent if there is none, or each call has to name
  /// one.
  public var currentSessionId: String?

  public init(
    number: Int64, isCaller: Bool, clientInfo: ClientInfo? = nil, transport: ClientTransport, processId: Int64? = nil,
    uptime: Double, subscriptions: Int64, topics: [String], waitingEvents: Int64, unansweredCount: Int64,
    unanswered: [UnansweredRequest], queuedBytes: Int64, droppedNotifications: Int64, currentSessionId: String? = nil
  ) {
    (
      self.number, self.isCaller, self.clientInfo, self.transport, self.processId, self.uptime, self.subscriptions,
      self.topics, self.waitingEvents, self.unansweredCount, self.unanswered, self.queuedBytes,
      self.droppedNotifications, self.currentSessionId
    )
    = (
      number, isCaller, clientInfo, transport, processId, uptime, subscriptions, topics, waitingEvents, unansweredCount,
      unanswered, queuedBytes, droppedNotifications, currentSessionId
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("number", self.number)
    writer.member("isCaller", self.isCaller)
    writer.member("clientInfo", self.clientInfo)
    writer.member("transport", self.transport)
    writer.member("processId", self.processId)
    writer.member("uptime", self.uptime)
    writer.member("subscriptions", self.subscriptions)
    writer.member("topics", self.topics)
    writer.member("waitingEvents", self.waitingEvents)
    writer.member("unansweredCount", self.unansweredCount)
    writer.member("unanswered", self.unanswered)
    writer.member("queuedBytes", self.queuedBytes)
    writer.member("droppedNotifications", self.droppedNotifications)
    writer.member("currentSessionId", self.currentSessionId)
  }
}

/// The parameters of `server.initialize`.
public struct ServerInitializeParams: Sendable, Equatable, JSONDecodable {
  /// The protocol version that the client supports.
  ///
  /// Absent: `"1.0"`.
  public var protocolVersion: String?
  /// The client's name and version.
  public var clientInfo: ClientInfo?
  /// The client's process id; a spawned server exits when that process does.
  ///
  /// At least 1.
  public var processId: Int64?
  /// Requests from the server that the client can answer.
  public var capabilities: ClientCapabilities?
  /// The hash of the API document that the client was generated from.
  public var specHash: String?
  /// The topics to push from now on, as in `events.subscribe`; no event is lost. `[]`: none. Absent: `["*"]` over
  /// stdio, none over a socket.
  public var topics: [String]?

  @_alwaysEmitIntoClient public init(
    protocolVersion: String? = nil, clientInfo: ClientInfo? = nil, processId: Int64? = nil,
    capabilities: ClientCapabilities? = nil, specHash: String? = nil, topics: [String]? = nil
  ) {
    self.protocolVersion = protocolVersion
    self.clientInfo = clientInfo
    self.processId = processId
    self.capabilities = capabilities
    self.specHash = specHash
    self.topics = topics
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.protocolVersion = try members.optional("protocolVersion")
    self.clientInfo = try members.optional("clientInfo")
    self.processId = try members.optional("processId", JSONConstraint<Int64>.atLeast(1))
    self.capabilities = try members.optional("capabilities")
    self.specHash = try members.optional("specHash")
    self.topics = try members.optional("topics")
  }

  private static let vocabulary = JSONVocabulary(
    ["protocolVersion", "clientInfo", "processId", "capabilities", "specHash", "topics", "progressToken"],
    meant: ["topic": "topics"]
  )
}

/// The result of `server.initialize`.
public struct ServerInitializeResult: Sendable, Equatable, JSONObjectEncodable {
  /// The server's name, versions and state.
  public var serverInfo: ServerInfo
  /// The server's limits.
  public var limits: ServerLimits
  /// The topics that the connection is now subscribed to.
  public var topics: [String]

  public init(serverInfo: ServerInfo, limits: ServerLimits, topics: [String]) {
    (self.serverInfo, self.limits, self.topics) = (serverInfo, limits, topics)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("serverInfo", self.serverInfo)
    writer.member("limits", self.limits)
    writer.member("topics", self.topics)
  }
}

/// The parameters of `server.info`.
public struct ServerInfoParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `server.clients`.
public struct ServerClientsParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `server.clients`.
public struct ServerClientsResult: Sendable, Equatable, JSONObjectEncodable {
  /// The connections, the oldest first.
  public var clients: [ConnectedClient]

  public init(clients: [ConnectedClient]) {
    self.clients = clients
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("clients", self.clients)
  }
}

/// The parameters of `server.report`.
public struct ServerReportParams: Sendable, Equatable, JSONDecodable {
  /// How long to look for devices first. Starts discovery if necessary, and restores its state afterwards.
  ///
  /// In seconds. From 0 to 60. Absent: `3`.
  public var listenFor: Double?
  /// Whether up to 8 devices are connected to and asked to describe themselves.
  ///
  /// Absent: `true`.
  public var probesDevices: Bool?
  /// A further address to probe.
  ///
  /// Not empty.
  public var host: String?
  /// The port at `host`.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// Lines of the client's about itself, 32 at most, each of at most 1,000 bytes. They are put first, and secrets are
  /// replaced in them too.
  ///
  /// Absent: `[]`.
  public var notes: [String]?

  @_alwaysEmitIntoClient public init(
    listenFor: Double? = nil, probesDevices: Bool? = nil, host: String? = nil, port: Int64? = nil,
    notes: [String]? = nil
  ) {
    self.listenFor = listenFor
    self.probesDevices = probesDevices
    self.host = host
    self.port = port
    self.notes = notes
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.listenFor = try members.optional("listenFor", JSONConstraint<Double>.range(0...60))
    self.probesDevices = try members.optional("probesDevices")
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.notes = try members.optional("notes")
  }

  private static let vocabulary = JSONVocabulary(
    ["listenFor", "probesDevices", "host", "port", "notes", "progressToken"],
    meant: ["address": "host", "ip": "host", "ipAddress": "host", "networkAddress": "host", "servicePort": "port"]
  )
}

/// The result of `server.report`.
public struct ServerReportResult: Sendable, Equatable, JSONObjectEncodable {
  /// The report, as Markdown.
  public var text: String
  /// The kinds of texts that were replaced.
  public var replacements: [ReportReplacement]

  public init(text: String, replacements: [ReportReplacement]) {
    (self.text, self.replacements) = (text, replacements)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("text", self.text)
    writer.member("replacements", self.replacements)
  }
}

/// The parameters of `server.ping`.
public struct ServerPingParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `server.echo`.
public struct ServerEchoParams: Sendable, Equatable, JSONDecodable {
  /// Any value.
  public var value: JSONValue

  @_alwaysEmitIntoClient public init(value: JSONValue) {
    self.value = value
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.value = try members.required("value")
  }

  private static let vocabulary = JSONVocabulary(["value", "progressToken"])
}

/// The result of `server.echo`.
public struct ServerEchoResult: Sendable, Equatable, JSONObjectEncodable {
  /// The `value` of the call.
  public var value: JSONValue

  public init(value: JSONValue) {
    self.value = value
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("value", self.value)
  }
}

/// The parameters of `server.shutdown`.
public struct ServerShutdownParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}
