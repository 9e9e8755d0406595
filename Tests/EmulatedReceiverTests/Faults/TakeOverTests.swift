import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@testable import EmulatedReceiver

/// A take-over by another sender, as the first sender sees it.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct TakeOverTests {
  let receiver: EmulatedReceiver
  let sender: TestSender

  init() async throws {
    self.receiver = try await EmulatedReceiver.start()
    self.sender = try await TestSender.connect(port: self.receiver.port)
  }

  /// Launches the app, and knows that the connection to it is open when it returns.
  func launched() async throws -> String {
    let app = try #require(try await self.sender.launch())
    let status = try self.sender.request("GET_STATUS", "", .media, to: app)
    _ = try await self.sender.answer(to: status)
    return app
  }

  @Test func anotherAppEndsTheSession() async throws {
    let app = try await self.launched()
    try await self.receiver.inject(FaultRule(.takeOver(.launch(appId: "EC40EC40"))))
    #expect(try await self.sender.message { $0["type"] == "CLOSE" } != nil)
    let status = try await self.sender.message { $0["type"] == "RECEIVER_STATUS" }
    #expect(status?["requestId"] == 0)
    #expect(status?["status"]?["applications"]?[0]?["appId"] == "EC40EC40")
    #expect(status?["status"]?["applications"]?[0]?["transportId"]?.string != app)
  }

  @Test func otherMediaInTheSameAppKeepsTheSession() async throws {
    let app = try #require(try await self.sender.launch())
    let session = self.receiver.sessionId
    let media = #","media":{"contentId":"http://x/mine.mp4","contentType":"video/mp4","streamType":"BUFFERED"}"#
    try self.sender.request("LOAD", media, .media, to: app)
    #expect(try await self.sender.mediaStatus("PLAYING") != nil)
    try await self.receiver.inject(
      FaultRule(
        .takeOver(.load(appId: "CC1AD845", contentId: "theirs", contentType: "video/mp4", title: "Theirs"))))
    let interrupted = try await self.sender.mediaStatus("IDLE")
    #expect(interrupted?["idleReason"] == "INTERRUPTED")
    let playing = try await self.sender.message {
      $0["status"]?[0]?["media"]?["contentId"] == "theirs"
    }
    #expect(playing?["requestId"] == 0)
    #expect(self.receiver.sessionId == session)
  }

  @Test func theAppCanBeStopped() async throws {
    _ = try await self.launched()
    try await self.receiver.inject(FaultRule(.takeOver(.stop)))
    #expect(try await self.sender.message { $0["type"] == "CLOSE" } != nil)
    #expect(try await self.sender.message { $0["type"] == "RECEIVER_STATUS" }?["status"]?["applications"] == nil)
    #expect(self.receiver.sessionId == nil)
  }

  @Test func aMessageCanBringItOn() async throws {
    let app = try await self.launched()
    try await self.receiver.inject(
      FaultRule(.takeOver(.launch(appId: "EC40EC40")), when: MessageTrigger(direction: .received, type: "PLAY")))
    try self.sender.request("PLAY", ",\"mediaSessionId\":1", .media, to: app)
    #expect(try await self.sender.message { $0["reason"] == "INVALID_MEDIA_SESSION_ID" } != nil)
    #expect(try await self.sender.message { $0["type"] == "CLOSE" } != nil)
  }

  @Test(arguments: [
    (TakeOver.launch(appId: "NOSUCHAPP"), "NOT_FOUND"), (.stop, "nothing runs"),
  ])
  func whatCanNotBeTakenIsSaid(takeOver: TakeOver, reason: String) async throws {
    await #expect {
      try await self.receiver.inject(FaultRule(.takeOver(takeOver)))
    } throws: { error in
      let error = error as? ReceiverError
      return error?.code == .takeOverFailed && error?.message.contains(reason) == true
    }
  }

  /// an app whose statuses have no request ids, and a device whose messages have none
  @Test(arguments: [("233637DE", false), ("CC1AD845", true)])
  func aTakeOverNeedsNoRequestIds(appId: String, zeroesRequestIDs: Bool) async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.zeroesRequestIDs = zeroesRequestIDs
    let receiver = try await EmulatedReceiver.start(configuration)
    try await receiver.takeOver(.load(appId: appId, contentId: "theirs", contentType: "video/mp4", title: nil))
    #expect(receiver.screen.application?.appId == appId)
    try await receiver.takeOver(.stop)
    #expect(receiver.sessionId == nil)
  }

  @Test func aRebootEndsATakeOver() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.launchTime = .seconds(3_600)
    let receiver = try await EmulatedReceiver.start(configuration)
    var events = receiver.events().makeAsyncIterator()
    let takeOver = Task { @LoopActor in try await receiver.takeOver(.launch(appId: "CC1AD845")) }
    while case .messageReceived(let message, _)? = await events.next(isolation: LoopActor.shared) {
      if message.typeName == "LAUNCH" { break }
    }
    try await receiver.reboot()
    await #expect(throws: ReceiverError.self) { try await takeOver.value }
  }
}

