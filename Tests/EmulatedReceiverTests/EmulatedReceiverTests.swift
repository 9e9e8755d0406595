import CastModel
import CastV2
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Receivers on real sockets, with senders of this process.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct EmulatedReceiverTests {
  static let video = #","media":{"contentId":"http://x/a.mp4","contentType":"video/mp4","streamType":"BUFFERED"}"#

  @Test func aSenderCanCast() async throws {
    let receiver = try await EmulatedReceiver.start()
    let sender = try await TestSender.connect(port: receiver.port)
    let app = try #require(try await sender.launch())
    #expect(app == receiver.sessionId)
    let load = try sender.request("LOAD", Self.video, .media, to: app)
    let loading = try await sender.answer(to: load)
    #expect(loading?["status"]?[0]?["extendedStatus"]?["playerState"] == "LOADING")
    #expect(try await sender.mediaStatus("PLAYING") != nil)
    let stop = try sender.request("STOP", ",\"sessionId\":\"\(app)\"")
    #expect(try await sender.answer(to: stop)?["status"]?["applications"] == nil)
    #expect(receiver.sessionId == nil)
    await receiver.shutDown()
    #expect(await sender.closure()?.isClean == true)
  }

  @Test func twoSendersSeeEachOthersChanges() async throws {
    let receiver = try await EmulatedReceiver.start()
    // Both call themselves the same, as most senders do.
    let first = try await TestSender.connect(port: receiver.port, senderId: "sender-0")
    let second = try await TestSender.connect(port: receiver.port, senderId: "sender-0")
    try second.open()
    let status = try second.request("GET_STATUS")
    _ = try await second.answer(to: status)
    let app = try #require(try await first.launch())
    let broadcast = try await second.message { $0["type"] == "RECEIVER_STATUS" }
    #expect(broadcast?["requestId"] == 0)
    #expect(broadcast?["status"]?["applications"]?[0]?["transportId"]?.string == app)
    try second.open(app)
    let joined = try second.request("GET_STATUS", "", .media, to: app)
    #expect(try await second.answer(to: joined)?["status"] == [])
    try first.request("LOAD", Self.video, .media, to: app)
    #expect(try await second.mediaStatus("PLAYING") != nil)
    let pause = try second.request("PAUSE", ",\"mediaSessionId\":1", .media, to: app)
    #expect(try await second.answer(to: pause)?["status"]?[0]?["playerState"] == "PAUSED")
    #expect(try await first.mediaStatus("PAUSED") != nil)
  }

  @Test func theAppOutlivesItsSender() async throws {
    let receiver = try await EmulatedReceiver.start()
    var events = receiver.events().makeAsyncIterator()
    let sender = try await TestSender.connect(port: receiver.port)
    let app = try #require(try await sender.launch())
    sender.connection.abort()
    while let event = await events.next(isolation: LoopActor.shared) {
      if case .linkClosed = event { break }
    }
    #expect(receiver.sessionId == app)
    let other = try await TestSender.connect(port: receiver.port)
    try other.open()
    let status = try other.request("GET_STATUS")
    #expect(try await other.answer(to: status)?["status"]?["applications"]?[0]?["sessionId"]?.string == app)
  }

  @Test func pingsAreAnswered() async throws {
    let receiver = try await EmulatedReceiver.start()
    var configuration = CastConnectionConfiguration.sender
    configuration.heartbeat.pingAfter = .milliseconds(20)
    configuration.heartbeat.deadAfter = .milliseconds(2_000)
    let sender = try await TestSender.connect(port: receiver.port, configuration: configuration)
    try sender.open()
    let status = try sender.request("GET_STATUS")
    #expect(try await sender.answer(to: status) != nil)

    var deaf = ReceiverConfiguration.testing()
    deaf.faults.silentPhases = [.heartbeat]
    let other = try await EmulatedReceiver.start(deaf)
    configuration.heartbeat.deadAfter = .milliseconds(60)
    let abandoned = try await TestSender.connect(port: other.port, configuration: configuration)
    #expect(await abandoned.closure()?.reason == .peerSilent)
    #expect(sender.connection.isOpen)
  }

  @Test func eventsTellWhatTheDeviceDid() async throws {
    let receiver = try await EmulatedReceiver.start()
    let events = receiver.events()
    let sender = try await TestSender.connect(port: receiver.port)
    let app = try #require(try await sender.launch())
    try sender.request("LOAD", Self.video, .media, to: app)
    _ = try await sender.mediaStatus("PLAYING")
    let volume = try sender.request("SET_VOLUME", ",\"volume\":{\"level\":0.25}")
    _ = try await sender.answer(to: volume)
    await receiver.shutDown()
    var names: [String] = []
    for await event in events where event.name != "messageReceived" { names.append(event.name) }
    #expect(
      names == [
        "linkOpened", "senderConnected", "launched", "senderConnected", "load", "playerState", "playerState",
        "playerState", "deviceVolumeChanged", "senderDisconnected", "senderDisconnected", "linkClosed",
      ])
  }

  @Test func aRemoteControlCanEndTheApp() async throws {
    let receiver = try await EmulatedReceiver.start()
    let sender = try await TestSender.connect(port: receiver.port)
    let app = try #require(try await sender.launch())
    let media = try sender.request("GET_STATUS", "", .media, to: app)
    _ = try await sender.answer(to: media)
    receiver.stopApplication()
    #expect(try await sender.message { $0["type"] == "CLOSE" } != nil)
    let status = try await sender.message { $0["type"] == "RECEIVER_STATUS" }
    #expect(status?["requestId"] == 0)
    #expect(status?["status"]?["applications"] == nil)
  }

  @Test func severalDevicesLiveInOneProcess() async throws {
    let first = try await EmulatedReceiver.start(.testing(device: ReceiverDevice(friendlyName: "A")))
    let second = try await EmulatedReceiver.start(.testing(device: ReceiverDevice(friendlyName: "B")))
    #expect(first.port != second.port)
    let sender = try await TestSender.connect(port: second.port)
    _ = try await sender.launch()
    #expect(first.sessionId == nil)
    #expect(second.sessionId != nil)
  }

  @Test func aRebootDuringAnotherOneLeavesNoListenerBehind() async throws {
    let receiver = try await EmulatedReceiver.start()
    let events = receiver.events()
    async let first: Void = receiver.reboot(after: .milliseconds(100))
    async let second: Void = receiver.reboot(port: 0, after: .milliseconds(20))
    _ = try await (first, second)
    #expect(try await TestSender.connect(port: receiver.port).launch() != nil)
    await receiver.shutDown()
    var ports: [Int] = []
    for await case .ready(let presence) in events { ports.append(presence.port) }
    #expect(ports.count == 2)
    for port in ports { await #expect(throws: (any Error).self) { try await TestSender.connect(port: port) } }
  }

  @Test func refusesAHostThatIsNoAddress() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.host = "tv.local"
    await #expect { try await EmulatedReceiver.start(configuration) } throws: { error in
      (error as? ReceiverError)?.code == .invalidAddress
    }
  }

  /// A status with all that a LOAD of 40 KB has would be too long for a message.
  @Test func bigMediaGetsAnAnswerThatFits() async throws {
    let receiver = try await EmulatedReceiver.start()
    let sender = try await TestSender.connect(port: receiver.port)
    let app = try #require(try await sender.launch())
    let blob = String(repeating: "x", count: 40_000)
    let load = try sender.request(
      "LOAD", ",\"media\":{\"contentId\":\"http://x/a.mp4\",\"customData\":\"\(blob)\"}", .media, to: app)
    let status = try await sender.answer(to: load)?["status"]?[0]
    #expect(status?["extendedStatus"]?["media"]?["contentId"] == "http://x/a.mp4")
    #expect(try await sender.mediaStatus("PLAYING") != nil)
  }
}
