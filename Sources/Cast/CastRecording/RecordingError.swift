/// The reason why a recording can't be read or written.
public struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The code's name, a stable key such as `damaged`.
    public let rawValue: String
    /// Creates a code with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file isn't a recording at all.
    public static let notARecording = Code(rawValue: "notARecording")
    /// The format is of another version.
    public static let otherVersion = Code(rawValue: "otherVersion")
    /// A line can't be read.
    public static let damaged = Code(rawValue: "damaged")
    /// The file, a line, the number of entries or that of JSON values exceeds a limit.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The file can't be opened, read or written.
    public static let system = Code(rawValue: "system")
  }

  /// The kind of failure.
  public let code: Code
  /// One sentence for people.
  public let message: String

  /// Creates an error.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { self.message }
}
