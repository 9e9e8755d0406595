import CastTestSupport
import TLS
import Testing

/// `openssl s_server`, which sends every line back in reverse.
struct OpenSSLServer {
  let process: ChildProcess
  let port: Int

  enum Identity: String { case good, old }

  init(_ identity: Identity = .good, _ arguments: String...) throws { try self.init(identity, arguments) }

  init(_ identity: Identity, _ arguments: [String]) throws {
    let certificates = try TestCertificates.shared.get()
    let key = identity == .good ? "leaf.key" : "old.key"
    self.process = try ChildProcess(
      "/usr/bin/env",
      [
        "openssl", "s_server", "-accept", "127.0.0.1:0", "-rev", "-cert", certificates.path("\(identity.rawValue).pem"),
        "-key", certificates.path(key),
      ] + arguments)
    while let line = try self.process.readLine() {
      // "ACCEPT 127.0.0.1:37461"
      guard line.hasPrefix("ACCEPT "), let port = line.split(separator: ":").last.flatMap({ Int($0) }) else { continue }
      self.port = port
      return
    }
    throw TestCertificates.Failure(description: try self.process.readErrorToEnd())
  }
}
