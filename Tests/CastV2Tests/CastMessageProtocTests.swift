import CastV2
import Foundation
import NIOCore
import Testing

/// The hand-written codec against `protoc` and `spec/cast_channel.proto`.
@Suite(.timeLimit(.minutes(2)))
struct CastMessageProtocTests {
  @Test(arguments: CastMessageSamples.all)
  func protocWritesTheSameBytes(message: CastMessage) throws {
    let theirs = try Self.protoc("--encode=castrpc.channel.CastMessage", input: Data(Self.textFormat(message).utf8))
    #expect(Array(theirs) == CastMessageTests.encoded(message))
    #expect(try CastMessageTests.decoded(Array(theirs)) == message)
  }

  @Test(arguments: CastMessageSamples.all)
  func protocReadsOurBytes(message: CastMessage) throws {
    let ours = Data(CastMessageTests.encoded(message))
    let text = try Self.protoc("--decode=castrpc.channel.CastMessage", input: ours)
    // Text of theirs, back to bytes: nothing was lost or added on the way.
    #expect(try Self.protoc("--encode=castrpc.channel.CastMessage", input: text) == ours)
  }

  @Test func protocRefusesAMessageWithoutItsRequiredFields() {
    // The test of the tests: protoc does enforce what encode(into:) takes care of.
    #expect(throws: ProtocFailure.self) {
      try Self.protoc("--encode=castrpc.channel.CastMessage", input: Data(#"source_id: "s""#.utf8))
    }
  }

  @Test func protocReadsADeviceAuthChallenge() throws {
    let challenge = Data([0x0A, 0x06, 0x12, 0x02, 0xAB, 0xCD, 0x18, 0x01])
    let text = try Self.protoc("--decode=castrpc.channel.DeviceAuthMessage", input: challenge)
    let expected = "challenge {\n  sender_nonce: \"\\253\\315\"\n  hash_algorithm: SHA256\n}\n"
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  struct ProtocFailure: Error, CustomStringConvertible {
    let description: String
  }

  private static func protoc(_ mode: String, input: Data) throws -> Data {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let output = try ChildProcess.run(
      ["protoc", "--proto_path=\(root.appending(path: "spec").path)", mode, "cast_channel.proto"], input: input)
    guard output.status != 127 else {
      throw ProtocFailure(description: "protoc is not installed; `make test` installs it (package protobuf-compiler)")
    }
    // A missing required field is a warning to protoc, not a failure.
    guard output.status == 0, output.errors.isEmpty else { throw ProtocFailure(description: output.errors) }
    return output.output
  }

  /// The message in protobuf's text format, made without the codec.
  private static func textFormat(_ message: CastMessage) -> String {
    func quoted(_ bytes: some Sequence<UInt8>) -> String {
      "\"" + bytes.map { byte in "\\" + String(Int(byte) | 0o1000, radix: 8).suffix(3) }.joined() + "\""
    }
    let payloadField = message.payloadType == .string ? "payload_utf8" : "payload_binary"
    var lines = [
      "protocol_version: \(message.protocolVersion.rawValue)",
      "source_id: \(quoted(message.sourceId.utf8))",
      "destination_id: \(quoted(message.destinationId.utf8))",
      "namespace: \(quoted(message.namespace.rawValue.utf8))",
      "payload_type: \(message.payloadType.rawValue)",
      "\(payloadField): \(quoted(message.bytes))",
    ]
    if let isContinued = message.isContinued { lines.append("continued: \(isContinued)") }
    if let remaining = message.remainingLength { lines.append("remaining_length: \(remaining)") }
    return lines.joined(separator: "\n")
  }
}
