import CastTestSupport
import Foundation
import TLS
import Testing

/// The certificate that receivers make, as the `openssl` program sees it.
@Suite(.blocking, .timeLimit(.minutes(1)))
struct TLSIdentityTests {
  private static func openssl(_ arguments: String..., input: String) throws -> String {
    let output = try ChildProcess.run(["openssl"] + arguments, input: Array(input.utf8))
    try #require(output.end == .exited(0), "openssl: \(output.errors)")
    return String(decoding: output.output, as: UTF8.self)
  }

  @Test func itIsASelfSignedRSA2048Certificate() throws {
    let identity = try TLSIdentity.selfSigned(commonName: "Living Room é")
    let text = try Self.openssl("x509", "-noout", "-text", "-nameopt", "utf8", input: identity.certificatePEM)
    #expect(text.contains("Public-Key: (2048 bit)"))
    #expect(text.contains("Signature Algorithm: sha256WithRSAEncryption"))
    #expect(text.contains("Version: 3 (0x2)"))
    let names = try Self.openssl(
      "x509", "-noout", "-subject", "-issuer", "-nameopt", "utf8", input: identity.certificatePEM)
    #expect(names == "subject=CN=Living Room é\nissuer=CN=Living Room é\n")
  }

  @Test(arguments: [(86_400, 86_400), (.max, 345_600), (0, 1), (-5, 1)] as [(Int64, Int64)])
  func itsValidityIsAtMostFourDays(asked: Int64, granted: Int64) throws {
    let identity = try TLSIdentity.selfSigned(validity: asked)
    let dates = try Self.openssl("x509", "-noout", "-dates", "-dateopt", "iso_8601", input: identity.certificatePEM)
    let times = dates.split(separator: "\n").compactMap { line in
      ISO8601DateFormatter().date(from: String(line.split(separator: "=")[1]).replacing(" ", with: "T"))
    }
    try #require(times.count == 2, "\(dates)")
    #expect(Int64(times[1].timeIntervalSince(times[0])) == granted)
    #expect(times[0] <= Date())
  }

  @Test func twoAreDifferent() throws {
    #expect(try TLSIdentity.selfSigned() != TLSIdentity.selfSigned())
  }

  @Test func theLongestNameIsCutNotRefused() throws {
    #expect(throws: Never.self) { try TLSIdentity.selfSigned(commonName: String(repeating: "é", count: 200)) }
  }
}
