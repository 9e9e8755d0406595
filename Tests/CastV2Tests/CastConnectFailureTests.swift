import CastTestSupport
import CastV2
import Glibc
import Logging
import LoopIsolation
import NIOCore
import NIOPosix
import Testing
import TLS

/// Every failure of a connect has its phase and reason, and leaves nothing behind.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct CastConnectFailureTests {
  /// A plain TCP server that runs `behave` for each connection.
  static func plainServer(
    _ behave: @escaping @Sendable (any Channel) -> Void
  ) async throws -> (address: SocketAddress, channel: any Channel) {
    let channel = try await ServerBootstrap(group: LoopActor.shared.eventLoop)
      .childChannelInitializer { channel in
        // After the accept has ended, the channel is active.
        channel.eventLoop.execute { behave(channel) }
        return channel.eventLoop.makeSucceededVoidFuture()
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return (try #require(channel.localAddress), channel)
  }

  static func failure(
    to endpoint: CastEndpoint, _ configuration: CastConnectionConfiguration = .sender,
    policy: TLSPolicy = TLSPolicy(), onPhase: (@LoopActor (CastConnectPhase) -> Void)? = nil
  ) async throws -> CastChannelError? {
    let context = try TLSContext(clientPolicy: policy)
    do throws(CastChannelError) {
      _ = try await CastConnection.connect(
        to: endpoint, context: context, configuration: configuration, logger: Link.logger, onPhase: onPhase)
      return nil
    } catch {
      return error
    }
  }

  @Test func aRefusedPort() async throws {
    let port = UnlistenedPort()
    let error = try await Self.failure(to: .host("127.0.0.1", port: Int(port.number)))
    withExtendedLifetime(port) {}
    #expect(error?.code == .connectionRefused)
    #expect(error?.phase == .tcp)
    #expect(error?.elapsed != nil)
  }

  @Test func anAddressWithoutAWayThere() async throws {
    // A link-local IPv6 address without an interface: the kernel refuses at once.
    let address = try SocketAddress(ipAddress: "fe80::1", port: 8009)
    let error = try await Self.failure(to: .address(address))
    #expect(error?.phase == .tcp)
    #expect([CastChannelError.Code.unreachable, .connectFailed].contains(error?.code))
  }

  @Test func aHostWithoutAnAddress() async throws {
    // A label of 64 characters is refused without asking any server.
    let host = String(repeating: "x", count: 64)
    let error = try await Self.failure(
      to: .host(host, port: 8009), CastConnectionConfiguration(resolveTimeout: .seconds(50)))
    #expect(error?.code == .resolveFailed)
    #expect(error?.phase == .resolve)
    #expect(error?.message.contains(host) == true)
  }

  @Test(arguments: [-1, 65_536, Int.max])
  func anInvalidPort(port: Int) async throws {
    #expect(try await Self.failure(to: .host("127.0.0.1", port: port))?.code == .resolveFailed)
  }

  @Test func aPeerThatSpeaksNoTLS() async throws {
    let server = try await Self.plainServer { channel in
      channel.writeAndFlush(ByteBuffer(string: "HTTP/1.1 400 Bad Request\r\n\r\n"), promise: nil)
    }
    let error = try await Self.failure(to: .address(server.address))
    #expect(error?.code == .tlsFailed)
    #expect(error?.phase == .tls)
    #expect(error?.message.contains("wrong version number") == true, "OpenSSL's words are missing: \(error as Any)")
    #expect((error?.cause as? TLSError)?.code == .handshakeFailed)
    try await server.channel.close()
  }

  @Test func aPeerThatClosesAtOnce() async throws {
    let server = try await Self.plainServer { $0.close(promise: nil) }
    let error = try await Self.failure(to: .address(server.address))
    #expect(error?.code == .tlsFailed)
    #expect((error?.cause as? TLSError)?.code == .closedDuringHandshake)
    try await server.channel.close()
  }

  @Test func aPeerThatResetsAtOnce() async throws {
    let server = try await Self.plainServer { channel in
      _ = (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
      channel.close(promise: nil)
    }
    let error = try await Self.failure(to: .address(server.address))
    #expect(error?.code == .tlsFailed)
    #expect(error?.phase == .tls)
    try await server.channel.close()
  }

  @Test func aSilentPeer() async throws {
    let server = try await Self.plainServer { _ in }
    let error = try await Self.failure(
      to: .address(server.address), CastConnectionConfiguration(tlsTimeout: .milliseconds(50)))
    #expect(error?.code == .timedOut)
    #expect(error?.phase == .tls)
    #expect(error.flatMap(\.elapsed).map { $0 >= .milliseconds(50) } == true)
    try await server.channel.close()
  }

  @Test func aPeerWithoutACommonVersion() async throws {
    let accepted = try await Link.listen(policy: TLSPolicy(maximumVersion: .v1_2))
    let error = try await Self.failure(
      to: .address(#require(accepted.listener.localAddress)), policy: TLSPolicy(minimumVersion: .v1_3))
    #expect(error?.code == .tlsFailed)
    #expect((error?.cause as? TLSError)?.reasons.isEmpty == false)
    await accepted.listener.close()
  }

  @Test func aCancelledCaller() async throws {
    let server = try await Self.plainServer { _ in }
    let inHandshake = Mailbox<Void>()
    let task = Task { @LoopActor in
      try await Self.failure(to: .address(server.address)) { phase in
        if phase == .tls { inHandshake.put(()) }
      }
    }
    await inHandshake.next()
    task.cancel()
    let error = try await task.value
    #expect(error?.code == .cancelled)
    try await server.channel.close()
  }

  @Test func phasesAreReportedInTheirOrder() async throws {
    let accepted = try await Link.listen()
    let phases = Mailbox<CastConnectPhase>()
    let port = try #require(accepted.listener.localAddress?.port)
    let connection = try await CastConnection.connect(
      to: .host("127.0.0.1", port: port), context: TLSContext(clientPolicy: TLSPolicy()), logger: Link.logger
    ) { phases.put($0) }
    phases.finish()
    var found: [CastConnectPhase] = []
    while let phase = await phases.next() { found.append(phase) }
    #expect(found == [.resolve, .tcp, .tls])
    #expect(connection.isOpen)
  }

  @Test func aPolicyThatOpenSSLRefuses() {
    let error = #expect(throws: TLSError.self) { try TLSContext(clientPolicy: TLSPolicy(ciphers: "NO-SUCH-CIPHER")) }
    #expect(error?.code == .configuration)
    #expect(error?.reasons == ["no cipher match"])
  }

  @Test nonisolated func anIdentityThatOpenSSLRefuses() throws {
    let good = try TLSIdentity.selfSigned()
    let other = try TLSIdentity.selfSigned()
    for identity in [
      TLSIdentity(certificatePEM: "", privateKeyPEM: good.privateKeyPEM),
      TLSIdentity(certificatePEM: good.certificatePEM, privateKeyPEM: "x"),
      TLSIdentity(certificatePEM: good.certificatePEM, privateKeyPEM: other.privateKeyPEM),
    ] {
      #expect(throws: TLSError.self) { try TLSContext(serverPolicy: TLSPolicy(), identity: identity) }
    }
  }
}
