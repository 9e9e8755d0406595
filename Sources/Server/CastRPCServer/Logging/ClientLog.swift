import CastRPCProtocol
import CastSender
import CastV2
import FrameworkLog
import LoopIsolation
import NIOCore
import Synchronization

/// The log records and messages that one connection wants.
@LoopActor
final class ClientLog {
  /// The filter as the client declared it.
  var declared = LogFilter(minimumLevel: .info, redact: true)
  /// The filter in effect.
  var filter = RecordFilter()
  /// The outlet while the client wants records.
  var outlet: LogHub.OutletID?
  /// The messages that the client wants, or `nil` for none.
  var tap: MessageTapFilter?
  /// The number of records dropped since the last one that was published.
  var lost: Int64 = 0
  private var lastRecordId: Int64 = 0

  nonisolated init() {}

  func nextRecordId() -> Int64 {
    self.lastRecordId += 1
    return self.lastRecordId
  }
}

/// Passes records from any thread to the loop, and there to one client; excess records are counted and dropped.
final class ClientLogSink: LogSink {
  /// The most records that wait for the loop.
  private static let limit = 1_000

  private struct State {
    var records: [LogRecord] = []
    var lost = 0
    var isScheduled = false
  }

  private let state = Mutex(State())
  private let deliver: @LoopActor ([LogRecord], _ lost: Int) -> Void

  /// - Parameter deliver: Called on the loop, with the new records and the number of those dropped after them.
  init(deliver: @escaping @LoopActor ([LogRecord], _ lost: Int) -> Void) { self.deliver = deliver }

  func receive(_ record: LogRecord) {
    let isFirst = self.state.withLock { state in
      if state.records.count < Self.limit { state.records.append(record) } else { state.lost += 1 }
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    guard isFirst else { return }
    LoopActor.shared.eventLoop.execute { LoopActor.assumeIsolated { self.drain() } }
  }

  @LoopActor private func drain() {
    let (records, lost) = self.state.withLock { state in
      defer { state = State() }
      return (state.records, state.lost)
    }
    self.deliver(records, lost)
  }
}

/// The filter of the Cast messages that a connection sees.
struct MessageTapFilter {
  /// The tap as the client declared it.
  let declared: MessageTap
  private let namespaces: [Glob]

  init(_ declared: MessageTap) throws(PatternError) {
    self.declared = declared
    var globs: [Glob] = []
    for text in declared.namespaces ?? [] {
      guard globs.count < 64, let glob = Glob(text) else {
        throw PatternError(.limit, "At most 64 namespaces, each of 1 to \(Glob.maximumLength) characters.")
      }
      globs.append(glob)
    }
    self.namespaces = globs
  }

  func admits(_ tapped: TappedMessage) -> Bool {
    let namespace = tapped.message.namespace
    if namespace == .heartbeat, self.declared.includeHeartbeat != true { return false }
    if let id = self.declared.sessionId, id != tapped.sessionId { return false }
    return self.namespaces.isEmpty || self.namespaces.contains { $0.matches(namespace.rawValue) }
  }
}
