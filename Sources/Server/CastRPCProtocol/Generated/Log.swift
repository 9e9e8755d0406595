// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import FrameworkLog
public import JSONCodec

/// Logging to files, one setting for the whole server.
///
/// SDK: `GCKLogger.fileLoggingEnabled`.
public struct LogFile: Sendable, Hashable, JSONObjectEncodable {
  /// Whether the server logs to it.
  public var isEnabled: Bool
  /// The current file; older ones have a number: `cast-rpc.1.log` is the most recent.
  public var path: String?
  /// The largest size of a file.
  ///
  /// In bytes. SDK: `GCKLogger.maxLogFileSize`.
  public var maxFileSize: Int64?
  /// How many files are kept, including the current one.
  ///
  /// SDK: `GCKLogger.maxLogFileCount`.
  public var maxFileCount: Int64?
  /// The records that are logged.
  public var filter: LogFilter?
  /// The reason why nothing can be written at present.
  public var failure: String?
  /// How many records could not be written.
  public var lostRecords: Int64?

  public init(
    isEnabled: Bool, path: String? = nil, maxFileSize: Int64? = nil, maxFileCount: Int64? = nil,
    filter: LogFilter? = nil, failure: String? = nil, lostRecords: Int64? = nil
  ) {
    (self.isEnabled, self.path, self.maxFileSize, self.maxFileCount, self.filter, self.failure, self.lostRecords)
    = (isEnabled, path, maxFileSize, maxFileCount, filter, failure, lostRecords)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("path", self.path)
    writer.member("maxFileSize", self.maxFileSize)
    writer.member("maxFileCount", self.maxFileCount)
    writer.member("filter", self.filter)
    writer.member("failure", self.failure)
    writer.member("lostRecords", self.lostRecords)
  }
}

/// Logging to standard error, one setting for the whole server. Standard output never carries anything but JSON-RPC
/// messages.
///
/// SDK: `GCKLogger.consoleLoggingEnabled`.
public struct LogConsole: Sendable, Hashable, JSONObjectEncodable {
  /// Whether the server logs to it.
  public var isEnabled: Bool
  /// The records that are logged.
  public var filter: LogFilter?

  public init(isEnabled: Bool, filter: LogFilter? = nil) {
    (self.isEnabled, self.filter) = (isEnabled, filter)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("filter", self.filter)
  }
}

/// The Cast messages that a connection receives.
public struct MessageTap: Sendable, Hashable, JSONObjectEncodable {
  /// Whether it receives any.
  public var isEnabled: Bool
  /// The session; absent: all sessions.
  public var sessionId: String?
  /// Globs for namespaces; absent: all.
  public var namespaces: [String]?
  /// Whether PING and PONG are included.
  ///
  /// Absent: `false`.
  public var includeHeartbeat: Bool?
  /// Whether secrets are removed from payloads, and binary payloads left out.
  ///
  /// Absent: `true`.
  public var redact: Bool?
  /// The length at which payloads are cut.
  ///
  /// In bytes. From 0 to 65536. Absent: `16384`.
  public var maximumPayloadBytes: Int64?

  public init(
    isEnabled: Bool, sessionId: String? = nil, namespaces: [String]? = nil, includeHeartbeat: Bool? = nil,
    redact: Bool? = nil, maximumPayloadBytes: Int64? = nil
  ) {
    self.isEnabled = isEnabled
    self.sessionId = sessionId
    self.namespaces = namespaces
    self.includeHeartbeat = includeHeartbeat
    self.redact = redact
    self.maximumPayloadBytes = maximumPayloadBytes
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("sessionId", self.sessionId)
    writer.member("namespaces", self.namespaces)
    writer.member("includeHeartbeat", self.includeHeartbeat)
    writer.member("redact", self.redact)
    writer.member("maximumPayloadBytes", self.maximumPayloadBytes)
  }
}

