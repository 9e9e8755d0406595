import CastTestSupport
import CastV2
import Glibc
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// The built server while a device sends messages of every kind and size: others are served, the work grows linearly,
/// and the memory is bounded.
@Suite(.blocking, .serialized, .timeLimit(.minutes(5))) struct HostileReceiverTests {
  private let folder: String
  private let receiver: HostileReceiver
  private let server: Conversation
  private let other: UnixClient

  init() async throws {
    var template = Array("/tmp/cast-rpc-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.receiver = try await HostileReceiver.start()
    self.server = Conversation(try ServerProcess(["--stdio", "--socket", "\(self.folder)/socket"]).child)
    try self.server.call("context.create", ["options": ["disableDiscoveryAutostart": true]])
    self.other = try UnixClient(path: "\(self.folder)/socket")
    let port = await self.receiver.port
    try self.server.call("session.start", ["host": "127.0.0.1", "port": .integer(Int64(port))])
  }

  /// The processor time of the server so far, in hundredths of a second.
  private func work() throws -> Int {
    try #require(self.server.child.processorTime())
  }

  /// The server's resident memory in KiB.
  private func memory() throws -> Int {
    try #require(self.server.child.residentBytes()) >> 10
  }

  private func send(_ kind: HostileFrame.Kind, _ rounds: Range<Int>, size: Int) async throws {
    try await self.receiver.send(rounds.map { HostileFrame.make(kind, round: $0, size: size) })
  }

  @Test(arguments: HostileFrame.Kind.allCases)
  func workGrowsLinearlyAndOthersAreServed(_ kind: HostileFrame.Kind) async throws {
    defer { rmdir(self.folder) }
    // From here on it receives all notifications.
    try self.server.call("server.initialize")
    // As long as Cast allows; the first one covers one-time work.
    try await self.send(kind, 0..<1, size: 60_000)
    var works: [Int] = []
    var round = 1
    for count in [2, 4, 8] {
      let before = try self.work()
      let frames = (round..<(round + count)).map { HostileFrame.make(kind, round: $0, size: 60_000) }
      let receiver = self.receiver
      async let sent: Void = receiver.send(frames)
      for id in 1...8 { try self.other.ping(id) }
      try await sent
      works.append(try self.work() - before)
      round += count
    }
    // In hundredths of a second, so a small difference means nothing.
    #expect(works[1] <= 3 * works[0] + 25 && works[2] <= 3 * works[1] + 25, "\(works)")
    try self.server.call("server.ping")
    #expect(try self.server.call("session.list")["sessions"]?.array?.count == 1, "it costs nobody the session")
  }

  @Test(.measuresMemory) func boundsAndFreesTheMemory() async throws {
    defer { rmdir(self.folder) }
    // No client subscribes here: the queue of a slow client is another test.
    for kind in HostileFrame.Kind.allCases { try await self.send(kind, 0..<1, size: 60_000) }
    let before = try self.memory()
    for round in 1...3 {
      for kind in HostileFrame.Kind.allCases { try await self.send(kind, round..<(round + 1), size: 250_000) }
    }
    // A debug build's heap is fragmented, and one message needs memory temporarily.
    #expect(try self.memory() - before < 48 << 10, "KiB")
    let status = try self.server.call("media.getStatus")
    #expect(status.jsonText.utf8.count < 900_000)
    try self.server.call("session.end")
    #expect(try self.server.call("session.list")["sessions"] == [])
    // The heap's free memory is released one second later.
    let limit = NIODeadline.now() + .seconds(30)
    while try self.memory() - before > 8 << 10, .now() < limit { try self.other.ping(1) }
    #expect(try self.memory() - before <= 8 << 10, "KiB")
    self.server.child.closeInput()
    let log = try self.server.child.readErrorToEnd()
    #expect(log.split(separator: "\n").filter { $0.contains("more data than the limits allow") }.count == 1)
  }

  @Test func boundsGroupMembers() async throws {
    defer { rmdir(self.folder) }
    try self.server.call("server.initialize")
    var works: [Int] = []
    var sent = 0
    for count in [750, 1_500, 3_000] {
      let frames = (sent..<(sent + count)).map { index in
        HostileFrame(
          source: "receiver-0", namespace: .multizone,
          text: #"{"type":"DEVICE_ADDED","device":{"deviceId":"d\#(index)","name":"n\#(index)"}}"#)
      }
      sent += count
      let before = try self.work()
      let receiver = self.receiver
      async let worked: Void = receiver.send(frames)
      for id in 1...8 { try self.other.ping(id) }
      try await worked
      works.append(try self.work() - before)
    }
    #expect(works[1] <= 3 * works[0] + 25 && works[2] <= 3 * works[1] + 25, "\(works)")
  }

  @Test func aMessageOverTheLimitEndsOnlyTheLink() async throws {
    defer { rmdir(self.folder) }
    try self.server.call("server.initialize")
    try await self.receiver.send([HostileFrame(text: String(repeating: " ", count: 262_145))])
    try self.server.event("session.didSuspend")
    try self.other.ping(1)
  }
}
