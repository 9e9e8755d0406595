/// The reason why something can't be converted.
public struct ConversionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The stable name of the code, such as `diskFull`.
    public let rawValue: String
    /// Creates a code with a name; callers must expect names that aren't among the members here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ffmpeg isn't installed.
    public static let notInstalled = Code(rawValue: "notInstalled")
    /// The file's duration is unknown, so that no complete playlist can be written.
    public static let unknownDuration = Code(rawValue: "unknownDuration")
    /// The path or URL can't be used, or the plan doesn't fit the file.
    public static let invalidInput = Code(rawValue: "invalidInput")
    /// ffmpeg can't read or convert the file.
    public static let failed = Code(rawValue: "failed")
    /// ffmpeg made nothing, or didn't end, in time; or ffprobe timed out.
    public static let stalled = Code(rawValue: "stalled")
    /// The output of ffmpeg has another format than requested, is empty, or has too large a segment.
    public static let invalidOutput = Code(rawValue: "invalidOutput")
    /// There is no room for the segments.
    public static let diskFull = Code(rawValue: "diskFull")
    /// The maximum number of conversions runs already.
    public static let busy = Code(rawValue: "busy")
    /// The conversion was ended, or the caller's task was cancelled.
    public static let ended = Code(rawValue: "ended")
    /// The system refused an operation, such as to start ffmpeg or to write a segment.
    public static let system = Code(rawValue: "system")
  }

  /// The kind of failure, for programs.
  public let code: Code
  /// The message for people: what failed, why, and what to do.
  public let message: String
  /// The last line that ffmpeg wrote, or the system's reason; without control characters.
  public let cause: String?

  /// Creates an error from its kind, the message for people, and the words of ffmpeg or the system.
  public init(_ code: Code, _ message: String, cause: String? = nil) {
    (self.code, self.message, self.cause) = (code, message, cause)
  }

  public var description: String { self.cause.map { "\(self.message) (\($0))" } ?? self.message }
}
