import JSONCodec
import LoopIsolation
import NIOCore

/// Writes one connection's messages: those of one turn of the loop in one write, the rest from a queue when the peer
/// is ready.
@LoopActor
final class MessageOutlet {
  /// The number of bytes written at once; further ones wait for the next write.
  private static let batchBytes = 64 << 10

  private let channel: any Channel
  private var queue: OutgoingQueue
  private var batch = ByteBuffer()
  /// The bytes passed to the channel and not yet written.
  private var channelBytes = 0
  /// The most bytes that waited since the queue was last empty.
  private var peakBytes = 0
  private var isFlushScheduled = false
  private var isClosing = false
  /// Called once, when more bytes wait than the queue may hold.
  private var giveUp: (@LoopActor () -> Void)?
  /// Called when the peer has read some of the waiting bytes.
  var onDrain: (@LoopActor () -> Void)?
  /// Whether more is about to be sent in this turn of the loop: writing waits for the turn's end, or a full batch.
  var isHeld = false {
    didSet { if !self.isHeld, oldValue, self.batch.readableBytes > 0 { self.scheduleFlush() } }
  }
  /// The peer's framing; nothing is written until it is known.
  private(set) var framing: JSONRPCFraming?

  init(
    channel: any Channel, framing: JSONRPCFraming?, limits: OutgoingQueue.Limits,
    giveUp: @escaping @LoopActor () -> Void
  ) {
    self.channel = channel
    self.framing = framing
    self.queue = OutgoingQueue(limits: limits)
    self.giveUp = giveUp
  }

  /// The bytes that wait for the peer to read, without those passed to the channel.
  var queuedBytes: Int { self.queue.byteCount }

  /// Whether so many bytes wait that the peer's requests aren't read for now.
  func isBehind(_ maximum: Int) -> Bool {
    self.queuedBytes > maximum || self.waitingBytes > OutgoingBudget.shared.share
  }

  /// Whether the peer has read enough for its requests to be read again.
  func hasCaughtUp(_ maximum: Int) -> Bool { self.queuedBytes <= min(maximum, OutgoingBudget.shared.share) / 2 }

  private var waitingBytes: Int { self.queue.byteCount + self.channelBytes }

  private func account() {
    let waiting = self.waitingBytes
    self.peakBytes = max(self.peakBytes, waiting)
    if waiting == 0 {
      if self.peakBytes > FreedMemory.worthwhileBytes * 8 { FreedMemory.shared.giveBackSoon() }
      self.peakBytes = 0
    }
    OutgoingBudget.shared.note(waiting, for: self)
  }

  /// Closes the connection, because too many bytes wait for this peer, or for all peers together and most of them for
  /// this one.
  func refuse() {
    let giveUp = self.giveUp
    self.giveUp = nil
    self.queue = OutgoingQueue(limits: self.queue.limits)
    // The channel's bytes are released with it, before it is decided whether other connections must be closed too.
    giveUp?()
    self.discard()
  }

  /// The number of notifications dropped since the connection began.
  var droppedInAll: Int { self.queue.droppedInAll }

  /// Sets the framing, and sends the messages that waited for it.
  func use(_ framing: JSONRPCFraming) {
    guard self.framing != framing else { return }
    self.flush()
    self.framing = framing
    self.pump()
  }

  func send(_ message: OutgoingMessage) {
    guard self.giveUp != nil else { return }
    if self.queue.isEmpty, let framing = self.framing, self.hasRoom {
      framing.write(message.body, to: &self.batch)
      if self.isHeld, self.batch.readableBytes >= Self.batchBytes { self.flush() }
      self.scheduleFlush()
    } else if self.queue.enqueue(message) {
      self.account()
    } else {
      self.refuse()
    }
  }

  private var hasRoom: Bool { self.batch.readableBytes < Self.batchBytes && self.channel.isWritable }

  /// Moves messages from the queue to the channel while it has room.
  func pump() {
    guard let framing = self.framing else { return self.closeIfDrained() }
    while self.channel.isWritable, let output = self.queue.next() {
      framing.write(Self.body(of: output), to: &self.batch)
      if self.batch.readableBytes >= Self.batchBytes { self.flush() }
    }
    if self.batch.readableBytes > 0 { self.scheduleFlush() } else { self.closeIfDrained() }
    self.onDrain?()
  }

  private static func body(of output: OutgoingQueue.Output) -> OutgoingMessage.Body {
    switch output {
    case .body(let body): return body
    case .overflow(let dropped, let topics):
      var writer = JSONWriter()
      let params: JSONObject = [
        "dropped": .integer(Int64(dropped)), "topics": .array(topics.map(JSONValue.string)),
      ]
      writer.call(method: "$/overflow", params: params)
      return OutgoingMessage.Body(writer.bytes)
    }
  }

  /// Schedules a flush after the tasks already queued on the loop, so that their messages are sent together.
  private func scheduleFlush() {
    guard !self.isFlushScheduled, !self.isHeld else { return }
    self.isFlushScheduled = true
    self.channel.eventLoop.execute {
      LoopActor.assumeIsolated {
        self.isFlushScheduled = false
        self.flush()
        self.pump()
      }
    }
  }

  private func flush() {
    guard self.batch.readableBytes > 0 else { return }
    let batch = self.batch
    self.batch = ByteBuffer()
    let (channel, count) = (self.channel, batch.readableBytes)
    self.channelBytes += count
    channel.writeAndFlush(batch).whenComplete { result in
      LoopActor.assumeIsolated {
        self.channelBytes -= count
        self.account()
      }
      // A pipe without a reader closes only its own half, so the connection is useless.
      if case .failure = result { channel.close(promise: nil) }
    }
    self.account()
  }

  /// Closes the channel when everything sent so far is written.
  func closeWhenDrained() {
    self.isClosing = true
    self.isHeld = false
    self.pump()
  }

  private func closeIfDrained() {
    guard self.isClosing, self.batch.readableBytes == 0, self.queue.isEmpty || self.framing == nil else { return }
    self.isClosing = false
    // An empty write is done when everything before it is.
    let channel = self.channel
    channel.writeAndFlush(ByteBuffer()).whenComplete { _ in channel.close(promise: nil) }
  }

  /// Discards the waiting messages, and sends nothing from now on.
  func discard() {
    self.giveUp = nil
    self.queue = OutgoingQueue(limits: self.queue.limits)
    self.batch = ByteBuffer()
    self.account()
  }
}
