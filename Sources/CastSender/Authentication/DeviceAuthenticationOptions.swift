public import DeviceAuthentication
public import NIOCore

/// Whether devices have to prove what they are, and how strictly that is looked at.
public struct DeviceAuthenticationOptions: Sendable, Hashable {
  /// What a device's proof is for.
  public enum Policy: String, Sendable, Hashable, CaseIterable {
    /// No device is asked.
    case off = "OFF"
    /// Every device is asked, and connected to whatever comes of it.
    case report = "REPORT"
    /// A device that isn't authentic is not connected to.
    case require = "REQUIRE"
  }

  /// Off where nobody says otherwise: on 9 March 2025 strict senders refused millions of genuine devices (trap 65).
  public var policy = Policy.off
  /// How strict the verification is.
  public var verification = VerificationOptions()
  /// How long a device may take to answer.
  public var timeout = TimeAmount.seconds(5)
  /// Roots that are trusted besides Google's.
  public var trustedRoots: AuthenticationFile<TrustAnchors>?
  /// Roots of revocation lists that are trusted besides Google's.
  public var trustedCRLRoots: AuthenticationFile<TrustAnchors>?
  /// A revocation list that is looked through besides the device's own.
  public var crl: AuthenticationFile<[UInt8]>?

  public init() {}

  /// Made with the first device that is asked: Google's roots cost nothing before.
  var verifier: DeviceVerifier {
    DeviceVerifier(
      options: self.verification,
      roots: self.trustedRoots.map { TrustAnchors.cast.adding($0.contents) } ?? .cast,
      crlRoots: self.trustedCRLRoots.map { TrustAnchors.castCRL.adding($0.contents) } ?? .castCRL,
      fallbackCRL: self.crl?.contents)
  }
}
