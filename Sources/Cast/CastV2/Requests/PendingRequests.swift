public import NIOCore

/// The requests of one socket that wait for their outcome: their ids, where they went, and until when they wait.
///
/// A pure value. A request leaves it exactly once; the caller that takes it out must deliver its outcome.
public struct PendingRequests: Sendable {
  /// A request that waits.
  public struct Request: Sendable, Hashable {
    /// The wire's `requestId`, at least 1.
    public var id: Int64
    /// The kind says what is asked for; a newer request of the same kind may replace this one.
    public var kind: RequestKind
    /// The namespace carries the request, and its reply must come on the same.
    public var namespace: CastNamespace
    /// The end that asked.
    public var sourceId: String
    /// The end that must answer.
    public var destinationId: String
    /// The request was begun at this time, from which an error's `elapsed` counts.
    public var startedAt: NIODeadline
    /// When it fails; `nil` while it may wait for ever (the TV asks its viewer for permission, say).
    public var deadline: NIODeadline?
  }

  /// What a new request says of itself.
  public struct Description: Sendable, Hashable {
    /// The kind says what is asked for, and with ``replacesSameKind`` what it replaces.
    public var kind: RequestKind
    /// The namespace carries the request; only a message on it can be the reply.
    public var namespace: CastNamespace
    /// This end asks; a reply names it as its destination, or is a broadcast.
    public var sourceId: String
    /// This end must answer; when it closes its virtual connection with the source, the request fails.
    public var destinationId: String
    /// How long to wait; `nil` for ever.
    public var timeout: TimeAmount?
    /// Whether waiting requests of the same kind, namespace and destination end as replaced.
    public var replacesSameKind: Bool
    /// How many requests may wait when it is made; with more it fails.
    public var maximumPending: Int

    /// Describes a request that waits 10 seconds and replaces none, unless told otherwise.
    public init(
      kind: RequestKind,
      namespace: CastNamespace,
      sourceId: String,
      destinationId: String,
      timeout: TimeAmount? = .seconds(10),
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

  /// The highest id used: receivers exist that keep ids in 32 bits.
  static let maximumId = Int64(Int32.max)

  private var requests: [Int64: Request] = [:]
  private var lastId: Int64

  /// Makes an empty set; the first id is the one after `lastId`.
  ///
  /// Ids start at a random number: replies to other senders are broadcast with *their* ids, and most senders count from 1.
  public init(lastId: Int64 = .random(in: 0..<1_000_000)) {
    self.lastId = min(max(0, lastId), Self.maximumId)
  }

  /// The set holds this many requests, all of which still wait.
  public var count: Int { self.requests.count }

  /// The request `id`, if it still waits.
  public subscript(id: Int64) -> Request? { self.requests[id] }

  /// Every waiting request, the oldest first.
  public var all: [Request] { self.sorted { _ in true } }

  /// Takes an id for a request that must carry one but whose reply nobody waits for.
  public mutating func nextId() -> Int64 {
    repeat {
      self.lastId = self.lastId >= Self.maximumId ? 1 : self.lastId + 1
    } while self.requests[self.lastId] != nil
    return self.lastId
  }

  /// Adds a request; returns it with its id, and those that it replaces, which are out.
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

  /// The request that a message with this `requestId` answers, if one waits for it; it stays in.
  ///
  /// A reply comes on the request's namespace, to the end that asked or to all. Its source says nothing: receivers exist that
  /// answer from `receiver-0` what their app was asked, and ids are unique on a socket (cast.md 5).
  public func request(answeredBy message: CastMessage, requestId: Int64) -> Request? {
    guard requestId > 0, let request = self.requests[requestId], request.namespace == message.namespace,
      message.isBroadcast || request.sourceId == message.destinationId
    else { return nil }
    return request
  }

  /// Takes the request `id` out.
  public mutating func take(_ id: Int64) -> Request? { self.requests.removeValue(forKey: id) }

  /// Takes out every request whose destination `remoteId` closed its connection with `localId`.
  public mutating func takeAll(localId: String, remoteId: String) -> [Request] {
    self.take { $0.sourceId == localId && $0.destinationId == remoteId }
  }

  /// Takes out everything.
  public mutating func takeAll() -> [Request] { self.take { _ in true } }

  /// Takes out every request whose deadline has passed.
  public mutating func takeExpired(now: NIODeadline) -> [Request] {
    self.take { request in request.deadline.map { $0 <= now } ?? false }
  }

  /// When ``takeExpired(now:)`` is due next.
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

/// What a request is, for "a newer one of the same kind replaces it".
public struct RequestKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The `type` on the wire: `SEEK`, `SET_VOLUME`…
  public let type: String
  /// What it sets, where requests of one type don't replace each other: level or mute of a volume.
  public let slot: String?

  /// Makes a kind.
  public init(_ type: String, slot: String? = nil) {
    self.type = type
    self.slot = slot
  }

  /// A kind that the type alone makes.
  public init(stringLiteral value: String) { self.init(value) }

  /// Type and slot, for texts.
  public var description: String { self.slot.map { "\(self.type) \($0)" } ?? self.type }

  /// Whether it only asks; nothing changes by it.
  public var isQuestion: Bool { self.type.hasPrefix("GET_") || self.type.hasPrefix("QUEUE_GET_") }
}

/// The answer to a request.
public struct CastReply: Sendable {
  /// The message as received.
  public var message: CastMessage
  /// Its JSON.
  public var payload: CastPayload

  /// Pairs a message with its payload, which must have been parsed from it.
  public init(message: CastMessage, payload: CastPayload) {
    self.message = message
    self.payload = payload
  }
}
