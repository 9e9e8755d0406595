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
  /// leaves them out (Protocol page 1.2).
  public func encode(into buffer: inout ByteBuffer) {
    Self.write(CastMessageField.protocolVersion, self.protocolVersion.wireValue, into: &buffer)
    Self.write(CastMessageField.sourceId, self.sourceId, into: &buffer)
    Self.write(CastMessageField.destinationId, self.destinationId, into: &buffer)
    Self.write(CastMessageField.namespace, self.namespace.rawValue, into: &buffer)
    Self.write(CastMessageField.payloadType, self.payloadType.wireValue, into: &buffer)
    let payloadField = self.payloadType == .string ? CastMessageField.payloadUTF8 : CastMessageField.payloadBinary
    Self.writeKey(payloadField, ProtobufWireType.lengthDelimited, into: &buffer)
    Self.writeVarint(UInt64(self.payload.readableBytes), into: &buffer)
    buffer.writeImmutableBuffer(self.payload)
    if let isContinued { Self.write(CastMessageField.continued, isContinued ? 1 : 0, into: &buffer) }
    if let remainingLength { Self.write(CastMessageField.remainingLength, UInt64(remainingLength), into: &buffer) }
    buffer.writeBytes(self.unknownFields)
  }

  private static func fieldLength(_ count: Int) -> Int { 1 + self.varintLength(UInt64(count)) + count }

  private static func varintLength(_ value: UInt64) -> Int {
    max(1, (UInt64.bitWidth - value.leadingZeroBitCount + 6) / 7)
  }

  private static func write(_ field: UInt64, _ value: UInt64, into buffer: inout ByteBuffer) {
    self.writeKey(field, ProtobufWireType.varint, into: &buffer)
    self.writeVarint(value, into: &buffer)
  }

  private static func write(_ field: UInt64, _ text: String, into buffer: inout ByteBuffer) {
    self.writeKey(field, ProtobufWireType.lengthDelimited, into: &buffer)
    self.writeVarint(UInt64(text.utf8.count), into: &buffer)
    buffer.writeString(text)
  }

  private static func writeKey(_ field: UInt64, _ wireType: UInt64, into buffer: inout ByteBuffer) {
    self.writeVarint(field << 3 | wireType, into: &buffer)
  }

  private static func writeVarint(_ value: UInt64, into buffer: inout ByteBuffer) {
    var rest = value
    while rest > 0x7F {
      buffer.writeInteger(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    buffer.writeInteger(UInt8(truncatingIfNeeded: rest))
  }
}

extension RawRepresentable<Int32> {
  /// The value as protobuf writes an enum: sign-extended to 64 bits.
  fileprivate var wireValue: UInt64 { UInt64(bitPattern: Int64(self.rawValue)) }
}
