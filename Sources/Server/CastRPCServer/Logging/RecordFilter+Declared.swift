import CastModel
import CastRPCProtocol
import FrameworkLog

extension RecordFilter {
  /// Creates the filter that a client declares.
  ///
  /// - Parameter path: The filter's place in the call's parameters.
  /// - Throws: InvalidParams with the place of an unusable pattern; LibraryUnavailable without PCRE2.
  init(_ declared: LogFilter, path: String) throws {
    self.init(minimumLevel: declared.minimumLevel ?? .info)
    for (index, rule) in (declared.classes ?? []).enumerated() {
      try Self.checked("\(path).classes[\(index)].patterns") { () throws(PatternError) in
        try self.setLevel(rule.level, forClasses: rule.patterns)
      }
    }
    for (index, rule) in (declared.functions ?? []).enumerated() {
      try Self.checked("\(path).functions[\(index)].patterns") { () throws(PatternError) in
        try self.setLevel(rule.level, forFunctions: rule.patterns)
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

extension LogFilter {
  /// The filter as reported to clients: with its defaults.
  var complete: LogFilter {
    var filter = self
    filter.minimumLevel = self.minimumLevel ?? .info
    filter.redact = self.redact ?? true
    return filter
  }
}
