import CastModel
import JSONCodec
import Testing

/// Trap 48: others mix up the types' numbers and the keys' names.
struct MediaMetadataTests {
  private static let numbers: [(MetadataType, Int64)] = [
    (.generic, 0), (.movie, 1), (.tvShow, 2), (.musicTrack, 3), (.photo, 4), (.audiobookChapter, 5),
  ]

  @Test(arguments: numbers)
  func typesAndKeysAreTheWires(type: MetadataType, number: Int64) throws {
    let metadata = MediaMetadata(metadataType: type, originalAirdate: "2001-02-03", trackNumber: 7)
    let json = try JSONDocument(parsing: metadata.jsonText).root.value
    #expect(json["metadataType"] == .integer(number))
    #expect(json["trackNumber"] == 7)
    #expect(json["originalAirdate"] == "2001-02-03")
  }

  @Test func readsBothSpellings() throws {
    let metadata = try MediaMetadata(
      json: JSONDocument(parsing: #"{"metadataType":2,"originalAirDate":"2001"}"#, policy: .tolerant).root)
    #expect(metadata.originalAirdate == "2001")
  }
}
