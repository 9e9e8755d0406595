import CastTestSupport
import NIOCore
import NIOEmbedded
import TLS
import Testing

/// The TLS handler alone: two embedded channels, whose bytes the test passes on.
@Suite(.blocking, .timeLimit(.minutes(1)))
struct TLSHandlerTests {
  /// Old devices support nothing newer (cast.md 16, trap 66).
  @Test(arguments: [TLSPolicy.Version.v1_0, .v1_1, .v1_2, .v1_3])
  func theDefaultPolicyReachesEveryVersion(version: TLSPolicy.Version) throws {
    let pair = try TLSPair(server: TLSPolicy(minimumVersion: version, maximumVersion: version))
    defer { pair.finish() }
    try pair.connect()
    let names = [TLSPolicy.Version.v1_0: "TLSv1", .v1_1: "TLSv1.1", .v1_2: "TLSv1.2", .v1_3: "TLSv1.3"]
    #expect(try pair.clientSession.wait().version == names[version])
    #expect(try pair.serverSession.wait().version == names[version])
  }

  @Test func thePolicyCanDemandANewerVersion() throws {
    let pair = try TLSPair(
      client: TLSPolicy(minimumVersion: .v1_2), server: TLSPolicy(maximumVersion: .v1_1))
    defer { pair.finish() }
    #expect(throws: TLSError.self, "the server refuses") { try pair.connect() }
    #expect(throws: TLSError.self) { try pair.serverSession.wait() }
    #expect(throws: TLSError.self, "its alert reaches the client") { try pair.carry() }
    let error = #expect(throws: TLSError.self) { try pair.clientSession.wait() }
    #expect(error?.code == .handshakeFailed)
  }

  @Test func oneFlushIsOneWriteOfOneRecord() throws {
    let pair = try TLSPair()
    defer { pair.finish() }
    try pair.connect()
    for _ in 0..<50 { pair.client.write(ByteBuffer(string: "0123456789"), promise: nil) }
    #expect(try pair.client.readOutbound(as: ByteBuffer.self) == nil, "nothing leaves before the flush")
    pair.client.flush()
    let ciphertext = try #require(try pair.client.readOutbound(as: ByteBuffer.self))
    #expect(try pair.client.readOutbound(as: ByteBuffer.self) == nil)
    #expect(ciphertext.readableBytes < 500 + 50, "each write became a record")
    try pair.server.writeInbound(ciphertext)
    let plaintext = try #require(try pair.server.readInbound(as: ByteBuffer.self))
    #expect(plaintext.readableBytes == 500)
  }

  @Test func everyWriteOfAFlushIsFulfilled() throws {
    let pair = try TLSPair()
    defer { pair.finish() }
    try pair.connect()
    let written = (0..<5).map { _ in pair.client.write(ByteBuffer(string: "x")) }
    pair.client.flush()
    #expect(try written.map { try $0.wait() }.count == 5)
  }

  @Test func writesBeforeTheHandshakeWaitForIt() throws {
    let pair = try TLSPair()
    defer { pair.finish() }
    let written = pair.client.writeAndFlush(ByteBuffer(string: "early"))
    try pair.connect()
    try written.wait()
    #expect(try pair.server.readInbound(as: ByteBuffer.self) == ByteBuffer(string: "early"))
  }

  @Test func boundsDataBeforeTheHandshake() throws {
    let pair = try TLSPair()
    defer { pair.finish() }
    let megabyte = ByteBuffer(repeating: 0, count: 1 << 20)
    let first = pair.client.write(megabyte)
    #expect(throws: TLSError.self) { try pair.client.write(ByteBuffer(string: "x")).wait() }
    try pair.connect()
    pair.client.flush()
    try pair.carry()
    try first.wait()
  }

  @Test func ciphertextIsReadOneByteAtATime() throws {
    let pair = try TLSPair()
    defer { pair.finish() }
    try pair.connect()
    pair.client.writeAndFlush(ByteBuffer(string: "slow"), promise: nil)
    var ciphertext = try #require(try pair.client.readOutbound(as: ByteBuffer.self))
    while let byte = ciphertext.readSlice(length: 1) { try pair.server.writeInbound(byte) }
    #expect(try pair.server.readInbound(as: ByteBuffer.self) == ByteBuffer(string: "slow"))
  }

  @Test func aBrokenRecordIsATypedErrorAndEndsTheChannel() throws {
    let pair = try TLSPair()
    defer { pair.finish() }
    try pair.connect()
    pair.client.writeAndFlush(ByteBuffer(string: "data"), promise: nil)
    var ciphertext = try #require(try pair.client.readOutbound(as: ByteBuffer.self))
    ciphertext.setInteger(UInt8(0xFF), at: ciphertext.writerIndex - 1)
    ciphertext.setInteger(UInt8(0xFF), at: ciphertext.writerIndex - 2)
    let error = #expect(throws: TLSError.self) { try pair.server.writeInbound(ciphertext) }
    #expect(error?.code == .protocolError)
    #expect(error?.reasons.first?.contains("bad record mac") == true)
    #expect(!pair.server.isActive)
  }

  @Test func closingDuringTheHandshakeFailsItAtOnce() throws {
    let pair = try TLSPair()
    defer { pair.finish() }
    pair.client.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
    pair.client.close(promise: nil)
    let error = #expect(throws: TLSError.self) { try pair.clientSession.wait() }
    #expect(error?.code == .closedDuringHandshake)
  }

  @Test func aChannelThatNeverConnectsFailsTheHandshake() throws {
    let pair = try TLSPair()
    pair.finish()
    #expect(throws: TLSError.self) { try pair.clientSession.wait() }
    #expect(throws: TLSError.self) { try pair.serverSession.wait() }
  }

  @Test func writingAfterTheCloseFails() throws {
    let pair = try TLSPair()
    defer { pair.finish() }
    try pair.connect()
    pair.client.close(promise: nil)
    #expect(throws: (any Error).self) { try pair.client.writeAndFlush(ByteBuffer(string: "x")).wait() }
  }
}
