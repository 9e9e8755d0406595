import CastTestSupport
import NIOCore
import Testing

@testable import JSONRPC

/// The framer's work grows only with the length of its input.
@Suite("Message framer: work", .blocking)
struct FramerWorkTests {
  /// The framer's counters for a stream.
  struct Work {
    var outputs = 0
    var problems = 0
    var examined = 0
  }

  /// Feeds `bytes` in pieces of `piece`; each problem must have consumed bytes.
  static func work(_ bytes: [UInt8], piece: Int, framing: JSONRPCFraming? = nil) -> Work {
    var framer = MessageFramer(maximumMessageBytes: 1_024, framing: framing)
    var work = Work()
    var consumedAtLastProblem = 0
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + piece)
      framer.append(ByteBuffer(bytes: bytes[start..<end]))
      start = end
      while let output = framer.next() {
        work.outputs += 1
        guard work.outputs <= bytes.count else { return work }
        guard case .problem = output else { continue }
        work.problems += 1
        #expect(framer.consumedBytes > consumedAtLastProblem)
        consumedAtLastProblem = framer.consumedBytes
      }
    }
    if framer.finish() != nil { work.outputs += 1 }
    work.examined = framer.examinedBytes
    return work
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Repeated once, twice and four times.
    var unit: String
    var before = ""
  }

  static let name = "Content-Length:"
  static let hostile: [Hostile] = [
    Hostile(testDescription: "a long header", unit: name + String(repeating: "x", count: 8_192)),
    Hostile(
      testDescription: "a long header after a good one", unit: name + String(repeating: " ", count: 8_192),
      before: "Content-Length: 2\r\n\r\n{}"),
    Hostile(
      testDescription: "the name again and again", unit: String(repeating: name, count: 600),
      before: "Content-Length: 2\r\n\r\n{}"),
    Hostile(
      testDescription: "bad lengths", unit: String(repeating: "Content-Length: x\n", count: 500)),
    Hostile(
      testDescription: "colons", unit: String(repeating: ":", count: 8_192), before: "Content-Length: x\r\n"),
    Hostile(testDescription: "short lines of a block", unit: String(repeating: "a:b\n", count: 2_500)),
    Hostile(testDescription: "letters", unit: String(repeating: "a", count: 10_000)),
    Hostile(testDescription: "garbage lines", unit: String(repeating: "1\n", count: 5_000)),
    Hostile(testDescription: "a long line", unit: "{" + String(repeating: "\"", count: 10_000)),
    Hostile(testDescription: "blank lines", unit: String(repeating: "\r\n", count: 5_000)),
    Hostile(
      testDescription: "large bodies", unit: "Content-Length: 5000\n\n" + String(repeating: "[", count: 5_000)),
    Hostile(testDescription: "byte order marks", unit: String(repeating: "\u{FEFF}", count: 3_000)),
  ]

  @Test("twice the bytes are at most twice the work", arguments: hostile, [Int.max, 4_096, 61])
  func linear(_ hostile: Hostile, piece: Int) {
    let works = [1, 2, 4].map { times in
      Self.work(
        Array((hostile.before + String(repeating: hostile.unit, count: times)).utf8),
        piece: piece == .max ? 1 << 30 : piece)
    }
    for (work, times) in zip(works, [1, 2, 4]) {
      let bytes = hostile.before.utf8.count + hostile.unit.utf8.count * times
      // Each byte is examined as part of a line, of a header's name and of an id; a search for a line's end may be
      // repeated.
      #expect(work.examined <= 8 * bytes, "\(work)")
      #expect(work.outputs <= bytes / 2 + 1, "\(work)")
    }
    #expect(works[2].examined <= 5 * works[0].examined + 1_000, "\(works)")
  }

  @Test("a long header is one problem, and the connection lives on")
  func reported() {
    let bytes = Array((Self.name + String(repeating: "x", count: 8_192)).utf8)
    #expect(Self.work(bytes, piece: 1 << 30).problems == 1)
    var framer = MessageFramer()
    framer.append(ByteBuffer(bytes: bytes))
    while framer.next() != nil {}
    framer.append(ByteBuffer(string: "\n{}\n"))
    #expect(framer.next() == .message(ByteBuffer(string: "{}")))
  }

  @Test("any bytes at all make no more problems than bytes", arguments: 0..<12)
  func noise(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random() -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33)
    }
    let words = [
      Self.name, ":", " 3", "\r\n", "\n", "{", "}", "[", "a", "\u{FEFF}", String(repeating: "x", count: 3_000),
      "\"id\":1,",
    ].map { Array($0.utf8) }
    var bytes: [UInt8] = []
    for _ in 0..<300 {
      bytes += random() % 4 > 0 ? words[random() % words.count] : [UInt8(truncatingIfNeeded: random())]
    }
    for framing in [nil, JSONRPCFraming.lines, .contentLength] {
      let work = Self.work(bytes, piece: 1 + random() % 10_000, framing: framing)
      #expect(work.outputs < bytes.count)
      #expect(work.examined <= 8 * bytes.count)
    }
  }
}
