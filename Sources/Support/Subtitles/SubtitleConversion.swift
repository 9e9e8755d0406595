/// The conversion of subtitles of many formats and encodings to WebVTT, the format that receivers show.
public enum SubtitleConversion {
  /// The maximum size of a file, in bytes.
  public static let maximumBytes = 16 << 20
  /// The maximum number of cues in a file.
  public static let maximumCues = 100_000

  /// Converts the contents of a subtitle file. Takes long to compute: not to be called on the loop.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, in any format of ``SubtitleFormat`` and any encoding of ``TextEncoding``.
  ///   - languageHint: The language as BCP 47, if it is known; decides between single-byte encodings.
  ///   - framesPerSecond: The film's frame rate, for formats that count frames. A rate in the file has precedence;
  ///     without either the rate is 23.976.
  public static func webVTT(
    from bytes: [UInt8], languageHint: String? = nil, framesPerSecond: Double? = nil
  ) throws(SubtitleError) -> ConvertedSubtitles {
    guard bytes.count <= self.maximumBytes else {
      throw SubtitleError(.tooLarge, "They have more than \(self.maximumBytes >> 20) MiB.")
    }
    try self.refuseUnreadable(bytes)
    if EBUReader.isBeginning(bytes) {
      return try self.converted(EBUReader.contents(bytes), .ebuSTL, EBUReader.encoding(bytes))
    }
    let decoded = DecodedText(bytes, languageHint: languageHint)
    let lines = decoded.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    guard let format = SubtitleFormat(lines: lines) else {
      throw SubtitleError(.unknownFormat, "They are in no format that is known: \(SubtitleFormat.list).")
    }
    let contents = try self.contents(
      lines, decoded.text, format, languageHint: languageHint, framesPerSecond: framesPerSecond)
    return try self.converted(contents, format, decoded.encoding)
  }

  private static func converted(
    _ contents: SubtitleContents, _ format: SubtitleFormat, _ encoding: TextEncoding
  ) throws(SubtitleError) -> ConvertedSubtitles {
    guard contents.cues.count <= self.maximumCues else {
      throw SubtitleError(.tooLarge, "They have more than \(self.maximumCues) cues.")
    }
    let mended = CueMending(contents)
    guard !mended.cues.isEmpty else { throw SubtitleError(.empty, "They have no text.") }
    return ConvertedSubtitles(
      text: WebVTTWriter.text(mended.cues, head: contents.head), format: format, encoding: encoding,
      cueCount: mended.cues.count, mendedCount: mended.mendedCount, droppedCount: mended.droppedCount)
  }

  /// Returns the format of a file by its first kilobytes; `nil` if they aren't subtitles as text.
  public static func format(ofHead head: [UInt8]) -> SubtitleFormat? {
    guard (try? self.refuseUnreadable(head)) != nil else { return nil }
    if EBUReader.isBeginning(head) { return .ebuSTL }
    let text = DecodedText(head).text
    return SubtitleFormat(
      lines: text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) })
  }

  static func contents(
    _ lines: [Substring], _ text: String, _ format: SubtitleFormat, languageHint: String? = nil,
    framesPerSecond: Double? = nil
  ) throws(SubtitleError) -> SubtitleContents {
    switch format {
    case .subStation: SubStationReader.contents(lines)
    case .microDVD: FrameReader.microDVD(lines, framesPerSecond: framesPerSecond)
    case .mpl2: FrameReader.mpl2(lines)
    case .subViewer: SubViewerReader.contents(lines)
    case .sami: SAMIReader.contents(text, languageHint: languageHint)
    case .ttml: try TTMLReader.contents(text)
    case .webVTT: WebVTTReader.contents(lines)
    default: SubRipReader.contents(lines)
    }
  }

  /// Returns the kind of subtitles that begin with `head`, if they can't be converted; `nil` for others.
  ///
  /// They are pictures, and converting them would need character recognition.
  public static func unreadable(ofHead head: [UInt8]) -> UnreadableSubtitles? {
    if head.starts(with: "# VobSub index file".utf8) || head.starts(with: [0, 0, 1, 0xBA]) { return .vobSub }
    return head.starts(with: "PG".utf8) && head.contains(0) ? .pgs : nil
  }

  private static func refuseUnreadable(_ bytes: [UInt8]) throws(SubtitleError) {
    guard let kind = self.unreadable(ofHead: Array(bytes.prefix(4_096))) else { return }
    throw SubtitleError(.pictures, "They are \(kind.description). \(kind.advice)")
  }
}

/// The result of a conversion to WebVTT.
public struct ConvertedSubtitles: Sendable, Hashable {
  /// The WebVTT file, in UTF-8.
  public var text: String
  /// The original format.
  public var format: SubtitleFormat
  /// The original encoding.
  public var encoding: TextEncoding
  /// The number of cues in ``text``.
  public var cueCount: Int
  /// The number of cues whose times or order were corrected.
  public var mendedCount: Int
  /// The number of cues that were left out because they have no text.
  public var droppedCount: Int
}

