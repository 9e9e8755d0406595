import CastRPCClient
import CastTestSupport
import Testing

@testable import CastControl

/// Tracks, subtitles and speeds: the user's words for them, and their effect on a device.
@Suite(.blocking, .timeLimit(.minutes(2))) struct TrackTests {
  private static let tracks = MediaTracks(
    all: [
      Track(trackId: 10, type: .video), Track(trackId: 11, type: .audio, name: "Stereo", language: "en"),
      Track(trackId: 12, type: .audio, name: "Commentary", language: "de"),
      Track(trackId: 20, type: .text, subtype: .subtitles, name: "English", language: "en-US"),
      Track(trackId: 21, type: .text, subtype: .captions, name: "Deutsch", language: "de"),
    ], active: [10, 11, 21])

  @Test(
    arguments: [
      ("4", TrackType.text, [10, 11, 20]), ("en", .text, [10, 11, 20]), ("EN-us", .text, [10, 11, 20]),
      ("english", .text, [10, 11, 20]), ("off", .text, [10, 11]), ("de", .audio, [10, 21, 12]),
      ("3", .audio, [10, 21, 12]), ("commentary", .audio, [10, 21, 12]),
    ] as [(String, TrackType, [Int64])])
  func choosesOneOfItsType(word: String, type: TrackType, ids: [Int64]) throws {
    #expect(try Self.tracks.choosing(word, of: type) == ids)
  }

  @Test(
    arguments: [
      ("3", .text), ("fr", .text), ("0", .text), ("6", .audio), ("off", .audio), ("e", .text), ("-1", .text),
      ("\(Int.min)", .text), ("\(Int.max)", .audio), ("99999999999999999999", .text),
    ] as [(String, TrackType)])
  func refusesOthers(word: String, type: TrackType) throws {
    let error = #expect(throws: CommandError.self) { try Self.tracks.choosing(word, of: type) }
    #expect(error?.exit == .refused && error?.advice.hasPrefix("Choose one of: ") == true)
  }

  @Test(arguments: [("1", 1.0), ("1.5", 1.5), ("2x", 2), ("150%", 1.5), ("0.5", 0.5), ("50%", 0.5)])
  func readsSpeeds(text: String, rate: Double) throws { #expect(try SpeedCommand.rate(text) == rate) }

  @Test(arguments: ["", "0", "3", "201%", "fast", "-1", "x", "%", "1e0"])
  func refusesSpeeds(text: String) { #expect(throws: (any Error).self) { try SpeedCommand.rate(text) } }

  @Test(arguments: [(1.0, "1×"), (1.254, "1.25×"), (-2, "-2×"), (1e300, "1e+300×"), (.infinity, "inf×")])
  func writesSpeeds(rate: Double, text: String) { #expect(SpeedCommand.text(rate) == text) }

  @Test func changesThemWhileItPlays() throws {
    let bench = try ControlBench()
    let folder = try TemporaryFolder()
    let subtitles = try folder.write(Array("1\n00:00:01,000 --> 00:00:02,000\nHello\n".utf8), to: "film.srt")
    let film = "https://example.com/film.mp4?duration=100"
    #expect(try bench.onReceiver("subtitles").code == 5, "nothing runs")
    #expect(try bench.onReceiver("play", film, "--subtitles", subtitles).code == 0)
    let list = try bench.onReceiver("subtitles", "--json").json["tracks"]?.array ?? []
    #expect(list.count == 1 && list[0]["isActive"] == true && list[0]["number"] == 1, "\(list)")
    let off = try bench.onReceiver("subtitles", "off", "--json").json["tracks"]?[0]?["isActive"]
    #expect(off == false)
    #expect(try bench.onReceiver("subtitles", "1").output.contains("▶"))
    #expect(try bench.onReceiver("tracks").output.contains("KIND"))
    let wrong = try bench.onReceiver("subtitles", "xx")
    #expect(wrong.code == 5 && wrong.errors.contains("Choose one of: 1"), "\(wrong.errors)")
    #expect(try bench.onReceiver("speed", "1.5").output.hasSuffix(": 1.5×\n"))
    #expect(try bench.onReceiver("speed", "--json").json["playbackRate"]?.number == 1.5)
    let ad = try bench.onReceiver("skip-ad")
    #expect(ad.code == 5 && ad.errors.contains("No ad plays."), "\(ad.errors)")
  }
}
