import CastModel
public import DeviceAuthentication

/// The contents of the files that the options of device authentication name.
public struct AuthenticationFiles: Sendable, Hashable {
  /// The trusted roots in addition to Google's.
  public var trustedRoots: AuthenticationFile<TrustAnchors>?
  /// The trusted roots of revocation lists in addition to Google's.
  public var trustedCRLRoots: AuthenticationFile<TrustAnchors>?
  /// A revocation list that is checked in addition to the device's own.
  public var crl: AuthenticationFile<[UInt8]>?

  /// Creates the contents without any files.
  public init() {}

  /// Creates the verifier. It is called for the first device that is asked, so that Google's roots cost nothing
  /// before.
  func verifier(_ options: DeviceAuthenticationOptions) -> DeviceVerifier {
    DeviceVerifier(
      options: VerificationOptions(options),
      roots: self.trustedRoots.map { TrustAnchors.cast.adding($0.contents) } ?? .cast,
      crlRoots: self.trustedCRLRoots.map { TrustAnchors.castCRL.adding($0.contents) } ?? .castCRL,
      fallbackCRL: self.crl?.contents)
  }
}
