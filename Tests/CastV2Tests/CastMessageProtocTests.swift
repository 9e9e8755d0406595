import CastTestSupport
import CastV2
import Foundation
import NIOCore
import Testing

/// The hand-written codec against `protoc` and `spec/cast_channel.proto`.
@Suite(.blocking, .programs("protoc"), .timeLimit(.minutes(2)))
struct CastMessageProtocTests {
  @Test(arguments: CastMessageSamples.all)
  func protocWritesTheSameBytes(message: CastMessage) throws {
    let theirs = try Protoc.encode("CastMessage", Self.textFormat(message))
    #expect(Array(theirs) == CastMessageTests.encoded(message))
    #expect(try CastMessageTests.decoded(Array(theirs)) == message)
  }

  @Test(arguments: CastMessageSamples.all)
  func protocReadsOurBytes(message: CastMessage) throws {
    let ours = Data(CastMessageTests.encoded(message))
    let text = try Protoc.decode("CastMessage", ours)
    // Text of theirs, back to bytes: nothing was lost or added on the way.
    #expect(try Protoc.encode("CastMessage", text) == ours)
  }

  @Test func protocRefusesAMessageWithoutItsRequiredFields() {
    // Checks the test itself: protoc does enforce the required fields, as encode(into:) does.
    #expect(throws: Protoc.Failure.self) {
      try Protoc.encode("CastMessage", #"source_id: "s""#)
    }
  }

  /// The message in protobuf's text format, made without the codec.
  private static func textFormat(_ message: CastMessage) -> String {
    let payloadField = message.payloadType == .string ? "payload_utf8" : "payload_binary"
    var lines = [
      "protocol_version: \(message.protocolVersion.rawValue)",
      "source_id: \(Protoc.quoted(message.sourceId.utf8))",
      "destination_id: \(Protoc.quoted(message.destinationId.utf8))",
      "namespace: \(Protoc.quoted(message.namespace.rawValue.utf8))",
      "payload_type: \(message.payloadType.rawValue)",
      "\(payloadField): \(Protoc.quoted(message.bytes))",
    ]
    if let isContinued = message.isContinued { lines.append("continued: \(isContinued)") }
    if let remaining = message.remainingLength { lines.append("remaining_length: \(remaining)") }
    return lines.joined(separator: "\n")
  }
}
