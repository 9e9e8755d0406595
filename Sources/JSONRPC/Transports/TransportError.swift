import Glibc

/// Why a transport can't be opened.
public struct TransportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong, as a stable key.
  public struct Code: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A system call failed; ``TransportError/systemError`` says how.
    public static let system = Code(rawValue: "system")
    /// A server answers at the path already.
    public static let alreadyRunning = Code(rawValue: "alreadyRunning")
    /// No path was given, and `XDG_RUNTIME_DIR` isn't set.
    public static let noRuntimeDirectory = Code(rawValue: "noRuntimeDirectory")
    /// The path doesn't fit into a socket address (107 bytes), or isn't one.
    public static let badPath = Code(rawValue: "badPath")
    /// The directory belongs to somebody else, or others may write to it.
    public static let unsafeDirectory = Code(rawValue: "unsafeDirectory")
    /// Something that is no socket stands at the path.
    public static let notASocket = Code(rawValue: "notASocket")
    /// A descriptor that should have been inherited isn't a usable socket.
    public static let badDescriptor = Code(rawValue: "badDescriptor")
  }

  public var code: Code
  /// What happened and what to do, for people.
  public var message: String
  /// The system's error number; 0 if no system call failed.
  public var systemError: Int32

  public init(code: Code, message: String, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.systemError = systemError
  }

  /// The failure of `call` with an error number.
  static func system(_ call: String, _ number: Int32) -> TransportError {
    let text = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return TransportError(code: .system, message: "\(call): \(text)", systemError: number)
  }

  public var description: String { self.message }
}
