package import CastModel
package import MediaFormats

/// The known facts about one file.
package struct JudgedFile: Hashable, Sendable {
  package var url: String
  /// The type that the load gives; `nil` if it doesn't.
  package var saidType: String?
  /// The type that the server gives; `nil` if it gives none.
  package var serverType: String?
  /// The type by its content; `nil` if unknown.
  package var detectedType: String?
  /// The format by the first bytes, and by the name where several begin alike; `nil` if unknown.
  package var format: MediaFormat?
  /// FFmpeg's name of a container that receivers don't read, and that has no row in ``FormatTable``.
  package var foreignContainer: String?
  /// The reason why the file can't be read, as a clause; `nil` if it can.
  package var defect: String?
  package var size: Int64?
  package var duration: Double?
  package var honoursRanges: Bool?
  package var isIndexAtEnd = false
  /// The length in bytes that the container claims, if the file is shorter: it was cut.
  package var completeLength: Int64?
  package var tracks: [JudgedTrack] = []
  /// The measured throughput, in bytes per second; `nil` if it wasn't measured.
  package var speed: Double?

  package init(url: String) { self.url = url }

  /// The average rate of playback, in bytes per second; `nil` if the size or duration is unknown.
  var neededSpeed: Double? {
    guard let size, let duration, duration > 0.1 else { return nil }
    return Double(size) / duration
  }
}

/// Judges whether receivers read a file, without regard to its codecs. Pure.
package enum FileJudge {
  private static let convert = "Convert it to MP4: ffmpeg -i IN -c:v libx264 -c:a aac -movflags +faststart OUT.mp4"

  package static func findings(_ file: JudgedFile, on device: PreflightDevice) -> [PreflightFinding] {
    func finding(
      _ code: PreflightCode, _ severity: PreflightSeverity, _ message: String, _ advice: String?
    ) -> PreflightFinding {
      PreflightFinding(code: code, severity: severity, url: file.url, message: message, advice: advice)
    }
    if file.size == 0 {
      return [finding(.empty, .blocks, "It is empty: 0 bytes.", "Check how the file was made.")]
    }
    if let format = file.format, format.isUnread {
      return [
        format.kind == .document && FormatTable.areSame(format.contentType, "text/html")
          ? finding(
            .containerNotSupported, .blocks, "It is a web page, not media.",
            "Use the media's own URL; a program such as yt-dlp finds it in the page.")
          : finding(.containerNotSupported, .blocks, "It is \(format.name), which receivers don't read.", self.convert)
      ]
    }
    if let name = file.foreignContainer {
      return [finding(.containerNotSupported, .blocks, "It is “\(name)”, which receivers don't read.", self.convert)]
    }
    if let defect = file.defect {
      return [finding(.broken, .blocks, "It can't be read: \(defect).", "Check that the file is whole.")]
    }
    var findings = self.type(file, finding)
    if file.detectedType == nil {
      findings.append(
        finding(
          .containerNotSupported, .risks, "What kind of file it is can't be told.", "Check that it is a media file."))
    } else if let format = FormatTable.format(ofType: file.detectedType), case .disputed(let doubt) = format.support {
      findings.append(
        finding(
          .containerNotSupported, .risks, "It is \(format.name), \(doubt).",
          "If it fails: ffmpeg -i IN -c copy -movflags +faststart OUT.mp4 changes the container alone."))
    }
    if let complete = file.completeLength, let size = file.size, complete > size {
      findings.append(
        finding(
          .broken, .risks, "It is cut: \(size) of \(complete) bytes are there\(self.end(of: file, complete)).",
          "Get the rest of the file."))
    }
    if file.isIndexAtEnd {
      findings.append(
        finding(
          .moovAtEnd, file.honoursRanges == false ? .risks : .note, "Its index stands behind the media.",
          "ffmpeg -i IN -c copy -movflags +faststart OUT.mp4 moves it to the front."))
    }
    let isMoving = !FormatTable.isImage(file.detectedType)
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

  /// Returns a clause with the time at which a cut file ends, by the share of its bytes; empty if it is unknown.
  private static func end(of file: JudgedFile, _ complete: Int64) -> String {
    guard let size = file.size, let duration = file.duration else { return "" }
    func spoken(_ seconds: Double) -> String {
      let (minutes, rest) = Int(seconds).quotientAndRemainder(dividingBy: 60)
      return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }
    return ", so it ends at about \(spoken(duration * Double(size) / Double(complete))) of \(spoken(duration))"
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
      // The receiver chooses its player by the load's type, before it reads the content.
      let player = MediaType(said)
      if player == nil || player == kind {
        return FormatTable.areSame(said, detected)
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
    guard let server = file.serverType, !FormatTable.areSame(server, detected), MediaType(server) != nil else {
      return []
    }
    let isOther = MediaType(server) != kind
    return [
      finding(
        .wrongContentType, isOther ? .risks : .note, "Its server says “\(server)”, but it is \(detected).",
        "Let the server say \(detected), or name it in the load.")
    ]
  }
}
