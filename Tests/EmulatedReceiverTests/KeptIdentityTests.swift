import CastTestSupport
import Foundation
import TLS
import Testing

@testable import EmulatedReceiver

/// A TLS key that several receivers share, since one takes long to make.
@Suite struct KeptIdentityTests {
  @Test func receiversOfOneFileShareAnIdentity() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/identity.pem"
    var configurations = [ReceiverConfiguration.testing(), ReceiverConfiguration.testing()]
    for index in configurations.indices { try configurations[index].keepTLSIdentity(at: path) }
    let identities = configurations.compactMap(\.tlsIdentity)
    let certificates = try identities.map { try Certificate(pem: $0.certificatePEM).der }
    #expect(certificates.count == 2 && certificates[0] == certificates[1])
    // The key belongs to the certificate, also as it is read from the file.
    for identity in identities { _ = try TLSContext(serverPolicy: TLSPolicy(), identity: identity) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["identity.pem"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  /// Models have certificates with quirks, which tests with a shared file must meet, too.
  @Test(arguments: [(false, false), (true, false), (false, true)])
  func devicesWithOtherCertificatesMakeTheirOwn(hasQuirk: Bool, hasOwn: Bool) async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.tlsIdentity = try TLSIdentity.selfSigned(commonName: "Shared")
    configuration.sharesTLSIdentity = true
    configuration.hasOwnTLSIdentity = hasOwn
    if hasQuirk { configuration.device.authenticationQuirks = [try #require(AuthenticationQuirk.ofTLS.first)] }
    let isShared =
      try await ReceiverIdentity.of(configuration).certificatePEM == configuration.tlsIdentity?.certificatePEM
    #expect(isShared == (!hasQuirk && !hasOwn))
    // One that the user names is for every device.
    configuration.sharesTLSIdentity = false
    #expect(try await ReceiverIdentity.of(configuration).certificatePEM == configuration.tlsIdentity?.certificatePEM)
  }

  @Test func anIdentityMadeHereIsMadeAnewWhenItHasExpired() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/identity.pem"
    let expired = try TLSIdentity.selfSigned(commonName: ReceiverConfiguration.ownCommonName, validity: 1)
    try PrivateRoot.create(path, expired.certificatePEM + expired.privateKeyPEM, mode: 0o600)
    var configuration = ReceiverConfiguration.testing()
    try configuration.keepTLSIdentity(at: path)
    let made = try Certificate(pem: try #require(configuration.tlsIdentity).certificatePEM)
    #expect(!made.isExpired)
    #expect(try Certificate(pem: PrivateRoot.read(path)).der == made.der)
  }

  @Test func anExpiredIdentityOfTheUserIsKept() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/identity.pem"
    let expired = try TLSIdentity.selfSigned(commonName: "My television", validity: 1)
    let text = expired.certificatePEM + expired.privateKeyPEM
    try PrivateRoot.create(path, text, mode: 0o600)
    var configuration = ReceiverConfiguration.testing()
    try configuration.keepTLSIdentity(at: path)
    #expect(configuration.tlsIdentity?.certificatePEM == text)
  }
}
