import MediaFormats

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

  /// The tolerance for rounded times, in seconds.
  private static let tolerance = 0.002
  /// The largest initialization, with all parameter sets, in bytes.
  private static let maximumInitialization = 1 << 20
  /// A segment without pictures and sound: a `styp` box alone.
  private static let nothing: [UInt8] = [0, 0, 0, 16] + Array("stypmsdh".utf8) + [0, 0, 0, 0]

  private let timeline: ConversionTimeline
  private let first: Int
  private let limit: Int
  private var rest: [UInt8] = []
  private var header: [UInt8] = []
  private var tracks: [UInt64: Track] = [:]
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
      let length = self.rest[place...].prefix(4).reduce(0) { $0 << 8 | Int($1) }
      // ffmpeg writes neither boxes up to the end of the file nor 64-bit lengths, whose segments would be too large.
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
    let type = MP4Box(box).type
    switch type {
    case "moof":
      guard !self.tracks.isEmpty else { throw .garbage }
      self.initialization = self.initialization ?? self.header
      if let time = self.startTime(of: MP4Box(box)) {
        self.time = max(self.time ?? time, time)
        segments = self.enter(self.timeline.segment(at: time + Self.tolerance), at: time)
      }
      if self.segment != nil { self.building += box }
    case "mdat":
      guard self.initialization != nil else { throw .garbage }
      if self.segment != nil { self.building += box }
    case _ where self.initialization == nil:
      if type == "moov" { self.tracks = Self.tracks(of: MP4Box(box)) }
      self.header += box
      guard self.header.count <= Self.maximumInitialization else { throw .garbage }
    default: break
    }
    return segments
  }

  /// Begins the segment of a fragment, and returns the segments before it.
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
  private func startTime(of fragment: MP4Box) -> Double? {
    let hasPictures = self.tracks.values.contains(where: \.isVideo)
    for part in MP4Box.all(in: fragment.content) where part.type == "traf" {
      var (track, decode, shift): (Track?, Double?, Double) = (nil, nil, 0)
      for box in MP4Box.all(in: part.content) {
        switch box.type {
        case "tfhd": track = box.number(at: 4, count: 4).map { self.tracks[$0] } ?? track
        case "tfdt" where box.content.count >= 8:
          guard let time = box.number(at: 4, count: box.isLong ? 8 : 4) else { return nil }
          decode = Double(time)
        case "trun": shift = shift == 0 ? Self.firstShift(box) : shift
        default: break
        }
      }
      guard let track, let decode, track.isVideo || !hasPictures, track.timescale > 0 else { continue }
      return (decode + shift) / track.timescale - ConversionCommand.offset
    }
    return nil
  }

  /// Returns the composition offset of the first sample of a `trun` box (8.8.8).
  private static func firstShift(_ box: MP4Box) -> Double {
    guard box.flags & 0x800 != 0 else { return 0 }
    let before = [UInt64(1), 4, 0x100, 0x200, 0x400].count { box.flags & $0 != 0 }
    return box.number(at: 8 + before * 4, count: 4).map { Double(Int32(truncatingIfNeeded: $0)) } ?? 0
  }

  private static func tracks(of movie: MP4Box) -> [UInt64: Track] {
    var tracks: [UInt64: Track] = [:]
    for part in MP4Box.all(in: movie.content) where part.type == "trak" {
      var (id, track) = (UInt64(0), Track())
      for box in MP4Box.all(in: part.content) {
        // Version 1 has times of 64 bits (8.3.2.2, 8.4.2.2).
        if box.type == "tkhd" { id = box.number(at: box.isLong ? 20 : 12, count: 4) ?? id }
        guard box.type == "mdia" else { continue }
        for inner in MP4Box.all(in: box.content) {
          switch inner.type {
          case "mdhd": track.timescale = inner.number(at: inner.isLong ? 20 : 12, count: 4).map { Double($0) } ?? 0
          case "hdlr": track.isVideo = inner.content.dropFirst(8).prefix(4).elementsEqual("vide".utf8)
          default: break
          }
        }
      }
      if track.timescale > 0 { tracks[id] = track }
    }
    return tracks
  }
}
