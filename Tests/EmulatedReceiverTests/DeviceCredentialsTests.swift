import CastModel
import CastV2
import DeviceAuthentication
import EmulatedReceiver
import LoopIsolation
import TLS
import Testing

/// The private chain before the sender's own verifier, which Google's chains pass too.
@Suite struct DeviceCredentialsTests {
  static let now = EventLoopClock.unixTime()
  static let nonce: [UInt8] = Array(0..<16)

  /// Made once: keys cost time.
  static let chain = Result { try DeviceChain(root: try PrivateRoot(at: now), at: now) }
  static let identity = Result { try TLSIdentity.emulated(commonName: "x", quirks: [], at: now) }

  private static func credentials(
    _ quirks: AuthenticationQuirk..., identity: TLSIdentity? = nil
  ) throws -> DeviceCredentials {
    try DeviceCredentials(
      chain: try self.chain.get(), commonName: "EMULAT 0123456789AB",
      tlsIdentity: try identity ?? self.identity.get(), quirks: Set(quirks), at: self.now)
  }

  private static func verify(
    _ credentials: DeviceCredentials, hash: HashAlgorithm = .sha256, identity: TLSIdentity? = nil,
    crlPolicy: RevocationPolicy = .optional
  ) throws -> AuthenticationResult {
    let chain = try self.chain.get()
    let verifier = DeviceVerifier(
      options: VerificationOptions(crlPolicy: crlPolicy),
      roots: try TrustAnchors(pem: Array(chain.root.certificatePEM.utf8)),
      crlRoots: try TrustAnchors(pem: Array(chain.crlRoot.certificatePEM.utf8)))
    let answer = credentials.answer(to: AuthChallenge(senderNonce: self.nonce, hashAlgorithm: hash))
    // Through its bytes, as over a link.
    let message = try #require(
      try answer.map { try DeviceAuthMessage(payload: $0.message(from: "a", to: "b").payload) })
    return verifier.verify(
      try #require(message.response), nonce: self.nonce,
      tlsCertificate: try self.der(try identity ?? self.identity.get()), claimsVideo: true, at: self.now)
  }

  private static func der(_ identity: TLSIdentity) throws -> [UInt8] {
    try #require(try TrustAnchors(pem: Array(identity.certificatePEM.utf8)).certificates.first)
  }

  @Test(arguments: [HashAlgorithm.sha1, .sha256])
  func aDeviceIsAuthentic(hash: HashAlgorithm) throws {
    let result = try Self.verify(try Self.credentials(), hash: hash)
    #expect(result.failures == [])
    #expect(result.hashAlgorithm == hash)
    #expect(result.subject == "EMULAT 0123456789AB")
    #expect(result.model == "Emulated Cast ICA")
    #expect(result.echoesNonce)
    #expect(result.chain.count == 3)
  }

  @Test(
    arguments: [
      (.expiredLeaf, [.deviceCertificateExpired]), (.expiredIntermediate, [.intermediateExpired]),
      (.wrongRoot, [.untrustedRoot]), (.shortKey, [.keySize]), (.audioOnly, [.audioOnly]), (.crl, []),
      (.deviceRevoked, [.revoked]), (.issuerRevoked, [.revoked]), (.deviceSerialRevoked, [.revoked]),
      (.issuerSerialRevoked, [.revoked]), (.expiredCRL, [.crlInvalid]), (.forgedCRL, [.crlInvalid]),
      (.replayedSignature, [.nonce]), (.mismatchedTLS, [.signature]), (.noNonce, []), (.sha1Signature, []),
    ] as [(AuthenticationQuirk, [AuthenticationCheck])])
  func eachQuirkIsFoundOut(quirk: AuthenticationQuirk, failures: [AuthenticationCheck]) throws {
    let isAboutRevocation = quirk.rawValue.contains("revoked") || quirk.rawValue.contains("crl")
    let result = try Self.verify(
      try Self.credentials(quirk), crlPolicy: isAboutRevocation ? .required : .optional)
    #expect(result.failures.map(\.check) == failures, "\(result.failures)")
  }

  @Test(
    arguments: [
      (.tlsExpired, [.tlsCertificateExpired]), (.tlsLongLived, [.tlsCertificateLifetime]), (.tlsVersion1, []),
      (.tlsSHA1, []), (.tlsShortKey, []),
    ] as [(AuthenticationQuirk, [AuthenticationCheck])])
  func eachQuirkOfTheLinkIsFoundOut(quirk: AuthenticationQuirk, failures: [AuthenticationCheck]) throws {
    let identity = try TLSIdentity.emulated(commonName: "x", quirks: [quirk], at: Self.now)
    let result = try Self.verify(try Self.credentials(identity: identity), identity: identity)
    #expect(result.failures.map(\.check) == failures)
    // It can be shown, however odd it is.
    #expect(throws: Never.self) { try TLSContext(serverPolicy: TLSPolicy(), identity: identity) }
  }

  @Test func whatCannotBeSignedIsRefused() throws {
    let credentials = try Self.credentials()
    let refusal = DeviceAuthMessage(error: AuthError(.signatureAlgorithmUnavailable))
    #expect(credentials.answer(to: AuthChallenge(signatureAlgorithm: .rsassaPSS)) == refusal)
    #expect(credentials.answer(to: AuthChallenge(hashAlgorithm: HashAlgorithm(rawValue: 7))) == refusal)
  }

  @Test func anEmptyChallengeGetsASignatureWithoutNonce() throws {
    // VLC's.
    let response = try Self.credentials().answer(to: AuthChallenge())?.response
    #expect(response?.senderNonce == nil)
    #expect(response?.hashAlgorithm == .sha1)
  }

  @Test func silenceAndErrorsAreQuirks() throws {
    #expect(try Self.credentials(.noAnswer).answer(to: AuthChallenge()) == nil)
    #expect(
      try Self.credentials(.authError).answer(to: AuthChallenge())
        == DeviceAuthMessage(error: AuthError(.internalError)))
  }

  @Test func everyQuirkHasANameOfItsOwn() {
    #expect(Set(AuthenticationQuirk.all.map(\.rawValue)).count == AuthenticationQuirk.all.count)
  }
}
