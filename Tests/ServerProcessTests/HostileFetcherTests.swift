import CastTestSupport
import Foundation
import JSONCodec
import Testing

/// The built server serves a file to a receiver, while other hosts of the network want it, or interfere.
@Suite(.blocking, .timeLimit(.minutes(5))) final class HostileFetcherTests {
  private static let content = "a film for the receiver alone"

  private let folder: TemporaryFolder
  private let receiver: Conversation
  private let server: Conversation

  init() throws {
    self.folder = try TemporaryFolder()
    self.receiver = try Conversation.receiver()
    self.server = try Conversation.server(options: ["serving": ["maximumConnections": 32, "maximumTransfers": 4]])
    let port = try #require(try self.receiver.call("device.list")["devices"]?[0]?["port"])
    try self.server.call("session.start", ["host": "127.0.0.1", "port": port])
  }

  private func publish(_ bytes: [UInt8] = Array(HostileFetcherTests.content.utf8)) throws -> URL {
    let path = try self.folder.write(bytes, to: "film.mp4")
    let published = try self.server.call("serve.publish", ["path": .string(path), "contentType": "video/mp4"])
    return try #require(published["url"]?.string.flatMap { URL(string: $0) })
  }

  @Test func refusesOtherAddressesWithTheURL() throws {
    let url = try self.publish()
    #expect(try RawSocket.get(url).hasSuffix(Self.content))
    for source in ["127.0.0.2", "127.255.255.254"] {
      #expect(try RawSocket.get(url, from: source).isEmpty, "\(source)")
    }
    // The receiver's own address can fetch only the URL that it was given.
    let token = url.pathComponents[1]
    try self.folder.write(Array("secret".utf8), to: "secret.mp4")
    for path in [
      "/", "/film.mp4", "/\(String(token.reversed()))/film.mp4", "/\(token.dropLast())/film.mp4",
      "/\(token)/../secret.mp4", "/\(token)/%2e%2e/secret.mp4", "/\(token)/..%2fsecret.mp4", "//\(token)/film.mp4",
      self.folder.path + "/secret.mp4", "/\(token)\(self.folder.path)/secret.mp4", "/\(token)/film.mp4/",
    ] {
      let answer = try RawSocket.get(url, path: path)
      #expect(answer.hasPrefix("HTTP/1.1 4") && !answer.hasSuffix("secret"), "\(path)")
    }
  }

  /// More strangers than the server's limit of connections, one crowd after the other: they occupy no connection and no
  /// memory.
  @Test(.measuresMemory) func tenThousandStrangersBlockNoReceiver() throws {
    let url = try self.publish()
    let port = try #require(url.port)
    #expect(try RawSocket.get(url).hasSuffix(Self.content))
    func crowd(_ count: Int) throws {
      // As many as fit into the system's backlog: a further one retries a second later.
      for _ in 0..<(count / 50) {
        let strangers = try (0..<50).map { _ in try RawSocket(port: port, from: "127.0.0.2") }
        for stranger in strangers { stranger.send("GET \(url.path) HTTP/1.1\r\nHost: x\r\n\r\n") }
        // In the middle of them.
        #expect(try RawSocket.get(url).hasSuffix(Self.content))
        for stranger in strangers { #expect(stranger.readToEnd().isEmpty) }
      }
    }
    // The server reuses the memory of earlier connections.
    try crowd(1_000)
    let before = try #require(self.server.child.residentBytes())
    try crowd(9_000)
    #expect(try #require(self.server.child.residentBytes()) - before < 4 << 20)
    #expect(try self.openDescriptors() < 64)
  }

  /// A client at the receiver's address may occupy its connections, and no others: the server and the session continue.
  @Test(.measuresMemory) func slowReadersOccupyOnlyTheirOwnPlaces() throws {
    let path = try self.folder.writeHole(of: 1 << 30, to: "large.mp4")
    let large = try self.server.call("serve.publish", ["path": .string(path), "contentType": "video/mp4"])
    let url = try #require(large["url"]?.string.flatMap { URL(string: $0) })
    let port = try #require(url.port)
    let other = try self.publish()
    let before = try #require(self.server.child.residentBytes())
    let readers = try (0..<4).map { _ in try RawSocket(port: port, from: "127.0.0.1") }
    for reader in readers {
      reader.send("GET \(url.path) HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(reader.read(12) == "HTTP/1.1 200")
    }
    // All of that file's places are taken; another file has its own.
    #expect(try RawSocket.get(url).hasPrefix("HTTP/1.1 503 "))
    #expect(try RawSocket.get(other).hasSuffix(Self.content))
    // Endless heads don't block others either.
    let half = try (0..<16).map { _ in try RawSocket(port: port, from: "127.0.0.1") }
    for socket in half { socket.send("GET \(url.path) HTTP/1.1\r\nHost: ") }
    #expect(try RawSocket.get(other).hasSuffix(Self.content))
    #expect(try #require(self.server.child.residentBytes()) - before < 8 << 20)
    try self.server.call("session.requestStatus")
    // A client that disconnects makes room.
    readers[0].close()
    try self.server.event("serve.didServe") { $0["failure"] == "CLIENT_LEFT" }
    let next = try RawSocket(port: port, from: "127.0.0.1")
    next.send("GET \(url.path) HTTP/1.1\r\nHost: x\r\nRange: bytes=0-3\r\nConnection: close\r\n\r\n")
    #expect(next.readToEnd().hasPrefix("HTTP/1.1 206 "))
  }

  private func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(self.server.child.processID)/fd").count
  }
}
