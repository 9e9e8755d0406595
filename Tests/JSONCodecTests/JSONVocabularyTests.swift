import JSONCodec
import Testing

struct JSONVocabularyTests {
  private static let names = ["friendlyName", "deviceId", "timeout"]

  private func error(
    _ json: String, _ vocabulary: JSONVocabulary, _ policy: JSONPolicy = .strict
  ) throws -> JSONDecodingError? {
    let node = try JSONDocument(parsing: json, policy: policy).root
    do throws(JSONDecodingError) {
      try vocabulary.check(node)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (#"{"deviceId":1,"timeout":2}"#, nil),
    (#"{}"#, nil),
    (#"[]"#, nil),
    (#"{"friendlyname":1}"#, "friendlyname: unknown member; did you mean `friendlyName`?"),
    (#"{"name":1}"#, "name: unknown member; did you mean `friendlyName`?"),
    (#"{"id":1}"#, "id: unknown member; did you mean `deviceId`?"),
    (#"{"zzz":1,"qqq":2}"#, "zzz: unknown member; known are `friendlyName`, `deviceId`, `timeout`"),
  ])
  func theFirstUnknownMemberIsRefused(json: String, expected: String?) throws {
    let vocabulary = JSONVocabulary(Self.names, meant: ["id": "deviceId"])
    #expect(try self.error(json, vocabulary)?.description == expected)
  }

  @Test func devicesMayAddWhatTheyLike() throws {
    #expect(try self.error(#"{"zzz":1}"#, JSONVocabulary(Self.names), .tolerant) == nil)
  }

  @Test func openObjectsRefuseOnlyOtherNamesOfWhatTheyDeclare() throws {
    let vocabulary = JSONVocabulary(["currentTime"], meant: ["startTime": "currentTime"], isOpen: true)
    #expect(try self.error(#"{"zzz":1}"#, vocabulary) == nil)
    let reason = try self.error(#"{"currentTime":1,"startTime":2}"#, vocabulary)?.description
    #expect(reason == "startTime: unknown member; did you mean `currentTime`?")
  }

  @Test func aLongNameIsRepeatedInPart() throws {
    let name = String(repeating: "x", count: 100_000)
    let error = try #require(try self.error(#"{"\#(name)":1}"#, JSONVocabulary([])))
    #expect(error.path.count == 65 && error.reason == "unknown member; there are none")
  }
}
