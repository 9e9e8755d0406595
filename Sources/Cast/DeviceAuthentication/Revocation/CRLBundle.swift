package import CastV2
package import NIOCore

/// Revocation lists of several versions with the same content (openscreen `revocation.proto`).
package struct CRLBundle: Hashable, Sendable, ProtobufMessage {
  package var lists: [SignedRevocationList] = []

  /// The most lists in a bundle, which should have one for each version.
  package static let maximumLists = 16

  package init() {}

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    guard field == (1, ProtobufWireType.lengthDelimited) else { return false }
    guard self.lists.count < Self.maximumLists else {
      throw CastMessageError(code: .malformed, message: "The bundle has more than \(Self.maximumLists) lists.")
    }
    self.lists.append(try SignedRevocationList(protobuf: try reader.bytes()))
    return true
  }

  package func write(into buffer: inout ByteBuffer) {
    for list in self.lists { buffer.writeProtobuf(1, bytes: list.protobuf) }
  }
}

/// A revocation list with its signature (`Crl`).
package struct SignedRevocationList: Hashable, Sendable, ProtobufMessage {
  /// The signed bytes: a serialized ``TbsRevocationList``.
  package var tbs: [UInt8] = []
  /// The signer's certificate in DER.
  package var signerCertificate: [UInt8] = []
  package var signature: [UInt8] = []

  package init() {}

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    guard field.wireType == ProtobufWireType.lengthDelimited else { return false }
    switch field.number {
    case 1: self.tbs = Array(buffer: try reader.bytes())
    case 2: self.signerCertificate = Array(buffer: try reader.bytes())
    case 3: self.signature = Array(buffer: try reader.bytes())
    default: return false
    }
    return true
  }

  package func write(into buffer: inout ByteBuffer) {
    buffer.writeProtobuf(1, bytes: self.tbs)
    buffer.writeProtobuf(2, bytes: self.signerCertificate)
    buffer.writeProtobuf(3, bytes: self.signature)
  }
}

/// The signed content of a revocation list (`TbsCrl`).
package struct TbsRevocationList: Hashable, Sendable, ProtobufMessage {
  /// The only defined version: hashes are SHA-256, the signature is RSASSA-PKCS1-v1_5 over SHA-256.
  package static let knownVersion: UInt64 = 0

  package var version: UInt64 = 0
  /// The start of the list's validity, in seconds since 1970, inclusive.
  package var notBefore: UInt64 = 0
  /// The end of the list's validity, in seconds since 1970, inclusive.
  package var notAfter: UInt64 = 0
  /// SHA-256 of each revoked SubjectPublicKeyInfo.
  package var publicKeyHashes: [[UInt8]] = []
  package var serialNumberRanges: [SerialNumberRange] = []

  package init() {}

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    switch (field.number, field.wireType) {
    case (1, ProtobufWireType.varint): self.version = try reader.varint()
    case (2, ProtobufWireType.varint): self.notBefore = try reader.varint()
    case (3, ProtobufWireType.varint): self.notAfter = try reader.varint()
    case (4, ProtobufWireType.lengthDelimited): self.publicKeyHashes.append(Array(buffer: try reader.bytes()))
    case (5, ProtobufWireType.lengthDelimited):
      self.serialNumberRanges.append(try SerialNumberRange(protobuf: try reader.bytes()))
    default: return false
    }
    return true
  }

  package func write(into buffer: inout ByteBuffer) {
    if self.version != 0 { buffer.writeProtobuf(1, self.version) }
    buffer.writeProtobuf(2, self.notBefore)
    buffer.writeProtobuf(3, self.notAfter)
    for hash in self.publicKeyHashes { buffer.writeProtobuf(4, bytes: hash) }
    for range in self.serialNumberRanges { buffer.writeProtobuf(5, bytes: range.protobuf) }
  }
}
