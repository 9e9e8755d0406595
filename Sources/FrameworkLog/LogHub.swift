import Glibc
public import Logging
import Synchronization

/// Where all log statements of the process come together, and go to whoever wants them.
///
/// A statement that nobody wants costs one atomic load: its text isn't made. A record is made once for all takers.
public final class LogHub: Sendable {
  private struct Outlet {
    var id: Int
    var filter: LogFilter
    var isRedacted: Bool
    /// Whether it is left out of what its own delivery says.
    var isReentrant: Bool
    var sink: any LogSink
  }

  private struct State {
    var outlets: [Outlet] = []
    var lastId = 0
    var components: [String: LogComponent] = [:]
  }

  private let state = Mutex(State())
  /// The least level that anybody wants, as the place among swift-log's levels.
  private let threshold = Atomic(Int.max)
  /// The thread that hands records to clients now; what it says meanwhile isn't for them, or it would feed itself.
  private let deliveringThread = Atomic(UInt(0))

  public init() {}

  /// Makes the handler for a logger; what `LoggingSystem.bootstrap` wants.
  public func handler(label: String) -> any LogHandler { FanOutLogHandler(hub: self, label: label) }

  // MARK: Outlets

  /// Names a taker.
  public struct OutletID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Adds a taker.
  ///
  /// - Parameters:
  ///   - isRedacted: Whether secrets are taken out of what it gets.
  ///   - isReentrant: Whether it also gets what is said while records are delivered (``delivering(_:)``).
  public func add(
    _ sink: any LogSink, filter: LogFilter, isRedacted: Bool = true, isReentrant: Bool = true
  ) -> OutletID {
    self.state.withLock { state in
      state.lastId += 1
      state.outlets.append(
        Outlet(id: state.lastId, filter: filter, isRedacted: isRedacted, isReentrant: isReentrant, sink: sink))
      self.updateThreshold(state)
      return OutletID(number: state.lastId)
    }
  }

  /// Gives a taker another filter.
  public func update(_ id: OutletID, filter: LogFilter, isRedacted: Bool = true) {
    self.state.withLock { state in
      guard let index = state.outlets.firstIndex(where: { $0.id == id.number }) else { return }
      state.outlets[index].filter = filter
      state.outlets[index].isRedacted = isRedacted
      self.updateThreshold(state)
    }
  }

  /// Removes a taker.
  public func remove(_ id: OutletID) {
    self.state.withLock { state in
      state.outlets.removeAll { $0.id == id.number }
      self.updateThreshold(state)
    }
  }

  private func updateThreshold(_ state: State) {
    let lowest = state.outlets.map(\.filter.lowestLevel).filter { $0 != .none }.min()
    self.threshold.store(lowest?.rawValue ?? .max, ordering: .relaxed)
  }

  /// The least level that anybody wants; ``LogLevel/none`` for nobody.
  public var lowestLevel: LogLevel { LogLevel(rawValue: self.threshold.load(ordering: .relaxed)) ?? .none }

  /// Runs `body`, which hands records to clients; what it logs itself isn't handed to them.
  public func delivering(_ body: () -> Void) {
    self.deliveringThread.store(UInt(pthread_self()), ordering: .relaxed)
    defer { self.deliveringThread.store(0, ordering: .relaxed) }
    body()
  }

  // MARK: Records

  func record(_ event: LogEvent, metadata: Logger.Metadata) {
    let level = LogLevel(event.level)
    let isDelivering = self.deliveringThread.load(ordering: .relaxed) == UInt(pthread_self())
    let (outlets, component) = self.state.withLock { ($0.outlets, self.component(event.file, &$0)) }
    let interested = outlets.filter { outlet in
      outlet.filter.threshold(of: component, function: event.function).admits(level)
        && (outlet.isReentrant || !isDelivering)
    }
    guard !interested.isEmpty else { return }
    let record = LogRecord(event, component: component, metadata: metadata)
    let redacted = record.redacted
    for outlet in interested {
      let record = outlet.isRedacted ? redacted : record
      if outlet.filter.admits(message: record.detailedMessage) { outlet.sink.receive(record) }
    }
  }

  /// There are as many as source files that log.
  private func component(_ file: String, _ state: inout State) -> LogComponent {
    if let known = state.components[file] { return known }
    let component = LogComponent(fileID: file)
    if state.components.count < 4_096 { state.components[file] = component }
    return component
  }
}
