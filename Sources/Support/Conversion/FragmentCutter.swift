/// Cuts the fragmented MP4 of one run of ffmpeg into segments (ISO/IEC 14496-12, 8.8; RFC 8216, 3.3).
///
/// ffmpeg begins a fragment with each key frame, and puts into it the sound that precedes the next one. So segments
/// consist of whole fragments, and those of two runs are alike.
///
/// 1. The boxes before the first fragment are the initialization, the same for all runs.
/// 2. A fragment belongs to the segment in which its first picture is shown.
/// 3. Fragments before the first border are dropped: the decoder of the sound needed them, players have them already.
struct FragmentCutter: SegmentCutter {
  /// A track of the initialization.
  private struct Track {
    var timescale = 0.0
    var isVideo = false
  }

  /// Of the rounding of times, in seconds.
  private static let tolerance = 0.002
  /// The largest initialization, with all parameter sets.
  private static let maximumInitialization = 1 << 20
  /// A segment without pictures and sound: a `styp` box alone.
  private static let nothing: [UInt8] = [0, 0, 0, 16] + Array("stypmsdh".utf8) + [0, 0, 0, 0]

  private let timeline: ConversionTimeline
  private let first: Int
  private let limit: Int
  private var rest: [UInt8] = []
  private var header: [UInt8] = []
  private var tracks: [UInt32: Track] = [:]
  private var building: [UInt8] = []
  /// The segment of the latest fragment; `nil` before the first border.
  private var segment: Int?
  private var next: Int
  private(set) var time: Double?
  private(set) var initialization: [UInt8]?

  /// - Parameter limit: The most bytes of a segment and of a box.
  init(timeline: ConversionTimeline, first: Int, limit: Int = 256 << 20) {
    (self.timeline, self.first, self.next, self.limit) = (timeline, first, first, limit)
  }

  mutating func consume(_ bytes: UnsafeRawBufferPointer) throws(CutFailure) -> [CutSegment] {
    self.rest += bytes
    guard self.rest.count + self.building.count <= self.limit else { throw .tooLarge(limit: self.limit) }
    var (segments, place): ([CutSegment], Int) = ([], 0)
    while self.rest.count - place >= 8 {
      let length = Int(Self.number(self.rest[place...]))
      // ffmpeg writes neither boxes to the end of the file nor 64-bit lengths, whose segments would be too large.
      guard length >= 8, length <= self.limit else { throw .garbage }
      guard self.rest.count - place >= length else { break }
      segments += try self.take(self.rest[place..<place + length])
      place += length
    }
    self.rest.removeFirst(place)
    return segments
  }

  mutating func finish() -> [CutSegment] {
    var segments: [CutSegment] = []
    while self.next < self.timeline.count, self.initialization != nil { segments.append(self.takeNext()) }
    return segments
  }

  private mutating func takeNext() -> CutSegment {
    let bytes = self.building.isEmpty ? Self.nothing : self.building
    self.building = []
    defer { self.next += 1 }
    return CutSegment(index: self.next, length: self.timeline.length(of: self.next), bytes: bytes)
  }

  // MARK: Boxes

  private mutating func take(_ box: ArraySlice<UInt8>) throws(CutFailure) -> [CutSegment] {
    var segments: [CutSegment] = []
    switch Self.type(box) {
    case "moof":
      guard !self.tracks.isEmpty else { throw .garbage }
      self.initialization = self.initialization ?? self.header
      if let time = self.startTime(of: box) {
        self.time = max(self.time ?? time, time)
        segments = self.enter(self.timeline.segment(at: time + Self.tolerance), at: time)
      }
      if self.segment != nil { self.building += box }
    case "mdat":
      guard self.initialization != nil else { throw .garbage }
      if self.segment != nil { self.building += box }
    case _ where self.initialization == nil:
      if Self.type(box) == "moov" { self.tracks = Self.tracks(of: box) }
      self.header += box
      guard self.header.count <= Self.maximumInitialization else { throw .garbage }
    default: break
    }
    return segments
  }

  /// Begins the segment of a fragment, and returns those before it.
  private mutating func enter(_ segment: Int, at time: Double) -> [CutSegment] {
    guard let current = self.segment else {
      let isFromStart = self.first == 0 || time + Self.tolerance >= self.timeline.borders[self.first]
      if isFromStart { self.segment = max(segment, self.first) }
      // A run that begins after its first segment leaves that without pictures.
      return self.segment.map { self.takeAll(before: $0) } ?? []
    }
    guard segment > current else { return [] }
    self.segment = segment
    return self.takeAll(before: segment)
  }

