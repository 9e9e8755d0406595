import Testing

@testable import JSONRPC

@Suite("Outgoing queue")
struct OutgoingQueueTests {
  static func queue(count: Int = 4, bytes: Int = 1_000, total: Int = 10_000) -> OutgoingQueue {
    OutgoingQueue(limits: .init(droppableCount: count, droppableBytes: bytes, totalBytes: total))
  }

  /// `r1` is lossless; `a1` is a droppable message of topic `a`; `p:k:1` one of topic `p` with the key `k`.
  static func message(_ text: String) -> OutgoingMessage {
    let parts = text.split(separator: ":").map(String.init)
    if parts.count == 3 {
      return OutgoingMessage(.init(Array(text.utf8)), delivery: .droppable(topic: parts[0], coalescingKey: parts[1]))
    }
    let topic = String(text.prefix(1))
    return OutgoingMessage(
      .init(Array(text.utf8)), delivery: topic == "r" ? .lossless : .droppable(topic: topic, coalescingKey: nil))
  }

  static func add(_ queue: inout OutgoingQueue, _ message: OutgoingMessage) {
    let isKept = queue.enqueue(message)
    #expect(isKept)
  }

  static func drain(_ queue: inout OutgoingQueue) -> [String] {
    var result: [String] = []
    while let output = queue.next() {
      switch output {
      case .body(let body): result.append(String(decoding: body.head, as: UTF8.self))
      case .overflow(let dropped, let topics): result.append("overflow \(dropped) \(topics.joined(separator: ","))")
      }
    }
    return result
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sent: String
    var received: [String]

    init(_ description: String, _ sent: String, _ received: [String]) {
      self.testDescription = description
      self.sent = sent
      self.received = received
    }
  }

  static let examples: [Case] = [
    Case("order is kept", "r1 a1 r2 b1", ["r1", "a1", "r2", "b1"]),
    Case("the newest of a key stands at the end", "p:k:1 a1 p:k:2 r1 p:k:3", ["a1", "r1", "p:k:3"]),
    Case("keys and topics are apart", "p:k:1 p:l:1 q:k:1 p:k:2", ["p:l:1", "q:k:1", "p:k:2"]),
    Case(
      "the oldest that may be dropped is", "r1 a1 r2 a2 b3 a4 a5 b6",
      ["overflow 2 a", "r1", "r2", "b3", "a4", "a5", "b6"]),
    Case(
      "a state that was dropped can come again", "p:k:1 a1 a2 a3 a4 p:k:2",
      ["overflow 2 a,p", "a2", "a3", "a4", "p:k:2"]),
    Case("coalescing loses nothing", "p:k:1 p:k:2 p:k:3 p:k:4 p:k:5 p:k:6", ["p:k:6"]),
    Case("lossless ones don't count", "r1 r2 r3 r4 r5 r6 a1", ["r1", "r2", "r3", "r4", "r5", "r6", "a1"]),
  ]

  @Test("keeps what matters", arguments: examples)
  func keeps(_ example: Case) {
    var queue = Self.queue()
    #expect(queue.isEmpty)
    for text in example.sent.split(separator: " ") { Self.add(&queue, Self.message(String(text))) }
    let left = Self.drain(&queue)
    #expect(left == example.received)
    #expect(queue.isEmpty)
    #expect(queue.byteCount == 0)
  }

  @Test("bytes are bounded as well as messages")
  func bytes() {
    var queue = Self.queue(count: 100, bytes: 10)
    for text in ["a111", "b222", "a333"] { Self.add(&queue, Self.message(text)) }
    let left = Self.drain(&queue)
    #expect(left == ["overflow 1 a", "b222", "a333"])
  }

  @Test("more lossless bytes than the cap disconnect the peer")
  func hardLimit() {
    var queue = Self.queue(total: 10)
    Self.add(&queue, Self.message("r2345"))
    Self.add(&queue, Self.message("r2345"))
    let isKept = queue.enqueue(Self.message("r"))
    #expect(!isKept)
  }

  @Test("each loss is reported once")
  func overflowOnce() {
    var queue = Self.queue(count: 1)
    _ = queue.enqueue(Self.message("a1"))
    _ = queue.enqueue(Self.message("b2"))
    let announcement = queue.next()
    #expect(announcement == .overflow(dropped: 1, topics: ["a"]))
    _ = queue.enqueue(Self.message("c3"))
    let rest = Self.drain(&queue)
    #expect(rest == ["overflow 1 b", "c3"])
  }

  @Test("a flood stays bounded, and the newest messages remain in order")
  func flood() {
    var queue = OutgoingQueue()
    for number in 0..<100_000 {
      Self.add(&queue, Self.message("a\(number)"))
      Self.add(&queue, Self.message("p:k:\(number)"))
    }
    #expect(queue.byteCount < 16_384)
    let left = Self.drain(&queue)
    #expect(left.count == 1_025)
    #expect(left.first == "overflow 98977 a")
    #expect(left.last == "p:k:99999")
    #expect(Array(left.dropFirst().dropLast()) == (98_977..<100_000).map { "a\($0)" })
  }

  @Test("taking and adding in turns keeps order through many compactions")
  func interleaved() {
    var queue = OutgoingQueue()
    var next = 0
    for number in 0..<10_000 {
      Self.add(&queue, Self.message("r\(number)"))
      _ = queue.enqueue(Self.message("p:\(number % 7):\(number)"))
      guard number % 3 > 0 else { continue }
      while let output = queue.next(), case .body(let body) = output {
        guard body.head.first == UInt8(ascii: "r") else { continue }
        #expect(String(decoding: body.head, as: UTF8.self) == "r\(next)")
        next += 1
        break
      }
    }
    let left = Self.drain(&queue).filter { $0.hasPrefix("r") }
    #expect(left == (next..<10_000).map { "r\($0)" })
  }
}
