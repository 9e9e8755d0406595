import CastTestSupport
import CastV2
import Foundation
import LoopIsolation
import NIOCore
import NIOPosix
import TLS
import Testing

/// Links to old, odd and failing peers, over real sockets.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct CastConnectionRobustnessTests {
  private static func raw(_ message: CastMessage) -> [UInt8] {
    CastFramerTests.frame(CastMessageTests.encoded(message))
  }

  private static func message(
    _ text: String, version: CastMessage.ProtocolVersion = .v1_0, continued: Bool? = nil, remaining: UInt32? = nil,
    namespace: CastNamespace = "urn:x-cast:test", unknown: [UInt8] = []
  ) -> CastMessage {
    CastMessage(
      sourceId: "web-5", destinationId: "sender-1", namespace: namespace, payloadType: .string,
      payload: ByteBuffer(string: text), protocolVersion: version, isContinued: continued, remainingLength: remaining,
      unknownFields: unknown)
  }

  /// One loop survives any single message (cast.md 15).
  @Test func noSingleMessageStopsTheReader() async throws {
    let link = try await Link.open()
    let odd: [[UInt8]] = [
      Self.raw(Self.message("", version: .init(rawValue: 99))),
      Self.raw(Self.message("x", unknown: [0xA0, 0x06, 0x01])),
      Self.raw(Self.message("not JSON", namespace: .receiver)),
      Self.raw(Self.message("[]", namespace: .connection)),
      Self.raw(Self.message("{}", namespace: .heartbeat)),
      Self.raw(Self.message(#"{"type":"PONG"}"#, namespace: .heartbeat)),
      Self.raw(Self.message(#"{"type":"MYSTERY"}"#, namespace: "urn:x-cast:unknown")),
      CastFramerTests.frame([]), CastFramerTests.frame([0xFF, 0xFF]), CastFramerTests.frame([0x0D, 0, 0, 0, 0]),
    ]
    // All in one write, so that they come in one read (trap 2).
    try link.server.connection.writeRaw(odd.flatMap { $0 } + Self.raw(Self.message("last")))
    var texts: [String] = []
    while texts.last != "last", let text = await link.client.message()?.text { texts.append(text) }
    #expect(texts == ["", "x", "not JSON", "[]", #"{"type":"MYSTERY"}"#, "last"])
    #expect(link.client.connection.isOpen)
  }

  /// Trap 4: BINARY where text is usual, both ways.
  @Test func binaryPayloadsGoBothWays() async throws {
    let link = try await Link.open()
    let binary = CastMessage(sourceId: "a", destinationId: "b", namespace: .media, binary: [0, 0xFF, 0xC3, 0x28])
    try link.server.connection.send(binary)
    #expect(await link.client.message() == binary)
    try link.client.connection.send(binary)
    #expect(await link.server.message() == binary)
  }

  @Test func chunksArePutTogether() async throws {
    let link = try await Link.open()
    try link.server.connection.writeRaw(
      Self.raw(Self.message(#"{"type":"#, version: .v1_2, continued: true, remaining: 4))
        + Self.raw(Self.message("between", namespace: "urn:x-cast:other"))
        + Self.raw(Self.message(#""X"}"#, version: .v1_2, continued: false, remaining: 0)))
    #expect(await link.client.message()?.text == "between")
    #expect(await link.client.message()?.text == #"{"type":"X"}"#)
  }

  @Test func dropsAnEndlessChunkedMessage() async throws {
    let link = try await Link.open(client: CastConnectionConfiguration(maximumReceiveLength: 65_536))
    let chunk = Self.raw(Self.message(String(repeating: "x", count: 60_000), version: .v1_2, continued: true))
    for _ in 0..<50 {
      while !link.server.connection.isWritable { await Task.yield() }
      try link.server.connection.writeRaw(chunk)
    }
    try link.server.connection.send(Self.message("end", version: .v1_2))
    try link.server.connection.send(Self.message("next"))
    #expect(await link.client.message()?.text == "next")
  }

  /// Trap 5, over the wire: the largest length there is, with a limit that allows it.
  @Test func aLengthOfFourGibibytesAllocatesNothing() async throws {
    let rules = Heartbeat.Configuration(pingAfter: nil, deadAfter: nil, partialFrameDeadline: .milliseconds(100))
    let clock = ManualClock()
    let link = try await Link.open(
      client: CastConnectionConfiguration(heartbeat: rules, maximumReceiveLength: .max, clock: clock))
    let before = try Self.peakKilobytes()
    try link.server.connection.writeRaw([0xFF, 0xFF, 0xFF, 0xFF, 0x08])
    await clock.advance(by: .milliseconds(100), whenDueWithin: .milliseconds(100))
    #expect(await link.client.closure()?.reason == .frameStalled)
    // The address space counts, because untouched memory isn't resident. Other suites run beside this one; four
    // gibibytes would be visible.
    #expect(try Self.peakKilobytes() - before < 2 << 20)
  }

  private static func peakKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmPeak:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  // MARK: Liveness

  /// A peer that neither reads nor writes is detected in time although writing is blocked.
  @Test func detectsAPeerThatReadsNothing() async throws {
    let rules = Heartbeat.Configuration(
      pingAfter: .milliseconds(50), deadAfter: .milliseconds(300), partialFrameDeadline: nil)
    let clock = ManualClock()
    let link = try await Link.open(client: CastConnectionConfiguration(heartbeat: rules, clock: clock))
    link.server.connection.setReading(false)
    let text = String(repeating: "x", count: 60_000)
    while link.client.connection.isWritable {
      try link.client.connection.send(Self.message(text))
      await Task.yield()
    }
    #expect(!link.client.connection.isWritable)
    clock.advance(by: .milliseconds(300))
    let closure = await link.client.closure()
    #expect(closure?.reason == .peerSilent)
  }

  /// The machine sleeps, and the link pings the peer as soon as it notices, long before the interval.
  @Test func pingsAtOnceAfterASleep() async throws {
    let server = try await RawTLSServer.listen()
    let clock = FakeDistance()
    let monitor = SleepMonitor(interval: .milliseconds(5)) { clock.distance }
    let rules = Heartbeat.Configuration(pingAfter: .hours(1), deadAfter: .hours(2))
    let connection = try await Link.connect(
      to: server.address, configuration: CastConnectionConfiguration(heartbeat: rules, sleepMonitor: monitor))
    let client = LinkRecorder(connection)
    clock.distance = .hours(8)
    let ping = try #require(await server.messages.next())
    #expect(ping == HeartbeatMessage.ping(from: "sender-0", to: "receiver-0"))
    try await server.send(#require(HeartbeatMessage.pong(answering: ping)))
    try await server.send(Self.message("alive"))
    #expect(await client.message()?.text == "alive")
    #expect(connection.isOpen, "a sleep is no death")
    connection.close()
    _ = await client.closure()
  }

  @LoopActor
  private final class FakeDistance {
    var distance = TimeAmount.zero
  }

  // MARK: Handshakes

  /// A TLS handshake that stops: its own time limit applies, not that of the link.
  @Test(arguments: [[22], [22, 3, 3, 0, 80], [22, 3, 3, 0, 80, 2, 0, 0, 76, 3, 3]] as [[UInt8]])
  func aPeerThatStallsInTheHandshakeTimesOut(bytes: [UInt8]) async throws {
    let server = try await CastConnectFailureTests.plainServer { channel in
      channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
    }
    let start = NIODeadline.now()
    let error = try await CastConnectFailureTests.failure(
      to: .address(server.address), CastConnectionConfiguration(tlsTimeout: .milliseconds(100)))
    #expect(error?.code == .timedOut)
    #expect(error?.phase == .tls)
    #expect(.now() - start >= .milliseconds(100))
    try await server.channel.close()
  }

  @Test func theSecondLinkToADeviceResumesItsSession() async throws {
    let accepted = try await Link.listen()
    let address = try #require(accepted.listener.localAddress)
    let context = try TLSContext(clientPolicy: TLSPolicy())
    var resumed: [Bool] = []
    for _ in 0..<3 {
      let connection = try await CastConnection.connect(to: .address(address), context: context, logger: Link.logger)
      let client = LinkRecorder(connection)
      let server = LinkRecorder(try #require(await accepted.next()))
      try server.connection.send(Self.message("hello"))
      #expect(await client.message()?.text == "hello")
      resumed.append(connection.session.isResumed)
      server.connection.abort()
      _ = await client.closure()
    }
    #expect(resumed == [false, true, true], "a reset cost the session")
  }

  /// A device that closes on a session of before its restart is connected to again without one.
  @Test func retriesWithoutTheStoredSession() async throws {
    let context = try TLSContext(clientPolicy: TLSPolicy())
    let identity = try await Link.identity.value
    let choking = ChokingServer(try TLSContext(serverPolicy: TLSPolicy(), identity: identity))
    let address = try await choking.listen()
    let first = try await CastConnection.connect(to: .address(address), context: context, logger: Link.logger)
    let client = LinkRecorder(first)
    // The ticket arrives with the first bytes read.
    #expect(await client.message()?.text == "hello")
    choking.hangsUp = 1
    let second = try await CastConnection.connect(to: .address(address), context: context, logger: Link.logger)
    #expect(!second.session.isResumed)
    #expect(choking.accepted == 3)
    choking.hangsUp = 1
    // Without a stored session there is no second attempt.
    let fresh = try TLSContext(clientPolicy: TLSPolicy())
    await #expect(throws: CastChannelError.self) {
      try await CastConnection.connect(to: .address(address), context: fresh, logger: Link.logger)
    }
    #expect(choking.accepted == 4)
    try await choking.close()
  }

  /// Closes the next ``hangsUp`` connections at once, and greets the others.
  @LoopActor
  private final class ChokingServer {
    var hangsUp = 0
    private(set) var accepted = 0
    private let context: TLSContext
    private var channel: (any Channel)?

    init(_ context: TLSContext) { self.context = context }

    func listen() async throws -> SocketAddress {
      let channel = try await ServerBootstrap(group: LoopActor.shared.eventLoop)
        .childChannelInitializer { channel in
          LoopActor.assumeIsolated { self.accept(channel) }
          return channel.eventLoop.makeSucceededVoidFuture()
        }
        .bind(host: "127.0.0.1", port: 0).get()
      self.channel = channel
      return try #require(channel.localAddress)
    }

    private func accept(_ channel: any Channel) {
      self.accepted += 1
      if self.hangsUp > 0 {
        self.hangsUp -= 1
        return channel.eventLoop.execute { channel.close(promise: nil) }
      }
      let handshake = channel.eventLoop.makePromise(of: TLSSession.self)
      handshake.futureResult.whenSuccess { _ in
        LoopActor.assumeIsolated {
          let hello = CastConnectionRobustnessTests.raw(CastConnectionRobustnessTests.message("hello"))
          channel.writeAndFlush(ByteBuffer(bytes: hello), promise: nil)
        }
      }
      try? channel.pipeline.syncOperations.addHandler(TLSHandler(context: self.context, handshake: handshake))
    }

    func close() async throws { try await self.channel?.close() }
  }
}
