import COpenSSL
import Glibc
import StateFiles

/// Why a receiver can't be started, or can't do what it was told.
public struct ReceiverError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// Names the kind; with an upper-case initial it is the error's `name` in the control protocol.
    public let rawValue: String
    /// Takes any string as a kind, named below or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address to listen on is none.
    public static let invalidAddress = Code(rawValue: "invalidAddress")
    /// There are more rules for faults than anybody could want.
    public static let tooManyFaults = Code(rawValue: "tooManyFaults")
    /// The sender inside was refused what it wanted.
    public static let takeOverFailed = Code(rawValue: "takeOverFailed")
    /// Only groups have a leader.
    public static let notAGroup = Code(rawValue: "notAGroup")
    /// What was asked for needs an app, or media, that plays.
    public static let nothingPlays = Code(rawValue: "nothingPlays")
    /// A certificate or a key can't be made or read.
    public static let certificateFailed = Code(rawValue: "certificateFailed")
    /// Models or a fleet are described wrongly.
    public static let invalidData = Code(rawValue: "invalidData")
    /// A file can't be read or written.
    public static let fileFailed = Code(rawValue: "fileFailed")
    /// No signature for device authentication can be made.
    public static let signingFailed = Code(rawValue: "signingFailed")
  }

  /// Programs tell failures apart by this code.
  public let code: Code
  /// What happened and what to do, for people.
  public let message: String
  /// The error underneath.
  public let cause: (any Error)?

  /// Makes an error whose `message` says what happened and what to do.
  public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  public var description: String { self.message }
}

extension ReceiverError {
  /// An error with the reasons of OpenSSL's queue, which is empty afterwards.
  static func openSSL(_ code: Code, _ what: String) -> ReceiverError {
    var reasons: [String] = []
    while true {
      let number = ERR_get_error()
      guard number != 0 else { break }
      reasons.append(ERR_reason_error_string(number).map { String(cString: $0) } ?? "OpenSSL error \(number)")
    }
    return ReceiverError(code, reasons.isEmpty ? "\(what)." : "\(what): \(reasons.joined(separator: "; ")).")
  }
}

extension ReceiverError {
  /// A file at `path` can't be, as `verb` says, "made" or "written"; the reason is the system's last error.
  static func file(_ verb: String, _ path: String) -> ReceiverError {
    ReceiverError(.fileFailed, "“\(path)” can't be \(verb): \(BoundedFile.Failure.system(errno).reason).")
  }
}

extension BoundedFile {
  /// What a file or a pipe of the user's holds.
  static func contents(_ path: String, limit: Int) throws(ReceiverError) -> [UInt8] {
    do throws(Failure) {
      return try self.read(path, limit: limit, isRegular: false)
    } catch {
      throw ReceiverError(.fileFailed, "“\(path)” can't be read: \(error.reason).")
    }
  }
}
