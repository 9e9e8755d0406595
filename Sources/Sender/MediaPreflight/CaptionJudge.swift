package import CastModel
import MediaFormats
import Subtitles

/// Judges whether receivers show a file of subtitles. Pure.
package enum CaptionJudge {
  /// The bytes that suffice to recognise a file's format.
  private static let headBytes = 16 << 10

  /// Returns the findings about a text track's file.
  ///
  /// - Parameters:
  ///   - said: The MIME type that the track gives, else the server's.
  ///   - text: The text of the file.
  package static func findings(url: String, said: String?, text: String) -> [PreflightFinding] {
    let type = said.map { MediaType.essence($0) }
    let format = SubtitleConversion.format(ofHead: Array(text.utf8.prefix(self.headBytes)))
    func finding(_ severity: PreflightSeverity, _ message: String, _ advice: String) -> PreflightFinding {
      PreflightFinding(
        code: .subtitleFormatNotSupported, severity: severity, url: url, message: message, advice: advice)
    }
    let serve = "Convert them to WebVTT; castctl play FILE --subtitles does it."
    switch (format, type) {
    case (.webVTT?, "text/vtt"), (.ttml?, "application/ttml+xml"), (.ttml?, "text/xml"), (.ttml?, "application/xml"):
      return []
    case (let format?, _) where format == .webVTT || format == .ttml:
      let right = format == .webVTT ? "text/vtt" : "application/ttml+xml"
      return [
        finding(
          .risks, "These subtitles are \(format.rawValue), but called “\(type ?? "")”.", "Say \(right) in the track.")
      ]
    case (let format?, _):
      return [finding(.risks, "These subtitles are \(format.rawValue): receivers don't show them.", serve)]
    case (nil, _):
      return [finding(.risks, "These subtitles are neither WebVTT nor TTML: receivers don't show them.", serve)]
    }
  }
}
