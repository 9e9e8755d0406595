public import LoopIsolation
public import TLS

/// A deviation of a device's certificates, or of its answers to challenges, from the expectations of verifiers.
///
/// Models list quirks in their data, and `cast-receiver` accepts them as `--auth-quirk`.
public struct AuthenticationQuirk: RawRepresentable, Sendable, Hashable {
  /// The quirk's name on `--auth-quirk` and in a model's `authentication`.
  public let rawValue: String
  /// Creates a quirk from any text. One that is not in ``all`` has no effect, so callers check it.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }

  // MARK: The device's chain

  /// The device's certificate expired yesterday.
  public static let expiredLeaf = Self("expired-leaf")
  /// The intermediate certificate expired yesterday, as Chromecast ICA 3 and 4 did on 9 March 2025 (trap 65).
  public static let expiredIntermediate = Self("expired-intermediate")
  /// The chain leads to a root that no verifier knows.
  public static let wrongRoot = Self("wrong-root")
  /// The device's certificate has the policy of devices without a screen.
  public static let audioOnly = Self("audio-only")
  /// The device's key has 1,024 bits.
  public static let shortKey = Self("key-1024")

  // MARK: Revocation: each of these makes the answer carry a list

  /// A list that doesn't revoke anything of this device.
  public static let crl = Self("crl")
  /// The list revokes the device's own certificate by the hash of its public key.
  public static let deviceRevoked = Self("device-revoked")
  /// The list revokes the intermediate's certificate by the hash of its public key.
  public static let issuerRevoked = Self("issuer-revoked")
  /// The list revokes the device's certificate by its serial number, in a range of one under the intermediate's key.
  public static let deviceSerialRevoked = Self("device-serial-revoked")
  /// The list revokes the intermediate by its serial number, in a range of one under the root's key.
  public static let issuerSerialRevoked = Self("issuer-serial-revoked")
  /// An expired list.
  public static let expiredCRL = Self("expired-crl")
  /// A list with a wrong signature.
  public static let forgedCRL = Self("forged-crl")

  // MARK: The answer

  /// A signature that was made for another nonce, as imitators use them (trap 70).
  public static let replayedSignature = Self("replayed-signature")
  /// The signature covers another TLS certificate than the link's.
  public static let mismatchedTLS = Self("mismatched-tls")
  /// The nonce is neither signed nor echoed, as with old devices (trap 67).
  public static let noNonce = Self("no-nonce")
  /// A SHA-1 signature, regardless of the hash in the challenge.
  public static let sha1Signature = Self("sha1-signature")
  /// No answer at all.
  public static let noAnswer = Self("no-answer")
  /// `AuthError` INTERNAL_ERROR.
  public static let authError = Self("auth-error")

  // MARK: The TLS certificate

  /// Version 1 of X.509 (trap 66).
  public static let tlsVersion1 = Self("tls-v1")
  /// SHA-1 signs the TLS certificate, in place of SHA-256.
  public static let tlsSHA1 = Self("tls-sha1")
  /// A key of 1,024 bits.
  public static let tlsShortKey = Self("tls-1024")
  /// A certificate that expired yesterday.
  public static let tlsExpired = Self("tls-expired")
  /// A certificate valid for a year; verifiers accept four days.
  public static let tlsLongLived = Self("tls-long-lived")

  /// All known quirks, in the order of `--help`.
  public static let all: [AuthenticationQuirk] = [
    .expiredLeaf, .expiredIntermediate, .wrongRoot, .audioOnly, .shortKey, .crl, .deviceRevoked, .issuerRevoked,
    .deviceSerialRevoked, .issuerSerialRevoked, .expiredCRL, .forgedCRL, .replayedSignature, .mismatchedTLS, .noNonce,
    .sha1Signature, .noAnswer, .authError, .tlsVersion1, .tlsSHA1, .tlsShortKey, .tlsExpired, .tlsLongLived,
  ]

  /// The quirks for which the device needs its own TLS certificate.
  public static let ofTLS: Set<AuthenticationQuirk> = [
    .tlsVersion1, .tlsSHA1, .tlsShortKey, .tlsExpired, .tlsLongLived,
  ]

  /// The quirks that add a revocation list to the answer.
  static let ofRevocation: Set<AuthenticationQuirk> = [
    .crl, .deviceRevoked, .issuerRevoked, .deviceSerialRevoked, .issuerSerialRevoked, .expiredCRL, .forgedCRL,
  ]
}

extension TLSIdentity {
  /// Creates a self-signed certificate with the faults that `quirks` name; without any, one like
  /// ``selfSigned(commonName:validity:)``'s.
  ///
  /// - Throws: ``ReceiverError`` with `certificateFailed`.
  public static func emulated(
    commonName: String, quirks: Set<AuthenticationQuirk>, at time: Int64 = EventLoopClock.unixTime()
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
