public import JSONCodec
public import NIOCore

/// The statuses that an app sends without a cause: none, unless a device is known for them.
public struct StatusRhythm: Sendable, Hashable {
  /// The time between statuses while media plays; `nil`: statuses report events alone, as on most devices. Some send
  /// one a second, and some dozens (devices.md F129).
  public var interval: TimeAmount?
  /// How often a minute a live stream reports BUFFERING, though it plays without a gap: up to 22 times on a Chromecast
  /// with Google TV (devices.md F130).
  public var liveBuffering = 0.0

  /// The most that ``liveBuffering`` may be.
  public static let maximumLiveBuffering = 60.0
}

extension StatusRhythm: JSONCodable {
  /// Reads the members `interval` (0.02…3600 seconds) and `liveBuffering` (0…60), each of which may be absent.
  ///
  /// - Throws: `JSONDecodingError` for a wrong value, and for an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let interval: Double? = try members.optional("interval", .range(0.02...3_600))
    self.init(
      interval: interval.map { .seconds(fraction: $0) },
      liveBuffering: try members.optional("liveBuffering", .range(0...Self.maximumLiveBuffering)) ?? 0)
    try members.refuseRemaining(known: ["interval", "liveBuffering"])
  }

  /// Writes `liveBuffering`, and `interval` unless it is `nil`.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("interval", self.interval.map { Double($0.nanoseconds) / 1e9 })
    writer.member("liveBuffering", self.liveBuffering)
    writer.endObject()
  }
}

/// The clock of a ``StatusRhythm`` while one media session plays.
///
/// Pure: every call gets the time.
struct StatusClock: Sendable, Hashable {
  /// The status that is due.
  enum Beat: Sendable, Hashable {
    /// A status that reports nothing new.
    case status
    /// The live stream reports BUFFERING, or PLAYING again.
    case buffering
  }

  private let rhythm: StatusRhythm
  private var nextStatus: NIODeadline?
  private var nextBuffering: NIODeadline?
  /// Whether the playing live stream reports BUFFERING now.
  private(set) var isBuffering = false

  /// How long a live stream reports BUFFERING each time.
  private static let bufferingTime = TimeAmount.milliseconds(300)

  init(_ rhythm: StatusRhythm = StatusRhythm()) { self.rhythm = rhythm }

  /// Starts with the player, and stops with it.
  mutating func follow(isPlaying: Bool, isLive: Bool, now: NIODeadline) {
    guard isPlaying else {
      self = StatusClock(self.rhythm)
      return
    }
    if let interval = self.rhythm.interval, self.nextStatus == nil { self.nextStatus = now + interval }
    if isLive, let pause = self.pause, self.nextBuffering == nil { self.nextBuffering = now + pause }
  }

  /// The time of the next beat.
  var nextDeadline: NIODeadline? { [self.nextStatus, self.nextBuffering].compactMap { $0 }.min() }

  /// Returns the beat that is due at `now`, and schedules the next of its kind.
  mutating func beat(at now: NIODeadline) -> Beat? {
    if let due = self.nextBuffering, due <= now, let pause = self.pause {
      self.isBuffering.toggle()
      self.nextBuffering = due + (self.isBuffering ? Self.bufferingTime : pause)
      return .buffering
    }
    guard let due = self.nextStatus, due <= now, let interval = self.rhythm.interval else { return nil }
    self.nextStatus = due + interval
    return .status
  }

  /// The time from PLAYING to the next BUFFERING.
  private var pause: TimeAmount? {
    guard self.rhythm.liveBuffering > 0 else { return nil }
    return .seconds(fraction: 60 / self.rhythm.liveBuffering) - Self.bufferingTime
  }
}
