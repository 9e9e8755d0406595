import Glibc
public import Logging

/// A record of the framework's log.
public struct LogRecord: Hashable, Sendable {
  /// The severity, which filters compare with their thresholds.
  public var level: LogLevel
  /// The message: one sentence, or a word.
  public var message: String
  /// The component that logged the record.
  public var component: LogComponent
  /// The function, such as `start(_:options:)`.
  public var function: String
  /// The file, such as `CastSender/CastSession+Starting.swift`.
  public var file: String
  /// The line in ``file``, counted from 1.
  public var line: Int
  /// The time, in seconds since 1970.
  public var time: Double
  /// The session that the record concerns, if it concerns one.
  public var sessionId: String?
  /// The other metadata, by name.
  public var metadata: [String: String]

  /// The longest message and metadata value, in bytes; longer ones are cut.
  public static let maximumLength = 8_192

  /// The message followed by its metadata, `player state changed from=PLAYING to=PAUSED`: for clients that show only a
  /// text, and for message patterns.
  public var detailedMessage: String {
    guard !self.metadata.isEmpty else { return self.message }
    let details = self.metadata.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "\(self.message) \(details.joined(separator: " "))"
  }

  /// The file and line, such as `CastSender/CastSession+Starting.swift:42`.
  public var location: String { "\(self.file):\(self.line)" }

  /// The record without credentials and tokens.
  public var redacted: LogRecord {
    var record = self
    record.message = Redactor.redact(self.message)
    for (key, value) in self.metadata {
      record.metadata[key] = Redactor.isSecret(key) ? Redactor.placeholder : Redactor.redact(value)
    }
    return record
  }
}

extension LogRecord {
  /// The record as one line: time, level, component, session, message, metadata, place.
  public var text: String {
    var line = "\(Timestamp.text(of: self.time)) \(self.level.rawValue) \(self.component.description)"
    if let sessionId { line += " [\(sessionId)]" }
    line += ": \(self.detailedMessage)"
    line += " (\(self.function) \(self.location))"
    return LogText.escaped(line)
  }
}

/// The order of levels, and their counterparts in swift-log.
extension LogLevel: Comparable, CaseIterable {
  /// All levels, from the least to the most severe; ``noneValue`` first.
  public static var allCases: [LogLevel] { self.knownValues }

  /// Creates the level for one of swift-log; `notice` counts as ``info``.
  public init(_ level: Logger.Level) {
    switch level {
    case .trace: self = .verbose
    case .debug: self = .debug
    case .info, .notice: self = .info
    case .warning: self = .warning
    case .error: self = .error
    case .critical: self = .assert
    }
  }

  /// The SDK's number (`GCKLoggerLevel`): as a threshold 0 lets no record pass, 6 is the most severe; -1 for an unknown
  /// level.
  public var severity: Int {
    switch self {
    case .noneValue: 0
    case .verbose: 1
    case .debug: 2
    case .info: 3
    case .warning: 4
    case .error: 5
    case .assert: 6
    default: -1
    }
  }

  /// Whether a record of `level` passes this threshold.
  public func admits(_ level: LogLevel) -> Bool { self != .noneValue && level >= self }

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.severity < right.severity }
}

/// The time of day, for logs.
public enum Timestamp {
  /// Returns the time in seconds since 1970.
  public static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec / 1_000_000) / 1_000
  }

  /// Returns a time in UTC, such as `2026-11-21T10:05:09.042Z`.
  public static func text(of seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e11 else { return "?" }
    var whole = time_t(seconds.rounded(.down))
    let milliseconds = min(Int(((seconds - Double(whole)) * 1_000).rounded()), 999)
    var parts = tm()
    guard gmtime_r(&whole, &parts) != nil else { return "?" }
    func padded(_ number: Int, _ width: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let date = "\(Int(parts.tm_year) + 1900)-\(padded(Int(parts.tm_mon) + 1))-\(padded(Int(parts.tm_mday)))"
    let clock = "\(padded(Int(parts.tm_hour))):\(padded(Int(parts.tm_min))):\(padded(Int(parts.tm_sec)))"
    return "\(date)T\(clock).\(padded(milliseconds, 3))Z"
  }
}
