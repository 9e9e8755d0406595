import Glibc
public import Logging
import Synchronization

/// The collector of all log statements of the process, which distributes them to the outlets that want them.
///
/// A statement below every sink's level costs one atomic load: its text isn't made. A record is made once for all
/// sinks.
public final class LogHub: Sendable {
  private struct Outlet {
    var id: Int
    var filter: RecordFilter
    var isRedacted: Bool
    /// Whether it also gets records that are logged during a delivery to clients.
    var isReentrant: Bool
    var sink: any LogSink
  }

  private struct State {
    var outlets: [Outlet] = []
    var lastId = 0
    var components: [String: LogComponent] = [:]
  }

  private let state = Mutex(State())
  /// The ``LogLevel/severity`` of the lowest level that an outlet wants; `Int.max` without outlets.
  private let threshold = Atomic(Int.max)
  /// The thread that is delivering records to clients. Its own records aren't delivered to them: each delivery would
  /// make another record.
  private let deliveringThread = Atomic(UInt(0))

  /// Creates a hub without outlets, which drops every statement until ``add(_:filter:isRedacted:isReentrant:)``.
  public init() {}

  /// Creates the handler of a logger, for `LoggingSystem.bootstrap`.
  public func handler(label: String) -> any LogHandler { FanOutLogHandler(hub: self, label: label) }

  // MARK: Outlets

  /// The identifier of an outlet.
  public struct OutletID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Adds an outlet.
  ///
  /// - Parameters:
  ///   - isRedacted: Whether secrets are removed from its records.
  ///   - isReentrant: Whether it also gets records that are logged during a delivery (``delivering(_:)``).
  public func add(
    _ sink: any LogSink, filter: RecordFilter, isRedacted: Bool = true, isReentrant: Bool = true
  ) -> OutletID {
    self.state.withLock { state in
      state.lastId += 1
      state.outlets.append(
        Outlet(id: state.lastId, filter: filter, isRedacted: isRedacted, isReentrant: isReentrant, sink: sink))
      self.updateThreshold(state)
      return OutletID(number: state.lastId)
    }
  }

  /// Replaces an outlet's filter, and whether its records are redacted.
  public func update(_ id: OutletID, filter: RecordFilter, isRedacted: Bool = true) {
    self.state.withLock { state in
      guard let index = state.outlets.firstIndex(where: { $0.id == id.number }) else { return }
      state.outlets[index].filter = filter
      state.outlets[index].isRedacted = isRedacted
      self.updateThreshold(state)
    }
  }

  /// Removes an outlet.
  public func remove(_ id: OutletID) {
    self.state.withLock { state in
      state.outlets.removeAll { $0.id == id.number }
      self.updateThreshold(state)
    }
  }

  private func updateThreshold(_ state: State) {
    let lowest = state.outlets.map(\.filter.lowestLevel).filter { $0 != .noneValue }.min()
    self.threshold.store(lowest?.severity ?? .max, ordering: .relaxed)
  }

  /// The lowest level of all sinks; ``LogLevel/noneValue`` without sinks.
  public var lowestLevel: LogLevel {
    let severity = self.lowestSeverity
    return LogLevel.allCases.first { $0.severity == severity } ?? .noneValue
  }

  /// The ``LogLevel/severity`` of ``lowestLevel``, which every log statement reads; `Int.max` without sinks.
  var lowestSeverity: Int { self.threshold.load(ordering: .relaxed) }

  /// Runs `body`, which delivers records to clients. Records that `body` logs aren't delivered to them.
  public func delivering(_ body: () -> Void) {
    self.deliveringThread.store(UInt(pthread_self()), ordering: .relaxed)
    defer { self.deliveringThread.store(0, ordering: .relaxed) }
    body()
  }

  // MARK: Records

  /// - Parameter component: The component's name, or the logger's label.
  func record(_ event: LogEvent, component name: String, metadata: Logger.Metadata) {
    let level = LogLevel(event.level)
    let isDelivering = self.deliveringThread.load(ordering: .relaxed) == UInt(pthread_self())
    let (outlets, component) = self.state.withLock { ($0.outlets, self.component(name, &$0)) }
    let interested = outlets.filter { outlet in
      outlet.filter.threshold(of: component, function: event.function).admits(level)
        && (outlet.isReentrant || !isDelivering)
    }
    guard !interested.isEmpty else { return }
    let record = LogRecord(event, component: component, metadata: metadata)
    lazy var redacted = record.redacted
    for outlet in interested {
      let record = outlet.isRedacted ? redacted : record
      if outlet.filter.admits(message: record.detailedMessage) { outlet.sink.receive(record) }
    }
  }

  private func component(_ name: String, _ state: inout State) -> LogComponent {
    if let known = state.components[name] { return known }
    let component = LogComponent(name)
    if state.components.count < 4_096 { state.components[name] = component }
    return component
  }
}

/// A handler that passes a logger's records to the hub. Its level is the hub's: the lowest of all sinks.
struct FanOutLogHandler: LogHandler {
  let hub: LogHub
  let label: String
  /// The metadata key of the component's name, which `Logger.component(_:)` of LoopIsolation sets. The log must not
  /// import that.
  private static let componentKey = "component"

  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?

  init(hub: LogHub, label: String) {
    self.hub = hub
    self.label = label
  }

  /// The hub's level. Setting it changes nothing, since the levels are those of the outlets' filters.
  var logLevel: Logger.Level {
    get {
      switch self.hub.lowestSeverity {
      case ...1: .trace
      case 2: .debug
      case 3: .info
      case 4: .warning
      case 5: .error
      default: .critical
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
    let component = metadata.removeValue(forKey: Self.componentKey)?.description ?? self.label
    self.hub.record(event, component: component, metadata: metadata)
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
