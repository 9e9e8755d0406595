import CastTestSupport
import NIOCore
import NIOEmbedded
import TLS
import Testing

/// Sessions are resumed with the same server under the same name, once, and only if the server still wants to.
@Suite(.blocking, .timeLimit(.minutes(1)))
struct TLSResumptionTests {
  private static func client(_ version: TLSPolicy.Version = .v1_3, trust: TLSTrust = .anyone) throws -> TLSContext {
    try TLSContext(clientPolicy: TLSPolicy(maximumVersion: version, trust: trust))
  }

  private static func server(resumes: Bool = true) throws -> TLSContext {
    try TLSContext(serverPolicy: TLSPolicy(), identity: TLSPair.identity.get(), resumesSessions: resumes)
  }

  /// Connects, exchanges a word, and closes; returns the negotiated parameters.
  private static func connect(
    _ client: TLSContext, _ server: TLSContext, key: String? = "192.0.2.1:8009", name: String? = nil,
    tidily: Bool = true
  ) throws -> (client: TLSSession, server: TLSSession) {
    let pair = try TLSPair(client: client, server: server, serverName: name, sessionKey: key)
    defer { pair.finish() }
    try pair.connect()
    pair.client.writeAndFlush(ByteBuffer(string: "ping"), promise: nil)
    try pair.carry()
    #expect(try pair.server.readInbound(as: ByteBuffer.self) == ByteBuffer(string: "ping"))
    if tidily {
      pair.client.close(promise: nil)
      _ = try? pair.carry()
    }
    return (try pair.clientSession.wait(), try pair.serverSession.wait())
  }

  @Test(arguments: [TLSPolicy.Version.v1_0, .v1_1, .v1_2, .v1_3])
  func theSecondConnectionIsResumed(version: TLSPolicy.Version) throws {
    let (client, server) = (try Self.client(version), try Self.server())
    let first = try Self.connect(client, server)
    #expect(!first.client.isResumed)
    for _ in 0..<3 {
      let next = try Self.connect(client, server)
      #expect(next.client.isResumed)
      #expect(next.server.isResumed)
      #expect(next.client.peerCertificate == first.client.peerCertificate)
      #expect(next.client.version == first.client.version)
    }
  }

  /// A device that loses power sends no goodbye; its sessions stay valid.
  @Test(arguments: [TLSPolicy.Version.v1_2, .v1_3])
  func anAbruptEndSpoilsNoSession(version: TLSPolicy.Version) throws {
    let (client, server) = (try Self.client(version), try Self.server())
    _ = try Self.connect(client, server, tidily: false)
    #expect(try Self.connect(client, server).client.isResumed)
  }

  @Test(arguments: [TLSPolicy.Version.v1_2, .v1_3])
  func aServerThatForgotGetsAWholeHandshake(version: TLSPolicy.Version) throws {
    let client = try Self.client(version)
    _ = try Self.connect(client, Self.server())
    let restarted = try Self.server()
    #expect(try !Self.connect(client, restarted).client.isResumed)
    #expect(try Self.connect(client, restarted).client.isResumed, "what the new server gave was not kept")
  }

  @Test func aServerThatResumesNothing() throws {
    let (client, server) = (try Self.client(), try Self.server(resumes: false))
    _ = try Self.connect(client, server)
    #expect(client.sessionCount == 0)
    #expect(try !Self.connect(client, server).client.isResumed)
  }

  @Test func anotherServerIsAnother() throws {
    let (client, server) = (try Self.client(), try Self.server())
    _ = try Self.connect(client, server, key: "192.0.2.1:8009")
    #expect(try !Self.connect(client, server, key: "192.0.2.2:8009").client.isResumed)
    #expect(try !Self.connect(client, server, key: nil).client.isResumed)
    #expect(try Self.connect(client, server, key: "192.0.2.1:8009").client.isResumed)
  }

  /// A resumed session isn't verified again, so it must not vouch for another name.
  @Test func anotherNameIsAnother() throws {
    let certificates = try TestCertificates.shared.get()
    let client = try Self.client(trust: .roots(file: certificates.rootPath))
    let server = try TLSContext(serverPolicy: TLSPolicy(), identity: certificates.good)
    _ = try Self.connect(client, server, name: "good.test")
    #expect(try !Self.connect(client, server, name: "a.wild.test").client.isResumed)
    #expect(try Self.connect(client, server, name: "good.test").client.isResumed)
    #expect(throws: (any Error).self) { try Self.connect(client, server, name: "other.test") }
  }

  @Test func theNumberOfSessionsIsBounded() throws {
    let client = try TLSContext(clientPolicy: TLSPolicy(), maximumSessions: 2)
    let server = try Self.server()
    for index in 0..<5 { _ = try Self.connect(client, server, key: "\(index)") }
    #expect(client.sessionCount == 2)
    #expect(try Self.connect(client, server, key: "4").client.isResumed)
    #expect(try !Self.connect(client, server, key: "0").client.isResumed)
  }

  @Test func resumptionCanBeOff() throws {
    let client = try TLSContext(clientPolicy: TLSPolicy(), maximumSessions: 0)
    let server = try Self.server()
    _ = try Self.connect(client, server)
    #expect(try !Self.connect(client, server).client.isResumed)
  }

  /// A session offered in a failed handshake isn't offered again, and the error recommends another attempt.
  @Test func aHandshakeThatFailsOnAnOfferedSessionSaysSo() throws {
    let (client, server) = (try Self.client(), try Self.server())
    _ = try Self.connect(client, server)
    let pair = try TLSPair(client: client, server: server, sessionKey: "192.0.2.1:8009")
    defer { pair.finish() }
    pair.client.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
    // An alert, as of a server that chokes on the session: fatal, handshake_failure.
    #expect(throws: TLSError.self) { try pair.client.writeInbound(ByteBuffer(bytes: [21, 3, 3, 0, 2, 2, 40])) }
    let error = #expect(throws: TLSError.self) { try pair.clientSession.wait() }
    #expect(error?.offeredSession == true)
    #expect(error?.reasons.contains { $0.contains("handshake failure") } == true)
    #expect(client.sessionCount == 0)
    #expect(try !Self.connect(client, server).client.isResumed)
  }
}