/// The direction of a message.
public struct MessageDirection: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the device.
  public static let `in`: MessageDirection = MessageDirection(rawValue: "IN")
  /// To the device.
  public static let out: MessageDirection = MessageDirection(rawValue: "OUT")

  public static let knownValues: [MessageDirection] = [.`in`, .out]
}

/// The parameters of `log.setFilter`.
public struct LogSetFilterParams: Sendable, Equatable, JSONDecodable {
  /// The lowest level that passes if no rule applies.
  ///
  /// Absent: `"INFO"`. SDK: `GCKLoggerFilter.minimumLevel`.
  public var minimumLevel: LogLevel?
  /// Levels for classes.
  ///
  /// SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`.
  public var classes: [LogRule]?
  /// Levels for functions.
  ///
  /// SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`.
  public var functions: [LogRule]?
  /// Regular expressions, at most 32, one of which must match in the message; `(?i)` ignores case.
  ///
  /// SDK: `GCKLoggerFilter.addMessagePatterns:`.
  public var messagePatterns: [String]?
  /// Whether credentials, tokens, custom data, and user names and queries of URLs are removed.
  ///
  /// Absent: `true`.
  public var redact: Bool?

  @_alwaysEmitIntoClient public init(
    minimumLevel: LogLevel? = nil, classes: [LogRule]? = nil, functions: [LogRule]? = nil,
    messagePatterns: [String]? = nil, redact: Bool? = nil
  ) {
    self.minimumLevel = minimumLevel
    self.classes = classes
    self.functions = functions
    self.messagePatterns = messagePatterns
    self.redact = redact
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.minimumLevel = try members.optional("minimumLevel")
    self.classes = try members.optional("classes")
    self.functions = try members.optional("functions")
    self.messagePatterns = try members.optional("messagePatterns")
    self.redact = try members.optional("redact")
  }

  private static let vocabulary = JSONVocabulary([
    "minimumLevel", "classes", "functions", "messagePatterns", "redact", "progressToken",
  ])
}

/// The parameters of `log.getFilter`.
public struct LogGetFilterParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `log.getFilter`.
public struct LogGetFilterResult: Sendable, Equatable, JSONObjectEncodable {
  /// This connection's filter.
  public var filter: LogFilter
  /// Whether the connection is subscribed to `log.didRecord`.
  public var isSubscribed: Bool
  /// Which Cast messages this connection sees.
  public var messageTap: MessageTap
  /// Logging to files.
  public var file: LogFile
  /// Logging to standard error.
  public var console: LogConsole

  public init(filter: LogFilter, isSubscribed: Bool, messageTap: MessageTap, file: LogFile, console: LogConsole) {
    self.filter = filter
    self.isSubscribed = isSubscribed
    self.messageTap = messageTap
    self.file = file
    self.console = console
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("filter", self.filter)
    writer.member("isSubscribed", self.isSubscribed)
    writer.member("messageTap", self.messageTap)
    writer.member("file", self.file)
    writer.member("console", self.console)
  }
}

/// The parameters of `log.setFile`.
public struct LogSetFileParams: Sendable, Equatable, JSONDecodable {
  /// Whether to log to files.
  public var isEnabled: Bool
  /// An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`).
  ///
  /// Not empty.
  public var directory: String?
  /// The largest size of a file, at least 32 KiB; 0: 2 MiB.
  ///
  /// In bytes. From 0 to 1073741824. Absent: `0`. SDK: `GCKLogger.maxLogFileSize`.
  public var maxFileSize: Int64?
  /// How many files are kept, including the current one; at least 2.
  ///
  /// From 0 to 100. Absent: `2`. SDK: `GCKLogger.maxLogFileCount`.
  public var maxFileCount: Int64?
  /// The records that are logged; absent: INFO and above.
  public var filter: LogFilter?

