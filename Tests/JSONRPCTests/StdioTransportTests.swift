import Glibc
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@testable import JSONRPC

@Suite("Standard streams", .timeLimit(.minutes(3)))
@LoopActor
struct StdioTransportTests {
  let server = TestServer()

  private func open(_ input: Int32, _ output: Int32) async throws -> StdioTransport {
    let server = self.server
    return try await StdioTransport.open(
      StandardStreams(input: input, output: output), logger: TestServer.silence
    ) { server.accept($0) }
  }

  private static func pipe() throws -> (input: Int32, output: Int32) { try SystemCalls.pipe() }

  private static func write(_ text: String, to descriptor: Int32) {
    #expect(Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count)
  }

  private static func request(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"echo"}"# + "\n"
  }

  @Test("over pipes: answers, and ends at the end of the input")
  func pipes() async throws {
    let toServer = try Self.pipe()
    let fromServer = try Self.pipe()
    let observer = dup(toServer.input)
    defer { close(observer) }
    let client = RawConnection(input: fromServer.input, output: toServer.output)
    let transport = try await self.open(toServer.input, fromServer.output)
    Self.write(Self.request(1), to: toServer.output)
    #expect(try await offLoop { try client.message()["id"] } == 1)
    // Half a line, then the end.
    Self.write(String(Self.request(2).dropLast()), to: toServer.output)
    #expect(dup2(observer, toServer.output) >= 0)
    #expect(try await offLoop { try client.message()["id"] } == 2)
    #expect(try await offLoop { try client.line() } == nil)
    try await transport.finished.get()
    #expect(self.server.closed == [.endOfInput])
    #expect(fcntl(observer, F_GETFL) & O_NONBLOCK == 0, "a pipe that others share is left as it was")
  }

  @Test("the output's description stays blocking for the processes that share it")
  func sharedOutput() async throws {
    let toServer = try Self.pipe()
    let fromServer = try Self.pipe()
    let shared = dup(fromServer.output)
    let client = RawConnection(input: fromServer.input, output: toServer.output)
    let transport = try await self.open(toServer.input, fromServer.output)
    Self.write(Self.request(1), to: toServer.output)
    #expect(try await offLoop { try client.message()["id"] } == 1)
    #expect(fcntl(shared, F_GETFL) & O_NONBLOCK == 0)
    close(shared)
    transport.peer.close()
    try await transport.finished.get()
  }

  @Test("from file to file: every request is answered before it is finished", arguments: [1, 3_000])
  func files(count: Int) async throws {
    let directory = try TemporaryDirectory()
    let input = try directory.file("in", (0..<count).map(Self.request).joined())
    let transport = try await self.open(input, try directory.file("out"))
    try await transport.finished.get()
    let lines = try directory.content("out").split(separator: "\n")
    #expect(lines.count == count)
    let ids = try lines.map { try JSONDocument(parsing: String($0)).root.value["id"] }
    #expect(ids == (0..<count).map { .integer(Int64($0)) })
  }

  @Test("no input at all ends at once")
  func nothing() async throws {
    let fromServer = try Self.pipe()
    defer { close(fromServer.input) }
    let transport = try await self.open(Glibc.open("/dev/null", O_RDONLY), fromServer.output)
    try await transport.finished.get()
    #expect(self.server.closed == [.endOfInput])
  }

  @Test("an output without a reader ends the connection with the next message")
  func brokenPipe() async throws {
    let toServer = try Self.pipe()
    let fromServer = try Self.pipe()
    defer { close(toServer.output) }
    let transport = try await self.open(toServer.input, fromServer.output)
    close(fromServer.input)
    Self.write(Self.request(1) + Self.request(2), to: toServer.output)
    try await transport.finished.get()
    #expect(self.server.closed.count == 1)
  }

  @Test("a full device ends the connection")
  func fullDevice() async throws {
    let toServer = try Self.pipe()
    defer { close(toServer.output) }
    let transport = try await self.open(toServer.input, Glibc.open("/dev/full", O_WRONLY))
    while transport.peer.isOpen {
      _ = Glibc.write(toServer.output, Self.request(1), Self.request(1).utf8.count)
      await Task.yield()
    }
    try await transport.finished.get()
  }

  @Test("over a terminal: answers, and leaves it blocking")
  func terminal() async throws {
    let master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var number: Int32 = 0
    // Unlock, and ask for the number: TIOCSPTLCK and TIOCGPTN of ioctl_tty(2).
    #expect(ioctl(master, 0x4004_5431, &number) == 0)
    #expect(ioctl(master, 0x8004_5430, &number) == 0)
    let name = "/dev/pts/\(number)"
    let slave = Glibc.open(name, O_RDWR | O_NOCTTY)
    var settings = termios()
    tcgetattr(slave, &settings)
    cfmakeraw(&settings)
    tcsetattr(slave, TCSANOW, &settings)
    let client = RawConnection(input: master, output: master)
    let transport = try await self.open(dup(slave), dup(slave))
    Self.write(Self.request(1), to: master)
    #expect(try await offLoop { try client.message()["id"] } == 1)
    #expect(fcntl(slave, F_GETFL) & O_NONBLOCK == 0)
    transport.peer.close()
    try await transport.finished.get()
    close(slave)
  }

  @Test("over one socket: answers, and ends at the end of the input", arguments: [true, false])
  func socket(isNumberedTwice: Bool) async throws {
    let (client, ours) = try RawConnection.pair()
    let observer = dup(ours)
    defer { close(observer) }
    let transport = try await self.open(ours, isNumberedTwice ? dup(ours) : ours)
    try client.call(1, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 1)
    try client.call(2, "echo")
    client.endOutput()
    #expect(try await offLoop { try client.message()["id"] } == 2)
    try await transport.finished.get()
    #expect(self.server.closed == [.endOfInput])
    #expect(fcntl(observer, F_GETFL) & O_NONBLOCK == 0, "a socket that others share is left as it was")
  }

  @Test("over a socket each, as Node gives them")
  func sockets() async throws {
    let (toServer, input) = try SystemCalls.socketPair()
    let (fromServer, output) = try SystemCalls.socketPair()
    let client = RawConnection(input: fromServer, output: toServer)
    let transport = try await self.open(input, output)
    try client.call(1, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 1)
    client.endOutput()
    #expect(try await offLoop { try client.line() } == nil)
    try await transport.finished.get()
  }

  @Test("the takeover redirects standard output and empties standard input")
  func takeOver() throws {
    let input = try Self.pipe()
    let output = try Self.pipe()
    let errors = try Self.pipe()
    let streams = try StandardStreams.takeOver(input: input.input, output: output.output, errors: errors.output)
    Self.write("stray\n", to: output.output)
    Self.write("real\n", to: streams.output)
    Self.write("asked\n", to: input.output)
    let stderrReader = RawConnection(input: errors.input, output: errors.output)
    let stdoutReader = RawConnection(input: output.input, output: output.output)
    #expect(try stderrReader.line() == "stray")
    #expect(try stdoutReader.line() == "real")
    var byte: UInt8 = 0
    #expect(read(input.input, &byte, 1) == 0)
    #expect(read(streams.input, &byte, 1) == 1)
    #expect(fcntl(streams.input, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(streams.output, F_GETFD) & FD_CLOEXEC != 0)
    for descriptor in [streams.input, streams.output, input.input, input.output] { close(descriptor) }
  }

  @Test("closed streams count as empty ones")
  func closedStreams() throws {
    // High numbers, which no other code of this process takes meanwhile.
    let streams = try StandardStreams.takeOver(input: 900, output: 901, errors: 902)
    var byte: UInt8 = 0
    #expect(read(streams.input, &byte, 1) == 0)
    #expect(Glibc.write(streams.output, &byte, 1) == 1)
    for descriptor in [streams.input, streams.output, 900, 901] { close(descriptor) }
  }
}
