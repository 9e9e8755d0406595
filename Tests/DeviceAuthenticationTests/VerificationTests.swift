import CastModel
import CastTestSupport
import CastV2
import DeviceAuthentication
import Testing

/// Answers of devices with our own chain, each wrong in one way.
@Suite struct VerificationTests {
  private static let authority = TestCertificate.Contents.authority("Test Model ICA", pathLength: 0)
  private static let device = TestCertificate.Contents("TESTDEVICE FA8FCA000001")

  /// The policy 1.3.6.1.4.1.11129.2.5.2; OpenSSL's configuration form needs a file.
  private static let audioOnlyPolicy = ("certificatePolicies", "DER:300E300C060A2B06010401D679020502")

  @Test func aGoodAnswerIsAuthentic() throws {
    let result = try Rig().result
    #expect(result.verdict == .authentic, "\(result.failures)")
    #expect(result.failure == nil)
    #expect(result.warnings.isEmpty)
    #expect(result.subject == "TESTDEVICE FA8FCA000001")
    #expect(result.model == "Test Model ICA")
    #expect(result.notAfter == 2_000_000_000)
    #expect(result.hashAlgorithm == .sha256)
    #expect(result.echoesNonce)
    #expect(!result.isAudioOnly)
    #expect(result.chain.map(\.subject) == ["TESTDEVICE FA8FCA000001", "Test Model ICA", "Test Root CA"])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var verdict: AuthenticationVerdict
    var checks: [AuthenticationCheck]
    var rig: @Sendable () throws -> Rig
    var testDescription: String { self.name }

    init(
      _ name: String, _ verdict: AuthenticationVerdict, _ checks: [AuthenticationCheck],
      _ rig: @escaping @Sendable () throws -> Rig
    ) {
      self.name = name
      self.verdict = verdict
      self.checks = checks
      self.rig = rig
    }

    init(
      _ name: String, _ checks: [AuthenticationCheck], _ rig: @escaping @Sendable () throws -> Rig
    ) {
      self.init(name, .notAuthentic, checks, rig)
    }
  }

  private static let dates: [Row] = [
    Row("expired device", .expired, [.deviceCertificateExpired]) {
      try Rig(device: Self.device.with { $0.notAfter = Rig.time - 1 })
    },
    Row("expired intermediate", .expired, [.intermediateExpired]) {
      try Rig(intermediate: Self.authority.with { $0.notAfter = Rig.time - 1 })
    },
    Row("both expired", .expired, [.deviceCertificateExpired, .intermediateExpired]) {
      try Rig(
        intermediate: Self.authority.with { $0.notAfter = Rig.time - 1 },
        device: Self.device.with { $0.notAfter = Rig.time - 1 })
    },
    Row("device not yet valid", .expired, [.deviceCertificateNotYetValid]) {
      try Rig(device: Self.device.with { $0.notBefore = Rig.time + 1 })
    },
    Row("intermediate not yet valid", .expired, [.intermediateNotYetValid]) {
      try Rig(intermediate: Self.authority.with { $0.notBefore = Rig.time + 1 })
    },
    Row("expired root", .authentic, []) {
      try Rig(root: .authority("Test Root CA").with { $0.notAfter = Rig.time - 1 })
    },
    Row("a clock that is three days slow", .expired, [.tlsCertificateNotYetValid]) {
      var rig = try Rig()
      rig.time -= 3 * 24 * 3_600
      return rig
    },
    Row("a clock that is a month fast", .expired, [.tlsCertificateExpired]) {
      var rig = try Rig()
      rig.time += 30 * 24 * 3_600
      return rig
    },
    Row("expired intermediate and a bad signature", [.signature, .intermediateExpired]) {
      var rig = try Rig(intermediate: Self.authority.with { $0.notAfter = Rig.time - 1 })
      rig.response.signature[7] ^= 1
      return rig
    },
  ]

