public import TLS

extension TLSIdentity {
  /// A self-signed certificate with the faults that `quirks` name; without any like ``selfSigned(commonName:validity:)``'s.
  ///
  /// - Throws: ``ReceiverError`` with `certificateFailed`.
  public static func emulated(
    commonName: String, quirks: Set<AuthenticationQuirk>, at time: Int64 = CertificateClock.now()
  ) throws(ReceiverError) -> TLSIdentity {
    let key = try SigningKey(bits: quirks.contains(.tlsShortKey) ? 1_024 : 2_048)
    var end = time + self.maximumValidity - CertificateClock.day
    if quirks.contains(.tlsLongLived) { end = time + CertificateClock.year }
    if quirks.contains(.tlsExpired) { end = time - CertificateClock.day }
    let template = CertificateTemplate(
      commonName: commonName, validity: (min(time, end) - CertificateClock.day)...end,
      version: quirks.contains(.tlsVersion1) ? 1 : 3, digest: quirks.contains(.tlsSHA1) ? .sha1 : .sha256)
    return TLSIdentity(
      certificatePEM: try template.issue(for: key, by: nil).pem(), privateKeyPEM: try key.pem())
  }
}
