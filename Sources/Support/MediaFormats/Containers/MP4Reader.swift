/// MP4 and QuickTime: duration and tracks from `moov`, wherever it is in the file. (ISO 14496-12.)
struct MP4Reader: ContainerReading {
  /// A box: its type, and the range of its content.
  struct Box {
    var type: String
    var start: Int64
    var end: Int64
    /// The end that its header claims.
    var wanted: Int64
    /// Whether the enclosing box, or the file, ends before this one.
    var isCut: Bool { self.wanted > self.end }
  }

  /// The most boxes that are read of a file: one of many tiny boxes mustn't block the loop.
  private static let maximumBoxes = 4_096
  /// The bytes of a `moov` that are fetched at once.
  private static let moovChunk: Int64 = 256 << 10

  let bytes: SparseBytes
  private var boxCount = 0

  private init(_ bytes: SparseBytes) { self.bytes = bytes }

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try self.isRecognised(bytes) else { throw .unrecognised }
    var reader = MP4Reader(bytes)
    return try reader.read()
  }

  private static func isRecognised(_ bytes: SparseBytes) throws(ReadStop) -> Bool {
    for type in ["ftyp", "moov", "mdat", "free", "skip", "wide", "styp"] as [StaticString] {
      if try bytes.has(type, at: 4) { return true }
    }
    return false
  }

  private mutating func read() throws(ReadStop) -> ContainerDescription {
    var description: ContainerDescription?
    var indexed: Double?
    var isFragmented = false
    var movie: Box?
    let isQuickTime = try self.bytes.has("ftypqt", at: 4)
    var (offset, hasMedia, isIndexAtEnd): (Int64, Bool, Bool) = (0, false, false)
    var completeLength: Int64?
    while let box = try self.nextBox(at: offset, isDescribed: description != nil) {
      switch box.type {
      case "moov":
        isIndexAtEnd = hasMedia
        (description, isFragmented) = try self.movie(box)
        movie = box
      case "mdat":
        hasMedia = true
        if box.isCut { completeLength = box.wanted }
      case "sidx": indexed = try self.indexedDuration(box)
      // A fragmented file has its duration before its fragments, or in an index behind them.
      case "moof": if description != nil { offset = .max }
      default: break
      }
      guard offset != .max, box.end > offset else { break }
      offset = box.end
      if let description, description.duration != nil || indexed != nil || !isFragmented { break }
    }
    guard let description, let movie else { throw .malformed("there is no moov box") }
    if isFragmented, description.duration == nil, indexed == nil { indexed = try self.endByIndex(movie) }
    // If the index comes first, the header of the media may be fetched already; it is worth neither a request nor an
    // error.
    if !hasMedia, offset != .max, self.bytes.held(at: offset, upTo: 16).count == 16,
      let media = try? self.box(at: offset, before: self.bytes.length ?? .max), media.type == "mdat", media.isCut
    {
      completeLength = media.wanted
    }
    let hasPicture = description.tracks.contains { $0.kind == .video }
    var result = ContainerDescription(
      contentType: isQuickTime ? "video/quicktime" : hasPicture ? "video/mp4" : "audio/mp4",
      duration: description.duration ?? indexed, tracks: description.tracks)
    result.isIndexAtEnd = isIndexAtEnd
    result.completeLength = completeLength
    return result
  }

  /// Returns the file's next box; `nil` also if a live stream's `moov` has been read, and the rest isn't fetched yet.
  private mutating func nextBox(at offset: Int64, isDescribed: Bool) throws(ReadStop) -> Box? {
    do throws(ReadStop) {
      return try self.box(at: offset, before: self.bytes.length ?? .max)
    } catch {
      if self.bytes.comesSlowly, isDescribed, case .needs = error { return nil }
      throw error
    }
  }

  // MARK: Boxes

  /// Returns the box at `offset`; `nil` at the end of the enclosing box.
  mutating func box(at offset: Int64, before end: Int64) throws(ReadStop) -> Box? {
    guard offset >= 0, offset < end, end - offset >= 8 else { return nil }
    self.boxCount += 1
    guard self.boxCount <= Self.maximumBoxes else { throw .malformed("it has too many boxes") }
    let size = try self.bytes.bigEndian(at: offset, count: 4)
    let type = try self.bytes.ascii(at: offset + 4, count: 4)
    var header: Int64 = 8
    var length = Int64(size)
    if size == 1 {
      header = 16
      guard let long = Int64(exactly: try self.bytes.bigEndian(at: offset + 8, count: 8)) else {
        throw .malformed("a box is longer than any file")
      }
      length = long
    } else if size == 0 {
      length = end == .max ? .max - offset : end - offset
    }
    let (last, overflows) = offset.addingReportingOverflow(length)
    guard length >= header, !overflows else { throw .malformed("a box is shorter than its header") }
    return Box(type: type, start: offset + header, end: min(last, end), wanted: last)
  }

  mutating func children(of box: Box, skipping count: Int64 = 0) throws(ReadStop) -> [Box] {
    var children: [Box] = []
    var offset = box.start + count
    while let child = try self.box(at: offset, before: box.end) {
      children.append(child)
      offset = child.end
    }
    return children
  }

  // MARK: Movie

  private mutating func movie(_ moov: Box) throws(ReadStop) -> (ContainerDescription, isFragmented: Bool) {
    guard !moov.isCut else { throw .malformed("the file ends inside its moov box") }
    // One request instead of many small ones.
    _ = try self.bytes.bytes(at: moov.start, count: Int(min(moov.end - moov.start, Self.moovChunk)))
    var duration: Double?
    var timescale: UInt64 = 0
    var fragments: Double?
    var isFragmented = false
    var tracks: [ContainerTrack] = []
    var hasHeader = false
    for box in try self.children(of: moov) {
      switch box.type {
      case "mvhd":
        (timescale, duration) = try self.movieHeader(box)
        hasHeader = true
      case "trak": if let track = try self.track(box) { tracks.append(track) }
      case "mvex":
        isFragmented = true
        fragments = try self.fragmentDuration(box, timescale: timescale)
      default: break
      }
    }
    guard hasHeader else { throw .malformed("its moov box has no mvhd") }
    // The header of a fragmented file covers only the samples in it. (ISO 14496-12, 8.8.2.)
    let length = isFragmented ? fragments : duration
    return (ContainerDescription(contentType: "video/mp4", duration: length, tracks: tracks), isFragmented)
  }

  private func movieHeader(_ box: Box) throws(ReadStop) -> (timescale: UInt64, duration: Double?) {
    let isLong = try self.bytes.bigEndian(at: box.start, count: 1) == 1
    let timescale = try self.bytes.bigEndian(at: box.start + (isLong ? 20 : 12), count: 4)
    let duration = try self.bytes.bigEndian(at: box.start + (isLong ? 24 : 16), count: isLong ? 8 : 4)
    guard timescale > 0 else { throw .malformed("its timescale is 0") }
    let isUnknown = duration == (isLong ? .max : UInt64(UInt32.max))
    return (timescale, isUnknown ? nil : Double(duration) / Double(timescale))
  }

  private mutating func fragmentDuration(_ mvex: Box, timescale: UInt64) throws(ReadStop) -> Double? {
    for box in try self.children(of: mvex) where box.type == "mehd" && timescale > 0 {
      let isLong = try self.bytes.bigEndian(at: box.start, count: 1) == 1
      let duration = try self.bytes.bigEndian(at: box.start + 4, count: isLong ? 8 : 4)
      return duration > 0 ? Double(duration) / Double(timescale) : nil
    }
    return nil
  }

  /// Returns the total duration of an index's segments, in seconds.
  private func indexedDuration(_ box: Box) throws(ReadStop) -> Double? {
    let isLong = try self.bytes.bigEndian(at: box.start, count: 1) == 1
    let timescale = try self.bytes.bigEndian(at: box.start + 8, count: 4)
    let countAt = box.start + (isLong ? 28 : 20) + 2
    let count = Int64(try self.bytes.bigEndian(at: countAt, count: 2))
    guard timescale > 0, countAt + 2 + count * 12 <= box.end else { throw .malformed("its index is broken") }
    _ = try self.bytes.bytes(at: countAt + 2, count: Int(count) * 12)
    var total: UInt64 = 0
    for index in 0..<count { total += try self.bytes.bigEndian(at: countAt + 2 + index * 12 + 4, count: 4) }
    return Double(total) / Double(timescale)
  }

  // MARK: Tracks

  private mutating func track(_ trak: Box) throws(ReadStop) -> ContainerTrack? {
    guard let mdia = try self.children(of: trak).first(where: { $0.type == "mdia" }) else { return nil }
    var track = ContainerTrack(kind: .other, codec: "")
    var seconds: Double?
    for box in try self.children(of: mdia) {
      switch box.type {
      case "mdhd":
        track.language = try self.language(box)
        // `mdhd` has the layout of `mvhd`.
        seconds = try? self.movieHeader(box).duration
      case "hdlr": track.kind = Self.kind(try self.bytes.ascii(at: box.start + 8, count: 4))
      case "minf": try self.sampleDescription(box, of: &track, seconds: seconds)
      default: break
      }
    }
    return track
  }

  private static func kind(_ handler: String) -> ContainerTrack.Kind {
    switch handler {
    case "vide": .video
    case "soun": .audio
    case "text", "sbtl", "subt", "clcp": .text
    default: .other
    }
  }

  private func language(_ mdhd: Box) throws(ReadStop) -> String? {
    let isLong = try self.bytes.bigEndian(at: mdhd.start, count: 1) == 1
    let packed = try self.bytes.bigEndian(at: mdhd.start + (isLong ? 32 : 20), count: 2)
    let letters = [10, 5, 0].map { UInt8(packed >> UInt64($0) & 31) &+ 0x60 }
    guard letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    let code = String(decoding: letters, as: UTF8.self)
    return code == "und" ? nil : code
  }

  private mutating func sampleDescription(
    _ minf: Box, of track: inout ContainerTrack, seconds: Double?
  ) throws(ReadStop) {
    for stbl in try self.children(of: minf) where stbl.type == "stbl" {
      for box in try self.children(of: stbl) {
        switch box.type {
        case "stsd": try self.sampleEntry(box, of: &track)
        case "stsz" where track.kind == .video && box.end - box.start >= 12:
          let count = Double(try self.bytes.bigEndian(at: box.start + 8, count: 4))
          if let seconds, seconds > 0, count > 1 { track.frameRate = (count / seconds * 1_000).rounded() / 1_000 }
        default: break
        }
      }
    }
  }

  private mutating func sampleEntry(_ stsd: Box, of track: inout ContainerTrack) throws(ReadStop) {
    guard let entry = try self.children(of: stsd, skipping: 8).first else { return }
    track.codec = entry.type
    switch track.kind {
    case .video where entry.end - entry.start >= 28:
      track.width = Int64(try self.bytes.bigEndian(at: entry.start + 24, count: 2))
      track.height = Int64(try self.bytes.bigEndian(at: entry.start + 26, count: 2))
      track.fullCodec = try self.configuration(of: entry, fields: 78, &track)
    // QuickTime's second and third versions have more fields.
    case .audio where entry.end - entry.start >= 28:
      let version = try self.bytes.bigEndian(at: entry.start + 8, count: 2)
      if version < 2 {
        let channels = Int(try self.bytes.bigEndian(at: entry.start + 16, count: 2))
        let rate = Int(try self.bytes.bigEndian(at: entry.start + 24, count: 2))
        (track.channels, track.sampleRate) = (channels > 0 ? channels : nil, rate > 0 ? rate : nil)
      }
      track.fullCodec = try self.configuration(of: entry, fields: [0: 28, 1: 44, 2: 64][version] ?? 28, &track)
    default: break
    }
  }

  /// Returns the codec of a sample entry by the records after its fields; `nil` if none of them is known.
  private mutating func configuration(
    of entry: Box, fields: Int64, _ track: inout ContainerTrack
  ) throws(ReadStop) -> String? {
    var codec: String?
    var offset = entry.start + fields
    // Any bytes may follow: zeros after the last box are common.
    while entry.end - offset >= 8, try self.bytes.bigEndian(at: offset, count: 4) >= 8,
      let box = try self.box(at: offset, before: entry.end)
    {
      // QuickTime wraps the record of sound.
      offset = box.type == "wave" ? box.start : box.end
      let record = try self.bytes.bytes(at: box.start, count: Int(min(box.end - box.start, 256)))
      let found = Self.codec(by: record, of: box.type, in: entry.type, &track)
      codec = codec ?? found
    }
    return codec
  }

  /// Returns the codec by one record, and sets further facts of the track; `nil` for other records.
  private static func codec(
    by record: ArraySlice<UInt8>, of type: String, in entry: String, _ track: inout ContainerTrack
  ) -> String? {
    switch type {
    case "avcC":
      track.isInterlaced = AVCSequenceParameters(record: record)?.mayBeInterlaced ?? false
      return CodecConfiguration.avc(record, name: entry)
    case "hvcC":
      track.isInterlaced = CodecConfiguration.isInterlaced(hevc: record)
      return CodecConfiguration.hevc(record, name: entry)
    case "av1C": return CodecConfiguration.av1(record)
    case "vpcC" where entry == "vp09": return CodecConfiguration.vp9(record)
    case "esds":
      // The entry's own number is 2 for all of AAC. (ISO 14496-12, 12.2.3.2.)
      track.channels = CodecConfiguration.channels(ofElementaryStream: record) ?? track.channels
      return CodecConfiguration.elementaryStream(record, name: entry)
    case "dvcC", "dvvC", "dvwC":
      track.dolbyVision = DolbyVision(record: record)
      return nil
    default: return nil
    }
  }
}
