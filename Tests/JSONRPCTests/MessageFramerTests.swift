import CastTestSupport
import JSONCodec
import NIOCore
import Testing

@testable import JSONRPC

@Suite("Message framer", .blocking)
struct MessageFramerTests {
  /// The framer's output for a stream: bodies as text, problems as their code.
  enum Seen: Equatable, CustomStringConvertible {
    case message(String)
    case problem(Int)

    var description: String {
      switch self {
      case .message(let text): "message(\(text.prefix(60)))"
      case .problem(let code): "problem(\(code))"
      }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var input: String
    var seen: [Seen]
    var framing: JSONRPCFraming?
    var limit = 64

    init(_ description: String, _ input: String, _ seen: [Seen], _ framing: JSONRPCFraming? = nil) {
      self.testDescription = description
      self.input = input
      self.seen = seen
      self.framing = framing
    }
  }

  static let long = String(repeating: "x", count: 100)

  static let lines: [Case] = [
    Case("a line", "{\"a\":1}\n", [.message("{\"a\":1}")], .lines),
    Case("a batch line", "[1]\n", [.message("[1]")], .lines),
    Case("two lines", "{}\n{}\n", [.message("{}"), .message("{}")], .lines),
    Case("CRLF and blank lines", "\r\n{}\r\n\r\n \n{}\n", [.message("{}\r"), .message("{}")], .lines),
    Case("a last line without a line break", "{}\n{\"b\":2}", [.message("{}"), .message("{\"b\":2}")], .lines),
    Case("a byte order mark", "\u{FEFF}{}\n", [.message("{}")], .lines),
    Case("garbage, then a line", "!!!\n{}\n", [.problem(-32700), .message("{}")], .lines),
    Case("text that is no header, then a line", "hello there\n{}\n", [.problem(-32700), .message("{}")], .lines),
    Case("garbage twice", "!!!\n???\n{}\n", [.problem(-32700), .problem(-32700), .message("{}")], .lines),
    Case(
      "garbage after a line is a message", "{}\nxyz\n{}\n", [.message("{}"), .message("xyz"), .message("{}")], .lines),
    Case("a line over the limit", "{\(long)}\n{}\n", [.problem(-32012), .message("{}")], .lines),
    Case("a line over the limit, not ended", "{\(long)\(long)", [.problem(-32012)], .lines),
    Case("nothing", "", []),
    Case("white space", " \r\n\t\n", []),
  ]

  static let headers: [Case] = [
    Case("a message", "Content-Length: 2\r\n\r\n{}", [.message("{}")], .contentLength),
    Case(
      "two, of which one has further headers in other case",
      "content-LENGTH:7\r\nContent-Type: application/x; charset=utf-8\r\n\r\n{\"a\":1}X-Y: z\nContent-Length: 2 \n\n{}",
      [.message("{\"a\":1}"), .message("{}")], .contentLength),
    Case(
      "a line break after the body", "Content-Length: 2\r\n\r\n{}\r\nContent-Length: 2\r\n\r\n[]",
      [.message("{}"), .message("[]")], .contentLength),
    Case(
      "an empty body", "Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", [.message(""), .message("{}")],
      .contentLength),
    Case("a body with line breaks", "Content-Length: 4\r\n\r\n{\n\n}", [.message("{\n\n}")], .contentLength),
    Case(
      "too long", "Content-Length: 100\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}",
      [.problem(-32012), .message("{}")], .contentLength),
    Case(
      "a length beyond everything", "Content-Length: 99999999999999999999\r\n\r\n{}Content-Length: 2\r\n\r\n{}",
      [.problem(-32700), .message("{}")], .contentLength),
    Case("a cut body", "Content-Length: 9\r\n\r\n{}", [.problem(-32700)], .contentLength),
    Case("a cut header", "Content-Length: 9\r\n", [.problem(-32700)], .contentLength),
    Case(
      "a block over 8 KiB", "A: \(String(repeating: long, count: 90))\r\nContent-Length: 2\r\n\r\n{}",
      [.problem(-32700), .message("{}")], .contentLength),
  ]

  static let badLengths = ["-1", "abc", "", "1.5", "+2", "0x10", "2 2", "9999999999999999"]

