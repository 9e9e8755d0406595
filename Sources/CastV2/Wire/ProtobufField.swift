/// The wire types of protobuf that the channel meets.
enum ProtobufWireType {
  static let varint: UInt64 = 0
  static let fixed64: UInt64 = 1
  static let lengthDelimited: UInt64 = 2
  static let startGroup: UInt64 = 3
  static let endGroup: UInt64 = 4
  static let fixed32: UInt64 = 5
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
