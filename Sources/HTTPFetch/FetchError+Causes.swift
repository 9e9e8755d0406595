import Glibc
import LoopIsolation
import NIOCore
import NIOHTTP1
import TLS

extension FetchError {
  /// The error for what a channel said.
  init(describing error: any Error) {
    switch error {
    case let error as FetchError: self = error
    case let error as IOError:
      self.init(Self.code(of: error), "The connection failed: \(PlainReason.of(error)).", cause: error)
    case let error as TLSError:
      self.init(error.code == .untrustedPeer ? .certificateRefused : .tlsFailed, error.message, cause: error)
    case HTTPParserError.invalidEOFState:
      self.init(.truncated, "The connection ended before the response was complete.", cause: error)
    case is HTTPParserError: self.init(.invalidResponse, "What the server sent is no HTTP: \(error).", cause: error)
    case is CancellationError: self.init(.cancelled, "The fetch was cancelled.", cause: error)
    default: self.init(.connectionLost, "The connection failed: \(PlainReason.of(error)).", cause: error)
    }
  }

  private static func code(of error: IOError) -> Code {
    switch error.errnoCode {
    case ECONNREFUSED: .connectionRefused
    case EHOSTUNREACH, ENETUNREACH, EHOSTDOWN, ENETDOWN, EADDRNOTAVAIL: .unreachable
    case ETIMEDOUT: .timedOut
    case ECONNRESET, EPIPE: .connectionLost
    default: .connectFailed
    }
  }
}
