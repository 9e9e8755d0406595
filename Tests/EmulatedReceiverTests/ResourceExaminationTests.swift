import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// The seam between the player and the examiner that fetches media.
@Suite struct ResourceExaminationTests {
  private static let load = #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a","customData":1}}"#

  /// A bench whose test gives the results of examinations.
  private static func bench() -> (ReceiverBench, String) {
    var (bench, app) = MediaApplicationTests.bench()
    bench.examine = nil
    return (bench, app)
  }

  @Test func theLoadWaitsForTheExamination() throws {
    var (bench, app) = Self.bench()
    #expect(bench.media(Self.load, to: app).first?.media?["extendedStatus"]?["playerState"] == "LOADING")
    let request = try #require(bench.examinations.first)
    #expect(request.url == "http://x/a")
    #expect(request.purpose == .load)
    #expect(bench.pass(.seconds(20)).isEmpty)
    #expect(bench.core.screen(at: bench.now).phase == .loading)
    let track = Track(trackId: 7, type: .audio)
    let found = ResourceExamination(
      duration: 12.5, contentType: "audio/ogg", kind: .audio, inbandTracks: [track])
    #expect(bench.examined(found, id: request.id).isEmpty)
    let sent = bench.pass(.milliseconds(50))
    #expect(sent.map { $0.media?["playerState"]?.string } == ["BUFFERING", "PLAYING"])
    let media = try #require(sent.first?.media?["media"])
    #expect(media["duration"]?.number == 12.5)
    #expect(media["contentType"] == "audio/ogg")
    #expect(media["mediaCategory"] == "AUDIO")
    #expect(media["streamType"] == "BUFFERED")
    #expect(media["tracks"]?[0]?["trackId"] == 7)
    #expect(sent.first?.media?["videoInfo"] == nil)
  }

