import COpenSSL

extension CertificateChain {
  /// What OpenSSL's verdict means.
  static func failure(
    of context: OpaquePointer, leaf: X509Certificate, known: [X509Certificate]
  ) -> AuthenticationFinding {
    let code = X509_STORE_CTX_get_error(context)
    let current = X509_STORE_CTX_get_current_cert(context)
    let certificate = known.first { $0.pointer == current } ?? leaf
    let reason = X509_verify_cert_error_string(Int(code)).map { String(cString: $0) } ?? "error \(code)"
    let check =
      code == X509_V_ERR_INVALID_CA && !certificate.allowsCertificateSigning ? .keyUsage : self.check(for: code)
    var message = "The chain fails at the certificate \(certificate.quotedName): \(reason)."
    if check == .untrustedRoot {
      message =
        "The certificate \(certificate.quotedName) leads to no trusted root: the device isn't certified by Google"
        + ", or its private root is not in `trustedRootsFile`."
    }
    return AuthenticationFinding(check, message, certificate: certificate.subject)
  }

  private static func check(for code: Int32) -> AuthenticationCheck {
    switch code {
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY,
      X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE, X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT,
      X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN, X509_V_ERR_CERT_UNTRUSTED, X509_V_ERR_CERT_REJECTED:
      .untrustedRoot
    case X509_V_ERR_CERT_SIGNATURE_FAILURE, X509_V_ERR_UNABLE_TO_DECRYPT_CERT_SIGNATURE,
      X509_V_ERR_UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY, X509_V_ERR_NO_ISSUER_PUBLIC_KEY:
      .certificateSignature
    case X509_V_ERR_UNSUPPORTED_SIGNATURE_ALGORITHM, X509_V_ERR_SIGNATURE_ALGORITHM_MISMATCH:
      .certificateAlgorithm
    case X509_V_ERR_PATH_LENGTH_EXCEEDED, X509_V_ERR_CERT_CHAIN_TOO_LONG: .pathLength
    case X509_V_ERR_INVALID_CA, X509_V_ERR_INVALID_NON_CA: .basicConstraints
    case X509_V_ERR_KEYUSAGE_NO_CERTSIGN: .keyUsage
    case X509_V_ERR_PERMITTED_VIOLATION, X509_V_ERR_EXCLUDED_VIOLATION, X509_V_ERR_SUBTREE_MINMAX,
      X509_V_ERR_UNSUPPORTED_CONSTRAINT_TYPE, X509_V_ERR_UNSUPPORTED_CONSTRAINT_SYNTAX,
      X509_V_ERR_UNSUPPORTED_NAME_SYNTAX:
      .nameConstraints
    case X509_V_ERR_UNHANDLED_CRITICAL_EXTENSION: .criticalExtension
    case X509_V_ERR_INVALID_EXTENSION, X509_V_ERR_INVALID_POLICY_EXTENSION,
      X509_V_ERR_ERROR_IN_CERT_NOT_BEFORE_FIELD, X509_V_ERR_ERROR_IN_CERT_NOT_AFTER_FIELD:
      .certificateMalformed
    default: .certificateChain
    }
  }
}
