import CastModel
import CastV2
import DeviceAuthentication
import Foundation
import Testing

/// openscreen's chains, with the outcome that its `cast_cert_validator_unittest.cc` states.
@Suite struct OpenscreenChainTests {
  enum Anchor: Sendable {
    case builtIn
    /// The last certificate of the file.
    case inFile
  }

  struct Vector: Sendable, CustomTestStringConvertible {
    var file: String
    var anchor = Anchor.inFile
    var time = Fixture.date(2016, 4, 1)
    var subject: String
    var isAudioOnly = false
    /// `nil` for a good chain.
    var failure: AuthenticationCheck?
    var testDescription: String { self.file }
  }

  static let vectors: [Vector] = [
    Vector(file: "chromecast_gen1", anchor: .builtIn, subject: "2ZZBG9 FA8FCA3EF91A"),
    Vector(file: "chromecast_gen1_reissue", anchor: .builtIn, subject: "2ZZBG9 FA8FCA3EF91A"),
    Vector(file: "chromecast_gen2", anchor: .builtIn, subject: "3ZZAK6 FA8FCA3F0D35"),
    Vector(file: "fugu", anchor: .builtIn, subject: "-6394818897508095075"),
    Vector(file: "vizio", anchor: .builtIn, subject: "9V0000VB FA8FCA784D01"),
    Vector(file: "chromecast_audio", anchor: .builtIn, subject: "4ZZDZJ FA8FCA7EFE3C", isAudioOnly: true),
    Vector(
      file: "mtk_audio_dev", anchor: .builtIn, time: Fixture.date(2015, 1, 1), subject: "MediaTek Audio Dev Test",
      isAudioOnly: true),
    Vector(
      file: "audio_ref_dev_test_chain_3", anchor: .builtIn, subject: "Audio Reference Dev Test", isAudioOnly: true),
    Vector(file: "unchained", anchor: .builtIn, subject: "Cast Test Untrusted Device", failure: .untrustedRoot),
    Vector(file: "cast_root_ca", anchor: .builtIn, subject: "Cast Root CA", failure: .keyUsage),
    Vector(file: "expired_root", subject: "CastDevice"),
    Vector(file: "violates_root_pathlen_constraint", subject: "Target", failure: .pathLength),
    Vector(file: "rsa1024_device_cert", subject: "RSA 1024 Device Cert", failure: .keySize),
    Vector(file: "rsa2048_device_cert", subject: "RSA 2048 Device Cert"),
    Vector(file: "nc", time: Fixture.date(2020, 4, 1), subject: "Device"),
    Vector(file: "nc_fail", time: Fixture.date(2020, 4, 1), subject: "Device", failure: .nameConstraints),
    Vector(
      file: "chromecast_gen2", anchor: .builtIn, time: Fixture.date(2015, 1, 1), subject: "3ZZAK6 FA8FCA3F0D35",
      failure: .deviceCertificateNotYetValid),
    Vector(
      file: "chromecast_gen2", anchor: .builtIn, time: Fixture.date(2037, 3, 1), subject: "3ZZAK6 FA8FCA3F0D35",
      failure: .deviceCertificateExpired),
  ]

  static let policies: [Vector] = ["anypolicy", "audioonly", "none"].flatMap { issuer in
    ["anypolicy", "audioonly", "foo", "none"].map { leaf in
      Vector(
        file: "policies_ica_\(issuer)_leaf_\(leaf)", subject: "Leaf",
        isAudioOnly: issuer == "audioonly" || leaf == "audioonly")
    }
  }

  /// The outcome, the signature aside: these files hold none.
  static func result(of vector: Vector, options: VerificationOptions = VerificationOptions()) throws
    -> AuthenticationResult
  {
    var certificates = try Fixture.certificates("common/certificate/certificates/\(vector.file).pem")
    var roots = TrustAnchors.cast
    if vector.anchor == .inFile { roots = TrustAnchors(certificates: [certificates.removeLast()]) }
    let response = AuthResponse(
      signature: [1], clientAuthCertificate: try #require(certificates.first),
      intermediateCertificates: Array(certificates.dropFirst()))
    return DeviceVerifier(options: options, roots: roots)
      .verifyCredentials(response, signedData: [], at: vector.time)
  }

  @Test(arguments: Self.vectors + Self.policies)
  func theOutcomeIsOpenscreens(vector: Vector) throws {
    let result = try Self.result(of: vector)
    let failures = result.failures.map(\.check).filter { $0 != .signature }
    #expect(failures.first == vector.failure, "\(result.failures)")
    #expect(result.subject == vector.subject)
    if vector.failure == nil {
      #expect(failures.isEmpty)
      #expect(result.isAudioOnly == vector.isAudioOnly)
    }
  }

  /// Checks the test itself: each folder's file is in the table.
  @Test func noFileIsForgotten() throws {
    let others: Set = ["cast_crl_test_root_ca", "cast_test_root_ca", "test_tls_cert"]
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixture.folder.appending(path: "common/certificate/certificates").path)
    let names = files.filter { $0.hasSuffix(".pem") }.map { String($0.dropLast(4)) }
    #expect(Set(names) == Set((Self.vectors + Self.policies).map(\.file)).union(others))
  }

  /// 9 March 2025: Google's intermediates expired, and strict senders refused genuine devices (trap 65).
  @Test(arguments: ["chromecast_gen2", "chromecast_audio"])
  func reportsTheExpiredIntermediatesOfMarch2025(file: String) throws {
    var vector = Vector(file: file, anchor: .builtIn, time: Fixture.date(2025, 3, 10), subject: "")
    let checks = try Self.result(of: vector).failures.map(\.check).filter { $0 != .signature }
    #expect(checks == [.intermediateExpired])
    vector.time = Fixture.date(2025, 3, 9)
    #expect(try Self.result(of: vector).failures.map(\.check) == [.signature])
  }

  @Test func expiryCanBeIgnored() throws {
    let vector = Vector(file: "chromecast_gen2", anchor: .builtIn, time: Fixture.date(2037, 3, 1), subject: "")
    let result = try Self.result(of: vector, options: VerificationOptions(ignoresExpiry: true))
    #expect(result.failures.map(\.check) == [.signature])
    #expect(result.warnings.map(\.check) == [.deviceCertificateExpired, .intermediateExpired])
  }

  @Test func theResultNamesModelExpiryAndChain() throws {
    let result = try Self.result(of: try #require(Self.vectors.first { $0.file == "fugu" }))
    #expect(result.model == "Asus fugu Cast ICA")
    // The device's own certificate expires first here.
    #expect(result.notAfter.map(UTCDate.text) == "2017-03-18T21:43:31Z")
    let names = ["-6394818897508095075", "Asus fugu Cast ICA", "Widevine Cast Subroot", "Cast Root CA"]
    #expect(result.chain.map(\.subject) == names)
  }

  @Test func intermediatesMayComeInAnyOrder() throws {
    let certificates = try Fixture.certificates("common/certificate/certificates/fugu.pem")
    let response = AuthResponse(
      signature: [1], clientAuthCertificate: certificates[0],
      intermediateCertificates: certificates.dropFirst().reversed())
    let result = DeviceVerifier().verifyCredentials(response, signedData: [], at: Fixture.date(2016, 4, 1))
    #expect(result.failures.map(\.check) == [.signature])
  }
}
