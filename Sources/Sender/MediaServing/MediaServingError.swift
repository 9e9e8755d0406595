/// The failure to publish something.
public struct MediaServingError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The code's name is a stable key, as `fileNotFound`.
    public let rawValue: String
    /// Makes a code of its name; a name that isn't among the members here is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is nothing at the path.
    public static let fileNotFound = Code(rawValue: "fileNotFound")
    /// The system doesn't let this process read it.
    public static let fileNotReadable = Code(rawValue: "fileNotReadable")
    /// It is neither a file nor a pipe, or the path isn't absolute.
    public static let notServable = Code(rawValue: "notServable")
    /// There is no address to listen on, or the port is taken.
    public static let addressUnavailable = Code(rawValue: "addressUnavailable")
    /// The limit of publications is reached.
    public static let limitReached = Code(rawValue: "limitReached")
  }

  /// The kind of failure, for programs.
  public let code: Code
  /// What happened and what to do, for people.
  public let message: String
  /// The error of the layer below.
  public let cause: (any Error)?

  /// Creates an error with a sentence for people and, if there is one, the error of the layer below.
  public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  public var description: String { self.message }
}
