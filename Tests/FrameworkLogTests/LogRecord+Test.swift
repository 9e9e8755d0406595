@testable import FrameworkLog

extension LogRecord {
  /// Returns a record of which only the given members matter.
  static func test(_ message: String, time: Double = 0, metadata: [String: String] = [:]) -> LogRecord {
    LogRecord(
      level: .info, message: message, component: LogComponent("Test"), function: "f()", file: "a.swift", line: 1,
      time: time, metadata: metadata)
  }
}
