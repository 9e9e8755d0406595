import CastModel
import CastTestSupport
import CastV2
import DeviceAuthentication

/// Our own certificate chain, and the answers of a device with it.
struct Rig {
  static let time: Int64 = 1_800_000_000
  static let nonce: [UInt8] = Array(1...16)

  var chain: TestChain
  var response: AuthResponse
  var verifier: DeviceVerifier
  var time = Rig.time
  var claimsVideo = false

  init(
    root: TestCertificate.Contents = .authority("Test Root CA"),
    intermediate: TestCertificate.Contents = .authority("Test Model ICA", pathLength: 0),
    device: TestCertificate.Contents = TestCertificate.Contents("TESTDEVICE FA8FCA000001"),
    deviceKey: TestKey? = nil
  ) throws {
    self.chain = try TestChain(
      at: Self.time, root: root, intermediate: intermediate, device: device, deviceKey: deviceKey)
    self.response = AuthResponse(
      signature: self.chain.device.sign(Self.nonce + self.chain.tls.der),
      clientAuthCertificate: self.chain.device.der, intermediateCertificates: [self.chain.intermediate.der],
      senderNonce: Self.nonce, hashAlgorithm: .sha256)
    self.verifier = DeviceVerifier(
      roots: TrustAnchors.cast.adding(TrustAnchors(certificates: [self.chain.root.der])),
      crlRoots: TrustAnchors(certificates: [self.chain.root.der]))
  }

  var result: AuthenticationResult {
    self.verifier.verify(
      self.response, nonce: Self.nonce, tlsCertificate: self.chain.tls.der, claimsVideo: self.claimsVideo, at: self.time
    )
  }

  var checks: [AuthenticationCheck] { self.result.failures.map(\.check) }

  /// A list signed by a certificate that the root issued.
  func crl(_ change: (inout TbsRevocationList) -> Void) throws -> [UInt8] {
    let signer = try TestCertificate(
      TestCertificate.Contents("Test CRL Signer"), key: TestChain.sharedKeys()[3], issuer: self.chain.root)
    var tbs = TbsRevocationList()
    tbs.notBefore = UInt64(Self.time) - 1_000
    tbs.notAfter = UInt64(Self.time) + 1_000
    change(&tbs)
    var signed = SignedRevocationList()
    signed.tbs = tbs.protobuf
    signed.signerCertificate = signer.der
    signed.signature = signer.sign(signed.tbs)
    var bundle = CRLBundle()
    bundle.lists = [signed]
    return bundle.protobuf
  }
}

extension TestCertificate.Contents {
  func with(_ change: (inout TestCertificate.Contents) -> Void) -> TestCertificate.Contents {
    var contents = self
    change(&contents)
    return contents
  }
}
