package import NIOCore

/// The device's proof: a signature over the nonce and its TLS certificate (cast.md 1.3).
///
/// Nothing here is checked; the target `DeviceAuthentication` does that.
public struct AuthResponse: Hashable, Sendable {
  /// Over the nonce as echoed in ``senderNonce``, followed by the TLS certificate in DER. Required; empty if it was left out.
  public var signature: [UInt8]
  /// The device's certificate in DER, whose key signed. Required; empty if it was left out.
  public var clientAuthCertificate: [UInt8]
  /// Certificates that lead from the device's to a root, in DER, in any order.
  public var intermediateCertificates: [[UInt8]]
  /// `nil` where the message names none: ``SignatureAlgorithm/rsassaPKCS1v15``.
  public var signatureAlgorithm: SignatureAlgorithm?
  /// The nonce as the device took it; old devices leave it out.
  public var senderNonce: [UInt8]?
  /// `nil` where the message names none: ``HashAlgorithm/sha1``.
  public var hashAlgorithm: HashAlgorithm?
  /// A bundle of revocation lists, serialized.
  public var crl: [UInt8]?

  /// More certificates than this are no chain: such a message is refused.
  public static let maximumIntermediateCertificates = 16

  public init(
    signature: [UInt8],
    clientAuthCertificate: [UInt8],
    intermediateCertificates: [[UInt8]] = [],
    signatureAlgorithm: SignatureAlgorithm? = nil,
    senderNonce: [UInt8]? = nil,
    hashAlgorithm: HashAlgorithm? = nil,
    crl: [UInt8]? = nil
  ) {
    self.signature = signature
    self.clientAuthCertificate = clientAuthCertificate
    self.intermediateCertificates = intermediateCertificates
    self.signatureAlgorithm = signatureAlgorithm
    self.senderNonce = senderNonce
    self.hashAlgorithm = hashAlgorithm
    self.crl = crl
  }
}

extension AuthResponse: ProtobufMessage {
  package init() { self.init(signature: [], clientAuthCertificate: []) }

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    switch (field.number, field.wireType) {
    case (1, ProtobufWireType.lengthDelimited): self.signature = Array(buffer: try reader.bytes())
    case (2, ProtobufWireType.lengthDelimited): self.clientAuthCertificate = Array(buffer: try reader.bytes())
    case (3, ProtobufWireType.lengthDelimited): try self.append(intermediate: try reader.bytes())
    case (4, ProtobufWireType.varint): self.signatureAlgorithm = SignatureAlgorithm(wireValue: try reader.varint())
    case (5, ProtobufWireType.lengthDelimited): self.senderNonce = Array(buffer: try reader.bytes())
    case (6, ProtobufWireType.varint): self.hashAlgorithm = HashAlgorithm(wireValue: try reader.varint())
    case (7, ProtobufWireType.lengthDelimited): self.crl = Array(buffer: try reader.bytes())
    default: return false
    }
    return true
  }

  private mutating func append(intermediate: ByteBuffer) throws(CastMessageError) {
    guard self.intermediateCertificates.count < Self.maximumIntermediateCertificates else {
      throw CastMessageError(
        code: .malformed,
        message: "The reply has more than \(Self.maximumIntermediateCertificates) intermediate certificates.")
    }
    self.intermediateCertificates.append(Array(buffer: intermediate))
  }

  package func write(into buffer: inout ByteBuffer) {
    buffer.writeProtobuf(1, bytes: self.signature)
    buffer.writeProtobuf(2, bytes: self.clientAuthCertificate)
    for certificate in self.intermediateCertificates { buffer.writeProtobuf(3, bytes: certificate) }
    if let signatureAlgorithm { buffer.writeProtobuf(4, signatureAlgorithm.wireValue) }
    if let senderNonce { buffer.writeProtobuf(5, bytes: senderNonce) }
    if let hashAlgorithm { buffer.writeProtobuf(6, hashAlgorithm.wireValue) }
    if let crl { buffer.writeProtobuf(7, bytes: crl) }
  }
}