  static func bad(_ length: String) -> Case {
    Case(
      "Content-Length: \(length)", "Content-Length: \(length)\r\n\r\n{}Content-Length: 2\r\n\r\n[]",
      [.problem(-32700), .message("[]")], .contentLength)
  }

  static let badBlocks: [Case] = [
    Case(
      "no length", "Content-Type: json\r\n\r\n{}Content-Length: 2\r\n\r\n[]", [.problem(-32700), .message("[]")],
      .contentLength),
    Case(
      "twice", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}Content-Length: 2\r\n\r\n[]",
      [.problem(-32700), .message("[]")], .contentLength),
    Case(
      "no field between good ones", "Content-Length: 2\r\n\r\n{}what?\r\nContent-Length: 2\r\n\r\n[]",
      [.message("{}"), .problem(-32700), .message("[]")], .contentLength),
  ]

  static let all = lines + headers + badBlocks + badLengths.map(bad)

  @Test("finds the same in one chunk, byte by byte and in threes", arguments: all, [Int.max, 1, 3])
  func table(_ example: Case, chunk: Int) {
    var framer = MessageFramer(maximumMessageBytes: example.limit)
    var seen: [Seen] = []
    var rest = ByteBuffer(string: example.input)
    while let piece = rest.readSlice(length: min(chunk, rest.readableBytes)), piece.readableBytes > 0 {
      framer.append(piece)
      Self.drain(&framer, into: &seen)
    }
    if let last = framer.finish() { seen.append(Self.seen(last)) }
    #expect(seen == example.seen)
    #expect(framer.framing == example.framing)
    #expect(framer.bufferedBytes == 0)
  }

  static func drain(_ framer: inout MessageFramer, into seen: inout [Seen]) {
    while let output = framer.next() { seen.append(self.seen(output)) }
  }

  static func seen(_ output: MessageFramer.Output) -> Seen {
    switch output {
    case .message(let body): .message(String(buffer: body))
    case .problem(let error, _): .problem(error.code.rawValue)
    }
  }

