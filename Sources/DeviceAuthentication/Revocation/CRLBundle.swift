package import CastV2
package import NIOCore

/// Revocation lists of several versions that say the same (openscreen `revocation.proto`).
package struct CRLBundle: Hashable, Sendable, ProtobufMessage {
  package var lists: [SignedRevocationList] = []

  /// More lists than this in a bundle are refused; one for each version is meant.
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
