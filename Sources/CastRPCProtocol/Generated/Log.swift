// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// How grave a record is.
///
/// SDK: `GCKLoggerLevel`.
public struct LogLevel: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As a threshold: nothing passes. No record has it.
  public static let noneValue: LogLevel = LogLevel(rawValue: "NONE")
  /// Every message that goes over a link, without its content.
  public static let verbose: LogLevel = LogLevel(rawValue: "VERBOSE")
  /// What helps to find out why something doesn't work.
  public static let debug: LogLevel = LogLevel(rawValue: "DEBUG")
  /// The steps of sessions, discovery and media.
  public static let info: LogLevel = LogLevel(rawValue: "INFO")
  /// Something went wrong that the server copes with.
  public static let warning: LogLevel = LogLevel(rawValue: "WARNING")
  /// Something failed that was asked for.
  public static let error: LogLevel = LogLevel(rawValue: "ERROR")
  /// A defect of the server.
  public static let assert: LogLevel = LogLevel(rawValue: "ASSERT")

  public static let knownValues: [LogLevel] = [
    .noneValue,
    .verbose,
    .debug,
    .info,
    .warning,
    .error,
    .assert,
  ]
}

/// A level for what some patterns match.
///
/// SDK: `GCKLoggerFilter.setLoggingLevel`.
public struct LogRule: Sendable, Hashable, JSONCodable {
  /// The least level that passes.
  public var level: LogLevel
  /// Globs with `*` and `?`. For classes `Class` or `Class(Extension)`, ours or the SDK's: `CastSession`,
  /// `GCK*Session`, `GCKUI*`. For functions the name, with or without its labels: `start*`.
  ///
  /// Not empty.
  public var patterns: [String]

  public init(level: LogLevel, patterns: [String]) {
    self.level = level
    self.patterns = patterns
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.level = try members.required("level")
    self.patterns = try members.required("patterns", JSONConstraint<[String]>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "level",
      "patterns",
    ],
    meant: [
      "volume": "level",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("level", self.level)
    writer.member("patterns", self.patterns)
  }
}

/// Which records are wanted. A record's threshold is that of the last rule whose functions match, or else of the last
/// whose classes match, or else `minimumLevel`.
///
/// SDK: `GCKLoggerFilter`.
public struct LogFilter: Sendable, Hashable, JSONCodable {
  /// What passes that no rule is about.
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
  /// Regular expressions, at most 32, of which one has to be found in the message; `(?i)` ignores case. They are
  /// PCRE2's; a search that goes back too often finds nothing.
  ///
  /// SDK: `GCKLoggerFilter.addMessagePatterns:`.
  public var messagePatterns: [String]?
  /// Whether credentials, tokens, custom data, and users and queries of URLs are taken out.
  ///
  /// Absent: `true`.
  public var redact: Bool?

  public init(
    minimumLevel: LogLevel? = nil,
    classes: [LogRule]? = nil,
    functions: [LogRule]? = nil,
    messagePatterns: [String]? = nil,
    redact: Bool? = nil
  ) {
    self.minimumLevel = minimumLevel
    self.classes = classes
    self.functions = functions
    self.messagePatterns = messagePatterns
    self.redact = redact
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.minimumLevel = try members.optional("minimumLevel")
    self.classes = try members.optional("classes")
    self.functions = try members.optional("functions")
    self.messagePatterns = try members.optional("messagePatterns")
    self.redact = try members.optional("redact")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "minimumLevel",
      "classes",
      "functions",
      "messagePatterns",
      "redact",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("minimumLevel", self.minimumLevel)
    writer.member("classes", self.classes)
    writer.member("functions", self.functions)
    writer.member("messagePatterns", self.messagePatterns)
    writer.member("redact", self.redact)
  }
}

/// The log in files, one for the whole server.
///
/// SDK: `GCKLogger.fileLoggingEnabled`.
public struct LogFile: Sendable, Hashable, JSONCodable {
  /// Whether there is one.
  public var isEnabled: Bool
  /// The present file; older ones have a number: `cast-rpc.1.log` is the youngest.
  public var path: String?
  /// How large a file may grow.
  ///
  /// In bytes. SDK: `GCKLogger.maxLogFileSize`.
  public var maxFileSize: Int64?
  /// How many files are kept, with the present one.
  ///
  /// SDK: `GCKLogger.maxLogFileCount`.
  public var maxFileCount: Int64?
  /// What is written.
  public var filter: LogFilter?
  /// Why nothing can be written at present.
  public var failure: String?
  /// How many records could not be written.
  public var lostRecords: Int64?

