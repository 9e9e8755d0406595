// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// The severity of a record.
///
/// SDK: `GCKLoggerLevel`.
public struct LogLevel: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As a threshold: no record passes. No record has this level.
  public static let noneValue: LogLevel = LogLevel(rawValue: "NONE")
  /// Every message over a connection, without its content.
  public static let verbose: LogLevel = LogLevel(rawValue: "VERBOSE")
  /// Details for finding the cause of a failure.
  public static let debug: LogLevel = LogLevel(rawValue: "DEBUG")
  /// The steps of sessions, discovery and media.
  public static let info: LogLevel = LogLevel(rawValue: "INFO")
  /// A fault that the server recovers from.
  public static let warning: LogLevel = LogLevel(rawValue: "WARNING")
  /// A requested action failed.
  public static let error: LogLevel = LogLevel(rawValue: "ERROR")
  /// A defect of the server.
  public static let assert: LogLevel = LogLevel(rawValue: "ASSERT")

  public static let knownValues: [LogLevel] = [.noneValue, .verbose, .debug, .info, .warning, .error, .assert]
}

/// A level for names that match some patterns.
///
/// SDK: `GCKLoggerFilter.setLoggingLevel`.
public struct LogRule: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The lowest level that passes.
  public var level: LogLevel
  /// Globs with `*` and `?`. For classes `Class` or `Class(Extension)`, ours or the SDK's: `CastSession`,
  /// `GCK*Session`, `GCKUI*`. For functions the name, with or without its labels: `start*`.
  ///
  /// Not empty.
  public var patterns: [String]

  public init(level: LogLevel, patterns: [String]) {
    (self.level, self.patterns) = (level, patterns)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.level = try members.required("level")
    self.patterns = try members.required("patterns", JSONConstraint<[String]>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    ["level", "patterns"],
    meant: ["volume": "level"]
  )

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("level", self.level)
    writer.member("patterns", self.patterns)
  }
}

/// Which records are wanted. The threshold of a record is the level of the last rule whose functions match, or else of
/// the last whose classes match, or else `minimumLevel`.
///
/// SDK: `GCKLoggerFilter`.
public struct LogFilter: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
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
  /// Regular expressions, at most 32, one of which must match in the message; `(?i)` ignores case. The syntax is
  /// PCRE2's; a search that backtracks too much matches nothing.
  ///
  /// SDK: `GCKLoggerFilter.addMessagePatterns:`.
  public var messagePatterns: [String]?
  /// Whether credentials, tokens, custom data, and user names and queries of URLs are removed.
  ///
  /// Absent: `true`.
  public var redact: Bool?

  public init(
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

  private static let vocabulary = JSONVocabulary(["minimumLevel", "classes", "functions", "messagePatterns", "redact"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("minimumLevel", self.minimumLevel)
    writer.member("classes", self.classes)
    writer.member("functions", self.functions)
    writer.member("messagePatterns", self.messagePatterns)
    writer.member("redact", self.redact)
  }
}
