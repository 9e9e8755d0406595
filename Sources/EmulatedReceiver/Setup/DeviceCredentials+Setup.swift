import COpenSSL
import JSONCodec

extension DeviceCredentials {
  /// The section `sign` of the setup information: the device's certificate, and a signature (cast.md 10).
  ///
  /// What real devices sign is not known; this is over the nonce's text, with SHA-256.
  func sign(setupNonce nonce: String) throws(ReceiverError) -> JSONObject {
    let signature = try self.key.sign(Array(nonce.utf8), digest: .sha256)
    return [
      "certificate": .string(try self.leaf.pem()), "intermediate_certs": [.string(try self.intermediate.pem())],
      "nonce": .string(nonce), "signed_data": .string(Self.base64(signature)),
    ]
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    // Four characters for each three bytes, and the zero that OpenSSL ends with.
    var text = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
    let count = EVP_EncodeBlock(&text, bytes, Int32(clamping: bytes.count))
    return String(decoding: text.prefix(Int(max(0, count))), as: UTF8.self)
  }
}
