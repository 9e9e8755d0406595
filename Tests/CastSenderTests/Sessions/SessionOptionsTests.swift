import CastModel
import CastSender
import JSONCodec
import LoopIsolation
import Testing

@Suite("Options that sessions carry", .timeLimit(.minutes(1)))
@LoopActor
struct SessionOptionsTests {
  @Test func aSessionKeepsWhatItWasGiven() async throws {
    let bench = try await Bench()
    let options: JSONObject = ["startedBy": "me", "nested": .object(["n": 1])]
    let session = try await bench.start(SessionStartOptions(sessionOptions: options))
    #expect(session.snapshot.sessionOptions == options)
    #expect(session.saved(at: 1)?.sessionOptions == options)
    let bytes = try #require(session.saved(at: 1)).jsonBytes
    #expect(try SessionRecord(json: JSONDocument(parsing: bytes).root).sessionOptions == options)
  }

  @Test func takesTheCategorysOptionsByDefault() async throws {
    let bench = try await Bench()
    let sessions = bench.context.sessions
    try sessions.setDefaultSessionOptions(["a": 1])
    #expect(sessions.defaultSessionOptions() == ["a": 1])
    #expect(bench.recorder.names.last == "defaultOptions CAST")
    try sessions.setDefaultSessionOptions(["b": 1], for: "OTHER")
    let session = try await bench.start()
    #expect(session.sessionOptions == ["a": 1])
    try sessions.setDefaultSessionOptions(nil)
    #expect(session.sessionOptions == ["a": 1])
    let before = bench.recorder.events.count
    try sessions.setDefaultSessionOptions(nil)
    #expect(bench.recorder.events.count == before, "no news")
  }

  @Test func aSessionThatJoinsHasThemToo() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running()]
    let joined = try await bench.context.sessions.join(
      bench.target, options: SessionJoinOptions(sessionOptions: ["a": 1]))
    #expect(joined.sessionOptions == ["a": 1])
  }

  @Test func refusesOptionsOverTheLimit() async throws {
    let bench = try await Bench()
    let long: JSONObject = ["a": .string(String(repeating: "x", count: SessionManager.maximumOptionsLength))]
    #expect(try await castError { try bench.context.sessions.setDefaultSessionOptions(long) }.code == .invalidParams)
    let error = try await castError { _ = try await bench.start(SessionStartOptions(sessionOptions: long)) }
    #expect(error.code == .invalidParams && bench.context.sessions.sessions.isEmpty)
    let deep = (1...33).reduce(JSONValue.integer(1)) { value, _ in .object(["a": value]) }
    let tooDeep = try await castError { _ = try await bench.start(SessionStartOptions(sessionOptions: deep.object)) }
    #expect(tooDeep.code == .invalidParams, "or its record could not be read again")
    for number in 1...32 { try bench.context.sessions.setDefaultSessionOptions(["a": 1], for: "\(number)") }
    #expect(
      try await castError { try bench.context.sessions.setDefaultSessionOptions(["a": 1], for: "33") }.code
        == .invalidParams)
  }

  @Test func theManagersStateIsThatOfTheCurrentSession() async throws {
    let bench = try await Bench()
    let sessions = bench.context.sessions
    #expect(sessions.connectionState == .disconnected && !sessions.hasConnectedSession)
    let session = try await bench.start()
    #expect(sessions.connectionState == .connected && sessions.hasConnectedSession)
    try session.suspend()
    #expect(sessions.connectionState == .suspended && !sessions.hasConnectedSession)
    try await sessions.end(session.id)
    #expect(sessions.connectionState == .disconnected)
  }
}
