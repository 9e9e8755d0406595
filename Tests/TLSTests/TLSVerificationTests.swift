import CastTestSupport
import NIOCore
import NIOEmbedded
import TLS
import Testing

/// A policy that verifies: names, roots, validity; and that one that doesn't accepts everything.
@Suite(.blocking, .timeLimit(.minutes(1)))
struct TLSVerificationTests {
  enum Served { case good, expired }

  private static func pair(
    _ served: Served = .good, trust: TLSTrust, name: String?
  ) throws -> TLSPair {
    let certificates = try TestCertificates.shared.get()
    let identity = served == .good ? certificates.good : certificates.expired
    return try TLSPair(
      client: TLSContext(clientPolicy: TLSPolicy(minimumVersion: .v1_2, trust: trust)),
      server: TLSContext(serverPolicy: TLSPolicy(), identity: identity), serverName: name)
  }

  private static func outcome(
    _ served: Served = .good, trust: TLSTrust, name: String?
  ) throws -> Result<TLSSession, any Error> {
    let pair = try Self.pair(served, trust: trust, name: name)
    defer { pair.finish() }
    // A refusal is thrown into the client's channel too.
    try? pair.connect()
    return Result { try pair.clientSession.wait() }
  }

  private static func rootFile() throws -> TLSTrust { try .roots(file: TestCertificates.shared.get().rootPath) }

  @Test(arguments: ["good.test", "GOOD.test", "good.test.", "a.wild.test", "127.0.0.1", "::1", "[::1]"])
  func theNameOfTheCertificateIsAccepted(name: String) throws {
    #expect(try Self.outcome(trust: Self.rootFile(), name: name).get().peerCertificate?.first == 0x30)
  }

  @Test(arguments: [
    ("other.test", "hostname mismatch"), ("wild.test", "hostname mismatch"), ("a.b.wild.test", "hostname mismatch"),
    ("127.0.0.2", "IP address mismatch"),
  ])
  func anotherNameIsNot(name: String, reason: String) throws {
    let outcome = try Self.outcome(trust: Self.rootFile(), name: name)
    let error = #expect(throws: TLSError.self) { try outcome.get() }
    #expect(error?.code == .untrustedPeer)
    #expect(error?.reasons == [reason])
    #expect(error?.message.contains(reason) == true)
  }

  @Test func anUnknownRootIsNot() throws {
    let outcome = try Self.outcome(trust: .systemRoots, name: "good.test")
    let error = #expect(throws: TLSError.self) { try outcome.get() }
    #expect(error?.code == .untrustedPeer)
    #expect(error?.reasons == ["unable to get local issuer certificate"])
  }

  @Test func anExpiredCertificateIsNot() throws {
    let outcome = try Self.outcome(.expired, trust: Self.rootFile(), name: "good.test")
    let error = #expect(throws: TLSError.self) { try outcome.get() }
    #expect(error?.reasons == ["certificate has expired"])
  }

  @Test(arguments: [Served.good, .expired])
  func acceptsEverythingWithoutVerification(served: Served) throws {
    #expect(throws: Never.self) { try Self.outcome(served, trust: .anyone, name: nil).get() }
    #expect(throws: Never.self) { try Self.outcome(served, trust: .anyone, name: "other.test").get() }
  }

  @Test func verificationNeedsAName() throws {
    let error = #expect(throws: TLSError.self) { try Self.pair(trust: .systemRoots, name: nil) }
    #expect(error?.code == .configuration)
  }

  @Test func aRootFileThatIsNoneIsATypedError() throws {
    let error = #expect(throws: TLSError.self) {
      try TLSContext(clientPolicy: TLSPolicy(trust: .roots(file: "/nowhere/root.pem")))
    }
    #expect(error?.code == .configuration)
    #expect(error?.message.contains("/nowhere/root.pem") == true)
  }

  @Test func theWebPolicyVerifiesAndKnowsNoOldVersion() {
    #expect(TLSPolicy.web.trust.isVerifying)
    #expect(TLSPolicy.web.minimumVersion == .v1_2)
    #expect(!TLSPolicy().trust.isVerifying)
  }

  /// cast.md 16, trap 71: a device has an address and no name, and needs none.
  @Test(arguments: [("good.test", true), ("127.0.0.1", false), (nil, false)] as [(String?, Bool)])
  func onlyAHostNameIsSent(name: String?, isSent: Bool) throws {
    let pair = try Self.pair(trust: .anyone, name: name)
    defer { pair.finish() }
    pair.client.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
    let hello = try #require(try pair.client.readOutbound(as: ByteBuffer.self))
    let bytes = String(decoding: hello.readableBytesView, as: Unicode.ASCII.self)
    #expect(bytes.contains("good.test") == isSent)
    #expect(!bytes.contains("127.0.0.1"))
  }
}
