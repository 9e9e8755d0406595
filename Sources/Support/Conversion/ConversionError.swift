/// The reason why something can't be converted.
public struct ConversionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The code's name is a stable key, as `diskFull`.
    public let rawValue: String
    /// Creates a code of its name; callers must expect names that aren't among the members here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no ffmpeg.
    public static let notInstalled = Code(rawValue: "notInstalled")
    /// The file's duration is unknown, so that no complete playlist can be written.
    public static let unknownDuration = Code(rawValue: "unknownDuration")
    /// The path can't be handed to ffmpeg, or the plan doesn't fit the file.
    public static let invalidInput = Code(rawValue: "invalidInput")
    /// ffmpeg can't read or convert the file.
    public static let failed = Code(rawValue: "failed")
    /// ffmpeg made nothing for a long time.
    public static let stalled = Code(rawValue: "stalled")
    /// ffmpeg wrote something else than it was asked for.
    public static let invalidOutput = Code(rawValue: "invalidOutput")
    /// There is no room for the segments.
    public static let diskFull = Code(rawValue: "diskFull")
    /// As many conversions run as may run at once.
    public static let busy = Code(rawValue: "busy")
    /// The conversion was ended.
    public static let ended = Code(rawValue: "ended")
    /// The system refused to start ffmpeg.
    public static let system = Code(rawValue: "system")
  }

  /// The kind of failure, for programs.
  public let code: Code
  /// What failed, why, and what to do, for people.
  public let message: String
  /// The last words of ffmpeg, or the system's reason; as one line without control characters.
  public let cause: String?

  /// Creates an error of its kind, a sentence for people, and the words of ffmpeg or the system.
  public init(_ code: Code, _ message: String, cause: String? = nil) {
    (self.code, self.message, self.cause) = (code, message, cause)
  }

  public var description: String { self.cause.map { "\(self.message) (\($0))" } ?? self.message }
}
