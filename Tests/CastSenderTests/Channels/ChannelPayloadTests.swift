import CastModel
import CastSender
import CastV2
import NIOCore
import Testing

@Suite("Payloads of channels")
struct ChannelPayloadTests {
  private static func message(_ type: CastMessage.PayloadType, _ bytes: [UInt8]) -> CastMessage {
    CastMessage(
      sourceId: "a", destinationId: "b", namespace: "urn:x-cast:x", payloadType: type, payload: ByteBuffer(bytes: bytes)
    )
  }

  @Test func textIsTextByteByByte() {
    let text = " {\"a\" : 1.0}\r\n\u{0}\u{FEFF}e\u{301}🎬"
    #expect(ChannelPayload(Self.message(.string, Array(text.utf8))) == .text(text))
    #expect(ChannelPayload(Self.message(.string, [])) == .text(""))
  }

  @Test func keepsBytesThatLookLikeText() {
    #expect(ChannelPayload(Self.message(.binary, [0x61])) == .binary([0x61]))
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x61, 0xE2, 0x82]] as [[UInt8]])
  func keepsInvalidUTF8AsBytes(_ bytes: [UInt8]) {
    #expect(ChannelPayload(Self.message(.string, bytes)) == .binary(bytes))
  }
}
