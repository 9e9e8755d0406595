import Glibc

extension PrivateRoot {
  /// The root of two files in PEM; both are made if neither exists, the key's with mode 0600.
  ///
  /// - Throws: ``ReceiverError`` with `fileFailed` if one is missing or can't be read or written, `certificateFailed` if they don't fit.
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

  /// More is no key and no certificate.
  private static let maximumLength = 64 << 10

  private static func read(_ path: String) throws(ReceiverError) -> String {
    String(decoding: try SmallFile.read(path, maximumLength: self.maximumLength), as: UTF8.self)
  }

  private static func create(_ path: String, _ text: String, mode: mode_t) throws(ReceiverError) {
    // Never over a file that another process has made meanwhile.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SmallFile.error("made", path) }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw SmallFile.error("written", path) }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
