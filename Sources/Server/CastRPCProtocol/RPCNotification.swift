public import JSONCodec

/// A message that the server sends to clients unasked; the spec's notifications conform.
public protocol RPCNotification: JSONObjectEncodable, Hashable, Sendable {
  /// The name on the wire: `media.didUpdateStatus`.
  static var method: String { get }
  /// What may happen to it while a client is slow; nothing, unless the spec says otherwise.
  static var delivery: NotificationDelivery { get }
  /// Of the notifications of one method with equal keys only the newest matters; `nil` where each one counts.
  var coalescingKey: String? { get }
}

extension RPCNotification {
  /// Drops nothing, unless the notification's own type says otherwise.
  public static var delivery: NotificationDelivery { .lossless }
  /// Lets each notification count by itself, unless its own type gives a key.
  public var coalescingKey: String? { nil }
}

/// What may happen to a notification while a client is slow.
public enum NotificationDelivery: Sendable, Hashable {
  /// It is never dropped.
  case lossless
  /// A newer one of the same method and ``RPCNotification/coalescingKey`` replaces it.
  case latest
}
