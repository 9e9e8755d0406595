import COpenSSL

extension X509Certificate {
  private var flags: UInt32 { X509_get_extension_flags(self.pointer) }

  /// Whether an extension can't be read, or contradicts another.
  var hasInvalidExtension: Bool { self.flags & UInt32(EXFLAG_INVALID) != 0 }

  /// Whether the basic constraints say that it may issue certificates.
  var isCertificateAuthority: Bool {
    let both = UInt32(EXFLAG_BCONS | EXFLAG_CA)
    return self.flags & both == both
  }

  /// Whether the key usage is there and allows signatures over data.
  var allowsDigitalSignature: Bool {
    self.flags & UInt32(EXFLAG_KUSAGE) != 0
      && X509_get_key_usage(self.pointer) & UInt32(KU_DIGITAL_SIGNATURE) != 0
  }

  /// Whether the key usage, where there is one, allows signatures over certificates.
  var allowsCertificateSigning: Bool {
    self.flags & UInt32(EXFLAG_KUSAGE) == 0 || X509_get_key_usage(self.pointer) & UInt32(KU_KEY_CERT_SIGN) != 0
  }

  /// Whether its own signature is made with RSA and one of the SHA family: what Cast certificates use (cast.md 11.2).
  var hasAcceptableSignatureAlgorithm: Bool {
    switch X509_get_signature_nid(self.pointer) {
    case NID_sha1WithRSAEncryption, NID_sha256WithRSAEncryption, NID_sha384WithRSAEncryption,
      NID_sha512WithRSAEncryption:
      true
    default: false
    }
  }

  /// The policies that it names, as numbers with dots; `nil` if they can't be read.
  var policies: [String]? {
    var critical: Int32 = 0
    guard let value = X509_get_ext_d2i(self.pointer, NID_certificate_policies, &critical, nil) else {
      copenssl_clear_errors()
      return critical == -1 ? [] : nil
    }
    let policies = OpaquePointer(value)
    defer { CERTIFICATEPOLICIES_free(policies) }
    return (0..<copenssl_sk_POLICYINFO_num(policies)).compactMap { index in
      guard let id = copenssl_sk_POLICYINFO_value(policies, index)?.pointee.policyid else { return nil }
      var text = [CChar](repeating: 0, count: 128)
      let length = OBJ_obj2txt(&text, Int32(text.count), id, 1)
      guard length > 0, Int(length) < text.count else { return nil }
      return String(decoding: text.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
