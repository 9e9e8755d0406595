import CastRPCProtocol
import JSONCodec

/// The server's notifications: `for await event in client.events { … }`, after `client.events.subscribe(…)` or with
/// ``CastClientOptions/topics``.
///
/// Each loop gets every notification from its beginning on: make the iterator before the call whose events matter. A
/// loop that is slower than the server loses the oldest ones, and gets `.overflow`. It ends with the connection.
extension EventsCalls: AsyncSequence {
  /// The iterator of one loop over the notifications.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let listener: Listener

    fileprivate init(_ client: CastClient) { self.listener = Listener(client) }

    /// Returns the next notification; `nil` once the connection has ended, or when the task is cancelled.
    public mutating func next() async -> CastNotification? { await self.listener.buffer.next() }
  }

  /// Creates the iterator of one loop, which gets every notification from this moment on.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self.client) }

  /// A registration that lasts as long as this object.
  private final class Listener: Sendable {
    let buffer: EventBuffer
    private let client: CastClient

    init(_ client: CastClient) {
      self.client = client
      self.buffer = client.hub.listen()
    }

    deinit { self.client.hub.forget(self.buffer) }
  }
}

extension CastNotification {
  /// Reads a notification; an unknown or unreadable one is kept unparsed.
  init(method: String, params: JSONNode?) {
    if method == Self.overflowMethod {
      let topics = params?["topics"].flatMap { try? [String](json: $0) }
      self = .overflow(dropped: params?["dropped"].flatMap { try? Int64(json: $0) } ?? 0, topics: topics ?? [])
    } else if let decoder = Self.decoders[method], let params, let known = try? decoder(params) {
      self = known
    } else {
      self = .unknown(Event(method: method, params: params?.value.object ?? JSONObject()))
    }
  }

  private static let overflowMethod = "$/overflow"

  /// The name on the wire: `media.didUpdateStatus`.
  public var method: String {
    switch self {
    case .overflow: Self.overflowMethod
    case .unknown(let event): event.method
    default: self.value.map { type(of: $0).method } ?? ""
    }
  }

  /// The parameters, as on the wire.
  public var params: JSONObject {
    switch self {
    case .overflow(let dropped, let topics):
      ["dropped": .integer(dropped), "topics": .array(topics.map(JSONValue.string))]
    case .unknown(let event): event.params
    default: self.value?.jsonObject ?? JSONObject()
    }
  }
}
