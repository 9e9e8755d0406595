package import NIOCore

/// How messages are told apart in a stream of bytes.
public enum JSONRPCFraming: Sendable, Hashable {
  /// One message a line (NDJSON).
  case lines
  /// A header block with `Content-Length`, then the message, as LSP clients speak.
  case contentLength

  /// Appends `body`, framed, to `buffer`. The body must be compact JSON: without line breaks.
  package func write(_ body: [UInt8], to buffer: inout ByteBuffer) {
    switch self {
    case .lines:
      buffer.writeBytes(body)
      buffer.writeInteger(UInt8(ascii: "\n"))
    case .contentLength:
      buffer.writeStaticString("Content-Length: ")
      buffer.writeString(body.count.description)
      buffer.writeStaticString("\r\n\r\n")
      buffer.writeBytes(body)
    }
  }
}
