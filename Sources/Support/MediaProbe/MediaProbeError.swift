/// The reason why a media file can't be probed, or a part of it extracted.
public struct MediaProbeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The key, spelled as the member: `timedOut`.
    public let rawValue: String
    /// Creates a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program isn't installed.
    public static let notInstalled = Code(rawValue: "notInstalled")
    /// The path of the input can't be passed to a program: it is empty, or contains a NUL.
    public static let invalidInput = Code(rawValue: "invalidInput")
    /// The program doesn't know the input's format, or can't read it.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The stream is empty, or isn't text although text was requested.
    public static let noSuchStream = Code(rawValue: "noSuchStream")
    /// The output of the program is longer than allowed.
    public static let outputTooLarge = Code(rawValue: "outputTooLarge")
    /// The output of the program can't be parsed.
    public static let invalidOutput = Code(rawValue: "invalidOutput")
    /// The program exceeded its time limit.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The caller's task was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The system refused to start the program.
    public static let system = Code(rawValue: "system")
  }

  /// The kind of failure, by which callers can decide.
  public let code: Code
  /// The failure and its remedy, as a sentence for users.
  public let message: String
  /// The last line of the program's standard error, or the reason of the parser or system.
  public let cause: String?

  /// Creates an error from a code, a sentence for users, and the reason of the program, parser or system.
  public init(_ code: Code, _ message: String, cause: String? = nil) {
    (self.code, self.message, self.cause) = (code, message, cause)
  }

  public var description: String { self.cause.map { "\(self.message) (\($0))" } ?? self.message }
}
