package import CastModel
import MediaFormats

/// The known facts about one file.
package struct JudgedFile: Hashable, Sendable {
  package var url: String
  /// The type that the load gives; `nil` if it doesn't.
  package var saidType: String?
  /// What its server says.
  package var serverType: String?
  /// The type by its content; `nil` if unknown.
  package var detectedType: String?
  /// The name of a format that receivers don't read: `AVI`.
  package var foreignFormat: String?
  /// Why it can't be read, in a clause.
  package var defect: String?
  package var size: Int64?
  package var duration: Double?
  package var honoursRanges: Bool?
  package var isIndexAtEnd = false
  package var tracks: [JudgedTrack] = []
  /// In bytes a second, as measured.
  package var speed: Double?
  /// Whether it is a file of this machine.
  package var isLocal = false

  package init(url: String) { self.url = url }

  /// In bytes a second, as it plays.
  var neededSpeed: Double? {
    guard let size, let duration, duration > 0.1 else { return nil }
    return Double(size) / duration
  }
}

/// Judges whether receivers read a file, without regard to its codecs. Pure.
package enum FileJudge {
  private static let convert = "Convert it to MP4: ffmpeg -i IN -c:v libx264 -c:a aac -movflags +faststart OUT.mp4"

  /// The findings about a file.
  package static func findings(_ file: JudgedFile, on device: PreflightDevice) -> [PreflightFinding] {
    func finding(
      _ code: PreflightCode, _ severity: PreflightSeverity, _ message: String, _ advice: String?
    ) -> PreflightFinding {
      PreflightFinding(code: code, severity: severity, url: file.url, message: message, advice: advice)
    }
    if file.size == 0 {
      return [finding(.empty, .blocks, "It is empty: 0 bytes.", "Check how the file was made.")]
    }
    if let format = file.foreignFormat {
      return [
        format == "HTML"
          ? finding(
            .containerNotSupported, .blocks, "It is a web page, not media.",
            "Use the media's own URL; a program such as yt-dlp finds it in the page.")
          : finding(.containerNotSupported, .blocks, "It is \(format), which receivers don't read.", self.convert)
      ]
    }
    if let defect = file.defect {
      return [finding(.broken, .blocks, "It can't be read: \(defect).", "Check that the file is whole.")]
    }
    var findings = self.type(file, finding)
    switch file.detectedType {
    case "video/x-matroska"?, "audio/x-matroska"?:
      findings.append(
        finding(
          .containerNotSupported, .risks, "It is Matroska, which isn't on Google's list; many devices play it.",
          "If it fails: ffmpeg -i IN -c copy -movflags +faststart OUT.mp4 changes the container alone."))
    case "video/quicktime"?:
      findings.append(
        finding(
          .containerNotSupported, .risks, "It is QuickTime, which isn't on Google's list; most devices play it as MP4.",
          "If it fails: ffmpeg -i IN -c copy -movflags +faststart OUT.mp4 changes the container alone."))
    case nil:
      findings.append(
        finding(
          .containerNotSupported, .risks, "What kind of file it is can't be told.", "Check that it is a media file."))
    default: break
    }
    if file.isIndexAtEnd {
      findings.append(
        finding(
          .moovAtEnd, file.honoursRanges == false ? .risks : .note, "Its index stands behind the media.",
          "ffmpeg -i IN -c copy -movflags +faststart OUT.mp4 moves it to the front."))
    }
    let isMoving = file.detectedType?.hasPrefix("image/") != true
    if file.honoursRanges == false, isMoving {
      findings.append(
        finding(
          .noRangeSupport, .risks, "Its server sends only all of it: the receiver can't seek.",
          "Use a server that answers Range requests with 206."))
    }
    if let speed = file.speed, let needed = file.neededSpeed, speed < needed {
      findings.append(
        finding(
          .tooSlow, .risks,
          "It comes with \(self.spoken(speed)) and needs \(self.spoken(needed)): playback will stop to buffer.",
          "Use a faster connection or server, or a smaller version."))
    }
    return findings + TrackJudge.findings(file.tracks, url: file.url, on: device)
  }

  private static func spoken(_ bytesPerSecond: Double) -> String {
    let megabits = (bytesPerSecond * 8 / 1e5).rounded() / 10
    return megabits >= 0.1 ? "\(megabits) Mbit/s" : "\((bytesPerSecond * 8 / 1e3).rounded()) kbit/s"
  }

  // MARK: Types

  private static func type(
    _ file: JudgedFile,
    _ finding: (PreflightCode, PreflightSeverity, String, String?) -> PreflightFinding
  ) -> [PreflightFinding] {
    guard let detected = file.detectedType, let kind = MediaType(detected) else { return [] }
    if let said = file.saidType {
      // The receiver chooses its player by the load's type, before it looks at the content.
      let player = MediaType(said)
      if player == nil || player == kind {
        return self.isSame(said, detected)
          ? []
          : [finding(.wrongContentType, .note, "The load says “\(said)”, but it is \(detected).", "Say \(detected).")]
      }
      return [
        finding(
          .wrongContentType, .blocks,
          "The load says “\(said)”, but it is \(detected): the receiver takes the wrong player.",
          "Say \(detected).")
      ]
    }
    guard let server = file.serverType, !self.isSame(server, detected), MediaType(server) != nil else { return [] }
    let isOther = MediaType(server) != kind
    return [
      finding(
        .wrongContentType, isOther ? .risks : .note, "Its server says “\(server)”, but it is \(detected).",
        "Let the server say \(detected), or name it in the load.")
    ]
  }

  /// Whether two types mean the same, however they are written.
  private static func isSame(_ said: String, _ detected: String) -> Bool {
    let type = MediaType.essence(said)
    if type == detected { return true }
    let ends = (type.split(separator: "/").last ?? "", detected.split(separator: "/").last ?? "")
    let aliases: [Substring: Substring] = [
      "x-m4v": "mp4", "x-m4a": "mp4", "m4a": "mp4", "mp3": "mpeg", "x-mp3": "mpeg", "x-wav": "wav", "wave": "wav",
      "vnd.wave": "wav", "x-flac": "flac", "aacp": "aac", "x-aac": "aac", "jpg": "jpeg", "x-ms-bmp": "bmp",
      "opus": "ogg", "matroska": "x-matroska", "octet-stream": ends.1,
    ]
    return (aliases[ends.0] ?? ends.0) == ends.1
  }
}

