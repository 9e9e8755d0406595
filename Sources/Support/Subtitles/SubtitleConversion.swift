/// Turns subtitles of many formats and encodings into WebVTT, which is what receivers show.
public enum SubtitleConversion {
  /// A file may have so many bytes.
  public static let maximumBytes = 16 << 20
  /// A file may have so many cues.
  public static let maximumCues = 100_000

  /// Converts the contents of a subtitle file. Computes for long: not to be called on the loop.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, in any format of ``SubtitleFormat`` and any encoding of ``TextEncoding``.
  ///   - fileName: Its name or path; helps where the contents leave a doubt.
  ///   - languageHint: The language as BCP 47, if it is known; tells encodings of one byte a letter apart.
  ///   - framesPerSecond: The film's, for formats that count frames; a rate that the file tells wins, without either it is 23.976.
  public static func webVTT(
    from bytes: [UInt8], fileName: String? = nil, languageHint: String? = nil, framesPerSecond: Double? = nil
  ) throws(SubtitleError) -> ConvertedSubtitles {
    throw SubtitleError(.unknownFormat, "These subtitles are in no format that is known.")
  }
}

/// What became of a subtitle file.
public struct ConvertedSubtitles: Sendable, Hashable {
  /// The WebVTT file, in UTF-8.
  public var text: String
  /// What it was.
  public var format: SubtitleFormat
  /// What it was written in.
  public var encoding: TextEncoding
  /// How many cues it has now.
  public var cueCount: Int
  /// How many cues had times that had to be put right.
  public var mendedCount: Int
  /// How many cues were left out: without text, or without any time.
  public var droppedCount: Int
}

/// A format of subtitles.
public struct SubtitleFormat: RawRepresentable, Sendable, Hashable {
  /// Its name, as people write it: `SubRip`.
  public let rawValue: String
  /// Makes a format of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `.srt`
  public static let subRip = SubtitleFormat(rawValue: "SubRip")
  /// `.ass` and `.ssa`
  public static let subStation = SubtitleFormat(rawValue: "SubStation")
  /// `.sub` and `.txt` with frame numbers
  public static let microDVD = SubtitleFormat(rawValue: "MicroDVD")
  /// `.sub` with two times in a line of their own, or `.txt` with one
  public static let subViewer = SubtitleFormat(rawValue: "SubViewer")
  /// `.ttml`, `.dfxp` and `.xml`
  public static let ttml = SubtitleFormat(rawValue: "TTML")
  /// `.vtt`
  public static let webVTT = SubtitleFormat(rawValue: "WebVTT")
}

/// An encoding of text, by its registered name.
public struct TextEncoding: RawRepresentable, Sendable, Hashable {
  /// Its name at IANA, which `iconv` takes: `UTF-8`, `WINDOWS-1250`, `SHIFT_JIS`.
  public let rawValue: String
  /// Makes an encoding of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Why subtitles couldn't be converted.
public struct SubtitleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What happened, as a stable key.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The key, spelled as the member: `unknownFormat`.
    public let rawValue: String
    /// Makes a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It has more than ``SubtitleConversion/maximumBytes`` or ``SubtitleConversion/maximumCues``.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// It is in no format that is known.
    public static let unknownFormat = Code(rawValue: "unknownFormat")
    /// It is of subtitles that are pictures (VobSub, PGS), which receivers can't show.
    public static let pictures = Code(rawValue: "pictures")
    /// It is of a known format, but can't be read.
    public static let malformed = Code(rawValue: "malformed")
    /// It has no cue.
    public static let empty = Code(rawValue: "empty")
  }

  /// What happened, for programs to decide by.
  public let code: Code
  /// What happened and what to do about it, for people.
  public let message: String
  /// What a library said.
  public let cause: String?

  /// Makes an error of its kind and a sentence for people.
  public init(_ code: Code, _ message: String, cause: String? = nil) {
    (self.code, self.message, self.cause) = (code, message, cause)
  }

  public var description: String { self.message }
}
