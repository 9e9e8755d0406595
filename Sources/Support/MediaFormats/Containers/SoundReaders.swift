/// MP3 and ADTS AAC: the frame count of a Xing or VBRI header, or an estimate by the bit rate of the first frames.
enum MPEGAudioReader: ContainerReading {
  /// The bytes after the tags in which the first frame is searched.
  private static let searchLength = 32 << 10
  /// The number of frames that must follow the first one of a stream that begins in the middle of a frame.
  private static let framesOfJoined = 4
  private static let maximumTag: Int64 = 64 << 20
  /// The bytes at the end in which the last frame is searched: enough for some of the longest frames.
  private static let tailLength: Int64 = 8 << 10

  /// The facts of a frame's header.
  private struct Frame {
    var length: Int
    var samples: Int
    var rate: Int
    /// The bitrate, in bits per second; 0 if the header doesn't specify it.
    var bitRate = 0
    /// The offset of a Xing header from the frame's beginning.
    var sideInfoEnd = 0
    var isADTS = false
  }

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    var start: Int64 = 0
    let hasTag = try bytes.has("ID3", at: 0)
    if hasTag {
      let size = try bytes.bytes(at: 6, count: 4).reduce(Int64(0)) { $0 << 7 | Int64($1 & 0x7F) }
      guard size <= self.maximumTag else { throw .malformed("its tag is too long") }
      start = 10 + size + (try bytes.bigEndian(at: 5, count: 1) & 0x10 == 0 ? 0 : 10)
    }
    let window = try bytes.bytes(at: start, upTo: self.searchLength)
    // Some programs put such a tag before FLAC, too.
    if hasTag, window.starts(with: "fLaC".utf8) { return try FLACReader.read(bytes, at: start) }
    let first = window.startIndex
    guard let (offset, frame) = self.firstFrame(in: Array(window), mayBeLater: hasTag) else {
      if hasTag { throw .malformed("there is no audio after the tag") }
      throw .unrecognised
    }
    let frameBytes = window[(first + offset)...]
    let audioStart = start + Int64(offset)
    let type = frame.isADTS ? "audio/aac" : "audio/mpeg"
    let tracks = [ContainerTrack(kind: .audio, codec: frame.isADTS ? "aac" : "mp3")]
    if !frame.isADTS, let totals = Totals(Array(frameBytes.prefix(frame.length)), frame), let count = totals.frames {
      var description = ContainerDescription(
        contentType: type, duration: Double(count) * Double(frame.samples) / Double(frame.rate), tracks: tracks)
      description.completeLength = try self.completeLength(bytes, from: audioStart, frame, totals)
      return description
    }
    let estimate = bytes.length.flatMap { self.estimate(Array(frameBytes), rest: $0 - audioStart) }
    return ContainerDescription(contentType: type, duration: estimate, tracks: tracks, isEstimate: true)
  }

  /// Returns the first frame header that others follow at the right distance: one after a tag or at the beginning, else
  /// several, because any file may contain one by chance.
  private static func firstFrame(in bytes: [UInt8], mayBeLater: Bool) -> (Int, Frame)? {
    guard bytes.count >= 8 else { return nil }
    for offset in 0..<(bytes.count - 7) where bytes[offset] == 0xFF {
      guard let frame = self.frame(bytes, at: offset) else { continue }
      let (count, reachesEnd) = self.frames(bytes, after: frame, at: offset)
      if mayBeLater || offset < 4 ? count > 0 || reachesEnd : count >= self.framesOfJoined { return (offset, frame) }
    }
    return nil
  }

  /// Returns the number of frames of the same rate that follow one, at most ``framesOfJoined``, and whether the bytes
  /// end before the next.
  private static func frames(_ bytes: [UInt8], after frame: Frame, at offset: Int) -> (count: Int, reachesEnd: Bool) {
    var (next, count) = (offset + frame.length, 0)
    while count < self.framesOfJoined, next + 7 <= bytes.count {
      guard let following = self.frame(bytes, at: next), following.rate == frame.rate else { return (count, false) }
      (next, count) = (next + following.length, count + 1)
    }
    return (count, count < self.framesOfJoined)
  }

  private static func frame(_ bytes: [UInt8], at offset: Int) -> Frame? {
    guard offset + 7 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] & 0xE0 == 0xE0 else { return nil }
    return bytes[offset + 1] & 0xF6 == 0xF0 ? self.adtsFrame(bytes, at: offset) : self.mpegFrame(bytes, at: offset)
  }

  private static func adtsFrame(_ bytes: [UInt8], at offset: Int) -> Frame? {
    let rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]
    let index = Int(bytes[offset + 2] >> 2 & 15)
    let length = Int(bytes[offset + 3] & 3) << 11 | Int(bytes[offset + 4]) << 3 | Int(bytes[offset + 5] >> 5)
    guard index < rates.count, length >= 7 else { return nil }
    return Frame(length: length, samples: 1024 * (Int(bytes[offset + 6] & 3) + 1), rate: rates[index], isADTS: true)
  }

  private static func mpegFrame(_ bytes: [UInt8], at offset: Int) -> Frame? {
    let (second, third, fourth) = (bytes[offset + 1], bytes[offset + 2], bytes[offset + 3])
    // 3: MPEG-1, 2: MPEG-2, 0: MPEG-2.5. Only layer III.
    let version = Int(second >> 3 & 3)
    guard version != 1, second >> 1 & 3 == 1 else { return nil }
    let isFirst = version == 3
    let kilobits =
      isFirst
      ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
      : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    let (bitIndex, rateIndex) = (Int(third >> 4), Int(third >> 2 & 3))
    guard (1..<15).contains(bitIndex), rateIndex < 3 else { return nil }
    let rate = [44_100, 48_000, 32_000][rateIndex] / (isFirst ? 1 : version == 2 ? 2 : 4)
    let samples = isFirst ? 1152 : 576
    let length = samples / 8 * kilobits[bitIndex] * 1000 / rate + Int(third >> 1 & 1)
    let isMono = fourth >> 6 == 3
    let sideInfo = isFirst ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
    return Frame(
      length: length, samples: samples, rate: rate, bitRate: kilobits[bitIndex] * 1_000, sideInfoEnd: 4 + sideInfo)
  }

  /// The totals that the first frame contains instead of sound, in a header of Xing, LAME or Fraunhofer.
  private struct Totals {
    var frames: UInt64?
    /// The number of bytes of all frames, including the first one.
    var bytes: UInt64?
    /// Whether all frames have the same bit rate.
    var isConstant = false

    /// Reads the totals; `nil` if there are none.
    init?(_ bytes: [UInt8], _ frame: Frame) {
      func number(_ offset: Int) -> UInt64? {
        guard offset + 4 <= bytes.count else { return nil }
        return bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt64($1) }
      }
      func has(_ name: String, _ offset: Int) -> Bool {
        offset + 4 <= bytes.count && bytes[offset..<(offset + 4)].elementsEqual(name.utf8)
      }
      let xing = frame.sideInfoEnd
      self.isConstant = has("Info", xing)
      if has("Xing", xing) || self.isConstant, let flags = number(xing + 4) {
        // Each member is present if its flag is set.
        if flags & 1 == 1 { self.frames = number(xing + 8) }
        if flags & 2 == 2 { self.bytes = number(xing + (flags & 1 == 1 ? 12 : 8)) }
      } else if has("VBRI", 36) {
        (self.bytes, self.frames) = (number(46), number(50))
      } else {
        return nil
      }
    }
  }

  /// Returns the length that the totals claim, if the file is shorter by more than a frame; else `nil`.
  ///
  /// Some encoders count the tag before the sound, too. A file that has that many bytes is cut only if it ends inside a
  /// frame.
  private static func completeLength(
    _ bytes: SparseBytes, from audioStart: Int64, _ frame: Frame, _ totals: Totals
  ) throws(ReadStop) -> Int64? {
    guard let length = bytes.length else { return nil }
    var claimed = totals.bytes ?? 0
    if claimed == 0, totals.isConstant, let count = totals.frames {
      let bits = Double(frame.samples) * Double(frame.bitRate) / Double(frame.rate)
      claimed = UInt64(Double(count) * bits / 8)
    }
    let end = audioStart + Int64(claimed)
    guard end > length + Int64(frame.length) else { return nil }
    if claimed <= length, try self.endsWithFrame(bytes, length) { return nil }
    return end
  }

  /// Whether the last frame of a file is whole.
  private static func endsWithFrame(_ bytes: SparseBytes, _ length: Int64) throws(ReadStop) -> Bool {
    let tail = Array(try bytes.bytes(at: max(0, length - self.tailLength), upTo: Int(self.tailLength)))
    guard let (first, _) = self.firstFrame(in: tail, mayBeLater: false) else { return false }
    var offset = first
    while let frame = self.frame(tail, at: offset) { offset += frame.length }
    // Seven or more bytes after the last frame are a tag; fewer are the beginning of a frame.
    return offset == tail.count || offset + 7 <= tail.count
  }

  /// Estimates the duration of `rest` bytes by the frames at their beginning.
  private static func estimate(_ bytes: [UInt8], rest: Int64) -> Double? {
    var (offset, seconds) = (0, 0.0)
    while let frame = self.frame(bytes, at: offset) {
      seconds += Double(frame.samples) / Double(frame.rate)
      offset += frame.length
      guard offset < bytes.count else { break }
    }
    return offset > 0 ? seconds * Double(rest) / Double(offset) : nil
  }
}

