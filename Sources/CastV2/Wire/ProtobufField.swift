/// The wire types of protobuf that the channel meets.
package enum ProtobufWireType {
  package static let varint: UInt64 = 0
  package static let fixed64: UInt64 = 1
  package static let lengthDelimited: UInt64 = 2
  package static let startGroup: UInt64 = 3
  package static let endGroup: UInt64 = 4
  package static let fixed32: UInt64 = 5
}

/// The nine fields of `CastMessage` (`spec/cast_channel.proto`).
enum CastMessageField {
  static let protocolVersion: UInt64 = 1
  static let sourceId: UInt64 = 2
  static let destinationId: UInt64 = 3
  static let namespace: UInt64 = 4
  static let payloadType: UInt64 = 5
  static let payloadUTF8: UInt64 = 6
  static let payloadBinary: UInt64 = 7
  static let continued: UInt64 = 8
  static let remainingLength: UInt64 = 9
}
