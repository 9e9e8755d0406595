package import CastV2
import NIOCore

/// What an app says before its session is connected: many greet a sender at once, while its first media status is still being
/// waited for. Kept in order, up to a limit; what is too much is dropped, the newest first.
package struct EarlyMessages: Sendable {
  private var messages: [CastMessage] = []
  private var bytes = 0
  /// How many were dropped since the last ``takeAll()``.
  package private(set) var dropped = 0

  package init() {}

  package mutating func keep(_ message: CastMessage) {
    let size = message.payload.readableBytes
    guard self.dropped == 0, self.messages.count < ChannelLimits.earlyMessages,
      self.bytes + size <= ChannelLimits.earlyBytes
    else {
      self.dropped += 1
      return
    }
    self.messages.append(message)
    self.bytes += size
  }

  /// The messages in their order; none is kept any longer.
  package mutating func takeAll() -> [CastMessage] {
    defer { self = EarlyMessages() }
    return self.messages
  }
}