/// RIFF WAVE: the length of `data` by the byte rate of `fmt `.
enum WAVReader: ContainerReading {
  private static let maximumChunks = 256

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.has("RIFF", at: 0), try bytes.has("WAVE", at: 8) else { throw .unrecognised }
    var offset: Int64 = 12
    var byteRate: UInt64?
    var track = ContainerTrack(kind: .audio, codec: "")
    for _ in 0..<self.maximumChunks {
      let name = try bytes.ascii(at: offset, count: 4)
      let size = try bytes.littleEndian(at: offset + 4, count: 4)
      if name == "fmt " {
        track.codec = String(try bytes.littleEndian(at: offset + 8, count: 2), radix: 16)
        track.channels = Int(try bytes.littleEndian(at: offset + 10, count: 2))
        track.sampleRate = Int(try bytes.littleEndian(at: offset + 12, count: 4))
        byteRate = try bytes.littleEndian(at: offset + 16, count: 4)
      } else if name == "data" {
        guard let byteRate, byteRate > 0 else { throw .malformed("there is no format before the data") }
        // A stream has the largest number as its size, or 0.
        let isOpen = size == 0 || size >= 0x7FFF_0000
        let rest = bytes.length.map { max(0, $0 - offset - 8) }
        let length = isOpen ? rest : Int64(size)
        var description = ContainerDescription(
          contentType: "audio/wav", duration: length.map { Double($0) / Double(byteRate) }, tracks: [track])
        if !isOpen, let rest, rest < Int64(size) { description.completeLength = offset + 8 + Int64(size) }
        return description
      }
      // Chunks begin at even positions.
      offset += 8 + Int64(size) + Int64(size & 1)
    }
    throw .malformed("there is no data chunk")
  }
}

