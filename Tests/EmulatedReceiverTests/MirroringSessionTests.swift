import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct MirroringSessionTests {
  private func answer(_ payload: String, playsVideo: Bool = true) throws -> JSONValue? {
    let message = CastMessage(
      sourceId: "sender-1", destinationId: "transport", namespace: .webRTC, payloadType: .string,
      payload: ByteBuffer(string: payload))
    guard let answer = MirroringSession.answer(to: message, port: 4_711, playsVideo: playsVideo) else { return nil }
    #expect(answer.sourceId == "transport")
    #expect(answer.destinationId == "sender-1")
    return try CastPayload(answer).root.value
  }

  private static let offer = """
    {"type":"OFFER","seqNum":820263769,"offer":{"castMode":"mirroring","supportedStreams":[
    {"index":0,"type":"audio_source","codecName":"opus","ssrc":187188},
    {"index":1,"type":"video_source","codecName":"theora","ssrc":1},
    {"index":2,"type":"video_source","codecName":"vp8","ssrc":264890},
    {"index":3,"type":"video_source","codecName":"h264","ssrc":264891}]}}
    """

  @Test func anOfferIsAnsweredWithOneStreamOfEachKind() throws {
    let answer = try self.answer(Self.offer)
    #expect(answer?["type"]?.string == "ANSWER")
    #expect(answer?["result"]?.string == "ok")
    #expect(answer?["seqNum"]?.integer == 820_263_769)
    #expect(answer?["answer"]?["udpPort"]?.integer == 4_711)
    #expect(answer?["answer"]?["sendIndexes"] == [0, 2])
    #expect(answer?["answer"]?["ssrcs"] == [187_189, 264_891])
  }

  @Test func aSpeakerTakesSoundAlone() throws {
    #expect(try self.answer(Self.offer, playsVideo: false)?["answer"]?["sendIndexes"] == [0])
  }

  @Test(arguments: [
    #"{"type":"OFFER","seqNum":1}"#, #"{"type":"OFFER","seqNum":1,"offer":{"supportedStreams":[]}}"#,
    #"{"type":"OFFER","seqNum":1,"offer":{"supportedStreams":[{"type":"audio_source","codecName":"opus"},7]}}"#,
  ])
  func anOfferOfNothingIsRefused(payload: String) throws {
    let answer = try self.answer(payload)
    #expect(answer?["result"]?.string == "error")
    #expect(answer?["seqNum"]?.integer == 1)
  }

  @Test func capabilitiesAndStatusAreTold() throws {
    let capabilities = try self.answer(#"{"type":"GET_CAPABILITIES","seqNum":5}"#)
    #expect(capabilities?["type"]?.string == "CAPABILITIES_RESPONSE")
    #expect(try self.answer(#"{"type":"GET_STATUS","seqNum":6}"#)?["type"]?.string == "STATUS_RESPONSE")
  }

  @Test(arguments: ["", "{}", "[]", #"{"type":"RPC"}"#]) func otherMessagesAreNotAnswered(payload: String) throws {
    #expect(try self.answer(payload) == nil)
  }
}
