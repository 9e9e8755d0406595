import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// The process's start, its output, and its end.
@Suite(.blocking) struct ProcessLifetimeTests {
  static let info = #"{"jsonrpc":"2.0","id":1,"method":"server.info"}"#

  @Test func answersALineWithALine() throws {
    let server = try ServerProcess()
    server.child.writeLine(Self.info)
    server.child.closeInput()
    let output = try server.child.readToEnd()
    #expect(output.hasSuffix("\n") && output.filter { $0 == "\n" }.count == 1)
    let answer = try JSONDocument(parsing: output).root.value
    #expect(answer["id"] == 1 && answer["result"]?["name"] == "cast-rpc")
    #expect(try server.child.waitForEnd() == .exited(0))
    #expect(try server.child.readErrorToEnd() == "")
  }

  @Test func answersContentLengthFrames() throws {
    let server = try ServerProcess()
    server.child.write(Array("Content-Length: \(Self.info.utf8.count)\r\n\r\n\(Self.info)".utf8))
    server.child.closeInput()
    let output = try server.child.readToEnd()
    let parts = output.split(separator: "\r\n\r\n", maxSplits: 1)
    #expect(parts.first == "Content-Length: \(parts.last?.utf8.count ?? 0)")
    #expect(try JSONDocument(parsing: String(parts.last ?? "")).root.value["id"] == 1)
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  /// A server at a private terminal: `script` passes its output and input.
  private func atTerminal(_ arguments: String = "") throws -> ChildProcess {
    try ChildProcess("/usr/bin/script", ["-qec", "\(BuiltProducts.path(of: "cast-rpc")) \(arguments)", "/dev/null"])
  }

  @Test func explainsItselfAtATerminal() throws {
    let child = try self.atTerminal()
    let what = try #require(try child.readLine())
    #expect(what.contains("JSON-RPC 2.0") && what.contains("standard input and output"), "\(what)")
    let forPeople = try #require(try child.readLine())
    #expect(forPeople.contains("castctl devices") && forPeople.contains("--help"), "\(forPeople)")
    child.writeLine(Self.info)
    // The terminal echoes the input.
    while let line = try child.readLine(), !line.contains(#""result""#) {}
    child.writeLine("\u{4}")
    #expect(try child.waitForEnd() == .exited(0))
  }

  @Test func explainsNothingInAPipeline() throws {
    let child = try self.atTerminal("| cat")
    child.writeLine(Self.info)
    var lines: [String] = []
    while let line = try child.readLine() {
      lines.append(line)
      if line.contains(#""result""#) { break }
    }
    #expect(!lines.contains { $0.contains("castctl") })
    child.writeLine("\u{4}")
    #expect(try child.waitForEnd() == .exited(0))
  }

  @Test func explainsNothingIfStandardStreamsAreRequested() throws {
    let child = try self.atTerminal("--stdio")
    child.writeLine(Self.info)
    var lines: [String] = []
    while let line = try child.readLine() {
      lines.append(line)
      if line.contains(#""result""#) { break }
    }
    #expect(!lines.contains { $0.contains("castctl") })
    child.writeLine("\u{4}")
    #expect(try child.waitForEnd() == .exited(0))
  }

  @Test func theEndOfInputEndsIt() throws {
    let server = try ServerProcess()
    try server.expectAlive()
    server.child.closeInput()
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  @Test func aClosedOutputEndsIt() throws {
    let server = try ServerProcess()
    try server.expectAlive()
    server.child.closeOutput()
    server.child.writeLine(Self.info)
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func signalsEndIt(number: CInt) throws {
    // The tests may run under nohup, and the server would ignore SIGHUP, too.
    let command = ["--default-signal=HUP,INT", BuiltProducts.path(of: "cast-rpc")]
    let server = Conversation(try ChildProcess("/usr/bin/env", command))
    try server.call("server.ping")
    server.child.send(signal: number)
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  /// As under nohup, and in the background of a script.
  @Test func signalsIgnoredAtItsStartDoNotEndIt() throws {
    let script = #"trap "" HUP INT; exec "$0""#
    let server = Conversation(try ChildProcess("/bin/sh", ["-c", script, BuiltProducts.path(of: "cast-rpc")]))
    try server.call("server.ping")
    for number in [SIGHUP, SIGINT] { server.child.send(signal: number) }
    #expect(throws: ChildProcess.TimedOut.self) { try server.child.waitForEnd(within: 200) }
    try server.call("server.ping")
    server.child.send(signal: SIGTERM)
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  /// A client of a server yet to be started, and the descriptor that the server will inherit.
  private func passedConnection() throws -> (client: UnixClient, descriptor: Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    _ = fcntl(ends[1], F_SETFD, 0)
    return (UnixClient(adopting: ends[0]), ends[1])
  }

  @Test func theEndOfTheLastPassedConnectionEndsIt() throws {
    var (first, one): (UnixClient?, Int32) = try self.passedConnection()
    var (second, two): (UnixClient?, Int32) = try self.passedConnection()
    let server = try ServerProcess(["--socket-fd", "\(one)", "--socket-fd", "\(two)"])
    for descriptor in [one, two] { close(descriptor) }
    try first?.ping(1)
    first = nil
    while try second?.exchange(Self.info)["result"]?["clients"] != 1 {}
    try second?.ping(2)
    second = nil
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  @Test func shutdownIsAnsweredBeforeTheEnd() throws {
    let server = try ServerProcess()
    #expect(try server.exchange(#"{"jsonrpc":"2.0","id":7,"method":"server.shutdown"}"#)["result"] == [:])
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  @Test func theDeathOfTheClientsProcessEndsIt() throws {
    // The client that names itself in initialize isn't the one that holds the pipe here, so the input stays open.
    let client = try ChildProcess("/bin/cat")
    let server = try ServerProcess()
    let answer = try server.exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"server.initialize","params":{"processId":\#(client.processID)}}"#)
    #expect(answer["error"] == nil)
    client.send(signal: SIGKILL)
    _ = try client.waitForEnd()
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  @Test func theDeathOfTheParentEndsIt() throws {
    // The shell is the server's parent; the test holds the server's input open.
    let server = BuiltProducts.path(of: "cast-rpc")
    let shell = try ChildProcess("/bin/sh", ["-c", "\(server) <&0 & echo $!; read forever; wait"])
    _ = shell
    let line = try #require(try shell.readLine())
    let child = try #require(pid_t(line))
    shell.writeLine(Self.info)
    shell.send(signal: SIGKILL)
    _ = try shell.waitForEnd()
    var remaining = 20_000
    while ChildProcess.isRunning(child), remaining > 0 {
      poll(nil, 0, 1)
      remaining -= 1
    }
    #expect(remaining > 0, "the server outlived its parent")
    kill(child, SIGKILL)
  }

  @Test(arguments: [("--help", Int32(0)), ("--version", 0), ("--openrpc", 0), ("--nonsense", 64)])
  func commandLine(argument: String, code: Int32) throws {
    let server = try ServerProcess([argument])
    let output = try server.child.readToEnd()
    #expect(try server.child.waitForEnd() == .exited(code))
    #expect(output.isEmpty == (code != 0))
    if argument == "--openrpc" {
      #expect(try JSONDocument(parsing: output).root.value["openrpc"] == "1.3.2")
    }
  }

  @Test func filesAsStreams() throws {
    let folder = try #require(String(validatingCString: mkdtemp(strdup("/tmp/cast-rpc-XXXXXX"))))
    let server = BuiltProducts.path(of: "cast-rpc")
    let script =
      "cd \(folder) && printf '%s\\n%s\\n' '\(Self.info)' '{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"server.ping\"}' >in && \(server) <in >out; echo $? && cat out && rm -r \(folder)"
    let shell = try ChildProcess("/bin/sh", ["-c", script])
    let lines = try shell.readToEnd().split(separator: "\n")
    #expect(lines.count == 3 && lines.first == "0")
  }
}
