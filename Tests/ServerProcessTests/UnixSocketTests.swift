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

  private func connect() throws -> Int32 { try ListeningSocket.connect(to: self.path) }

  private func read(_ descriptor: Int32) throws -> String {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 20_000) > 0, "nothing to read within 20 s")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  }

  private func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }

  @Test func servesBothInTheirFraming() throws {
    let server = try ServerProcess(["--stdio", "--socket", self.path])
    let first = try self.connect()
    let second = try self.connect()
    let info = ProcessLifetimeTests.info
    // An answered connection counts as a client: others may wait until the server accepts them.
    self.write(info + "\n", to: second)
    #expect(try self.read(second).hasPrefix("{"))
    self.write("Content-Length: \(info.utf8.count)\r\n\r\n\(info)", to: first)
    let framed = try self.read(first)
    #expect(framed.hasPrefix("Content-Length: ") && framed.contains("\r\n\r\n{"))
    let body = try #require(framed.split(separator: "\r\n\r\n").last)
    #expect(try JSONDocument(parsing: String(body)).root.value["result"]?["clients"] == 3)
    close(first)
    try server.expectAlive()

    var status = stat()
    #expect(stat(self.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    server.child.closeInput()
    #expect(try server.child.waitForEnd() == .exited(0))
    #expect(stat(self.path, &status) != 0, "the socket was left behind")
    close(second)
    rmdir(self.folder)
  }

  @Test(arguments: [true, false]) func aCallInFlightIsAnsweredAtTheEnd(isSignalled: Bool) throws {
    let server = try ServerProcess(["--socket", self.path])
    let (caller, other) = (try self.connect(), try self.connect())
    // One write, so that the second answer says that the first call runs.
    self.write(
      #"{"jsonrpc":"2.0","id":7,"method":"discovery.find","params":{"friendlyName":"none","timeout":60}}"# + "\n"
        + ProcessLifetimeTests.info + "\n", to: caller)
    #expect(try self.read(caller).contains(#""id":1"#))
    if isSignalled {
      server.child.send(signal: SIGTERM)
    } else {
      self.write(#"{"jsonrpc":"2.0","id":2,"method":"server.shutdown"}"# + "\n", to: other)
      #expect(try self.read(other).contains(#""id":2,"result""#))
    }
    let answer = try self.read(caller)
    #expect(answer.contains(#""id":7"#) && answer.contains("-32013"), "\(answer)")
    #expect(try server.child.waitForEnd() == .exited(0))
    close(caller)
    close(other)
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
    #expect(try third.child.waitForEnd() == .exited(0))
    rmdir(self.folder)
  }
}
