import Glibc
import LoopIsolation
import NIOCore
import TLS

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
