import CastTestSupport
import CastV2
import Foundation
import NIOCore
import Testing

@Suite(.blocking, .timeLimit(.minutes(2)))
struct DeviceAuthMessageTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let message: DeviceAuthMessage
    /// The same in protobuf's text format.
    let text: String
    var testDescription: String { String(self.text.prefix(60)) }
  }

  static let samples: [Sample] = [
    Sample(message: DeviceAuthMessage(), text: ""),
    // VLC's challenge is empty.
    Sample(message: DeviceAuthMessage(challenge: AuthChallenge()), text: "challenge {}"),
    Sample(
      message: DeviceAuthMessage(
        challenge: AuthChallenge(senderNonce: Array(0..<16), hashAlgorithm: .sha256)),
      text: "challenge { sender_nonce: \(Protoc.quoted(0..<16)) hash_algorithm: SHA256 }"),
    Sample(
      message: DeviceAuthMessage(
        challenge: AuthChallenge(signatureAlgorithm: .rsassaPSS, senderNonce: [], hashAlgorithm: .sha1)),
      text: #"challenge { signature_algorithm: RSASSA_PSS sender_nonce: "" hash_algorithm: SHA1 }"#),
    Sample(
      message: DeviceAuthMessage(response: AuthResponse(signature: [], clientAuthCertificate: [])),
      text: #"response { signature: "" client_auth_certificate: "" }"#),
    Sample(
      message: DeviceAuthMessage(
        response: AuthResponse(
          signature: Array(repeating: 0xFF, count: 256), clientAuthCertificate: Array(0...255),
          intermediateCertificates: [[1], [], Array(repeating: 7, count: 20_000)],
          signatureAlgorithm: .rsassaPKCS1v15, senderNonce: [0, 0], hashAlgorithm: .sha256, crl: [9])),
      text: """
        response {
          signature: \(Protoc.quoted(Array(repeating: 0xFF, count: 256)))
          client_auth_certificate: \(Protoc.quoted(0...255))
          intermediate_certificate: "\\001" intermediate_certificate: ""
          intermediate_certificate: \(Protoc.quoted(Array(repeating: 7, count: 20_000)))
          signature_algorithm: RSASSA_PKCS1v15 sender_nonce: "\\000\\000" hash_algorithm: SHA256 crl: "\\t"
        }
        """),
    Sample(message: DeviceAuthMessage(error: AuthError(.noTLS)), text: "error { error_type: NO_TLS }"),
    Sample(
      message: DeviceAuthMessage(error: AuthError(.internalError)), text: "error { error_type: INTERNAL_ERROR }"),
  ]

  static func decoded(_ bytes: [UInt8]) throws(CastMessageError) -> DeviceAuthMessage {
    try DeviceAuthMessage(payload: ByteBuffer(bytes: bytes))
  }

  @Test(arguments: Self.samples)
  func protocWritesTheSameBytes(sample: Sample) throws {
    #expect(try Array(Protoc.encode("DeviceAuthMessage", sample.text)) == sample.message.bytes)
  }

  @Test(arguments: Self.samples)
  func readsItsOwnMessages(sample: Sample) throws {
    #expect(try Self.decoded(sample.message.bytes) == sample.message)
  }

  @Test func theChallengeOfChromiumHas22Bytes() {
    let challenge = AuthChallenge(senderNonce: Array(repeating: 0, count: 16), hashAlgorithm: .sha256)
    #expect(DeviceAuthMessage(challenge: challenge).bytes.count == 22)
  }

  @Test func aMessageOfTheNamespaceCarriesBytes() {
    let message = DeviceAuthMessage(challenge: AuthChallenge()).message(from: "sender-0", to: "receiver-0")
    #expect(message.namespace == .deviceAuth)
    #expect(message.payloadType == .binary)
    #expect(message.bytes == [0x0A, 0])
  }

  @Test func unknownFieldsAndForeignWireTypesAreSteppedOver() throws {
    // In the message: field 9 as bytes; in the challenge: field 2 as a varint, field 100 as 32 bits.
    let bytes: [UInt8] = [0x4A, 1, 0, 0x0A, 9, 0x10, 5, 0xA5, 0x06, 1, 2, 3, 4, 0x18, 1].withLength(at: 4)
    let message = try Self.decoded(bytes)
    #expect(message == DeviceAuthMessage(challenge: AuthChallenge(hashAlgorithm: .sha256)))
  }

  @Test func unknownEnumValuesSurvive() throws {
    let message = DeviceAuthMessage(
      challenge: AuthChallenge(
        signatureAlgorithm: SignatureAlgorithm(rawValue: 9), hashAlgorithm: HashAlgorithm(rawValue: -1)),
      error: AuthError(AuthError.ErrorType(rawValue: 77)))
    #expect(try Self.decoded(message.bytes) == message)
  }

  @Test func aPartThatComesTwiceIsMergedAsProtobufHasIt() throws {
    let first = DeviceAuthMessage(challenge: AuthChallenge(senderNonce: [1], hashAlgorithm: .sha1)).bytes
    let second = DeviceAuthMessage(challenge: AuthChallenge(hashAlgorithm: .sha256)).bytes
    let expected = DeviceAuthMessage(challenge: AuthChallenge(senderNonce: [1], hashAlgorithm: .sha256))
    #expect(try Self.decoded(first + second) == expected)
  }

  @Test(arguments: [[0x0A], [0x0A, 5, 0], [0x12, 3, 0x0A, 9, 0], [0x0B], [0xFF], [0x00]] as [[UInt8]])
  func refusesInvalidProtobuf(bytes: [UInt8]) {
    #expect(throws: CastMessageError.self) { try Self.decoded(bytes) }
  }

  @Test func aCrowdOfCertificatesIsRefused() throws {
    var response = AuthResponse(
      signature: [], clientAuthCertificate: [],
      intermediateCertificates: Array(repeating: [1], count: AuthResponse.maximumIntermediateCertificates))
    _ = try Self.decoded(DeviceAuthMessage(response: response).bytes)
    response.intermediateCertificates.append([1])
    let error = #expect(throws: CastMessageError.self) {
      try Self.decoded(DeviceAuthMessage(response: response).bytes)
    }
    #expect(error?.code == .malformed)
  }

  @Test func aPayloadOverTheLimitIsRefused() throws {
    let size = DeviceAuthMessage.maximumLength
    let error = #expect(throws: CastMessageError.self) { try Self.decoded(Array(repeating: 0, count: size + 1)) }
    #expect(error?.code == .tooLarge)
  }
}

extension [UInt8] {
  /// The message with the length at `index` set to the bytes after it.
  fileprivate func withLength(at index: Int) -> [UInt8] {
    var bytes = self
    bytes[index] = UInt8(bytes.count - index - 1)
    return bytes
  }
}
