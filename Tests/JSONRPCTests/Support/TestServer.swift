import CastTestSupport
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import NIOCore

/// A handler with methods that can be blocked.
@LoopActor
final class TestServer: JSONRPCHandler {
  struct Strange: Error {}

  private(set) var begun: [String] = []
  private(set) var notifications: [String] = []
  private(set) var closed: [JSONRPCCloseReason] = []
  private(set) var endedInputs = 0
  private(set) var peers: [JSONRPCPeer] = []
  private var held: [Int: CheckedContinuation<Void, any Error>] = [:]
  private var nextHold = 0
  private let waits = ConditionWait()

  nonisolated init() {}

  /// Serves `descriptor`, a connected socket.
  func serve(
    _ descriptor: Int32, _ configure: (inout JSONRPCConnectionConfiguration) -> Void = { _ in }
  ) async throws -> JSONRPCPeer {
    try await UnixSocketListener.serve(connected: descriptor, options: Self.options(configure)) { peer in
      self.accept(peer)
    }
  }

  static func options(
    _ configure: (inout JSONRPCConnectionConfiguration) -> Void = { _ in }
  ) -> UnixSocketListener.Options {
    var options = UnixSocketListener.Options(logger: self.silence)
    configure(&options.connection)
    return options
  }

  nonisolated static var silence: Logger { Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }) }

  func accept(_ peer: JSONRPCPeer) -> any JSONRPCHandler {
    self.peers.append(peer)
    return self
  }

  func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? {
    switch name {
    case "big": { _, _ in JSONValue.string(String(repeating: "x", count: 20_000)) }
    case "echo": { params, _ in params?.value ?? .null }
    case "mark":
      { params, _ in
        self.begun.append(params?["name"]?.string ?? "")
        self.check()
        return JSONObject()
      }
    case "hold":
      { params, context in
        self.begun.append(params?["name"]?.string ?? "")
        self.check()
        context.progress?.begin(title: "holding")
        try await self.hold()
        return JSONObject()
      }
    case "stubborn":
      { _, _ in
        do { try await self.hold() } catch {}
        return "done anyway"
      }
    case "need": { params, _ in try JSONRPCParams.decode(Needs.self, from: params).count }
    case "refuse": { _, _ in throw JSONRPCError(code: .init(rawValue: 42), message: "no", data: ["name": "No"]) }
    case "break": { _, _ in throw Strange() }
    case "ask":
      { params, context in
        let timeout = params?["timeout"].flatMap { try? Int64(json: $0) }
        return try await context.peer.request("question", JSONObject(), timeout: timeout.map { .milliseconds($0) })
          .value
      }
    default: nil
    }
  }

  struct Needs: JSONDecodable {
    var count: Int64
    init(json node: JSONNode) throws(JSONDecodingError) {
      var members = try JSONMembers(node)
      self.count = try members.required("count")
    }
  }

  func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {
    self.notifications.append(name)
    self.begun.append("!" + name)
    self.check()
  }

  func peerDidEndInput(_ peer: JSONRPCPeer) {
    self.endedInputs += 1
    self.check()
  }

  func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason) {
    self.closed.append(reason)
    self.check()
  }

  private func hold() async throws {
    let number = self.nextHold
    self.nextHold += 1
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        self.held[number] = $0
        self.check()
      }
    } onCancel: {
      LoopActor.shared.eventLoop.execute {
        LoopActor.assumeIsolated { self.held.removeValue(forKey: number)?.resume(throwing: CancellationError()) }
      }
    }
  }

  var heldCount: Int { self.held.count }

  /// Releases all blocked calls. Their order of answers is undefined, because their tasks resume through the runtime's
  /// pool.
  func release() {
    for continuation in self.held.values { continuation.resume() }
    self.held = [:]
  }

  /// Releases the newest of the blocked calls.
  func releaseNewest() {
    if let newest = self.held.keys.max() { self.held.removeValue(forKey: newest)?.resume() }
  }

  /// Waits until `condition` is met.
  func wait(until condition: @escaping @LoopActor (TestServer) -> Bool) async {
    await self.waits.wait { condition(self) }
  }

  private func check() { self.waits.check() }
}
