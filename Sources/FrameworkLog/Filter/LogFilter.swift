/// Which records are wanted (SDK `GCKLoggerFilter`).
///
/// The threshold of a record is that of the last rule whose functions match, or else of the last whose classes match, or else
/// ``minimumLevel``; with message patterns, one of them has to be found in the message, too.
public struct LogFilter: Hashable, Sendable {
  /// The most patterns of each kind.
  public static let maximumPatterns = 256

  private struct Rule<Pattern: Hashable & Sendable>: Hashable, Sendable {
    var level: LogLevel
    var patterns: [Pattern]
  }

  /// What passes that no rule is about.
  public var minimumLevel: LogLevel
  private var classRules: [Rule<ClassPattern>] = []
  private var functionRules: [Rule<Glob>] = []
  private var messagePatterns: [MessagePattern] = []

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

  /// The least level that anything can pass with; ``LogLevel/none`` if nothing can.
  public var lowestLevel: LogLevel {
    let levels = [self.minimumLevel] + self.classRules.map(\.level) + self.functionRules.map(\.level)
    return levels.filter { $0 != .none }.min() ?? .none
  }

  /// The threshold for what a function of a component says.
  ///
  /// - Parameter function: As `#function` says it: `start(_:options:)`.
  public func threshold(of component: LogComponent, function: String) -> LogLevel {
    if !self.functionRules.isEmpty {
      let base = String(function.prefix { $0 != "(" })
      let rule = self.functionRules.last { $0.patterns.contains { $0.matches(function) || $0.matches(base) } }
      if let rule { return rule.level }
    }
    let rule = self.classRules.last { $0.patterns.contains { $0.matches(component) } }
    return rule?.level ?? self.minimumLevel
  }

  /// Whether one of the message patterns is found, if there are any.
  public func admits(message: String) -> Bool {
    self.messagePatterns.isEmpty || self.messagePatterns.contains { $0.isFound(in: message) }
  }
}
