/// The container of a stream's segments.
package enum SegmentFormat: Hashable, Sendable {
  case transportStream, fragmentedMP4
  /// Frames of sound without a container ("packed audio", RFC 8216, 3.4).
  case aac, mp3, ac3, eac3
  case webVTT

  /// Determines the format of a segment by its first bytes; `nil` for other content.
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

  /// Determines the format by the end of a segment's name; `nil` if it shows none.
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

  /// Whether a segment has pictures, by its first bytes: the tables of a transport stream, or the index of MP4; `nil`
  /// if they don't show it.
  static func hasPictures(start: [UInt8]) -> Bool? {
    switch SegmentFormat(start: start) {
    case .transportStream?: return ProgramMap(start: start).map { $0.hasPictures }
    case .fragmentedMP4?:
      let description = try? ContainerReader.read(SparseBytes(all: start))
      return description.map { $0.tracks.contains { $0.kind == .video } }
    case let format?: return format.isPackedAudio ? false : nil
    case nil: return nil
    }
  }

  /// Whether it is sound without a container.
  package var isPackedAudio: Bool { [.aac, .mp3, .ac3, .eac3].contains(self) }

  /// Returns the format of packed audio, whose segments begin with a tag that has their time stamp. (RFC 8216, 3.4.)
  private static func frames(_ start: [UInt8]) -> SegmentFormat? {
    var frames = start[...]
    if start.starts(with: "ID3".utf8), start.count >= 10 {
      frames = start.dropFirst(10 + start[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) })
      // The tag is longer than the bytes fetched, so the frames are unknown: nearly all packed audio is AAC.
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

/// The streams of a transport stream's program. (ISO 13818-1, 2.4.4.)
private struct ProgramMap {
  /// MPEG-1, MPEG-2, MPEG-4 Part 2, H.264 and HEVC. (ISO 13818-1, table 2-34.)
  private static let pictures: Set<UInt8> = [0x01, 0x02, 0x10, 0x1B, 0x24]
  private static let packetLength = 188

  private(set) var hasPictures = false

  /// Reads the first program map; `nil` if it isn't there.
  init?(start: [UInt8]) {
    var mapID: Int?
    for offset in stride(from: 0, through: start.count - Self.packetLength, by: Self.packetLength) {
      let packet = start[offset..<(offset + Self.packetLength)]
      guard let (id, section) = Self.section(Array(packet)) else { continue }
      if id == 0, section.count >= 12 {
        mapID = Self.firstMapID(section)
      } else if id == mapID, section.count >= 12 {
        self.read(section)
        return
      }
    }
    return nil
  }

  /// Returns the packet id of the first program's map in an association table; `nil` without a program. The entry of
  /// program 0 names the network information instead. (ISO 13818-1, 2.4.4.5.)
  private static func firstMapID(_ section: [UInt8]) -> Int? {
    let end = Self.end(of: section)
    var offset = 8
    while offset + 4 <= end {
      let entry = section[offset..<offset + 4].map { Int($0) }
      if entry[0] | entry[1] != 0 { return (entry[2] & 0x1F) << 8 | entry[3] }
      offset += 4
    }
    return nil
  }

  private mutating func read(_ section: [UInt8]) {
    let end = Self.end(of: section)
    var offset = 12 + Int(section[10] & 0x0F) << 8 + Int(section[11])
    while offset + 5 <= end {
      if Self.pictures.contains(section[offset]) { self.hasPictures = true }
      offset += 5 + Int(section[offset + 3] & 0x0F) << 8 + Int(section[offset + 4])
    }
  }

  /// Returns the index behind a section's entries, where its checksum is.
  private static func end(of section: [UInt8]) -> Int {
    min(section.count, 3 + Int(section[1] & 0x0F) << 8 + Int(section[2]) - 4)
  }

  /// Returns the section that begins in a packet, and the packet's id; `nil` if none does.
  private static func section(_ packet: [UInt8]) -> (id: Int, bytes: [UInt8])? {
    guard packet[0] == 0x47, packet[1] & 0x40 != 0, packet[3] & 0x10 != 0 else { return nil }
    let content = packet[3] & 0x20 == 0 ? 4 : 5 + Int(packet[4])
    guard content < packet.count else { return nil }
    return (
      Int(packet[1] & 0x1F) << 8 | Int(packet[2]), Array(packet.dropFirst(content + 1 + Int(packet[content])))
    )
  }
}
