import Glibc

/// Why a file of ours can't be read or written.
public struct StateFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of failure it is.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The code's name is a stable key, as `notPrivate`.
    public let rawValue: String
    /// Makes a code of its name; a name that isn't among the members here is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system refused: no permission, no space, no such folder.
    public static let system = Code(rawValue: "system")
    /// The file or folder is somebody else's, or open to others.
    public static let notPrivate = Code(rawValue: "notPrivate")
    /// The file is larger than its reader allows.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// No folder is known to keep it in.
    public static let noDirectory = Code(rawValue: "noDirectory")
  }

  /// The code says what kind of failure it is, for programs.
  public let code: Code
  /// What happened and what to do.
  public let message: String
  /// The system's error number, where it refused.
  public let errorNumber: Int32?

  /// Makes an error of its kind and a sentence for people.
  ///
  /// - Parameter errorNumber: The system's `errno`, with ``Code/system``.
  public init(_ code: Code, _ message: String, errorNumber: Int32? = nil) {
    self.code = code
    self.message = message
    self.errorNumber = errorNumber
  }

  public var description: String { self.message }

  /// The system's last error, about `path`.
  static func system(_ verb: String, _ path: String, _ number: Int32 = errno) -> StateFileError {
    let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return StateFileError(.system, "\(path) can't be \(verb): \(reason).", errorNumber: number)
  }
}
