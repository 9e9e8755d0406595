import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct MediaTracksTests {
  private static let load = #"""
    "media":{"contentId":"http://x/a.mp4","tracks":[
    {"trackId":1,"type":"TEXT","language":"de","trackContentId":"http://x/de.vtt"},
    {"trackId":2,"type":"TEXT","language":"en-US","trackContentId":"http://x/en.vtt"},
    {"trackId":3,"type":"AUDIO","language":"de"},{"trackId":4,"type":"AUDIO","language":"en"},
    {"trackId":5,"type":"TEXT","language":"fr","trackContentId":"http://x/fr.vtt?fail=600"}]}
    """#

  private static func edit(
    _ bench: inout ReceiverBench, _ app: String, _ members: String, _ type: String = "EDIT_TRACKS_INFO"
  ) -> [ReceiverBench.Sent] {
    bench.media("{\"type\":\"\(type)\",\(members),\"requestId\":3,\"mediaSessionId\":1}", to: app)
  }

  /// members, then the tracks that are on, or the reason for a refusal
  @Test(
    arguments: [
      (#""language":"en""#, [2]), (#""language":"en-GB""#, [2]), (#""language":"DE","activeTrackIds":[2]"#, [1]),
      (#""language":"sv","isSuggestedLanguage":true"#, []), (#""activeTrackIds":[1,3]"#, [1, 3]),
      (#""enableTextTracks":true,"activeTrackIds":[4]"#, [4, 1]),
    ] as [(String, [JSONValue])])
  func tracksAreChosen(members: String, expected: [JSONValue]) {
    var (bench, app) = MediaApplicationTests.playing(Self.load)
    #expect(Self.edit(&bench, app, members).first?.media?["activeTrackIds"]?.array == expected)
  }

  @Test(arguments: ["EDIT_TRACKS_INFO", "EDIT_AUDIO_TRACKS"])
  func languagesThatAreNotThereAreRefused(type: String) {
    var (bench, app) = MediaApplicationTests.playing(Self.load)
    let sent = Self.edit(&bench, app, #""language":"sv""#, type)
    #expect(sent.map(\.type) == ["INVALID_REQUEST"])
    #expect(sent.first?.payload["reason"] == "LANGUAGE_NOT_SUPPORTED")
  }

  @Test func soundIsChosenByItsLanguage() {
    var (bench, app) = MediaApplicationTests.playing("\(Self.load),\"activeTrackIds\":[1,3]")
    #expect(Self.edit(&bench, app, #""language":"en""#, "EDIT_AUDIO_TRACKS").first?.media?["activeTrackIds"] == [1, 4])
    #expect(Self.edit(&bench, app, #""x":1"#, "EDIT_AUDIO_TRACKS").first?.payload["reason"] == "INVALID_PARAMS")
  }

  @Test func aLanguageHoldsForWhatPlaysLater() {
    var (bench, app) = MediaApplicationTests.playing(Self.load)
    _ = Self.edit(&bench, app, #""language":"en""#)
    _ = Self.edit(&bench, app, #""language":"de""#, "EDIT_AUDIO_TRACKS")
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":4,\(Self.load)}", to: app)
    let sent = bench.pass(.milliseconds(250))
    #expect(sent.last?.media?["activeTrackIds"] == [3, 2])
  }

  @Test func aTrackThatCannotBeHadIsReportedAndStaysOff() {
    var (bench, app) = MediaApplicationTests.playing(Self.load)
    let sent = Self.edit(&bench, app, #""activeTrackIds":[5,3]"#)
    #expect(sent.map(\.type) == ["MEDIA_STATUS", "ERROR"])
    #expect(sent.first?.media?["activeTrackIds"] == [3])
    #expect(sent.last?.payload["detailedErrorCode"] == 600)
    #expect(sent.last?.payload["itemId"] == 1)
    #expect(sent.last?.requestId == 0)
  }

  @Test func tracksOfAQueueItemThatDoNotExistAreLeftOut() {
    var (bench, app) = MediaApplicationTests.playing(
      "\"queueData\":{\"items\":[{\(Self.load),\"activeTrackIds\":[1,5,77]}]}")
    let status = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media
    #expect(status?["activeTrackIds"] == [1])
  }
}
