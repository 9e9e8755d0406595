/// The container of a stream's segments.
package enum SegmentFormat: Hashable, Sendable {
  case transportStream, fragmentedMP4
  /// Frames of sound without a container ("packed audio", RFC 8216, 3.4).
  case aac, mp3, ac3, eac3
  case webVTT

  /// The format of a segment by its first bytes; `nil` for other content.
  package init?(start: [UInt8]) {
    let boxes = ["ftyp", "styp", "moof", "moov", "sidx", "emsg", "prft"]
    if start.count >= 8, boxes.contains(where: { start[4..<8].elementsEqual($0.utf8) }) {
      self = .fragmentedMP4
    } else if start.first == 0x47 {
      self = .transportStream
    } else if start.starts(with: "WEBVTT".utf8) {
      self = .webVTT
    } else if let format = Self.frames(start) {
      self = format
    } else {
      return nil
    }
  }

  /// The format by the end of a segment's name; `nil` if it shows none.
  package init?(name: some StringProtocol) {
    switch FileName(String(name.prefix { $0 != "?" && $0 != "#" })).suffix {
    case "ts", "m2ts", "mts": self = .transportStream
    case "m4s", "mp4", "cmfv", "cmfa", "m4v", "m4a": self = .fragmentedMP4
    case "aac": self = .aac
    case "ac3": self = .ac3
    case "ec3", "eac3": self = .eac3
    case "mp3": self = .mp3
    case "vtt", "webvtt": self = .webVTT
    default: return nil
    }
  }

  /// Whether it is sound without a container.
  package var isPackedAudio: Bool { [.aac, .mp3, .ac3, .eac3].contains(self) }

  /// The format of packed audio, whose segments begin with a tag that has their time stamp. (RFC 8216, 3.4.)
  private static func frames(_ start: [UInt8]) -> SegmentFormat? {
    var frames = start[...]
    if start.starts(with: "ID3".utf8), start.count >= 10 {
      frames = start.dropFirst(10 + start[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) })
      // The tag hides the frames: nearly all packed audio is AAC.
      if frames.isEmpty { return .aac }
    }
    switch FormatTable.format(ofStart: Array(frames))?.contentType {
    case "audio/aac": return .aac
    case "audio/mpeg": return .mp3
    case "audio/ac3": return .ac3
    case "audio/eac3": return .eac3
    default: return nil
    }
  }
}
