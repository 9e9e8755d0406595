import LoopIsolation
import NIOCore

/// Shares the loop among peers that send more than one message at a time.
///
/// They stand in line; each takes one message, and goes to the end of the line. When a turn's time is used up (``TurnBudget``), the loop
/// looks after its sockets and timers before it goes on: a client that sends once is never behind what another has piled up.
@LoopActor
final class MessageTurns {
  static let shared = MessageTurns()

  /// How long the loop is left to others; anything above nothing lets it look after its sockets once.
  private nonisolated static let pause = TimeAmount.microseconds(20)

  private var line: [JSONRPCPeer] = []
  /// The peers before this one have had their turn.
  private var first = 0
  private var budget = TurnBudget()
  private var isScheduled = false

  private init() {}

  /// Takes `peer` into the line; it gets one ``JSONRPCPeer/takeTurn()``.
  func wait(_ peer: JSONRPCPeer) {
    self.line.append(peer)
    self.schedule()
  }

  /// A peer that doesn't stand in line has sent something.
  func otherCame() {
    if self.isScheduled { self.budget.othersCame(.now()) }
  }

  private func schedule() {
    guard !self.isScheduled else { return }
    self.isScheduled = true
    // Behind the tasks of the message before.
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
    // Behind what the turns have left to write: if that took longer than the pause, the loop would go on without a look at its sockets.
    let loop = LoopActor.shared.eventLoop
    loop.execute {
      loop.scheduleTask(in: Self.pause) {
        LoopActor.assumeIsolated { self.step() }
      }
    }
  }
}

/// How long peers take turns before the loop looks after everything else.
///
/// A look costs as much as one or two messages. Where nobody else sends, the turns are long, so that a client that sends many
/// messages at a time isn't slowed; while somebody does, they are short: a message waits for half a turn on average.
struct TurnBudget: Sendable {
  static let short = TimeAmount.microseconds(25)
  static let long = TimeAmount.microseconds(500)
  /// How long turns are short after others have sent something.
  static let memory = TimeAmount.milliseconds(20)

  private var start: NIODeadline?
  private var othersCameAt: NIODeadline?

  /// Whether another message may be taken at `now`; begins the turn if there is none. The message with which its time is used up is
  /// still acted upon.
  mutating func mayGoOn(_ now: NIODeadline) -> Bool {
    guard let start = self.start else {
      self.start = now
      return true
    }
    return now - start < self.span(at: now)
  }

  /// Ends the turn.
  mutating func end() { self.start = nil }

  /// Somebody has sent something while others took turns.
  mutating func othersCame(_ now: NIODeadline) { self.othersCameAt = now }

  private func span(at now: NIODeadline) -> TimeAmount {
    guard let othersCameAt = self.othersCameAt, now - othersCameAt < Self.memory else { return Self.long }
    return Self.short
  }
}

/// What one peer has sent and its server has not yet acted upon, and why not.
struct MessageBacklog {
  /// Why nothing is taken from it for now.
  enum HoldUp: Hashable {
    /// The peer doesn't read what it is sent.
    case unread
    /// A long message is parsed on another thread.
    case parsing
  }

  /// What comes next, looked for while the message before it is on its way.
  enum Next {
    case frame(IncomingFrame)
    /// It is parsed on another thread when its turn comes.
    case long(ByteBuffer)
    case problem(JSONRPCError, id: JSONRPCID?)
  }

  var next: Next?
  var holdUps: Set<HoldUp> = []
  /// Whether the peer stands in line for its next turn.
  var isInLine = false
  /// Whether the channel reads.
  var isReading = true
  /// Whether the peer has ended its input behind what is here.
  var hasInputEnded = false
  private var batch: (rest: ArraySlice<IncomingMessage>, replies: BatchReplies)?

  var isHeldUp: Bool { !self.holdUps.isEmpty }

  /// Whether there is something to act upon.
  var hasNext: Bool { self.batch != nil || self.next != nil }

  /// Whether everything was acted upon.
  var isEmpty: Bool { !self.hasNext && !self.isInLine && !self.isHeldUp }

  /// Keeps a batch, of which each message takes its turn.
  mutating func begin(_ messages: [IncomingMessage], _ replies: BatchReplies) {
    self.batch = messages.isEmpty ? nil : (messages[...], replies)
  }

  mutating func nextOfBatch() -> (IncomingMessage, BatchReplies)? {
    guard let (rest, replies) = self.batch, let next = rest.first else { return nil }
    self.batch = rest.count > 1 ? (rest.dropFirst(), replies) : nil
    return (next, replies)
  }

  /// Forgets everything: the connection ends.
  mutating func drop() {
    self.next = nil
    self.batch = nil
    self.holdUps = []
    self.hasInputEnded = false
  }
}
