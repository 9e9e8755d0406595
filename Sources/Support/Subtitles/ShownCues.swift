import TextFormats

/// A subtitle cue as a player shows it.
public struct ShownCue: Sendable, Hashable {
  /// The start, in seconds.
  public var start: Double
  /// The end, in seconds; after ``start``.
  public var end: Double
  /// The text without markup; line feeds separate lines.
  public var text: String

  /// Creates a cue that is shown from `start` until just before `end`, in seconds.
  public init(start: Double, end: Double, text: String) { (self.start, self.end, self.text) = (start, end, text) }
}

extension SubtitleConversion {
  private static let maximumText = 4_096

  /// Returns the cues of a file in a format that receivers show, ordered by time; `nil` for other formats.
  ///
  /// Cues that can't be read, or that end before they begin, are left out, as browsers do.
  public static func shownCues(of text: String) -> [ShownCue]? {
    guard text.utf8.count <= self.maximumBytes else { return nil }
    let text = DecodedText(Array(text.utf8)).text
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    guard let format = SubtitleFormat(lines: lines), [.webVTT, .ttml].contains(format),
      let contents = try? self.contents(lines, text, format)
    else { return nil }
    let cues = contents.cues.prefix(self.maximumCues).compactMap { cue -> ShownCue? in
      guard let end = cue.end, end > cue.start else { return nil }
      return ShownCue(
        start: Double(cue.start) / 1_000, end: Double(end) / 1_000,
        text: self.plain(cue.text.prefix(self.maximumText)))
    }
    return cues.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// Returns WebVTT text without tags such as `<b>` and `<v Roger>`, and with character references resolved.
  private static func plain(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let bracket = rest.firstIndex(ofSign: "<") {
      result += rest[..<bracket]
      guard let end = rest[bracket...].firstIndex(ofSign: ">") else { return CharacterReferences.decoded(result) }
      rest = rest.behind(end)
    }
    return CharacterReferences.decoded(result + rest)
  }
}