  public init(
    isEnabled: Bool,
    path: String? = nil,
    maxFileSize: Int64? = nil,
    maxFileCount: Int64? = nil,
    filter: LogFilter? = nil,
    failure: String? = nil,
    lostRecords: Int64? = nil
  ) {
    self.isEnabled = isEnabled
    self.path = path
    self.maxFileSize = maxFileSize
    self.maxFileCount = maxFileCount
    self.filter = filter
    self.failure = failure
    self.lostRecords = lostRecords
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.isEnabled = try members.required("isEnabled")
    self.path = try members.optional("path")
    self.maxFileSize = try members.optional("maxFileSize")
    self.maxFileCount = try members.optional("maxFileCount")
    self.filter = try members.optional("filter")
    self.failure = try members.optional("failure")
    self.lostRecords = try members.optional("lostRecords")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "isEnabled",
      "path",
      "maxFileSize",
      "maxFileCount",
      "filter",
      "failure",
      "lostRecords",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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

/// The log on standard error, one for the whole server. Standard output never carries anything but answers.
///
/// SDK: `GCKLogger.consoleLoggingEnabled`.
public struct LogConsole: Sendable, Hashable, JSONCodable {
  /// Whether there is one.
  public var isEnabled: Bool
  /// What is written.
  public var filter: LogFilter?

  public init(isEnabled: Bool, filter: LogFilter? = nil) {
    self.isEnabled = isEnabled
    self.filter = filter
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.isEnabled = try members.required("isEnabled")
    self.filter = try members.optional("filter")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "isEnabled",
      "filter",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("filter", self.filter)
  }
}

/// Which messages of links a connection sees.
public struct MessageTap: Sendable, Hashable, JSONCodable {
  /// Whether it sees any.
  public var isEnabled: Bool
  /// Of which session; absent: of all.
  public var sessionId: String?
  /// Globs for namespaces; absent: all.
  public var namespaces: [String]?
  /// Whether PING and PONG are among them.
  ///
  /// Absent: `false`.
  public var includeHeartbeat: Bool?
  /// Whether secrets are taken out of payloads, and binary payloads left out.
  ///
  /// Absent: `true`.
  public var redact: Bool?
  /// What is longer is cut off.
  ///
  /// In bytes. From 0 to 65536. Absent: `16384`.
  public var maximumPayloadBytes: Int64?

  public init(
    isEnabled: Bool,
    sessionId: String? = nil,
    namespaces: [String]? = nil,
    includeHeartbeat: Bool? = nil,
    redact: Bool? = nil,
    maximumPayloadBytes: Int64? = nil
  ) {
    self.isEnabled = isEnabled
    self.sessionId = sessionId
    self.namespaces = namespaces
    self.includeHeartbeat = includeHeartbeat
    self.redact = redact
    self.maximumPayloadBytes = maximumPayloadBytes
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.isEnabled = try members.required("isEnabled")
    self.sessionId = try members.optional("sessionId")
    self.namespaces = try members.optional("namespaces")
    self.includeHeartbeat = try members.optional("includeHeartbeat")
    self.redact = try members.optional("redact")
    self.maximumPayloadBytes = try members.optional("maximumPayloadBytes", JSONConstraint<Int64>.range(0...65536))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "isEnabled",
      "sessionId",
      "namespaces",
      "includeHeartbeat",
      "redact",
      "maximumPayloadBytes",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("sessionId", self.sessionId)
    writer.member("namespaces", self.namespaces)
    writer.member("includeHeartbeat", self.includeHeartbeat)
    writer.member("redact", self.redact)
    writer.member("maximumPayloadBytes", self.maximumPayloadBytes)
  }
}

/// Which way a message went.
public struct MessageDirection: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the device.
  public static let `in`: MessageDirection = MessageDirection(rawValue: "IN")
  /// To the device.
  public static let out: MessageDirection = MessageDirection(rawValue: "OUT")

  public static let knownValues: [MessageDirection] = [
    .`in`,
    .out,
  ]
}

/// The parameters of `log.setFilter`.
public struct LogSetFilterParams: Sendable, Hashable, JSONCodable {
  /// What passes that no rule is about.
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
  /// Regular expressions, at most 32, of which one has to be found in the message; `(?i)` ignores case.
  ///
  /// SDK: `GCKLoggerFilter.addMessagePatterns:`.
  public var messagePatterns: [String]?
  /// Whether credentials, tokens, custom data, and users and queries of URLs are taken out.
  ///
  /// Absent: `true`.
  public var redact: Bool?

