/// The certificates that a chain may end at.
///
/// Every one is an anchor, also one that isn't self-signed; its own dates don't count.
public struct TrustAnchors: Sendable, Hashable {
  /// The certificates, each in DER.
  public var certificates: [[UInt8]]

  /// Makes a set of certificates in DER. Invalid data is only detected when a chain is checked, and anchors nothing.
  public init(certificates: [[UInt8]]) { self.certificates = certificates }

  /// Reads every certificate of a PEM file's contents; other blocks, such as keys, are skipped.
  ///
  /// - Throws: ``AuthenticationFileError`` if there is none, if one can't be read, or if there are more than 64.
  public init(pem: [UInt8]) throws(AuthenticationFileError) {
    guard pem.count <= Self.maximumFileLength else {
      throw AuthenticationFileError(.tooLarge, "A file of \(pem.count) bytes is too large for root certificates.")
    }
    let certificates: [[UInt8]]
    switch PEM.read(pem) {
    case .success(let found): certificates = found
    case .failure(.malformed):
      throw AuthenticationFileError(.malformed, "A certificate in the PEM text can't be read.")
    case .failure(.tooMany):
      throw AuthenticationFileError(
        .tooLarge, "There are more than \(PEM.maximumCertificates) certificates in the PEM text: give only the roots.")
    }
    guard !certificates.isEmpty else {
      throw AuthenticationFileError(.empty, "There is no certificate in the PEM text (-----BEGIN CERTIFICATE-----).")
    }
    self.certificates = certificates
  }

  /// The longest PEM file that is read, in bytes.
  public static let maximumFileLength = 1 << 20

  /// The roots of every genuine Cast device: Cast Root CA and Eureka Root CA (cast.md 11.2).
  public static let cast = TrustAnchors(builtIn: [CastRoots.castRootCA, CastRoots.eurekaRootCA])

  /// The root of Google's revocation lists.
  public static let castCRL = TrustAnchors(builtIn: [CastRoots.castCRLRootCA])

  /// Returns these anchors and others.
  public func adding(_ others: TrustAnchors) -> TrustAnchors {
    TrustAnchors(certificates: self.certificates + others.certificates)
  }

  private init(builtIn: [String]) {
    self.certificates = builtIn.flatMap { PEM.certificates(Array($0.utf8)) ?? [] }
  }

  func parsed() -> [X509Certificate] { self.certificates.compactMap(X509Certificate.init(der:)) }
}
