import CastTestSupport
import LoopIsolation
import NIOCore
import Testing

@testable import CastRPCServer

@Suite struct IdleExitTests {
  /// The use at a second; `nil`: a client connected and disconnected.
  typealias Step = (second: Int64, use: ServerUse?)

  static let none = ServerUse()
  static let client = ServerUse(clients: 1)
  static let session = ServerUse(sessions: 1)
  static let restoring = ServerUse(isRestoring: true)

  /// The history with a limit of ten seconds, and the time of the exit; `nil`: the server keeps running.
  static let histories: [(name: String, steps: [Step], end: Int64?)] = [
    ("nobody ever comes", [], 10),
    ("nothing new is no news", [(3, none), (6, none)], 10),
    ("a client is there", [(3, client)], nil),
    ("a client came and left", [(3, client), (5, none)], 15),
    ("one of two clients left", [(3, ServerUse(clients: 2)), (5, client)], nil),
    ("a client left its session", [(3, ServerUse(clients: 1, sessions: 1)), (5, session)], nil),
    ("the session it left ended", [(3, ServerUse(clients: 1, sessions: 1)), (5, session), (60, none)], 70),
    ("it left a file that somebody may fetch", [(3, client), (5, ServerUse(publications: 1))], nil),
    ("the file was taken back", [(3, ServerUse(clients: 1, publications: 1)), (5, none)], 15),
    ("sessions are being joined", [(0, restoring)], nil),
    ("none of them could be", [(0, restoring), (30, none)], 40),
    ("a client comes at the last moment", [(10, client)], nil),
    ("somebody came and went unseen", [(10, nil)], 20),
    ("a second client comes before the end", [(1, client), (2, none), (11, client), (12, none)], 22),
  ]

  @Test(arguments: histories.indices) func ends(_ index: Int) {
    let (name, steps, end) = Self.histories[index]
    let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
    var idle = IdleExit(limit: .seconds(10), now: start)
    for step in steps {
      let now = start + .seconds(step.second)
      if let use = step.use { idle.update(use, now: now) } else { idle.restart(now: now) }
    }
    #expect(idle.deadline == end.map { start + .seconds($0) }, "\(name)")
    if let end {
      #expect(!idle.isDue(start + .seconds(end) - .nanoseconds(1)), "\(name)")
      #expect(idle.isDue(start + .seconds(end)), "\(name)")
    } else {
      #expect(!idle.isDue(.distantFuture), "\(name)")
    }
  }

  @Test(arguments: [
    (ServerUse(), "0 clients, 0 sessions"), (ServerUse(clients: 1, sessions: 2), "1 client, 2 sessions"),
    (ServerUse(clients: 2, publications: 1), "2 clients, 0 sessions, 1 published file"),
    (ServerUse(isRestoring: true), "0 clients, 0 sessions, joining those of the server before"),
  ])
  func inWords(use: ServerUse, text: String) { #expect(use.text == text) }
}

/// The watch with a manual clock.
@Suite @LoopActor struct ServerUseWatchTests {
  @LoopActor
  final class Server {
    var use = ServerUse()
    var idleCount = 0
    nonisolated init() {}
  }

  private let clock = ManualClock()
  private let server = Server()

  private func watch(_ idleExit: TimeAmount?) -> ServerUseWatch {
    let server = self.server
    return ServerUseWatch(
      idleExit: idleExit, manager: nil, clock: self.clock, use: { server.use }, onIdle: { server.idleCount += 1 })
  }

  /// Applies a change, and all its effects in this turn of the loop.
  private func change(_ watch: ServerUseWatch, _ use: ServerUse) async throws {
    self.server.use = use
    watch.changed()
    try await LoopActor.shared.eventLoop.submit {}.get()
  }

  @Test func countsFromTheStartOfService() {
    let watch = self.watch(.seconds(10))
    self.clock.advance(by: .seconds(9))
    watch.begin()
    self.clock.advance(by: .seconds(9))
    #expect(self.server.idleCount == 0)
    self.clock.advance(by: .seconds(1))
    #expect(self.server.idleCount == 1)
  }

  @Test func aClientStopsTheTimer() async throws {
    let watch = self.watch(.seconds(10))
    watch.begin()
    try await self.change(watch, ServerUse(clients: 1))
    #expect(self.clock.pending.isEmpty)
    self.clock.advance(by: .seconds(100))
    try await self.change(watch, ServerUse())
    #expect(self.clock.pending == [.seconds(10)])
    self.clock.advance(by: .seconds(10))
    #expect(self.server.idleCount == 1)
    watch.restart()
    self.clock.advance(by: .seconds(10))
    #expect(self.server.idleCount == 2)
  }

  @Test func withoutALimitItNeverEnds() async throws {
    let watch = self.watch(nil)
    watch.begin()
    try await self.change(watch, ServerUse())
    #expect(self.clock.pending.isEmpty && self.server.idleCount == 0)
  }

  @Test func reportsNothingAfterTheEnd() {
    let watch = self.watch(.seconds(10))
    watch.begin()
    watch.end()
    self.clock.advance(by: .seconds(100))
    #expect(self.server.idleCount == 0)
  }
}

@Suite struct ServiceManagerTests {
  @Test(
    arguments: [
      ("/run/user/1/notify", Array("/run/user/1/notify".utf8) + [0]), ("@abc", [0] + Array("abc".utf8)),
      ("vsock:2:9", nil), ("relative", nil), ("", nil), ("@", nil), ("/" + String(repeating: "x", count: 107), nil),
      ("@" + String(repeating: "x", count: 107), [0] + [UInt8](repeating: UInt8(ascii: "x"), count: 107)),
    ] as [(String, [UInt8]?)])
  func address(text: String, bytes: [UInt8]?) { #expect(ServiceManager.address(of: text) == bytes) }

  @Test(
    arguments: [
      ("10000000", nil, Int64(5_000_000)), ("10000000", "7", 5_000_000), ("10000000", "8", nil), (nil, "7", nil),
      ("0", "7", nil), ("-5", "7", nil), ("x", "7", nil), ("9223372036854775807", "7", nil),
    ] as [(String?, String?, Int64?)])
  func watchdog(span: String?, process: String?, microseconds: Int64?) {
    #expect(
      ServiceManager.watchdogInterval(span, process: process, own: 7) == microseconds.map { .microseconds($0) })
  }

  @Test func needsAnAddress() {
    #expect((ServiceManager { _ in nil }) == nil)
    #expect((ServiceManager { $0 == "NOTIFY_SOCKET" ? "vsock:2:9" : nil }) == nil)
  }
}
