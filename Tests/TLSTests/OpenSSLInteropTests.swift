import CastTestSupport
import LoopIsolation
import NIOCore
import TLS
import Testing

/// Our client against `openssl s_server`, and `openssl s_client` against our server, over real sockets.
///
/// Not on the loop: waiting for a program blocks.
@Suite(.blocking, .timeLimit(.minutes(2)))
struct OpenSSLInteropTests {
  /// Connects, and has a line sent back in reverse.
  private static func visit(
    _ server: OpenSSLServer, _ context: TLSContext, sessionKey: String? = nil
  ) async throws -> TLSSession {
    let socket = try await TLSSocket.connect(port: server.port, context: context, sessionKey: sessionKey)
    try await socket.send("abc")
    #expect(await socket.lines.next() == "cba")
    try await socket.close()
    return socket.session
  }

  private static func failure(_ server: OpenSSLServer, _ policy: TLSPolicy) async -> TLSError? {
    await #expect(throws: TLSError.self) { try await Self.visit(server, TLSContext(clientPolicy: policy)) }
  }

  @Test(arguments: [("-tls1", "TLSv1"), ("-tls1_1", "TLSv1.1"), ("-tls1_2", "TLSv1.2"), ("-tls1_3", "TLSv1.3")])
  func everyVersionIsReached(option: String, version: String) async throws {
    let server = try OpenSSLServer(.good, option, "-cipher", "ALL:@SECLEVEL=0")
    #expect(try await Self.visit(server, TLSContext(clientPolicy: TLSPolicy())).version == version)
  }

  /// cast.md 16, trap 66: devices without newer ciphers.
  @Test(arguments: ["AES128-SHA", "AES256-SHA", "DHE-RSA-AES128-SHA", "ECDHE-RSA-AES128-SHA", "AES128-GCM-SHA256"])
  func oldCiphersAndAnOldCertificateAreAccepted(cipher: String) async throws {
    let server = try OpenSSLServer(.old, "-tls1_2", "-cipher", "\(cipher):@SECLEVEL=0")
    #expect(try await Self.visit(server, TLSContext(clientPolicy: TLSPolicy())).cipher == cipher)
  }

  @Test func theOldestOfAll() async throws {
    let server = try OpenSSLServer(.old, "-tls1", "-cipher", "AES128-SHA:@SECLEVEL=0")
    let session = try await Self.visit(server, TLSContext(clientPolicy: TLSPolicy()))
    #expect(session.version == "TLSv1")
    #expect(session.peerCertificate?.isEmpty == false)
  }

  @Test func withoutACommonCipherTheReasonIsOpenSSLs() async throws {
    let server = try OpenSSLServer(.old, "-tls1_2", "-cipher", "AES128-SHA:@SECLEVEL=0")
    let error = await Self.failure(server, TLSPolicy(ciphers: "AES256-SHA", maximumVersion: .v1_2))
    #expect(error?.code == .handshakeFailed)
    #expect(error?.reasons.contains { $0.contains("alert handshake failure") } == true, "\(error as Any)")
    #expect(error?.message.contains("alert handshake failure") == true)
    // The server keeps running.
    _ = try await Self.visit(server, TLSContext(clientPolicy: TLSPolicy()))
  }

  @Test func withoutACommonVersionTheReasonIsOpenSSLs() async throws {
    let server = try OpenSSLServer(.good, "-tls1_2")
    let error = await Self.failure(server, TLSPolicy(minimumVersion: .v1_3))
    #expect(error?.reasons.contains { $0.contains("alert protocol version") } == true, "\(error as Any)")
  }

  /// Why the default level is 0: forward secrecy of TLS 1.0 is signed with SHA-1.
  @Test func aHigherSecurityLevelRefusesAnOldSet() async throws {
    let server = try OpenSSLServer(.old, "-tls1", "-cipher", "ECDHE-RSA-AES128-SHA:@SECLEVEL=0")
    let error = await Self.failure(server, TLSPolicy(securityLevel: 1))
    #expect(error?.code == .handshakeFailed)
    #expect(error?.reasons.isEmpty == false)
  }

  /// With session ids, with tickets, and with those of TLS 1.3.
  @Test(arguments: [["-tls1_2", "-no_ticket"], ["-tls1_2"], ["-tls1_3"]])
  func theSecondConnectionIsResumed(options: [String]) async throws {
    let server = try OpenSSLServer(.good, options)
    let context = try TLSContext(clientPolicy: TLSPolicy())
    let first = try await Self.visit(server, context, sessionKey: "server")
    #expect(!first.isResumed)
    for _ in 0..<2 {
      let next = try await Self.visit(server, context, sessionKey: "server")
      #expect(next.isResumed)
      #expect(next.peerCertificate == first.peerCertificate)
    }
    #expect(try await !Self.visit(server, context).isResumed, "without a key there is nothing to resume")
  }

  @Test func aServerThatRefusesTheSessionGetsAWholeHandshake() async throws {
    let context = try TLSContext(clientPolicy: TLSPolicy())
    let first = try OpenSSLServer(.good, "-tls1_2")
    _ = try await Self.visit(first, context, sessionKey: "server")
    let second = try OpenSSLServer(.old, "-tls1_2", "-cipher", "ALL:@SECLEVEL=0")
    #expect(try await !Self.visit(second, context, sessionKey: "server").isResumed)
  }

  // MARK: Our server

  @Test(arguments: [
    ("-tls1", "ALL:@SECLEVEL=0", "TLSv1"), ("-tls1_2", "AES128-SHA:@SECLEVEL=0", "TLSv1.2"),
    ("-tls1_3", "ALL", "TLSv1.3"),
  ])
  func anyClientIsServed(option: String, cipher: String, version: String) async throws {
    let identity = try TestCertificates.shared.get().old
    let context = try TLSContext(serverPolicy: TLSPolicy(), identity: identity)
    let listener = try await TLSSocket.echoServer(context)
    let port = try #require(listener.localAddress?.port)
    let client = try Self.client(port, option, "-cipher", cipher)
    #expect(
      client.words.contains {
        $0.contains("Protocol") && $0.hasSuffix(": \(version)") || $0.contains("New, \(version)")
      })
    client.process.closeInput()
    #expect(try client.process.waitForEnd() == .exited(0))
    try await listener.close()
  }

  private static func client(
    _ port: Int, _ arguments: String...
  ) throws -> (process: ChildProcess, words: [String]) {
    let process = try ChildProcess(
      "/usr/bin/env", ["openssl", "s_client", "-connect", "127.0.0.1:\(port)"] + arguments)
    process.writeLine("hello")
    var words: [String] = []
    while let line = try process.readLine() {
      if line == "hello" { return (process, words) }
      words.append(line)
    }
    throw TestCertificates.Failure(description: try process.readErrorToEnd())
  }

  @Test func aClientThatComesAgainIsResumed() async throws {
    let context = try TLSContext(serverPolicy: TLSPolicy(), identity: TestCertificates.shared.get().good)
    let listener = try await TLSSocket.echoServer(context)
    let port = try #require(listener.localAddress?.port)
    let client = try Self.client(port, "-tls1_2", "-reconnect")
    #expect(client.words.count { $0.hasPrefix("Reused, TLSv1.2") } == 5)
    client.process.closeInput()
    try await listener.close()
  }
}
