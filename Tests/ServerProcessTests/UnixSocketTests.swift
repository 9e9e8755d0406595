import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// The same server on standard streams and on a Unix socket at once.
@Suite(.blocking) struct UnixSocketTests {
  let folder: String
  var path: String { "\(self.folder)/socket" }

  init() throws {
    var template = Array("/tmp/cast-rpc-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Connects as soon as the server listens; there is no other sign of that for a program that just started it.
  private func connect() throws -> Int32 {
    for _ in 0..<5_000 {
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: self.path.utf8) }
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      if result == 0 { return descriptor }
      close(descriptor)
      poll(nil, 0, 1)
    }
    throw ChildProcess.TimedOut(description: "no connection to \(self.path) within 5 s")
  }

  private func read(_ descriptor: Int32) throws -> String {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 5_000) > 0, "nothing to read within 5 s")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  }

  private func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }

  @Test func bothAtOnceEachInItsFraming() throws {
    let server = try ServerProcess(["--stdio", "--socket", self.path])
    let first = try self.connect()
    let second = try self.connect()
    let info = ProcessLifetimeTests.info
    self.write("Content-Length: \(info.utf8.count)\r\n\r\n\(info)", to: first)
    let framed = try self.read(first)
    #expect(framed.hasPrefix("Content-Length: ") && framed.contains("\r\n\r\n{"))
    let body = try #require(framed.split(separator: "\r\n\r\n").last)
    #expect(try JSONDocument(parsing: String(body)).root.value["result"]?["clients"] == 3)
    self.write(info + "\n", to: second)
    #expect(try self.read(second).hasPrefix("{"))
    close(first)
    try server.expectAlive()

    var status = stat()
    #expect(stat(self.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    server.child.closeInput()
    #expect(try server.child.waitForEnd(within: 1_000) == .exited(0))
    #expect(stat(self.path, &status) != 0, "the socket was left behind")
    close(second)
    rmdir(self.folder)
  }

  @Test func aSecondServerIsRefusedAndAStaleSocketIsNot() throws {
    let first = try ServerProcess(["--socket", self.path])
    close(try self.connect())
    let second = try ServerProcess(["--socket", self.path])
    #expect(try second.child.waitForEnd() == .exited(1))
    #expect(try second.child.readErrorToEnd().contains(self.path))
    first.child.send(signal: SIGKILL)
    _ = try first.child.waitForEnd()
    let third = try ServerProcess(["--socket", self.path])
    close(try self.connect())
    third.child.send(signal: SIGTERM)
    #expect(try third.child.waitForEnd(within: 1_000) == .exited(0))
    rmdir(self.folder)
  }
}
