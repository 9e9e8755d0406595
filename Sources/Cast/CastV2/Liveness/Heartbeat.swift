public import CastModel
import JSONCodec
public import NIOCore

/// Decides when to send a PING over a silent link, and when the link is dead; uses no socket and reads no clock.
///
/// Every inbound byte proves that the peer is alive, not only PONG (cast.md 16, trap 13). But an unfinished frame has
/// a deadline, so a peer that sends single bytes can't block the link. A link is only dead after a PING that had time
/// to be answered: if this process was stopped or the machine slept, the silence was on this side.
public struct Heartbeat: Sendable {
  /// The intervals; `nil` turns a rule off.
  public struct Configuration: Sendable, Hashable {
    /// The time without a received byte, or without a sent message, after which a PING is sent. It may be sent up to
    /// a tenth of it earlier, together with those of other links.
    public var pingAfter: TimeAmount?
    /// The time without a received byte after which the link is dead, if a PING has waited for the part of it that is
    /// beyond ``pingAfter``.
    public var deadAfter: TimeAmount?
    /// The time after its first byte at which an incomplete frame makes the link dead.
    public var partialFrameDeadline: TimeAmount?

    /// Makes the rules of senders; arguments replace single values.
    public init(
      pingAfter: TimeAmount? = Self.sender.pingAfter,
      deadAfter: TimeAmount? = Self.sender.deadAfter,
      partialFrameDeadline: TimeAmount? = Self.sender.partialFrameDeadline
    ) {
      self.pingAfter = pingAfter
      self.deadAfter = deadAfter
      self.partialFrameDeadline = partialFrameDeadline
    }

    /// Makes the rules from the options of a context.
    public init(_ options: HeartbeatOptions) {
      self.pingAfter = TimeAmount(options.pingAfter)
      self.deadAfter = TimeAmount(options.deadAfter)
      self.partialFrameDeadline = TimeAmount(options.partialMessageDeadline)
    }

    /// The rules of senders, the defaults of ``CastModel/HeartbeatOptions`` (cast.md 4, Chromium).
    public static let sender = Configuration(HeartbeatOptions())
    /// The rules of receivers, which answer PINGs and don't close a link because its sender is silent (cast.md 4,
    /// openscreen).
    public static let receiver = Configuration(pingAfter: nil, deadAfter: nil)
  }

  /// The action that the owner must take.
  public enum Action: Sendable, Hashable {
    /// Send a PING.
    case sendPing
    /// Drop the link: no byte was received for `silentFor`.
    case peerSilent(silentFor: TimeAmount)
    /// Drop the link: a frame has been incomplete for `stalledFor`.
    case frameStalled(stalledFor: TimeAmount)
  }

  /// The intervals, which stay the same for the life of the link.
  public let configuration: Configuration
  private var lastReceived: NIODeadline
  private var lastSent: NIODeadline
  private var lastPing: NIODeadline?
  /// The time of the first PING since the last received byte.
  private var askedAt: NIODeadline?
  private var partialSince: NIODeadline?
  private var asksAtOnce = false

  /// Starts the heartbeat of a link that opens at `now`, as if bytes had just been sent and received.
  public init(configuration: Configuration = .sender, now: NIODeadline) {
    self.configuration = configuration
    self.lastReceived = now
    self.lastSent = now
  }

  /// Call after the framer has received bytes. The arguments say whether they completed at least one frame, and
  /// whether bytes of an unfinished one are left.
  public mutating func didReceiveBytes(completedFrame: Bool, hasPartialFrame: Bool, now: NIODeadline) {
    self.lastReceived = now
    self.askedAt = nil
    if !hasPartialFrame {
      self.partialSince = nil
    } else if completedFrame || self.partialSince == nil {
      self.partialSince = now
    }
  }

  /// Call after a message was sent, a PING or PONG included.
  public mutating func didSend(now: NIODeadline) { self.lastSent = now }

  /// Call when the machine has slept: restarts the peer's time limit and sends a PING at once, because the peer may
  /// have closed the link meanwhile.
  ///
  /// Most devices have closed it. The PING then provokes a reset within a round trip, instead of after the next
  /// interval.
  public mutating func didWake(now: NIODeadline) {
    self.lastReceived = now
    self.askedAt = nil
    self.lastPing = nil
    self.asksAtOnce = true
    if self.partialSince != nil { self.partialSince = now }
  }

  /// The next time at which ``timerFired(now:)`` must be called; `nil` if every rule is off. It only moves later,
  /// except for unfinished frames and after a sleep, so a timer that fires early is harmless.
  public var nextDeadline: NIODeadline? {
    [self.pingDue, self.deadDue, self.stallDue].compactMap { $0 }.min()
  }

  /// Call at ``nextDeadline``; early or late calls are harmless.
  public mutating func timerFired(now: NIODeadline) -> Action? {
    if let partialSince, let due = self.stallDue, due <= now { return .frameStalled(stalledFor: now - partialSince) }
    if let due = self.deadDue, due <= now {
      // If no PING was sent before the deadline, this process was delayed: send one first.
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

  // The time of the next PING. It needs both directions: only received bytes prove that the peer is alive, so sending
  // must not delay the PING; and some old devices disconnect a sender that is silent for about five seconds, even
  // while they send themselves (trap 15).
  private var pingDue: NIODeadline? {
    guard let interval = self.configuration.pingAfter else { return nil }
    if self.asksAtOnce { return self.lastReceived }
    let quietSince = min(self.lastReceived, self.lastSent)
    let due = max(quietSince, self.lastPing ?? quietSince) + interval
    return Self.shared(due, step: .nanoseconds(interval.nanoseconds / 10))
  }

  /// Returns the latest time up to `due` at which all links with the same interval send, so that a process with many
  /// links wakes once for all of their PINGs, and once for the answers.
  private static func shared(_ due: NIODeadline, step: TimeAmount) -> NIODeadline {
    guard step > .zero else { return due }
    return due - .nanoseconds(Int64(due.uptimeNanoseconds % UInt64(step.nanoseconds)))
  }

  /// Whether ``Configuration/deadAfter`` leaves time for a PING and its answer.
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
  private static let pingText = "{\"type\":\"\(CastMessageType.ping)\"}"
  private static let pongText = "{\"type\":\"\(CastMessageType.pong)\"}"

  /// Returns a PING from `sourceId` to `destinationId`.
  public static func ping(from sourceId: String, to destinationId: String) -> CastMessage {
    CastMessage(sourceId: sourceId, destinationId: destinationId, namespace: .heartbeat, text: self.pingText)
  }

  /// Returns the answer to `message`, if it is a PING: a PONG with the two ids swapped.
  ///
  /// Devices ping from `Tr@n$p0rt-0`, so the ids aren't fixed. Other messages get no answer (cast.md 16, traps 11 and
  /// 14).
  public static func pong(answering message: CastMessage) -> CastMessage? {
    guard message.namespace == .heartbeat, (try? CastPayload(message))?.type == .ping else { return nil }
    // `*` can't be the source of the answer to a broadcast PING.
    let sourceId = message.isBroadcast ? CastEndpointID.sender : message.destinationId
    return CastMessage(
      sourceId: sourceId, destinationId: message.sourceId, namespace: .heartbeat, text: self.pongText)
  }
}
