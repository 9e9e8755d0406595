import NIOCore

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
