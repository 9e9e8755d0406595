import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore
import TLS

/// A minimal sender: it sends JSON, and reads messages.
@LoopActor
final class TestSender: CastConnectionDelegate {
  /// The events of the sender.
  enum Heard: Sendable {
    case message(CastMessage)
    case closed(CastConnectionClosure)
  }

  static let context = Result { try TLSContext(clientPolicy: TLSPolicy()) }

  let connection: CastConnection
  let senderId: String
  private var heard: AsyncStream<Heard>.AsyncIterator
  private let continuation: AsyncStream<Heard>.Continuation
  private var lastRequestId: Int64 = 0
  private var ended: CastConnectionClosure?

  static func connect(
    host: String = "127.0.0.1", port: Int, senderId: String = "sender-1",
    configuration: CastConnectionConfiguration = .sender
  ) async throws -> TestSender {
    let connection = try await CastConnection.connect(
      to: .host(host, port: port), context: try self.context.get(), configuration: configuration,
      logger: Logger(label: "test.sender"))
    return TestSender(connection: connection, senderId: senderId)
  }

  private init(connection: CastConnection, senderId: String) {
    let (stream, continuation) = AsyncStream.makeStream(of: Heard.self)
    self.heard = stream.makeAsyncIterator()
    self.continuation = continuation
    self.connection = connection
    self.senderId = senderId
    connection.start(delegate: self)
  }

  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    self.continuation.yield(.message(message))
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
    self.ended = closure
    self.continuation.yield(.closed(closure))
    self.continuation.finish()
  }

  // MARK: Sending

  /// Sends a request with the next id, which it returns; `members` begins with a comma unless empty.
  @discardableResult
  func request(
    _ type: String, _ members: String = "", _ namespace: CastNamespace = .receiver,
    to destination: String = "receiver-0"
  ) throws -> Int64 {
    self.lastRequestId += 1
    let json = "{\"type\":\"\(type)\",\"requestId\":\(self.lastRequestId)\(members)}"
    try self.connection.send(
      CastMessage(sourceId: self.senderId, destinationId: destination, namespace: namespace, text: json))
    return self.lastRequestId
  }

  func open(_ destination: String = "receiver-0") throws {
    let json = #"{"type":"CONNECT"}"#
    try self.connection.send(
      CastMessage(sourceId: self.senderId, destinationId: destination, namespace: .connection, text: json))
  }

  func end() { self.connection.close() }

  // MARK: Hearing

  /// Waits for the next event; `nil` after the end.
  func next() async -> Heard? {
    // A copy goes out and comes back, since the iterator can't be changed across the wait.
    var iterator = self.heard
    let next = await iterator.next(isolation: LoopActor.shared)
    self.heard = iterator
    return next
  }

  /// The next message that fits; those before it are passed over. `nil` if the link ends first.
  func message(where fits: (JSONValue) -> Bool = { _ in true }) async throws -> JSONValue? {
    while case .message(let message)? = await self.next() {
      guard let value = try? message.parseJSON().root.value, fits(value) else { continue }
      return value
    }
    return nil
  }

  /// The answer to a request.
  func answer(to requestId: Int64) async throws -> JSONValue? {
    try await self.message { $0["requestId"]?.integer == requestId }
  }

  /// The next media status in a player's state.
  func mediaStatus(_ state: String) async throws -> JSONValue? {
    try await self.message { $0["status"]?[0]?["playerState"]?.string == state }?["status"]?[0]
  }

  /// Waits for the reason of the link's end, and skips earlier messages. A failed wait for a message may have read it
  /// already.
  func closure() async -> CastConnectionClosure? {
    while await self.next() != nil {}
    return self.ended
  }

  /// Connects, launches, and connects to the app: its transport id.
  func launch(_ appId: String = "CC1AD845") async throws -> String? {
    try self.open()
    let request = try self.request("LAUNCH", ",\"appId\":\"\(appId)\"")
    let answer = try await self.answer(to: request)
    guard let transportId = answer?["status"]?["applications"]?[0]?["transportId"]?.string else { return nil }
    try self.open(transportId)
    return transportId
  }
}
