package import NIOCore

/// The way in which messages are delimited in a stream of bytes.
public enum JSONRPCFraming: Sendable, Hashable {
  /// One message a line (NDJSON).
  case lines
  /// A header block with `Content-Length`, then the message, as LSP clients send it.
  case contentLength

  /// Appends `body`, framed, to `buffer`. The body must be compact JSON, without line breaks.
  package func write(_ body: OutgoingMessage.Body, to buffer: inout ByteBuffer) {
    switch self {
    case .lines:
      Self.write(body, to: &buffer)
      buffer.writeInteger(UInt8(ascii: "\n"))
    case .contentLength:
      buffer.writeStaticString("Content-Length: ")
      buffer.writeString(body.count.description)
      buffer.writeStaticString("\r\n\r\n")
      Self.write(body, to: &buffer)
    }
  }

  private static func write(_ body: OutgoingMessage.Body, to buffer: inout ByteBuffer) {
    buffer.writeBytes(body.head)
    if !body.shared.isEmpty { buffer.writeBytes(body.shared) }
    if !body.tail.isEmpty { buffer.writeBytes(body.tail) }
  }
}

/// The header lines before one message, read one by one.
struct HeaderBlock: Sendable {
  /// The longest block, in bytes.
  static let maximumBytes = 8_192
  /// The longest `Content-Length` field, in bytes, that is still found at the end of a discarded block.
  static let longestLengthField = 64

  /// Bytes of the lines read so far.
  private(set) var byteCount = 0
  private(set) var contentLength: Int?

  enum Line: Hashable {
    case field, end
    /// The block can't be used; the reason is for people.
    case bad(String)
    /// Not a header field at all.
    case notAField
  }

  /// Whether no line was read yet.
  var isEmpty: Bool { self.byteCount == 0 }

  /// Reads a line, passed without its line break.
  mutating func read(_ line: UnsafeRawBufferPointer) -> Line {
    if line.isEmpty { return .end }
    self.byteCount += line.count + 2
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(Self.isNameByte)
    else { return .notAField }
    guard Self.isContentLength(line[..<colon]) else { return .field }
    guard self.contentLength == nil else { return .bad("Content-Length stands in the header block twice.") }
    guard let length = Self.number(line[(colon + 1)...]) else {
      return .bad("Content-Length must be a whole number of bytes.")
    }
    self.contentLength = length
    return .field
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static let contentLengthName = Array("content-length".utf8)

  static func isContentLength(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
    name.count == self.contentLengthName.count
      && zip(name, self.contentLengthName).allSatisfy { byte, expected in
        // Sets the bit that makes ASCII letters small; it is set in the hyphen already.
        byte | 0x20 == expected
      }
  }

  /// Returns the digits' value; at most 15 digits, so that no sum can overflow.
  private static func number(_ text: Slice<UnsafeRawBufferPointer>) -> Int? {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var digits = text.drop(while: isSpace)
    while let last = digits.last, isSpace(last) { digits = digits.dropLast() }
    guard !digits.isEmpty, digits.count <= 15 else { return nil }
    var value = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
