import CastDiscovery
import CastModel
import CastSender
import CastV2
import EmulatedReceiver
import LoopIsolation
import Testing

@Suite("Channels with the emulated receiver", .timeLimit(.minutes(1))) @LoopActor
struct ChannelEchoTests {
  private static let echo = "urn:x-cast:dev.castrpc.echo"

  private static func context() -> CastContext {
    CastContext(discovery: DiscoveryManager(sources: [], logger: .silent), options: .quick, logger: .silent)
  }

  @Test(
    arguments: [
      .text("plain"), .text(""), .text(" {\"a\" : 1.0,\"a\":2}\r\n"), .text("\"a JSON string\""),
      .text("\u{0}\u{FEFF}e\u{301}🎬"),
      .binary([]), .binary(Array(0...255)), .binary([UInt8](repeating: 0xFF, count: 65_000)),
      .text(String(repeating: "ü", count: 32_000)),
    ] as [ChannelPayload])
  func echoesEveryPayloadUnchanged(_ payload: ChannelPayload) async throws {
    let receiver = try await EmulatedReceiver.start(.testing(), logger: .silent)
    let context = Self.context()
    let recorder = EventRecorder(context)
    let owner = context.channels.makeOwner()
    _ = try context.channels.add(Self.echo, owner: owner)
    _ = try await context.sessions.start(
      .address("127.0.0.1", port: UInt16(receiver.port)), options: SessionStartOptions(applicationId: "EC40EC40"))
    try context.channels.send(payload, on: Self.echo, owner: owner)
    await recorder.event("channel \(payload)")
    await context.shutDown()
    await receiver.shutDown()
  }

  @Test func anAppOfRulesGreetsAnswersAndBroadcasts() async throws {
    let quiz = CastNamespace("urn:x-cast:com.example.quiz")
    var configuration = ReceiverConfiguration.testing()
    configuration.applications = [
      ApplicationDefinition(
        appId: "1234ABCD", namespaces: [quiz],
        script: ApplicationScript(rules: [
          ScriptRule(
            when: ScriptCondition(event: .senderConnected),
            answers: [ScriptAnswer(.text("welcome"), namespace: quiz)]),
          ScriptRule(
            when: ScriptCondition(text: "answer*"), answers: [ScriptAnswer(.text("somebody answered"), to: .everyone)]),
        ]))
    ]
    let receiver = try await EmulatedReceiver.start(configuration, logger: .silent)
    let contexts = [Self.context(), Self.context()]
    let recorders = contexts.map { EventRecorder($0) }
    let owners = contexts.map { $0.channels.makeOwner() }
    for (context, owner) in zip(contexts, owners) {
      _ = try context.channels.add(quiz.rawValue, owner: owner)
      _ = try await context.sessions.start(
        .address("127.0.0.1", port: UInt16(receiver.port)), options: SessionStartOptions(applicationId: "1234ABCD"))
    }
    for recorder in recorders { await recorder.event("channel text(\"welcome\")") }
    try contexts[0].channels.send(.text("answer b"), on: quiz.rawValue, owner: owners[0])
    for recorder in recorders {
      await recorder.event("channel text(\"somebody answered\") *")
    }
    for context in contexts { await context.shutDown() }
    await receiver.shutDown()
  }
}
