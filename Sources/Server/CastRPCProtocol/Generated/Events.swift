// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// How a subscription's events are delivered.
public struct EventDelivery: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As notifications.
  public static let push: EventDelivery = EventDelivery(rawValue: "PUSH")
  /// In answers to `events.poll`, for clients that can't receive notifications.
  public static let poll: EventDelivery = EventDelivery(rawValue: "POLL")

  public static let knownValues: [EventDelivery] = [.push, .poll]
}

/// One notification, stored for a poll.
public struct Event: Sendable, Hashable, JSONObjectEncodable {
  /// The notification's name.
  public var method: String
  /// Its parameters.
  public var params: JSONObject

  public init(method: String, params: JSONObject) {
    (self.method, self.params) = (method, params)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("method", self.method)
    writer.member("params", self.params)
  }
}

/// The state of discovery, sessions and players at one moment.
public struct Snapshot: Sendable, Hashable, JSONObjectEncodable {
  /// Whether there are devices, and a session.
  public var castState: CastState
  /// Discovery and its devices.
  public var discovery: DiscoveryInfo
  /// All sessions, the oldest first.
  public var sessions: [Session]
  /// The media state of each session.
  public var media: [MediaState]
  /// The playback status of each session's device, as in `player.didChange`; in the sessions' order.
  public var players: [PlayerStatus]

  public init(
    castState: CastState, discovery: DiscoveryInfo, sessions: [Session], media: [MediaState], players: [PlayerStatus]
  ) {
    self.castState = castState
    self.discovery = discovery
    self.sessions = sessions
    self.media = media
    self.players = players
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castState", self.castState)
    writer.member("discovery", self.discovery)
    writer.member("sessions", self.sessions)
    writer.member("media", self.media)
    writer.member("players", self.players)
  }
}

/// The parameters of `events.subscribe`.
public struct EventsSubscribeParams: Sendable, Equatable, JSONDecodable {
  /// Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` and `widget.*`
  /// must be named; `*` excludes them.
  ///
  /// Not empty.
  public var topics: [String]
  /// How they are delivered.
  ///
  /// Absent: `"PUSH"`.
  public var delivery: EventDelivery?
  /// Whether `media.didUpdateStatus` comes without `status`: 600 bytes instead of 2 KB. Changes of the media, the queue
  /// and the preloaded item have topics of their own; `media.getStatus` has everything. If another subscription of the
  /// connection wants the status, it is included.
  ///
  /// Absent: `false`.
  public var omitStatus: Bool?
  /// Whether the answer includes the present state; no event is lost between it and the first notification.
  ///
  /// Absent: `false`.
  public var snapshot: Bool?

  @_alwaysEmitIntoClient public init(
    topics: [String], delivery: EventDelivery? = nil, omitStatus: Bool? = nil, snapshot: Bool? = nil
  ) {
    (self.topics, self.delivery, self.omitStatus, self.snapshot) = (topics, delivery, omitStatus, snapshot)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.topics = try members.required("topics", JSONConstraint<[String]>.nonEmpty)
    self.delivery = try members.optional("delivery")
    self.omitStatus = try members.optional("omitStatus")
    self.snapshot = try members.optional("snapshot")
  }

  private static let vocabulary = JSONVocabulary(
    ["topics", "delivery", "omitStatus", "snapshot", "progressToken"],
    meant: ["topic": "topics"]
  )
}

/// The result of `events.subscribe`.
public struct EventsSubscribeResult: Sendable, Equatable, JSONObjectEncodable {
  /// The subscription's id.
  public var subscription: String
  /// Every notification that the subscription covers.
  public var topics: [String]
  /// The present state, if requested.
  public var snapshot: Snapshot?

  public init(subscription: String, topics: [String], snapshot: Snapshot? = nil) {
    (self.subscription, self.topics, self.snapshot) = (subscription, topics, snapshot)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", self.subscription)
    writer.member("topics", self.topics)
    writer.member("snapshot", self.snapshot)
  }
}

/// The parameters of `events.unsubscribe`.
public struct EventsUnsubscribeParams: Sendable, Equatable, JSONDecodable {
  /// The subscription's id.
  public var subscription: String

  @_alwaysEmitIntoClient public init(subscription: String) {
    self.subscription = subscription
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.subscription = try members.required("subscription")
  }

  private static let vocabulary = JSONVocabulary(["subscription", "progressToken"])
}

/// The parameters of `events.poll`.
public struct EventsPollParams: Sendable, Equatable, JSONDecodable {
  /// The subscription's id; its delivery must be `POLL`.
  public var subscription: String
  /// The largest number of events to return.
  ///
  /// From 1 to 1000. Absent: `100`.
  public var maximum: Int64?
  /// How long to wait for the first one.
  ///
  /// In seconds. From 0 to 300. Absent: `0`.
  public var timeout: Double?

  @_alwaysEmitIntoClient public init(subscription: String, maximum: Int64? = nil, timeout: Double? = nil) {
    (self.subscription, self.maximum, self.timeout) = (subscription, maximum, timeout)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.subscription = try members.required("subscription")
    self.maximum = try members.optional("maximum", JSONConstraint<Int64>.range(1...1000))
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.range(0...300))
  }

  private static let vocabulary = JSONVocabulary(["subscription", "maximum", "timeout", "progressToken"])
}

/// The result of `events.poll`.
public struct EventsPollResult: Sendable, Equatable, JSONObjectEncodable {
  /// The events, the oldest first.
  public var events: [Event]
  /// How many events were dropped since the last poll because too many were waiting.
  public var dropped: Int64

  public init(events: [Event], dropped: Int64) {
    (self.events, self.dropped) = (events, dropped)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("events", self.events)
    writer.member("dropped", self.dropped)
  }
}

/// The parameters of `events.snapshot`.
public struct EventsSnapshotParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}
