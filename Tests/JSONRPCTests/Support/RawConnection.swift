import Glibc
import JSONCodec
import Testing

/// The client's end of a connection, with blocking calls and a time limit on each.
final class RawConnection: Sendable {
  struct TimedOut: Error {}
  struct Failed: Error { var errno: Int32 }

  let descriptor: Int32
  private let readsTo: Int32

  /// Takes the descriptors over; `output` is `input` for sockets.
  init(input: Int32, output: Int32) {
    self.readsTo = input
    self.descriptor = output
  }

  deinit { self.close() }

  /// Both ends of a socket pair, of which the first is a connection and the second is for the peer under test.
  static func pair() throws -> (RawConnection, Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { throw Failed(errno: errno) }
    return (RawConnection(input: ends[0], output: ends[0]), ends[1])
  }

  static func connect(to path: String) throws -> RawConnection {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      defer { Glibc.close(descriptor) }
      throw Failed(errno: errno)
    }
    return RawConnection(input: descriptor, output: descriptor)
  }

  func send(_ text: String) throws {
    try self.send(Array(text.utf8))
  }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(self.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failed(errno: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a request as one line.
  func call(_ id: Int, _ method: String, _ params: String = "{}") throws {
    try self.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n")
  }

  private func byte() throws -> UInt8? {
    var wanted = pollfd(fd: self.readsTo, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, 10_000) == 1 else { throw TimedOut() }
    var byte: UInt8 = 0
    let count = read(self.readsTo, &byte, 1)
    if count == -1, errno != ECONNRESET { throw Failed(errno: errno) }
    return count == 1 ? byte : nil
  }

  /// The next line without its end; `nil` at the end of the stream.
  func line() throws -> String? {
    var bytes: [UInt8] = []
    while let byte = try self.byte() {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The next message, one a line; the stream must not end before.
  func message() throws -> JSONValue {
    try JSONDocument(parsing: try #require(try self.line())).root.value
  }

  /// The next message behind a header block.
  func framedMessage() throws -> JSONValue {
    let header = try #require(try self.line())
    let length = try #require(Int(header.filter(\.isNumber)))
    #expect(header == "Content-Length: \(length)\r")
    #expect(try self.line() == "\r")
    var bytes: [UInt8] = []
    while bytes.count < length, let byte = try self.byte() { bytes.append(byte) }
    return try JSONDocument(parsing: bytes).root.value
  }

  func endOutput() { shutdown(self.descriptor, Int32(SHUT_WR)) }

  /// Breaks the connection off; further calls fail.
  func shutDown() { shutdown(self.descriptor, Int32(SHUT_RDWR)) }

  private func close() {
    Glibc.close(self.descriptor)
    if self.readsTo != self.descriptor { Glibc.close(self.readsTo) }
  }
}
