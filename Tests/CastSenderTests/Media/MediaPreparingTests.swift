import CastModel
import CastSender
import JSONCodec
import Testing

@Suite("Media as it is sent")
struct MediaPreparingTests {
  private static let texts: JSONObject = [
    "title": "t", "subtitle": "s", "studio": "st", "seriesTitle": "se", "originalAirdate": "2001", "albumName": "al",
    "albumArtist": "aa", "artist": "ar", "composer": "co", "releaseDate": "2002", "creationDateTime": "2003",
    "location": "lo", "bookTitle": "bo", "chapterTitle": "ch",
  ]
  private static let numbers: JSONObject = [
    "season": 1, "episode": 2, "trackNumber": 3, "discNumber": 4, "latitude": 5.5, "longitude": 6.5, "width": 7,
    "height": 8, "chapterNumber": 9,
  ]
  /// The members of every metadata type, and an unknown one.
  private static let common: JSONObject = [
    "images": [["url": "https://a"]], "posterUrl": "p", "queueItemId": 5, "sectionDuration": 1.5,
    "sectionStartAbsoluteTime": 2.5, "sectionStartTimeInContainer": 3.5, "sectionStartTimeInMedia": 4.5,
    "com.example.own": ["deep": true], "songName": "old",
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    var type: Int64?
    /// The members of ``texts`` and ``numbers`` that are sent; `nil`: all.
    var members: Set<String>?
    var testDescription: String { "type \(self.type.map { "\($0)" } ?? "none")" }
  }

  static let rows: [Row] = [
    Row(type: nil, members: ["title", "subtitle", "artist", "releaseDate"]),
    Row(type: 0, members: ["title", "subtitle", "artist", "releaseDate"]),
    Row(type: 1, members: ["title", "subtitle", "studio", "releaseDate"]),
    Row(type: 2, members: ["title", "seriesTitle", "season", "episode", "originalAirdate", "releaseDate"]),
    Row(
      type: 3,
      members: [
        "title", "albumName", "albumArtist", "artist", "composer", "trackNumber", "discNumber", "releaseDate",
      ]),
    Row(
      type: 4,
      members: [
        "title", "artist", "location", "latitude", "longitude", "width", "height", "creationDateTime",
      ]),
    Row(type: 5, members: ["title", "subtitle", "bookTitle", "chapterTitle", "chapterNumber"]),
    Row(type: 6, members: nil),
    Row(type: 100, members: nil),
    Row(type: 103, members: nil),
  ]

  @Test(arguments: rows)
  func sendsOnlyTheTypesMembers(_ row: Row) throws {
    var all = JSONObject()
    for (key, value) in Self.texts.members + Self.numbers.members + Self.common.members { all[key] = value }
    all["metadataType"] = row.type.map { .integer($0) }
    let metadata = try MediaMetadata(json: JSONDocument(parsing: all.jsonText).root)
    let sent = try #require(try JSONDocument(parsing: metadata.prepared().jsonBytes).root.value.object)
    var expected = Self.common
    expected["metadataType"] = .integer(row.type ?? 0)
    for (key, value) in Self.texts.members + Self.numbers.members where row.members?.contains(key) ?? true {
      expected[key] = value
    }
    #expect(sent == expected)
  }

  @Test func usesTheURLAsTheMissingId() {
    #expect(MediaInformation(contentUrl: "u").prepared().contentId == "u")
    #expect(MediaInformation(contentId: "", contentUrl: "u").prepared().contentId == "u")
    #expect(MediaInformation(contentId: "i", contentUrl: "u").prepared().contentId == "i")
    #expect(MediaInformation(entity: "e").prepared().contentId == nil)
  }

  @Test func coloursHaveEightDigits() {
    let style = TextTrackStyle(
      foregroundColor: "#a0B0c0", backgroundColor: "#01020304", edgeColor: "#000000", windowColor: nil)
    #expect(
      style.prepared()
        == TextTrackStyle(foregroundColor: "#a0B0c0FF", backgroundColor: "#01020304", edgeColor: "#000000FF"))
  }

  @Test func leavesOutWhenAnAdIsNeverSkippable() {
    let media = MediaInformation(
      breakClips: [BreakClip(id: "a", whenSkippable: -1), BreakClip(id: "b", whenSkippable: 0)])
    #expect(media.prepared().breakClips?.map(\.whenSkippable) == [nil, 0])
  }

  @Test func itemsOfAQueueAndSectionsArePreparedToo() {
    let metadata = MediaMetadata(metadataType: .movie, title: "t", albumName: "a")
    let queue = QueueData(
      items: [QueueItem(itemId: 4, media: MediaInformation(metadata: metadata))],
      containerMetadata: ContainerMetadata(title: "c", sections: [metadata]))
    let prepared = queue.prepared()
    let kept = MediaMetadata(metadataType: .movie, title: "t")
    #expect(prepared.items == [QueueItem(media: MediaInformation(streamType: .buffered, metadata: kept))])
    #expect(prepared.containerMetadata == ContainerMetadata(title: "c", sections: [kept]))
  }

  @Test func keepsOldNames() throws {
    var reducer = MediaStatusReducer(now: at(0))
    let status = try mediaStatus(
      #"""
      {"mediaSessionId":1,"playerState":"PLAYING",
       "media":{"contentId":"a","metadata":{"songName":"s","artistName":"a","releaseYear":1999}},
       "items":[{"itemId":1,"media":{"metadata":{"metadataType":2,"episodeTitle":"e","seasonNumber":2,"episodeNumber":3}}}]}
      """#)
    _ = reducer.receive(MediaStatusMessage(status: status), now: at(0))
    let song = try #require(reducer.status?.media?.metadata)
    #expect(song.title == "s" && song.artist == "a" && song.releaseDate == "1999")
    #expect(song.additional == ["songName": "s", "artistName": "a", "releaseYear": 1999])
    let episode = try #require(reducer.status?.items?.first?.media?.metadata)
    #expect(episode.title == "e" && episode.season == 2 && episode.episode == 3)
    #expect(episode.additional["episodeTitle"] == "e")
  }
}
