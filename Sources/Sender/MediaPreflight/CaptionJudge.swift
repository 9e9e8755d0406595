package import CastModel
import MediaFormats
import XMLReading

/// Whether receivers show a file of subtitles. Pure.
package enum CaptionJudge {
  /// The findings about a text track's file.
  ///
  /// - Parameters:
  ///   - said: The type that the track says, else its server.
  ///   - text: The file.
  package static func findings(url: String, said: String?, text: String) -> [PreflightFinding] {
    let type = said.map { MediaType.essence($0) }
    let format = self.format(of: text)
    func finding(_ severity: PreflightSeverity, _ message: String, _ advice: String) -> PreflightFinding {
      PreflightFinding(
        code: .subtitleFormatNotSupported, severity: severity, url: url, message: message, advice: advice)
    }
    let serve = "Convert them to WebVTT; castctl play FILE --subtitles does it."
    switch (format, type) {
    case ("WebVTT", "text/vtt"), ("TTML", "application/ttml+xml"), ("TTML", "text/xml"), ("TTML", "application/xml"):
      return []
    case ("WebVTT", _), ("TTML", _):
      let right = format == "WebVTT" ? "text/vtt" : "application/ttml+xml"
      return [
        finding(
          .risks, "These subtitles are \(format ?? ""), but called “\(type ?? "")”.", "Say \(right) in the track.")
      ]
    case (let format?, _): return [finding(.risks, "These subtitles are \(format): receivers don't show them.", serve)]
    case (nil, _):
      return [finding(.risks, "These subtitles are neither WebVTT nor TTML: receivers don't show them.", serve)]
    }
  }

  /// `WebVTT`, `TTML`, `SubRip`, `SubStation`; `nil` for anything else.
  private static func format(of text: String) -> String? {
    let start = text.prefix(4_096).drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    if start.hasPrefix("WEBVTT") { return "WebVTT" }
    if start.hasPrefix("<") { return self.isTTML(text) ? "TTML" : nil }
    if start.hasPrefix("[Script Info]") { return "SubStation" }
    let lines = start.split(whereSeparator: \.isNewline).prefix(3)
    return lines.contains { $0.contains(" --> ") && $0.contains(",") } ? "SubRip" : nil
  }

  private static func isTTML(_ text: String) -> Bool {
    var root: String?
    do throws(XMLReader.Malformed) {
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        if case .start(let name, _) = item, root == nil { root = name }
      }
    } catch {
      return false
    }
    return root == "tt"
  }
}
