import Synchronization

/// A sink that keeps the latest records in memory, for a report that is attached to an issue.
///
/// A record is kept as it is, and formatted and redacted only when it is read. Add it to a ``LogHub`` with
/// `isRedacted: false` and a filter of at least ``LogLevel/debug``: with ``LogLevel/verbose`` every message of the wire
/// would be formatted.
public final class LogRing: LogSink {
  /// The largest number of records that are kept.
  public static let maximumRecords = 1_000
  /// The largest size of the records that are kept, in bytes.
  public static let maximumBytes = 512 << 10
  /// An estimate of the bytes of a record's other members.
  private static let overhead = 256

  private struct State {
    /// The records, the oldest at `start`; those before it are dropped.
    var records: [LogRecord] = []
    var start = 0
    var bytes = 0
    var dropped = 0
  }

  private let state = Mutex(State())

  /// Makes an empty ring.
  public init() {}

  /// Keeps a record, and drops the oldest ones beyond the limits.
  public func receive(_ record: LogRecord) {
    self.state.withLock { state in
      state.records.append(record)
      state.bytes += Self.size(of: record)
      while state.records.count - state.start > Self.maximumRecords || state.bytes > Self.maximumBytes {
        state.bytes -= Self.size(of: state.records[state.start])
        state.start += 1
        state.dropped += 1
      }
      guard state.start > Self.maximumRecords / 4 else { return }
      state.records.removeFirst(state.start)
      state.start = 0
    }
  }

  /// Returns the kept records that are at most `seconds` old, without secrets, the oldest first.
  ///
  /// - Parameter now: The time in seconds since 1970.
  public func records(ofLast seconds: Double, now: Double = Timestamp.now()) -> [LogRecord] {
    let kept = self.state.withLock { Array($0.records[$0.start...]) }
    return kept.filter { $0.time >= now - seconds }.map(\.redacted)
  }

  /// The number of records that were dropped because of the limits.
  public var dropped: Int { self.state.withLock { $0.dropped } }

  private static func size(of record: LogRecord) -> Int {
    record.metadata.reduce(record.message.utf8.count + self.overhead) { $0 + $1.key.utf8.count + $1.value.utf8.count }
  }
}
