package import NIOCore

/// The sender asks the device to prove what it is (cast.md 1.3).
///
/// VLC's is empty, which asks for SHA-1 without a nonce.
public struct AuthChallenge: Hashable, Sendable {
  /// `nil` where the message names none: ``SignatureAlgorithm/rsassaPKCS1v15``.
  public var signatureAlgorithm: SignatureAlgorithm?
  /// Random bytes that the signature is to cover, usually 16.
  public var senderNonce: [UInt8]?
  /// `nil` where the message names none: ``HashAlgorithm/sha1``.
  public var hashAlgorithm: HashAlgorithm?

  public init(
    signatureAlgorithm: SignatureAlgorithm? = nil, senderNonce: [UInt8]? = nil, hashAlgorithm: HashAlgorithm? = nil
  ) {
    self.signatureAlgorithm = signatureAlgorithm
    self.senderNonce = senderNonce
    self.hashAlgorithm = hashAlgorithm
  }
}

extension AuthChallenge: ProtobufMessage {
  package init() { self.init(signatureAlgorithm: nil) }

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    switch (field.number, field.wireType) {
    case (1, ProtobufWireType.varint): self.signatureAlgorithm = SignatureAlgorithm(wireValue: try reader.varint())
    case (2, ProtobufWireType.lengthDelimited): self.senderNonce = Array(buffer: try reader.bytes())
    case (3, ProtobufWireType.varint): self.hashAlgorithm = HashAlgorithm(wireValue: try reader.varint())
    default: return false
    }
    return true
  }

  package func write(into buffer: inout ByteBuffer) {
    if let signatureAlgorithm { buffer.writeProtobuf(1, signatureAlgorithm.wireValue) }
    if let senderNonce { buffer.writeProtobuf(2, bytes: senderNonce) }
    if let hashAlgorithm { buffer.writeProtobuf(3, hashAlgorithm.wireValue) }
  }
}
