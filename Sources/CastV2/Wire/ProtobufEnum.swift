/// An enum of protobuf whose unknown values survive.
protocol ProtobufEnum: RawRepresentable<Int32> {
  init(rawValue: Int32)
}

extension ProtobufEnum {
  init(wireValue: UInt64) { self.init(rawValue: Int32(truncatingIfNeeded: wireValue)) }

  /// The value as protobuf writes it: sign-extended to 64 bits.
  var wireValue: UInt64 { UInt64(bitPattern: Int64(self.rawValue)) }
}

extension CastMessage.ProtocolVersion: ProtobufEnum {}
extension CastMessage.PayloadType: ProtobufEnum {}
extension AuthError.ErrorType: ProtobufEnum {}
extension HashAlgorithm: ProtobufEnum {}
extension SignatureAlgorithm: ProtobufEnum {}