  @Test("a message that fits exactly passes, one byte more does not", arguments: [0, 1])
  func limit(excess: Int) {
    var framer = MessageFramer(maximumMessageBytes: 10)
    framer.append(ByteBuffer(string: "{" + String(repeating: " ", count: 8 + excess) + "}\n"))
    guard case .problem(let error, _)? = framer.next() else { return #expect(excess == 0) }
    #expect(excess == 1)
    #expect(error.data["limit"] == 10)
  }

  @Test(
    "a message over the limit is refused under its id", arguments: [JSONRPCFraming.lines, .contentLength], [1, 5, .max])
  func oversizedID(framing: JSONRPCFraming, chunk: Int) {
    let body = #"{"jsonrpc":"2.0","id":7,"method":"m","params":{"x":"\#(Self.long)"}}"#
    var framer = MessageFramer(maximumMessageBytes: 64)
    var rest = ByteBuffer()
    framing.write(.init(Array(body.utf8)), to: &rest)
    var ids: [JSONRPCID?] = []
    while let piece = rest.readSlice(length: min(chunk, rest.readableBytes)), piece.readableBytes > 0 {
      framer.append(piece)
      while case .problem(_, let id)? = framer.next() { ids.append(id) }
    }
    #expect(ids == [.integer(7)])
  }

  @Test(
    "the id of a message over the limit is found wherever it stands", arguments: [JSONRPCFraming.lines, .contentLength])
  func lateID(framing: JSONRPCFraming) {
    let body = #"{"jsonrpc":"2.0","method":"m","params":{"x":"\#(String(repeating: "x", count: 100_000))"},"id":7}"#
    var framer = MessageFramer(maximumMessageBytes: 64)
    var bytes = ByteBuffer()
    framing.write(.init(Array(body.utf8)), to: &bytes)
    framing.write(.init(Array("{}".utf8)), to: &bytes)
    while let piece = bytes.readSlice(length: min(1_000, bytes.readableBytes)), piece.readableBytes > 0 {
      framer.append(piece)
      while let output = framer.next() {
        switch output {
        case .problem(let error, let id): #expect(error.code == .messageTooLarge && id == .integer(7))
        case .message(let body): #expect(String(buffer: body) == "{}" && bytes.readableBytes == 0)
        }
      }
    }
  }

  @Test("an endless line is not kept")
  func endlessLine() {
    var framer = MessageFramer(maximumMessageBytes: 1 << 20)
    let chunk = ByteBuffer(repeating: UInt8(ascii: "["), count: 1 << 16)
    var problems = 0
    for _ in 0..<256 {
      framer.append(chunk)
      while framer.next() != nil { problems += 1 }
      #expect(framer.bufferedBytes <= (1 << 20) + (1 << 16))
    }
    #expect(problems == 0)
    framer.append(ByteBuffer(string: "]\n{}\n"))
    #expect(framer.next().map(Self.seen) == .problem(-32012))
    #expect(framer.next() == .message(ByteBuffer(string: "{}")))
  }

  @Test("an announced length allocates nothing, and its body is skipped unkept")
  func announcedLength() {
    var framer = MessageFramer(maximumMessageBytes: 1 << 20)
    framer.append(ByteBuffer(string: "Content-Length: 16777216\r\n\r\n"))
    #expect(framer.next() == nil)
    #expect(framer.bufferedBytes == 0)
    let chunk = ByteBuffer(repeating: UInt8(ascii: "C"), count: 1 << 20)
    for number in 0..<16 {
      framer.append(chunk)
      #expect(framer.next().map(Self.seen) == (number == 15 ? .problem(-32012) : nil))
      #expect(framer.next() == nil)
      #expect(framer.bufferedBytes == 0)
    }
    framer.append(ByteBuffer(string: "Content-Length: 2\r\n\r\n{}"))
    #expect(framer.next() == .message(ByteBuffer(string: "{}")))
  }

  @Test("a long line in small pieces costs linear time", .timeLimit(.minutes(1)))
  func linear() {
    var framer = MessageFramer(maximumMessageBytes: 8 << 20)
    framer.append(ByteBuffer(string: "{}\n["))
    #expect(framer.next() != nil)
    #expect(framer.next() == nil)
    let piece = ByteBuffer(repeating: UInt8(ascii: " "), count: 16)
    // Rescanning or copying the whole for each piece would be 10^11 steps.
    for _ in 0..<200_000 {
      framer.append(piece)
      if framer.next() != nil { Issue.record("a message before its end") }
    }
    framer.append(ByteBuffer(string: "]\n"))
    guard case .message(let body)? = framer.next() else { return #expect(Bool(false), "no message") }
    #expect(body.readableBytes == 200_000 * 16 + 2)
  }

  @Test("with a fixed framing nothing is detected")
  func fixedFraming() {
    var framer = MessageFramer(maximumMessageBytes: 64, framing: .lines)
    framer.append(ByteBuffer(string: "Content-Length: 2\n"))
    #expect(framer.next().map(Self.seen) == .message("Content-Length: 2"))
    var other = MessageFramer(maximumMessageBytes: 64, framing: .contentLength)
    other.append(ByteBuffer(string: "{}\nContent-Length: 2\r\n\r\n{}"))
    #expect(other.next().map(Self.seen) == .problem(-32700))
    #expect(other.next().map(Self.seen) == .message("{}"))
  }

  @Test("any bytes at all leave the framer usable", arguments: 0..<50)
  func noise(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random() -> UInt8 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state)
    }
    let words = ["Content-Length", ":", " 3", "\r\n", "\n", "{", "}", "[", "a", "\u{FEFF}"].map { Array($0.utf8) }
    var framer = MessageFramer(maximumMessageBytes: 256)
    var seen: [Seen] = []
    for _ in 0..<2_000 {
      let bytes = random() < 200 ? words[Int(random()) % words.count] : [random()]
      framer.append(ByteBuffer(bytes: bytes))
      Self.drain(&framer, into: &seen)
      #expect(framer.bufferedBytes <= 8_192 + 256)
    }
    // An announced body may swallow some of it; after enough messages one gets through.
    for _ in 0..<200 {
      framer.append(ByteBuffer(string: "\nContent-Length: 4\r\n\r\n{-1}\n")); Self.drain(&framer, into: &seen)
    }
    #expect(seen.contains(.message("{-1}")) || seen.contains { $0.description.contains("Content-Length: 4") })
  }
}
