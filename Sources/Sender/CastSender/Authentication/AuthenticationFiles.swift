import CastModel
public import DeviceAuthentication

/// What the files hold that the options of device authentication name.
public struct AuthenticationFiles: Sendable, Hashable {
  /// Roots that are trusted besides Google's.
  public var trustedRoots: AuthenticationFile<TrustAnchors>?
  /// Roots of revocation lists that are trusted besides Google's.
  public var trustedCRLRoots: AuthenticationFile<TrustAnchors>?
  /// A revocation list that is looked through besides the device's own.
  public var crl: AuthenticationFile<[UInt8]>?

  /// No files.
  public init() {}

  /// Made with the first device that is asked: Google's roots cost nothing before.
  func verifier(_ options: DeviceAuthenticationOptions) -> DeviceVerifier {
    DeviceVerifier(
      options: VerificationOptions(options),
      roots: self.trustedRoots.map { TrustAnchors.cast.adding($0.contents) } ?? .cast,
      crlRoots: self.trustedCRLRoots.map { TrustAnchors.castCRL.adding($0.contents) } ?? .castCRL,
      fallbackCRL: self.crl?.contents)
  }
}
