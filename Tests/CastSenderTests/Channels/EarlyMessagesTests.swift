import CastModel
import CastSender
import CastV2
import NIOCore
import Testing

@Suite("Messages of an app before its session is connected")
struct EarlyMessagesTests {
  private static func message(_ text: String) -> CastMessage {
    CastMessage(sourceId: "a", destinationId: "b", namespace: "urn:x-cast:x", text: text)
  }

  @Test func areKeptInOrderAndDeliveredOnce() {
    var early = EarlyMessages()
    early.keep(Self.message("one"))
    early.keep(Self.message("two"))
    #expect(early.takeAll().map(\.text) == ["one", "two"])
    #expect(early.takeAll().isEmpty)
  }

  @Test func keepsTheFirstOnesOverTheLimit() {
    var early = EarlyMessages()
    for number in 0..<100 { early.keep(Self.message("\(number)")) }
    #expect(early.dropped == 100 - ChannelLimits.earlyMessages)
    #expect(early.takeAll().map(\.text) == (0..<ChannelLimits.earlyMessages).map { "\($0)" })
    #expect(early.dropped == 0)
  }

  @Test func limitsBytesWithoutGaps() {
    var early = EarlyMessages()
    early.keep(Self.message("first"))
    early.keep(Self.message(String(repeating: "x", count: ChannelLimits.earlyBytes)))
    early.keep(Self.message("small"))
    #expect(early.dropped == 2)
    #expect(early.takeAll().map(\.text) == ["first"])
  }
}
