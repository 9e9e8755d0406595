import Glibc
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@testable import JSONRPC

@Suite("Unix socket listener", .timeLimit(.minutes(3)))
@LoopActor
struct UnixSocketListenerTests {
  let server = TestServer()
  let directory: TemporaryDirectory

  init() throws { self.directory = try TemporaryDirectory() }

  private func path(_ name: String = "cast/socket") throws -> UnixSocketPath {
    guard name.hasSuffix("/socket") else { return try UnixSocketPath("\(self.directory.path)/\(name)") }
    return try UnixSocketPath(making: "\(self.directory.path)/\(name)", isPrivate: false)
  }

  private func listen(
    _ name: String = "cast/socket", _ configure: (inout UnixSocketListener.Options) -> Void = { _ in }
  ) async throws -> UnixSocketListener {
    var options = TestServer.options()
    configure(&options)
    let server = self.server
    return try await UnixSocketListener.listen(at: try self.path(name), options: options) { server.accept($0) }
  }

  @Test("makes a private directory and socket, and removes the socket")
  func permissions() async throws {
    let listener = try await self.listen()
    #expect(self.directory.mode("cast") == 0o700)
    #expect(self.directory.mode("cast/socket") == 0o600)
    try await listener.close()
    #expect(self.directory.mode("cast/socket") == nil)
  }

  @Test("serves several clients, each its own")
  func clients() async throws {
    let listener = try await self.listen()
    let path = try self.path().text
    let clients = try await offLoop { try (0..<5).map { _ in try RawConnection.connect(to: path) } }
    for (number, client) in clients.enumerated() { try client.call(number, "echo", #"{"n":\#(number)}"#) }
    for (number, client) in clients.enumerated() {
      #expect(try await offLoop { try client.message()["result"]?["n"] } == .integer(Int64(number)))
    }
    #expect(listener.peers.count == 5)
    clients[0].shutDown()
    await self.server.wait { $0.closed.count == 1 }
    try clients[1].call(9, "echo")
    #expect(try await offLoop { try clients[1].message()["id"] } == 9)
    try await listener.close()
    try clients[2].call(9, "echo")
    #expect(try await offLoop { try clients[2].message()["id"] } == 9)
  }

  @Test("a dead server's socket is replaced")
  func stale() async throws {
    let path = try self.path("socket")
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(path.withAddress { bind(descriptor, $0, $1) } == 0)
    close(descriptor)
    #expect(self.directory.mode("socket") != nil)
    let listener = try await self.listen("socket")
    let client = try await offLoop { try RawConnection.connect(to: path.text) }
    try client.call(1, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 1)
    try await listener.close()
  }

  @Test("a running server's socket is left alone")
  func alive() async throws {
    let listener = try await self.listen()
    await #expect { _ = try await self.listen() } throws: { ($0 as? TransportError)?.code == .alreadyRunning }
    let path = try self.path().text
    let client = try await offLoop { try RawConnection.connect(to: path) }
    try client.call(1, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 1)
    try await listener.close()
  }

  @Test("closing leaves the socket of a successor alone")
  func successor() async throws {
    let listener = try await self.listen("socket")
    unlink(try self.path("socket").text)
    let successor = try await self.listen("socket")
    try await listener.close()
    #expect(self.directory.mode("socket") == 0o600)
    try await successor.close()
  }

  @Test("a file that is no socket is left alone")
  func notASocket() async throws {
    close(try self.directory.file("socket", "precious"))
    await #expect { _ = try await self.listen("socket") } throws: { ($0 as? TransportError)?.code == .notASocket }
    #expect(try self.directory.content("socket") == "precious")
  }

  @Test("a directory that others may write to is refused")
  func unsafeDirectory() async throws {
    #expect(mkdir(self.directory.path + "/open", 0o700) == 0)
    #expect(chmod(self.directory.path + "/open", 0o777) == 0)
    await #expect { _ = try await self.listen("open/socket") } throws: {
      ($0 as? TransportError)?.code == .unsafeDirectory
    }
  }

  @Test("paths that can't be addresses are refused", arguments: ["", String(repeating: "x", count: 108), "a\u{0}b"])
  func badPath(_ text: String) {
    #expect { _ = try UnixSocketPath(text) } throws: { ($0 as? TransportError)?.code == .badPath }
  }

  @Test("sockets from systemd are taken only if they are meant for this process")
  func systemd() throws {
    let (client, descriptor) = try RawConnection.pair()
    defer { close(descriptor) }
    let own = "\(getpid())"
    #expect(try InheritedSocket.passed(process: own, count: "1", first: descriptor) == [.connected(descriptor)])
    for (process, count) in [("1", "1"), (nil, "1"), (own, nil), (own, "0"), (own, "-1"), (own, "x"), (own, "9999999")]
    {
      #expect(try InheritedSocket.passed(process: process, count: count, first: descriptor).isEmpty)
    }
    #expect { _ = try InheritedSocket.passed(process: own, count: "1", first: 0) } throws: {
      ($0 as? TransportError)?.code == .badDescriptor
    }
    _ = client
  }

  @Test("connections over the maximum are closed, and make room when they end")
  func maximum() async throws {
    let listener = try await self.listen { $0.maximumConnections = 1 }
    let path = try self.path().text
    let first = try await offLoop { try RawConnection.connect(to: path) }
    try first.call(1, "echo")
    #expect(try await offLoop { try first.message()["id"] } == 1)
    let second = try await offLoop { try RawConnection.connect(to: path) }
    #expect(try await offLoop { try second.line() } == nil)
    first.shutDown()
    await self.server.wait { $0.closed.count == 1 }
    let third = try await offLoop { try RawConnection.connect(to: path) }
    try third.call(3, "echo")
    #expect(try await offLoop { try third.message()["id"] } == 3)
    try await listener.close()
  }

