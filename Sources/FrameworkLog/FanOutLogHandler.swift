import Logging

/// Hands what a logger says to the hub. Its level is the hub's: the least that anybody wants.
struct FanOutLogHandler: LogHandler {
  let hub: LogHub
  let label: String
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?

  init(hub: LogHub, label: String) {
    self.hub = hub
    self.label = label
  }

  /// Who takes what is the hub's business, so setting a logger's level changes nothing.
  var logLevel: Logger.Level {
    get {
      switch self.hub.lowestLevel {
      case .verbose: .trace
      case .debug: .debug
      case .info: .info
      case .warning: .warning
      case .error: .error
      case .assert, .none: .critical
      }
    }
    set {}
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { self.metadata[key] }
    set { self.metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var metadata = self.metadata
    if let provided = self.metadataProvider?.get() { metadata.merge(provided) { $1 } }
    if let own = event.metadata { metadata.merge(own) { $1 } }
    self.hub.record(event, metadata: metadata)
  }
}

extension LogRecord {
  init(_ event: LogEvent, component: LogComponent, metadata: Logger.Metadata) {
    var metadata = metadata
    let session = metadata.removeValue(forKey: "session")
    self.init(
      level: LogLevel(event.level), message: Self.bounded(event.message.description), component: component,
      function: event.function, file: event.file, line: Int(event.line), time: Timestamp.now(),
      sessionId: session.map { $0.description }, metadata: metadata.mapValues { Self.bounded($0.description) })
    if let error = event.error { self.metadata["error"] = Self.bounded("\(error)") }
  }

  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > self.maximumLength else { return text }
    return String(decoding: text.utf8.prefix(self.maximumLength), as: UTF8.self) + "…"
  }
}
