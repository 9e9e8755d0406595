import TextFormats

@testable import Subtitles

/// Converts subtitles: the result is WebVTT that is converted to itself, that a player shows cue by cue, and whose
/// size is bounded by that of the file.
@Sendable func fuzzSubtitles(_ bytes: UnsafeBufferPointer<UInt8>) {
  let file = Array(bytes)
  // The last byte chooses the hints.
  let hint = [nil, "ru", "ja", "el"][Int(bytes.last ?? 0) & 3]
  _ = SubtitleConversion.format(ofHead: file)
  guard
    let converted = try? SubtitleConversion.webVTT(
      from: file, languageHint: hint, framesPerSecond: file.count.isMultiple(of: 2) ? 25 : nil)
  else { return }
  precondition(converted.cueCount > 0)
  precondition(converted.text.utf8.count <= 64 * (file.count + 64), "the text has grown")
  guard let again = try? SubtitleConversion.webVTT(from: Array(converted.text.utf8)) else {
    preconditionFailure("the result isn't WebVTT")
  }
  precondition(again.format == .webVTT && again.encoding == .utf8)
  precondition(again.cueCount == converted.cueCount, "a cue was lost or won")
  precondition(again.text == converted.text, "the result is converted to another text")
  guard let shown = SubtitleConversion.shownCues(of: converted.text) else { preconditionFailure("it can't be shown") }
  precondition(shown.count == converted.cueCount, "a cue isn't shown")
  precondition(zip(shown, shown.dropFirst()).allSatisfy { $0.start <= $1.start })
}
