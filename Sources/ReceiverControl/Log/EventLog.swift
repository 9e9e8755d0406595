import EmulatedReceiver
import NIOCore

/// The last things that happened, up to a limit.
///
/// Pure: events go in with their time.
struct EventLog: Sendable {
  /// So many events are kept at most.
  let maximumCount: Int
  /// So many bytes are kept at most, roughly.
  let maximumBytes: Int
  let start: NIODeadline
  private var events: [LoggedEvent] = []
  /// Where the oldest one stands in ``events``; what is before it has been forgotten.
  private var first = 0
  private var bytes = 0
  private(set) var lastSeq: Int64 = 0

  init(maximumCount: Int = 16_384, maximumBytes: Int = 16 << 20, start: NIODeadline) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
    self.start = start
  }

  /// Adds an event, and forgets the oldest where that is one too many.
  mutating func record(_ event: ReceiverEvent, deviceId: String, now: NIODeadline) -> LoggedEvent {
    self.lastSeq += 1
    let entry = LoggedEvent(
      seq: self.lastSeq, time: Double((now - self.start).nanoseconds / 1_000) / 1e6, deviceId: deviceId, event: event)
    self.events.append(entry)
    self.bytes += entry.size
    while self.count > self.maximumCount || (self.bytes > self.maximumBytes && self.count > 1) {
      self.bytes -= self.events[self.first].size
      self.first += 1
    }
    if self.first > self.events.count / 2, self.first > 64 {
      self.events.removeFirst(self.first)
      self.first = 0
    }
    return entry
  }

  var count: Int { self.events.count - self.first }

  /// At most `limit` events after `seq` that fit, oldest first, and how many after `seq` have been forgotten.
  func events(
    after seq: Int64, limit: Int, where fits: (LoggedEvent) -> Bool
  ) -> (events: [LoggedEvent], forgotten: Int64) {
    let oldest = self.count > 0 ? self.events[self.first].seq : self.lastSeq + 1
    var found: [LoggedEvent] = []
    for entry in self.events[self.first...] where entry.seq > seq && fits(entry) {
      guard found.count < limit else { break }
      found.append(entry)
    }
    return (found, max(0, oldest - 1 - max(seq, 0)))
  }
}
