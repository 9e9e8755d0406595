import CastModel
import CastV2
import DeviceAuthentication
import EmulatedReceiver
import LoopIsolation
import NIOCore
import TLS
import Testing

/// Device authentication over a link, as a sender that verifies does it.
@Suite(.timeLimit(.minutes(1)))
struct DeviceAuthenticationSocketTests {
  static let chain = DeviceCredentialsTests.chain

  @LoopActor
  private static func receiver(_ quirks: AuthenticationQuirk...) async throws -> EmulatedReceiver {
    var configuration = ReceiverConfiguration.testing()
    configuration.device.authenticationQuirks = Set(quirks)
    configuration.deviceChain = try self.chain.get()
    return try await EmulatedReceiver.start(configuration)
  }

  /// Challenges before anything else, as Chromium does.
  @LoopActor
  private static func challenge(_ receiver: EmulatedReceiver) async throws -> AuthenticationResult {
    let sender = try await TestSender.connect(port: receiver.port)
    let nonce = [UInt8](repeating: 7, count: 16)
    let challenge = DeviceAuthMessage(challenge: AuthChallenge(senderNonce: nonce, hashAlgorithm: .sha256))
    try sender.connection.send(challenge.message(from: "sender-0", to: "receiver-0"))
    guard case .message(let message)? = await sender.next() else {
      return AuthenticationResult(failure: AuthenticationFinding(.noReply, "The link ended."))
    }
    #expect(message.namespace == .deviceAuth)
    #expect(message.sourceId == "receiver-0" && message.destinationId == "sender-0")
    let response = try #require(try DeviceAuthMessage(payload: message.payload).response)
    let verifier = DeviceVerifier(
      roots: try TrustAnchors(pem: Array(try self.chain.get().root.certificatePEM.utf8)))
    return verifier.verify(
      response, nonce: nonce, tlsCertificate: sender.connection.session.peerCertificate,
      at: EventLoopClock.unixTime())
  }

  @LoopActor @Test func aReceiverProvesItsIdentity() async throws {
    let result = try await Self.challenge(try await Self.receiver())
    #expect(result.failures == [])
    #expect(result.subject?.hasPrefix("EMULAT ") == true)
  }

  @LoopActor
  @Test(arguments: [
    (AuthenticationQuirk.mismatchedTLS, AuthenticationCheck.signature),
    (.expiredIntermediate, .intermediateExpired), (.tlsLongLived, .tlsCertificateLifetime),
  ])
  func aQuirkShowsOverTheLink(quirk: AuthenticationQuirk, check: AuthenticationCheck) async throws {
    #expect(try await Self.challenge(try await Self.receiver(quirk)).failures.map(\.check) == [check])
  }

  @LoopActor @Test func aSilentReceiverServesAllTheSame() async throws {
    let receiver = try await Self.receiver(.noAnswer)
    let sender = try await TestSender.connect(port: receiver.port)
    let challenge = DeviceAuthMessage(challenge: AuthChallenge())
    try sender.connection.send(challenge.message(from: "sender-0", to: "receiver-0"))
    // The next answer is not that to the challenge.
    #expect(try await sender.launch() != nil)
  }

  @LoopActor @Test func ignoresBytesThatAreNoChallenge() async throws {
    let receiver = try await Self.receiver()
    let sender = try await TestSender.connect(port: receiver.port)
    for bytes in [[], [0x0A], [0xFF, 0xFF, 0xFF]] as [[UInt8]] {
      try sender.connection.send(
        CastMessage(sourceId: "sender-0", destinationId: "receiver-0", namespace: .deviceAuth, binary: bytes))
    }
    #expect(try await sender.launch() != nil)
  }
}
