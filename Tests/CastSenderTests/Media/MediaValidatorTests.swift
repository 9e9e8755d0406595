import CastModel
import CastSender
import JSONCodec
import Testing

/// Invalid loads, with the path of the mistake (gck-surface.md 1.24 to 1.30, cast.md 7.6 to 7.8).
@Suite("Validation of loads")
struct MediaValidatorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var load: String
    /// The path of the mistake; `nil`: none.
    var path: String?
    var testDescription: String { "\(self.load) \(self.path ?? "is fine")" }
  }

  static let media: [Row] = [
    Row(load: #""contentId":"a""#),
    Row(load: #""contentUrl":"https://a""#),
    Row(load: #""entity":"https://a/1""#),
    Row(load: #""atvEntity":"a""#),
    Row(load: #""customData":{"id":5}"#),
    Row(load: #""streamType":"LIVE""#, path: "media"),
    Row(load: #""contentId":"""#, path: "media"),
    // Dates.
    Row(load: #""contentId":"a","metadata":{"releaseDate":"1994"}"#),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"1994-11"}"#),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"1994-11-05"}"#),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"19941105"}"#),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"2024-02-29T23:59:60.123+01:00"}"#),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"19941105T131530Z"}"#),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"1994-11-05T13:15"}"#),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"2023-02-29"}"#, path: "media.metadata.releaseDate"),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"1994-13-01"}"#, path: "media.metadata.releaseDate"),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"1994-11-05T24:00"}"#, path: "media.metadata.releaseDate"),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"1994-11-05T"}"#, path: "media.metadata.releaseDate"),
    Row(
      load: #""contentId":"a","metadata":{"releaseDate":"1994-11-05T13:15:30+"}"#, path: "media.metadata.releaseDate"),
    Row(load: #""contentId":"a","metadata":{"releaseDate":"1994T10:00"}"#, path: "media.metadata.releaseDate"),
    Row(load: #""contentId":"a","metadata":{"releaseDate":""}"#, path: "media.metadata.releaseDate"),
    Row(load: #""contentId":"a","metadata":{"originalAirdate":"soon"}"#, path: "media.metadata.originalAirdate"),
    Row(load: #""contentId":"a","metadata":{"creationDateTime":"5.11.1994"}"#, path: "media.metadata.creationDateTime"),
    // Pictures.
    Row(load: #""contentId":"a","metadata":{"images":[{"url":"https://a","width":1}]}"#),
    Row(
      load: #""contentId":"a","metadata":{"images":[{"url":"https://a"},{"width":1}]}"#,
      path: "media.metadata.images[1].url"),
    // Tracks.
    Row(load: #""contentId":"a","tracks":[{"trackId":1,"type":"TEXT"},{"trackId":2,"type":"TEXT"}]"#),
    Row(
      load: #""contentId":"a","tracks":[{"trackId":1,"type":"TEXT"},{"trackId":1,"type":"AUDIO"}]"#,
      path: "media.tracks[1].trackId"),
    Row(
      load: #""contentId":"a","tracks":[{"trackId":1,"type":"TEXT","subtype":"SUBTITLES"}]"#,
      path: "media.tracks[0].language"),
    Row(load: #""contentId":"a","tracks":[{"trackId":1,"type":"TEXT","subtype":"CAPTIONS"}]"#),
    // Style.
    Row(load: ##""contentId":"a","textTrackStyle":{"edgeColor":"#00ff00","windowColor":"#00FF0080"}"##),
    Row(
      load: #""contentId":"a","textTrackStyle":{"foregroundColor":"red"}"#, path: "media.textTrackStyle.foregroundColor"
    ),
    Row(
      load: ##""contentId":"a","textTrackStyle":{"backgroundColor":"#fff"}"##,
      path: "media.textTrackStyle.backgroundColor"),
    Row(
      load: ##""contentId":"a","textTrackStyle":{"edgeColor":"#0000000g"}"##, path: "media.textTrackStyle.edgeColor"),
    Row(load: #""contentId":"a","textTrackStyle":{"windowColor":""}"#, path: "media.textTrackStyle.windowColor"),
    Row(load: #""contentId":"a","textTrackStyle":{"fontScale":0}"#, path: "media.textTrackStyle.fontScale"),
    // Ads.
    Row(load: #""contentId":"a","breaks":[{"id":"b","breakClipIds":["c"]}],"breakClips":[{"id":"c"}]"#),
    Row(
      load: #""contentId":"a","breaks":[{"id":"b","breakClipIds":["c","d"]}],"breakClips":[{"id":"c"}]"#,
      path: "media.breaks[0].breakClipIds[1]"),
    Row(load: #""contentId":"a","breaks":[{"id":"b"},{"id":"b"}]"#, path: "media.breaks[1].id"),
    Row(load: #""contentId":"a","breakClips":[{"id":"c"},{"id":"c"}]"#, path: "media.breakClips[1].id"),
    Row(load: #""contentId":"a","breakClips":[{"id":"c","vastAdsRequest":{"adTagUrl":"https://a"}}]"#),
    Row(
      load: #""contentId":"a","breakClips":[{"id":"c","vastAdsRequest":{}}]"#,
      path: "media.breakClips[0].vastAdsRequest"),
    Row(load: #""contentId":"a","vmapAdsRequest":{"adsResponse":"<vmap/>"}"#),
    Row(load: #""contentId":"a","vmapAdsRequest":{"adTagUrl":""}"#, path: "media.vmapAdsRequest"),
  ]

  @Test(arguments: media)
  func mediaIsChecked(_ row: Row) throws { try Self.check(#"{"media":{\#(row.load)}}"#, path: row.path) }

  static let loads: [Row] = [
    Row(load: #"{"queueData":{"items":[{"media":{"contentId":"a"}}]}}"#),
    Row(load: #"{"queueData":{"entity":"https://a/album"}}"#),
    Row(load: #"{"queueData":{}}"#, path: "queueData.items"),
    Row(load: #"{"queueData":{"items":[]}}"#, path: "queueData.items"),
    Row(load: #"{"queueData":{"items":[{}],"startIndex":1}}"#, path: "queueData.startIndex"),
    Row(
      load: #"{"queueData":{"items":[{},{"media":{"metadata":{"images":[{}]}}}]}}"#,
      path: "queueData.items[1].media.metadata.images[0].url"),
    Row(
      load: #"{"queueData":{"items":[{"activeTrackIds":[1,1]}]}}"#, path: "queueData.items[0].activeTrackIds[1]"),
    Row(
      load: #"{"queueData":{"items":[{}],"containerMetadata":{"releaseDate":"x"}}}"#,
      path: "queueData.containerMetadata.releaseDate"),
    Row(
      load: #"{"queueData":{"items":[{}],"containerMetadata":{"containerImages":[{}]}}}"#,
      path: "queueData.containerMetadata.containerImages[0].url"),
    Row(
      load: #"{"queueData":{"items":[{}],"containerMetadata":{"sections":[{"releaseDate":"x"}]}}}"#,
      path: "queueData.containerMetadata.sections[0].releaseDate"),
    Row(load: #"{"media":{"contentId":"a"},"activeTrackIds":[7,8]}"#),
    Row(load: #"{"media":{"contentId":"a"},"activeTrackIds":[7,7]}"#, path: "activeTrackIds[1]"),
    Row(
      load: #"{"media":{"contentId":"a","tracks":[{"trackId":1,"type":"TEXT"}]},"activeTrackIds":[1,2]}"#,
      path: "activeTrackIds[1]"),
  ]

  @Test(arguments: loads)
  func loadsAreChecked(_ row: Row) throws { try Self.check(row.load, path: row.path) }

  private static func check(_ text: String, path: String?) throws {
    let request = try LoadRequestData(json: JSONDocument(parsing: text).root)
    do {
      try MediaValidator.check(request)
      #expect(path == nil)
    } catch {
      #expect(error.path == path)
      #expect(!error.reason.isEmpty)
    }
  }

  private static let tracks = [
    Track(trackId: 1, type: .text), Track(trackId: 2, type: .text), Track(trackId: 3, type: .audio),
    Track(trackId: 4, type: .audio), Track(trackId: 5, type: .video),
  ]

  @Test(
    arguments: [
      ([], nil), ([1], nil), ([1, 3, 5], nil), ([5, 2, 4], nil), ([1, 2], "[1]"), ([3, 1, 4], "[2]"), ([9], "[0]"),
      ([1, 1], "[1]"),
    ] as [([Int64], String?)])
  func oneTrackOfATypeCanBeOn(ids: [Int64], path: String?) {
    do {
      try MediaValidator.checkActive(ids, of: Self.tracks)
      #expect(path == nil)
    } catch {
      #expect(error.path == path)
    }
  }
}
