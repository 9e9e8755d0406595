import NIOCore

/// Assembles messages that were sent in chunks (`continued`, `remaining_length`); a pure value.
///
/// A peer may send chunks only after a negotiation that this sender doesn't make, and no device is known that sends
/// them (cast.md 1.2). Chunks are accepted all the same, as long as the whole message stays under the limit. Chunks
/// that don't fit together are dropped, but the link stays open.
struct ChunkAssembler: Sendable {
  /// The result of receiving a message.
  enum Outcome: Sendable {
    /// A whole message: received whole, or assembled.
    case message(CastMessage)
    /// A chunk that isn't the last.
    case incomplete
    /// The message of this chunk is lost, for the reason given.
    case dropped(reason: String)
  }

  private struct Key: Hashable {
    var sourceId: String
    var destinationId: String
    var namespace: CastNamespace
  }

  /// An unfinished message. Without chunks, its remaining chunks are discarded.
  private struct Partial {
    var key: Key
    var message: CastMessage?
    var remaining: UInt32?
  }

  /// The most unfinished messages. Beyond it the oldest is dropped.
  static let maximumPartials = 8

  /// The most payload bytes of all unfinished messages together.
  let maximumLength: Int
  // The oldest first. Nearly always empty.
  private var partials: [Partial] = []

  init(maximumLength: Int) {
    self.maximumLength = maximumLength
  }

  /// The payload bytes of all unfinished messages.
  var bufferedBytes: Int { self.partials.reduce(0) { $0 + ($1.message?.payload.readableBytes ?? 0) } }

  mutating func receive(_ message: CastMessage) -> Outcome {
    // "continued, 0 bytes remaining" means the last chunk.
    let continues = message.isContinued == true && message.remainingLength != 0
    if self.partials.isEmpty, !continues { return .message(message) }
    let key = Key(
      sourceId: message.sourceId, destinationId: message.destinationId, namespace: message.namespace)
    guard let index = self.partials.firstIndex(where: { $0.key == key }) else {
      return continues ? self.begin(message, key) : .message(message)
    }
    var partial = self.partials.remove(at: index)
    let outcome = self.append(message, to: &partial, isLast: !continues)
    if continues { self.partials.append(partial) }
    return outcome
  }

  private mutating func begin(_ message: CastMessage, _ key: Key) -> Outcome {
    if self.partials.count == Self.maximumPartials { self.partials.removeFirst() }
    var partial = Partial(key: key, remaining: message.remainingLength)
    defer { self.partials.append(partial) }
    guard self.bufferedBytes + message.payload.readableBytes <= self.maximumLength else { return self.tooLong }
    partial.message = message
    return .incomplete
  }

  private func append(_ message: CastMessage, to partial: inout Partial, isLast: Bool) -> Outcome {
    guard var whole = partial.message else {
      return .dropped(reason: "its beginning was dropped")
    }
    partial.message = nil
    let length = message.payload.readableBytes
    guard self.bufferedBytes + whole.payload.readableBytes + length <= self.maximumLength else { return self.tooLong }
    if let before = partial.remaining {
      // `remaining_length` must be in every chunk or in none.
      guard let now = isLast ? message.remainingLength ?? 0 : message.remainingLength, length + Int(now) == Int(before)
      else {
        return .dropped(reason: "remaining_length was \(before), and \(length) bytes came")
      }
    }
    partial.remaining = message.remainingLength
    whole.payload.writeImmutableBuffer(message.payload)
    whole.isContinued = nil
    whole.remainingLength = nil
    guard !isLast else { return .message(whole) }
    partial.message = whole
    return .incomplete
  }

  private var tooLong: Outcome { .dropped(reason: "it is longer than \(self.maximumLength) bytes") }
}