  public init(
    minimumLevel: LogLevel? = nil,
    classes: [LogRule]? = nil,
    functions: [LogRule]? = nil,
    messagePatterns: [String]? = nil,
    redact: Bool? = nil
  ) {
    self.minimumLevel = minimumLevel
    self.classes = classes
    self.functions = functions
    self.messagePatterns = messagePatterns
    self.redact = redact
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.minimumLevel = try members.optional("minimumLevel")
    self.classes = try members.optional("classes")
    self.functions = try members.optional("functions")
    self.messagePatterns = try members.optional("messagePatterns")
    self.redact = try members.optional("redact")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "minimumLevel",
      "classes",
      "functions",
      "messagePatterns",
      "redact",
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
    writer.member("minimumLevel", self.minimumLevel)
    writer.member("classes", self.classes)
    writer.member("functions", self.functions)
    writer.member("messagePatterns", self.messagePatterns)
    writer.member("redact", self.redact)
  }
}

/// The parameters of `log.getFilter`.
public struct LogGetFilterParams: Sendable, Hashable, JSONCodable {
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

/// The result of `log.getFilter`.
public struct LogGetFilterResult: Sendable, Hashable, JSONCodable {
  /// This connection's filter.
  public var filter: LogFilter
  /// Whether the connection is subscribed to `log.didRecord`.
  public var isSubscribed: Bool
  /// Which messages of links this connection sees.
  public var messageTap: MessageTap
  /// The log in files.
  public var file: LogFile
  /// The log on standard error.
  public var console: LogConsole

  public init(filter: LogFilter, isSubscribed: Bool, messageTap: MessageTap, file: LogFile, console: LogConsole) {
    self.filter = filter
    self.isSubscribed = isSubscribed
    self.messageTap = messageTap
    self.file = file
    self.console = console
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.filter = try members.required("filter")
    self.isSubscribed = try members.required("isSubscribed")
    self.messageTap = try members.required("messageTap")
    self.file = try members.required("file")
    self.console = try members.required("console")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("filter", self.filter)
    writer.member("isSubscribed", self.isSubscribed)
    writer.member("messageTap", self.messageTap)
    writer.member("file", self.file)
    writer.member("console", self.console)
  }
}

/// The parameters of `log.setFile`.
public struct LogSetFileParams: Sendable, Hashable, JSONCodable {
  /// Whether there is to be one.
  public var isEnabled: Bool
  /// An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`).
  ///
  /// Not empty.
  public var directory: String?
  /// How large a file may grow, at least 32 KiB; 0: 2 MiB.
  ///
  /// In bytes. From 0 to 1073741824. Absent: `0`. SDK: `GCKLogger.maxLogFileSize`.
  public var maxFileSize: Int64?
  /// How many files are kept, with the present one; at least 2.
  ///
  /// From 0 to 100. Absent: `2`. SDK: `GCKLogger.maxLogFileCount`.
  public var maxFileCount: Int64?
  /// What is written; absent: from INFO on.
  public var filter: LogFilter?

