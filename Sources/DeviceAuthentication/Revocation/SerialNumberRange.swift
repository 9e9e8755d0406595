package import CastV2
package import NIOCore

/// Certificates of one issuer that are revoked by their numbers.
package struct SerialNumberRange: Hashable, Sendable, ProtobufMessage {
  /// SHA-256 of the issuer's SubjectPublicKeyInfo.
  package var issuerPublicKeyHash: [UInt8] = []
  /// Inclusive.
  package var first: UInt64 = 0
  /// Inclusive.
  package var last: UInt64 = 0

  package init() {}

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    switch (field.number, field.wireType) {
    case (1, ProtobufWireType.lengthDelimited): self.issuerPublicKeyHash = Array(buffer: try reader.bytes())
    case (2, ProtobufWireType.varint): self.first = try reader.varint()
    case (3, ProtobufWireType.varint): self.last = try reader.varint()
    default: return false
    }
    return true
  }

  package func write(into buffer: inout ByteBuffer) {
    buffer.writeProtobuf(1, bytes: self.issuerPublicKeyHash)
    buffer.writeProtobuf(2, self.first)
    buffer.writeProtobuf(3, self.last)
  }
}
