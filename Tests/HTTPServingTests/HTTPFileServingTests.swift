import CastTestSupport
import Foundation
import Logging
import LoopIsolation
import NIOCore
import NIOHTTP1
import TLS
import Testing

@testable import HTTPServing

/// Files over real connections.
@Suite(.timeLimit(.minutes(1)))
struct HTTPFileServingTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder() }

  /// Bytes that depend on their position.
  private static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 >> 8 ^ $0) } }

  /// The reported states of transfers.
  @LoopActor
  private final class Ends {
    var ends: [HTTPContentBody.End] = []
    var sent: Int64 = 0
    var control: HTTPTransferControl?
    private var waiters: [CheckedContinuation<Void, Never>] = []

    func add(_ sent: Int64, _ end: HTTPContentBody.End) {
      self.sent = sent
      self.ends.append(end)
      for waiter in self.waiters { waiter.resume() }
      self.waiters = []
    }

    func first() async -> HTTPContentBody.End? {
      if self.ends.isEmpty { await withCheckedContinuation { self.waiters.append($0) } }
      return self.ends.first
    }
  }

  /// Serves the file at `path` to every client.
  @LoopActor
  private func serve(
    _ path: String, tls: TLSContext? = nil, stallTimeout: TimeAmount = .seconds(30), _ ends: Ends? = nil
  ) async throws -> HTTPServer {
    try await HTTPServerTests.serve(tls: tls, HTTPServerConfiguration(stallTimeout: stallTimeout)) { request in
      guard let file = try? HTTPFile.open(path, followsLinks: false) else { return .status(.notFound) }
      let plan = HTTPContentPlan(
        for: request,
        of: HTTPContentFacts(
          length: file.length, contentType: "video/mp4",
          validators: HTTPValidators(entityTag: "\"a\"", lastModified: 0)), boundary: "cut", now: 1_000)
      var body = HTTPContentBody(.file(file), pieces: plan.pieces)
      body.onEnd = { sent, end in ends?.add(sent, end) }
      ends?.control = body.control
      return HTTPResponse(status: plan.status, headers: plan.headers, body: .content(body))
    }
  }

  private static func bytes(of text: String) -> [UInt8] { Array(text.utf8) }

  @LoopActor @Test func aFileArrivesWholeAndTheConnectionStays() async throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000) + Array("end".utf8)
    let ends = Ends()
    let server = try await self.serve(try self.folder.write(bytes, to: "film"), ends)
    let client = try await RawHTTPClient.connect(port: server.port)
    for _ in 0..<2 {
      try await client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(await client.text(upTo: "\r\n\r\n").lowercased().contains("content-length: 3000003"))
      #expect(await client.text(upTo: "end").utf8.count == bytes.count)
    }
    #expect(ends.ends == [.sent, .sent])
    #expect(ends.sent == 3_000_003)
    #expect(server.connectionCount == 1)
  }

  @LoopActor @Test func rangesAreCutOutOfTheFile() async throws {
    let path = try self.folder.write(Array("0123456789".utf8), to: "film")
    let server = try await self.serve(path)
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send("GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=2-4\r\n\r\n")
    #expect(await client.text(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 206 "))
    #expect(await client.text(upTo: "234") == "234")
    try await client.send("GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=-2,0-0\r\nConnection: close\r\n\r\n")
    let text = await client.textToEnd()
    let body = text.components(separatedBy: "\r\n\r\n")
    #expect(body.count == 4)
    #expect(body[2].hasPrefix("89\r\n--cut") && body[3] == "0\r\n--cut--\r\n")
    #expect(text.lowercased().contains("content-length: \(text.utf8.count - body[0].utf8.count - 4)"))
  }

  @LoopActor @Test func encryptedConnectionsGetTheSameBytes() async throws {
    let bytes = Array(String(repeating: "0123456789abcdef", count: 80_000).utf8)
    let ends = Ends()

    let server = try await self.serve(
      try self.folder.write(bytes, to: "film"),
      tls: try TLSContext(serverPolicy: TLSPolicy(), identity: try TLSIdentity.selfSigned()), ends)
    let answer = try await RawHTTPClient.get("/", port: server.port, tls: true)
    #expect(Self.bytes(of: answer.body) == bytes)
    #expect(ends.ends == [.sent])
  }

  /// A client that has requested the whole file, and reads nothing.
  @LoopActor private static func clientThatReadsNothing(of server: HTTPServer) async throws -> RawHTTPClient {
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.setReading(false)
    try await client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    return client
  }

  /// A reader that reads nothing occupies only the system's buffers, and its end is reported.
  @LoopActor @Test func disconnectsAReaderThatReadsNothing() async throws {
    let path = try self.folder.writeHole(of: 1 << 30, to: "large")
    let ends = Ends()
    let server = try await self.serve(path, stallTimeout: .seconds(1), ends)
    let client = try await Self.clientThatReadsNothing(of: server)
    #expect(await ends.first() == .stalled)
    #expect(ends.sent < 64 << 20)
    client.close()
  }

  /// The announced rest can't be sent any more: the connection ends, so that the client doesn't take the file for
  /// complete.
  @LoopActor @Test func aFileThatIsCutEndsTheConnection() async throws {
    let path = try self.folder.writeHole(of: 256 << 20, to: "shrinking")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    let ends = Ends()
    let server = try await self.serve(path, ends)
    let client = try await Self.clientThatReadsNothing(of: server)
    while ends.control == nil { await Task.yield() }
    try handle.truncate(atOffset: 10)
    #expect(await ends.first() == .unreadable)
    client.close()
  }

  @LoopActor @Test func aClientThatLeavesIsNoticed() async throws {
    let path = try self.folder.writeHole(of: 1 << 30, to: "large")
    let ends = Ends()
    let server = try await self.serve(path, ends)
    let client = try await Self.clientThatReadsNothing(of: server)
    while ends.control == nil { await Task.yield() }
    client.close()
    #expect(await ends.first() == .left)
  }

  @LoopActor @Test func aTransferCanBeEnded() async throws {
    let path = try self.folder.writeHole(of: 1 << 30, to: "large")
    let ends = Ends()
    let server = try await self.serve(path, ends)
    let client = try await Self.clientThatReadsNothing(of: server)
    while ends.control == nil { await Task.yield() }
    ends.control?.abort()
    #expect(await ends.first() == .aborted)
    client.close()
  }

  @LoopActor @Test func aHeadSendsNothing() async throws {
    let ends = Ends()
    let server = try await self.serve(try self.folder.write(Array("film".utf8), to: "film"), ends)
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send("HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let text = await client.textToEnd()
    #expect(text.hasSuffix("\r\n\r\n") && text.lowercased().contains("content-length: 4"))
    #expect(ends.ends == [.sent])
  }

  /// A thread reads a slow disk for seconds, and the loop examines the file once a second.
  @Test func aFileIsExaminedWhileAThreadReadsIt() async throws {
    let length: Int64 = 64 << 20
    let file = try HTTPFile.open(try self.folder.writeHole(of: UInt64(length), to: "slow"), followsLinks: false)
    async let read = Blocking.run { try (0..<4).allSatisfy { _ in Int64(try file.read(0..<length).count) == length } }
    let examining = Task.detached {
      var examinations = 0
      while !Task.isCancelled {
        guard file.reaches(length) else { return false }
        examinations += 1
      }
      return examinations > 0
    }
    #expect(try await read)
    examining.cancel()
    #expect(await examining.value)
  }

  @Test func onlyFilesAreOpened() throws {
    #expect(throws: HTTPFileError.self) { try HTTPFile.open(self.folder.path, followsLinks: true) }
    #expect(throws: HTTPFileError.system(ENOENT)) { try HTTPFile.open("\(self.folder.path)/none", followsLinks: true) }
    let pipe = "\(self.folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: HTTPFileError.self) { try HTTPFile.open(pipe, followsLinks: true) }
    #expect(throws: HTTPFileError.self) { try HTTPFile.open("/dev/zero", followsLinks: true) }
    let link = "\(self.folder.path)/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: try self.folder.write([1], to: "file"))
    #expect(throws: HTTPFileError.system(ELOOP)) { try HTTPFile.open(link, followsLinks: false) }
    #expect(try HTTPFile.open(link, followsLinks: true).length == 1)
  }

  /// Only admitted clients occupy a connection.
  @LoopActor @Test func strangersAreClosedUnread() async throws {
    let server = try await HTTPServer.listen(
      on: try SocketAddress(ipAddress: "127.0.0.1", port: 0),
      configuration: HTTPServerConfiguration(maximumConnections: 1), logger: Logger(label: "test.http"),
      doorkeeper: { $0?.ipAddress == "127.0.0.1" }, handler: HTTPServerTests.echo)
    for _ in 0..<50 {
      let stranger = try await RawHTTPClient.connect(port: server.port, from: "127.0.0.2")
      #expect(await stranger.textToEnd() == "")
    }
    #expect(try await RawHTTPClient.get("/y", port: server.port).body == "GET /y ")
  }
}
