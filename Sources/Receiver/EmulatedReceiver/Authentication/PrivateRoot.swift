import Glibc
public import LoopIsolation
import StateFiles
import TLS

/// The root of a private chain, in place of Google's: verifiers that trust its certificate accept emulated devices.
///
/// Chromium accepts it with `--cast-developer-certificate-path`. Creating one takes some 100 ms of computing.
public final class PrivateRoot: Sendable {
  /// The certificate in PEM, which a verifier must trust.
  public let certificatePEM: String
  let certificate: Certificate
  let key: SigningKey

  /// Creates a new root, valid for twenty years.
  ///
  /// - Parameter time: the current time, in seconds since 1970.
  /// - Throws: ``ReceiverError`` with `certificateFailed`.
  public convenience init(
    commonName: String = "Emulated Cast Root CA", at time: Int64 = EventLoopClock.unixTime()
  ) throws(ReceiverError) {
    let key = try SigningKey()
    let template = CertificateTemplate(
      commonName: commonName, validity: (time - CertificateClock.day)...(time + 20 * CertificateClock.year),
      extensions: CertificateTemplate.Extension.authority(pathLength: 1))
    try self.init(certificate: try template.issue(for: key, by: nil), key: key)
  }

  /// Creates a root from an existing certificate and key.
  ///
  /// - Throws: ``ReceiverError`` with `certificateFailed` if the two aren't a certificate and its private key.
  public convenience init(certificatePEM: String, keyPEM: String) throws(ReceiverError) {
    let certificate = try Certificate(pem: certificatePEM)
    let key = try SigningKey(pem: keyPEM)
    guard certificate.belongs(to: key) else {
      throw ReceiverError(.certificateFailed, "The root's private key is not the key of its certificate.")
    }
    try self.init(certificate: certificate, key: key)
  }

  private init(certificate: Certificate, key: SigningKey) throws(ReceiverError) {
    self.certificate = certificate
    self.key = key
    self.certificatePEM = try certificate.pem()
  }

  /// The root as an issuer.
  var issuer: (certificate: Certificate, key: SigningKey) { (self.certificate, self.key) }
}

extension PrivateRoot {
  /// Returns the root in two PEM files; both are created if neither exists, the key's with mode 0600.
  ///
  /// - Throws: ``ReceiverError`` with `fileFailed` if one is missing or can't be read or written, `certificateFailed`
  ///   if they don't match.
  public static func atPath(certificate: String, key: String) throws(ReceiverError) -> PrivateRoot {
    switch (exists(certificate), exists(key)) {
    case (true, true):
      return try PrivateRoot(certificatePEM: try self.read(certificate), keyPEM: try self.read(key))
    case (false, false):
      let root = try PrivateRoot()
      try self.create(key, try root.key.pem(), mode: 0o600)
      try self.create(certificate, root.certificatePEM, mode: 0o644)
      return root
    case (let hasCertificate, _):
      let (there, missing) = hasCertificate ? (certificate, key) : (key, certificate)
      throw ReceiverError(
        .fileFailed, "“\(there)” exists and “\(missing)” doesn't: give both files of the root, or remove the one.")
    }
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The largest file in bytes; a key or a certificate is smaller.
  private static let maximumLength = 64 << 10

  static func read(_ path: String) throws(ReceiverError) -> String {
    String(decoding: try BoundedFile.contents(path, limit: self.maximumLength), as: UTF8.self)
  }

  static func create(_ path: String, _ text: String, mode: mode_t) throws(ReceiverError) {
    // O_EXCL: a file that another process has created meanwhile is never overwritten.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw ReceiverError.file("made", path) }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw ReceiverError.file("written", path) }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

/// Finds the TLS identity of a receiver.
enum ReceiverIdentity {
  /// Returns the configured identity, one with the device's quirks, or the one that all other receivers of the
  /// process share.
  @LoopActor
  static func of(_ configuration: ReceiverConfiguration) async throws -> TLSIdentity {
    let device = configuration.device
    let quirks = device.authenticationQuirks.intersection(AuthenticationQuirk.ofTLS)
    let needsOwn = !quirks.isEmpty || configuration.hasOwnTLSIdentity
    if let identity = configuration.tlsIdentity, !configuration.sharesTLSIdentity || !needsOwn { return identity }
    guard needsOwn else { return try await self.shared.value }
    return try await Task.detached {
      try TLSIdentity.emulated(commonName: device.certificateName, quirks: quirks)
    }.value
  }

  /// The shared identity, created once and away from the loop: an RSA key takes 200 to 400 ms.
  private static let shared = Task.detached {
    try TLSIdentity.selfSigned(commonName: ReceiverConfiguration.ownCommonName)
  }
}
