import CastModel
import DeviceAuthentication
import Testing

/// The dates of the TLS certificate, with openscreen's `test_tls_cert.pem` (`cast_auth_util_unittest.cc`).
@Suite struct TLSCertificateTests {
  static func certificate() throws -> [UInt8] {
    try #require(try Fixture.certificates("common/certificate/certificates/test_tls_cert.pem").first)
  }

  private static func checks(at time: Int64) throws -> [AuthenticationCheck] {
    DeviceVerifier.tlsFailures(try self.certificate(), at: time).map(\.check)
  }

  /// From `openssl x509 -dates`.
  static let notBefore: Int64 = 1_488_347_877
  static let notAfter: Int64 = 1_488_520_677

  @Test func itIsValidFromItsFirstToItsLastSecond() throws {
    #expect(try Self.checks(at: Self.notBefore) == [])
    #expect(try Self.checks(at: Self.notAfter) == [])
  }

  @Test func itIsNotValidBefore() throws {
    #expect(try Self.checks(at: Self.notBefore - 1).contains(.tlsCertificateNotYetValid))
  }

  @Test func itIsNotValidAfter() throws {
    #expect(try Self.checks(at: Self.notAfter + 1) == [.tlsCertificateExpired])
  }

  @Test func moreThanFourDaysAreTooLong() throws {
    let fourDays: Int64 = 4 * 24 * 3_600
    #expect(try Self.checks(at: Self.notAfter - fourDays).contains(.tlsCertificateLifetime) == false)
    #expect(try Self.checks(at: Self.notAfter - fourDays - 1).contains(.tlsCertificateLifetime))
  }

  @Test(arguments: [Int64.min, -1, 0, Int64.max])
  func noTimeIsTooStrange(time: Int64) throws {
    #expect(try !Self.checks(at: time).isEmpty)
  }

  @Test(arguments: [[], [0x30], Array(repeating: 0xFF, count: 1_000)] as [[UInt8]])
  func reportsInvalidCertificates(der: [UInt8]) {
    #expect(DeviceVerifier.tlsFailures(der, at: 0).map(\.check) == [.tlsCertificate])
  }
}
