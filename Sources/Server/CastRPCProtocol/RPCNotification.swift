public import JSONCodec

/// A message that the server sends to clients unasked; the spec's notifications conform.
public protocol RPCNotification: JSONObjectEncodable, Equatable, Sendable {
  /// The name on the wire: `media.didUpdateStatus`.
  static var method: String { get }
  /// The treatment of the notification while a client is slow; lossless, unless the spec says otherwise.
  static var delivery: NotificationDelivery { get }
  /// The key by which a newer notification of the same method replaces an older one, or `nil` if none does.
  var coalescingKey: String? { get }
}

extension RPCNotification {
  /// The delivery, lossless unless the notification's own type says otherwise.
  public static var delivery: NotificationDelivery { .lossless }
  /// The key, `nil` unless the notification's own type has one.
  public var coalescingKey: String? { nil }
}

/// The treatment of a notification while a client is slow.
public enum NotificationDelivery: Sendable, Hashable {
  /// Never dropped.
  case lossless
  /// Replaced by a newer one of the same method and ``RPCNotification/coalescingKey``.
  case latest
}
