package import CastV2
package import NIOCore

/// A revocation list with its signature (`Crl`).
package struct SignedRevocationList: Hashable, Sendable, ProtobufMessage {
  /// A ``TbsRevocationList``, serialized: what is signed.
  package var tbs: [UInt8] = []
  /// In DER.
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