  public init(
    isEnabled: Bool,
    directory: String? = nil,
    maxFileSize: Int64? = nil,
    maxFileCount: Int64? = nil,
    filter: LogFilter? = nil
  ) {
    self.isEnabled = isEnabled
    self.directory = directory
    self.maxFileSize = maxFileSize
    self.maxFileCount = maxFileCount
    self.filter = filter
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.isEnabled = try members.required("isEnabled")
    self.directory = try members.optional("directory", JSONConstraint<String>.nonEmpty)
    self.maxFileSize = try members.optional("maxFileSize", JSONConstraint<Int64>.range(0...1073741824))
    self.maxFileCount = try members.optional("maxFileCount", JSONConstraint<Int64>.range(0...100))
    self.filter = try members.optional("filter")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "isEnabled",
      "directory",
      "maxFileSize",
      "maxFileCount",
      "filter",
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
    writer.member("isEnabled", self.isEnabled)
    writer.member("directory", self.directory)
    writer.member("maxFileSize", self.maxFileSize)
    writer.member("maxFileCount", self.maxFileCount)
    writer.member("filter", self.filter)
  }
}

/// The parameters of `log.setConsole`.
public struct LogSetConsoleParams: Sendable, Hashable, JSONCodable {
  /// Whether there is to be one.
  public var isEnabled: Bool
  /// What is written; absent: from INFO on.
  public var filter: LogFilter?

  public init(isEnabled: Bool, filter: LogFilter? = nil) {
    self.isEnabled = isEnabled
    self.filter = filter
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.isEnabled = try members.required("isEnabled")
    self.filter = try members.optional("filter")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "isEnabled",
      "filter",
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
    writer.member("isEnabled", self.isEnabled)
    writer.member("filter", self.filter)
  }
}

/// The parameters of `log.setMessageTap`.
public struct LogSetMessageTapParams: Sendable, Hashable, JSONCodable {
  /// Whether it is to see any.
  ///
  /// Absent: `true`.
  public var isEnabled: Bool?
  /// Of which session; absent: of all.
  ///
  /// Not empty.
  public var sessionId: String?
  /// Globs for namespaces; absent: all.
  ///
  /// Not empty.
  public var namespaces: [String]?
  /// Whether PING and PONG are among them.
  ///
  /// Absent: `false`.
  public var includeHeartbeat: Bool?
  /// Whether secrets are taken out of payloads, and binary payloads left out.
  ///
  /// Absent: `true`.
  public var redact: Bool?
  /// What is longer is cut off.
  ///
  /// In bytes. From 0 to 65536. Absent: `16384`.
  public var maximumPayloadBytes: Int64?

  public init(
    isEnabled: Bool? = nil,
    sessionId: String? = nil,
    namespaces: [String]? = nil,
    includeHeartbeat: Bool? = nil,
    redact: Bool? = nil,
    maximumPayloadBytes: Int64? = nil
  ) {
    self.isEnabled = isEnabled
    self.sessionId = sessionId
    self.namespaces = namespaces
    self.includeHeartbeat = includeHeartbeat
    self.redact = redact
    self.maximumPayloadBytes = maximumPayloadBytes
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.isEnabled = try members.optional("isEnabled")
    self.sessionId = try members.optional("sessionId", JSONConstraint<String>.nonEmpty)
    self.namespaces = try members.optional("namespaces", JSONConstraint<[String]>.nonEmpty)
    self.includeHeartbeat = try members.optional("includeHeartbeat")
    self.redact = try members.optional("redact")
    self.maximumPayloadBytes = try members.optional("maximumPayloadBytes", JSONConstraint<Int64>.range(0...65536))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "isEnabled",
      "sessionId",
      "namespaces",
      "includeHeartbeat",
      "redact",
      "maximumPayloadBytes",
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
    writer.member("isEnabled", self.isEnabled)
    writer.member("sessionId", self.sessionId)
    writer.member("namespaces", self.namespaces)
    writer.member("includeHeartbeat", self.includeHeartbeat)
    writer.member("redact", self.redact)
    writer.member("maximumPayloadBytes", self.maximumPayloadBytes)
  }
}

/// `log.didRecord`
///
/// The framework says something. If too much comes for the connection, the oldest are lost, and `$/overflow` or `lost`
/// tells how many.
///
/// SDK: `GCKLoggerDelegate.logMessage:atLevel:fromFunction:location:`.
public struct LogDidRecord: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "log.didRecord" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.recordId.description }

