import CastTestSupport
import CastDiscovery
import CastModel
import CastSender
import EmulatedReceiver
import FrameworkLog
import Glibc
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import NIOCore
import Testing

@testable import CastRPCServer

/// A whole server in this process, with a receiver to cast to and clients on socket pairs.
@LoopActor
final class ServerFixture {
  let server: CastRPCServer
  let receiver: EmulatedReceiver

  /// Collects the server's log records.
  let log: ServerLog

  /// - Parameters:
  ///   - options: The framework's options, unless a client creates the context.
  ///   - asksDevices: Whether devices that are known by their addresses are asked over HTTP, beyond this machine too.
  ///   - keepsRecent: Whether the latest records of the log are kept for reports.
  ///   - names: The names that the user gave to devices.
  ///   - clock: The context's clock.
  init(
    _ configuration: ReceiverConfiguration = .testing(), options: CastContextOptions = CastContextOptions(),
    asksDevices: Bool = false, keepsRecent: Bool = false, names: DeviceNameStore = DeviceNameStore(directory: nil),
    clock: any LoopClock = EventLoopClock()
  ) async throws {
    var options = options
    options.discovery.asksDevices = asksDevices
    self.log = ServerLog(keepsRecent: keepsRecent)
    let logger = Logger(label: "test", factory: self.log.hub.handler(label:))
    self.receiver = try await EmulatedReceiver.start(configuration, logger: logger)
    let discovery = DiscoveryManager(sources: [], logger: logger)
    let context = CastContext(discovery: discovery, options: options, clock: clock, logger: logger)
    let end = EndFlag()
    self.server = CastRPCServer(context: context, processId: 1, log: self.log, names: names, logger: logger) {
      end.isSet = true
    }
    self.endFlag = end
  }

  private let endFlag: EndFlag
  var wasAskedToEnd: Bool { self.endFlag.isSet }

  @LoopActor
  final class EndFlag {
    var isSet = false
    nonisolated init() {}
  }

  func connect(isStdio: Bool = false) async throws -> TestClient {
    try await TestClient(self.server, isStdio: isStdio)
  }

  func shutDown() async {
    await self.server.shutDown()
    await self.receiver.shutDown()
  }

  var target: JSONObject { ["host": "127.0.0.1", "port": .integer(Int64(self.receiver.port))] }
}

/// One client of the server under test: calls, and the notifications it got.
@LoopActor
final class TestClient: JSONRPCHandler {
  private(set) var peer: JSONRPCPeer!
  private(set) var events: [(method: String, params: JSONValue)] = []
  /// The client's answers to requests of the server.
  var answers: [String: JSONValue] = [:]
  /// The requests of the server.
  private(set) var asked: [JSONValue] = []
  private let waits = ConditionWait()

  init(_ server: CastRPCServer, isStdio: Bool) async throws {
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    var options = UnixSocketListener.Options(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    _ = try await UnixSocketListener.serve(connected: ends[0], options: options) { peer in
      server.accept(peer, isStdio: isStdio)
    }
    options.connection.framing = .lines
    options.connection.requestTimeout = .seconds(20)
    self.peer = try await UnixSocketListener.serve(connected: ends[1], options: options) { _ in self }
  }

  func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? {
    guard let answer = self.answers[name] else { return nil }
    return { params, _ in
      self.asked.append(params?.value ?? .null)
      self.waits.check()
      return answer
    }
  }

  /// Waits until the server has sent so many requests.
  func asked(_ count: Int) async -> [JSONValue] {
    await self.waits.wait { self.asked.count >= count }
    return self.asked
  }

  func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {
    self.events.append((name, params?.value ?? .null))
    self.waits.check()
  }

  @discardableResult
  func call(_ method: String, _ params: JSONObject = [:]) async throws -> JSONValue {
    try await self.peer.request(method, params).value
  }

  /// Returns the error of a call.
  func failure(_ method: String, _ params: JSONObject = [:]) async -> JSONRPCError? {
    do {
      try await self.call(method, params)
      return nil
    } catch {
      return error as? JSONRPCError
    }
  }

  /// Waits until a notification `method` whose params fit has come.
  func event(_ method: String, where fits: @escaping (JSONValue) -> Bool = { _ in true }) async -> JSONValue {
    await self.waits.wait { self.events.contains { $0.method == method && fits($0.params) } }
    return self.events.first { $0.method == method && fits($0.params) }?.params ?? .null
  }

  /// Drops the notifications so far.
  func forgetEvents() { self.events = [] }

  var eventNames: [String] { self.events.map(\.method) }
}