  private static let chains: [Row] = [
    Row("unknown root", [.untrustedRoot]) {
      var rig = try Rig()
      rig.verifier.roots = .cast
      return rig
    },
    Row("another root of the same name", [.certificateSignature]) {
      var rig = try Rig()
      let other = try TestCertificate(.authority("Test Root CA"), key: TestChain.sharedKeys()[3])
      rig.verifier.roots = TrustAnchors(certificates: [other.der])
      return rig
    },
    Row("a device that is its own root", [.untrustedRoot]) {
      var rig = try Rig()
      let device = try TestCertificate(Self.device, key: TestChain.sharedKeys()[2])
      rig.response.clientAuthCertificate = device.der
      rig.verifier.roots = TrustAnchors(certificates: [device.der])
      return rig
    },
    Row("a link that signs with its own certificate", [.keyUsage, .untrustedRoot]) {
      // The answer of receivers without a chain.
      var rig = try Rig()
      rig.response.clientAuthCertificate = rig.chain.tls.der
      rig.response.intermediateCertificates = []
      rig.response.signature = rig.chain.tls.sign(Rig.nonce + rig.chain.tls.der)
      return rig
    },
    Row("no key usage", [.keyUsage]) { try Rig(device: Self.device.with { $0.extensions = [] }) },
    Row("a key for certificates only", [.keyUsage]) {
      try Rig(device: Self.device.with { $0.extensions = [("keyUsage", "keyCertSign")] })
    },
    Row("an issuer whose key is not for certificates", [.keyUsage]) {
      try Rig(
        intermediate: Self.authority.with {
          $0.extensions = [("basicConstraints", "CA:TRUE"), ("keyUsage", "digitalSignature")]
        })
    },
    Row("an issuer that is no authority", [.basicConstraints]) {
      try Rig(intermediate: Self.authority.with { $0.extensions = [("basicConstraints", "CA:FALSE")] })
    },
    Row("an issuer without basic constraints", [.basicConstraints]) {
      try Rig(intermediate: Self.authority.with { $0.extensions = [("keyUsage", "keyCertSign")] })
    },
    Row("a root without basic constraints", [.basicConstraints]) {
      try Rig(root: .authority("Test Root CA").with { $0.extensions = [] })
    },
    Row("a path that is too long", [.pathLength]) {
      try Rig(root: .authority("Test Root CA", pathLength: 0))
    },
    Row("a short key", [.keySize]) {
      let key = try TestKey(bits: 1_024)
      return try Rig(deviceKey: key)
    },
    Row("an elliptic key", [.signature, .keySize]) {
      let key = try TestKey(bits: 0)
      return try Rig(deviceKey: key)
    },
    Row("a certificate under MD5", [.certificateAlgorithm]) { try Rig(device: Self.device.with { $0.digest = "MD5" }) },
    Row("a certificate under SHA-1", .authentic, []) { try Rig(device: Self.device.with { $0.digest = "SHA1" }) },
    Row("an unknown critical extension", [.criticalExtension]) {
      try Rig(device: Self.device.with { $0.extensions.append(("1.2.3.4", "critical,DER:0500")) })
    },
    Row("an unknown extension", .authentic, []) {
      try Rig(device: Self.device.with { $0.extensions.append(("1.2.3.4", "DER:0500")) })
    },
    Row("a name that is not allowed", [.nameConstraints]) {
      try Rig(
        intermediate: Self.authority.with {
          $0.extensions.append(("nameConstraints", "critical,permitted;DNS:example.com"))
        },
        device: Self.device.with { $0.extensions.append(("subjectAltName", "DNS:example.org")) })
    },
    Row("an intermediate that is none", [.certificateMalformed]) {
      var rig = try Rig()
      rig.response.intermediateCertificates.append([1, 2, 3])
      return rig
    },
    Row("an intermediate too many", .authentic, []) {
      var rig = try Rig()
      rig.response.intermediateCertificates.insert(rig.chain.tls.der, at: 0)
      return rig
    },
    Row("a reissued intermediate beside its expired twin", .authentic, []) {
      var rig = try Rig()
      let old = try TestCertificate(
        Self.authority.with {
          $0.notAfter = Rig.time - 1
          $0.serialNumber = 2
        }, key: TestChain.sharedKeys()[1], issuer: rig.chain.root)
      rig.response.intermediateCertificates.insert(old.der, at: 0)
      return rig
    },
    Row("policies that can't be read", [.certificateMalformed]) {
      try Rig(device: Self.device.with { $0.extensions.append(("certificatePolicies", "DER:0101FF")) })
    },
  ]

