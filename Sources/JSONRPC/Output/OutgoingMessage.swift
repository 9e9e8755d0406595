/// A message that waits to be written.
package struct OutgoingMessage: Sendable, Hashable {
  /// What may happen to it while the peer is slow.
  package enum Delivery: Sendable, Hashable {
    /// It is never dropped: replies, requests, lossless notifications.
    case lossless
    /// It may be dropped when there are too many. A newer one of the same topic and key replaces it; `nil`: each one counts.
    case droppable(topic: String, coalescingKey: String?)
  }

  /// The message as compact JSON, without framing; its storage is shared with other peers' queues.
  package var body: [UInt8]
  package var delivery: Delivery

  package init(body: [UInt8], delivery: Delivery) {
    self.body = body
    self.delivery = delivery
  }
}
