import CastModel
import DeviceAuthentication
import Foundation
import Testing

@Suite struct TrustAnchorsTests {
  /// The fingerprints of cast.md 11.2.
  @Test func theBuiltInRootsAreGoogles() {
    #expect(
      TrustAnchors.cast.certificates.map(Self.fingerprint) == [
        "809AF14700B3FE2611AD597EB1584D6354313B64CCDB3390F097FA3E5826D6CA",
        "CAF6D1E37B532203E01A76BF07187BB731CCD38801565AB2211A2C0AB7F3BC46",
      ])
    #expect(
      TrustAnchors.castCRL.certificates.map(Self.fingerprint) == [
        "8B77C60291F9D62764613083F49750B1C5CAAC2D9EFBE5A28EDF301F9D84831D"
      ])
  }

  /// With `sha256sum`, not with the code under test.
  private static func fingerprint(_ der: [UInt8]) -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "root-\(UUID().uuidString).der")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = [file.path]
    process.standardOutput = output
    do {
      try Data(der).write(to: file)
      try process.run()
      let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return text.prefix(64).uppercased()
    } catch {
      return "\(error)"
    }
  }

  @Test func aFileMayHoldSeveralAndKeysBetween() throws {
    let chain = try Fixture.bytes("receiver/channel/device_chain.pem")
    let key = Array("-----BEGIN PRIVATE KEY-----\nMII=\n-----END PRIVATE KEY-----\n".utf8)
    #expect(try TrustAnchors(pem: chain + key + chain).certificates.count == 6)
  }

  @Test(arguments: [
    ("", AuthenticationFileError.Code.empty),
    ("no PEM at all", .empty),
    ("-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n", .malformed),
    ("-----BEGIN CERTIFICATE-----\n", .malformed),
    (String(repeating: "x", count: TrustAnchors.maximumFileLength + 1), .tooLarge),
  ])
  func refusesFilesWithoutCertificates(pem: String, code: AuthenticationFileError.Code) {
    let error = #expect(throws: AuthenticationFileError.self) { try TrustAnchors(pem: Array(pem.utf8)) }
    #expect(error?.code == code)
  }

  @Test func aCrowdOfCertificatesIsRefused() throws {
    let one = try Fixture.bytes("receiver/channel/crl_root.pem")
    #expect(try TrustAnchors(pem: Array(repeatElement(one, count: 64).joined())).certificates.count == 64)
    let error = #expect(throws: AuthenticationFileError.self) {
      try TrustAnchors(pem: Array(repeatElement(one, count: 65).joined()))
    }
    #expect(error?.code == .tooLarge)
    #expect(error?.message.contains("more than 64 certificates") == true)
  }
}
