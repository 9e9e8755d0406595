public import NIOCore

/// The payload of ``CastNamespace/deviceAuth``: a challenge, or the device's answer to one (cast.md 1.3).
public struct DeviceAuthMessage: Hashable, Sendable {
  public var challenge: AuthChallenge?
  public var response: AuthResponse?
  public var error: AuthError?

  /// A longer payload is refused: a chain and a revocation list fit well, as they must into one frame of 64 KiB.
  public static let maximumLength = 128 << 10

  /// Makes a message; peers send exactly one of the three.
  public init(challenge: AuthChallenge? = nil, response: AuthResponse? = nil, error: AuthError? = nil) {
    self.challenge = challenge
    self.response = response
    self.error = error
  }

  /// Reads a payload; unknown fields are stepped over.
  ///
  /// - Throws: ``CastMessageError``, which concerns this message only.
  public init(payload: ByteBuffer) throws(CastMessageError) {
    guard payload.readableBytes <= Self.maximumLength else {
      throw CastMessageError(
        code: .tooLarge, message: "\(payload.readableBytes) bytes are too many for device authentication.")
    }
    try self.init(protobuf: payload)
  }

  /// The payload's bytes.
  public var bytes: [UInt8] { self.protobuf }

  /// The message that carries this, from one end to the other.
  public func message(from sourceId: String, to destinationId: String) -> CastMessage {
    CastMessage(sourceId: sourceId, destinationId: destinationId, namespace: .deviceAuth, binary: self.bytes)
  }
}

extension DeviceAuthMessage: ProtobufMessage {
  package init() { self.init(challenge: nil) }

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    guard field.wireType == ProtobufWireType.lengthDelimited else { return false }
    switch field.number {
    case 1: self.challenge = try Self.merged(self.challenge, try reader.bytes())
    case 2: self.response = try Self.merged(self.response, try reader.bytes())
    case 3: self.error = try Self.merged(self.error, try reader.bytes())
    default: return false
    }
    return true
  }

  private static func merged<Part: ProtobufMessage>(
    _ earlier: Part?, _ body: ByteBuffer
  ) throws(CastMessageError) -> Part {
    var part = earlier ?? Part()
    try part.merge(body)
    return part
  }

  package func write(into buffer: inout ByteBuffer) {
    if let challenge { buffer.writeProtobuf(1, bytes: challenge.protobuf) }
    if let response { buffer.writeProtobuf(2, bytes: response.protobuf) }
    if let error { buffer.writeProtobuf(3, bytes: error.protobuf) }
  }
}
