import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite struct CastMessageTests {
  static let message = CastMessage(sourceId: "s", destinationId: "d", namespace: "n", text: "t")

  static func encoded(_ message: CastMessage) -> [UInt8] {
    var buffer = ByteBuffer()
    message.encode(into: &buffer)
    return Array(buffer.readableBytesView)
  }

  static func decoded(_ bytes: [UInt8]) throws(CastMessageError) -> CastMessage {
    try CastMessage(body: ByteBuffer(bytes: bytes))
  }

  @Test func versionAndPayloadTypeAreWrittenEvenWhenZero() {
    let bytes = Self.encoded(Self.message)
    #expect(bytes == [0x08, 0, 0x12, 1, 0x73, 0x1A, 1, 0x64, 0x22, 1, 0x6E, 0x28, 0, 0x32, 1, 0x74])
  }

  @Test func theEncodedLengthIsExact() {
    for message in CastMessageSamples.all {
      #expect(Self.encoded(message).count == message.encodedLength)
    }
  }

  @Test func everySampleSurvivesTheRoundTrip() throws {
    for message in CastMessageSamples.all {
      #expect(try Self.decoded(Self.encoded(message)) == message)
    }
  }

  @Test func unknownFieldsAreKeptAndWrittenBack() throws {
    // Field 100 as a varint, 101 as bytes, 102 as 32 and 103 as 64 bits.
    let unknown: [UInt8] =
      [0xA0, 0x06, 0x96, 0x01, 0xAA, 0x06, 2, 7, 8, 0xB5, 0x06, 1, 2, 3, 4, 0xB9, 0x06, 1, 2, 3, 4, 5, 6, 7, 8]
    let message = try Self.decoded(unknown + Self.encoded(Self.message))
    #expect(message.unknownFields == unknown)
    #expect(Self.encoded(message) == Self.encoded(Self.message) + unknown)
  }

  @Test func unknownVersionsAndPayloadTypesAreAccepted() throws {
    let body: [UInt8] = [0x08, 9, 0x12, 1, 0x73, 0x1A, 1, 0x64, 0x22, 1, 0x6E, 0x28, 7, 0x3A, 1, 0xFF]
    let message = try Self.decoded(body)
    #expect(message.protocolVersion.rawValue == 9)
    #expect(message.payloadType.rawValue == 7)
    #expect(message.bytes == [0xFF])
    #expect(Self.encoded(message) == body)
  }

  /// Crbug 1429410, and cast.md 16, trap 4: a payload in the other field is neither lost nor a crash.
  @Test(arguments: [(UInt8(0), UInt8(0x3A)), (1, 0x32)])
  func acceptsAPayloadInTheOtherField(type: UInt8, field: UInt8) throws {
    let message = try Self.decoded([
      8, 0, 0x12, 1, 0x73, 0x1A, 1, 0x64, 0x22, 1, 0x6E, 0x28, type, field, 2, 0x7B, 0x7D,
    ])
    #expect(message.text == "{}")
    #expect(message.payloadType.rawValue == Int32(type))
  }

  @Test func prefersThePayloadOfTheDeclaredType() throws {
    let both: [UInt8] = [0x32, 1, 0x74, 0x3A, 1, 0x62]
    let head: [UInt8] = [8, 0, 0x12, 1, 0x73, 0x1A, 1, 0x64, 0x22, 1, 0x6E, 0x28]
    #expect(try Self.decoded(head + [0] + both).text == "t")
    #expect(try Self.decoded(head + [1] + both).text == "b")
  }

  @Test func aMissingPayloadIsEmpty() throws {
    #expect(try Self.decoded([8, 0, 0x12, 1, 0x73, 0x1A, 1, 0x64, 0x22, 1, 0x6E, 0x28, 0]).text == "")
  }

  @Test(arguments: ["source_id", "destination_id", "namespace"])
  func anEmptyFieldIsAnErrorOfThatMessage(field: String) {
    var message = Self.message
    switch field {
    case "source_id": message.sourceId = ""
    case "destination_id": message.destinationId = ""
    default: message.namespace = ""
    }
    let error = #expect(throws: CastMessageError.self) { try Self.decoded(Self.encoded(message)) }
    #expect(error?.code == .missingField)
    #expect(error?.message.contains(field) == true)
    #expect(throws: CastMessageError.self) { try message.validate() }
  }

  /// Trap 55: an app's channel may send any text, JSON or not, quoted or not.
  @Test(arguments: ["", "plain", "\"quoted\"", #"{"a":"\\"}"#, " {} ", "null", "\u{0}"])
  func textIsPassedOnVerbatim(text: String) throws {
    let message = CastMessage(sourceId: "a", destinationId: "b", namespace: "urn:x-cast:my.app", text: text)
    #expect(try Self.decoded(Self.encoded(message)).text == text)
  }

  @Test func aGroupIsAnUnknownFieldToo() throws {
    let group: [UInt8] = [0xA3, 0x06, 0x08, 0x01, 0xAB, 0x06, 0x12, 0x01, 0x78, 0xAC, 0x06, 0xA4, 0x06]
    let message = try Self.decoded(Self.encoded(Self.message) + group)
    #expect(message.unknownFields == group)
    #expect(message.text == Self.message.text)
  }

  @Test func everyCutOfAMessageIsAnErrorOrAShorterMessage() {
    for message in CastMessageSamples.all where 1...300 ~= message.payload.readableBytes {
      let bytes = Self.encoded(message)
      for count in 0..<bytes.count {
        guard let shorter = try? Self.decoded(Array(bytes.prefix(count))) else { continue }
        #expect(shorter != message)
      }
    }
  }

  @Test(arguments: [
    ([0x0D, 0, 0, 0, 0], CastMessageError.Code.malformed),  // protocol_version as 32 bits
    ([0x10, 1], .malformed),  // source_id as a number
    ([0x00, 1], .malformed),  // field 0
    ([0xA3, 0x06], .truncated),  // a group without end
    ([0xA4, 0x06], .malformed),  // the end of no group
    ([UInt8](repeating: 0x63, count: 50), .malformed),  // groups in groups
    ([0xA3, 0x06, 0xAC, 0x06], .malformed),  // the end of another group
    ([0x08] + [UInt8](repeating: 0x80, count: 10), .malformed),  // a number without end
    ([0x12, 5, 0x73], .truncated),
    ([0x12, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], .truncated),  // 2^64-1 bytes
    ([0x08], .truncated),
    ([], .missingField),
  ])
  func brokenBodiesHaveTypedErrors(body: [UInt8], code: CastMessageError.Code) {
    let error = #expect(throws: CastMessageError.self) { try Self.decoded(body) }
    #expect(error?.code == code)
  }

  @Test func randomBytesNeverTrap() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<40, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      guard let message = try? Self.decoded(bytes) else { continue }
      #expect((try? Self.decoded(Self.encoded(message))) == message)
    }
  }

  @Test func thePayloadIsASliceOfTheFrame() throws {
    let body = ByteBuffer(bytes: Self.encoded(CastMessageSamples.mediaStatus))
    let message = try CastMessage(body: body)
    let shares = body.withUnsafeReadableBytes { whole in
      message.payload.withUnsafeReadableBytes { part in
        guard let start = part.baseAddress, let first = whole.baseAddress else { return false }
        return start >= first && start + part.count <= first + whole.count
      }
    }
    #expect(shares, "the payload was copied")
  }
}
