import EmulatedReceiver
import Glibc
import Testing

@Suite struct PrivateRootTests {
  /// A directory that goes with the test.
  private final class Directory {
    let path: String

    init() throws {
      var template = Array("/tmp/cast-root-XXXXXX".utf8CString)
      self.path = try #require(
        template.withUnsafeMutableBufferPointer { buffer in
          buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        })
    }

    deinit {
      for name in ["root.pem", "root.key"] { unlink("\(self.path)/\(name)") }
      rmdir(self.path)
    }

    var certificate: String { "\(self.path)/root.pem" }
    var key: String { "\(self.path)/root.key" }

    func mode(of path: String) -> mode_t {
      var status = stat()
      return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }
  }

  @Test func isMadeOnceAndFoundAgain() throws {
    let directory = try Directory()
    let first = try PrivateRoot.atPath(certificate: directory.certificate, key: directory.key)
    #expect(directory.mode(of: directory.key) == 0o600)
    let second = try PrivateRoot.atPath(certificate: directory.certificate, key: directory.key)
    #expect(first.certificatePEM == second.certificatePEM)
  }

  @Test func halfARootIsRefused() throws {
    let directory = try Directory()
    _ = try PrivateRoot.atPath(certificate: directory.certificate, key: directory.key)
    unlink(directory.key)
    #expect(throws: ReceiverError.self) {
      try PrivateRoot.atPath(certificate: directory.certificate, key: directory.key)
    }
  }

  @Test func aKeyOfAnotherRootIsRefused() throws {
    let (one, other) = (try Directory(), try Directory())
    _ = try PrivateRoot.atPath(certificate: one.certificate, key: one.key)
    _ = try PrivateRoot.atPath(certificate: other.certificate, key: other.key)
    #expect(throws: ReceiverError.self) { try PrivateRoot.atPath(certificate: one.certificate, key: other.key) }
  }

  @Test func aPathThatCannotBeWrittenIsSaid() {
    let error = #expect(throws: ReceiverError.self) {
      try PrivateRoot.atPath(certificate: "/nowhere/root.pem", key: "/nowhere/root.key")
    }
    #expect(error?.code == .fileFailed)
    #expect(error?.message.contains("/nowhere/root.key") == true)
  }

  @Test(arguments: [("", ""), ("nonsense", "nonsense")])
  func textThatIsNoPEMIsRefused(certificate: String, key: String) {
    #expect(throws: ReceiverError.self) { try PrivateRoot(certificatePEM: certificate, keyPEM: key) }
  }
}
