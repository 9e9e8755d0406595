import JSONCodec

/// A message that waits to be written.
package struct OutgoingMessage: Sendable, Hashable {
  /// The treatment of the message while the peer is slow.
  package enum Delivery: Sendable, Hashable {
    /// Never dropped: replies, requests, lossless notifications.
    case lossless
    /// Dropped when too many wait. A newer message with the same topic and key replaces it; with a `nil` key none
    /// does.
    case droppable(topic: String, coalescingKey: String?)
  }

  /// The message as compact JSON, without framing.
  package struct Body: Sendable, Hashable {
    /// The part that only this peer gets.
    package var head: [UInt8]
    /// The part after it that many peers get; they share its storage until it is written.
    package var shared: [UInt8] = []
    /// The closing brackets.
    package var tail: [UInt8] = []

    package init(_ bytes: [UInt8]) { self.head = bytes }

    /// Creates a notification whose params have the members `own` and then `shared`, both encoded.
    package init(notification method: String, own: [UInt8], shared: [UInt8]) {
      var writer = JSONWriter(reservingCapacity: method.utf8.count + own.count + 48)
      writer.beginNotification(method: method)
      self.head = writer.bytes + own
      if !own.isEmpty, !shared.isEmpty { self.head.append(UInt8(ascii: ",")) }
      self.shared = shared
      self.tail = Array("}}".utf8)
    }

    package var count: Int { self.head.count + self.shared.count + self.tail.count }
  }

  package var body: Body
  package var delivery: Delivery

  package init(_ body: Body, delivery: Delivery) {
    self.body = body
    self.delivery = delivery
  }
}

/// The messages that one slow peer hasn't read yet, within limits. A pure value.
///
/// 1. Messages are written in the order in which they were queued.
/// 2. A message with a coalescing key replaces the older one with that key, and is queued at the end, because its state
///    is newer than everything before it.
/// 3. When too many droppable messages wait, the oldest of them are dropped. Lossless ones never are.
/// 4. The first output after a loss is ``Output/overflow(dropped:topics:)``, which announces it.
package struct OutgoingQueue: Sendable {
  /// The bounds.
  package struct Limits: Sendable, Hashable {
    /// The most droppable messages that wait.
    package var droppableCount: Int
    /// The most bytes of droppable messages that wait.
    package var droppableBytes: Int
    /// The most bytes that wait in all; beyond it the peer is disconnected.
    package var totalBytes: Int

    package init(droppableCount: Int = 1_024, droppableBytes: Int = 8 << 20, totalBytes: Int = 64 << 20) {
      self.droppableCount = droppableCount
      self.droppableBytes = droppableBytes
      self.totalBytes = totalBytes
    }
  }

  /// The next thing to write.
  package enum Output: Sendable, Hashable {
    case body(OutgoingMessage.Body)
    /// The number of messages dropped since the last announcement, and their topics, ordered by name.
    case overflow(dropped: Int, topics: [String])
  }

  private struct Key: Hashable {
    var topic: String
    var coalescingKey: String
  }

  package let limits: Limits
  /// The bytes of the messages that wait.
  package private(set) var byteCount = 0
  /// The messages; `nil` for those dropped or replaced.
  private var entries: [OutgoingMessage?] = []
  private var head = 0
  /// The index before which no entry may be dropped.
  private var firstDroppable = 0
  private var count = 0
  private var droppableCount = 0
  private var droppableBytes = 0
  private var latest: [Key: Int] = [:]
  /// The number of messages dropped so far, announced or not.
  package private(set) var droppedInAll = 0
  private var dropped = 0
  private var droppedTopics: Set<String> = []

  package init(limits: Limits = Limits()) { self.limits = limits }

  /// Whether ``next()`` would return `nil`.
  package var isEmpty: Bool { self.count == 0 && self.dropped == 0 }

  /// Adds a message; returns `false` if more than ``Limits/totalBytes`` are queued, so that the peer must be
  /// disconnected.
  package mutating func enqueue(_ message: OutgoingMessage) -> Bool {
    if case .droppable(let topic, let coalescingKey) = message.delivery {
      self.droppableCount += 1
      self.droppableBytes += message.body.count
      if let coalescingKey {
        let key = Key(topic: topic, coalescingKey: coalescingKey)
        if let older = self.latest[key] { self.remove(at: older) }
        self.latest[key] = self.entries.count
      }
    }
    self.entries.append(message)
    self.count += 1
    self.byteCount += message.body.count
    self.dropSurplus()
    self.compact()
    return self.byteCount <= self.limits.totalBytes
  }

  /// Removes and returns the next output.
  package mutating func next() -> Output? {
    if self.dropped > 0 {
      defer {
        self.dropped = 0
        self.droppedTopics = []
      }
      return .overflow(dropped: self.dropped, topics: self.droppedTopics.sorted())
    }
    while self.head < self.entries.count {
      let index = self.head
      self.head += 1
      guard let message = self.entries[index] else { continue }
      self.remove(at: index)
      self.compact()
      return .body(message.body)
    }
    return nil
  }

  private mutating func dropSurplus() {
    while self.droppableCount > self.limits.droppableCount || self.droppableBytes > self.limits.droppableBytes {
      self.firstDroppable = max(self.firstDroppable, self.head)
      guard self.firstDroppable < self.entries.count else { return }
      if case .droppable(let topic, _) = self.entries[self.firstDroppable]?.delivery {
        self.remove(at: self.firstDroppable)
        self.dropped += 1
        self.droppedInAll += 1
        self.droppedTopics.insert(topic)
      }
      self.firstDroppable += 1
    }
  }

  private mutating func remove(at index: Int) {
    guard let message = self.entries[index] else { return }
    self.entries[index] = nil
    self.count -= 1
    self.byteCount -= message.body.count
    guard case .droppable(let topic, let coalescingKey) = message.delivery else { return }
    self.droppableCount -= 1
    self.droppableBytes -= message.body.count
    guard let coalescingKey else { return }
    let key = Key(topic: topic, coalescingKey: coalescingKey)
    if self.latest[key] == index { self.latest[key] = nil }
  }

  /// Removes the holes when they outnumber the messages, so that each message costs constant time.
  private mutating func compact() {
    guard self.entries.count > 64, self.entries.count > 2 * self.count else { return }
    self.entries = self.entries[self.head...].filter { $0 != nil }
    self.head = 0
    self.firstDroppable = 0
    self.latest.removeAll(keepingCapacity: true)
    for (index, entry) in self.entries.enumerated() {
      guard case .droppable(let topic, let coalescingKey?) = entry?.delivery else { continue }
      self.latest[Key(topic: topic, coalescingKey: coalescingKey)] = index
    }
  }
}
