import Glibc
import NIOCore
import TLS
import TextFormats

/// The reason for the end of a link.
public struct CastConnectionClosure: Sendable, CustomStringConvertible {
  /// The kind of end, as a stable key.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The raw value names the reason, as logs show it: `closedByPeer`, `peerSilent`…
    public let rawValue: String
    /// Makes a reason from its name; any string is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// This side closed it.
    public static let closedLocally = Reason(rawValue: "closedLocally")
    /// The peer closed it. ``CastConnectionClosure/isClean`` is true if it sent a TLS close_notify; devices that
    /// reboot send none.
    public static let closedByPeer = Reason(rawValue: "closedByPeer")
    /// The peer, or the network, reset it.
    public static let reset = Reason(rawValue: "reset")
    /// No byte arrived in time, not even after a PING.
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

  /// The side, or the failure, that ended the link.
  public var reason: Reason
  /// Whether the peer closed TLS (close_notify) before the stream ended.
  public var isClean: Bool
  /// One sentence for people.
  public var message: String
  /// The error of the layer below, such as a `TLSError` or a ``CastFramingError``; `nil` without one.
  public var cause: (any Error)?

  /// Makes a closure; `message` is the sentence that its description shows.
  ///
  /// Leave `isClean` out unless the peer sent a TLS close_notify.
  public init(reason: Reason, message: String, isClean: Bool = false, cause: (any Error)? = nil) {
    self.reason = reason
    self.message = message
    self.isClean = isClean
    self.cause = cause
  }

  public var description: String { self.message }
}

extension CastConnectionClosure {
  static var local: CastConnectionClosure {
    CastConnectionClosure(reason: .closedLocally, message: "This side closed it")
  }

  static func byPeer(isClean: Bool) -> CastConnectionClosure {
    CastConnectionClosure(
      reason: .closedByPeer, message: isClean ? "The peer closed it" : "The peer ended it without a goodbye",
      isClean: isClean)
  }

  static func framing(_ error: CastFramingError) -> CastConnectionClosure {
    CastConnectionClosure(reason: .framingError, message: error.description, cause: error)
  }

  static func notCast(_ error: CastMessageError) -> CastConnectionClosure {
    CastConnectionClosure(
      reason: .framingError, message: "The peer sends frames that are not Cast messages: \(error)", cause: error)
  }

  static func heartbeat(_ action: Heartbeat.Action) -> CastConnectionClosure? {
    switch action {
    case .sendPing: nil
    case .peerSilent(let time):
      CastConnectionClosure(
        reason: .peerSilent, message: "Nothing came from the peer for \(time.nanoseconds / 1_000_000) ms")
    case .frameStalled(let time):
      CastConnectionClosure(
        reason: .frameStalled,
        message: "The peer left a message unfinished for \(time.nanoseconds / 1_000_000) ms")
    }
  }

  static func transport(_ error: any Error) -> CastConnectionClosure {
    switch error {
    case let error as TLSError:
      return CastConnectionClosure(reason: .tlsError, message: error.message, cause: error)
    case let error as IOError where error.errnoCode == ECONNRESET || error.errnoCode == EPIPE:
      return CastConnectionClosure(reason: .reset, message: "The connection was reset", cause: error)
    default:
      return CastConnectionClosure(
        reason: .transportError, message: "The connection failed: \(PlainReason.of(error))", cause: error)
    }
  }
}