/// The second sender's judgement of the receiver's messages.
@Suite struct OtherSenderTests {
  private static let load = TakeOver.load(appId: "CC1AD845", contentId: "theirs", contentType: "video/mp4", title: nil)

  /// Returns the outcome after messages to `destination` from the platform, or from the app where it is named.
  private static func outcome(
    _ takeOver: TakeOver, _ messages: [String], to destination: String = OtherSender.senderId
  ) -> OtherSender.Outcome? {
    var sender = OtherSender(takeOver)
    _ = sender.begin(sessionId: "session-1")
    for text in messages {
      let isMedia = text.contains("MEDIA_STATUS")
      _ = sender.receive(
        CastMessage(
          sourceId: isMedia ? "app-1" : CastEndpointID.receiver, destinationId: destination,
          namespace: isMedia ? .media : .receiver, text: text))
    }
    return sender.outcome
  }

  private static func status(_ requestId: Int, _ appId: String, session: String = "session-2") -> String {
    let app = #"{"appId":"\#(appId)","sessionId":"\#(session)","transportId":"app-1"}"#
    return #"{"type":"RECEIVER_STATUS","requestId":\#(requestId),"status":{"applications":[\#(app)]}}"#
  }

  private static func media(_ requestId: Int, _ contentId: String) -> String {
    #"{"type":"MEDIA_STATUS","requestId":\#(requestId),"status":[{"media":{"contentId":"\#(contentId)"}}]}"#
  }

  @Test func aBroadcastUnderTheSameIdIsNoSuccess() {
    #expect(Self.outcome(.launch(appId: "CC1AD845"), [Self.status(1, "233637DE")], to: "*") == nil)
    #expect(Self.outcome(.stop, [Self.status(0, "CC1AD845", session: "session-1")], to: "*") == nil)
    #expect(Self.outcome(Self.load, [Self.status(0, "CC1AD845"), Self.media(2, "mine")], to: "*") == nil)
  }

  @Test func anAnswerWithoutTheAppIsNoSuccess() {
    let empty = #"{"type":"RECEIVER_STATUS","requestId":1,"status":{}}"#
    #expect(Self.outcome(.launch(appId: "CC1AD845"), [empty]) == nil)
  }

  @Test func aBroadcastOfTheResultIsASuccess() {
    #expect(Self.outcome(.launch(appId: "cc1ad845"), [Self.status(0, "CC1AD845")], to: "*") == .done)
    #expect(Self.outcome(.stop, [Self.status(0, "CC1AD845")], to: "*") == .done)
    #expect(Self.outcome(Self.load, [Self.status(0, "CC1AD845"), Self.media(0, "theirs")], to: "*") == .done)
  }

  @Test func aRefusalNeedsNoRequestId() {
    let error = #"{"type":"LAUNCH_ERROR","requestId":0,"reason":"NOT_FOUND"}"#
    #expect(Self.outcome(.launch(appId: "X"), [error]) == .refused("NOT_FOUND"))
  }
}
