import CastTestSupport
import NIOCore
import NIOEmbedded
import TLS
import Testing

/// A hostile peer inside TLS can lose its connection at most, and use up no memory here.
@Suite(.blocking, .timeLimit(.minutes(1)))
struct TLSFloodTests {
  /// A client of ours with a peer that misbehaves.
  private struct Connection {
    let channel = EmbeddedChannel()
    let context: TLSContext
    let peer: RawTLSPeer

    init(_ version: TLSPolicy.Version) throws {
      self.context = try TLSContext(clientPolicy: TLSPolicy())
      self.peer = try RawTLSPeer(identity: TestCertificates.shared.get().good, maximumVersion: version)
      let handshake = self.channel.eventLoop.makePromise(of: TLSSession.self)
      try self.channel.pipeline.syncOperations.addHandler(
        TLSHandler(context: self.context, sessionKey: "peer", handshake: handshake))
      self.channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
      for _ in 0..<4 { try self.carry() }
      _ = try handshake.futureResult.wait()
    }

    /// Lets the peer read our answer; returns its length in bytes.
    @discardableResult
    func carry() throws -> Int {
      var count = 0
      while let bytes = try self.channel.readOutbound(as: ByteBuffer.self) {
        count += bytes.readableBytes
        self.peer.receive(bytes)
      }
      try self.deliver()
      return count
    }

    func deliver() throws {
      let bytes = self.peer.takeOutput()
      if bytes.readableBytes > 0 { try self.channel.writeInbound(bytes) }
    }

    func text() throws -> String? { try self.channel.readInbound(as: ByteBuffer.self).map { String(buffer: $0) } }

    func finish() { _ = try? self.channel.finish() }
  }

  @Test(arguments: [TLSPolicy.Version.v1_0, .v1_2])
  func renegotiationIsDeclinedAndTheStreamGoesOn(version: TLSPolicy.Version) throws {
    let connection = try Connection(version)
    defer { connection.finish() }
    connection.peer.askForRenegotiation()
    connection.peer.send("still here")
    try connection.deliver()
    #expect(try connection.text() == "still here")
    // The answer is a warning, no_renegotiation. OpenSSL as the server won't have that, and hangs up.
    let answer = try #require(try connection.channel.readOutbound(as: ByteBuffer.self))
    #expect(answer.getInteger(at: answer.readerIndex, as: UInt8.self) == 21)
    connection.peer.receive(answer)
    let error = #expect(throws: TLSError.self) { try connection.deliver() }
    #expect(error?.reasons.first?.contains("handshake failure") == true)
  }

  @Test func endlessRenegotiationEndsTheConnection() throws {
    let connection = try Connection(.v1_2)
    defer { connection.finish() }
    let stalled = StalledWrites()
    try connection.channel.pipeline.syncOperations.addHandler(stalled, position: .first)
    let error = #expect(throws: TLSError.self) {
      for _ in 0..<100_000 {
        connection.peer.askForRenegotiation()
        try connection.deliver()
      }
    }
    #expect(error?.code == .protocolError)
    #expect(stalled.bytes < 128 << 10)
  }

  @Test func keysAreUpdatedWhenAsked() throws {
    let connection = try Connection(.v1_3)
    defer { connection.finish() }
    for round in 0..<100 {
      connection.peer.askForKeyUpdate()
      try connection.carry()
      connection.peer.send("\(round)")
      try connection.carry()
      try #require(try connection.text() == "\(round)")
    }
  }

  /// Each request costs the peer a few bytes and us an answer; a peer that reads no answers is disconnected.
  @Test func endlessKeyUpdatesEndTheConnection() throws {
    let connection = try Connection(.v1_3)
    defer { connection.finish() }
    let stalled = StalledWrites()
    try connection.channel.pipeline.syncOperations.addHandler(stalled, position: .first)
    var rounds = 0
    let error = #expect(throws: TLSError.self) {
      while rounds < 100_000 {
        connection.peer.askForKeyUpdate()
        try connection.deliver()
        rounds += 1
      }
    }
    #expect(error?.code == .protocolError)
    #expect(!connection.channel.isActive)
    #expect(stalled.bytes < 128 << 10, "\(stalled.bytes) bytes of answers were kept")
  }

  @Test func ticketsWithoutEndLeaveOneSession() throws {
    let connection = try Connection(.v1_3)
    defer { connection.finish() }
    for _ in 0..<1_000 {
      connection.peer.sendTicket()
      try connection.deliver()
    }
    #expect(connection.context.sessionCount == 1)
    connection.peer.send("still here")
    try connection.carry()
    #expect(try connection.text() == "still here")
  }

  /// Warnings before the handshake are free for the peer; OpenSSL counts them.
  @Test func warningsWithoutEndEndTheHandshake() throws {
    let context = try TLSContext(clientPolicy: TLSPolicy(maximumVersion: .v1_2))
    let channel = EmbeddedChannel()
    defer { _ = try? channel.finish() }
    let handshake = channel.eventLoop.makePromise(of: TLSSession.self)
    try channel.pipeline.syncOperations.addHandler(TLSHandler(context: context, handshake: handshake))
    channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
    // user_canceled, a warning that means nothing here.
    let warning = ByteBuffer(bytes: [21, 3, 3, 0, 2, 1, 90])
    #expect(throws: TLSError.self) { for _ in 0..<1_000 { try channel.writeInbound(warning) } }
    let error = #expect(throws: TLSError.self) { try handshake.futureResult.wait() }
    #expect(error?.reasons.first == "too many warn alerts")
  }

  /// Keeps every write from the socket, like a peer that reads nothing.
  private final class StalledWrites: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    private var promises: [EventLoopPromise<Void>] = []
    private(set) var bytes = 0

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      self.bytes += self.unwrapOutboundIn(data).readableBytes
      if let promise { self.promises.append(promise) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      for promise in self.promises { promise.fail(ChannelError.ioOnClosedChannel) }
    }
  }
}
