import Glibc
import NIOCore

/// The reason of an error of the network or the system, for people: SwiftNIO's own descriptions name its functions and
/// count its attempts.
public enum PlainReason {
  /// Returns the reason, without a full stop: `Connection refused`.
  public static func of(_ error: any Error) -> String {
    switch error {
    case let error as IOError: return self.ofSystem(error.errnoCode)
    case let error as ChannelError: return self.text(error)
    default: return "\(error)"
    }
  }

  /// Returns the system's text for an `errno`: `No such file or directory`.
  public static func ofSystem(_ number: CInt) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  private static func text(_ error: ChannelError) -> String {
    switch error {
    case .connectTimeout(let time): "no answer within \(Double(time.nanoseconds / 1_000_000) / 1_000) s"
    case .ioOnClosedChannel, .alreadyClosed, .inputClosed, .outputClosed, .eof: "the connection is closed"
    default: "the connection can't be used (\(error))"
    }
  }
}
