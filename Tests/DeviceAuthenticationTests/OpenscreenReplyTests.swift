import CastModel
import CastV2
import DeviceAuthentication
import NIOCore
import Testing

/// openscreen's recorded challenge and response, alone and with each of its revocation lists (`device_auth_test.cc`).
@Suite struct OpenscreenReplyTests {
  static let folder = "receiver/channel/"
  static let time = Fixture.date(2019, 12, 17)

  static func nonce() throws -> [UInt8] {
    let message = try CastMessage(body: ByteBuffer(bytes: try Fixture.bytes(Self.folder + "auth_challenge.pb")))
    let challenge = try DeviceAuthMessage(payload: message.payload).challenge
    return try #require(challenge?.senderNonce)
  }

  static func response(crl: String? = nil) throws -> AuthResponse {
    var response = try AuthResponse(protobuf: try Fixture.bytes(Self.folder + "auth_response.pb"))
    if let crl { response.crl = try Fixture.bytes(Self.folder + crl) }
    return response
  }

  static func verifier(_ policy: RevocationPolicy = .optional) throws -> DeviceVerifier {
    DeviceVerifier(
      options: VerificationOptions(crlPolicy: policy),
      roots: TrustAnchors(
        certificates: [try #require(try Fixture.certificates(Self.folder + "device_chain.pem").last)]),
      crlRoots: TrustAnchors(certificates: try Fixture.certificates(Self.folder + "crl_root.pem")))
  }

  static func tlsCertificate() throws -> [UInt8] {
    try #require(try Fixture.certificates(Self.folder + "device_tls.pem").first)
  }

  @Test func theRecordedResponseIsAuthentic() throws {
    let result = try Self.verifier().verify(
      try Self.response(), nonce: try Self.nonce(), tlsCertificate: try Self.tlsCertificate(), at: Self.time)
    #expect(result.verdict == .authentic, "\(result.failures)")
    #expect(result.warnings.isEmpty)
    #expect(result.echoesNonce)
    #expect(result.subject == "Device")
    #expect(result.model == "Intermediate")
    #expect(!result.isRevocationChecked)
    #expect(result.notAfter.map(UTCDate.text) == "2020-12-11T02:57:32Z")
  }

  @Test func theRecordedBytesAreWrittenBackTheSame() throws {
    let bytes = try Fixture.bytes(Self.folder + "auth_response.pb")
    #expect(try AuthResponse(protobuf: bytes).protobuf == bytes)
  }

  @Test func refusesItUnderSHA1() throws {
    var response = try Self.response()
    response.hashAlgorithm = .sha1
    let result = try Self.verifier().verify(
      response, nonce: try Self.nonce(), tlsCertificate: try Self.tlsCertificate(), at: Self.time)
    #expect(result.failures.map(\.check) == [.signature])
  }

  static let lists: [(file: String, expected: AuthenticationCheck?)] = [
    ("good_crl.pb", nil),
    ("invalid_time_crl.pb", .crlInvalid),
    ("issuer_revoked_crl.pb", .revoked),
    ("device_revoked_crl.pb", .revoked),
    ("issuer_serial_revoked_crl.pb", .revoked),
    ("device_serial_revoked_crl.pb", .revoked),
    ("bad_signer_cert_crl.pb", .crlInvalid),
    ("bad_signature_crl.pb", .crlInvalid),
  ]

  static func result(_ file: String?, _ policy: RevocationPolicy, asFallback: Bool = false) throws
    -> AuthenticationResult
  {
    var verifier = try Self.verifier(policy)
    if asFallback { verifier.fallbackCRL = try file.map { try Fixture.bytes(Self.folder + $0) } }
    return verifier.verify(
      try Self.response(crl: asFallback ? nil : file), nonce: try Self.nonce(),
      tlsCertificate: try Self.tlsCertificate(), at: Self.time)
  }

  @Test(arguments: Self.lists)
  func eachListHasItsOutcome(file: String, expected: AuthenticationCheck?) throws {
    let result = try Self.result(file, .required)
    #expect(result.failures.map(\.check) == (expected.map { [$0] } ?? []), "\(result.failures)")
    #expect(result.isRevocationChecked == (expected != .crlInvalid))
  }

  @Test(arguments: Self.lists)
  func theFallbackListCountsTheSame(file: String, expected: AuthenticationCheck?) throws {
    #expect(try Self.result(file, .required, asFallback: true).failures.map(\.check) == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: Self.lists)
  func anInvalidOptionalListIsAWarning(file: String, expected: AuthenticationCheck?) throws {
    let result = try Self.result(file, .optional)
    #expect(result.failures.map(\.check) == (expected == .revoked ? [.revoked] : []))
    #expect(result.warnings.map(\.check) == (expected == .crlInvalid ? [.crlInvalid] : []))
  }

  @Test(arguments: Self.lists)
  func ignoresListsOnRequest(file: String, expected: AuthenticationCheck?) throws {
    let result = try Self.result(file, .ignore)
    #expect(result.verdict == .authentic)
    #expect(result.warnings.isEmpty)
    #expect(!result.isRevocationChecked)
  }

  @Test func requiresAList() throws {
    #expect(try Self.result(nil, .required).failures.map(\.check) == [.crlMissing])
  }

  @Test func theDevicesOwnListDoesNotHideTheFallback() throws {
    var verifier = try Self.verifier(.required)
    verifier.fallbackCRL = try Fixture.bytes(Self.folder + "device_revoked_crl.pb")
    let result = verifier.verify(
      try Self.response(crl: "good_crl.pb"), nonce: try Self.nonce(), tlsCertificate: try Self.tlsCertificate(),
      at: Self.time)
    #expect(result.failures.map(\.check) == [.revoked])
  }

  // MARK: The binding of the answer

  @Test func anotherNonceIsAReplay() throws {
    var nonce = try Self.nonce()
    nonce[0] ^= 0xFF
    let result = try Self.verifier().verify(
      try Self.response(), nonce: nonce, tlsCertificate: try Self.tlsCertificate(), at: Self.time)
    #expect(result.failures.map(\.check) == [.nonce])
    #expect(!result.echoesNonce)
  }

  @Test func anotherTLSCertificateFails() throws {
    let other = try #require(try Fixture.certificates(Self.folder + "crl_inter.pem").first)
    let result = try Self.verifier().verify(
      try Self.response(), nonce: try Self.nonce(), tlsCertificate: other, at: Self.time)
    #expect(result.failures.map(\.check).contains(.signature))
  }

  @Test func aMissingTLSCertificateFails() throws {
    let result = try Self.verifier().verify(
      try Self.response(), nonce: try Self.nonce(), tlsCertificate: nil, at: Self.time)
    #expect(result.failures.map(\.check) == [.tlsCertificate, .signature])
  }

  /// Old devices echo no nonce, and sign without one (trap 67).
  @Test func anOmittedNonceIsNotSigned() throws {
    var response = try Self.response()
    response.senderNonce = nil
    let signed = try Self.nonce() + Self.tlsCertificate()
    // The recorded signature covers nonce and certificate, so the certificate alone doesn't verify.
    let bare = try Self.verifier().verify(
      response, nonce: try Self.nonce(), tlsCertificate: try Self.tlsCertificate(), at: Self.time)
    #expect(bare.failures.map(\.check) == [.signature])
    #expect(bare.warnings.map(\.check) == [.nonce])
    #expect(try Self.verifier().verifyCredentials(response, signedData: signed, at: Self.time).isAuthentic)
  }

  @Test func aNonceCanBeRequired() throws {
    var verifier = try Self.verifier()
    verifier.options.requiresNonce = true
    var response = try Self.response()
    let tls = try Self.tlsCertificate()
    #expect(verifier.verify(response, nonce: try Self.nonce(), tlsCertificate: tls, at: Self.time).isAuthentic)
    response.senderNonce = nil
    let result = verifier.verify(response, nonce: try Self.nonce(), tlsCertificate: tls, at: Self.time)
    #expect(result.failures.map(\.check).contains(.nonce))
  }
}
