import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import NIOCore

@testable import CastRPCServer

/// One client of a program: it counts the outcomes of each call, and keeps what its notifications say.
@LoopActor
final class ModelClient {
  /// A call without an outcome.
  struct Pending {
    let method: String
    let calledAt: NIODeadline
  }

  /// How a call ended.
  struct Outcome {
    let result: JSONValue?
    /// The error's stable name, or `nil` for a result.
    let error: String?
    /// How long it took, in seconds.
    let seconds: Double
  }

  let name: String
  /// Whether the client subscribes to notifications.
  let follows: Bool
  private let channel: MemoryChannel
  private let clock: any LoopClock
  private(set) var notifications = NotificationModel()
  private(set) var pending: [Int64: Pending] = [:]
  private(set) var outcomes: [Int64: Outcome] = [:]
  private(set) var flaws: [String] = []
  private(set) var isConnected = true
  /// The number of messages so far.
  private(set) var messages = 0
  private var lastId: Int64 = 0
  private var unread = ByteBuffer()
  /// The lines that a person reads when a program fails.
  var trace: (@LoopActor (String) -> Void)?

  init(
    _ name: String, follows: Bool, server: CastRPCServer, network: MemoryNetwork, clock: any LoopClock, logger: Logger
  ) throws {
    self.name = name
    self.follows = follows
    self.clock = clock
    let (serverEnd, clientEnd) = network.makePair()
    self.channel = clientEnd
    try JSONRPCPeer.attach(
      to: serverEnd, label: name, configuration: JSONRPCConnectionConfiguration(), logger: logger
    ) { server.accept($0, isStdio: false) }
    try clientEnd.pipeline.syncOperations.addHandler(Reader(client: self))
    MemoryChannel.join(serverEnd, clientEnd)
  }

  /// Sends a request; the outcome comes later.
  @discardableResult
  func call(_ method: String, _ params: JSONObject) -> Int64 {
    self.lastId += 1
    self.pending[self.lastId] = Pending(method: method, calledAt: self.clock.now)
    self.send(["jsonrpc": "2.0", "id": .integer(self.lastId), "method": .string(method), "params": .object(params)])
    return self.lastId
  }

  /// Cancels the oldest pending call.
  func cancelOldest() {
    guard let id = self.pending.keys.min() else { return }
    self.send(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": .integer(id)]])
  }

  func disconnect() {
    self.isConnected = false
    self.pending = [:]
    self.channel.close(promise: nil)
  }

  /// The calls that have no outcome within their limits.
  func overdue(_ limit: (String) -> Double) -> [String] {
    self.pending.values.filter { Double((self.clock.now - $0.calledAt).nanoseconds) / 1e9 > limit($0.method) }
      .map { "\(self.name) \($0.method) has no outcome after \(limit($0.method)) s" }
  }

  /// The calls of a player whose session ended at `end`: they end with it.
  func outliving(_ end: NIODeadline) -> [String] {
    self.pending.values.filter { $0.calledAt <= end && ["media.", "queue."].contains($0.method.prefix(6)) }
      .map { "\(self.name) \($0.method) waits, though its session has ended" }
  }

  private func send(_ message: JSONObject) {
    guard self.isConnected else { return }
    self.channel.writeAndFlush(
      ByteBuffer(bytes: JSONValue.object(message).jsonBytes + [UInt8(ascii: "\n")]), promise: nil)
  }

  fileprivate func receive(_ bytes: ByteBuffer) {
    var bytes = bytes
    self.unread.writeBuffer(&bytes)
    while let end = self.unread.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) {
      let length = end - self.unread.readerIndex
      let line = self.unread.readBytes(length: length) ?? []
      self.unread.moveReaderIndex(forwardBy: 1)
      self.receive(line: line)
    }
    self.unread.discardReadBytes()
  }

  private func receive(line: [UInt8]) {
    guard self.isConnected else { return }
    self.messages += 1
    guard let message = try? JSONDocument(parsing: line, policy: .strict).root.value.object else {
      return self.flaws.append("\(self.name) gets no JSON: \(String(decoding: line.prefix(200), as: UTF8.self))")
    }
    guard let method = message["method"]?.string else { return self.answered(message) }
    let params = message["params"]?.object ?? JSONObject()
    if let trace {
      trace("    -> \(self.name) \(method) \(JSONValue.object(params).jsonText.prefix(1_500))")
    }
    // Positions come to each client that asks for them.
    guard self.follows else { return }
    self.flaws += self.notifications.receive(method, params).map { "\(self.name): \($0)" }
  }

  private func answered(_ message: JSONObject) {
    let id = message["id"]?.integer ?? -1
    guard let call = self.pending.removeValue(forKey: id) else {
      return self.flaws.append(
        "\(self.name) gets an outcome that no call waits for: \(JSONValue.object(message).jsonText)")
    }
    if let trace {
      trace("    -> \(self.name) \(call.method) = \(JSONValue.object(message).jsonText.prefix(1_500))")
    }
    let error = message["error"]
    self.outcomes[id] = Outcome(
      result: message["result"], error: error.map { $0["data"]?["name"]?.string ?? $0["code"]?.jsonText ?? "" },
      seconds: Double((self.clock.now - call.calledAt).nanoseconds) / 1e9)
    if message["error"]?["code"]?.integer == -32_603 {
      self.flaws.append("\(self.name) \(call.method) ends with \(JSONValue.object(message).jsonText)")
    }
  }

  /// Reads the client's end.
  private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private weak var client: ModelClient?

    init(client: ModelClient) { self.client = client }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let bytes = self.unwrapInboundIn(data)
      guard let client = self.client else { return }
      LoopActor.assumeIsolated { client.receive(bytes) }
    }
  }
}
