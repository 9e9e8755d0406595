import Testing

@testable import CastRPCServer

@Suite("The session of a call that names none")
struct ClientSessionsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// `begin`, or the id of a session that is adopted.
    var steps: [String]
    var existing: [String]
    var choice: ClientSessions.Choice
  }

  @Test(arguments: [
    Row(testDescription: "nothing is there", steps: [], existing: [], choice: .none),
    Row(testDescription: "the only one", steps: [], existing: ["a"], choice: .session("a")),
    Row(testDescription: "several", steps: [], existing: ["a", "b"], choice: .unclear),
    Row(testDescription: "its own", steps: ["a"], existing: ["a", "b"], choice: .session("a")),
    Row(testDescription: "its newest", steps: ["a", "b"], existing: ["a", "b", "c"], choice: .session("b")),
    Row(testDescription: "chosen again", steps: ["a", "b", "a"], existing: ["a", "b"], choice: .session("a")),
    Row(testDescription: "the newest has ended", steps: ["a", "b"], existing: ["a", "c"], choice: .session("a")),
    Row(testDescription: "its own has ended", steps: ["a"], existing: ["c"], choice: .unclear),
    Row(testDescription: "its own has ended, nothing is there", steps: ["a"], existing: [], choice: .none),
    Row(testDescription: "its start is on its way, or failed", steps: ["begin"], existing: ["c"], choice: .unclear),
  ])
  func theChoice(_ row: Row) {
    var sessions = ClientSessions()
    for step in row.steps {
      if step == "begin" { sessions.begin() } else { sessions.adopt(step, among: ["a", "b", "c"]) }
    }
    #expect(sessions.choice(among: row.existing) == row.choice)
  }
}
