import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@testable import EmulatedReceiver

/// What each fault of messages and links looks like to a sender.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct FaultsOnTheWireTests {
  let receiver: EmulatedReceiver
  let sender: TestSender

  init() async throws {
    self.receiver = try await EmulatedReceiver.start()
    var configuration = CastConnectionConfiguration.sender
    configuration.heartbeat.partialFrameDeadline = .milliseconds(100)
    self.sender = try await TestSender.connect(port: self.receiver.port, configuration: configuration)
    try self.sender.open()
    // The receiver has the link, too, once it answers.
    let status = try self.sender.request("GET_STATUS")
    _ = try await self.sender.answer(to: status)
  }

  static let status = MessageTrigger(direction: .sent, type: "RECEIVER_STATUS")
  static let request = MessageTrigger(direction: .received, type: "GET_STATUS")

  @Test func aDiscardedReplyNeverComes() async throws {
    try await self.receiver.inject(FaultRule(.discard, when: Self.status, times: .count(1)))
    try self.sender.request("GET_STATUS")
    let second = try self.sender.request("GET_STATUS")
    #expect(try await self.sender.message()?["requestId"]?.integer == second)
  }

  @Test func aDiscardedRequestIsNeverSeen() async throws {
    try await self.receiver.inject(
      FaultRule(.discard, when: MessageTrigger(direction: .received, type: "SET_VOLUME")))
    try self.sender.request("SET_VOLUME", #","volume":{"level":0.25}"#)
    let status = try self.sender.request("GET_STATUS")
    let answer = try await self.sender.message()
    #expect(answer?["requestId"]?.integer == status)
    #expect(answer?["status"]?["volume"]?["level"]?.number == 1)
  }

  @Test func aDuplicateReplyComesTwice() async throws {
    try await self.receiver.inject(FaultRule(.duplicate(copies: 3), when: Self.status, times: .count(1)))
    let first = try self.sender.request("GET_STATUS")
    let second = try self.sender.request("GET_STATUS")
    for id in [first, first, first, second] { #expect(try await self.sender.message()?["requestId"]?.integer == id) }
  }

  @Test func aDuplicateRequestIsObeyedTwice() async throws {
    try await self.receiver.inject(FaultRule(.duplicate(copies: 2), when: Self.request))
    let id = try self.sender.request("GET_STATUS")
    for _ in 0..<2 { #expect(try await self.sender.message()?["requestId"]?.integer == id) }
  }

  @Test func aDelayedReplyHoldsUpTheNext() async throws {
    try await self.receiver.inject(FaultRule(.delay(.milliseconds(60)), when: Self.status, times: .count(1)))
    let start = NIODeadline.now()
    for _ in 0..<3 { try self.sender.request("GET_STATUS") }
    #expect(try await self.sender.message()?["requestId"] == 2)
    #expect(NIODeadline.now() - start >= .milliseconds(60))
    #expect(try await self.sender.message()?["requestId"] == 3)
    #expect(try await self.sender.message()?["requestId"] == 4)
  }

  @Test func reorderedRepliesChangePlaces() async throws {
    try await self.receiver.inject(FaultRule(.reorder, when: Self.status, times: .count(1)))
    for _ in 0..<3 { try self.sender.request("GET_STATUS") }
    for id in [3, 2, 4] { #expect(try await self.sender.message()?["requestId"]?.integer == Int64(id)) }
  }

  @Test func aReplyCanLoseItsId() async throws {
    try await self.receiver.inject(FaultRule(.zeroRequestID, when: Self.status, times: .count(1)))
    try self.sender.request("GET_STATUS")
    let answer = try await self.sender.message()
    #expect(answer?["type"] == "RECEIVER_STATUS")
    #expect(answer?["requestId"] == 0)
  }

  @Test func framedGarbageCostsNothing() async throws {
    try await self.receiver.inject(FaultRule(.garbage(byteCount: 40, isFramed: true), when: Self.status))
    let id = try self.sender.request("GET_STATUS")
    #expect(try await self.sender.answer(to: id) != nil)
    #expect(self.sender.connection.isOpen)
  }

  @Test func unframedGarbageCostsTheLink() async throws {
    try await self.receiver.inject(FaultRule(.garbage(byteCount: 40, isFramed: false), when: Self.status))
    try self.sender.request("GET_STATUS")
    #expect(await self.sender.closure()?.reason == .framingError)
  }

  @Test func anOversizeLengthCostsTheLink() async throws {
    try await self.receiver.inject(FaultRule(.oversize(announcedLength: 1 << 30), when: Self.status))
    try self.sender.request("GET_STATUS")
    #expect(await self.sender.closure()?.reason == .framingError)
  }

  @Test(arguments: [1, 4, 20])
  func aStalledFrameNeverEnds(afterBytes: Int) async throws {
    try await self.receiver.inject(FaultRule(.stall(afterBytes: afterBytes), when: Self.status, after: 1))
    let first = try self.sender.request("GET_STATUS")
    #expect(try await self.sender.answer(to: first) != nil)
    try self.sender.request("GET_STATUS")
    #expect(await self.sender.closure()?.reason == .frameStalled)
  }

  @Test func dropIsCleanAndResetIsNot() async throws {
    let other = try await TestSender.connect(port: self.receiver.port, senderId: "sender-2")
    try await self.receiver.inject(FaultRule(.drop, when: MessageTrigger(type: "GET_STATUS", senderId: "sender-2")))
    try other.open()
    try other.request("GET_STATUS")
    let closure = await other.closure()
    #expect(closure?.reason == .closedByPeer)
    #expect(closure?.isClean == true)
    // The other sender was spared; a fault without a pattern strikes every link, at once.
    let id = try self.sender.request("GET_STATUS")
    #expect(try await self.sender.answer(to: id) != nil)
    try await self.receiver.inject(FaultRule(.reset))
    #expect(await self.sender.closure()?.reason == .reset)
  }

  @Test func aHalfClosedLinkStillListens() async throws {
    var received = 0
    let observation = self.receiver.observe { event in
      if case .messageReceived(let message, _) = event, message.typeName == "GET_STATUS" { received += 1 }
    }
    defer { observation.cancel() }
    let first = try self.sender.request("GET_STATUS")
    #expect(try await self.sender.answer(to: first) != nil)
    try await self.receiver.inject(FaultRule(.halfClose))
    // Sent before the sender notices the end, and ends its own half.
    try self.sender.request("GET_STATUS")
    self.sender.connection.flush()
    // No answer comes, only the end.
    guard case .closed(let closure)? = await self.sender.next() else { return #expect(Bool(false)) }
    #expect(closure.isClean)
    #expect(received == 2)
  }

  @Test func thePlatformCanCloseOneSendersConnection() async throws {
    try await self.receiver.inject(FaultRule(.closePlatform, when: Self.status))
    let first = try self.sender.request("GET_STATUS")
    #expect(try await self.sender.answer(to: first) != nil)
    #expect(try await self.sender.message()?["type"] == "CLOSE")
    // Requests are lost now, until it connects again.
    try self.sender.request("GET_STATUS")
    try self.sender.open()
    let third = try self.sender.request("GET_STATUS")
    #expect(try await self.sender.message()?["requestId"]?.integer == third)
  }

  @Test func aSilentReceiverIsFoundDead() async throws {
    var configuration = CastConnectionConfiguration.sender
    configuration.heartbeat = .init(pingAfter: .milliseconds(50), deadAfter: .seconds(2))
    let sender = try await TestSender.connect(port: self.receiver.port, configuration: configuration)
    try sender.open()
    let first = try sender.request("GET_STATUS")
    #expect(try await sender.answer(to: first) != nil)
    try await self.receiver.inject(FaultRule(.silence(nil)))
    try sender.request("GET_STATUS")
    guard case .closed(let closure)? = await sender.next() else { return #expect(Bool(false)) }
    #expect(closure.reason == .peerSilent)
  }

  @Test func pongsCanBeLostWhileAllElseWorks() async throws {
    var configuration = CastConnectionConfiguration.sender
    configuration.heartbeat = .init(pingAfter: .milliseconds(50), deadAfter: .seconds(2))
    try await self.receiver.inject(
      FaultRule(.discard, when: MessageTrigger(direction: .sent, namespace: "heartbeat")))
    let sender = try await TestSender.connect(port: self.receiver.port, configuration: configuration)
    try sender.open()
    let first = try sender.request("GET_STATUS")
    #expect(try await sender.answer(to: first) != nil)
    #expect(await sender.closure()?.reason == .peerSilent)
  }

  @Test func aFrozenLinkGoesOnWhereItStopped() async throws {
    let start = NIODeadline.now()
    try await self.receiver.inject(FaultRule(.freeze(.milliseconds(80))))
    for _ in 0..<3 { try self.sender.request("GET_STATUS") }
    for id in 2...4 { #expect(try await self.sender.message()?["requestId"]?.integer == Int64(id)) }
    #expect(NIODeadline.now() - start >= .milliseconds(80))
  }

  @Test func aDropWaitsForADelayedReply() async throws {
    try await self.receiver.inject(FaultRule(.delay(.milliseconds(60)), when: Self.status, times: .count(1)))
    try await self.receiver.inject(
      FaultRule(.drop, when: MessageTrigger(direction: .received, type: "SET_VOLUME")))
    let id = try self.sender.request("GET_STATUS")
    try self.sender.request("SET_VOLUME", #","volume":{"level":0.25}"#)
    #expect(try await self.sender.answer(to: id) != nil)
    #expect(await self.sender.closure()?.reason == .closedByPeer)
  }

  @Test func aFreezeHoldsUpADelayedReply() async throws {
    try await self.receiver.inject(FaultRule(.delay(.milliseconds(300)), when: Self.status, times: .count(1)))
    try await self.receiver.inject(
      FaultRule(.freeze(.milliseconds(400)), when: MessageTrigger(direction: .received, type: "SET_VOLUME")))
    let start = NIODeadline.now()
    let first = try self.sender.request("GET_STATUS")
    let second = try self.sender.request("SET_VOLUME", #","volume":{"level":0.25}"#)
    #expect(try await self.sender.message()?["requestId"]?.integer == first)
    #expect(NIODeadline.now() - start >= .milliseconds(400))
    #expect(try await self.sender.message()?["requestId"]?.integer == second)
  }

  @Test func clearedFaultsStrikeNoMore() async throws {
    let id = try #require(try await self.receiver.inject(FaultRule(.discard, when: Self.status)))
    try await self.receiver.inject(FaultRule(.drop, when: MessageTrigger(type: "LAUNCH")))
    #expect(self.receiver.faultRules.map(\.rule.fault) == [.discard, .drop])
    #expect(self.receiver.clearFault(id))
    #expect(!self.receiver.clearFault(id))
    self.receiver.clearFaults()
    #expect(self.receiver.faultRules.isEmpty)
    #expect(try await self.sender.launch() != nil)
  }
}
