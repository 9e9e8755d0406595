import CastModel
import CastV2
import DeviceAuthentication
import Testing

/// openscreen's signatures: `signeddata`, and the cases of `cast_auth_util_unittest.cc`.
@Suite struct OpenscreenSignatureTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    var data: String
    var chain: String
    var hash: HashAlgorithm
    var usesBuiltInRoot = true
    var testDescription: String { "\(self.data), \(self.hash)" }
  }

  static let vectors: [Vector] = [HashAlgorithm.sha1, .sha256].flatMap { hash in
    [
      Vector(data: "2ZZBG9_FA8FCA3EF91A", chain: "chromecast_gen1", hash: hash),
      Vector(data: "AudioReferenceDevTest", chain: "audio_ref_dev_test_chain_3", hash: hash),
      Vector(
        data: "rsa2048_device_cert_data", chain: "rsa2048_device_cert", hash: hash, usesBuiltInRoot: false),
    ]
  }

  struct Case {
    var response: AuthResponse
    var message: [UInt8]
    var roots: TrustAnchors

    init(_ vector: Vector) throws {
      let file = "common/certificate/signeddata/\(vector.data).pem"
      var certificates = try Fixture.certificates("common/certificate/certificates/\(vector.chain).pem")
      self.roots = .cast
      if !vector.usesBuiltInRoot { self.roots = TrustAnchors(certificates: [certificates.removeLast()]) }
      self.message = try Fixture.block("MESSAGE", of: file)
      self.response = AuthResponse(
        signature: try Fixture.block(vector.hash == .sha1 ? "SIGNATURE SHA1" : "SIGNATURE SHA256", of: file),
        clientAuthCertificate: certificates[0], intermediateCertificates: Array(certificates.dropFirst()),
        hashAlgorithm: vector.hash)
    }

    func result(options: VerificationOptions = VerificationOptions()) -> AuthenticationResult {
      DeviceVerifier(options: options, roots: self.roots)
        .verifyCredentials(self.response, signedData: self.message, at: Fixture.date(2016, 4, 1))
    }
  }

  @Test(arguments: Self.vectors)
  func everySignatureVerifies(vector: Vector) throws {
    let result = try Case(vector).result()
    #expect(result.verdict == .authentic, "\(result.failures)")
    #expect(result.hashAlgorithm == vector.hash)
  }

  @Test(arguments: Self.vectors)
  func theOtherHashDoesNot(vector: Vector) throws {
    var other = try Case(vector)
    other.response.hashAlgorithm = vector.hash == .sha1 ? .sha256 : .sha1
    #expect(other.result().failures.map(\.check) == [.signature])
  }

  @Test(arguments: Self.vectors)
  func SHA1CanBeRefused(vector: Vector) throws {
    let result = try Case(vector).result(options: VerificationOptions(acceptsSHA1: false))
    #expect(result.failures.map(\.check) == (vector.hash == .sha1 ? [.algorithm] : []))
  }

  @Test func aMissingHashMeansSHA1() throws {
    var sha1 = try Case(Self.vectors[0])
    sha1.response.hashAlgorithm = nil
    #expect(sha1.result().isAuthentic)
  }

  struct Mangling: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: AuthenticationCheck
    let mangle: @Sendable (inout Case) -> Void
    var testDescription: String { self.name }
  }

  static let manglings = [
    Mangling(name: "intermediate", expected: .certificateMalformed) {
      $0.response.intermediateCertificates[0][0] ^= 0xFF
    },
    Mangling(name: "device certificate", expected: .certificateMalformed) {
      $0.response.clientAuthCertificate[0] ^= 0xFF
    },
    Mangling(name: "no device certificate", expected: .certificateMalformed) {
      $0.response.clientAuthCertificate = []
    },
    Mangling(name: "bytes after the device certificate", expected: .certificateMalformed) {
      $0.response.clientAuthCertificate.append(0)
    },
    Mangling(name: "signature", expected: .signature) { $0.response.signature[0] ^= 0xFF },
    Mangling(name: "empty signature", expected: .signature) { $0.response.signature = [] },
    Mangling(name: "signed data", expected: .signature) { $0.message[0] ^= 0xFF },
    Mangling(name: "no signed data", expected: .signature) { $0.message = [] },
    Mangling(name: "unknown hash", expected: .algorithm) {
      $0.response.hashAlgorithm = HashAlgorithm(rawValue: 7)
    },
    Mangling(name: "PSS", expected: .algorithm) { $0.response.signatureAlgorithm = .rsassaPSS },
    Mangling(name: "no intermediates", expected: .untrustedRoot) { $0.response.intermediateCertificates = [] },
    Mangling(name: "no roots", expected: .untrustedRoot) { $0.roots = TrustAnchors(certificates: []) },
    Mangling(name: "a root that is no certificate", expected: .untrustedRoot) {
      $0.roots = TrustAnchors(certificates: [[1, 2, 3]])
    },
    // The last byte of the DER is the last of the issuer's signature.
    Mangling(name: "a certificate's signature", expected: .certificateSignature) {
      $0.response.clientAuthCertificate[$0.response.clientAuthCertificate.count - 1] ^= 0x01
    },
  ]

  @Test(arguments: Self.manglings)
  func eachDamageFailsItsOwnCheck(mangling: Mangling) throws {
    var mangled = try Case(try #require(Self.vectors.last { $0.chain == "chromecast_gen1" }))
    mangling.mangle(&mangled)
    let result = mangled.result()
    #expect(result.failures.contains { $0.check == mangling.expected }, "\(result.failures)")
    #expect(result.verdict == .notAuthentic)
  }
}
