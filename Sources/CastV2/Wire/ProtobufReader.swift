package import NIOCore

/// Reads protobuf's wire format from a buffer, field by field.
package struct ProtobufReader {
  private var buffer: ByteBuffer
  private let whole: ByteBuffer
  /// Where the field that was begun last starts, as an index into the buffer.
  private var fieldStart: Int
  private var fieldNumber: UInt64 = 0
  private static let maximumGroups = 32

  package init(_ buffer: ByteBuffer) {
    self.buffer = buffer
    self.whole = buffer
    self.fieldStart = buffer.readerIndex
  }

  /// The number and wire type of the next field; `nil` at the end.
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

  /// The bytes of a length-delimited field, without a copy.
  package mutating func bytes() throws(CastMessageError) -> ByteBuffer {
    let length = try self.varint()
    guard let length = Int(exactly: length), let slice = self.buffer.readSlice(length: length) else {
      throw CastMessageError(code: .truncated, message: "A field of \(length) bytes ends after the message.")
    }
    return slice
  }

  package mutating func string() throws(CastMessageError) -> String { String(buffer: try self.bytes()) }

  /// Steps over a field that was begun; returns all its bytes, its key included.
  package mutating func skip(wireType: UInt64) throws(CastMessageError) -> ByteBufferView {
    let start = self.fieldStart
    try self.pass(wireType: wireType)
    return self.whole.viewBytes(at: start, length: self.buffer.readerIndex - start) ?? ByteBuffer().readableBytesView
  }

  /// Passes over a field's value; groups may hold each other ``maximumGroups`` deep, and so may not take the stack.
  private mutating func pass(wireType: UInt64) throws(CastMessageError) {
    // The numbers of the groups that are open.
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
