import CastTestSupport
import Glibc
import JSONCodec
import Synchronization
import Testing

/// The client's end of a connection, with blocking calls and a time limit on each.
final class RawConnection: Sendable {
  struct TimedOut: Error {}
  struct Failed: Error { var errno: Int32 }

  let descriptor: Int32
  private let readsTo: Int32
  /// The bytes read in advance: a read for each byte would take a minute for a big reply on a busy machine.
  private let unread = Mutex<ArraySlice<UInt8>>([])

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
    guard let descriptor = ListeningSocket.tryToConnect(to: path) else { throw Failed(errno: errno) }
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

  /// Waits for bytes and reads them; `false` at the end.
  private func fill(_ unread: inout ArraySlice<UInt8>) throws -> Bool {
    var wanted = pollfd(fd: self.readsTo, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, 20_000) == 1 else { throw TimedOut() }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(self.readsTo, &buffer, buffer.count)
    if count == -1, errno != ECONNRESET { throw Failed(errno: errno) }
    guard count > 0 else { return false }
    unread += buffer[..<count]
    return true
  }

  /// The next line without its end; `nil` at the end of the stream.
  func line() throws -> String? {
    try self.unread.withLock { unread in
      var searched = 0
      while true {
        if let end = unread.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
          defer { unread = unread[(end + 1)...] }
          return String(decoding: unread[..<end], as: UTF8.self)
        }
        searched = unread.count
        guard try self.fill(&unread) else {
          defer { unread = [] }
          return unread.isEmpty ? nil : String(decoding: unread, as: UTF8.self)
        }
      }
    }
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
    return try self.unread.withLock { unread in
      while unread.count < length, try self.fill(&unread) {}
      defer { unread = unread.dropFirst(length) }
      return try JSONDocument(parsing: Array(unread.prefix(length))).root.value
    }
  }

  func endOutput() { shutdown(self.descriptor, Int32(SHUT_WR)) }

  /// Breaks the connection; further calls fail.
  func shutDown() { shutdown(self.descriptor, Int32(SHUT_RDWR)) }

  private func close() {
    Glibc.close(self.descriptor)
    if self.readsTo != self.descriptor { Glibc.close(self.readsTo) }
  }
}
