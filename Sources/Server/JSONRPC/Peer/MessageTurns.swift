import LoopIsolation
import NIOCore

/// Shares the loop among peers that send more than one message at a time.
///
/// The peers queue; each has one message handled, and is queued again at the end. When a turn's time is used up
/// (``TurnBudget``), the loop serves its sockets and timers before it continues, so a client that sends one message
/// never waits for another's backlog.
@LoopActor
final class MessageTurns {
  static let shared = MessageTurns()

  /// The pause between turns; any time above zero lets the loop serve its sockets once.
  private nonisolated static let pause = TimeAmount.microseconds(20)

  private var line: [JSONRPCPeer] = []
  /// The index before which every peer has had its turn.
  private var first = 0
  private var budget = TurnBudget()
  private var isScheduled = false

  private init() {}

  /// Queues `peer`, which gets one ``JSONRPCPeer/takeTurn()``.
  func wait(_ peer: JSONRPCPeer) {
    self.line.append(peer)
    self.schedule()
  }

  /// Called when a peer that isn't queued has sent something.
  func otherCame() {
    if self.isScheduled { self.budget.othersCame(.now()) }
  }

  private func schedule() {
    guard !self.isScheduled else { return }
    self.isScheduled = true
    // Queued behind the tasks of the previous message.
    LoopActor.shared.eventLoop.execute { LoopActor.assumeIsolated { self.step() } }
  }

  private func step() {
    self.isScheduled = false
    guard self.budget.mayGoOn(.now()) else { return self.pauseTurns() }
    let peer = self.line[self.first]
    self.first += 1
    if self.first > 64, 2 * self.first > self.line.count { self.dropServed() }
    peer.takeTurn()
    if self.first < self.line.count { return self.schedule() }
    self.dropServed()
    self.budget.end()
  }

  private func dropServed() {
    self.line.removeFirst(self.first)
    self.first = 0
  }

  private func pauseTurns() {
    self.isScheduled = true
    self.budget.end()
    self.dropServed()
    for peer in self.line { peer.turnEnded() }
    // Queued behind the writes of the turns: if those took longer than the pause, the loop would continue without
    // serving its sockets.
    let loop = LoopActor.shared.eventLoop
    loop.execute {
      loop.scheduleTask(in: Self.pause) {
        LoopActor.assumeIsolated { self.step() }
      }
    }
  }
}

/// The time for which peers take turns before the loop serves its sockets and timers.
///
/// Serving them once costs as much as one or two messages. While no other peer sends, turns are long, so that a
/// client that sends many messages at a time isn't slowed. While another peer sends, they are short: a message waits
/// for half a turn on average.
struct TurnBudget: Sendable {
  static let short = TimeAmount.microseconds(25)
  static let long = TimeAmount.microseconds(500)
  /// How long turns stay short after another peer has sent something.
  static let memory = TimeAmount.milliseconds(20)

  private var start: NIODeadline?
  private var othersCameAt: NIODeadline?

  /// Returns whether another message may be handled at `now`; begins the turn if there is none. The message that uses
  /// up the turn's time is still handled.
  mutating func mayGoOn(_ now: NIODeadline) -> Bool {
    guard let start = self.start else {
      self.start = now
      return true
    }
    return now - start < self.span(at: now)
  }

  /// Ends the turn.
  mutating func end() { self.start = nil }

  /// Records that a peer outside the queue has sent something during the turns.
  mutating func othersCame(_ now: NIODeadline) { self.othersCameAt = now }

  private func span(at now: NIODeadline) -> TimeAmount {
    guard let othersCameAt = self.othersCameAt, now - othersCameAt < Self.memory else { return Self.long }
    return Self.short
  }
}

/// The messages received from one peer and not yet handled, and the reasons for the delay.
struct MessageBacklog {
  /// A reason for which no message is taken for now.
  enum HoldUp: Hashable {
    /// The peer doesn't read its messages.
    case unread
    /// A long message is being parsed on another thread.
    case parsing
  }

  /// The next message, read ahead while the one before it is still being handled.
  enum Next {
    case frame(IncomingFrame)
    /// A message that is parsed on another thread when its turn comes.
    case long(ByteBuffer)
    case problem(JSONRPCError, id: JSONRPCID?)
  }

  var next: Next?
  var holdUps: Set<HoldUp> = []
  /// Whether the peer is queued for its next turn.
  var isInLine = false
  /// Whether the channel reads.
  var isReading = true
  /// Whether the peer has closed its input behind these messages.
  var hasInputEnded = false
  private var batch: (rest: ArraySlice<IncomingMessage>, replies: BatchReplies)?

  var isHeldUp: Bool { !self.holdUps.isEmpty }

  /// Whether there is a message to handle.
  var hasNext: Bool { self.isInBatch || self.next != nil }

  /// Whether messages of a batch wait for their turns.
  var isInBatch: Bool { self.batch != nil }

  /// Whether every message is handled.
  var isEmpty: Bool { !self.hasNext && !self.isInLine && !self.isHeldUp }

  /// Keeps a batch, of which each message has a separate turn.
  mutating func begin(_ messages: [IncomingMessage], _ replies: BatchReplies) {
    self.batch = messages.isEmpty ? nil : (messages[...], replies)
  }

  mutating func nextOfBatch() -> (IncomingMessage, BatchReplies)? {
    guard let (rest, replies) = self.batch, let next = rest.first else { return nil }
    self.batch = rest.count > 1 ? (rest.dropFirst(), replies) : nil
    return (next, replies)
  }

  /// Discards everything, because the connection ends.
  mutating func drop() {
    self.next = nil
    self.batch = nil
    self.holdUps = []
    self.hasInputEnded = false
  }
}
