public import JSONCodec
public import NIOCore

/// One message of the Cast V2 channel: the content of one frame.
///
/// The payload stays in the bytes of its frame; text is made from it only on demand (cast.md 1.2).
public struct CastMessage: Sendable, Hashable {
  /// The sender's protocol version; every known sender uses ``ProtocolVersion/v1_0``.
  public var protocolVersion: ProtocolVersion
  /// The sending end: `sender-0`, `receiver-0`, a transport id…
  public var sourceId: String
  /// The receiving end; `*` for all.
  public var destinationId: String
  /// The namespace, which defines the payload's protocol; a message with an empty one is refused.
  public var namespace: CastNamespace
  /// Whether ``payload`` is text or binary.
  public var payloadType: PayloadType
  /// The payload's bytes: UTF-8 for ``PayloadType/string``.
  public var payload: ByteBuffer
  /// Whether further chunks of this payload follow; chunks are only sent after a negotiation that no sender makes.
  public var isContinued: Bool?
  /// With chunks, the bytes of the payload that follow in later chunks.
  public var remainingLength: UInt32?
  /// Unknown fields in wire format; written back after the known ones.
  public var unknownFields: [UInt8]

  /// Makes a message with a payload of bytes.
  public init(
    sourceId: String,
    destinationId: String,
    namespace: CastNamespace,
    payloadType: PayloadType,
    payload: ByteBuffer,
    protocolVersion: ProtocolVersion = .v1_0,
    isContinued: Bool? = nil,
    remainingLength: UInt32? = nil,
    unknownFields: [UInt8] = []
  ) {
    self.protocolVersion = protocolVersion
    self.sourceId = sourceId
    self.destinationId = destinationId
    self.namespace = namespace
    self.payloadType = payloadType
    self.payload = payload
    self.isContinued = isContinued
    self.remainingLength = remainingLength
    self.unknownFields = unknownFields
  }

  /// Makes a message of text, which is passed on verbatim.
  public init(sourceId: String, destinationId: String, namespace: CastNamespace, text: String) {
    self.init(
      sourceId: sourceId, destinationId: destinationId, namespace: namespace, payloadType: .string,
      payload: ByteBuffer(string: text))
  }

  /// Makes a message of binary data.
  public init(sourceId: String, destinationId: String, namespace: CastNamespace, binary: some Sequence<UInt8>) {
    self.init(
      sourceId: sourceId, destinationId: destinationId, namespace: namespace, payloadType: .binary,
      payload: ByteBuffer(bytes: binary))
  }

  /// The payload as text; broken UTF-8 is repaired.
  public var text: String { String(buffer: self.payload) }

  /// The payload as bytes.
  public var bytes: [UInt8] { Array(self.payload.readableBytesView) }

  /// Whether the message is for every end of the receiving side.
  public var isBroadcast: Bool { self.destinationId == CastEndpointID.broadcast }
}

extension CastMessage {
  /// A version of the framing protocol; unknown ones are accepted.
  public struct ProtocolVersion: RawRepresentable, Hashable, Sendable {
    /// The raw value is the number of `protocol_version` on the wire; unknown numbers are kept.
    public let rawValue: Int32
    /// Makes a version from its number; any number is accepted.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The first version, with whole payloads of text or bytes; all known peers use it.
    public static let v1_0 = ProtocolVersion(rawValue: 0)
    /// Chunked payloads; deprecated.
    public static let v1_1 = ProtocolVersion(rawValue: 1)
    /// Chunked payloads, reworked.
    public static let v1_2 = ProtocolVersion(rawValue: 2)
    /// Binary payloads for what used to be text.
    public static let v1_3 = ProtocolVersion(rawValue: 3)
  }

  /// The type of a payload; unknown types are read as binary.
  public struct PayloadType: RawRepresentable, Hashable, Sendable {
    /// The raw value is the number of `payload_type` on the wire; unknown numbers are kept.
    public let rawValue: Int32
    /// Makes a type from its number; any number is accepted.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Text in UTF-8, in field 6 (`payload_utf8`); JSON uses it.
    public static let string = PayloadType(rawValue: 0)
    /// Bytes, in field 7 (`payload_binary`); device authentication uses it.
    public static let binary = PayloadType(rawValue: 1)
  }
}

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
  /// The version and the payload's type are written even when 0: they are `required`, and strict receivers reject a
  /// message without them (cast.md 1.2).
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

extension CastMessage {
  /// Reads a message from the body of a frame; the payload stays a slice of it.
  ///
  /// Unknown fields and enum values are kept. A payload in the field of the other type is accepted (some receivers
  /// say STRING and fill the binary field: cast.md 1.2, crbug 1429410); a missing payload reads as an empty one.
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

  /// Checks the fields that every message must have, in both directions (cast.md 1.2, `IsCastMessageValid`).
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

extension CastMessage {
  /// Makes a message of JSON.
  public init(
    sourceId: String, destinationId: String, namespace: CastNamespace, json: some JSONEncodable
  ) {
    self.init(
      sourceId: sourceId, destinationId: destinationId, namespace: namespace, payloadType: .string,
      payload: ByteBuffer(bytes: json.jsonBytes))
  }

  /// Parses the payload as JSON, tolerantly and directly from the frame's bytes; parse each message once and share
  /// the document.
  ///
  /// A binary payload is parsed too: some receivers send JSON that way. ``CastPayload`` also checks that it is an
  /// object.
  ///
  /// - Parameter memo: Members that the device repeats.
  public func parseJSON(
    limits: JSONLimits = CastMessage.jsonLimits, memo: JSONMemo? = nil
  ) throws(JSONParseError) -> JSONDocument {
    let result = self.payload.withUnsafeReadableBytes { bytes in
      Result { () throws(JSONParseError) in
        try JSONDocument(parsing: bytes, policy: .tolerant, limits: limits, memo: memo)
      }
    }
    return try result.get()
  }

  /// The limits of a peer's JSON, beside the framer's limit on bytes. They admit all items and tracks that fit into a
  /// message of Cast's maximum length, but not the values that commas and brackets alone would produce. The largest
  /// recorded status of a real device has 73 values in 1.8 KB, and the ids of a queue that fill such a message are
  /// 13,000.
  public static let jsonLimits = JSONLimits(
    maximumBytes: 64 << 20, maximumDepth: 200, maximumDecodedBytes: 3 << 19, maximumUndeclaredMembers: 1_024,
    maximumValues: 16_384)
}

/// The failure to read the body of a frame as a message, or to send a message.
///
/// It concerns that one message; the link stays open.
public struct CastMessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The raw value names the code; it is the constant's name, but for `messageTooLarge`.
    public let rawValue: String
    /// Makes a code from its name; any string is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The body ends inside a field.
    public static let truncated = Code(rawValue: "truncated")
    /// The body is not protobuf, or a known field has another wire type.
    public static let malformed = Code(rawValue: "malformed")
    /// The source, the destination or the namespace is missing or empty.
    public static let missingField = Code(rawValue: "missingField")
    /// The body to send is longer than ``CastFramer/maximumSendLength``, or a received payload than
    /// ``DeviceAuthMessage/maximumLength``.
    public static let tooLarge = Code(rawValue: "messageTooLarge")
  }

  /// The kind of failure.
  public var code: Code
  /// One sentence for people.
  public var message: String

  /// Makes an error about one message; `message` is a whole sentence, because programs show it unchanged.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { self.message }
}
