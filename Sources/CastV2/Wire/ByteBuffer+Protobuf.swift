package import NIOCore

/// Writes protobuf's wire format; ``ProtobufReader`` is its counterpart.
extension ByteBuffer {
  /// Appends a field with a number, also when it is 0.
  package mutating func writeProtobuf(_ field: UInt64, _ value: UInt64) {
    self.writeProtobufKey(field, ProtobufWireType.varint)
    self.writeProtobufVarint(value)
  }

  /// Appends a field with bytes: `bytes`, a string's UTF-8 or an embedded message.
  package mutating func writeProtobuf(_ field: UInt64, bytes: some Collection<UInt8>) {
    self.writeProtobufKey(field, ProtobufWireType.lengthDelimited)
    self.writeProtobufVarint(UInt64(bytes.count))
    self.writeBytes(bytes)
  }

  /// Appends what begins every field.
  package mutating func writeProtobufKey(_ field: UInt64, _ wireType: UInt64) {
    self.writeProtobufVarint(field << 3 | wireType)
  }

  package mutating func writeProtobufVarint(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      self.writeInteger(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    self.writeInteger(UInt8(truncatingIfNeeded: rest))
  }
}