  @_alwaysEmitIntoClient public init(
    isEnabled: Bool, directory: String? = nil, maxFileSize: Int64? = nil, maxFileCount: Int64? = nil,
    filter: LogFilter? = nil
  ) {
    self.isEnabled = isEnabled
    self.directory = directory
    self.maxFileSize = maxFileSize
    self.maxFileCount = maxFileCount
    self.filter = filter
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.isEnabled = try members.required("isEnabled")
    self.directory = try members.optional("directory", JSONConstraint<String>.nonEmpty)
    self.maxFileSize = try members.optional("maxFileSize", JSONConstraint<Int64>.range(0...1073741824))
    self.maxFileCount = try members.optional("maxFileCount", JSONConstraint<Int64>.range(0...100))
    self.filter = try members.optional("filter")
  }

  private static let vocabulary = JSONVocabulary([
    "isEnabled", "directory", "maxFileSize", "maxFileCount", "filter", "progressToken",
  ])
}

/// The parameters of `log.setConsole`.
public struct LogSetConsoleParams: Sendable, Equatable, JSONDecodable {
  /// Whether to log to standard error.
  public var isEnabled: Bool
  /// The records that are logged; absent: INFO and above.
  public var filter: LogFilter?

  @_alwaysEmitIntoClient public init(isEnabled: Bool, filter: LogFilter? = nil) {
    (self.isEnabled, self.filter) = (isEnabled, filter)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.isEnabled = try members.required("isEnabled")
    self.filter = try members.optional("filter")
  }

  private static let vocabulary = JSONVocabulary(["isEnabled", "filter", "progressToken"])
}

/// The parameters of `log.setMessageTap`.
public struct LogSetMessageTapParams: Sendable, Equatable, JSONDecodable {
  /// Whether to show any.
  ///
  /// Absent: `true`.
  public var isEnabled: Bool?
  /// The session; absent: all sessions.
  ///
  /// Not empty.
  public var sessionId: String?
  /// Globs for namespaces; absent: all.
  ///
  /// Not empty.
  public var namespaces: [String]?
  /// Whether PING and PONG are included.
  ///
  /// Absent: `false`.
  public var includeHeartbeat: Bool?
  /// Whether secrets are removed from payloads, and binary payloads left out.
  ///
  /// Absent: `true`.
  public var redact: Bool?
  /// The length at which payloads are cut.
  ///
  /// In bytes. From 0 to 65536. Absent: `16384`.
  public var maximumPayloadBytes: Int64?

  @_alwaysEmitIntoClient public init(
    isEnabled: Bool? = nil, sessionId: String? = nil, namespaces: [String]? = nil, includeHeartbeat: Bool? = nil,
    redact: Bool? = nil, maximumPayloadBytes: Int64? = nil
  ) {
    self.isEnabled = isEnabled
    self.sessionId = sessionId
    self.namespaces = namespaces
    self.includeHeartbeat = includeHeartbeat
    self.redact = redact
    self.maximumPayloadBytes = maximumPayloadBytes
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.isEnabled = try members.optional("isEnabled")
    self.sessionId = try members.optional("sessionId", JSONConstraint<String>.nonEmpty)
    self.namespaces = try members.optional("namespaces", JSONConstraint<[String]>.nonEmpty)
    self.includeHeartbeat = try members.optional("includeHeartbeat")
    self.redact = try members.optional("redact")
    self.maximumPayloadBytes = try members.optional("maximumPayloadBytes", JSONConstraint<Int64>.range(0...65536))
  }

  private static let vocabulary = JSONVocabulary([
    "isEnabled", "sessionId", "namespaces", "includeHeartbeat", "redact", "maximumPayloadBytes", "progressToken",
  ])
}

/// `log.didRecord`
///
/// The framework logged a record. If there are too many for the connection, the oldest are dropped, and `$/overflow` or
/// `lost` says how many.
///
/// SDK: `GCKLoggerDelegate.logMessage:atLevel:fromFunction:location:`.
public struct LogDidRecord: Sendable, Equatable, RPCNotification {
  public static var method: String { "log.didRecord" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.recordId.description }

