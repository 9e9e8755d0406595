import JSONCodec
import Testing

@Suite struct JSONMembersTests {
  struct Color: JSONStringEnum {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let red = Color(rawValue: "RED")
    static let knownValues = [red]
  }

  struct Thing: JSONDecodable {
    var name: String
    var level: Double?
    var color: Color?
    var parts: [Thing]?
    var rest: JSONObject

    init(json node: JSONNode) throws(JSONDecodingError) {
      var members = try JSONMembers(node)
      self.name = try members.required("name", .nonEmpty)
      self.level = try members.optional("level", .range(0...1))
      self.color = try members.optional("color")
      self.parts = try members.optional("parts")
      self.rest = members.remaining(known: ["name", "level", "color", "parts"])
    }
  }

  func read(_ text: String, _ policy: JSONPolicy) throws -> Thing {
    try Thing(json: JSONDocument(parsing: text, policy: policy).root)
  }

  @Test(arguments: [
    (#"[]"#, "expected an object, found an array"),
    (#"{}"#, "name: required, but missing"),
    (#"{"name":""}"#, "name: must not be empty"),
    (#"{"name":"a","level":2}"#, "level: 2.0 is not between 0.0 and 1.0"),
    (#"{"name":"a","level":"0.5"}"#, "level: expected a number, found a string"),
    (
      #"{"name":"a","parts":[{"name":"b"},{"name":"c","color":"BLUE"}]}"#,
      #"parts[1].color: unknown value "BLUE"; known are "RED""#
    ),
  ])
  func strictErrorsNameThePath(text: String, description: String) {
    let error = #expect(throws: JSONDecodingError.self) { try self.read(text, .strict) }
    #expect(error?.description == description)
  }

  @Test func tolerantKeepsWhatItCantRead() throws {
    let thing = try read(
      #"{"name":"a","level":"0.5","color":7,"x":[1],"parts":[3,{"name":"b","level":9,"color":"BLUE"}]}"#, .tolerant)
    #expect(thing.level == 0.5)
    #expect(thing.color == nil)
    // An array that lost an element is kept raw, beside its decoded elements.
    #expect(
      thing.rest == ["color": 7, "x": [1], "parts": [3, ["name": "b", "level": 9, "color": "BLUE"]]])
    #expect(thing.parts?.map(\.name) == ["b"])
    #expect(thing.parts?.first?.level == 9)
    #expect(thing.parts?.first?.color == Color(rawValue: "BLUE"))
  }

  @Test func tolerantTellsNullAsItCame() throws {
    let thing = try read(#"{"name":"a","level":null,"parts":[{"name":"b"}]}"#, .tolerant)
    #expect(thing.level == nil)
    #expect(thing.rest == ["level": nil])
    #expect(try read(#"{"name":"a","level":null}"#, .strict).rest == [:])
  }

  @Test func anArrayIsWrittenAsItCameWhereElementsAreMissing() {
    func written(_ value: [Int64]?, raw: JSONObject) -> String {
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("ids", value, raw: raw)
      writer.endObject()
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(written([1], raw: [:]) == #"{"ids":[1]}"#)
    #expect(written([1], raw: ["ids": [1, "x"]]) == #"{"ids":[1,"x"]}"#)
    #expect(written([1, 2], raw: ["ids": [1]]) == #"{"ids":[1,2]}"#)
    #expect(written(nil, raw: ["ids": [1]]) == "{}")
  }

  @Test func keepsUnreadableMembersUntilSet() {
    func written(_ value: Int64?, _ ids: [Int64]?, or raw: JSONObject?) -> String {
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("level", value, or: raw)
      writer.member("ids", ids, or: raw)
      writer.members(of: ["level": "old", "other": true], except: raw)
      writer.endObject()
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(written(nil, nil, or: ["level": "x", "ids": "y"]) == #"{"level":"x","ids":"y","other":true}"#)
    #expect(written(1, [1], or: ["level": "x", "ids": [1, "y"]]) == #"{"level":1,"ids":[1,"y"],"other":true}"#)
    #expect(written(nil, [1], or: nil) == #"{"ids":[1],"level":"old","other":true}"#)
  }

  @Test func theMembersOfSomeKeysAreTakenOut() {
    let object: JSONObject = ["a": 1, "b": 2, "c": 3]
    #expect(object.members(among: ["c", "a", "z"])?.keys == ["a", "c"])
    #expect(object.members(among: ["z"]) == nil)
    #expect(JSONObject().members(among: ["a"]) == nil)
  }
}
