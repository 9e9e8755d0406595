import FrameworkLog
import LoopIsolation
import NIOCore
import Synchronization

/// Brings records from whatever thread to the loop, and there to one client; too many at once are counted and left out.
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

  /// - Parameter deliver: Called on the loop, with the records that came since and how many were left out before them.
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