  @Test("a connection in the moment of retiring is accepted")
  func retires() async throws {
    let listener = try await self.listen()
    let path = try self.path().text
    #expect(!listener.hasConnectionWaiting)
    // The loop is busy with this test, so it can't have noticed.
    let late = try RawConnection.connect(to: path)
    #expect(listener.hasConnectionWaiting)
    let waiting = listener.retire()
    #expect(waiting.count == 1 && access(path, F_OK) != 0)
    #expect(throws: (any Error).self) { try RawConnection.connect(to: path) }
    try await listener.letIn(waiting)
    try late.call(1, "echo")
    #expect(try await offLoop { try late.message()["id"] } == 1)
    let next = try await offLoop { try RawConnection.connect(to: path) }
    try next.call(2, "echo")
    #expect(try await offLoop { try next.message()["id"] } == 2)
    #expect(listener.peers.count == 2)
    #expect(listener.retire().isEmpty && !listener.hasConnectionWaiting)
    #expect(access(path, F_OK) != 0)
    try next.call(3, "echo")
    #expect(try await offLoop { try next.message()["id"] } == 3)
    try await listener.close()
  }

  @Test("the kernel reports the process at the other end")
  func processId() async throws {
    let listener = try await self.listen()
    let path = try self.path().text
    let client = try await offLoop { try RawConnection.connect(to: path) }
    try client.call(1, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 1)
    #expect(listener.peers.values.map(\.processId) == [getpid()])
    try await listener.close()
  }

  @Test("a connection over the maximum gets an error and is closed")
  func refusal() async throws {
    let listener = try await self.listen {
      $0.maximumConnections = 1
      $0.refusalTimeout = .seconds(60)
    }
    let path = try self.path().text
    let first = try await offLoop { try RawConnection.connect(to: path) }
    try first.call(1, "echo")
    #expect(try await offLoop { try first.message()["id"] } == 1)
    let second = try await offLoop { try RawConnection.connect(to: path) }
    try second.call(7, "echo")
    let answer = try await offLoop { try second.message() }
    #expect(answer["id"] == 7 && answer["error"]?["data"]?["name"] == "TooManyClients")
    #expect(try await offLoop { try second.line() } == nil)
    try first.call(2, "echo")
    #expect(try await offLoop { try first.message()["id"] } == 2)
    try await listener.close()
  }

  @Test("a folder of an explicit path isn't made")
  func noFolder() async throws {
    let path = try UnixSocketPath("\(self.directory.path)/nope/socket")
    #expect { _ = try path.openDirectory() } throws: {
      ($0 as? TransportError)?.message.contains("There is no folder") == true
    }
    #expect(access("\(self.directory.path)/nope", F_OK) != 0)
  }

  @Test("only the same user and root are admitted")
  func users() {
    #expect(UnixSocketListener.isAdmitted(1_000, to: 1_000))
    #expect(UnixSocketListener.isAdmitted(0, to: 1_000))
    #expect(!UnixSocketListener.isAdmitted(1_001, to: 1_000))
    #expect(!UnixSocketListener.isAdmitted(1_000, to: 0))
  }

  /// Serves a listening socket as systemd passes it, whose file is `path`.
  private func inherit(_ path: UnixSocketPath) async throws -> UnixSocketListener {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(path.withAddress { bind(descriptor, $0, $1) } == 0)
    #expect(Glibc.listen(descriptor, 5) == 0)
    #expect(try InheritedSocket(descriptor: descriptor) == .listening(descriptor))
    let server = self.server
    return try await UnixSocketListener.listen(onInherited: descriptor, options: TestServer.options()) {
      server.accept($0)
    }
  }

  @Test("an inherited listening socket is used; its file stays")
  func inherited() async throws {
    let path = try self.path("passed")
    let listener = try await self.inherit(path)
    let client = try await offLoop { try RawConnection.connect(to: path.text) }
    try client.call(1, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 1)
    try await listener.close()
    #expect(self.directory.mode("passed") != nil)
  }

  @Test("an inherited socket is served again if the server stays after all")
  func inheritedStays() async throws {
    let path = try self.path("passed")
    let listener = try await self.inherit(path)
    #expect(listener.retire().isEmpty && !listener.hasConnectionWaiting)
    // It waits in the socket's queue.
    let late = try RawConnection.connect(to: path.text)
    try await listener.letIn([])
    try late.call(1, "echo")
    #expect(try await offLoop { try late.message()["id"] } == 1)
    try await listener.close()
    #expect(throws: (any Error).self) { try RawConnection.connect(to: path.text) }
  }

  @Test("an inherited socket is distinguished from other descriptors")
  func inheritedKinds() throws {
    let (client, descriptor) = try RawConnection.pair()
    #expect(try InheritedSocket(descriptor: descriptor) == .connected(descriptor))
    // A high number, which no other test gets.
    let closed = fcntl(descriptor, F_DUPFD_CLOEXEC, 900)
    close(closed)
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { for open in [descriptor, null] { close(open) } }
    for bad in [null, 9_999, closed, try self.directory.file("f")] {
      #expect { _ = try InheritedSocket(descriptor: bad) } throws: { ($0 as? TransportError)?.code == .badDescriptor }
    }
    _ = client
  }
}
