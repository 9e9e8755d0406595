import NIOHTTP1

/// The check of the fields that open a WebSocket, but not of the sender: a value without I/O (RFC 6455, 4.2.1).
enum WebSocketHandshake {
  /// The reason why a request doesn't open a WebSocket.
  enum Fault: String, Sendable, Hashable {
    case badKey = "Sec-WebSocket-Key must be 16 bytes in base64."
    case otherVersion = "Sec-WebSocket-Version must be 13."
  }

  static let version = "13"

  /// Returns the fault of the fields, or `nil` if they are valid.
  static func fault(of headers: HTTPHeaders) -> Fault? {
    guard headers["sec-websocket-version"] == [self.version] else { return .otherVersion }
    let keys = headers["sec-websocket-key"]
    return keys.count == 1 && self.isKey(keys[0]) ? nil : .badKey
  }

  /// Whether `key` is 16 bytes in base64: 22 characters and two of padding. (RFC 4648, 4)
  private static func isKey(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    return bytes.count == 24 && bytes[22...].allSatisfy { $0 == UInt8(ascii: "=") }
      && bytes[..<22].allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }
}
