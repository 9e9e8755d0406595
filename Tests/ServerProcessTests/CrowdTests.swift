import CastTestSupport
import Glibc
import JSONCodec
import Synchronization
import Testing

/// Two hundred clients of one daemon, some of them bad: the others are answered, and lose nothing. (peers.md P19)
@Suite(.blocking, .timeLimit(.minutes(5))) final class CrowdTests {
  private let folder: String
  private var path: String { "\(self.folder)/socket" }

  init() throws {
    var template = Array("/tmp/cast-rpc-crowd-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { for entry in ["socket", ""] { remove("\(self.folder)/\(entry)") } }

  private static func request(_ method: String, _ params: String = "{}", id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
  }

  /// The data of a hostile client, sent repeatedly: floods, half a frame and its rest much later, a huge batch, deep
  /// arrays, garbage.
  private static let mischief: [UInt8] = {
    let batch = "[" + (0..<500).map { CrowdTests.request("server.info", id: $0) }.joined(separator: ",") + "]\n"
    let flood = String(repeating: CrowdTests.request("server.ping") + "\n", count: 200)
    let half = #"{"jsonrpc":"2.0","id":1,"meth"#
    let text =
      half + flood + batch + String(repeating: "[", count: 5_000) + "\n\"\n" + CrowdTests.request("no.such") + "\n"
    return Array(text.utf8) + [0xFF, 0x00, 0x0A]
  }()

  @Test func badClientsDoNotBlockOthers() throws {
    let daemon = try ServerProcess(["--socket", self.path])
    let idle = try (0..<187).map { _ in try UnixClient(path: self.path) }
    let good = try (0..<10).map { _ in try UnixClient(path: self.path) }
    // Both subscribe to everything and ask for megabytes; one reads a little now and then, the other nothing at all.
    let (slow, dead) = (try UnixClient(path: self.path), try UnixClient(path: self.path))
    let everything = Self.request("events.subscribe", #"{"topics":["*","log.*"]}"#) + "\n"
    for client in [slow, dead] {
      client.stopsSendingWhenFull()
      _ = client.send(Array((everything + String(repeating: Self.request("rpc.discover") + "\n", count: 500)).utf8))
    }
    let hostile = try UnixClient(path: self.path)
    let isOver = Mutex(false)
    try withExtendedLifetime((daemon, idle)) {
      let flooder = try Thread { while !isOver.withLock({ $0 }), hostile.send(Self.mischief) {} }
      let reader = try Thread { while hostile.discardSome() {} }
      for number in 1...50 {
        for client in good { try client.ping(number) }
        slow.takeABit()
      }
      isOver.withLock { $0 = true }
      hostile.hangUp()
      flooder.join()
      reader.join()
      for client in good + idle { try client.ping(51) }
    }
    daemon.child.send(signal: SIGTERM)
    #expect(try daemon.child.waitForEnd() == .exited(0))
  }

  @Test func fiftySubscribersGetAllEventsInOrder() throws {
    let daemon = try ServerProcess(["--socket", self.path])
    let subscribers = try (0..<50).map { _ in try UnixClient(path: self.path) }
    for client in subscribers {
      let ask = Self.request("events.subscribe", #"{"topics":["discovery.didInsertDevice"]}"#)
      #expect(try client.exchange(ask)["result"] != nil)
    }
    let control = try UnixClient(path: self.path)
    _ = try control.exchange(Self.request("context.create", #"{"options":{"disableDiscoveryAutostart":true}}"#))
    for number in 1...100 {
      let device = #"{"host":"192.0.2.\#(number)","friendlyName":"\#(number)"}"#
      #expect(try control.exchange(Self.request("discovery.addDevice", device))["result"] != nil)
    }
    for client in subscribers {
      for number in 1...100 {
        let event = try client.message()
        #expect(event["params"]?["seq"] == .integer(Int64(number)))
        #expect(event["params"]?["device"]?["friendlyName"] == .string("\(number)"))
      }
    }
    let clients = try control.exchange(Self.request("server.clients"))["result"]?["clients"]?.array ?? []
    #expect(clients.count == 51)
    #expect(clients.allSatisfy { $0["droppedNotifications"] == 0 && $0["queuedBytes"] == 0 })
    #expect(clients.allSatisfy { $0["processId"] == .integer(Int64(getpid())) && $0["transport"] == "SOCKET" })
    #expect(clients.map { $0["isCaller"] == true }.count { $0 } == 1)
    withExtendedLifetime(daemon) {}
  }

  /// The queues of all clients together are bounded, and freed when the clients have gone.
  @Test(.measuresMemory) func boundsAndFreesUnreadNotifications() throws {
    let daemon = try ServerProcess(["--socket", self.path])
    let asking = try UnixClient(path: self.path)
    _ = try asking.exchange(Self.request("rpc.discover"))
    let before = try #require(daemon.child.residentBytes())
    var dead = try (0..<60).map { _ in try UnixClient(path: self.path) }
    let calls = Array(String(repeating: Self.request("rpc.discover") + "\n", count: 180).utf8)
    for client in dead {
      client.stopsSendingWhenFull()
      _ = client.send(calls)
    }
    // Once each client's share is reached, or the clients with the most are closed, nothing more is read.
    var (queued, last) = (Int64(0), Int64(-1))
    while queued < 16 << 20 || queued != last {
      last = queued
      let clients = try asking.exchange(Self.request("server.clients"))["result"]?["clients"]?.array ?? []
      queued = clients.compactMap { $0["queuedBytes"]?.integer }.reduce(0, +)
      #expect(queued <= 64 << 20)
    }
    try asking.ping(2)
    #expect(try #require(daemon.child.residentBytes()) - before < 192 << 20)
    dead = []
    var cost = Int.max
    // Some ten seconds; a debug build needs more memory.
    for number in 3..<103 where cost > 16 << 20 {
      poll(nil, 0, 100)
      try asking.ping(number)
      cost = try #require(daemon.child.residentBytes()) - before
    }
    #expect(cost <= 16 << 20, "\(cost >> 10) KiB stay")
  }

  @Test func showsAClientThatNeverReads() throws {
    let daemon = try ServerProcess(["--socket", self.path])
    let dead = try UnixClient(path: self.path)
    dead.stopsSendingWhenFull()
    _ = dead.send(Array(String(repeating: Self.request("rpc.discover") + "\n", count: 100).utf8))
    let asking = try UnixClient(path: self.path)
    var queued: Int64 = 0
    while queued < 8 << 20 {
      let clients = try asking.exchange(Self.request("server.clients"))["result"]?["clients"]?.array ?? []
      queued = try #require(clients.first?["queuedBytes"]?.integer)
    }
    try asking.ping(2)
    withExtendedLifetime(daemon) {}
  }
}

/// A thread that a test waits for.
private struct Thread {
  private let thread: pthread_t

  init(_ body: @escaping @Sendable () -> Void) throws {
    final class Box: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, Unmanaged.passRetained(Box(body)).toOpaque())
    try #require(failure == 0)
    self.thread = thread
  }

  func join() { pthread_join(self.thread, nil) }
}
