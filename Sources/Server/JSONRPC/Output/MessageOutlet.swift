import JSONCodec
import LoopIsolation
import NIOCore

/// Writes one connection's messages: those of one turn of the loop with one write, those that the peer isn't ready for from a queue.
@LoopActor
final class MessageOutlet {
  /// So many bytes are written at once; more wait for the next write.
  private static let batchBytes = 64 << 10

  private let channel: any Channel
  private var queue: OutgoingQueue
  private var batch = ByteBuffer()
  private var isFlushScheduled = false
  private var isClosing = false
  /// Called once, when more waits than the queue may hold.
  private var giveUp: (@LoopActor () -> Void)?
  /// Called when the peer has taken some of what waited for it.
  var onDrain: (@LoopActor () -> Void)?
  /// Whether more is about to be sent in this turn of the loop: nothing is written before the turn's end, or a full batch.
  var isHeld = false {
    didSet { if !self.isHeld, oldValue, self.batch.readableBytes > 0 { self.scheduleFlush() } }
  }
  /// How the peer wants its messages; nothing is written before that is known.
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

  /// Bytes that wait for the peer to read.
  var queuedBytes: Int { self.queue.byteCount }

  /// Notifications that were dropped since the connection began.
  var droppedInAll: Int { self.queue.droppedInAll }

  /// Sets the framing, and sends what waited for it.
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
    } else if !self.queue.enqueue(message) {
      let giveUp = self.giveUp
      self.discard()
      giveUp?()
    }
  }

  private var hasRoom: Bool { self.batch.readableBytes < Self.batchBytes && self.channel.isWritable }

  /// Takes from the queue what the channel has room for.
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

  /// Flushes after the tasks that the loop has taken on already, so that what they send goes out together.
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
    let channel = self.channel
    // A pipe whose reader has gone closes only its own half: the connection is of no use any more.
    channel.writeAndFlush(batch).whenFailure { _ in channel.close(promise: nil) }
  }

  /// Closes the channel when all that was sent so far is written.
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

  /// Forgets what waits and sends nothing any more.
  func discard() {
    self.giveUp = nil
    self.queue = OutgoingQueue(limits: self.queue.limits)
    self.batch = ByteBuffer()
  }
}
