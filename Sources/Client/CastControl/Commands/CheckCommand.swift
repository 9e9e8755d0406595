import ArgumentParser
import CastRPCClient

/// `castctl check WHAT`.
struct CheckCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Says whether a device will play something, and why not.",
    discussion: """
      This machine fetches the media as the device would; nothing is sent to the device. Without --on it is judged \
      for any device. It ends with 0 if it will play or may fail, and with 5 if it won't play.
      """)
  @Argument(help: ArgumentHelp("A URL, or a file of this machine.", valueName: "what")) var what: String
  @Option(help: ArgumentHelp("The MIME type that the load would say. Default: told from the URL.", valueName: "mime"))
  var type: String?
  @Option(help: ArgumentHelp("The URL of subtitles that go with it.", valueName: "url")) var subtitles: String?
  @Flag(help: "End with 5 also if it may fail.") var strict = false
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let output = session.output
    output.live("Looking at it…")
    let limit = self.common.limit(45) + PlayCommand.resolvingTime
    let report = try await session.client.media.preflight(try self.params(), timeout: limit) { progress in
      if let message = progress.message { output.live("Looking at \(TerminalText.clean(message))…") }
    }
    output.live("")
    if output.isJSON { output.json(report) } else { output.lines(PreflightText.lines(report, output.hasColours)) }
    let fails = report.verdict == .willFail && report.conversion == nil || (self.strict && report.verdict == .mayFail)
    if fails { throw ExitCode(ControlExit.refused.rawValue) }
  }

  private func params() throws -> MediaPreflightParams {
    var url = self.what
    if !url.contains("://"), !url.lowercased().hasPrefix("data:") { url = try PlayableThing.locations([url])[0] }
    var params = MediaPreflightParams(device: self.common.device)
    if let subtitles {
      params.media = .of(url, type: self.type, title: nil)
      params.media?.tracks = [
        Track(trackId: 1, type: .text, trackContentId: subtitles, subtype: .subtitles, language: "und")
      ]
    } else {
      (params.url, params.contentType) = (url, self.type)
    }
    return params
  }
}

/// The text form of a preflight.
enum PreflightText {
  static func lines(_ report: PreflightReport, _ colours: Bool) -> [String] {
    let device = report.friendlyName.map { "“\(TerminalText.clean($0))”" } ?? "A Cast device"
    let (verdict, style): (String, TerminalStyle) =
      switch report.verdict {
      case _ where report.conversion != nil: ("\(device) plays it converted.", .green)
      case .willPlay: ("\(device) will play it.", .green)
      case .willFail: ("\(device) can't play it.", .red)
      default: ("\(device) may not play it.", .yellow)
      }
    var lines = [style.apply(to: verdict, colours)]
    if let resolved = report.resolved { lines.append("  " + ResolvedText.line(resolved)) }
    if let facts = report.facts { lines.append("  " + TerminalText.clean(self.summary(facts))) }
    if let conversion = report.conversion { lines.append("  " + TerminalText.clean(self.plan(conversion))) }
    for finding in report.findings {
      let (mark, style): (String, TerminalStyle) =
        finding.severity == .blocks
        ? ("blocks", .red) : finding.severity == .risks ? ("risks ", .yellow) : ("note  ", .faint)
      let about = finding.url.flatMap { $0 == report.url ? nil : " (\($0))" } ?? ""
      lines.append(
        "  \(style.apply(to: mark, colours))  "
          + TerminalText.clean("\(finding.code.rawValue): \(finding.message)\(about)"))
      if let advice = finding.advice { lines.append("          \(TerminalText.clean(advice))") }
    }
    return lines
  }

  /// Returns the planned conversion as text: “castctl play converts it while it plays: other sound (AAC). Its sound is
  /// DTS, which Cast devices don't decode.”
  private static func plan(_ conversion: PlannedConversion) -> String {
    let steps = conversion.steps.map { step in
      switch step {
      case .otherContainer: "another container"
      case .otherSound: "other sound (AAC)"
      case .otherPictures:
        "other pictures (H.264" + (conversion.height.map { ", \($0) lines)" } ?? ")")
      case .burnedSubtitles: "subtitles in the pictures"
      default: step.rawValue
      }
    }
    return "castctl play converts it while it plays: \(steps.joined(separator: ", ")). "
      + conversion.reasons.joined(separator: " ")
  }

  /// Returns the facts in one line: `video/mp4, 12:03, 120.4 MB, avc1.640028 1920×1080, mp4a.40.2`.
  private static func summary(_ facts: PreflightFacts) -> String {
    var parts = [facts.detectedType ?? facts.contentType ?? "unknown type"]
    if facts.isLive == true { parts.append("live") }
    if let duration = facts.duration { parts.append(MediaTime.text(duration)) }
    if let size = facts.size { parts.append(self.bytes(size)) }
    for track in (facts.tracks ?? []).prefix(8) {
      let size = track.width.flatMap { width in track.height.map { " \(width)×\($0)" } } ?? ""
      if let codec = track.codec { parts.append(codec + size) }
    }
    return parts.joined(separator: ", ")
  }

  private static func bytes(_ count: Int64) -> String {
    let units = [(1_000_000_000.0, "GB"), (1_000_000.0, "MB"), (1_000.0, "kB")]
    for (unit, name) in units where Double(count) >= unit {
      return "\((Double(count) / unit * 10).rounded() / 10) \(name)"
    }
    return "\(count) bytes"
  }
}
