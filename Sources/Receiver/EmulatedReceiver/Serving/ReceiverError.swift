import COpenSSL
import Glibc
import StateFiles

/// Why a receiver can't be started, or can't perform an action.
public struct ReceiverError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The kind's name; with an upper-case initial it is the error's `name` in the control protocol.
    public let rawValue: String
    /// Creates a kind from any string, named below or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address to listen on is invalid.
    public static let invalidAddress = Code(rawValue: "invalidAddress")
    /// There are too many rules for faults.
    public static let tooManyFaults = Code(rawValue: "tooManyFaults")
    /// The receiver refused a request of the take-over's sender, or the take-over was interrupted or timed out.
    public static let takeOverFailed = Code(rawValue: "takeOverFailed")
    /// The device isn't a group, so it has no leader, or the group has no such other member to lead it.
    public static let notAGroup = Code(rawValue: "notAGroup")
    /// The action needs an app, or media, that plays.
    public static let nothingPlays = Code(rawValue: "nothingPlays")
    /// A certificate or a key can't be made or read.
    public static let certificateFailed = Code(rawValue: "certificateFailed")
    /// Data is invalid: models, an app, a fleet, a recording, or a name that DNS-SD can't carry.
    public static let invalidData = Code(rawValue: "invalidData")
    /// A file can't be read or written.
    public static let fileFailed = Code(rawValue: "fileFailed")
    /// The signature for device authentication can't be created.
    public static let signingFailed = Code(rawValue: "signingFailed")
  }

  /// The code by which programs distinguish failures.
  public let code: Code
  /// The failure and its remedy, for people.
  public let message: String
  /// The underlying error.
  public let cause: (any Error)?

  /// Creates an error whose `message` says what happened and what to do.
  public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  public var description: String { self.message }
}

extension ReceiverError {
  /// Creates an error with the reasons of OpenSSL's queue, which is empty afterwards.
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
  /// Creates an error for the file at `path`, with the system's last error as the reason; `verb` is the failed
  /// operation as a participle, such as "written".
  static func file(_ verb: String, _ path: String) -> ReceiverError {
    ReceiverError(.fileFailed, "“\(path)” can't be \(verb): \(BoundedFile.Failure.system(errno).reason).")
  }
}

extension BoundedFile {
  /// Returns the contents of a user's file or pipe.
  static func contents(_ path: String, limit: Int) throws(ReceiverError) -> [UInt8] {
    do throws(Failure) {
      return try self.read(path, limit: limit, isRegular: false)
    } catch {
      throw ReceiverError(.fileFailed, "“\(path)” can't be read: \(error.reason).")
    }
  }
}
