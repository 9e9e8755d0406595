import CPCRE2

/// A regular expression to search for in messages (SDK `addMessagePatterns:`), in the syntax of PCRE2
/// (`man pcre2pattern`).
///
/// Upper and lower case differ unless `(?i)` is given; `\d`, `\w`, `\s` and `\b` are about ASCII; `.` is any character
/// but a line feed; `$` is the very end. A search that backtracks too often, as `(a+)+$` in many `a`, is ended and
/// finds nothing.
public struct MessagePattern: Hashable, Sendable, CustomStringConvertible {
  /// The longest pattern, in characters.
  public static let maximumLength = 256
  /// The part of a message that is searched, in characters.
  public static let maximumText = 2_048

  /// The pattern as it was written.
  public let description: String
  private let compiled: CompiledPattern

  /// - Throws: ``PatternError`` with the place of the mistake; `unavailable` where PCRE2 isn't installed.
  public init(_ text: String) throws(PatternError) {
    guard !text.isEmpty, text.unicodeScalars.count <= Self.maximumLength else {
      throw PatternError(.limit, "A message pattern has from 1 to \(Self.maximumLength) characters.")
    }
    self.description = text
    self.compiled = try PatternEngine.shared().compile(text)
  }

  /// Whether the pattern is found anywhere in `text`.
  public func isFound(in text: String) -> Bool {
    let isShort = text.utf8.count <= Self.maximumText
    return self.compiled.isFound(in: isShort ? text : String(text.unicodeScalars.prefix(Self.maximumText)))
  }

  public static func == (left: MessagePattern, right: MessagePattern) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(self.description) }
}

/// PCRE2, loaded by the first message pattern. (`man pcre2api`.)
///
/// PCRE2 backtracks when a pattern doesn't match, which can take longer than the universe exists; so the work of one
/// search is bounded.
final class PatternEngine: Sendable {
  /// The most match attempts inside one search; 100,000 take about a millisecond. A search that would need more finds
  /// nothing.
  private static let matchLimit: UInt32 = 100_000
  /// The most nested backtracking points of one search; a repetition needs one for each character.
  private static let depthLimit: UInt32 = 10_000
  /// The memory of one search, in KiB.
  private static let heapLimit: UInt32 = 8 << 10
  private static let maximumNesting: UInt32 = 32

  private let library: cpcre2_library
  private nonisolated(unsafe) let compileContext: UnsafeMutableRawPointer
  private nonisolated(unsafe) let matchContext: UnsafeMutableRawPointer

  private static let loaded = Result { () throws(PatternError) in try PatternEngine(library: "libpcre2-8.so.0") }

  /// Returns the engine of this process.
  ///
  /// - Throws: `unavailable` where the library isn't installed.
  static func shared() throws(PatternError) -> PatternEngine { try self.loaded.get() }

  init(library name: String) throws(PatternError) {
    var library = cpcre2_library()
    guard cpcre2_load(name, &library), let compileContext = library.compile_context_create(nil),
      let matchContext = library.match_context_create(nil)
    else {
      throw PatternError(
        .unavailable, "Message patterns need PCRE2 (\(name)): install it, on Debian the package libpcre2-8-0.")
    }
    _ = library.set_newline(compileContext, CPCRE2_NEWLINE_LF)
    _ = library.set_parens_nest_limit(compileContext, Self.maximumNesting)
    _ = library.set_match_limit(matchContext, Self.matchLimit)
    _ = library.set_depth_limit(matchContext, Self.depthLimit)
    _ = library.set_heap_limit(matchContext, Self.heapLimit)
    (self.library, self.compileContext, self.matchContext) = (library, compileContext, matchContext)
  }

  /// - Throws: ``PatternError`` with the place of the mistake.
  func compile(_ text: String) throws(PatternError) -> CompiledPattern {
    // Compiled alone first: a surplus bracket must not close the one that is put around the pattern.
    self.library.code_free(try self.code(text))
    // Anchored at the first character, so that the limits apply to the search as a whole, not to each place where a
    // match may begin.
    return CompiledPattern(self, try self.code("(?s:.*?)(?:\(text))"))
  }

  private func code(_ text: String) throws(PatternError) -> UnsafeMutableRawPointer {
    let pattern = Array(text.utf8)
    let options = CPCRE2_UTF | CPCRE2_DOLLAR_ENDONLY | CPCRE2_ANCHORED | CPCRE2_NEVER_BACKSLASH_C
    var (error, offset): (Int32, Int) = (0, 0)
    if let code = self.library.compile(pattern, pattern.count, options, &error, &offset, self.compileContext) {
      return code
    }
    let limits = [
      CPCRE2_ERROR_PARENTHESES_NEST_TOO_DEEP, CPCRE2_ERROR_PATTERN_TOO_LARGE, CPCRE2_ERROR_PATTERN_TOO_COMPLICATED,
    ]
    let isTooMuch = limits.contains(Int(error))
    let place = String(decoding: pattern.prefix(offset), as: UTF8.self).unicodeScalars.count + 1
    throw PatternError(
      isTooMuch ? .limit : .syntax, "The pattern can't be read: \(self.message(of: error)), at character \(place).")
  }

  private func message(of error: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = self.library.get_error_message(error, &buffer, buffer.count)
    return String(decoding: buffer.prefix(Int(max(0, count))), as: UTF8.self)
  }

  fileprivate func isFound(_ code: UnsafeMutableRawPointer, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let data = self.library.match_data_create(1, nil) else { return false }
    defer { self.library.match_data_free(data) }
    return self.library.match(code, text.baseAddress, text.count, 0, CPCRE2_NO_UTF_CHECK, data, self.matchContext) >= 0
  }

  fileprivate func free(_ code: UnsafeMutableRawPointer) { self.library.code_free(code) }
}

/// A pattern compiled by PCRE2. Searching doesn't change it.
final class CompiledPattern: Sendable {
  private let engine: PatternEngine
  private nonisolated(unsafe) let code: UnsafeMutableRawPointer

  fileprivate init(_ engine: PatternEngine, _ code: UnsafeMutableRawPointer) {
    (self.engine, self.code) = (engine, code)
  }

  deinit { self.engine.free(self.code) }

  /// Whether the pattern is found anywhere in `text`; `false` also if a limit ends the search.
  func isFound(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { self.engine.isFound(self.code, in: $0) }
  }
}
