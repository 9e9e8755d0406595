import NIOCore

/// Puts messages together that came in chunks (`continued`, `remaining_length`); a pure value.
///
/// Chunks are only to be sent after a negotiation that this sender doesn't make, and no device is known that sends them (cast.md 1.2). One
/// that does all the same is understood, as long as its message stays under the limit of a whole one. What can't be put together is dropped,
/// and never the link.
struct ChunkAssembler: Sendable {
  /// What a message turned out to be.
  enum Outcome: Sendable {
    /// A whole message: as it came, or put together.
    case message(CastMessage)
    /// A chunk that others follow.
    case incomplete
    /// The message that this chunk belongs to is lost, for the reason given.
    case dropped(reason: String)
  }

  private struct Key: Hashable {
    var sourceId: String
    var destinationId: String
    var namespace: CastNamespace
  }

  /// A message that isn't whole; without chunks, one whose rest is thrown away.
  private struct Partial {
    var key: Key
    var message: CastMessage?
    var remaining: UInt32?
  }

  /// More at a time are not kept; the oldest is dropped.
  static let maximumPartials = 8

  /// The longest payload of all that is kept together, in bytes.
  let maximumLength: Int
  // The oldest first. Nearly always empty.
  private var partials: [Partial] = []

  init(maximumLength: Int) {
    self.maximumLength = maximumLength
  }

  /// What is kept, in bytes.
  var bufferedBytes: Int { self.partials.reduce(0) { $0 + ($1.message?.payload.readableBytes ?? 0) } }

  mutating func receive(_ message: CastMessage) -> Outcome {
    // A device that says "continued, 0 bytes remaining" means the last chunk.
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
      // Either in every chunk or in none.
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
