import COpenSSL

/// A path from a certificate to an anchor, with everything that is wrong with it but its dates.
struct CertificateChain {
  /// The certificate itself first, the anchor last if the path leads to one.
  var certificates: [X509Certificate]
  /// What is wrong; empty if the path is good.
  var failures: [AuthenticationFinding]

  /// Fewer bits in an RSA key are refused (cast.md 11.2).
  static let minimumKeyBits = 2_048
  /// The most certificates between the leaf and the anchor.
  private static let maximumDepth: Int32 = 8

  /// Builds and checks the path from `leaf`.
  ///
  /// OpenSSL does what RFC 5280 asks for: signatures, path lengths, name constraints, critical extensions. Dates are
  /// only preferred here, so that the caller can tell them apart from the rest.
  static func build(
    leaf: X509Certificate, intermediates: [X509Certificate], anchors: [X509Certificate], time: Int64
  ) -> CertificateChain {
    copenssl_clear_errors()
    defer { copenssl_clear_errors() }
    guard let store = X509_STORE_new() else { return .outOfMemory(leaf) }
    defer { X509_STORE_free(store) }
    for anchor in anchors { X509_STORE_add_cert(store, anchor.pointer) }
    guard let untrusted = copenssl_sk_X509_new_null() else { return .outOfMemory(leaf) }
    // Frees the stack, not what is on it.
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
    // Every anchor ends a path, whoever issued it.
    X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_PARTIAL_CHAIN))
    X509_VERIFY_PARAM_set_depth(parameters, self.maximumDepth)
    X509_VERIFY_PARAM_set_time(parameters, Int(time))
    // SHA-1 is in real chains; the length of keys is checked here.
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

  /// What OpenSSL lets pass without its strict mode, which real chains would fail.
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

  /// For messages.
  var quotedName: String { "'\(self.subject ?? "without a name")'" }
}
