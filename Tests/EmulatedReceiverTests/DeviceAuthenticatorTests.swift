import COpenSSL
import CastV2
import TLS
import Testing

@testable import EmulatedReceiver

@Suite struct DeviceAuthenticatorTests {
  static let identity = Result { try TLSIdentity.selfSigned() }

  @Test func readsChallenges() {
    // VLC's is empty.
    #expect(DeviceAuthChallenge(message: [0x0A, 0x00])?.senderNonce == [])
    let challenge = DeviceAuthChallenge(message: [0x0A, 0x08, 0x08, 1, 0x12, 2, 7, 8, 0x18, 1])
    #expect(challenge?.senderNonce == [7, 8])
    #expect(challenge?.hashAlgorithm == 1)
    #expect(challenge?.signatureAlgorithm == 1)
  }

  @Test(arguments: [[], [0x0A], [0x0A, 5, 1], [0x12, 0], [0x0A, 2, 0x0F, 0], [0xFF, 0xFF, 0xFF]] as [[UInt8]])
  func answersNothingThatIsNoChallenge(message: [UInt8]) {
    #expect(DeviceAuthChallenge(message: message) == nil)
  }

  @Test(arguments: [0, 1] as [UInt64])
  func theSignatureCoversNonceAndCertificate(hash: UInt64) throws {
    let authenticator = try DeviceAuthenticator(identity: try Self.identity.get())
    var challenge = try #require(DeviceAuthChallenge(message: [0x0A, 0x00]))
    challenge.senderNonce = [1, 2, 3]
    challenge.hashAlgorithm = hash
    guard case .response(let signature, let certificate, let nonce, let used) = authenticator.answer(to: challenge)
    else {
      Issue.record("no response")
      return
    }
    #expect(nonce == [1, 2, 3])
    #expect(used == hash)
    let digest = hash == 1 ? EVP_sha256() : EVP_sha1()
    #expect(Self.verifies(signature, of: [1, 2, 3] + certificate, by: certificate, digest))
    #expect(!Self.verifies(signature, of: [1, 2, 4] + certificate, by: certificate, digest))
  }

  @Test func unknownAlgorithmsAreRefused() throws {
    let authenticator = try DeviceAuthenticator(identity: try Self.identity.get())
    var challenge = try #require(DeviceAuthChallenge(message: [0x0A, 0x00]))
    challenge.signatureAlgorithm = 2
    #expect(authenticator.answer(to: challenge) == .error(2))
    #expect(DeviceAuthAnswer.error(2).message == [0x1A, 2, 8, 2])
  }

  private static func verifies(
    _ signature: [UInt8], of bytes: [UInt8], by certificate: [UInt8], _ digest: OpaquePointer?
  ) -> Bool {
    certificate.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      guard let certificate = d2i_X509(nil, &start, buffer.count), let context = EVP_MD_CTX_new() else { return false }
      defer {
        EVP_MD_CTX_free(context)
        X509_free(certificate)
      }
      return EVP_DigestVerifyInit(context, nil, digest, nil, X509_get0_pubkey(certificate)) == 1
        && EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
    }
  }
}