  private static let bindings: [Row] = [
    Row("a replayed answer", [.nonce]) {
      var rig = try Rig()
      let old = [UInt8](repeating: 9, count: 16)
      rig.response.senderNonce = old
      rig.response.signature = rig.chain.device.sign(old + rig.chain.tls.der)
      return rig
    },
    Row("somebody in between", [.signature]) {
      var rig = try Rig()
      let other = try TestCertificate(Self.device, key: TestChain.sharedKeys()[0])
      rig.response.signature = rig.chain.device.sign(Rig.nonce + other.der)
      return rig
    },
    Row("a signature of another device", [.signature]) {
      var rig = try Rig()
      rig.response.signature = rig.chain.intermediate.sign(Rig.nonce + rig.chain.tls.der)
      return rig
    },
    Row("an old device without nonce", .authentic, []) {
      var rig = try Rig()
      rig.response.senderNonce = nil
      rig.response.hashAlgorithm = nil
      rig.response.signature = rig.chain.device.sign(rig.chain.tls.der, digest: "SHA1")
      return rig
    },
    Row("a screen on an audio device", [.audioOnly]) {
      var rig = try Rig(
        intermediate: Self.authority.with {
          $0.extensions.append(Self.audioOnlyPolicy)
        })
      rig.claimsVideo = true
      return rig
    },
    Row("an audio device", .authentic, []) {
      try Rig(device: Self.device.with { $0.extensions.append(Self.audioOnlyPolicy) })
    },
    Row("a revoked device", [.revoked]) {
      var rig = try Rig()
      let hash = rig.chain.device.publicKeyHash
      rig.response.crl = try rig.crl { $0.publicKeyHashes = [hash] }
      return rig
    },
    Row("a revoked intermediate", [.revoked]) {
      var rig = try Rig()
      let hash = rig.chain.intermediate.publicKeyHash
      rig.response.crl = try rig.crl { $0.publicKeyHashes = [hash] }
      return rig
    },
    Row("a list with others in it", .authentic, []) {
      var rig = try Rig()
      rig.verifier.options.crlPolicy = .required
      let hash = rig.chain.tls.publicKeyHash
      rig.response.crl = try rig.crl { $0.publicKeyHashes = [hash] }
      return rig
    },
  ]

  @Test(arguments: Self.dates + Self.chains + Self.bindings)
  func eachFaultFailsItsOwnCheck(row: Row) throws {
    let result = try row.rig().result
    #expect(result.failures.map(\.check) == row.checks, "\(result.failures)")
    #expect(result.verdict == row.verdict)
    // Every failure has a message and a check; no message repeats itself.
    #expect(result.failures.allSatisfy { $0.message.count > 20 })
  }

  /// Options change a failure to a warning, or the other way about.
  @Test func expiryBecomesAWarningIfIgnored() throws {
    var rig = try Rig(intermediate: Self.authority.with { $0.notAfter = Rig.time - 1 })
    rig.verifier.options.ignoresExpiry = true
    #expect(rig.result.verdict == .authentic)
    #expect(rig.result.warnings.map(\.check) == [.intermediateExpired])
    // The dates of the TLS certificate are the signature's own.
    rig.time += 30 * 24 * 3_600
    #expect(rig.checks == [.tlsCertificateExpired])
  }

  @Test func audioDevicesAreKnownAsSuch() throws {
    let row = try #require(Self.bindings.first { $0.name == "an audio device" })
    #expect(try row.rig().result.isAudioOnly)
  }

  @Test func reportsTheFirstExpiry() throws {
    let rig = try Rig(intermediate: Self.authority.with { $0.notAfter = Rig.time + 99 })
    #expect(rig.result.notAfter == Rig.time + 99)
  }

  @Test func anOutcomeWithoutAnswerIsUnanswered() {
    #expect(AuthenticationResult(failure: AuthenticationFinding(.noReply, "")).verdict == .unanswered)
    #expect(AuthenticationResult(failure: AuthenticationFinding(.deviceError, "")).verdict == .unanswered)
    #expect(AuthenticationResult(failure: AuthenticationFinding(.replyMalformed, "")).verdict == .notAuthentic)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_741_538_679, "2025-03-09T16:44:39Z"), (-1, "1969-12-31T23:59:59Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"), (Int64.max, "\(Int64.max) s"), (Int64.min, "\(Int64.min) s"),
  ])
  func datesAreISO8601(seconds: Int64, text: String) {
    #expect(UTCDate.text(seconds) == text)
  }
}
