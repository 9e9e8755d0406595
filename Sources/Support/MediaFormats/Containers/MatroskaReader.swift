/// WebM and Matroska: duration from the segment's Info, tracks from Tracks. (RFC 8794, RFC 9559.)
struct MatroskaReader: ContainerReading {
  private struct Element {
    var id: UInt64
    var start: Int64
    /// The end of the content; `nil` if the element's size is unknown.
    var end: Int64?
  }

  private static let maximumElements = 4_096

  private let bytes: SparseBytes
  private var elementCount = 0
  private var timestampScale: UInt64 = 1_000_000
  private var duration: Double?
  private var tracks: [ContainerTrack] = []
  /// Whether the current track's frames are interlaced; `nil` if the container doesn't specify it.
  private var statedInterlacing: Bool?

  private init(_ bytes: SparseBytes) { self.bytes = bytes }

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.bigEndian(at: 0, count: min(4, Int(bytes.length ?? 4))) == 0x1A45_DFA3 else { throw .unrecognised }
    var reader = MatroskaReader(bytes)
    return try reader.read()
  }

  private mutating func read() throws(ReadStop) -> ContainerDescription {
    let header = try self.element(at: 0)
    guard let headerEnd = header.end else { throw .malformed("its header has no length") }
    var docType = ""
    try self.forEachChild(of: header) { (self, child) throws(ReadStop) in
      if child.id == 0x4282 { docType = try self.text(child) }
      return true
    }
    let segment = try self.element(at: headerEnd)
    guard segment.id == 0x1853_8067 else { throw .malformed("there is no segment") }
    var hasInfo = false
    try self.forEachChild(of: segment) { (self, child) throws(ReadStop) in
      switch child.id {
      case 0x1549_A966:
        hasInfo = true
        try self.readInfo(child)
      case 0x1654_AE6B: try self.readTracks(child)
      // The first cluster: the description of the file comes before it.
      case 0x1F43_B675: return false
      default: break
      }
      return !(hasInfo && !self.tracks.isEmpty)
    }
    guard hasInfo else { throw .malformed("its segment says nothing about itself") }
    let seconds = self.duration.map { $0 * Double(self.timestampScale) / 1e9 }
    let hasPicture = self.tracks.contains { $0.kind == .video }
    let type = docType == "webm" ? "webm" : "x-matroska"
    var result = ContainerDescription(
      contentType: (hasPicture ? "video/" : "audio/") + type, duration: seconds, tracks: self.tracks)
    if let end = segment.end, let length = self.bytes.length, end > length { result.completeLength = end }
    return result
  }

  private mutating func readInfo(_ info: Element) throws(ReadStop) {
    try self.forEachChild(of: info) { (self, child) throws(ReadStop) in
      switch child.id {
      case 0x2AD7B1: self.timestampScale = try self.number(child)
      case 0x4489: self.duration = try self.float(child)
      default: break
      }
      return true
    }
  }

  private mutating func readTracks(_ element: Element) throws(ReadStop) {
    try self.forEachChild(of: element) { (self, entry) throws(ReadStop) in
      guard entry.id == 0xAE else { return true }
      var track = ContainerTrack(kind: .other, codec: "")
      self.statedInterlacing = nil
      try self.forEachChild(of: entry) { (self, child) throws(ReadStop) in
        try self.readTrackMember(child, of: &track)
        return true
      }
      // The decoder's configuration shows only that the frames may be interlaced.
      track.isInterlaced = self.statedInterlacing ?? track.isInterlaced
      self.tracks.append(track)
      return true
    }
  }

  private mutating func readTrackMember(_ child: Element, of track: inout ContainerTrack) throws(ReadStop) {
    switch child.id {
    case 0x83: track.kind = [1: .video, 2: .audio, 17: .text][try self.number(child)] ?? .other
    case 0x86: track.codec = try self.text(child)
    case 0x63A2: try self.readConfiguration(child, of: &track)
    case 0x23E383:
      let nanoseconds = try self.number(child)
      if nanoseconds > 0 { track.frameRate = (1e12 / Double(nanoseconds)).rounded() / 1_000 }
    case 0x22B59C, 0x22B59D: track.language = try self.text(child)
    case 0xE1:
      var (channels, rate) = (track.channels, track.sampleRate)
      try self.forEachChild(of: child) { (self, member) throws(ReadStop) in
        if member.id == 0x9F { channels = Int(clamping: try self.number(member)) }
        if member.id == 0xB5, let value = try self.float(member), (1...1e6).contains(value) { rate = Int(value) }
        return true
      }
      (track.channels, track.sampleRate) = (channels, rate)
    case 0xE0: try self.readPictures(child, of: &track)
    case 0x41E4: try self.readAddition(child, of: &track)
    default: break
    }
  }

  /// Reads the size of the frames, and whether they are interlaced (1 for yes, 2 for no), if the container specifies
  /// it.
  private mutating func readPictures(_ video: Element, of track: inout ContainerTrack) throws(ReadStop) {
    var (width, height, interlaced) = (track.width, track.height, UInt64(0))
    try self.forEachChild(of: video) { (self, member) throws(ReadStop) in
      switch member.id {
      case 0xB0: width = Int64(clamping: try self.number(member))
      case 0xBA: height = Int64(clamping: try self.number(member))
      case 0x9A: interlaced = try self.number(member)
      default: break
      }
      return true
    }
    (track.width, track.height) = (width, height)
    if interlaced > 0 { self.statedInterlacing = interlaced == 1 }
  }

  /// Reads the record of Dolby Vision, whose type is the name of its box in MP4. (RFC 9559, 5.1.4.1.17.)
  private mutating func readAddition(_ mapping: Element, of track: inout ContainerTrack) throws(ReadStop) {
    var (type, record): (UInt64, ArraySlice<UInt8>) = (0, [])
    try self.forEachChild(of: mapping) { (self, member) throws(ReadStop) in
      switch member.id {
      case 0x41E7: type = try self.number(member)
      case 0x41ED:
        let end = member.end ?? member.start
        record = try self.bytes.bytes(at: member.start, count: Int(min(end - member.start, 64)))
      default: break
      }
      return true
    }
    // dvcC, dvvC and dvwC.
    if [0x6476_6343, 0x6476_7643, 0x6476_7743].contains(type) { track.dolbyVision = DolbyVision(record: record) }
  }

  /// Reads the decoder's configuration, if the codec's name precedes it.
  private func readConfiguration(_ element: Element, of track: inout ContainerTrack) throws(ReadStop) {
    guard let end = element.end, ["V_MPEG4/ISO/AVC", "V_MPEGH/ISO/HEVC", "V_AV1"].contains(track.codec) else { return }
    let record = try self.bytes.bytes(at: element.start, count: Int(min(end - element.start, 256)))
    switch track.codec {
    case "V_MPEG4/ISO/AVC":
      track.fullCodec = CodecConfiguration.avc(record)
      track.isInterlaced = AVCSequenceParameters(record: record)?.mayBeInterlaced ?? false
    case "V_MPEGH/ISO/HEVC":
      track.fullCodec = CodecConfiguration.hevc(record)
      track.isInterlaced = CodecConfiguration.isInterlaced(hevc: record)
    default: track.fullCodec = CodecConfiguration.av1(record)
    }
  }

  // MARK: Elements

  /// Calls `body` with an element's children until it returns false, or a child's size is unknown.
  private mutating func forEachChild(
    of parent: Element, _ body: (inout MatroskaReader, Element) throws(ReadStop) -> Bool
  ) throws(ReadStop) {
    let end = parent.end ?? self.bytes.length ?? .max
    var offset = parent.start
    while offset < end {
      let child = try self.element(at: offset)
      guard try body(&self, child), let next = child.end else { return }
      guard next > offset, next <= end else { throw .malformed("an element is longer than what holds it") }
      offset = next
    }
  }

  private mutating func element(at offset: Int64) throws(ReadStop) -> Element {
    self.elementCount += 1
    guard self.elementCount <= Self.maximumElements else { throw .malformed("it has too many elements") }
    let (id, idLength) = try self.vint(at: offset, keepsMarker: true, longest: 4)
    let (size, sizeLength) = try self.vint(at: offset + idLength, keepsMarker: false, longest: 8)
    let start = offset + idLength + sizeLength
    let isUnknown = size == (UInt64(1) << UInt64(7 * sizeLength)) - 1
    if isUnknown { return Element(id: id, start: start, end: nil) }
    guard let length = Int64(exactly: size), length <= Int64.max - start else {
      throw .malformed("an element is longer than any file")
    }
    return Element(id: id, start: start, end: start + length)
  }

  private func vint(
    at offset: Int64, keepsMarker: Bool, longest: Int
  ) throws(ReadStop) -> (value: UInt64, length: Int64) {
    let first = try self.bytes.bigEndian(at: offset, count: 1)
    let length = UInt8(first).leadingZeroBitCount + 1
    guard length <= longest else { throw .malformed("an element's head is broken") }
    let value = try self.bytes.bigEndian(at: offset, count: length)
    let marker = UInt64(1) << UInt64(7 * length)
    return (keepsMarker ? value : value & (marker - 1), Int64(length))
  }

  private func number(_ element: Element) throws(ReadStop) -> UInt64 {
    try self.bytes.bigEndian(at: element.start, count: try self.count(of: element, atMost: 8))
  }

  private func float(_ element: Element) throws(ReadStop) -> Double? {
    let count = try self.count(of: element, atMost: 8)
    let bits = try self.bytes.bigEndian(at: element.start, count: count)
    switch count {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: return nil
    }
  }

  private func text(_ element: Element) throws(ReadStop) -> String {
    try self.bytes.ascii(at: element.start, count: try self.count(of: element, atMost: 64))
  }

  private func count(of element: Element, atMost limit: Int64) throws(ReadStop) -> Int {
    guard let end = element.end, end - element.start <= limit else { throw .malformed("a value is too long") }
    return Int(end - element.start)
  }
}
