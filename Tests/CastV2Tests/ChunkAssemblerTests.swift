import NIOCore
import Testing

@testable import CastV2

@Suite struct ChunkAssemblerTests {
  private static func chunk(
    _ text: String, continued: Bool? = true, remaining: UInt32? = nil, namespace: CastNamespace = "n"
  ) -> CastMessage {
    CastMessage(
      sourceId: "a", destinationId: "b", namespace: namespace, payloadType: .string,
      payload: ByteBuffer(string: text), protocolVersion: .v1_2, isContinued: continued, remainingLength: remaining)
  }

  /// The result of each message: its text, `…` for an unfinished one, `!` for a lost one.
  private static func run(_ messages: [CastMessage], limit: Int = 100) -> [String] {
    var assembler = ChunkAssembler(maximumLength: limit)
    return messages.map { message in
      switch assembler.receive(message) {
      case .message(let whole): whole.text
      case .incomplete: "…"
      case .dropped: "!"
      }
    }
  }

  @Test func wholeMessagesPass() {
    for (continued, remaining) in [(nil, nil), (false, nil), (false, 0), (true, 0)] as [(Bool?, UInt32?)] {
      #expect(Self.run([Self.chunk("x", continued: continued, remaining: remaining)]) == ["x"])
    }
  }

  @Test func chunksWithAndWithoutTheRemainingLength() {
    let plain = [Self.chunk("ab"), Self.chunk("c"), Self.chunk("de", continued: nil), Self.chunk("f", continued: nil)]
    #expect(Self.run(plain) == ["…", "…", "abcde", "f"])
    let counted = [Self.chunk("ab", remaining: 3), Self.chunk("c", remaining: 2), Self.chunk("de", continued: false)]
    #expect(Self.run(counted) == ["…", "…", "abcde"])
    #expect(Self.run([Self.chunk("ab", remaining: 1), Self.chunk("c", remaining: 0)]) == ["…", "abc"])
  }

  @Test func assemblesTheWholeMessage() throws {
    var assembler = ChunkAssembler(maximumLength: 100)
    _ = assembler.receive(Self.chunk("a", remaining: 1))
    guard case .message(let whole) = assembler.receive(Self.chunk("b", continued: nil)) else {
      Issue.record("no message")
      return
    }
    #expect(whole.isContinued == nil)
    #expect(whole.remainingLength == nil)
    #expect(whole.sourceId == "a")
    #expect(assembler.bufferedBytes == 0)
  }

  @Test func keepsChunksOfPeersApart() {
    let messages = [
      Self.chunk("a", namespace: "one"), Self.chunk("x", namespace: "two"), Self.chunk("!", continued: nil),
      Self.chunk("b", continued: nil, namespace: "one"), Self.chunk("y", continued: nil, namespace: "two"),
    ]
    #expect(Self.run(messages) == ["…", "…", "!", "ab", "xy"])
  }

  @Test func dropsOnlyAnOverlongMessage() {
    let long = String(repeating: "x", count: 60)
    let messages = [
      Self.chunk(long), Self.chunk(long), Self.chunk("x"), Self.chunk("x", continued: nil),
      Self.chunk("next", continued: nil),
    ]
    #expect(Self.run(messages) == ["…", "!", "!", "!", "next"])
    #expect(
      Self.run([Self.chunk(long + long), Self.chunk("x", continued: nil), Self.chunk("n", continued: nil)])
        == ["!", "!", "n"])
  }

  @Test func aWrongRemainderIsLost() {
    let messages = [
      Self.chunk("ab", remaining: 9), Self.chunk("c", remaining: 2), Self.chunk("d", continued: nil),
      Self.chunk("next", continued: nil),
    ]
    #expect(Self.run(messages) == ["…", "!", "!", "next"])
    #expect(Self.run([Self.chunk("ab", remaining: .max), Self.chunk("c", continued: nil)]) == ["…", "!"])
  }

  @Test func unfinishedMessagesAreFewAndTheirBytesBounded() {
    var assembler = ChunkAssembler(maximumLength: 100)
    for index in 0..<1_000 {
      _ = assembler.receive(Self.chunk("0123456789", namespace: CastNamespace("n\(index)")))
      #expect(assembler.bufferedBytes <= 100)
    }
    guard case .message = assembler.receive(Self.chunk("x", continued: nil, namespace: "n0")) else {
      Issue.record("the oldest was not given up")
      return
    }
  }
}
