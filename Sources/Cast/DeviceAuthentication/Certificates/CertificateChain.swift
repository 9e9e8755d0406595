import CastModel
import COpenSSL

/// A path from a certificate to an anchor, with all its failures except those of its dates.
struct CertificateChain {
  /// The certificate itself first, the anchor last if the path leads to one.
  var certificates: [X509Certificate]
  /// The failures; empty if the path is valid.
  var failures: [AuthenticationFinding]

  /// The shortest RSA key, in bits (cast.md 11.2).
  static let minimumKeyBits = 2_048
  /// The most certificates between the leaf and the anchor.
  private static let maximumDepth: Int32 = 8

  /// Builds and checks the path from `leaf`.
  ///
  /// OpenSSL checks as RFC 5280 requires: signatures, path lengths, name constraints, critical extensions. Valid
  /// dates are only preferred here, so that the caller can report them separately.
  static func build(
    leaf: X509Certificate, intermediates: [X509Certificate], anchors: [X509Certificate], time: Int64
  ) -> CertificateChain {
    copenssl_clear_errors()
    defer { copenssl_clear_errors() }
    guard let store = X509_STORE_new() else { return .outOfMemory(leaf) }
    defer { X509_STORE_free(store) }
    for anchor in anchors { X509_STORE_add_cert(store, anchor.pointer) }
    guard let untrusted = copenssl_sk_X509_new_null() else { return .outOfMemory(leaf) }
    // Frees the stack without its elements.
    defer { copenssl_sk_X509_free(untrusted) }
    for intermediate in intermediates { _ = copenssl_sk_X509_push(untrusted, intermediate.pointer) }
    guard let context = X509_STORE_CTX_new() else { return .outOfMemory(leaf) }
    defer { X509_STORE_CTX_free(context) }
    guard X509_STORE_CTX_init(context, store, leaf.pointer, untrusted) == 1 else { return .outOfMemory(leaf) }
    self.configure(context, time: time)
    let isGood = X509_verify_cert(context) == 1
    let known = [leaf] + intermediates + anchors
    var chain = CertificateChain(certificates: self.path(of: context, known: known), failures: [])
    if chain.certificates.isEmpty { chain.certificates = [leaf] }
    if isGood {
      chain.checkWhatOpenSSLTolerates()
    } else {
      chain.failures.append(self.failure(of: context, leaf: leaf, known: known))
    }
    return chain
  }

  private static func configure(_ context: OpaquePointer, time: Int64) {
    let parameters = X509_STORE_CTX_get0_param(context)
    // Every anchor ends a path, even if another certificate issued it.
    X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_PARTIAL_CHAIN))
    X509_VERIFY_PARAM_set_depth(parameters, self.maximumDepth)
    X509_VERIFY_PARAM_set_time(parameters, Int(time))
    // Real chains use SHA-1; the length of keys is checked here instead.
    X509_VERIFY_PARAM_set_auth_level(parameters, 0)
    X509_STORE_CTX_set_verify_cb(context) { isGood, context in
      guard isGood == 0 else { return isGood }
      switch X509_STORE_CTX_get_error(context) {
      case X509_V_ERR_CERT_NOT_YET_VALID, X509_V_ERR_CERT_HAS_EXPIRED: return 1
      default: return 0
      }
    }
  }

  private static func path(of context: OpaquePointer, known: [X509Certificate]) -> [X509Certificate] {
    guard let chain = X509_STORE_CTX_get0_chain(context) else { return [] }
    return (0..<copenssl_sk_X509_num(chain)).compactMap { index in
      guard let pointer = copenssl_sk_X509_value(chain, index) else { return nil }
      return known.first { $0.pointer == pointer } ?? known.first { X509_cmp($0.pointer, pointer) == 0 }
    }
  }

  private static func outOfMemory(_ leaf: X509Certificate) -> CertificateChain {
    CertificateChain(
      certificates: [leaf],
      failures: [AuthenticationFinding(.certificateChain, "OpenSSL has no memory for the check of the chain.")])
  }

  /// Makes the checks of OpenSSL's strict mode that real chains pass.
  private mutating func checkWhatOpenSSLTolerates() {
    guard self.certificates.count > 1 else {
      return self.failures.append(
        AuthenticationFinding(
          .untrustedRoot, "The device's certificate is a trusted root itself: nothing vouches for it.",
          certificate: self.certificates.first?.subject))
    }
    for (index, certificate) in self.certificates.enumerated() {
      let isAnchor = index == self.certificates.count - 1
      if let failure = certificate.failure(asIssuer: index > 0, isAnchor: isAnchor) { self.failures.append(failure) }
    }
  }
}

extension X509Certificate {
  fileprivate func failure(asIssuer: Bool, isAnchor: Bool) -> AuthenticationFinding? {
    if asIssuer, !self.isCertificateAuthority {
      return AuthenticationFinding(
        .basicConstraints, "The certificate \(self.quotedName) issued another, and is no certificate authority.",
        certificate: self.subject)
    }
    if self.rsaKeyBits.map({ $0 < CertificateChain.minimumKeyBits }) ?? true {
      let key = self.rsaKeyBits.map { "an RSA key of \($0) bits" } ?? "a key that isn't RSA"
      return AuthenticationFinding(
        .keySize,
        "The certificate \(self.quotedName) has \(key); RSA of \(CertificateChain.minimumKeyBits) is the least.",
        certificate: self.subject)
    }
    if !isAnchor, !self.hasAcceptableSignatureAlgorithm {
      return AuthenticationFinding(
        .certificateAlgorithm, "The certificate \(self.quotedName) is not signed with RSA and SHA.",
        certificate: self.subject)
    }
    return nil
  }

  /// The subject in quotation marks, for messages.
  var quotedName: String { "'\(self.subject ?? "without a name")'" }
}

extension CertificateChain {
  /// The certificates whose dates count: an anchor is trusted as long as it is pinned.
  private var datedCertificates: ArraySlice<X509Certificate> {
    self.failures.contains { $0.check == .untrustedRoot } ? self.certificates[...] : self.certificates.dropLast()
  }

  /// The earliest expiry of the certificates whose dates count, in seconds since 1970.
  var notAfter: Int64? { self.datedCertificates.compactMap(\.notAfter).min() }

  /// Returns a failure for each certificate that isn't valid at `time`, in seconds since 1970.
  func dateFailures(at time: Int64) -> [AuthenticationFinding] {
    self.datedCertificates.enumerated().compactMap { index, certificate in
      guard let notBefore = certificate.notBefore, let notAfter = certificate.notAfter else {
        return AuthenticationFinding(
          .certificateMalformed, "The dates of the certificate \(certificate.quotedName) can't be read.",
          certificate: certificate.subject)
      }
      if time < notBefore {
        return AuthenticationFinding(
          index == 0 ? .deviceCertificateNotYetValid : .intermediateNotYetValid,
          "The certificate \(certificate.quotedName) is not valid before \(UTCDate.text(notBefore)). Check the clock "
            + "of this machine.", certificate: certificate.subject)
      }
      guard time > notAfter else { return nil }
      return AuthenticationFinding(
        index == 0 ? .deviceCertificateExpired : .intermediateExpired,
        "The certificate \(certificate.quotedName) expired on \(UTCDate.text(notAfter)). If this machine's clock is "
          + "right, the device's maker has to update it; `ignoreExpiry` connects all the same.",
        certificate: certificate.subject)
    }
  }
}

extension CertificateChain {
  /// Returns the finding for OpenSSL's verdict.
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
