import CastModel
import CastSender
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Ads", .serialized, .timeLimit(.minutes(1)))
struct MediaAdsTests {
  private static let breaks =
    #""media":{"contentId":"a","breaks":[{"id":"b","breakClipIds":["c","d"]}],"#
    + #""breakClips":[{"id":"c","title":"Ad","duration":20},{"id":"d","whenSkippable":3}]},"#

  struct Row: Sendable, CustomTestStringConvertible {
    var status: String
    /// Seconds after the status at which the state is read.
    var elapsed: Double = 0
    var refusal: AdSkipRefusal?
    var testDescription: String { self.status }
  }

  static let rows: [Row] = [
    Row(status: #""playerState":"PLAYING","supportedMediaCommands":15"#, refusal: AdSkipRefusal(.notPlayingAd)),
    Row(status: #""playerState":"PLAYING""#, refusal: AdSkipRefusal(.notPlayingAd)),
    // The command bit allows it, with any data of the clip.
    Row(status: #""playerState":"PLAYING","supportedMediaCommands":512"#, refusal: nil),
    Row(status: ad(#""breakClipId":"c""#, commands: 15), refusal: AdSkipRefusal(.notSkippable)),
    Row(status: ad(#""breakClipId":"c","whenSkippable":-1"#, commands: 15), refusal: AdSkipRefusal(.notSkippable)),
    Row(status: ad(#""breakClipId":"c","whenSkippable":-1"#, commands: 512), refusal: nil),
    Row(
      status: ad(#""breakClipId":"c","whenSkippable":5"#, commands: 512),
      refusal: AdSkipRefusal(.notYet, remainingSeconds: 4)),
    Row(
      status: ad(#""breakClipId":"c","whenSkippable":5"#, commands: 15), elapsed: 3.5,
      refusal: AdSkipRefusal(.notYet, remainingSeconds: 0.5)),
    Row(status: ad(#""breakClipId":"c","whenSkippable":5"#, commands: 15), elapsed: 4, refusal: nil),
    // The clip has the time that the status lacks.
    Row(status: ad(#""breakClipId":"d""#, commands: 15), refusal: AdSkipRefusal(.notYet, remainingSeconds: 2)),
    Row(status: ad(#""breakClipId":"d""#, commands: 15), elapsed: 2, refusal: nil),
  ]

  private static func ad(_ members: String, commands: Int) -> String {
    #""playerState":"PLAYING","supportedMediaCommands":\#(commands),"playbackRate":1,"# + self.breaks
      + #""breakStatus":{"breakId":"b","currentBreakTime":21,"currentBreakClipTime":1,\#(members)}"#
  }

  @Test(arguments: rows)
  func areSkippedWhenThatIsAllowed(_ row: Row) throws {
    #expect(try snapshot(row.status).skipAdRefusal(at: at(row.elapsed)) == row.refusal)
  }

  @Test func theClockRunsOn() throws {
    let media = try snapshot(Self.ad(#""breakClipId":"d","whenSkippable":8"#, commands: 15))
    let ad = try #require(media.ad(at: at(2.5)))
    #expect(ad.breakId == "b" && ad.breakClipId == "d")
    #expect(ad.breakTime == 23.5 && ad.clipTime == 3.5)
    #expect(ad.whenSkippable == 8 && ad.skippableIn == 4.5 && !ad.isSkippable)
    #expect(ad.clipIndex == 1 && ad.clipCount == 2 && ad.clip?.id == "d")
    #expect(media.ad(at: at(10))?.isSkippable == true)
  }

  @Test func theClockStopsAtTheClipsEnd() throws {
    // The clip takes 20 s, of which 1 s has passed.
    let media = try snapshot(Self.ad(#""breakClipId":"c""#, commands: 15))
    #expect(media.ad(at: at(18))?.clipTime == 19)
    #expect(media.ad(at: at(60))?.clipTime == 20 && media.ad(at: at(60))?.breakTime == 40)
  }

  @Test func countsAnUnlistedAd() throws {
    let media = try snapshot(
      #""playerState":"PAUSED","breakStatus":{"breakClipId":"x","currentBreakTime":1,"currentBreakClipTime":1}"#)
    let ad = try #require(media.ad(at: at(5)))
    #expect(ad.clipTime == 1 && ad.clip == nil && ad.clipIndex == nil && ad.skippableIn == nil)
    #expect(try snapshot(#""breakStatus":{"breakId":"b"}"#).ad(at: at(0)) == nil)
  }

  @LoopActor
  @Test func refusesToSkipWithoutSending() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let error = try await castError { _ = try await session.media.skipAd() }
    #expect(error.code == .adNotSkippable && error.adSkip == AdSkipRefusal(.notPlayingAd))
    #expect(!bench.receiver.types.contains("SKIP_AD"))
  }

  @LoopActor
  @Test func aSkippedAdIsGone() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.broadcastMedia(
      #"{"mediaSessionId":1,"playerState":"PLAYING","supportedMediaCommands":527,"#
        + #""breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":6,"currentBreakClipTime":6,"whenSkippable":5}}"#
    )
    await bench.recorder.nextEvent("media PLAYING")
    #expect(session.media.snapshot.isPlayingAd)
    receiver.handlers["SKIP_AD"] = { request in
      receiver.mediaStatus = #"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":10}"#
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
    }
    #expect(try await !session.media.skipAd(customData: 1).isPlayingAd)
    #expect(await receiver.message("SKIP_AD").json["customData"] == 1)
  }
}
