public import Logging

/// How grave a record is; the names and numbers are those of the SDK (`GCKLoggerLevel`).
public enum LogLevel: Int, Comparable, CaseIterable, Sendable {
  /// As a threshold: nothing passes. No record has it.
  case none = 0
  case verbose = 1
  case debug = 2
  case info = 3
  case warning = 4
  case error = 5
  /// A defect of the server itself.
  case assert = 6

  /// The level that swift-log's names stand for; `notice` counts as ``info``.
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

  /// The SDK's name in capitals: `WARNING`.
  public var name: String {
    switch self {
    case .none: "NONE"
    case .verbose: "VERBOSE"
    case .debug: "DEBUG"
    case .info: "INFO"
    case .warning: "WARNING"
    case .error: "ERROR"
    case .assert: "ASSERT"
    }
  }

  /// The level of a name; `nil` where it is none.
  public init?(name: String) {
    guard let level = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = level
  }

  /// Whether a record of `level` passes this threshold.
  public func admits(_ level: LogLevel) -> Bool { self != .none && level >= self }

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