/// Ogg with Vorbis, Opus or FLAC: the position of the last page by the sample rate. (RFC 3533, RFC 7845.)
enum OggReader: ContainerReading {
  /// The longest page, in bytes.
  private static let longestPage: Int64 = 65_307

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.has("OggS", at: 0) else { throw .unrecognised }
    let serial = try bytes.littleEndian(at: 14, count: 4)
    let content = 27 + Int64(try bytes.bigEndian(at: 26, count: 1))
    guard let stream = try self.stream(bytes, at: content) else {
      return ContainerDescription(contentType: "video/ogg", tracks: [ContainerTrack(kind: .video, codec: "theora")])
    }
    var track = ContainerTrack(kind: .audio, codec: stream.codec)
    track.channels = stream.channels
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
  ) throws(ReadStop) -> (codec: String, rate: UInt64, skip: UInt64, channels: Int?)? {
    if try bytes.has("\u{01}vorbis", at: offset) {
      let rate = try bytes.littleEndian(at: offset + 12, count: 4)
      guard rate > 0 else { throw .malformed("its sample rate is 0") }
      return ("vorbis", rate, 0, Int(try bytes.bigEndian(at: offset + 11, count: 1)))
    }
    // Opus counts in 48 kHz always.
    if try bytes.has("OpusHead", at: offset) {
      let channels = Int(try bytes.bigEndian(at: offset + 9, count: 1))
      return ("opus", 48_000, try bytes.littleEndian(at: offset + 10, count: 2), channels)
    }
    if try bytes.has("\u{7F}FLAC", at: offset) {
      let rate = try bytes.bigEndian(at: offset + 27, count: 8) >> 44
      guard rate > 0 else { throw .malformed("its sample rate is 0") }
      return ("flac", rate, 0, nil)
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

/// FLAC: the number of samples from STREAMINFO. (RFC 9639.)
enum FLACReader: ContainerReading {
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.has("fLaC", at: 0) else { throw .unrecognised }
    return try self.read(bytes, at: 0)
  }

  /// Reads the stream that begins at `start`.
  static func read(_ bytes: SparseBytes, at start: Int64) throws(ReadStop) -> ContainerDescription {
    let kind = try bytes.bigEndian(at: start + 4, count: 1) & 0x7F
    guard kind == 0 else { throw .malformed("it doesn't begin with STREAMINFO") }
    let fields = try bytes.bigEndian(at: start + 18, count: 8)
    let (rate, samples) = (fields >> 44, fields & 0xF_FFFF_FFFF)
    guard rate > 0 else { throw .malformed("its sample rate is 0") }
    var track = ContainerTrack(kind: .audio, codec: "flac")
    (track.channels, track.sampleRate) = (Int(fields >> 41 & 7) + 1, Int(rate))
    return ContainerDescription(
      contentType: "audio/flac", duration: Double(samples) / Double(rate), tracks: [track])
  }
}
