import JSONCodec
public import NIOCore

/// Decides when a link is silent enough to ask, and when it is dead; knows no socket and reads no clock.
///
/// Every inbound byte counts as life, not only PONG (cast.md 16, trap 13), except that an unfinished frame has a deadline of
/// its own, so that a peer that dribbles bytes can't hang the link. Nobody is declared dead without having been asked and given time to
/// answer: when this process was stopped, or the machine slept, the silence was ours.
public struct Heartbeat: Sendable {
  /// The intervals; `nil` turns a rule off.
  public struct Configuration: Sendable, Hashable {
    /// Send a PING when nothing was received, or nothing was sent, for so long.
    public var pingAfter: TimeAmount?
    /// The link is dead when no byte was received for so long, and a PING was out for the part of it that is beyond ``pingAfter``.
    public var deadAfter: TimeAmount?
    /// The link is dead when a frame isn't complete so long after its first byte.
    public var partialFrameDeadline: TimeAmount?

    /// Makes the rules that senders follow, but for what is given.
    public init(
      pingAfter: TimeAmount? = .seconds(5),
      deadAfter: TimeAmount? = .seconds(10),
      partialFrameDeadline: TimeAmount? = .seconds(10)
    ) {
      self.pingAfter = pingAfter
      self.deadAfter = deadAfter
      self.partialFrameDeadline = partialFrameDeadline
    }

    /// What senders do: PING after 5 s, dead after 10 s (cast.md 4, Chromium).
    public static let sender = Configuration()
    /// What receivers do: they answer PINGs, and leave silent senders alone (cast.md 4, openscreen).
    public static let receiver = Configuration(pingAfter: nil, deadAfter: nil)
  }

  /// What the owner must do now.
  public enum Action: Sendable, Hashable {
    /// Send a PING.
    case sendPing
    /// Drop the link: no byte came for `silentFor`.
    case peerSilent(silentFor: TimeAmount)
    /// Drop the link: a frame has been incomplete for `stalledFor`.
    case frameStalled(stalledFor: TimeAmount)
  }

  /// The configuration holds the intervals, which stay the same for the life of the link.
  public let configuration: Configuration
  private var lastReceived: NIODeadline
  private var lastSent: NIODeadline
  private var lastPing: NIODeadline?
  /// When the peer was asked first since it was heard.
  private var askedAt: NIODeadline?
  private var partialSince: NIODeadline?
  private var asksAtOnce = false

  /// Starts the heartbeat of a link that opens at `now`, as if bytes had just gone both ways.
  public init(configuration: Configuration = .sender, now: NIODeadline) {
    self.configuration = configuration
    self.lastReceived = now
    self.lastSent = now
  }

  /// Call when bytes arrived, after the framer has taken them: whether they completed at least one frame, and whether bytes
  /// of an unfinished one are left.
  public mutating func didReceiveBytes(completedFrame: Bool, hasPartialFrame: Bool, now: NIODeadline) {
    self.lastReceived = now
    self.askedAt = nil
    if !hasPartialFrame {
      self.partialSince = nil
    } else if completedFrame || self.partialSince == nil {
      self.partialSince = now
    }
  }

  /// Call when a message was sent, a PING or PONG included.
  public mutating func didSend(now: NIODeadline) { self.lastSent = now }

  /// Call when the machine has slept: the peer gets the whole time afresh, and is asked at once, because it may have given us up.
  ///
  /// Most devices have: the question then brings a reset within a round trip, where waiting would take until the next PING.
  public mutating func didWake(now: NIODeadline) {
    self.lastReceived = now
    self.askedAt = nil
    self.lastPing = nil
    self.asksAtOnce = true
    if self.partialSince != nil { self.partialSince = now }
  }

  /// When ``timerFired(now:)`` must be called next; `nil` if every rule is off. It only ever moves later, but for unfinished
  /// frames and after a sleep, so a timer set for an earlier answer may fire and ask again.
  public var nextDeadline: NIODeadline? {
    [self.pingDue, self.deadDue, self.stallDue].compactMap { $0 }.min()
  }

  /// Call at ``nextDeadline``; calls that come early or late do no harm.
  public mutating func timerFired(now: NIODeadline) -> Action? {
    if let partialSince, let due = self.stallDue, due <= now { return .frameStalled(stalledFor: now - partialSince) }
    if let due = self.deadDue, due <= now {
      // A timer that comes this late with no question out was held up on our side.
      if self.askedAt != nil || !self.asksBeforeDeath { return .peerSilent(silentFor: now - self.lastReceived) }
    } else {
      guard let due = self.pingDue, due <= now else { return nil }
    }
    self.asksAtOnce = false
    self.askedAt = self.askedAt ?? now
    self.lastPing = now
    self.lastSent = now
    return .sendPing
  }

  // Both directions must be alive: only received bytes prove the peer, so what we send must not put off the question; and some
  // old devices cut a sender that says nothing for about five seconds, however much they say themselves (trap 15).
  private var pingDue: NIODeadline? {
    guard let interval = self.configuration.pingAfter else { return nil }
    if self.asksAtOnce { return self.lastReceived }
    let quietSince = min(self.lastReceived, self.lastSent)
    return max(quietSince, self.lastPing ?? quietSince) + interval
  }

  /// Whether the intervals leave room for a question and its answer.
  private var asksBeforeDeath: Bool {
    guard let ping = self.configuration.pingAfter, let dead = self.configuration.deadAfter else { return false }
    return ping < dead
  }

  private var deadDue: NIODeadline? {
    guard let dead = self.configuration.deadAfter else { return nil }
    let silence = self.lastReceived + dead
    guard self.asksBeforeDeath, let ping = self.configuration.pingAfter, let askedAt else { return silence }
    return max(silence, askedAt + (dead - ping))
  }

  private var stallDue: NIODeadline? {
    guard let interval = self.configuration.partialFrameDeadline else { return nil }
    return self.partialSince.map { $0 + interval }
  }
}

/// The messages of the heartbeat namespace.
public enum HeartbeatMessage {
  private static let pingText = #"{"type":"PING"}"#
  private static let pongText = #"{"type":"PONG"}"#

  /// A PING from `sourceId` to `destinationId`.
  public static func ping(from sourceId: String, to destinationId: String) -> CastMessage {
    CastMessage(sourceId: sourceId, destinationId: destinationId, namespace: .heartbeat, text: self.pingText)
  }

  /// The answer to `message`, if it is a PING: a PONG with the two ids swapped.
  ///
  /// Devices ping from `Tr@n$p0rt-0`, so no id is fixed; and what isn't a PING gets no answer. (cast.md 16, traps 11 and 14.)
  public static func pong(answering message: CastMessage) -> CastMessage? {
    guard message.namespace == .heartbeat, (try? CastPayload(message))?.type == .ping else { return nil }
    // A broadcast PING can't be answered in the name of `*`.
    let sourceId = message.isBroadcast ? CastEndpointID.sender : message.destinationId
    return CastMessage(
      sourceId: sourceId, destinationId: message.sourceId, namespace: .heartbeat, text: self.pongText)
  }
}
