package import NIOCore

/// A small protobuf message whose codec is written by hand; unknown fields are stepped over and not kept.
package protocol ProtobufMessage {
  /// The message with no field set.
  init()

  /// Takes the field that was begun; false if it isn't one of its own, or has another wire type.
  mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool

  /// Appends every field that is set.
  func write(into buffer: inout ByteBuffer)
}

extension ProtobufMessage {
  /// Reads a message; the fields may come in any order.
  package init(protobuf body: ByteBuffer) throws(CastMessageError) {
    self.init()
    try self.merge(body)
  }

  /// Reads a message.
  package init(protobuf bytes: [UInt8]) throws(CastMessageError) { try self.init(protobuf: ByteBuffer(bytes: bytes)) }

  /// Reads more fields into the message: of those that can occur once the last one counts, as protobuf has it.
  package mutating func merge(_ body: ByteBuffer) throws(CastMessageError) {
    var reader = ProtobufReader(body)
    while let field = try reader.nextField() {
      guard try !self.read(field, from: &reader) else { continue }
      _ = try reader.skip(wireType: field.wireType)
    }
  }

  /// The message in wire format.
  package var protobuf: [UInt8] {
    var buffer = ByteBuffer()
    self.write(into: &buffer)
    return Array(buffer.readableBytesView)
  }
}
