/// Why a link ended.
public struct CastConnectionClosure: Sendable, CustomStringConvertible {
  /// What happened, as a stable key.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// This side closed it.
    public static let closedLocally = Reason(rawValue: "closedLocally")
    /// The peer closed it; ``CastConnectionClosure/isClean`` says whether with a goodbye. Devices that reboot give none.
    public static let closedByPeer = Reason(rawValue: "closedByPeer")
    /// The peer, or the network, reset it.
    public static let reset = Reason(rawValue: "reset")
    /// No byte came for too long, although we asked.
    public static let peerSilent = Reason(rawValue: "peerSilent")
    /// A frame was begun and not finished in time.
    public static let frameStalled = Reason(rawValue: "frameStalled")
    /// A frame was too long, or frame after frame held no message.
    public static let framingError = Reason(rawValue: "framingError")
    /// The TLS stream was broken.
    public static let tlsError = Reason(rawValue: "tlsError")
    /// The system reported another error of the socket.
    public static let transportError = Reason(rawValue: "transportError")
  }

  public var reason: Reason
  /// Whether the peer said goodbye (TLS close_notify) before the stream ended.
  public var isClean: Bool
  /// One sentence for people.
  public var message: String
  public var cause: (any Error)?

  public init(reason: Reason, message: String, isClean: Bool = false, cause: (any Error)? = nil) {
    self.reason = reason
    self.message = message
    self.isClean = isClean
    self.cause = cause
  }

  public var description: String { self.message }
}