  private mutating func takeAll(before segment: Int) -> [CutSegment] {
    var segments: [CutSegment] = []
    while self.next < min(segment, self.timeline.count - 1) { segments.append(self.takeNext()) }
    return segments
  }

  /// Returns the time at which the first picture of a fragment is shown, or without pictures its first sound; `nil` for
  /// a fragment with sound alone beside pictures.
  private func startTime(of fragment: ArraySlice<UInt8>) -> Double? {
    let hasPictures = self.tracks.values.contains(where: \.isVideo)
    for part in Self.boxes(in: fragment, from: 8) where Self.type(part) == "traf" {
      var (track, decode, shift): (Track?, Double?, Double) = (nil, nil, 0)
      for box in Self.boxes(in: part, from: 8) {
        switch Self.type(box) {
        case "tfhd" where box.count >= 16: track = self.tracks[UInt32(Self.number(box.dropFirst(12)))]
        case "tfdt" where box.count >= 16:
          let isLong = box[box.startIndex + 8] == 1
          guard !isLong || box.count >= 20 else { return nil }
          decode = Double(isLong ? Self.number(box.dropFirst(12), bytes: 8) : Self.number(box.dropFirst(12)))
        case "trun": shift = shift == 0 ? Self.firstShift(box) : shift
        default: break
        }
      }
      guard let track, let decode, track.isVideo || !hasPictures, track.timescale > 0 else { continue }
      return (decode + shift) / track.timescale - ConversionCommand.offset
    }
    return nil
  }

  /// The composition offset of the first sample of a `trun` box (8.8.8).
  private static func firstShift(_ box: ArraySlice<UInt8>) -> Double {
    guard box.count >= 16 else { return 0 }
    let flags = Self.number(box.dropFirst(8)) & 0xFF_FFFF
    guard flags & 0x800 != 0 else { return 0 }
    let before = [UInt64(1), 4, 0x100, 0x200, 0x400].count { flags & $0 != 0 }
    guard box.count >= 20 + before * 4 else { return 0 }
    return Double(Int32(truncatingIfNeeded: Self.number(box.dropFirst(16 + before * 4))))
  }

  private static func tracks(of movie: ArraySlice<UInt8>) -> [UInt32: Track] {
    var tracks: [UInt32: Track] = [:]
    for part in Self.boxes(in: movie, from: 8) where Self.type(part) == "trak" {
      var (id, track) = (UInt32(0), Track())
      for box in Self.boxes(in: part, from: 8) {
        // Version 1 has times of 64 bits (8.3.2.2, 8.4.2.2).
        if Self.type(box) == "tkhd", box.count >= 32 {
          id = UInt32(Self.number(box.dropFirst(box[box.startIndex + 8] == 1 ? 28 : 20)))
        }
        guard Self.type(box) == "mdia" else { continue }
        for inner in Self.boxes(in: box, from: 8) where inner.count >= 32 {
          switch Self.type(inner) {
          case "mdhd":
            track.timescale = Double(Self.number(inner.dropFirst(inner[inner.startIndex + 8] == 1 ? 28 : 20)))
          case "hdlr": track.isVideo = inner.dropFirst(16).prefix(4).elementsEqual("vide".utf8)
          default: break
          }
        }
      }
      if track.timescale > 0 { tracks[id] = track }
    }
    return tracks
  }

  /// The boxes in a box whose own header has some bytes; those that don't fit are left out.
  private static func boxes(in box: ArraySlice<UInt8>, from header: Int) -> [ArraySlice<UInt8>] {
    var (found, place): ([ArraySlice<UInt8>], Int) = ([], box.startIndex + header)
    while box.endIndex - place >= 8 {
      let length = Int(Self.number(box[place...]))
      guard length >= 8, length <= box.endIndex - place else { break }
      found.append(box[place..<place + length])
      place += length
    }
    return found
  }

  private static func type(_ box: ArraySlice<UInt8>) -> String {
    String(decoding: box.dropFirst(4).prefix(4), as: UTF8.self)
  }

  private static func number(_ bytes: ArraySlice<UInt8>, bytes count: Int = 4) -> UInt64 {
    bytes.prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
