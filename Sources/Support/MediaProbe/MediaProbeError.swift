/// Why a media file couldn't be looked into.
public struct MediaProbeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What happened, as a stable key.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The key, spelled as the member: `timedOut`.
    public let rawValue: String
    /// Makes a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program isn't there.
    public static let notInstalled = Code(rawValue: "notInstalled")
    /// The input's path or URL can't be handed to a program: it is empty, or has a NUL in it, or another scheme.
    public static let invalidInput = Code(rawValue: "invalidInput")
    /// The program doesn't know the input's format, or can't read it.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file has no such stream.
    public static let noSuchStream = Code(rawValue: "noSuchStream")
    /// The output of the program is longer than allowed.
    public static let outputTooLarge = Code(rawValue: "outputTooLarge")
    /// The output of the program can't be parsed.
    public static let invalidOutput = Code(rawValue: "invalidOutput")
    /// It took too long.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The caller's task was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The system refused to start the program.
    public static let system = Code(rawValue: "system")
  }

  /// What happened, for programs to decide by.
  public let code: Code
  /// What happened and what to do about it, for people.
  public let message: String
  /// The last words of the program on its standard error, or the system's reason.
  public let cause: String?

  /// Makes an error of its kind, a sentence for people, and the text of the program or system.
  public init(_ code: Code, _ message: String, cause: String? = nil) {
    (self.code, self.message, self.cause) = (code, message, cause)
  }

  public var description: String { self.cause.map { "\(self.message) (\($0))" } ?? self.message }
}
