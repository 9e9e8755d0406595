import CastTestSupport
import CastV2
import Glibc
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// The built server while a device sends messages of every kind: other clients are served, the work grows no faster
/// than the size and number of the messages, and the memory is bounded.
@Suite(.blocking, .serialized, .timeLimit(.minutes(5))) struct HostileReceiverTests {
  /// As long as Cast allows.
  private static let longest = 60_000

  private let receiver: HostileReceiver
  private let server: Conversation
  private let other: UnixClient
  private let folder: TemporaryFolder

  init() async throws {
    self.folder = try TemporaryFolder()
    self.receiver = try await HostileReceiver.start()
    self.server = Conversation(try ServerProcess(["--stdio", "--socket", "\(self.folder.path)/socket"]).child)
    try self.server.call("context.create", ["options": ["disableDiscoveryAutostart": true]])
    self.other = try UnixClient(path: "\(self.folder.path)/socket")
    let port = await self.receiver.port
    try self.server.call("session.start", ["host": "127.0.0.1", "port": .integer(Int64(port))])
  }

  /// Sends frames while another client pings; returns the server's processor time for them, in hundredths of a second.
  private func work(for frames: [HostileFrame]) async throws -> Int {
    let before = try #require(self.server.child.processorTime())
    let receiver = self.receiver
    async let sent: Void = receiver.send(frames)
    for id in 1...8 {
      let start = NIODeadline.now()
      try self.other.ping(id)
      // A debug build on a busy machine needs 0.2 s, and seconds are a hang.
      #expect(NIODeadline.now() - start < .seconds(5))
    }
    try await sent
    return try #require(self.server.child.processorTime()) - before
  }

  /// Whether the work for four times as much is at most eight times the work: a square would make it sixteen times.
  /// Each processor time has an error of two hundredths of a second.
  private static func isLinear(_ work: Int, _ fourfold: Int) -> Bool { fourfold <= 8 * work + 5 }

  /// The server's resident memory in KiB.
  private func memory() throws -> Int {
    try #require(self.server.child.residentBytes()) >> 10
  }

  private func send(_ kind: HostileFrame.Kind, _ rounds: Range<Int>, size: Int) async throws {
    try await self.receiver.send(rounds.map { HostileFrame.make(kind, round: $0, size: size) })
  }

  @Test(arguments: [(5, 20, true), (0, 5, true), (5, 80, false), (2, 32, false)])
  func tellsALineFromASquare(_ work: Int, _ fourfold: Int, _ isLinear: Bool) {
    #expect(Self.isLinear(work, fourfold) == isLinear)
  }

  @Test(arguments: HostileFrame.Kind.allCases)
  func workGrowsLinearlyAndOthersAreServed(_ kind: HostileFrame.Kind) async throws {
    // From here on it receives all notifications.
    try self.server.call("server.initialize")
    // The first one covers one-time work.
    try await self.send(kind, 0..<1, size: Self.longest)
    func work(_ rounds: Range<Int>, size: Int) async throws -> Int {
      try await self.work(for: rounds.map { HostileFrame.make(kind, round: $0, size: size) })
    }
    // While the server has few messages behind it: work that grows with their number then grows fastest.
    let few = try await work(1..<4, size: Self.longest)
    let many = try await work(4..<16, size: Self.longest)
    #expect(Self.isLinear(few, many), "with the number: \(few), \(many)")
    let short = try await work(16..<24, size: Self.longest / 4)
    let long = try await work(24..<32, size: Self.longest)
    #expect(Self.isLinear(short, long), "with the size: \(short), \(long)")
    try self.server.call("server.ping")
    #expect(try self.server.call("session.list")["sessions"]?.array?.count == 1, "it costs nobody the session")
  }

  @Test(.measuresMemory) func boundsAndFreesTheMemory() async throws {
    // No client subscribes here: the queue of a slow client is another test.
    for kind in HostileFrame.Kind.allCases { try await self.send(kind, 0..<1, size: Self.longest) }
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
    try self.server.call("server.initialize")
    var works: [Int] = []
    var sent = 0
    for count in [750, 3_000] {
      let frames = (sent..<(sent + count)).map { index in
        HostileFrame(
          source: "receiver-0", namespace: .multizone,
          text: #"{"type":"DEVICE_ADDED","device":{"deviceId":"d\#(index)","name":"n\#(index)"}}"#)
      }
      sent += count
      works.append(try await self.work(for: frames))
    }
    #expect(Self.isLinear(works[0], works[1]), "\(works)")
  }

  @Test func aMessageOverTheLimitEndsOnlyTheLink() async throws {
    try self.server.call("server.initialize")
    try await self.receiver.send([HostileFrame(text: String(repeating: " ", count: 262_145))])
    try self.server.event("session.didSuspend")
    try self.other.ping(1)
  }
}
