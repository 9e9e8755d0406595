import CastTestSupport
import Foundation

/// Google's own codec, as the reference for ours.
enum Protoc {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Binary to protobuf's text format, with `spec/cast_channel.proto`.
  static func decode(_ type: String, _ input: Data) throws -> Data { try self.run("--decode=\(type)", input: input) }

  /// Protobuf's text format to binary.
  static func encode(_ type: String, _ input: Data) throws -> Data { try self.run("--encode=\(type)", input: input) }

  static func encode(_ type: String, _ input: String) throws -> Data { try self.encode(type, Data(input.utf8)) }

  /// Bytes as a literal of the text format.
  static func quoted(_ bytes: some Sequence<UInt8>) -> String {
    "\"" + bytes.map { byte in "\\" + String(Int(byte) | 0o1000, radix: 8).suffix(3) }.joined() + "\""
  }

  private static func run(_ mode: String, input: Data) throws -> Data {
    let mode = mode.replacing("=", with: "=castrpc.channel.")
    let output = try ChildProcess.run(
      ["protoc", "--proto_path=\(SourceTree.path("spec"))", mode, "cast_channel.proto"],
      input: Array(input))
    guard output.end != .exited(127) else {
      throw Failure(description: "protoc is not installed; `make test` installs it (package protobuf-compiler)")
    }
    // A missing required field is a warning to protoc, not a failure.
    guard output.end == .exited(0), output.errors.isEmpty else { throw Failure(description: output.errors) }
    return Data(output.output)
  }
}
