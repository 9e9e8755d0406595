import CastModel
import CastV2
import NIOCore
import TLS

@testable import DeviceAuthentication

/// Reads certificates, answers to the challenge and revocation lists: a message survives being written, and bytes that
/// libFuzzer made are never accepted as a device's proof.
@Sendable func fuzzCertificates(_ bytes: UnsafeBufferPointer<UInt8>) {
  let input = Array(bytes)
  checkCertificate(input)
  if let certificates = PEM.certificates(input) {
    precondition(certificates.count <= PEM.maximumCertificates)
    precondition(certificates.allSatisfy { X509Certificate(der: $0) != nil })
  }
  _ = try? TrustAnchors(pem: input)
  if let message = try? DeviceAuthMessage(payload: ByteBuffer(bytes: input)), let response = message.response {
    checkResponse(response)
  }
  checkLists(input)
}

/// Noon on 2016-06-01, when the fixtures of openscreen are valid.
private let time: Int64 = 1_464_782_400

/// The anchors of openscreen's test lists.
private let listAnchors: TrustAnchors = {
  let folder = "Tests/DeviceAuthenticationTests/Fixtures/openscreen/common/certificate/certificates"
  let pem = RepositoryFiles.bytes("\(folder)/cast_crl_test_root_ca.pem")
  guard let anchors = try? TrustAnchors(pem: pem) else { fatalError("the anchors of the tests can't be read") }
  return anchors.adding(.castCRL)
}()

private func checkCertificate(_ der: [UInt8]) {
  guard let certificate = X509Certificate(der: der) else { return }
  precondition((certificate.subject?.unicodeScalars.count ?? 0) <= 128)
  precondition((certificate.issuer?.unicodeScalars.count ?? 0) <= 128)
  _ = (certificate.notBefore, certificate.notAfter, certificate.rsaKeyBits, certificate.serialNumber)
  precondition(certificate.publicKeyHash.map { $0.count == 32 } ?? true)
  precondition(certificate.fingerprint.count == 32)
  _ = certificate.hasInvalidExtension || certificate.isCertificateAuthority || certificate.allowsDigitalSignature
  _ = certificate.allowsCertificateSigning && certificate.hasAcceptableSignatureAlgorithm
  _ = certificate.policies
  precondition(!certificate.verifies([1, 2, 3], over: der, digest: .sha256))
  _ = DeviceVerifier.tlsFailures(der, at: time)
}

private func checkResponse(_ response: AuthResponse) {
  let verifier = DeviceVerifier(
    options: VerificationOptions(DeviceAuthenticationOptions()), roots: .cast, crlRoots: listAnchors, fallbackCRL: nil)
  let result = verifier.verify(
    response, nonce: [UInt8](repeating: 7, count: 16), tlsCertificate: [1, 2, 3], claimsVideo: true, at: time)
  precondition(!result.failures.isEmpty, "bytes of libFuzzer were accepted")
}

private func checkLists(_ bytes: [UInt8]) {
  if let bundle = try? CRLBundle(protobuf: bytes) {
    precondition((try? CRLBundle(protobuf: bundle.protobuf)) == bundle, "a bundle doesn't survive being written")
    for list in bundle.lists { checkList(list.tbs) }
  }
  checkList(bytes)
  _ = try? RevocationList(bundle: bytes, anchors: listAnchors, time: time)
}

private func checkList(_ bytes: [UInt8]) {
  guard let list = try? TbsRevocationList(protobuf: bytes) else { return }
  precondition((try? TbsRevocationList(protobuf: list.protobuf)) == list, "a list doesn't survive being written")
}
