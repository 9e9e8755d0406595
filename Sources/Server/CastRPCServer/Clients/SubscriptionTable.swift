import JSONCodec

/// One connection's subscriptions: the notifications that are pushed to it, and those that wait for its polls.
///
/// A pure value: the connection queries it, and acts.
struct SubscriptionTable: Sendable {
  /// The most subscriptions that a connection may have.
  static let maximumCount = 64
  /// The most events that wait for a poll; beyond it the oldest are dropped, and counted.
  static let maximumWaiting = 1_000
  /// The most bytes of events that wait for a poll, as many as for pushes; the newest event stays in any case.
  static let maximumWaitingBytes = 8 << 20
  /// The bytes of events after which a poll's answer ends: it is lossless, and too many such bytes close a connection.
  static let maximumTakenBytes = 4 << 20

  /// An event that waits for a poll.
  struct Waiting: Hashable, Sendable {
    var method: String
    /// The event's number among the connection's events.
    var sequenceNumber: Int
    /// The params' other members; their storage is shared with other connections.
    var members: JSONObject
    /// The key by which a newer event of the same method replaces this one while it waits; with a `nil` key none does.
    var coalescingKey: String?
    /// The length of the event's JSON, without its number.
    var byteCount = 0
  }

  fileprivate struct Subscription {
    var topics: Set<String>
    var isPushed: Bool
    var omitsStatus = false
    var waiting: [Waiting] = []
    var waitingBytes = 0
    var dropped = 0
  }

  private var subscriptions: [String: Subscription] = [:]
  private var nextNumber = 1
  /// The union of the pushed topics, kept so that a notification costs one look-up.
  private var pushed: Set<String> = []
  private var hasPolled = false

  /// Adds a subscription to the notifications of `known` that `patterns` match; returns `nil` when there are too
  /// many.
  ///
  /// - Parameter omitsStatus: Whether notifications leave out the whole status.
  mutating func subscribe(
    _ patterns: [TopicPattern], of known: [String], isPushed: Bool, omitsStatus: Bool = false
  ) -> (id: String, topics: [String])? {
    guard self.subscriptions.count < Self.maximumCount else { return nil }
    let topics = known.filter { topic in patterns.contains { $0.matches(topic) } }
    let id = "sub-\(self.nextNumber)"
    self.nextNumber += 1
    self.subscriptions[id] = Subscription(topics: Set(topics), isPushed: isPushed, omitsStatus: omitsStatus)
    self.refresh()
    return (id, topics)
  }

  /// The number of subscriptions.
  var count: Int { self.subscriptions.count }

  /// Every notification that the subscriptions cover.
  var topics: Set<String> { self.subscriptions.values.reduce(into: []) { $0.formUnion($1.topics) } }

  /// The number of events that wait for polls.
  var waitingCount: Int { self.subscriptions.values.reduce(0) { $0 + $1.waiting.count } }

  /// Removes a subscription; returns `false` if there is none of that name.
  mutating func unsubscribe(_ id: String) -> Bool {
    guard self.subscriptions.removeValue(forKey: id) != nil else { return false }
    self.refresh()
    return true
  }

  private mutating func refresh() {
    self.pushed = self.subscriptions.values.filter(\.isPushed).reduce(into: []) { $0.formUnion($1.topics) }
    self.hasPolled = self.subscriptions.values.contains { !$0.isPushed }
  }

  /// Returns whether a notification is pushed to this connection.
  func pushes(_ topic: String) -> Bool { self.pushed.contains(topic) }

  /// Returns whether a notification is kept here for a poll.
  func keeps(_ topic: String) -> Bool {
    self.hasPolled && self.subscriptions.values.contains { !$0.isPushed && $0.topics.contains(topic) }
  }

  /// Returns whether every subscription that covers a notification omits the whole status.
  func omitsStatus(_ topic: String) -> Bool {
    self.subscriptions.values.allSatisfy { $0.omitsStatus || !$0.topics.contains(topic) }
  }

  /// Returns whether `id` is a polled subscription.
  func isPolled(_ id: String) -> Bool { self.subscriptions[id].map { !$0.isPushed } ?? false }

  /// Keeps an event for the subscriptions that cover it.
  mutating func keep(_ event: Waiting) {
    for (id, subscription) in self.subscriptions
    where !subscription.isPushed && subscription.topics.contains(event.method) {
      var subscription = subscription
      subscription.add(event)
      self.subscriptions[id] = subscription
    }
  }

  /// Removes and returns the oldest events of a polled subscription, and the number of those dropped since the last
  /// time. Events beyond ``maximumTakenBytes`` stay for the next time, except for the first one.
  mutating func take(_ maximum: Int, from id: String) -> (events: [Waiting], dropped: Int) {
    guard var subscription = self.subscriptions[id] else { return ([], 0) }
    var (count, bytes) = (0, 0)
    for event in subscription.waiting.prefix(maximum) {
      guard count == 0 || bytes + event.byteCount <= Self.maximumTakenBytes else { break }
      count += 1
      bytes += event.byteCount
    }
    let events = Array(subscription.waiting.prefix(count))
    let dropped = subscription.dropped
    subscription.waiting.removeFirst(count)
    subscription.waitingBytes -= bytes
    subscription.dropped = 0
    self.subscriptions[id] = subscription
    return (events, dropped)
  }
}

extension SubscriptionTable.Subscription {
  fileprivate mutating func add(_ event: SubscriptionTable.Waiting) {
    if let key = event.coalescingKey,
      let older = self.waiting.firstIndex(where: { $0.method == event.method && $0.coalescingKey == key })
    {
      // The newest state is appended, because it is newer than everything that waits.
      self.waitingBytes -= self.waiting.remove(at: older).byteCount
    }
    self.waiting.append(event)
    self.waitingBytes += event.byteCount
    while self.hasSurplus {
      self.waitingBytes -= self.waiting.removeFirst().byteCount
      self.dropped += 1
    }
  }

  private var hasSurplus: Bool {
    self.waiting.count > SubscriptionTable.maximumWaiting
      || (self.waiting.count > 1 && self.waitingBytes > SubscriptionTable.maximumWaitingBytes)
  }
}

/// A client's pattern of notification names, in which `*` matches any run of characters.
///
/// `*` alone leaves out `log.*` and `widget.*`, which must be requested by name: a log would drown all other
/// notifications, and the state of widgets costs work every second.
struct TopicPattern: Hashable, Sendable {
  let text: String

  func matches(_ topic: String) -> Bool {
    if self.text == "*" { return !topic.hasPrefix("log.") && !topic.hasPrefix("widget.") }
    return Self.matches(Array(self.text.utf8)[...], Array(topic.utf8)[...])
  }

  /// Matches greedily with one fallback position: linear in practice, never exponential.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ topic: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var topic = topic
    var fallback: (pattern: ArraySlice<UInt8>, topic: ArraySlice<UInt8>)?
    while let byte = topic.first {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        fallback = (pattern, topic)
      } else if pattern.first == byte {
        pattern = pattern.dropFirst()
        topic = topic.dropFirst()
      } else if let place = fallback {
        pattern = place.pattern
        topic = place.topic.dropFirst()
        fallback = (pattern, topic)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