  /// Grows with every record of this connection.
  public var recordId: Int64
  /// How grave it is.
  public var level: LogLevel
  /// What is said, with `metadata` behind it.
  public var message: String
  /// Who says it: `CastSession(Starting)`.
  public var component: String
  /// The SDK's class that does the same: `GCKCastSession`; absent where there is none.
  public var className: String?
  /// In which function: `start(_:options:)`.
  public var function: String
  /// In which file and line: `CastSender/CastSession+Starting.swift:55`.
  public var location: String
  /// When, since 1970.
  ///
  /// In seconds.
  public var time: Double
  /// The session that it is about.
  public var sessionId: String?
  /// The circumstances, by name.
  public var metadata: [String: String]?
  /// How many records before this one were lost, because more came than the connection could take.
  public var lost: Int64?

  public init(
    recordId: Int64,
    level: LogLevel,
    message: String,
    component: String,
    className: String? = nil,
    function: String,
    location: String,
    time: Double,
    sessionId: String? = nil,
    metadata: [String: String]? = nil,
    lost: Int64? = nil
  ) {
    self.recordId = recordId
    self.level = level
    self.message = message
    self.component = component
    self.className = className
    self.function = function
    self.location = location
    self.time = time
    self.sessionId = sessionId
    self.metadata = metadata
    self.lost = lost
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.recordId = try members.required("recordId")
    self.level = try members.required("level")
    self.message = try members.required("message")
    self.component = try members.required("component")
    self.className = try members.optional("className")
    self.function = try members.required("function")
    self.location = try members.required("location")
    self.time = try members.required("time")
    self.sessionId = try members.optional("sessionId")
    self.metadata = try members.optional("metadata")
    self.lost = try members.optional("lost")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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
/// A message went over a link. If too much comes for the connection, the oldest are lost, and `$/overflow` tells how
/// many.
public struct LogDidTapMessage: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "log.didTapMessage" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.recordId.description }

  /// Grows with every message that this connection is shown.
  public var recordId: Int64
  /// When, since 1970.
  ///
  /// In seconds.
  public var time: Double
  /// Whose link it is.
  public var sessionId: String
  /// Which way it went.
  public var direction: MessageDirection
  /// Who sent it.
  public var sourceId: String
  /// Who is to get it.
  public var destinationId: String
  /// Its namespace.
  public var namespace: String
  /// The text of a text message.
  public var payload: String?
  /// The bytes of a binary message in Base64; only without redaction.
  public var binaryPayload: String?
  /// How long the payload is.
  ///
  /// In bytes.
  public var payloadBytes: Int64
  /// Whether some of it isn't here.
  public var isTruncated: Bool

  public init(
    recordId: Int64,
    time: Double,
    sessionId: String,
    direction: MessageDirection,
    sourceId: String,
    destinationId: String,
    namespace: String,
    payload: String? = nil,
    binaryPayload: String? = nil,
    payloadBytes: Int64,
    isTruncated: Bool
  ) {
    self.recordId = recordId
    self.time = time
    self.sessionId = sessionId
    self.direction = direction
    self.sourceId = sourceId
    self.destinationId = destinationId
    self.namespace = namespace
    self.payload = payload
    self.binaryPayload = binaryPayload
    self.payloadBytes = payloadBytes
    self.isTruncated = isTruncated
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.recordId = try members.required("recordId")
    self.time = try members.required("time")
    self.sessionId = try members.required("sessionId")
    self.direction = try members.required("direction")
    self.sourceId = try members.required("sourceId")
    self.destinationId = try members.required("destinationId")
    self.namespace = try members.required("namespace")
    self.payload = try members.optional("payload")
    self.binaryPayload = try members.optional("binaryPayload")
    self.payloadBytes = try members.required("payloadBytes")
    self.isTruncated = try members.required("isTruncated")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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
/// The log in files began, ended, can't be written to, or can again.
public struct LogDidChangeFile: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "log.didChangeFile" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { "" }

  /// How it is now.
  public var file: LogFile

  public init(file: LogFile) {
    self.file = file
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.file = try members.required("file")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("file", self.file)
  }
}
