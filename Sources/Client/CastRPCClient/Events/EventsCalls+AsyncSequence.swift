import CastRPCProtocol
import JSONCodec

/// What the server tells: `for await event in client.events { … }`, after `client.events.subscribe(…)` or with ``CastClientOptions/topics``.
///
/// Each loop gets every notification from the moment on at which it begins: make the iterator before the call whose events matter. A loop
/// that is slower than the server loses the oldest, and is told with `.overflow`. It ends with the connection.
extension EventsCalls: AsyncSequence {
  /// One loop's place.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let listener: Listener

    fileprivate init(_ client: CastClient) { self.listener = Listener(client) }

    /// The next notification; `nil` once the connection has ended, or when the task is cancelled.
    public mutating func next() async -> CastNotification? { await self.listener.buffer.next() }
  }

  /// Begins to listen.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self.client) }

  /// Listens as long as it lives.
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
  /// Reads a notification; one that this client doesn't know, or can't read, stays as it came.
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

  /// The parameters, as they stand on the wire.
  public var params: JSONObject {
    switch self {
    case .overflow(let dropped, let topics):
      ["dropped": .integer(dropped), "topics": .array(topics.map(JSONValue.string))]
    case .unknown(let event): event.params
    default: self.value?.jsonObject ?? JSONObject()
    }
  }
}
