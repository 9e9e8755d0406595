/// Why something on this machine can't be cast.
public struct LocalMediaError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The key, spelled as the member: `notFound`.
    public let rawValue: String
    /// Makes a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is nothing at the path.
    public static let notFound = Code(rawValue: "notFound")
    /// The system doesn't let this process read it.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The path is a pipe, a device or a socket, or no path at all.
    public static let notAFile = Code(rawValue: "notAFile")
    /// The file isn't a known kind of video, sound or picture, nor a list of some.
    public static let unsupportedType = Code(rawValue: "unsupportedType")
    /// The folder or playlist has nothing to cast.
    public static let empty = Code(rawValue: "empty")
    /// The folder or playlist has more than ``LocalMediaLimits`` allow.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// Subtitles can't be converted; the cause is a `SubtitleError` or `MediaProbeError`.
    public static let subtitles = Code(rawValue: "subtitles")
    /// A cover can't be extracted from its file; the cause is a `MediaProbeError`.
    public static let cover = Code(rawValue: "cover")
    /// The caller's task was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// The kind of failure, for programs.
  public let code: Code
  /// What happened and what to do about it, for people.
  public let message: String
  /// The file or folder that caused the failure.
  public let path: String
  /// The error of the layer below.
  public let cause: (any Error)?

  /// Creates an error about a file or folder.
  public init(_ code: Code, _ message: String, path: String, cause: (any Error)? = nil) {
    (self.code, self.message, self.path, self.cause) = (code, message, path, cause)
  }

  public var description: String { self.message }
}