/// Formats that receivers don't read, by their first bytes, so that a refusal can name them.
package enum ForeignFormat {
  /// What people call it; `nil` for what isn't known here.
  package static func name(of start: [UInt8]) -> String? {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      start.count >= offset + text.utf8.count && start[offset...].prefix(text.utf8.count).elementsEqual(text.utf8)
    }
    if has("RIFF"), has("AVI ", at: 8) { return "AVI" }
    if start.starts(with: [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]) { return "Windows Media (ASF)" }
    if has("FLV") { return "Flash Video (FLV)" }
    if has(".RMF") { return "RealMedia" }
    if start.starts(with: [0, 0, 1, 0xBA]) { return "an MPEG program stream" }
    if has("FORM"), has("AIF", at: 8) { return "AIFF" }
    if has("caff") { return "Core Audio (CAF)" }
    if has("MAC ") { return "Monkey's Audio (APE)" }
    if has("wvpk") { return "WavPack" }
    if has("DSD ") || has("FRM8") { return "DSD" }
    if has("MThd") { return "MIDI" }
    if has("#!AMR") { return "AMR" }
    if start.starts(with: [0x0B, 0x77]) { return "raw Dolby Digital" }
    if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return "TIFF" }
    if has("ftyp", at: 4) {
      if has("heic", at: 8) || has("heix", at: 8) || has("mif1", at: 8) { return "HEIC" }
      if has("avif", at: 8) || has("avis", at: 8) { return "AVIF" }
    }
    if has("%PDF") { return "a PDF document" }
    if has("PK\u{3}\u{4}") { return "a ZIP archive" }
    return self.isMarkup(start) ? "HTML" : nil
  }

  private static func isMarkup(_ start: [UInt8]) -> Bool {
    let text = String(decoding: start.prefix(512), as: UTF8.self).lowercased().drop {
      $0.isWhitespace || $0 == "\u{FEFF}"
    }
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
  }
}
