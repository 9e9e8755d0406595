public import NIOCore

extension CastMessage {
  /// The length of the message in wire format, in bytes.
  public var encodedLength: Int {
    var length =
      1 + Self.varintLength(self.protocolVersion.wireValue)
      + Self.fieldLength(self.sourceId.utf8.count) + Self.fieldLength(self.destinationId.utf8.count)
      + Self.fieldLength(self.namespace.rawValue.utf8.count)
      + 1 + Self.varintLength(self.payloadType.wireValue)
      + Self.fieldLength(self.payload.readableBytes)
      + self.unknownFields.count
    if self.isContinued != nil { length += 2 }
    if let remaining = self.remainingLength { length += 1 + Self.varintLength(UInt64(remaining)) }
    return length
  }

  /// Appends the message in wire format.
  ///
  /// The version and the payload's type are written even when 0: they are `required`, and strict receivers reject a message that
  /// leaves them out (cast.md 1.2).
  public func encode(into buffer: inout ByteBuffer) {
    buffer.writeProtobuf(CastMessageField.protocolVersion, self.protocolVersion.wireValue)
    buffer.writeProtobuf(CastMessageField.sourceId, bytes: self.sourceId.utf8)
    buffer.writeProtobuf(CastMessageField.destinationId, bytes: self.destinationId.utf8)
    buffer.writeProtobuf(CastMessageField.namespace, bytes: self.namespace.rawValue.utf8)
    buffer.writeProtobuf(CastMessageField.payloadType, self.payloadType.wireValue)
    let payloadField = self.payloadType == .string ? CastMessageField.payloadUTF8 : CastMessageField.payloadBinary
    buffer.writeProtobufKey(payloadField, ProtobufWireType.lengthDelimited)
    buffer.writeProtobufVarint(UInt64(self.payload.readableBytes))
    buffer.writeImmutableBuffer(self.payload)
    if let isContinued { buffer.writeProtobuf(CastMessageField.continued, isContinued ? 1 : 0) }
    if let remainingLength { buffer.writeProtobuf(CastMessageField.remainingLength, UInt64(remainingLength)) }
    buffer.writeBytes(self.unknownFields)
  }

  private static func fieldLength(_ count: Int) -> Int { 1 + self.varintLength(UInt64(count)) + count }

  private static func varintLength(_ value: UInt64) -> Int {
    max(1, (UInt64.bitWidth - value.leadingZeroBitCount + 6) / 7)
  }
}