  /// The end of a live stream's body is final: the buffered seconds play out (devices.md F113).
  @Test func playsTheBufferedSecondsOnceALiveStreamHasArrived() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.load, to: app)
    let request = try #require(bench.examinations.first)
    var found = ResourceExamination(contentType: "audio/mpeg", kind: .audio)
    found.rest = ArrivingResource { nil }
    _ = bench.examined(found, id: request.id)
    _ = bench.pass(.seconds(60))
    #expect(bench.core.arrivingResource == request.id)
    #expect(bench.arrived(request.id).isEmpty)
    #expect(bench.core.arrivingResource == nil)
    #expect(bench.pass(.milliseconds(3_900)).isEmpty)
    let sent = bench.pass(.milliseconds(200))
    #expect(sent.last?.media?["playerState"] == "IDLE")
    #expect(sent.last?.media?["idleReason"] == "FINISHED")
  }

  /// A film without a length that came faster than it plays is shown to its end.
  @Test func playsAllThatHasArrived() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.load, to: app)
    let request = try #require(bench.examinations.first)
    var found = ResourceExamination(contentType: "video/webm")
    found.rest = ArrivingResource { nil }
    _ = bench.examined(found, id: request.id)
    _ = bench.pass(.seconds(1))
    #expect(bench.arrived(request.id, length: 30).isEmpty)
    #expect(bench.pass(.seconds(28)).isEmpty)
    #expect(bench.pass(.seconds(3)).last?.media?["idleReason"] == "FINISHED")
  }

  /// Each seek is a new request (devices.md F111).
  @Test func requestsThePartAtThePositionOfASeek() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.load, to: app)
    let request = try #require(bench.examinations.first)
    var found = ResourceExamination(duration: 100, contentType: "video/mp4")
    found.rangedSize = 1_000
    _ = bench.examined(found, id: request.id)
    _ = bench.pass(.seconds(1))
    #expect(bench.core.soughtPart == nil)
    for (number, position) in [(1, 25.0), (2, 25.0), (3, 100.0)] {
      _ = bench.media(#"{"type":"SEEK","requestId":5,"mediaSessionId":1,"currentTime":\#(position)}"#, to: app)
      let part = try #require(bench.core.soughtPart)
      #expect(part.number == number && part.request.id == request.id)
      #expect(part.offset == (position == 100 ? 999 : 250))
    }
    _ = bench.media(#"{"type":"STOP","requestId":6,"mediaSessionId":1}"#, to: app)
    #expect(bench.core.soughtPart == nil)
  }

  @Test func aStoppedStreamNoLongerArrives() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.load, to: app)
    let request = try #require(bench.examinations.first)
    var found = ResourceExamination(contentType: "audio/mpeg", kind: .audio)
    found.rest = ArrivingResource { nil }
    _ = bench.examined(found, id: request.id)
    _ = bench.pass(.seconds(1))
    _ = bench.media(#"{"type":"STOP","requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(bench.core.arrivingResource == nil)
    #expect(bench.arrived(request.id).isEmpty)
  }

  @Test func whatCannotBePlayedFailsWithItsCode() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.load, to: app)
    let request = try #require(bench.examinations.first)
    _ = bench.examined(.failed(312, reason: "APP_ERROR"), id: request.id)
    let sent = bench.pass(.seconds(1))
    #expect(sent.map(\.type) == ["LOAD_FAILED", "MEDIA_STATUS"])
    #expect(sent.first?.payload["detailedErrorCode"] == 312)
    #expect(sent.first?.payload["reason"] == "APP_ERROR")
    #expect(bench.core.screen(at: bench.now).failure == "APP_ERROR")
  }

  @Test func theLoadFailsIfTheExaminationTakesTooLong() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.load, to: app)
    let sent = bench.pass(.seconds(131))
    #expect(sent.first?.type == "LOAD_FAILED")
    #expect(sent.first?.payload["detailedErrorCode"]?.integer == ResourceFailure.sourceNotSupported)
    #expect(bench.abandoned == bench.examinations.map(\.id))
    #expect(bench.examined(ResourceExamination(), id: try #require(bench.examinations.first).id).isEmpty)
    #expect(bench.pass(.seconds(1)).isEmpty)
  }

  @Test(arguments: [
    #"{"type":"STOP","requestId":3,"mediaSessionId":1}"#, #"{"type":"LOAD","requestId":3,"media":{"contentId":"b"}}"#,
  ])
  func whatIsNotWantedAnyMoreIsAbandoned(request: String) throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.load, to: app)
    let first = try #require(bench.examinations.first)
    _ = bench.media(request, to: app)
    #expect(bench.abandoned == [first.id])
    _ = bench.examined(ResourceExamination(duration: 5), id: first.id)
    #expect(bench.pass(.seconds(1)).isEmpty)
  }

  /// tracks of the LOAD, and whether the media needs CORS
  @Test(arguments: [
    ("", false), (#","tracks":[{"trackId":1,"type":"AUDIO"}]"#, false),
    (#","tracks":[{"trackId":1,"type":"TEXT"}]"#, false),
    (#","tracks":[{"trackId":1,"type":"TEXT","trackContentId":"http://x/a.vtt"}]"#, true),
  ])
  func subtitlesMakeTheMediaNeedCORS(tracks: String, needs: Bool) {
    var (bench, app) = Self.bench()
    _ = bench.media(#"{"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a"\#(tracks)}}"#, to: app)
    #expect(bench.examinations.map(\.needsAccessControl) == [needs])
  }

  private static let subtitled =
    #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a","tracks":[{"trackId":1,"type":"TEXT","trackContentId":"http://x/a.vtt"},{"trackId":2,"type":"TEXT","trackContentId":"http://x/b.vtt"}]}}"#

  private static func edit(_ bench: inout ReceiverBench, _ app: String, _ ids: String) -> [ReceiverBench.Sent] {
    bench.media(#"{"type":"EDIT_TRACKS_INFO","requestId":5,"mediaSessionId":1,"activeTrackIds":\#(ids)}"#, to: app)
  }

  @Test func aTextTrackIsFetchedWhenItBecomesActive() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.subtitled, to: app)
    let load = try #require(bench.examinations.first)
    #expect(load.activeTextTracks.isEmpty && !load.isForTextTracks)
    _ = bench.examined(ResourceExamination(duration: 10), id: load.id)
    #expect(bench.pass(.seconds(1)).last?.media?["playerState"] == "PLAYING")
    #expect(Self.edit(&bench, app, "[1]").map { $0.media?["activeTrackIds"] } == [[1]])
    let first = try #require(bench.examinations.last)
    #expect(first.isForTextTracks && first.activeTextTracks.map(\.trackId) == [1])
    let cues = TrackExamination(cues: [TextCue(start: 0, end: 9, text: "Hello")])
    #expect(bench.examined(ResourceExamination(sidecarTracks: [1: cues]), id: first.id).isEmpty)
    #expect(bench.core.screen(at: bench.now).media?.subtitleText == "Hello")
    // Known files aren't fetched again.
    _ = Self.edit(&bench, app, "[]")
    _ = Self.edit(&bench, app, "[1]")
    #expect(bench.examinations.count == 2)
    _ = Self.edit(&bench, app, "[1,2]")
    let second = try #require(bench.examinations.last)
    #expect(second.activeTextTracks.map(\.trackId) == [2])
    let failed = TrackExamination(failure: ResourceFailure(detailedErrorCode: ResourceFailure.textUnknown))
    let sent = bench.examined(ResourceExamination(sidecarTracks: [2: failed]), id: second.id)
    #expect(sent.map(\.type) == ["ERROR", "MEDIA_STATUS"])
    #expect(sent.first?.payload["detailedErrorCode"] == 600)
    #expect(sent.last?.media?["activeTrackIds"] == [1])
    #expect(sent.last?.media?["playerState"] == "PLAYING")
  }

  @Test(arguments: [
    #"{"type":"STOP","requestId":6,"mediaSessionId":1}"#, #"{"type":"LOAD","requestId":6,"media":{"contentId":"b"}}"#,
    #"{"type":"EDIT_TRACKS_INFO","requestId":6,"mediaSessionId":1,"activeTrackIds":[]}"#, "",
  ])
  func aTextTrackThatIsNotNeededIsAbandoned(request: String) throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.subtitled, to: app)
    _ = bench.examined(ResourceExamination(duration: 10), id: try #require(bench.examinations.first).id)
    _ = bench.pass(.seconds(1))
    _ = Self.edit(&bench, app, "[1]")
    let track = try #require(bench.examinations.last)
    // Without a request the media ends.
    if request.isEmpty { _ = bench.pass(.seconds(20)) } else { _ = bench.media(request, to: app) }
    #expect(bench.abandoned == [track.id])
    let failed = TrackExamination(failure: ResourceFailure(detailedErrorCode: ResourceFailure.textUnknown))
    #expect(bench.examined(ResourceExamination(sidecarTracks: [1: failed]), id: track.id).isEmpty)
  }

  @Test func theModelsPlayerIsInTheRequest() throws {
    let decoder = try #require(DeviceModels.builtIn["chromecast-2"]).decoder
    var (bench, app) = MediaApplicationTests.bench { $0.decoder = decoder }
    _ = bench.media(Self.load, to: app)
    #expect(bench.examinations.map(\.decoder) == [decoder])
  }

  @Test func theEndOfTheAppAbandonsToo() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.load, to: app)
    _ = bench.send(#"{"type":"STOP","requestId":3}"#, .receiver)
    #expect(bench.abandoned.count == 1)
  }

  @Test func aSeekWhileNothingIsKnownIsObeyedLater() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.load, to: app)
    _ = bench.media(#"{"type":"SEEK","requestId":3,"mediaSessionId":1,"currentTime":8}"#, to: app)
    _ = bench.examined(ResourceExamination(duration: 10), id: try #require(bench.examinations.first).id)
    #expect(bench.pass(.seconds(1)).first?.media?["currentTime"]?.number == 8)
  }

  @Test func theScreenShowsWhatPlays() throws {
    var (bench, app) = Self.bench()
    #expect(bench.core.screen(at: bench.now).application?.name == "Default Media Receiver")
    _ = bench.media(
      #"""
      {"type":"LOAD","requestId":2,"activeTrackIds":[1],"media":{"contentId":"http://x/a","metadata":{"metadataType":2,
      "title":"Pilot","seriesTitle":"Show","season":1,"episode":2,"images":[{"url":"small","width":1,"height":1},
      {"url":"large","width":2,"height":2}]},"tracks":[{"trackId":1,"type":"TEXT","trackContentId":"http://x/a.vtt"}]}}
      """#, to: app)
    let cues = TrackExamination(cues: [TextCue(start: 1, end: 2, text: "Hello")])
    _ = bench.examined(
      ResourceExamination(duration: 10, sidecarTracks: [1: cues]), id: try #require(bench.examinations.first).id)
    _ = bench.pass(.milliseconds(1_750))
    let screen = bench.core.screen(at: bench.now)
    #expect(screen.phase == .playing)
    let media = try #require(screen.media)
    #expect(media.title == "Pilot")
    #expect(media.subtitle == "Show · S1 E2")
    #expect(media.artworkURL == "large")
    #expect(media.position == 1.5)
    #expect(media.duration == 10)
    #expect(media.rate == 1)
    #expect(media.subtitleText == "Hello")
    #expect(bench.core.screen(at: bench.now + .seconds(1)).media?.subtitleText == nil)
    _ = bench.pass(.seconds(20))
    #expect(bench.core.screen(at: bench.now).phase == .ended)
    #expect(bench.core.screen(at: bench.now).idleReason == .finished)
  }
}
