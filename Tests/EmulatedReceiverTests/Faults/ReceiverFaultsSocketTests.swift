import CastTestSupport
import CastV2
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// The faults that need a link to be seen.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct ReceiverFaultsSocketTests {
  static func start(_ change: (inout ReceiverFaults) -> Void) async throws -> EmulatedReceiver {
    var configuration = ReceiverConfiguration.testing()
    change(&configuration.faults)
    return try await EmulatedReceiver.start(configuration)
  }

  /// Opens a link, and sends as many GET_STATUS as it takes for the cut at the third message.
  static func cut(
    _ manner: LinkCut.Manner, configuration: CastConnectionConfiguration = .sender
  ) async throws -> TestSender {
    let receiver = try await self.start { $0.cut = LinkCut(manner, afterMessages: 3) }
    let sender = try await TestSender.connect(port: receiver.port, configuration: configuration)
    try sender.open()
    let first = try sender.request("GET_STATUS")
    #expect(try await sender.answer(to: first) != nil)
    try sender.request("GET_STATUS")
    // The receiver must outlive its observers.
    self.kept.append(receiver)
    return sender
  }

  private static var kept: [EmulatedReceiver] = []

  @Test func dropSaysGoodbye() async throws {
    let closure = try await Self.cut(.drop).closure()
    #expect(closure?.reason == .closedByPeer)
    #expect(closure?.isClean == true)
  }

  @Test func resetDoesNot() async throws {
    #expect(try await Self.cut(.reset).closure()?.reason == .reset)
  }

  @Test func aStalledFrameNeverEnds() async throws {
    var configuration = CastConnectionConfiguration.sender
    configuration.heartbeat.partialFrameDeadline = .milliseconds(100)
    #expect(try await Self.cut(.stall, configuration: configuration).closure()?.reason == .frameStalled)
  }

  @Test func garbageIsFollowedByTheAnswer() async throws {
    let sender = try await Self.cut(.garbage)
    #expect(try await sender.answer(to: 2) != nil)
    #expect(sender.connection.isOpen)
  }

  @Test func anOversizeFrameEndsTheLink() async throws {
    #expect(try await Self.cut(.oversize).closure()?.reason == .framingError)
  }

  @Test func aSilentPortClosesItsConnectionsWithTheDevice() async throws {
    let receiver = try await Self.start { $0.silentPhases = [.tcp] }
    let client = try await RawHTTPClient.connect(port: receiver.port)
    await receiver.shutDown()
    #expect(await client.text(upTo: "\n") == "")
  }

  @Test func aRebootMovesToAnotherPort() async throws {
    let receiver = try await Self.start { _ in }
    let before = receiver.port
    var events = receiver.events().makeAsyncIterator()
    let sender = try await TestSender.connect(port: before)
    _ = try await sender.launch()
    receiver.faults.cut = LinkCut(.reboot, afterMessages: 4)
    try sender.request("GET_STATUS")
    #expect(await sender.closure() != nil)
    var presence: ReceiverPresence?
    while presence == nil, let event = await events.next(isolation: LoopActor.shared) {
      if case .ready(let found) = event { presence = found }
    }
    #expect(presence?.port == receiver.port)
    let again = try await TestSender.connect(port: receiver.port)
    try again.open()
    let status = try again.request("GET_STATUS")
    #expect(try await again.answer(to: status)?["status"]?["applications"] == nil)
  }

  @Test func delayedMessagesStayInOrder() async throws {
    let receiver = try await Self.start { $0.replyDelay = .milliseconds(30) }
    let sender = try await TestSender.connect(port: receiver.port)
    let start = NIODeadline.now()
    try sender.open()
    for _ in 0..<5 { try sender.request("GET_STATUS") }
    for id in Int64(1)...5 {
      #expect(try await sender.message()?["requestId"]?.integer == id)
      if id == 3 { receiver.faults.replyDelay = .zero }
    }
    #expect(NIODeadline.now() - start >= .milliseconds(30))
  }

  @Test func everythingCanComeTwice() async throws {
    let receiver = try await Self.start { $0.duplicatesReplies = true }
    let sender = try await TestSender.connect(port: receiver.port)
    try sender.open()
    let id = try sender.request("GET_STATUS")
    #expect(try await sender.answer(to: id) == sender.answer(to: id))
  }

  @Test func silenceOnTCPNeverGetsToTLS() async throws {
    let receiver = try await Self.start { $0.silentPhases = [.tcp] }
    var configuration = CastConnectionConfiguration.sender
    configuration.tlsTimeout = .milliseconds(100)
    await #expect {
      try await TestSender.connect(port: receiver.port, configuration: configuration)
    } throws: { error in
      let error = error as? CastChannelError
      return error?.code == .timedOut && error?.phase == .tls
    }
  }

  @Test func faultsCanChangeWhileItRuns() async throws {
    let receiver = try await Self.start { _ in }
    let sender = try await TestSender.connect(port: receiver.port)
    try sender.open()
    receiver.faults.launchRefusal = LaunchRefusal(reason: "NOT_ALLOWED")
    let refused = try sender.request("LAUNCH", ",\"appId\":\"CC1AD845\"")
    #expect(try await sender.answer(to: refused)?["reason"] == "NOT_ALLOWED")
    receiver.faults = .none
    let obeyed = try sender.request("LAUNCH", ",\"appId\":\"CC1AD845\"")
    #expect(try await sender.answer(to: obeyed)?["type"] == "RECEIVER_STATUS")
  }

  @Test func droppedLinksAreReset() async throws {
    let receiver = try await Self.start { _ in }
    let sender = try await TestSender.connect(port: receiver.port)
    let app = try #require(try await sender.launch())
    let media = try sender.request("GET_STATUS", "", .media, to: app)
    _ = try await sender.answer(to: media)
    receiver.dropLinks()
    #expect(await sender.closure()?.reason == .reset)
    #expect(receiver.sessionId != nil)
  }
}
