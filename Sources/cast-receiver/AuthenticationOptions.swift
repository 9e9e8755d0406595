import ArgumentParser
import EmulatedReceiver

/// How the device proves what it is.
struct AuthenticationOptions: ParsableArguments {
  @Option(help: "The root of the device's certificate, in PEM: what a verifying sender is to trust. Made if missing.")
  var rootCertificate: String?
  @Option(help: "The root's private key, in PEM; made with --root-certificate, for its owner's eyes only.")
  var rootKey: String?
  @Option(
    help: ArgumentHelp(
      "What is wrong with certificates and the answer to challenges: "
        + "\(AuthenticationQuirk.all.map(\.rawValue).joined(separator: ", "))."))
  var authQuirk: [String] = []
  @Flag(help: "Give each device a TLS certificate of its own, in place of one for all.") var ownCertificates = false

  func validate() throws {
    guard (self.rootCertificate == nil) == (self.rootKey == nil) else {
      throw ValidationError("--root-certificate and --root-key go together.")
    }
    for name in self.authQuirk where !AuthenticationQuirk.all.contains(AuthenticationQuirk(rawValue: name)) {
      throw ValidationError("“\(name)” is nothing that can be wrong with certificates.")
    }
  }

  var quirks: Set<AuthenticationQuirk> { Set(self.authQuirk.map(AuthenticationQuirk.init(rawValue:))) }

  /// The chain to the root that was asked for; made away from the loop.
  func deviceChain() async throws -> DeviceChain? {
    guard let rootCertificate, let rootKey else { return nil }
    return try await Task.detached {
      try DeviceChain(root: try PrivateRoot.atPath(certificate: rootCertificate, key: rootKey))
    }.value
  }
}