  /// A number that grows with every record of this connection.
  public var recordId: Int64
  /// The severity.
  public var level: LogLevel
  /// The message, followed by `metadata`.
  public var message: String
  /// The component that logged it: `CastSession(Starting)`.
  public var component: String
  /// The corresponding class of the SDK: `GCKCastSession`; absent if there is none.
  public var className: String?
  /// The function: `start(_:options:)`.
  public var function: String
  /// The file and line: `CastSender/CastSession+Starting.swift:55`.
  public var location: String
  /// The time, in seconds since 1970.
  ///
  /// In seconds.
  public var time: Double
  /// The session that it is about.
  public var sessionId: String?
  /// Further details, by name.
  public var metadata: [String: String]?
  /// How many records before this one were dropped because the connection couldn't take them.
  public var lost: Int64?

  public init(
    recordId: Int64, level: LogLevel, message: String, component: String, className: String? = nil, function: String,
    location: String, time: Double, sessionId: String? = nil, metadata: [String: String]? = nil, lost: Int64? = nil
  ) {
    (
      self.recordId, self.level, self.message, self.component, self.className, self.function, self.location, self.time,
      self.sessionId, self.metadata, self.lost
    )
    = (recordId, level, message, component, className, function, location, time, sessionId, metadata, lost)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("recordId", self.recordId)
    writer.member("level", self.level)
    writer.member("message", self.message)
    writer.member("component", self.component)
    writer.member("className", self.className)
    writer.member("function", self.function)
    writer.member("location", self.location)
    writer.member("time", self.time)
    writer.member("sessionId", self.sessionId)
    writer.member("metadata", self.metadata)
    writer.member("lost", self.lost)
  }
}

/// `log.didTapMessage`
///
/// A Cast message was sent or received. If there are too many for the connection, the oldest are dropped, and
/// `$/overflow` says how many.
public struct LogDidTapMessage: Sendable, Equatable, RPCNotification {
  public static var method: String { "log.didTapMessage" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.recordId.description }

  /// A number that grows with every message shown to this connection.
  public var recordId: Int64
  /// The time, in seconds since 1970.
  ///
  /// In seconds.
  public var time: Double
  /// The session that it belongs to.
  public var sessionId: String
  /// The direction.
  public var direction: MessageDirection
  /// The sender's id.
  public var sourceId: String
  /// The recipient's id.
  public var destinationId: String
  /// Its namespace.
  public var namespace: String
  /// The payload of a text message.
  public var payload: String?
  /// The payload of a binary message in base64; only without redaction.
  public var binaryPayload: String?
  /// The payload's full length.
  ///
  /// In bytes.
  public var payloadBytes: Int64
  /// Whether the payload was cut or left out.
  public var isTruncated: Bool

  public init(
    recordId: Int64, time: Double, sessionId: String, direction: MessageDirection, sourceId: String,
    destinationId: String, namespace: String, payload: String? = nil, binaryPayload: String? = nil, payloadBytes: Int64,
    isTruncated: Bool
  ) {
    (
      self.recordId, self.time, self.sessionId, self.direction, self.sourceId, self.destinationId, self.namespace,
      self.payload, self.binaryPayload, self.payloadBytes, self.isTruncated
    )
    = (
      recordId, time, sessionId, direction, sourceId, destinationId, namespace, payload, binaryPayload, payloadBytes,
      isTruncated
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("recordId", self.recordId)
    writer.member("time", self.time)
    writer.member("sessionId", self.sessionId)
    writer.member("direction", self.direction)
    writer.member("sourceId", self.sourceId)
    writer.member("destinationId", self.destinationId)
    writer.member("namespace", self.namespace)
    writer.member("payload", self.payload)
    writer.member("binaryPayload", self.binaryPayload)
    writer.member("payloadBytes", self.payloadBytes)
    writer.member("isTruncated", self.isTruncated)
  }
}

/// `log.didChangeFile`
///
/// Logging to files started, stopped, fails, or works again.
public struct LogDidChangeFile: Sendable, Equatable, RPCNotification {
  public static var method: String { "log.didChangeFile" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { "" }

  /// The present state.
  public var file: LogFile

  public init(file: LogFile) {
    self.file = file
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("file", self.file)
  }
}
