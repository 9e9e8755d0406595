/// A root, an intermediate and a device, as Google has them, and the TLS certificate of the device's link.
public struct TestChain: Sendable {
  public let root: TestCertificate
  public let intermediate: TestCertificate
  public let device: TestCertificate
  public let tls: TestCertificate

  private static let keys = Result { try (0..<4).map { _ in try TestKey() } }

  /// The keys that all chains share: root, intermediate, device, TLS.
  public static func sharedKeys() throws -> [TestKey] { try Self.keys.get() }

  /// Makes a chain whose certificates have unusual contents.
  ///
  /// - Parameter time: When it is used, in seconds since 1970: the TLS certificate is valid for two days around it.
  public init(
    at time: Int64,
    root: TestCertificate.Contents = .authority("Test Root CA"),
    intermediate: TestCertificate.Contents = .authority("Test Model ICA", pathLength: 0),
    device: TestCertificate.Contents = TestCertificate.Contents("TESTDEVICE FA8FCA000001"),
    deviceKey: TestKey? = nil
  ) throws {
    let keys = try Self.sharedKeys()
    self.root = try TestCertificate(root, key: keys[0])
    self.intermediate = try TestCertificate(intermediate, key: keys[1], issuer: self.root)
    self.device = try TestCertificate(device, key: deviceKey ?? keys[2], issuer: self.intermediate)
    var tls = TestCertificate.Contents("link", extensions: [])
    tls.notBefore = time - 24 * 3_600
    tls.notAfter = time + 24 * 3_600
    self.tls = try TestCertificate(tls, key: keys[3])
  }
}
