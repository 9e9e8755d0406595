import Foundation
import Glibc
import NIOCore
import Testing

/// A blocking connection over loopback, from an address of the test's choice. It times out after ten seconds of
/// silence.
final class RawSocket {
  private var descriptor: CInt

  init(port: Int, from source: String) throws {
    self.descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    try #require(self.descriptor >= 0)
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(self.descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    // The ports of closed connections stay reserved for a minute, so a reset is needed to not run out of them.
    var reset = linger(l_onoff: 1, l_linger: 0)
    setsockopt(self.descriptor, SOL_SOCKET, SO_LINGER, &reset, socklen_t(MemoryLayout<linger>.size))
    let bound = try SocketAddress(ipAddress: source, port: 0).withSockAddr { bind(self.descriptor, $0, socklen_t($1)) }
    try #require(bound == 0)
    let connected = try SocketAddress(ipAddress: "127.0.0.1", port: port).withSockAddr {
      connect(self.descriptor, $0, socklen_t($1))
    }
    try #require(connected == 0, "errno \(errno)")
  }

  deinit { self.close() }

  /// The answer of a GET; empty if the connection was closed without one.
  static func get(_ url: URL, path: String? = nil, from source: String = "127.0.0.1") throws -> String {
    let socket = try RawSocket(port: try #require(url.port), from: source)
    socket.send("GET \(path ?? url.path) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    return socket.readToEnd()
  }

  func close() {
    if self.descriptor >= 0 { Glibc.close(self.descriptor) }
    self.descriptor = -1
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.send(self.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Reads `count` bytes; fewer if the other side closes or resets.
  func read(_ count: Int) -> String {
    var found: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while found.count < count {
      let got = recv(self.descriptor, &buffer, min(buffer.count, count - found.count), 0)
      guard got > 0 else { break }
      found += buffer[..<got]
    }
    return String(decoding: found, as: UTF8.self)
  }

  func readToEnd() -> String { self.read(.max) }
}
