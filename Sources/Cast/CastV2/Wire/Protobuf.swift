package import NIOCore

/// A small protobuf message with a hand-written codec, which skips unknown fields and doesn't keep them.
package protocol ProtobufMessage {
  /// Creates the message with no field set.
  init()

  /// Reads the field whose key was read last. Returns false if the message doesn't have it, or has it with another
  /// wire type.
  mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool

  /// Appends every field that is set.
  func write(into buffer: inout ByteBuffer)
}

extension ProtobufMessage {
  /// Reads a message; the fields may come in any order.
  package init(protobuf body: ByteBuffer) throws(CastMessageError) {
    self.init()
    try self.merge(body)
  }

  /// Reads a message.
  package init(protobuf bytes: [UInt8]) throws(CastMessageError) { try self.init(protobuf: ByteBuffer(bytes: bytes)) }

  /// Reads more fields into the message. If a single field occurs several times, the last one counts, as in protobuf.
  package mutating func merge(_ body: ByteBuffer) throws(CastMessageError) {
    var reader = ProtobufReader(body)
    while let field = try reader.nextField() {
      guard try !self.read(field, from: &reader) else { continue }
      _ = try reader.skip(wireType: field.wireType)
    }
  }

  /// The message in wire format.
  package var protobuf: [UInt8] {
    var buffer = ByteBuffer()
    self.write(into: &buffer)
    return Array(buffer.readableBytesView)
  }
}

/// The wire types of protobuf that the channel uses.
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

/// A protobuf enum that keeps unknown values.
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

/// Reads protobuf's wire format from a buffer, field by field.
package struct ProtobufReader {
  private var buffer: ByteBuffer
  private let whole: ByteBuffer
  /// The start of the field that was begun last, as an index into the buffer.
  private var fieldStart: Int
  private var fieldNumber: UInt64 = 0
  private static let maximumGroups = 32

  package init(_ buffer: ByteBuffer) {
    self.buffer = buffer
    self.whole = buffer
    self.fieldStart = buffer.readerIndex
  }

  /// Returns the number and wire type of the next field, or `nil` at the end.
  package mutating func nextField() throws(CastMessageError) -> (number: UInt64, wireType: UInt64)? {
    guard self.buffer.readableBytes > 0 else { return nil }
    self.fieldStart = self.buffer.readerIndex
    let key = try self.varint()
    guard key >> 3 > 0, key >> 3 < 1 << 29 else {
      throw CastMessageError(code: .malformed, message: "Field number \(key >> 3) is not allowed.")
    }
    self.fieldNumber = key >> 3
    return (key >> 3, key & 7)
  }

  package mutating func varint() throws(CastMessageError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte: UInt8 = self.buffer.readInteger() {
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
      guard shift < 64 else {
        throw CastMessageError(code: .malformed, message: "A number has more than ten bytes.")
      }
    }
    throw CastMessageError(code: .truncated, message: "The message ends inside a number.")
  }

  /// Returns the bytes of a length-delimited field, without a copy.
  package mutating func bytes() throws(CastMessageError) -> ByteBuffer {
    let length = try self.varint()
    guard let length = Int(exactly: length), let slice = self.buffer.readSlice(length: length) else {
      throw CastMessageError(code: .truncated, message: "A field of \(length) bytes ends after the message.")
    }
    return slice
  }

  package mutating func string() throws(CastMessageError) -> String { String(buffer: try self.bytes()) }

  /// Skips a field that was begun, and returns all its bytes, its key included.
  package mutating func skip(wireType: UInt64) throws(CastMessageError) -> ByteBufferView {
    let start = self.fieldStart
    try self.pass(wireType: wireType)
    return self.whole.viewBytes(at: start, length: self.buffer.readerIndex - start) ?? ByteBuffer().readableBytesView
  }

  /// Skips a field's value. Groups may be nested ``maximumGroups`` deep, which bounds the stack.
  private mutating func pass(wireType: UInt64) throws(CastMessageError) {
    // The numbers of the open groups.
    var groups: [UInt64] = []
    var (number, wireType) = (self.fieldNumber, wireType)
    while true {
      switch wireType {
      case ProtobufWireType.varint: _ = try self.varint()
      case ProtobufWireType.fixed64: try self.advance(by: 8)
      case ProtobufWireType.lengthDelimited: _ = try self.bytes()
      case ProtobufWireType.fixed32: try self.advance(by: 4)
      case ProtobufWireType.startGroup where groups.count < Self.maximumGroups: groups.append(number)
      case ProtobufWireType.endGroup where groups.last == number: groups.removeLast()
      default: throw CastMessageError(code: .malformed, message: "Wire type \(wireType) is not possible here.")
      }
      if groups.isEmpty { return }
      guard let next = try self.nextField() else {
        throw CastMessageError(code: .truncated, message: "The message ends inside a group.")
      }
      (number, wireType) = next
    }
  }

  private mutating func advance(by count: Int) throws(CastMessageError) {
    guard self.buffer.readSlice(length: count) != nil else {
      throw CastMessageError(code: .truncated, message: "The message ends inside a field of \(count) bytes.")
    }
  }
}

/// Writes protobuf's wire format; ``ProtobufReader`` is its counterpart.
extension ByteBuffer {
  /// Appends a field with a number, even if it is 0.
  package mutating func writeProtobuf(_ field: UInt64, _ value: UInt64) {
    self.writeProtobufKey(field, ProtobufWireType.varint)
    self.writeProtobufVarint(value)
  }

  /// Appends a field with bytes: `bytes`, a string's UTF-8 or an embedded message.
  package mutating func writeProtobuf(_ field: UInt64, bytes: some Collection<UInt8>) {
    self.writeProtobufKey(field, ProtobufWireType.lengthDelimited)
    self.writeProtobufVarint(UInt64(bytes.count))
    self.writeBytes(bytes)
  }

  /// Appends a field's key.
  package mutating func writeProtobufKey(_ field: UInt64, _ wireType: UInt64) {
    self.writeProtobufVarint(field << 3 | wireType)
  }

  package mutating func writeProtobufVarint(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      self.writeInteger(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    self.writeInteger(UInt8(truncatingIfNeeded: rest))
  }
}
