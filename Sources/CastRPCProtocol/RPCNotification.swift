public import JSONCodec

/// A message that the server sends to clients unasked; the spec's notifications conform.
public protocol RPCNotification: JSONCodable, Hashable, Sendable {
  /// The name on the wire: `media.didUpdateStatus`.
  static var method: String { get }
  static var delivery: NotificationDelivery { get }
  /// Of the notifications of one method with equal keys only the newest matters; `nil` where each one counts.
  var coalescingKey: String? { get }
  /// Writes the params' members into an object that is open, so that the sender can add its own (`seq`).
  func writeMembers(to writer: inout JSONWriter)
}

/// What may happen to a notification while a client is slow.
public enum NotificationDelivery: Sendable, Hashable {
  /// It is never dropped.
  case lossless
  /// A newer one of the same method and ``RPCNotification/coalescingKey`` replaces it.
  case latest
}
