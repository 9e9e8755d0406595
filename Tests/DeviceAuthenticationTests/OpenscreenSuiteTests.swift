import CastModel
import CastV2
import DeviceAuthentication
import NIOCore
import Testing

/// openscreen's `testsuite1.pb` (`DeviceCertTestSuite`): 32 cases of paths and revocation.
@Suite struct OpenscreenSuiteTests {
  enum Expectation: UInt64, Sendable {
    case success = 1
    case pathFailed = 2
    case crlFailed = 3
    case revoked = 4
    case crlMissing = 5
    case crlExpiredAfterVerification = 6
  }

  struct Case: Sendable, ProtobufMessage, CustomTestStringConvertible {
    var description = ""
    var expectation: UInt64 = 0
    var path: [[UInt8]] = []
    var crl: [UInt8] = []
    var time: Int64 = 0
    var crlTime: Int64 = 0
    var usesTestAnchors = true
    var testDescription: String { self.description }

    mutating func read(
      _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
    ) throws(CastMessageError) -> Bool {
      switch field.number {
      case 1: self.description = try reader.string()
      case 2: self.path.append(Array(buffer: try reader.bytes()))
      case 3: self.crl = Array(buffer: try reader.bytes())
      case 4: self.expectation = try reader.varint()
      case 5: self.time = Int64(clamping: try reader.varint())
      case 6: self.crlTime = Int64(clamping: try reader.varint())
      case 7: self.usesTestAnchors = try reader.varint() != 0
      default: return false
      }
      return true
    }

    func write(into buffer: inout ByteBuffer) {}
  }

  struct CaseList: ProtobufMessage {
    var cases: [Case] = []

    mutating func read(
      _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
    ) throws(CastMessageError) -> Bool {
      guard field.number == 1 else { return false }
      self.cases.append(try Case(protobuf: try reader.bytes()))
      return true
    }

    func write(into buffer: inout ByteBuffer) {}
  }

  static let cases: [Case] = {
    let bytes = try? Fixture.bytes("common/certificate/testsuite/testsuite1.pb")
    return (try? bytes.map { try CaseList(protobuf: $0).cases } ?? []) ?? []
  }()

  private static func anchors(_ file: String, or builtIn: TrustAnchors, of suiteCase: Case) throws -> TrustAnchors {
    guard suiteCase.usesTestAnchors else { return builtIn }
    return TrustAnchors(certificates: try Fixture.certificates("common/certificate/certificates/\(file).pem"))
  }

  private static func checks(of suiteCase: Case, policy: RevocationPolicy) throws -> [AuthenticationCheck] {
    let verifier = DeviceVerifier(
      options: VerificationOptions(crlPolicy: policy),
      roots: try self.anchors("cast_test_root_ca", or: .cast, of: suiteCase),
      crlRoots: try self.anchors("cast_crl_test_root_ca", or: .castCRL, of: suiteCase))
    let response = AuthResponse(
      signature: [1], clientAuthCertificate: suiteCase.path.first ?? [],
      intermediateCertificates: Array(suiteCase.path.dropFirst()), crl: suiteCase.crl.isEmpty ? nil : suiteCase.crl)
    // As in openscreen's sender, chain and list are verified at the same time.
    let time = suiteCase.time == 0 ? suiteCase.crlTime : suiteCase.time
    let result = verifier.verifyCredentials(response, signedData: [], at: time)
    return result.failures.map(\.check).filter { $0 != .signature }
  }

  private static func list(of suiteCase: Case) throws(any Error) -> RevocationList {
    try RevocationList(
      bundle: suiteCase.crl, anchors: try self.anchors("cast_crl_test_root_ca", or: .castCRL, of: suiteCase),
      time: suiteCase.crlTime == 0 ? suiteCase.time : suiteCase.crlTime)
  }

  @Test func thereAre32Cases() {
    let counts = Dictionary(grouping: Self.cases, by: \.expectation).mapValues(\.count)
    #expect(Self.cases.count == 32)
    #expect(counts[Expectation.success.rawValue] == 8)
    #expect(counts[Expectation.pathFailed.rawValue] == 5)
    #expect(counts[Expectation.crlFailed.rawValue] == 7)
    let others = [4, 5, 6].compactMap { counts[$0] }
    #expect(others.reduce(0, +) == 12)
  }

  @Test(arguments: Self.cases)
  func theOutcomeIsTheSuites(suiteCase: Case) throws {
    let policy: RevocationPolicy = suiteCase.crl.isEmpty ? .optional : .required
    let revocation: Set<AuthenticationCheck> = [.crlInvalid, .crlMissing, .revoked]
    switch Expectation(rawValue: suiteCase.expectation) {
    case .success:
      #expect(try Self.checks(of: suiteCase, policy: policy) == [])
    case .pathFailed:
      #expect(try Self.checks(of: suiteCase, policy: policy).contains { !revocation.contains($0) })
    case .crlFailed:
      // These cases have no chain.
      let error = #expect(throws: AuthenticationFinding.self) { try Self.list(of: suiteCase) }
      #expect(error?.check == .crlInvalid)
    case .crlMissing: #expect(try Self.checks(of: suiteCase, policy: .required) == [.crlMissing])
    case .revoked: #expect(try Self.checks(of: suiteCase, policy: .required) == [.revoked])
    case .crlExpiredAfterVerification:
      _ = try Self.list(of: suiteCase)
      #expect(try Self.checks(of: suiteCase, policy: .required) == [.crlInvalid])
    case nil: Issue.record("unknown expectation \(suiteCase.expectation)")
    }
  }
}
