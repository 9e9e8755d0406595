import CastV2
import COpenSSL
import TLS

/// Answers challenges of device authentication with the key of the link's own certificate.
///
/// The signature is right, and the chain leads to no root of Google's: who only asks for an answer (VLC) is content, who
/// verifies (Chromium) is not. (Protocol page 11.2.)
final class DeviceAuthenticator {
  private let certificate: [UInt8]
  private let key: OpaquePointer

  init(identity: TLSIdentity) throws(ReceiverError) {
    guard let certificate = Self.certificate(identity.certificatePEM) else {
      throw ReceiverError(.signingFailed, "There is no certificate in the receiver's identity.")
    }
    guard let key = Self.key(identity.privateKeyPEM) else {
      throw ReceiverError(.signingFailed, "There is no private key in the receiver's identity.")
    }
    self.certificate = certificate
    self.key = key
  }

  deinit { EVP_PKEY_free(self.key) }

  /// The answer to the challenge that `message` carries; `nil` if it carries none.
  func answer(_ message: CastMessage) -> CastMessage? {
    guard let challenge = DeviceAuthChallenge(message: message.bytes) else { return nil }
    return CastMessage(
      sourceId: message.destinationId, destinationId: message.sourceId, namespace: .deviceAuth,
      binary: self.answer(to: challenge).message)
  }

  func answer(to challenge: DeviceAuthChallenge) -> DeviceAuthAnswer {
    // openscreen's receiver knows no other.
    guard challenge.signatureAlgorithm <= 1, challenge.hashAlgorithm <= 1 else {
      return .error(DeviceAuthAnswer.algorithmUnavailable)
    }
    let digest = challenge.hashAlgorithm == 1 ? EVP_sha256() : EVP_sha1()
    guard let signature = self.sign(challenge.senderNonce + self.certificate, digest: digest) else {
      return .error(DeviceAuthAnswer.internalError)
    }
    return .response(
      signature: signature, certificate: self.certificate, nonce: challenge.senderNonce,
      hashAlgorithm: challenge.hashAlgorithm)
  }

  private func sign(_ bytes: [UInt8], digest: OpaquePointer?) -> [UInt8]? {
    ERR_clear_error()
    guard let context = EVP_MD_CTX_new() else { return nil }
    defer { EVP_MD_CTX_free(context) }
    var length = 0
    guard EVP_DigestSignInit(context, nil, digest, nil, self.key) == 1,
      EVP_DigestSign(context, nil, &length, bytes, bytes.count) == 1
    else { return nil }
    var signature = [UInt8](repeating: 0, count: length)
    guard EVP_DigestSign(context, &signature, &length, bytes, bytes.count) == 1 else { return nil }
    return Array(signature.prefix(length))
  }

  private static func certificate(_ pem: String) -> [UInt8]? {
    self.withPEM(pem) { bio in
      guard let certificate = PEM_read_bio_X509(bio, nil, nil, nil) else { return nil }
      defer { X509_free(certificate) }
      let length = i2d_X509(certificate, nil)
      guard length > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: Int(length))
      bytes.withUnsafeMutableBufferPointer { buffer in
        var start = buffer.baseAddress
        _ = i2d_X509(certificate, &start)
      }
      return bytes
    }
  }

  private static func key(_ pem: String) -> OpaquePointer? {
    self.withPEM(pem) { PEM_read_bio_PrivateKey($0, nil, nil, nil) }
  }

  private static func withPEM<T>(_ pem: String, _ read: (OpaquePointer) -> T?) -> T? {
    Array(pem.utf8).withUnsafeBytes { buffer in
      guard let bio = BIO_new_mem_buf(buffer.baseAddress, Int32(clamping: buffer.count)) else { return nil }
      defer { BIO_free(bio) }
      return read(bio)
    }
  }
}
