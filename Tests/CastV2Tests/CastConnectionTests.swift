import CastTestSupport
import CastV2
import Foundation
import JSONCodec
import LoopIsolation
import NIOCore
import Testing
import TLS

/// Links over real sockets with real TLS, both ends in this process.
@Suite(.timeLimit(.minutes(5)))
@LoopActor
struct CastConnectionTests {
  static func message(_ text: String) -> CastMessage {
    CastMessage(sourceId: "sender-1", destinationId: "web-5", namespace: "urn:x-cast:test", text: text)
  }

  @Test func messagesGoBothWays() async throws {
    let link = try await Link.open()
    try link.client.connection.send(Self.message(#"{"type":"HELLO"}"#))
    #expect(await link.server.message()?.text == #"{"type":"HELLO"}"#)
    let binary = CastMessage(
      sourceId: "receiver-0", destinationId: "sender-1", namespace: .deviceAuth, binary: [0, 255, 1])
    try link.server.connection.send(binary)
    #expect(await link.client.message() == binary)
  }

  @Test func aThousandMessagesKeepTheirOrder() async throws {
    let link = try await Link.open()
    for index in 0..<1_000 { try link.client.connection.send(Self.message("\(index)")) }
    for index in 0..<1_000 { try #require(await link.server.message()?.text == "\(index)") }
  }

  @Test func bothSidesSeeTheSameSession() async throws {
    let link = try await Link.open()
    let client = link.client.connection.session
    #expect(client.version == "TLSv1.3")
    #expect(client.cipher == link.server.connection.session.cipher)
    #expect(client.peerCertificate?.first == 0x30, "DER begins with a sequence")
    #expect(link.server.connection.session.peerCertificate == nil, "senders show no certificate")
  }

  @Test func reportsACleanClose() async throws {
    let link = try await Link.open()
    try link.server.connection.send(Self.message("last words"))
    link.server.connection.close()
    #expect(await link.client.message()?.text == "last words")
    let closure = await link.client.closure()
    #expect(closure?.reason == .closedByPeer)
    #expect(closure?.isClean == true)
    #expect(await link.server.closure()?.reason == .closedLocally)
  }

  @Test func aPeerThatVanishesIsReportedAsAPlainClose() async throws {
    let link = try await Link.open()
    link.server.connection.closeWithoutGoodbye()
    let closure = await link.client.closure()
    #expect(closure?.reason == .closedByPeer)
    #expect(closure?.isClean == false)
  }

  @Test func reportsAReset() async throws {
    let link = try await Link.open()
    link.server.connection.abort()
    #expect(await link.client.closure()?.reason == .reset)
  }

  @Test func reportsAResetThatAWriteMeets() async throws {
    let link = try await Link.open()
    link.server.connection.abort()
    // The loop hasn't heard of the reset yet.
    try link.client.connection.send(Self.message("too late"))
    #expect(await link.client.closure()?.reason == .reset)
  }

  @Test func aPeerThatEndsItsHalfEndsTheLink() async throws {
    let link = try await Link.open()
    try link.server.connection.send(Self.message("before"))
    link.server.connection.closeOutput()
    #expect(await link.client.message()?.text == "before")
    let closure = await link.client.closure()
    #expect(closure?.reason == .closedByPeer)
    #expect(closure?.isClean == true)
    #expect(await link.server.closure() != nil)
  }

  @Test func nothingIsSentAfterClosing() async throws {
    let link = try await Link.open()
    link.client.connection.close()
    let error = #expect(throws: CastChannelError.self) { try link.client.connection.send(Self.message("x")) }
    #expect(error?.code == .connectionLost)
    #expect(!link.client.connection.isOpen)
    link.client.connection.close()
    #expect(await link.client.closure()?.reason == .closedLocally)
    #expect(await link.client.next() == nil, "closed is the last event")
  }

  /// Trap 7: closing doesn't wait for a peer that has stopped to read.
  @Test func closingEndsEvenIfThePeerReadsNothing() async throws {
    let link = try await Link.open()
    link.server.connection.setReading(false)
    let message = Self.message(String(repeating: "x", count: 60_000))
    while link.client.connection.isWritable {
      try link.client.connection.send(message)
      await Task.yield()
    }
    link.client.connection.close()
    #expect(await link.client.closure()?.reason == .closedLocally)
  }

  /// Trap 8: a delegate may close the link while its messages are being handed out.
  @Test func nothingIsDeliveredAfterADelegateCloses() async throws {
    let link = try await Link.open()
    link.server.closesOnMessage = true
    for index in 0..<10 { try link.client.connection.send(Self.message("\(index)")) }
    #expect(await link.server.closure()?.reason == .closedLocally)
    #expect(link.server.messageCount == 1)
  }

  @Test func deliversMessagesFromBeforeTheStart() async throws {
    let accepted = try await Link.listen()
    let connection = try await Link.connect(to: accepted.listener)
    let server = LinkRecorder(try #require(await accepted.next()))
    try server.connection.send(Self.message("early"))
    server.connection.close()
    #expect(await server.closure() != nil)
    let client = LinkRecorder(connection)
    #expect(await client.message()?.text == "early")
    #expect(await client.closure()?.isClean == true)
  }

  @Test func closesAReleasedLink() async throws {
    let accepted = try await Link.listen()
    _ = try await Link.connect(to: accepted.listener)
    let server = LinkRecorder(try #require(await accepted.next()))
    #expect(await server.closure()?.reason == .closedByPeer)
  }

  // MARK: Sizes

  @Test func theLongestMessageArrivesWhole() async throws {
    let link = try await Link.open()
    let message = Self.message(String(repeating: "x", count: 65_400))
    for _ in 0..<20 { try link.client.connection.send(message) }
    for _ in 0..<20 { #expect(await link.server.message() == message) }
  }

  /// Trap 9: too large a message fails alone.
  @Test func refusesAnOverlongMessage() async throws {
    let link = try await Link.open()
    let error = #expect(throws: CastChannelError.self) {
      try link.client.connection.send(Self.message(String(repeating: "x", count: 65_536)))
    }
    #expect(error?.code == .messageTooLarge)
    #expect(throws: CastChannelError.self) {
      try link.client.connection.send(CastMessage(sourceId: "", destinationId: "d", namespace: "n", text: ""))
    }
    try link.client.connection.send(Self.message("next"))
    #expect(await link.server.message()?.text == "next")
  }

  /// Trap 1: an overlong frame ends the link; it doesn't get stuck.
  @Test func anOverlongFrameEndsTheLink() async throws {
    let link = try await Link.open(client: CastConnectionConfiguration(maximumReceiveLength: 65_536))
    try link.server.connection.send(Self.message("before"))
    try link.server.connection.writeRaw([0, 1, 0, 1])
    #expect(await link.client.message()?.text == "before")
    let closure = await link.client.closure()
    #expect(closure?.reason == .framingError)
    #expect(closure?.message == "The peer announced a message of 65537 bytes; 65536 are allowed.")
  }

  @Test func aMessageOverTheSendLimitIsReceived() async throws {
    let link = try await Link.open()
    let message = Self.message(String(repeating: "x", count: 200_000))
    let body = CastMessageTests.encoded(message)
    try link.server.connection.writeRaw(CastFramerTests.frame(body))
    #expect(await link.client.message() == message)
  }

  @Test func boundsTheQueueOfAPeerThatDoesNotRead() async throws {
    let link = try await Link.open(client: CastConnectionConfiguration(maximumQueuedBytes: 1 << 20))
    link.server.connection.setReading(false)
    let message = Self.message(String(repeating: "x", count: 60_000))
    var failure: CastChannelError?
    var sent = 0
    while failure == nil, sent < 10_000 {
      do throws(CastChannelError) {
        try link.client.connection.send(message)
        sent += 1
        // Lets the loop write as much as the kernel accepts.
        await Task.yield()
      } catch {
        failure = error
      }
    }
    #expect(failure?.code == .sendQueueFull)
    #expect(!link.client.connection.isWritable)
    link.server.connection.setReading(true)
    for _ in 0..<sent { try #require(await link.server.message() == message) }
    #expect(link.server.messageCount == sent, "the refused message was sent all the same")
    #expect(link.client.connection.isOpen)
  }

  // MARK: Bad input

  /// One bad message costs only itself.
  @Test func aFrameThatIsNoMessageIsDropped() async throws {
    let link = try await Link.open()
    try link.server.connection.writeRaw([0, 0, 0, 0])
    try link.server.connection.writeRaw([0, 0, 0, 3, 0xFF, 0xFF, 0xFF])
    try link.server.connection.send(Self.message("not JSON, not known"))
    #expect(await link.client.message()?.text == "not JSON, not known")
  }

  @Test func nothingButBadFramesEndTheLink() async throws {
    let link = try await Link.open(client: CastConnectionConfiguration(maximumConsecutiveBadMessages: 3))
    for _ in 0..<3 { try link.server.connection.writeRaw([0, 0, 0, 1, 0xFF]) }
    #expect(await link.client.closure()?.reason == .framingError)
  }

  // MARK: Liveness

  /// Traps 7 and 12: a peer that stops in the middle of a message is detected in time.
  @Test(arguments: [[0, 0, 0], [0, 0, 0, 9, 8]] as [[UInt8]])
  func aPeerThatStallsInAMessageIsDead(bytes: [UInt8]) async throws {
    let rules = Heartbeat.Configuration(
      pingAfter: .milliseconds(20), deadAfter: nil, partialFrameDeadline: .milliseconds(100))
    let clock = ManualClock()
    // A PONG would finish the message.
    var server = CastConnectionConfiguration(heartbeat: .receiver)
    server.deliversHeartbeats = true
    let link = try await Link.open(client: CastConnectionConfiguration(heartbeat: rules, clock: clock), server: server)
    let start = clock.now
    try link.server.connection.writeRaw(bytes)
    // Every 20 ms the server gets a PING, until the link ends.
    while link.client.connection.isOpen {
      clock.advance(by: .milliseconds(20))
      _ = await link.server.next()
    }
    #expect(await link.client.closure()?.reason == .frameStalled)
    #expect(clock.now - start >= .milliseconds(100))
  }

  /// Trap 12: a silent peer is detected.
  @Test func aPeerThatAnswersNoPingIsDead() async throws {
    let rules = Heartbeat.Configuration(
      pingAfter: .milliseconds(20), deadAfter: .milliseconds(100), partialFrameDeadline: nil)
    let clock = ManualClock()
    let link = try await Link.open(
      client: CastConnectionConfiguration(heartbeat: rules, clock: clock),
      server: CastConnectionConfiguration(heartbeat: .receiver, answersPings: false))
    clock.advance(by: .milliseconds(99))
    #expect(link.client.connection.isOpen)
    clock.advance(by: .milliseconds(1))
    #expect(await link.client.closure()?.reason == .peerSilent)
    // The link still says goodbye.
    #expect(await link.server.closure()?.isClean == true)
  }

  /// Trap 12: an idle link pings repeatedly; its own code handles the answers.
  @Test func anIdleLinkPingsAndItsPeerAnswers() async throws {
    let server = try await RawTLSServer.listen()
    let rules = Heartbeat.Configuration(pingAfter: .seconds(5), deadAfter: .minutes(2))
    let clock = ManualClock()
    let connection = try await Link.connect(
      to: server.address, configuration: CastConnectionConfiguration(heartbeat: rules, clock: clock))
    let client = LinkRecorder(connection)
    for _ in 0..<5 {
      clock.advance(by: .seconds(5))
      let ping = try #require(await server.messages.next())
      #expect(ping == HeartbeatMessage.ping(from: "sender-0", to: "receiver-0"))
      try await server.send(#require(HeartbeatMessage.pong(answering: ping)))
    }
    try await server.send(Self.message("last"))
    #expect(await client.message()?.text == "last")
    #expect(client.messageCount == 1)
  }

  /// Trap 11, over the wire: the server end checks the client's PONG.
  @Test func answersADevicesPing() async throws {
    let accepted = try await RawTLSServer.listen()
    // On any machine the link pings later than its peer.
    let patient = CastConnectionConfiguration(heartbeat: .init(pingAfter: .hours(1), deadAfter: .hours(2)))
    let client = LinkRecorder(try await Link.connect(to: accepted.address, configuration: patient))
    try await accepted.send(HeartbeatMessage.ping(from: "Tr@n$p0rt-0", to: "sender-7"))
    let pong = try #require(await accepted.messages.next())
    #expect(pong.sourceId == "sender-7")
    #expect(pong.destinationId == "Tr@n$p0rt-0")
    #expect(pong.text == #"{"type":"PONG"}"#)
    client.connection.close()
  }

  // MARK: Many

  @Test func aThousandLinksLeaveNoDescriptorBehind() async throws {
    let accepted = try await Link.listen()
    let context = try TLSContext(clientPolicy: TLSPolicy())
    let address = try #require(accepted.listener.localAddress)
    for _ in 0..<1_000 {
      let client = LinkRecorder(
        try await CastConnection.connect(to: .address(address), context: context, logger: Link.logger))
      let server = LinkRecorder(try #require(await accepted.next()))
      client.connection.close()
      _ = await client.closure()
      _ = await server.closure()
    }
    // Other suites run beside this one: only sockets of this listener count. Its own is left.
    #expect(try Self.openSockets(port: try #require(address.port)) == 1)
  }

  /// How many sockets of this process have `port` at one of their ends.
  private static func openSockets(port: Int) throws -> Int {
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return descriptors.compactMap { Int32($0) }.count { descriptor in
      [getsockname, getpeername].contains { name in
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        // Of a sockaddr_in: the family in the machine's byte order, then the port in the network's.
        return withUnsafeMutableBytes(of: &storage) { bytes in
          guard let address = bytes.baseAddress,
            name(descriptor, address.assumingMemoryBound(to: sockaddr.self), &length) == 0
          else { return false }
          return bytes.load(as: UInt16.self) == UInt16(AF_INET) && Int(bytes[2]) << 8 | Int(bytes[3]) == port
        }
      }
    }
  }

  @Test func linksOverTheLimitAreClosed() async throws {
    let accepted = try await Link.listen(maximumConnections: 1)
    let first = try await Link.connect(to: accepted.listener)
    await #expect(throws: CastChannelError.self) { try await Link.connect(to: accepted.listener) }
    let server = LinkRecorder(try #require(await accepted.next()))
    first.close()
    _ = await server.closure()
    // The place is free again.
    #expect(try await Link.connect(to: accepted.listener).isOpen)
  }
}
