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
