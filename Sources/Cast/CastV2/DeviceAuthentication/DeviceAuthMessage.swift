public import NIOCore

/// The payload of ``CastNamespace/deviceAuth``: a challenge, or the device's answer to one (cast.md 1.3).
public struct DeviceAuthMessage: Hashable, Sendable {
  /// The sender's challenge; field 1.
  public var challenge: AuthChallenge?
  /// The device's proof, not yet checked; field 2.
  public var response: AuthResponse?
  /// The reason why the device gives no proof; field 3.
  public var error: AuthError?

  /// The most bytes of a payload. A chain and a revocation list fit well, since they must fit into a frame of 64 KiB.
  public static let maximumLength = 128 << 10

  /// Makes a message; peers send exactly one of the three.
  public init(challenge: AuthChallenge? = nil, response: AuthResponse? = nil, error: AuthError? = nil) {
    self.challenge = challenge
    self.response = response
    self.error = error
  }

  /// Reads a payload and skips unknown fields.
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

  /// Returns the Cast message that carries this one.
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

/// The sender's request that the device prove its identity (cast.md 1.3).
///
/// VLC's is empty, which asks for SHA-1 without a nonce.
public struct AuthChallenge: Hashable, Sendable {
  /// The signature algorithm; `nil` if the message names none, which means ``SignatureAlgorithm/rsassaPKCS1v15``.
  public var signatureAlgorithm: SignatureAlgorithm?
  /// Random bytes that the signature must cover, usually 16.
  public var senderNonce: [UInt8]?
  /// The hash algorithm; `nil` if the message names none, which means ``HashAlgorithm/sha1``.
  public var hashAlgorithm: HashAlgorithm?

  /// Makes a challenge; without arguments it is the empty one that VLC sends.
  ///
  /// A field that is `nil` is left out of the message: the device then takes its default, or signs without a nonce.
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

/// The device's proof: a signature over the nonce and its TLS certificate (cast.md 1.3).
///
/// Nothing here is checked; the target `DeviceAuthentication` does that.
public struct AuthResponse: Hashable, Sendable {
  /// The signature over the nonce as echoed in ``senderNonce``, followed by the TLS certificate in DER. Required;
  /// empty if it was left out.
  public var signature: [UInt8]
  /// The device's certificate in DER, with whose key it signed. Required; empty if it was left out.
  public var clientAuthCertificate: [UInt8]
  /// Certificates that lead from the device's to a root, in DER, in any order.
  public var intermediateCertificates: [[UInt8]]
  /// The signature algorithm; `nil` if the message names none, which means ``SignatureAlgorithm/rsassaPKCS1v15``.
  public var signatureAlgorithm: SignatureAlgorithm?
  /// The nonce as the device received it; old devices leave it out.
  public var senderNonce: [UInt8]?
  /// The hash algorithm; `nil` if the message names none, which means ``HashAlgorithm/sha1``.
  public var hashAlgorithm: HashAlgorithm?
  /// A bundle of revocation lists, serialized.
  public var crl: [UInt8]?

  /// The most intermediate certificates. A message with more is refused.
  public static let maximumIntermediateCertificates = 16

  /// Makes an answer; certificates are in DER, and fields that are `nil` are left out of the message.
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

/// The device's refusal or inability to prove its identity (cast.md 1.3).
public struct AuthError: Hashable, Sendable {
  /// The reason for the error.
  public struct ErrorType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The raw value is the number of `error_type` on the wire; unknown numbers are kept.
    public let rawValue: Int32
    /// Makes a kind of error from its number; any number is accepted.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The device failed to sign for an internal reason.
    public static let internalError = ErrorType(rawValue: 0)
    /// The device says that the link is not TLS, so that there is no certificate to sign.
    public static let noTLS = ErrorType(rawValue: 1)
    /// The device doesn't support the requested signature algorithm.
    public static let signatureAlgorithmUnavailable = ErrorType(rawValue: 2)

    public var description: String {
      switch self {
      case .internalError: "INTERNAL_ERROR"
      case .noTLS: "NO_TLS"
      case .signatureAlgorithmUnavailable: "SIGNATURE_ALGORITHM_UNAVAILABLE"
      default: "error \(self.rawValue)"
      }
    }
  }

  /// The reason why the device gives no proof.
  public var errorType: ErrorType

  /// Makes a device's error answer to a challenge.
  public init(_ errorType: ErrorType) { self.errorType = errorType }
}

extension AuthError: ProtobufMessage {
  package init() { self.init(.internalError) }

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    guard field == (1, ProtobufWireType.varint) else { return false }
    self.errorType = ErrorType(wireValue: try reader.varint())
    return true
  }

  package func write(into buffer: inout ByteBuffer) { buffer.writeProtobuf(1, self.errorType.wireValue) }
}

/// The hash algorithm of a signature of device authentication.
public struct HashAlgorithm: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The raw value is the number of `hash_algorithm` on the wire; unknown numbers are kept.
  public let rawValue: Int32
  /// Makes an algorithm from its number; any number is accepted.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The default of a message that names none; the oldest receivers use it.
  public static let sha1 = HashAlgorithm(rawValue: 0)
  /// SHA-256, which Chromium and openscreen request (cast.md 11.2).
  public static let sha256 = HashAlgorithm(rawValue: 1)

  public var description: String {
    switch self {
    case .sha1: "SHA-1"
    case .sha256: "SHA-256"
    default: "hash \(self.rawValue)"
    }
  }
}

/// The signature algorithm of device authentication.
public struct SignatureAlgorithm: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The raw value is the number of `signature_algorithm` on the wire; unknown numbers are kept.
  public let rawValue: Int32
  /// Makes an algorithm from its number; any number is accepted.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// No algorithm is named; both sides here treat it as ``rsassaPKCS1v15``.
  public static let unspecified = SignatureAlgorithm(rawValue: 0)
  /// The default of a message that names none; no receiver is known that supports another.
  public static let rsassaPKCS1v15 = SignatureAlgorithm(rawValue: 1)
  /// RSASSA-PSS, defined but not used: receivers answer ``AuthError/ErrorType/signatureAlgorithmUnavailable`` to it.
  public static let rsassaPSS = SignatureAlgorithm(rawValue: 2)

  public var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .rsassaPKCS1v15: "RSASSA-PKCS1-v1_5"
    case .rsassaPSS: "RSASSA-PSS"
    default: "signature algorithm \(self.rawValue)"
    }
  }
}
