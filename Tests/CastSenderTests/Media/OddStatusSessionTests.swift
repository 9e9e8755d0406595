import CastModel
import CastSender
import CastV2
import JSONCodec
import LoopIsolation
import Testing

@Suite("Statuses of odd shapes in a session", .timeLimit(.minutes(2)))
@LoopActor
struct OddStatusSessionTests {
  @Test func theLinkSurvivesAllOfThem() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    // Generated apart from the loop, which other tests need, too.
    let texts = await Task.detached { Self.texts() }.value
    for (index, text) in texts.enumerated() {
      bench.receiver.send(text, from: "transport-1", namespace: .media)
      if index < 30 {
        bench.receiver.send(text, from: "receiver-0", namespace: .receiver)
        bench.receiver.send(text, from: "receiver-0", namespace: .multizone)
      }
      await Task.yield()
    }
    bench.receiver.mediaStatus = #"{"mediaSessionId":9000,"playerState":"PAUSED","media":{"contentId":"last"}}"#
    #expect(try await session.media.requestStatus().media?.contentId == "last")
    #expect(session.connectionState == .connected)
    #expect(bench.receiver.linkCount == 1)
  }

  private nonisolated static func texts() -> [String] {
    var mutator = JSONMutator(seed: 42)
    var texts = OddStatusTests.statuses.map { #"{"type":"MEDIA_STATUS","requestId":0,"status":[\#($0)]}"# }
    texts += OddStatusTests.texts.map { #"{"type":"MEDIA_STATUS","status":[\#($0.text)]}"# }
    for capture in CaptureTests.captures("MEDIA_STATUS") {
      let root = capture.payload.root.value
      texts += [root.jsonText] + (0..<2).map { _ in mutator.mutated(root).jsonText }
    }
    return texts
  }
}
