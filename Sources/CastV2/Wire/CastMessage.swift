public import NIOCore

/// One message of the Cast V2 channel: what one frame carries.
///
/// The payload stays in the bytes that the frame came in; text is made from it only on demand. (cast.md 1.2.)
public struct CastMessage: Sendable, Hashable {
  /// What the sender says it speaks; every sender known sends ``ProtocolVersion/v1_0``.
  public var protocolVersion: ProtocolVersion
  /// The end that sends: `sender-0`, `receiver-0`, a transport id…
  public var sourceId: String
  /// The end that receives; `*` for all.
  public var destinationId: String
  public var namespace: CastNamespace
  /// Whether ``payload`` is text or binary.
  public var payloadType: PayloadType
  /// The payload's bytes: UTF-8 for ``PayloadType/string``.
  public var payload: ByteBuffer
  /// Whether further chunks of this payload follow; chunks are only sent after a negotiation that no sender makes.
  public var isContinued: Bool?
  /// How many bytes of the payload are still to come, with chunks.
  public var remainingLength: UInt32?
  /// Fields that nobody described, in wire format; written back after the known ones.
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
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let v1_0 = ProtocolVersion(rawValue: 0)
    /// Chunked payloads; deprecated.
    public static let v1_1 = ProtocolVersion(rawValue: 1)
    /// Chunked payloads, reworked.
    public static let v1_2 = ProtocolVersion(rawValue: 2)
    /// Binary payloads for what used to be text.
    public static let v1_3 = ProtocolVersion(rawValue: 3)
  }

  /// What a payload is; unknown types are read as binary.
  public struct PayloadType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let string = PayloadType(rawValue: 0)
    public static let binary = PayloadType(rawValue: 1)
  }
}