/// A format of subtitles.
public struct SubtitleFormat: RawRepresentable, Sendable, Hashable {
  /// The format's usual name, such as `SubRip`.
  public let rawValue: String
  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `.srt`
  public static let subRip = SubtitleFormat(rawValue: "SubRip")
  /// `.ass` and `.ssa`
  public static let subStation = SubtitleFormat(rawValue: "SubStation")
  /// `.sub` and `.txt` with frame numbers
  public static let microDVD = SubtitleFormat(rawValue: "MicroDVD")
  /// `.sub` with two times on a separate line, or `.txt` with one
  public static let subViewer = SubtitleFormat(rawValue: "SubViewer")
  /// `.txt` with tenths of seconds in brackets
  public static let mpl2 = SubtitleFormat(rawValue: "MPL2")
  /// `.smi` and `.sami`
  public static let sami = SubtitleFormat(rawValue: "SAMI")
  /// `.ttml`, `.dfxp` and `.xml`
  public static let ttml = SubtitleFormat(rawValue: "TTML")
  /// `.vtt`
  public static let webVTT = SubtitleFormat(rawValue: "WebVTT")
  /// `.stl`, the exchange format of television
  public static let ebuSTL = SubtitleFormat(rawValue: "EBU STL")
}

extension SubtitleFormat {
  /// The known formats, for error messages.
  static let list = "SubRip, SubStation (ASS, SSA), MicroDVD, MPL2, SubViewer, SAMI, TTML, WebVTT, EBU STL"

  private static let linesLookedAt = 500

  /// Creates the format of a file from the first line that identifies one; `nil` if none does.
  init?(lines: [Substring]) {
    let lines = lines.prefix(Self.linesLookedAt).lazy.map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    if first.hasPrefix("WEBVTT"), first.dropFirst(6).first.map({ " \t".contains($0) }) != false {
      self = .webVTT
    } else if first.hasPrefix("<"), SAMIReader.isBeginning(lines.prefix(50)) {
      self = .sami
    } else if first.hasPrefix("<"), lines.prefix(50).contains(where: { $0.contains("<tt") || $0.contains(":tt ") }) {
      self = .ttml
    } else if let format = lines.compactMap(Self.format(of:)).first {
      self = format
    } else {
      return nil
    }
  }

  private static func format(of line: Substring) -> SubtitleFormat? {
    if SubStationReader.isBeginning(line) { return .subStation }
    if FrameReader.isMicroDVD(line) { return .microDVD }
    if FrameReader.isMPL2(line) { return .mpl2 }
    if SubViewerReader.isTiming(line) || SubViewerReader.isTime(line) { return .subViewer }
    return SubRipReader.isTiming(line) ? .subRip : nil
  }
}

/// A kind of subtitles that can't be converted to WebVTT.
public enum UnreadableSubtitles: Sendable, Hashable, CaseIterable {
  /// `.idx` with `.sub`, the subtitles of DVDs.
  case vobSub
  /// `.sup`, the subtitles of Blu-ray discs.
  case pgs

  /// The kind as text for users: `pictures (VobSub), not text`.
  public var description: String {
    switch self {
    case .vobSub: "pictures (VobSub), not text"
    case .pgs: "pictures (PGS), not text"
    }
  }

  /// The advice for users, in sentences.
  public var advice: String {
    "Look for the same ones as SubRip. Or put them into the film with mkvmerge, and play that with castctl play FILE "
      + "--subtitles-burned 1."
  }
}

/// A text encoding, by its name in `iconv`.
public struct TextEncoding: RawRepresentable, Sendable, Hashable {
  /// The name, which `iconv` accepts: `UTF-8`, `WINDOWS-1250`, `SHIFT_JIS`.
  public let rawValue: String
  /// Creates an encoding from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The reason why subtitles can't be converted.
public struct SubtitleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The key, spelled as the member: `unknownFormat`.
    public let rawValue: String
    /// Makes a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file has more bytes than ``SubtitleConversion/maximumBytes``, or more cues than
    /// ``SubtitleConversion/maximumCues``.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The file's format is unknown.
    public static let unknownFormat = Code(rawValue: "unknownFormat")
    /// The subtitles are pictures (VobSub, PGS), which receivers can't show.
    public static let pictures = Code(rawValue: "pictures")
    /// The file has a known format, but can't be parsed.
    public static let malformed = Code(rawValue: "malformed")
    /// The file has no cue with text.
    public static let empty = Code(rawValue: "empty")
  }

  /// The kind of failure, for programs.
  public let code: Code
  /// The failure and its remedy, as text for users.
  public let message: String
  /// The error of the library that failed, if one did.
  public let cause: String?

  /// Creates an error with its kind and a sentence for users.
  public init(_ code: Code, _ message: String, cause: String? = nil) {
    (self.code, self.message, self.cause) = (code, message, cause)
  }

  public var description: String { self.message }
}
