// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// How a subscription's events reach the client.
public struct EventDelivery: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As notifications.
  public static let push: EventDelivery = EventDelivery(rawValue: "PUSH")
  /// In answers to `events.poll`, for clients that can't receive notifications.
  public static let poll: EventDelivery = EventDelivery(rawValue: "POLL")

  public static let knownValues: [EventDelivery] = [
    .push,
    .poll,
  ]
}

/// One notification, kept for a poll.
public struct Event: Sendable, Hashable, JSONCodable {
  /// The notification's name.
  public var method: String
  /// Its parameters.
  public var params: JSONObject

  public init(method: String, params: JSONObject) {
    self.method = method
    self.params = params
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.method = try members.required("method")
    self.params = try members.required("params")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "method",
      "params",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("method", self.method)
    writer.member("params", self.params)
  }
}

/// The state of everything at one moment.
public struct Snapshot: Sendable, Hashable, JSONCodable {
  /// Whether there are devices, and a session.
  public var castState: CastState
  /// Discovery and its devices.
  public var discovery: DiscoveryInfo
  /// All sessions, the oldest first.
  public var sessions: [Session]
  /// What they play.
  public var media: [MediaState]

  public init(castState: CastState, discovery: DiscoveryInfo, sessions: [Session], media: [MediaState]) {
    self.castState = castState
    self.discovery = discovery
    self.sessions = sessions
    self.media = media
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.castState = try members.required("castState")
    self.discovery = try members.required("discovery")
    self.sessions = try members.required("sessions")
    self.media = try members.required("media")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "castState",
      "discovery",
      "sessions",
      "media",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castState", self.castState)
    writer.member("discovery", self.discovery)
    writer.member("sessions", self.sessions)
    writer.member("media", self.media)
  }
}

/// The parameters of `events.subscribe`.
public struct EventsSubscribeParams: Sendable, Hashable, JSONCodable {
  /// Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` and `widget.*`
  /// must be named; `*` leaves them out.
  ///
  /// Not empty.
  public var topics: [String]
  /// How they come.
  ///
  /// Absent: `"PUSH"`.
  public var delivery: EventDelivery?
  /// Whether `media.didUpdateStatus` comes without `status`: 600 bytes in place of 2 KB. What changed of the media, its
  /// queue and what is preloaded is told by topics of their own; `media.getStatus` has everything. Where another
  /// subscription of the connection wants the status, it comes.
  ///
  /// Absent: `false`.
  public var omitStatus: Bool?
  /// Whether the answer carries the present state; nothing is lost between it and the first notification.
  ///
  /// Absent: `false`.
  public var snapshot: Bool?

  public init(topics: [String], delivery: EventDelivery? = nil, omitStatus: Bool? = nil, snapshot: Bool? = nil) {
    self.topics = topics
    self.delivery = delivery
    self.omitStatus = omitStatus
    self.snapshot = snapshot
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.topics = try members.required("topics", JSONConstraint<[String]>.nonEmpty)
    self.delivery = try members.optional("delivery")
    self.omitStatus = try members.optional("omitStatus")
    self.snapshot = try members.optional("snapshot")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "topics",
      "delivery",
      "omitStatus",
      "snapshot",
      "progressToken",
    ],
    meant: [
      "topic": "topics",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("topics", self.topics)
    writer.member("delivery", self.delivery)
    writer.member("omitStatus", self.omitStatus)
    writer.member("snapshot", self.snapshot)
  }
}

/// The result of `events.subscribe`.
public struct EventsSubscribeResult: Sendable, Hashable, JSONCodable {
  /// Names the subscription.
  public var subscription: String
  /// Every notification that it covers.
  public var topics: [String]
  /// The present state, if asked for.
  public var snapshot: Snapshot?

  public init(subscription: String, topics: [String], snapshot: Snapshot? = nil) {
    self.subscription = subscription
    self.topics = topics
    self.snapshot = snapshot
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.subscription = try members.required("subscription")
    self.topics = try members.required("topics")
    self.snapshot = try members.optional("snapshot")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", self.subscription)
    writer.member("topics", self.topics)
    writer.member("snapshot", self.snapshot)
  }
}

/// The parameters of `events.unsubscribe`.
public struct EventsUnsubscribeParams: Sendable, Hashable, JSONCodable {
  /// Which.
  public var subscription: String

  public init(subscription: String) {
    self.subscription = subscription
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.subscription = try members.required("subscription")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "subscription",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", self.subscription)
  }
}

/// The parameters of `events.poll`.
public struct EventsPollParams: Sendable, Hashable, JSONCodable {
  /// Which; it must have the delivery `POLL`.
  public var subscription: String
  /// How many at most.
  ///
  /// From 1 to 1000. Absent: `100`.
  public var maximum: Int64?
  /// How long to wait for the first one.
  ///
  /// In seconds. From 0 to 300. Absent: `0`.
  public var timeout: Double?

  public init(subscription: String, maximum: Int64? = nil, timeout: Double? = nil) {
    self.subscription = subscription
    self.maximum = maximum
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.subscription = try members.required("subscription")
    self.maximum = try members.optional("maximum", JSONConstraint<Int64>.range(1...1000))
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.range(0...300))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "subscription",
      "maximum",
      "timeout",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", self.subscription)
    writer.member("maximum", self.maximum)
    writer.member("timeout", self.timeout)
  }
}

/// The result of `events.poll`.
public struct EventsPollResult: Sendable, Hashable, JSONCodable {
  /// The events, the oldest first.
  public var events: [Event]
  /// How many were lost since the last poll because too many waited.
  public var dropped: Int64

  public init(events: [Event], dropped: Int64) {
    self.events = events
    self.dropped = dropped
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.events = try members.required("events")
    self.dropped = try members.required("dropped")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("events", self.events)
    writer.member("dropped", self.dropped)
  }
}

/// The parameters of `events.snapshot`.
public struct EventsSnapshotParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}
