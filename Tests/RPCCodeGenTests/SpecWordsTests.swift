import Testing

@testable import RPCCodeGen

/// The rules for words of `spec/README.md`.
struct SpecWordsTests {
  struct Row: CustomTestStringConvertible {
    var file: String
    var old: String
    var new: String
    /// How the report begins; `nil`: there is none.
    var problem: String?
    var testDescription: String { self.new }
  }

  private static let light = "model/light.json"
  private static let lamp = "rpc/lamp.json"
  private static let lampState = "\"LampState\": {\"kind\""
  private static let which = "\"lampId\": {\"type\": \"string\", \"description\": \"Which.\"}}"

  private static func field(_ declaration: String) -> Row {
    Row(file: self.lamp, old: self.which, new: self.which.dropLast() + ", \(declaration)}")
  }

  private static func field(_ declaration: String, _ problem: String) -> Row {
    var row = self.field(declaration)
    row.problem = "rpc/lamp.json: methods.screw.params.\(problem)"
    return row
  }

  @Test(arguments: [
    Row(
      file: light, old: "DEEP_RED", new: "deepRed",
      problem: "model/light.json: types.Colour.values.deepRed: is not UPPER_SNAKE_CASE"),
    Row(
      file: light, old: "DEEP_RED", new: "DEEP__RED",
      problem: "model/light.json: types.Colour.values.DEEP__RED: is not UPPER_SNAKE_CASE"),
    Row(
      file: light, old: "\"E14\"", new: "\"e14\"",
      problem: "model/light.json: types.Socket.values.e14: is not UPPER_SNAKE_CASE"),
    Row(
      file: light, old: "\"values\": {\"DEEP_RED\"", new: "\"spelling\": \"wire\", \"values\": {\"deep_red\"",
      problem: nil),
    Row(
      file: light, old: "\"values\": {\"DEEP_RED\"", new: "\"spelling\": \"odd\", \"values\": {\"deep_red\"",
      problem: "model/light.json: types.Colour.spelling: `odd` is not wire"),
    Row(
      file: light, old: "\"values\": {\"DEEP_RED\"", new: "\"spelling\": \"wire\", \"values\": {\"DEEP_RED\"",
      problem: "model/light.json: types.Colour.spelling: says nothing"),
    Row(
      file: lamp, old: lampState,
      new:
        "\"Mood\": {\"kind\": \"enum\", \"description\": \"d\", \"spelling\": \"wire\", \"values\": {\"low\": \"d\"}}, "
        + lampState,
      problem: "rpc/lamp.json: types.Mood.spelling: only the values of spec/model are Cast's own"),
  ])
  func valuesAreSpelledByOneRule(_ row: Row) { self.check(row) }

  @Test(arguments: [
    field("\"afterMs\": {\"type\": \"integer\", \"description\": \"d\"}", "afterMs: a name has no unit"),
    field(
      "\"restSeconds\": {\"type\": \"number\", \"unit\": \"seconds\", \"description\": \"d\"}",
      "restSeconds: a name has no unit"),
    field(
      "\"rest\": {\"type\": \"number\", \"unit\": \"milliseconds\", \"description\": \"d\"}",
      "rest.unit: times and spans are in seconds"),
    field(
      "\"coolTimeout\": {\"type\": \"number\", \"description\": \"d\"}",
      "coolTimeout.unit: is a time or a span by its name, so its unit is seconds"),
    field("\"coolTimeout\": {\"type\": \"number\", \"unit\": \"seconds\", \"description\": \"d\"}"),
    field("\"duration\": {\"type\": \"string\", \"description\": \"d\"}"),
    field("\"times\": {\"type\": \"integer\", \"description\": \"d\"}"),
  ])
  func timesAreSeconds(_ row: Row) { self.check(row) }

  private static func session(_ params: String, _ more: String = "", problem: String?) -> Row {
    Row(
      file: self.lamp, old: "\"didBreak\": {\"description\": \"It broke.\", \"params\": {}",
      new: "\"didBreak\": {\"description\": \"It broke.\", \(more) \"params\": {\(params)}", problem: problem)
  }

  @Test(arguments: [
    session("\"session\": {\"type\": \"Session\", \"description\": \"d\"}", problem: "params.sessionId: "),
    session(
      "\"session\": {\"type\": \"Session\", \"description\": \"d\"}, \"sessionId\": {\"type\": \"string\", \"description\": \"d\"}",
      problem: "params.sessionId: "),
    session(
      "\"session\": {\"type\": \"Session\", \"description\": \"d\"}", "\"aboutSession\": false,",
      problem: "aboutSession: has a session"),
    session("", problem: nil),
  ])
  func notificationsNameTheirSessionAtOnePlace(_ row: Row) {
    var row = row
    row.problem = row.problem.map { "rpc/lamp.json: notifications.didBreak.\($0)" }
    let session = "\"Session\": {\"kind\": \"object\", \"description\": \"d\", \"fields\": {}}, "
    self.check(row, in: SpecFixture().replacing(Self.lampState, by: session + Self.lampState, in: Self.lamp))
  }

  private static let sessionId = "\"sessionId\": {\"type\": \"string\", \"description\": \"d\"}"

  @Test(arguments: [
    session(sessionId, "\"delivery\": \"latest\",", problem: "coalesceBy: must have `sessionId`"),
    session(sessionId, "\"delivery\": \"latest\", \"coalesceBy\": [\"sessionId\"],", problem: nil),
    session("", "\"delivery\": \"latest\",", problem: nil),
  ])
  func eventsOfDifferentSessionsDoNotReplaceEachOther(_ row: Row) {
    var row = row
    row.problem = row.problem.map { "rpc/lamp.json: notifications.didBreak.\($0)" }
    self.check(row)
  }

  private func check(_ row: Row, in fixture: SpecFixture = SpecFixture()) {
    let changed = fixture.replacing(row.old, by: row.new, in: row.file)
    #expect(changed.files != fixture.files, "the fixture lacks \(row.old)")
    guard let problem = row.problem else {
      #expect(changed.problems.isEmpty, "\(changed.problems)")
      return
    }
    #expect(changed.problems.contains { $0.hasPrefix(problem) }, "\(changed.problems)")
  }
}
