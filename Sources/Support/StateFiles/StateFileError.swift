import Glibc

/// The reason why a file of this project can't be read or written.
public struct StateFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The code's name is a stable key, as `notPrivate`.
    public let rawValue: String
    /// Makes a code of its name; a name that isn't among the members here is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A system call failed: no permission, no space, no such folder.
    public static let system = Code(rawValue: "system")
    /// The file or folder belongs to another user, or is open to others.
    public static let notPrivate = Code(rawValue: "notPrivate")
    /// The file is larger than its reader allows.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// No folder for the file is known.
    public static let noDirectory = Code(rawValue: "noDirectory")
  }

  /// The kind of failure, for programs.
  public let code: Code
  /// What happened and what to do.
  public let message: String
  /// The system's error number, if a system call failed.
  public let errorNumber: Int32?

  /// Creates an error with a code and a sentence for people.
  ///
  /// - Parameter errorNumber: The system's `errno`, with ``Code/system``.
  public init(_ code: Code, _ message: String, errorNumber: Int32? = nil) {
    self.code = code
    self.message = message
    self.errorNumber = errorNumber
  }

  public var description: String { self.message }

  /// Returns the error for the system's last failure, about `path`.
  package static func system(_ verb: String, _ path: String, _ number: Int32 = errno) -> StateFileError {
    let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return StateFileError(.system, "\(path) can't be \(verb): \(reason).", errorNumber: number)
  }
}
