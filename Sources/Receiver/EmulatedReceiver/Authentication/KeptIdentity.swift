import Glibc
import TLS

extension ReceiverConfiguration {
  /// The common name of the certificates that receivers make for themselves.
  static let ownCommonName = "Emulated receiver"

  /// Uses the TLS identity in a PEM file; creates the file, with mode 0600, if there is none, or if it was created
  /// here and its certificate has expired since.
  ///
  /// A key takes 200 to 400 ms of computing, which receivers that start one after the other save. Several processes may
  /// create the file at the same time: each uses its own identity, and the last file is kept. Blocks.
  ///
  /// - Throws: ``ReceiverError`` with `fileFailed` if the file can't be read or written, or `certificateFailed`.
  public mutating func keepTLSIdentity(at path: String) throws(ReceiverError) {
    if access(path, F_OK) == 0 {
      let text = try PrivateRoot.read(path)
      let certificate = try Certificate(pem: text)
      guard certificate.isExpired, certificate.commonName == Self.ownCommonName else {
        self.tlsIdentity = TLSIdentity(certificatePEM: text, privateKeyPEM: text)
        return
      }
    }
    let identity: TLSIdentity
    do throws(TLSError) {
      identity = try TLSIdentity.selfSigned(commonName: Self.ownCommonName)
    } catch {
      throw ReceiverError(.certificateFailed, "\(error)")
    }
    // A random number, as two processes in separate namespaces may have the same process id.
    let temporary = "\(path).\(UInt64.random(in: .min ... .max))"
    try PrivateRoot.create(temporary, identity.certificatePEM + identity.privateKeyPEM, mode: 0o600)
    guard rename(temporary, path) == 0 else { throw ReceiverError.file("renamed", temporary) }
    self.tlsIdentity = identity
  }
}
