public import NIOCore

extension CastMessage {
  /// Reads a message from the body of a frame; the payload stays a slice of it.
  ///
  /// Unknown fields and enum values are kept. A payload in the field of the other type is taken (some receivers say STRING and
  /// fill the binary field: cast.md 1.2, crbug 1429410); a missing payload reads as an empty one.
  public init(body: ByteBuffer) throws(CastMessageError) {
    self.init(sourceId: "", destinationId: "", namespace: "", payloadType: .string, payload: ByteBuffer())
    var payloads = Payloads()
    var reader = ProtobufReader(body)
    while let field = try reader.nextField() {
      try self.read(field, from: &reader, payloads: &payloads)
    }
    self.payload =
      switch self.payloadType {
      case .string: payloads.utf8 ?? payloads.binary ?? ByteBuffer()
      default: payloads.binary ?? payloads.utf8 ?? ByteBuffer()
      }
    try self.validate()
  }

  /// Checks what every message must have, whichever way it goes (cast.md 1.2, `IsCastMessageValid`).
  public func validate() throws(CastMessageError) {
    for (name, value) in [
      ("source_id", self.sourceId), ("destination_id", self.destinationId), ("namespace", self.namespace.rawValue),
    ] where value.isEmpty {
      throw CastMessageError(code: .missingField, message: "The message has no \(name).")
    }
  }

  private struct Payloads {
    var utf8: ByteBuffer?
    var binary: ByteBuffer?
  }

  private mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader, payloads: inout Payloads
  ) throws(CastMessageError) {
    switch (field.number, field.wireType) {
    case (CastMessageField.protocolVersion, ProtobufWireType.varint):
      self.protocolVersion = ProtocolVersion(wireValue: try reader.varint())
    case (CastMessageField.sourceId, ProtobufWireType.lengthDelimited):
      self.sourceId = try reader.string()
    case (CastMessageField.destinationId, ProtobufWireType.lengthDelimited):
      self.destinationId = try reader.string()
    case (CastMessageField.namespace, ProtobufWireType.lengthDelimited):
      self.namespace = CastNamespace(try reader.string())
    case (CastMessageField.payloadType, ProtobufWireType.varint):
      self.payloadType = PayloadType(wireValue: try reader.varint())
    case (CastMessageField.payloadUTF8, ProtobufWireType.lengthDelimited):
      payloads.utf8 = try reader.bytes()
    case (CastMessageField.payloadBinary, ProtobufWireType.lengthDelimited):
      payloads.binary = try reader.bytes()
    case (CastMessageField.continued, ProtobufWireType.varint):
      self.isContinued = try reader.varint() != 0
    case (CastMessageField.remainingLength, ProtobufWireType.varint):
      self.remainingLength = UInt32(truncatingIfNeeded: try reader.varint())
    case (CastMessageField.protocolVersion...CastMessageField.remainingLength, _):
      throw CastMessageError(
        code: .malformed, message: "Field \(field.number) has wire type \(field.wireType), which is not its own.")
    default:
      self.unknownFields.append(contentsOf: try reader.skip(wireType: field.wireType))
    }
  }
}
