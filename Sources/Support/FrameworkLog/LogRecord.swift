import Glibc
public import Logging

/// One thing that the framework says of itself.
public struct LogRecord: Hashable, Sendable {
  /// How serious it is; a filter's thresholds are compared with it.
  public var level: LogLevel
  /// One sentence, or a word.
  public var message: String
  /// Who says it.
  public var component: LogComponent
  /// `start(_:options:)`.
  public var function: String
  /// `CastSender/CastSession+Starting.swift`.
  public var file: String
  /// The line in ``file``, counted from 1.
  public var line: Int
  /// In seconds since 1970.
  public var time: Double
  /// The session that it is about.
  public var sessionId: String?
  /// The rest, by name.
  public var metadata: [String: String]

  /// The longest message and value, in bytes; longer ones are cut.
  public static let maximumLength = 8_192

  /// The message followed by its metadata, `player state changed from=PLAYING to=PAUSED`, for places that show only a
  /// text is, and what patterns look at.
  public var detailedMessage: String {
    guard !self.metadata.isEmpty else { return self.message }
    let details = self.metadata.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "\(self.message) \(details.joined(separator: " "))"
  }

  /// `CastSender/CastSession+Starting.swift:42`.
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

/// How grave records are: levels have an order, and swift-log's names for them.
extension LogLevel: Comparable, CaseIterable {
  /// From the least to the gravest; ``noneValue`` first.
  public static var allCases: [LogLevel] { self.knownValues }

  /// The level for one of swift-log; `notice` counts as ``info``.
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

  /// The SDK's number (`GCKLoggerLevel`): 0 lets nothing pass, 6 is the gravest; -1 for an unknown level.
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
  /// Seconds since 1970.
  public static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec / 1_000_000) / 1_000
  }

  /// `2026-11-21T10:05:09.042Z`.
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
