import CastTestSupport
import Foundation
import TLS

/// Certificates made by the `openssl` program: a root, its certificates, and those of old devices.
final class TestCertificates: Sendable {
  /// Made once for all suites.
  static let shared = Result { try TestCertificates() }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The root's certificate, PEM.
  let rootPath: String
  /// For `good.test`, `*.wild.test`, 127.0.0.1 and ::1, signed by the root.
  let good: TLSIdentity
  /// The same, but its validity is over.
  let expired: TLSIdentity
  /// X.509 v1, RSA of 1,024 bits, signed with SHA-1: an old device's.
  let old: TLSIdentity
  private let folder: URL

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tls-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    self.rootPath = folder.appending(path: "root.pem").path
    let names = "subjectAltName=DNS:good.test,DNS:*.wild.test,IP:127.0.0.1,IP:::1\n"
    try Data(names.utf8).write(to: folder.appending(path: "names"))
    try Self.run(
      folder,
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=root -keyout root.key -out root.pem"
    )
    try Self.run(
      folder,
      "req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=leaf -keyout leaf.key -out leaf.csr")
    try Self.run(folder, "req -new -newkey rsa:1024 -nodes -subj /CN=old -keyout old.key -out old.csr")
    let sign = "x509 -req -in leaf.csr -CA root.pem -CAkey root.key -CAcreateserial -extfile names"
    try Self.run(folder, "\(sign) -days 2 -out good.pem")
    // Minus one day: it ended yesterday.
    try Self.run(folder, "\(sign) -days -1 -out expired.pem")
    // Without extensions this makes version 1.
    try Self.run(folder, "x509 -req -in old.csr -signkey old.key -sha1 -days 2 -out old.pem")
    self.good = try Self.identity(folder, "good", "leaf")
    self.expired = try Self.identity(folder, "expired", "leaf")
    self.old = try Self.identity(folder, "old", "old")
  }

  /// The path of `name` (`good.pem`, `leaf.key`, …), for the `openssl` program.
  func path(_ name: String) -> String { self.folder.appending(path: name).path }

  private static func run(_ folder: URL, _ arguments: String) throws {
    let script = "cd \"$0\" && exec openssl \(arguments)"
    let output = try ChildProcess.run(["sh", "-c", script, folder.path])
    guard output.end == .exited(0) else { throw Failure(description: "openssl \(arguments): \(output.errors)") }
  }

  private static func identity(_ folder: URL, _ certificate: String, _ key: String) throws -> TLSIdentity {
    try TLSIdentity(
      certificatePEM: String(contentsOf: folder.appending(path: "\(certificate).pem"), encoding: .utf8),
      privateKeyPEM: String(contentsOf: folder.appending(path: "\(key).key"), encoding: .utf8))
  }
}
