import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// Another client of a server, over its Unix socket, one line a message.
final class UnixClient: @unchecked Sendable {
  // Unchecked, because a test hands it to one thread at a time.
  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// Connects as soon as the server listens.
  init(path: String) throws { self.descriptor = try ListeningSocket.connect(to: path) }

  /// Connects at once; `nil`: no server listens.
  init?(connectedTo path: String) {
    guard let descriptor = ListeningSocket.tryToConnect(to: path) else { return nil }
    self.descriptor = descriptor
  }

  /// Takes over a connected socket.
  init(adopting descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(self.descriptor) }

  /// Sends a ping and reads its answer.
  func ping(_ id: Int) throws {
    let line = #"{"jsonrpc":"2.0","id":\#(id),"method":"server.ping"}"# + "\n"
    try #require(self.send(Array(line.utf8)))
    let answer = try JSONDocument(parsing: self.readLine()).root.value
    #expect(answer["id"] == .integer(Int64(id)) && answer["result"] == [:])
  }

  /// Sends a line, and reads the next one.
  func exchange(_ line: String) throws -> JSONValue {
    try #require(self.send(Array((line + "\n").utf8)))
    return try self.message()
  }

  /// The next message.
  func message() throws -> JSONValue { try JSONDocument(parsing: self.readLine()).root.value }

  /// From now on ``send(_:)`` doesn't wait for a server that doesn't read.
  func stopsSendingWhenFull() { _ = fcntl(self.descriptor, F_SETFL, O_NONBLOCK) }

  /// Reads a hundred bytes, if there are some.
  func takeABit() {
    var buffer = [UInt8](repeating: 0, count: 100)
    _ = read(self.descriptor, &buffer, buffer.count)
  }

  /// Waits for bytes and drops them; false at the end.
  func discardSome() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    return read(self.descriptor, &buffer, buffer.count) > 0
  }

  /// Ends both directions, also for threads that wait.
  func hangUp() { shutdown(self.descriptor, Int32(SHUT_RDWR)) }

  /// Sends all of `bytes`; false if the server has closed the socket.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(self.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads until `end` or until the server closes the socket.
  func text(upTo end: String) throws -> String {
    while true {
      let text = String(decoding: self.unread, as: UTF8.self)
      guard !text.contains(end), try self.readSome() else { return text }
    }
  }

  private func readLine() throws -> [UInt8] {
    while true {
      if let end = self.unread.firstIndex(of: 0x0A) {
        defer { self.unread.removeSubrange(...end) }
        return Array(self.unread[..<end])
      }
      try #require(try self.readSome(), "the server closed the socket")
    }
  }

  /// Waits for more; false if the server has closed the socket.
  private func readSome() throws -> Bool {
    var request = pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 20_000) > 0, "nothing to read within 20 s")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(self.descriptor, &buffer, buffer.count)
    self.unread += buffer[..<max(0, count)]
    return count > 0
  }
}
