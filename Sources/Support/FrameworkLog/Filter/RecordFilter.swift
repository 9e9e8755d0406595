/// A ``LogFilter`` with its patterns compiled, which decides which records pass (SDK `GCKLoggerFilter`).
///
/// The threshold of a record is that of the last rule whose functions match, or else of the last whose classes match,
/// or else ``minimumLevel``; with message patterns, one of them has to be found in the message, too.
public struct RecordFilter: Hashable, Sendable {
  /// The most patterns for classes, and for functions.
  public static let maximumPatterns = 256

  private struct Rule<Pattern: Hashable & Sendable>: Hashable, Sendable {
    var level: LogLevel
    var patterns: [Pattern]
  }

  /// The lowest level that passes if no rule applies.
  public var minimumLevel: LogLevel
  private var classRules: [Rule<ClassPattern>] = []
  private var functionRules: [Rule<Glob>] = []
  private var messagePatterns: [MessagePattern] = []

  /// Makes a filter without rules and patterns, so that every record from `minimumLevel` on passes.
  public init(minimumLevel: LogLevel = .info) { self.minimumLevel = minimumLevel }

  /// Lets records of the classes pass from `level` on (SDK `setLoggingLevel:forClasses:`).
  ///
  /// - Throws: ``PatternError``.
  public mutating func setLevel(_ level: LogLevel, forClasses classes: [String]) throws(PatternError) {
    var patterns: [ClassPattern] = []
    for text in classes { patterns.append(try ClassPattern(text)) }
    try Self.check(self.classRules.reduce(patterns.count) { $0 + $1.patterns.count })
    self.classRules.append(Rule(level: level, patterns: patterns))
  }

  /// Lets records of the functions pass from `level` on: `start*`, or with its labels `start(_:options:)` (SDK
  /// `setLoggingLevel:forFunctions:`).
  ///
  /// - Throws: ``PatternError``.
  public mutating func setLevel(_ level: LogLevel, forFunctions functions: [String]) throws(PatternError) {
    var patterns: [Glob] = []
    for text in functions {
      guard let glob = Glob(text) else {
        throw PatternError(.limit, "A function's pattern has from 1 to \(Glob.maximumLength) characters.")
      }
      patterns.append(glob)
    }
    try Self.check(self.functionRules.reduce(patterns.count) { $0 + $1.patterns.count })
    self.functionRules.append(Rule(level: level, patterns: patterns))
  }

  /// Lets only messages pass in which one of all patterns is found (SDK `addMessagePatterns:`).
  ///
  /// - Throws: ``PatternError``.
  public mutating func addMessagePatterns(_ texts: [String]) throws(PatternError) {
    try Self.check(self.messagePatterns.count + texts.count, limit: 32)
    for text in texts { self.messagePatterns.append(try MessagePattern(text)) }
  }

  private static func check(_ count: Int, limit: Int = Self.maximumPatterns) throws(PatternError) {
    guard count <= limit else { throw PatternError(.limit, "A filter has at most \(limit) patterns of a kind.") }
  }

  /// The lowest level that a record can pass with; ``LogLevel/noneValue`` if none can pass.
  public var lowestLevel: LogLevel {
    let levels = [self.minimumLevel] + self.classRules.map(\.level) + self.functionRules.map(\.level)
    return levels.filter { $0 != .noneValue }.min() ?? .noneValue
  }

  /// The threshold for the records of a component's function.
  ///
  /// - Parameter function: The name as in `#function`: `start(_:options:)`.
  public func threshold(of component: LogComponent, function: String) -> LogLevel {
    if !self.functionRules.isEmpty {
      let base = String(function.prefix { $0 != "(" })
      let rule = self.functionRules.last { $0.patterns.contains { $0.matches(function) || $0.matches(base) } }
      if let rule { return rule.level }
    }
    let rule = self.classRules.last { $0.patterns.contains { $0.matches(component) } }
    return rule?.level ?? self.minimumLevel
  }

  /// Whether one of the message patterns is found in `message`, or there are none.
  public func admits(message: String) -> Bool {
    self.messagePatterns.isEmpty || self.messagePatterns.contains { $0.isFound(in: message) }
  }
}

/// A glob for classes, `Class` or `Class(Extension)`; without an extension it matches all of them (SDK
/// `setLoggingLevel:forClasses:`).
///
/// It is compared with the component's own name and with the names of the SDK's classes that do the same: `GCK*Session`
/// and `CastSession` both mean `CastSession`.
public struct ClassPattern: Hashable, Sendable, CustomStringConvertible {
  private let name: Glob
  private let topic: Glob?

  /// - Throws: ``PatternError`` for an empty name or extension, one that is too long, and a bracket that isn't closed.
  public init(_ text: String) throws(PatternError) {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = Glob(parts[0]) else { throw Self.mistake(text) }
    self.name = name
    guard parts.count == 2 else {
      self.topic = nil
      return
    }
    guard parts[1].hasSuffix(")"), let topic = Glob(parts[1].dropLast()) else { throw Self.mistake(text) }
    self.topic = topic
  }

  private static func mistake(_ text: String) -> PatternError {
    PatternError(
      .syntax,
      "'\(text.prefix(64))' names no class: write 'Class' or 'Class(Extension)', with * and ?, and at most "
        + "\(Glob.maximumLength) characters.")
  }

  public var description: String { self.topic.map { "\(self.name)(\($0))" } ?? self.name.description }

  /// Whether the pattern matches `component`.
  public func matches(_ component: LogComponent) -> Bool {
    if let topic, !(component.topic.map(topic.matches) ?? false) { return false }
    return self.name.matches(component.name) || component.sdkClasses.contains { self.name.matches($0) }
  }
}
