import CastRPCProtocol
import FrameworkLog

extension FrameworkLog.LogFilter {
  /// The filter that a client describes.
  ///
  /// - Parameter path: Where it stands in the call's parameters.
  /// - Throws: InvalidParams with the place of a pattern that can't be used; LibraryUnavailable without PCRE2.
  init(_ declared: CastRPCProtocol.LogFilter, path: String) throws {
    self.init(minimumLevel: .of(declared.minimumLevel))
    for (index, rule) in (declared.classes ?? []).enumerated() {
      try Self.checked("\(path).classes[\(index)].patterns") { () throws(PatternError) in
        try self.setLevel(.of(rule.level), forClasses: rule.patterns)
      }
    }
    for (index, rule) in (declared.functions ?? []).enumerated() {
      try Self.checked("\(path).functions[\(index)].patterns") { () throws(PatternError) in
        try self.setLevel(.of(rule.level), forFunctions: rule.patterns)
      }
    }
    for (index, pattern) in (declared.messagePatterns ?? []).enumerated() {
      try Self.checked("\(path).messagePatterns[\(index)]") { () throws(PatternError) in
        try self.addMessagePatterns([pattern])
      }
    }
  }

  static func checked<Value>(_ path: String, _ body: () throws(PatternError) -> Value) throws -> Value {
    do throws(PatternError) {
      return try body()
    } catch {
      guard error.code != .unavailable else { throw APIError(.libraryUnavailable, error.message, cause: error) }
      throw APIError(.invalidParams, "\(path): \(error.message)", cause: error) {
        $0.path = path
        $0.reason = error.message
      }
    }
  }
}

extension FrameworkLog.LogLevel {
  /// The level that a client names; none named is INFO.
  static func of(_ level: CastRPCProtocol.LogLevel?) -> FrameworkLog.LogLevel {
    level.flatMap { FrameworkLog.LogLevel(name: $0.rawValue) } ?? .info
  }
}

extension CastRPCProtocol.LogFilter {
  /// The filter as it is told: with what was assumed.
  var complete: CastRPCProtocol.LogFilter {
    var filter = self
    filter.minimumLevel = self.minimumLevel ?? .info
    filter.redact = self.redact ?? true
    return filter
  }
}
