public import CastModel
public import NIOCore

/// The requests of one socket that wait for their outcome: their ids, ends and deadlines.
///
/// A pure value. Each request is removed exactly once; the caller that removes it must deliver its outcome.
public struct PendingRequests: Sendable {
  /// A request that waits for its outcome.
  public struct Request: Sendable, Hashable {
    /// The wire's `requestId`, at least 1.
    public var id: Int64
    /// The kind of request. A newer request of the same kind may replace this one.
    public var kind: RequestKind
    /// The namespace of the request and of its reply.
    public var namespace: CastNamespace
    /// The end that sends the request.
    public var sourceId: String
    /// The end that must answer.
    public var destinationId: String
    /// The time when the request began, from which an error's `elapsed` counts.
    public var startedAt: NIODeadline
    /// The time when it fails; `nil` for no limit (while the TV asks its viewer for permission, for example).
    public var deadline: NIODeadline?
  }

  /// The description of a new request.
  public struct Description: Sendable, Hashable {
    /// The kind of request; with ``replacesSameKind`` it decides which requests are replaced.
    public var kind: RequestKind
    /// The namespace of the request; only a message in it can be the reply.
    public var namespace: CastNamespace
    /// The end that sends the request; a reply has it as its destination, or is a broadcast.
    public var sourceId: String
    /// The end that must answer. If it closes its virtual connection with the source, the request fails.
    public var destinationId: String
    /// The longest time to wait; `nil` for no limit.
    public var timeout: TimeAmount?
    /// Whether waiting requests of the same kind, namespace and destination end as replaced.
    public var replacesSameKind: Bool
    /// The most requests that may wait. If as many wait already, this one fails.
    public var maximumPending: Int

    /// Describes a request that waits 10 seconds and replaces none by default.
    public init(
      kind: RequestKind,
      namespace: CastNamespace,
      sourceId: String,
      destinationId: String,
      timeout: TimeAmount? = TimeAmount(RequestLimits().media),
      replacesSameKind: Bool = false,
      maximumPending: Int = 1_000
    ) {
      self.kind = kind
      self.namespace = namespace
      self.sourceId = sourceId
      self.destinationId = destinationId
      self.timeout = timeout
      self.replacesSameKind = replacesSameKind
      self.maximumPending = maximumPending
    }
  }

  /// The highest id used: some receivers keep ids in 32 bits.
  static let maximumId = Int64(Int32.max)

  private var requests: [Int64: Request] = [:]
  private var lastId: Int64

  /// Makes an empty set; the first id is the one after `lastId`.
  ///
  /// Ids start at a random number: receivers broadcast replies to other senders with *their* ids, and most senders
  /// count from 1.
  public init(lastId: Int64 = .random(in: 0..<1_000_000)) {
    self.lastId = min(max(0, lastId), Self.maximumId)
  }

  /// The number of requests that still wait.
  public var count: Int { self.requests.count }

  /// The request `id`, if it still waits.
  public subscript(id: Int64) -> Request? { self.requests[id] }

  /// Every waiting request, the oldest first.
  public var all: [Request] { self.sorted { _ in true } }

  /// Reserves an id for a request that must carry one but whose reply isn't awaited.
  public mutating func nextId() -> Int64 {
    repeat {
      self.lastId = self.lastId >= Self.maximumId ? 1 : self.lastId + 1
    } while self.requests[self.lastId] != nil
    return self.lastId
  }

  /// Adds a request. Returns it with its id, and the requests that it replaces, which are removed.
  public mutating func begin(_ description: Description, now: NIODeadline) -> (request: Request, replaced: [Request]) {
    let replaced =
      description.replacesSameKind
      ? self.take {
        $0.kind == description.kind && $0.namespace == description.namespace
          && $0.destinationId == description.destinationId
      } : []
    let request = Request(
      id: self.nextId(), kind: description.kind, namespace: description.namespace, sourceId: description.sourceId,
      destinationId: description.destinationId, startedAt: now, deadline: description.timeout.map { now + $0 })
    self.requests[request.id] = request
    return (request, replaced)
  }

  /// Returns the waiting request that a message with this `requestId` answers, if any; it stays in the set.
  ///
  /// A reply has the request's namespace, and its sender or `*` as the destination. The source isn't compared: some
  /// receivers answer from `receiver-0` a request that was sent to their app, and ids are unique on a socket (cast.md
  /// 5).
  public func request(answeredBy message: CastMessage, requestId: Int64) -> Request? {
    guard requestId > 0, let request = self.requests[requestId], request.namespace == message.namespace,
      message.isBroadcast || request.sourceId == message.destinationId
    else { return nil }
    return request
  }

  /// Removes and returns the request `id`.
  public mutating func take(_ id: Int64) -> Request? { self.requests.removeValue(forKey: id) }

  /// Removes and returns every request whose destination `remoteId` closed its connection with `localId`.
  public mutating func takeAll(localId: String, remoteId: String) -> [Request] {
    self.take { $0.sourceId == localId && $0.destinationId == remoteId }
  }

  /// Removes and returns all requests.
  public mutating func takeAll() -> [Request] { self.take { _ in true } }

  /// Removes and returns every request whose deadline has passed.
  public mutating func takeExpired(now: NIODeadline) -> [Request] {
    self.take { request in request.deadline.map { $0 <= now } ?? false }
  }

  /// The next time when ``takeExpired(now:)`` is due.
  public var nextDeadline: NIODeadline? { self.requests.values.compactMap(\.deadline).min() }

  private mutating func take(where matches: (Request) -> Bool) -> [Request] {
    let taken = self.sorted(where: matches)
    for request in taken { self.requests[request.id] = nil }
    return taken
  }

  private func sorted(where matches: (Request) -> Bool) -> [Request] {
    self.requests.values.filter(matches).sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }
}

/// The kind of a request, by which a newer one replaces it.
public struct RequestKind: Hashable, Sendable, CustomStringConvertible {
  /// The `type` on the wire: `SEEK`, `SET_VOLUME`…
  public let type: CastMessageType
  /// The property that it sets, where requests of one type don't replace each other: level or mute of a volume.
  public let slot: String?

  /// Makes a kind.
  public init(_ type: CastMessageType, slot: String? = nil) {
    self.type = type
    self.slot = slot
  }

  /// Type and slot, for messages.
  public var description: String { self.slot.map { "\(self.type) \($0)" } ?? self.type.rawValue }

  /// Whether it only reads and changes nothing.
  public var isQuestion: Bool { self.type.rawValue.hasPrefix("GET_") || self.type.rawValue.hasPrefix("QUEUE_GET_") }
}

/// The answer to a request.
public struct CastReply: Sendable {
  /// The message as received.
  public var message: CastMessage
  /// The JSON object of the message.
  public var payload: CastPayload

  /// Pairs a message with its payload, which must have been parsed from it.
  public init(message: CastMessage, payload: CastPayload) {
    self.message = message
    self.payload = payload
  }
}
