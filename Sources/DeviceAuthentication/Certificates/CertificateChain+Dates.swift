extension CertificateChain {
  /// The certificates whose dates count: an anchor is trusted as long as it is pinned.
  private var datedCertificates: ArraySlice<X509Certificate> {
    self.failures.contains { $0.check == .untrustedRoot } ? self.certificates[...] : self.certificates.dropLast()
  }

  /// When the first of them runs out, in seconds since 1970.
  var notAfter: Int64? { self.datedCertificates.compactMap(\.notAfter).min() }

  /// Each certificate that isn't valid at `time`, seconds since 1970.
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
