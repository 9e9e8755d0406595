/// Ogg with Vorbis, Opus or FLAC: the position of the last page by the sample rate. (RFC 3533, RFC 7845.)
enum OggReader: ContainerReading {
  /// A page is at most so long.
  private static let longestPage: Int64 = 65_307

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.has("OggS", at: 0) else { throw .unrecognised }
    let serial = try bytes.littleEndian(at: 14, count: 4)
    let content = 27 + Int64(try bytes.bigEndian(at: 26, count: 1))
    guard let stream = try self.stream(bytes, at: content) else {
      return ContainerDescription(contentType: "video/ogg", tracks: [ContainerTrack(kind: .video, codec: "theora")])
    }
    let track = ContainerTrack(kind: .audio, codec: stream.codec)
    guard let length = bytes.length else { return ContainerDescription(contentType: "audio/ogg", tracks: [track]) }
    let tailStart = max(0, length - self.longestPage)
    let tail = Array(try bytes.bytes(at: tailStart, count: Int(length - tailStart)))
    let granule = self.lastGranule(in: tail, serial: serial)
    return ContainerDescription(
      contentType: "audio/ogg", duration: granule.map { Double($0 - min($0, stream.skip)) / Double(stream.rate) },
      tracks: [track])
  }

  private static func stream(
    _ bytes: SparseBytes, at offset: Int64
  ) throws(ReadStop) -> (codec: String, rate: UInt64, skip: UInt64)? {
    if try bytes.has("\u{01}vorbis", at: offset) {
      let rate = try bytes.littleEndian(at: offset + 12, count: 4)
      guard rate > 0 else { throw .malformed("its sample rate is 0") }
      return ("vorbis", rate, 0)
    }
    // Opus counts in 48 kHz always.
    if try bytes.has("OpusHead", at: offset) {
      return ("opus", 48_000, try bytes.littleEndian(at: offset + 10, count: 2))
    }
    if try bytes.has("\u{7F}FLAC", at: offset) {
      let rate = try bytes.bigEndian(at: offset + 27, count: 8) >> 44
      guard rate > 0 else { throw .malformed("its sample rate is 0") }
      return ("flac", rate, 0)
    }
    return nil
  }

  private static func lastGranule(in tail: [UInt8], serial: UInt64) -> UInt64? {
    let capture = Array("OggS".utf8)
    guard tail.count >= 27 else { return nil }
    for start in (0...(tail.count - 27)).reversed() where tail[start] == capture[0] {
      guard tail[start..<(start + 4)].elementsEqual(capture) else { continue }
      let number = { (from: Int, count: Int) in
        tail[(start + from)..<(start + from + count)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      }
      // All ones: no packet ends on that page.
      if number(14, 4) == serial, number(6, 8) != .max { return number(6, 8) }
    }
    return nil
  }
}
