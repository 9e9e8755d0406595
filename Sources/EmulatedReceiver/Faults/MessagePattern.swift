public import CastV2
import JSONCodec

/// Which messages a fault, or a scenario's step, is about; what is `nil` fits every message.
public struct MessagePattern: Sendable, Hashable {
  /// Which way a message goes, as the receiver sees it.
  public struct Direction: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From a sender.
    public static let received = Direction(rawValue: "received")
    /// To a sender.
    public static let sent = Direction(rawValue: "sent")
  }

  public var direction: Direction?
  /// A namespace in full, or its last words: `media`, `receiver`, `tp.heartbeat`; `*` for all.
  ///
  /// Without one, all but heartbeats fit: those come when they like, and would upset every count.
  public var namespace: String?
  /// The payload's `type`, or `responseType`.
  public var type: String?
  /// The sender that the message is from or to.
  public var senderId: String?

  public init(
    direction: Direction? = nil, namespace: String? = nil, type: String? = nil, senderId: String? = nil
  ) {
    self.direction = direction
    self.namespace = namespace
    self.type = type
    self.senderId = senderId
  }

  /// Whether `message` fits.
  public func matches(_ message: CastMessage, _ direction: Direction) -> Bool {
    guard self.direction == nil || self.direction == direction, self.fits(message.namespace) else { return false }
    if let senderId {
      let actual = direction == .received ? message.sourceId : message.destinationId
      // A broadcast reaches the sender, too.
      guard actual == senderId || (direction == .sent && message.isBroadcast) else { return false }
    }
    guard let type else { return true }
    return message.typeName == type
  }

  private func fits(_ namespace: CastNamespace) -> Bool {
    guard let wanted = self.namespace else { return namespace != .heartbeat }
    return wanted == "*" || namespace.rawValue == wanted || namespace.rawValue.hasSuffix(".\(wanted)")
  }
}

extension CastMessage {
  /// The payload's `type`, or `responseType`; `nil` for what isn't JSON.
  var typeName: String? {
    guard self.payloadType == .string, let root = try? self.parseJSON().root else { return nil }
    return (root["type"] ?? root["responseType"])?.string
  }
}
