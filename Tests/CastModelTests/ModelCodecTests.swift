import CastModel
import JSONCodec
import Testing

/// The codec that every generated object has, seen on a few of them.
struct ModelCodecTests {
  @Test func deviceInputSurvivesARoundTrip() throws {
    let text = """
      {"mediaSessionId":1,"media":{"contentId":"a","duration":"12.5","metadata":{"metadataType":101,"ownKey":[1]}},\
      "playerState":"WARPING","newInFirmware":{"x":null}}
      """
    let status = try MediaStatus(json: JSONDocument(parsing: text, policy: .tolerant).root)
    #expect(status.playerState?.rawValue == "WARPING")
    #expect(status.media?.duration == 12.5)
    #expect(status.media?.metadata?.metadataType?.rawValue == 101)
    #expect(status.additional["newInFirmware"] == ["x": nil])
    let again = try MediaStatus(json: JSONDocument(parsing: status.jsonText, policy: .tolerant).root)
    #expect(again == status)
  }

  @Test func misshapenMembersAreKeptUntilThePropertyIsSet() throws {
    var volume = try Volume(json: JSONDocument(parsing: #"{"level":[1],"muted":true}"#, policy: .tolerant).root)
    #expect(volume.level == nil)
    #expect(volume.jsonText == #"{"level":[1],"muted":true}"#)
    volume.level = 0.5
    #expect(volume.jsonText == #"{"level":0.5,"muted":true}"#)
  }

  @Test func clientInputIsCheckedAndTheErrorSaysWhere() throws {
    let cases: [(json: String, path: String)] = [
      (#"{"media":{"tracks":[{"trackId":1,"type":"TEXT"},{"trackId":2,"type":"SMELL"}]}}"#, "media.tracks[1].type"),
      (#"{"media":{"tracks":[{"type":"TEXT"}]}}"#, "media.tracks[0].trackId"),
      (#"{"currentTime":-1}"#, "currentTime"),
      (#"{"playbackRate":0}"#, "playbackRate"),
      (#"{"activeTrackIds":[1,"2"]}"#, "activeTrackIds[1]"),
      (#"[]"#, ""),
    ]
    for (json, path) in cases {
      let root = try JSONDocument(parsing: json, policy: .strict).root
      let error = #expect(throws: JSONDecodingError.self) { try LoadRequestData(json: root) }
      #expect(error?.path == path, "\(json)")
    }
  }

  @Test func devicesMayWriteAnObjectAsItsMainMember() throws {
    let text = #"{"namespaces":["urn:x-cast:a",{"name":"urn:x-cast:b"}]}"#
    let application = try ReceiverApplication(json: JSONDocument(parsing: text, policy: .tolerant).root)
    #expect(application.namespaces?.map(\.name) == ["urn:x-cast:a", "urn:x-cast:b"])
    let strict = try JSONDocument(parsing: text, policy: .strict).root
    let error = #expect(throws: JSONDecodingError.self) { try ReceiverApplication(json: strict) }
    #expect(error?.path == "namespaces[0]")
  }

  @Test func anAliasIsReadAndNeverWritten() throws {
    let text = #"{"originalAirDate":"2001-01-01"}"#
    let metadata = try MediaMetadata(json: JSONDocument(parsing: text, policy: .tolerant).root)
    #expect(metadata.originalAirdate == "2001-01-01")
    #expect(metadata.jsonText == #"{"originalAirdate":"2001-01-01"}"#)
  }
}
