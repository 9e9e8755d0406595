/// Cuts the transport stream of one run of ffmpeg into segments (ISO/IEC 13818-1, 2.4.3).
///
/// 1. Pictures change to the next segment with the key frame at its border.
/// 2. Sound changes with the first frame whose time is at or after the border, at any place in the stream. A
///    segment of one run can thus follow one of another without a gap.
/// 3. Packets before the first border are dropped: the decoder needed them, players have them already.
struct TransportStreamCutter: SegmentCutter {
  private enum Kind { case pictures, sound }

  private struct Stream {
    let kind: Kind
    /// The segment that its packets belong to, or `nil` before the first border.
    var segment: Int?
  }

  static let packetLength = 188
  static let syncByte: UInt8 = 0x47
  /// The tolerance for rounded times, in seconds.
  private static let tolerance = 0.002
  /// The time after which the 33 bits of a time stamp wrap around, in seconds.
  static let period = 8_589_934_592.0 / 90_000
  /// The number of segments by which one stream may be ahead of another. Beyond it the other has a gap.
  private static let maximumLead = 3

  private let timeline: ConversionTimeline
  private let first: Int
  private let limit: Int
  private var streams: [UInt16: Stream] = [:]
  private var tables: [UInt16: [UInt8]] = [:]
  private var packets = TransportPackets()
  private var building: [Int: [UInt8]] = [:]
  private var buildingBytes = 0
  /// The next segment to be finished.
  private(set) var next: Int
  /// The latest time of a picture or, without pictures, a frame of sound: how far the run is.
  private(set) var time: Double?

  /// - Parameter limit: The most bytes of the segments that are being made.
  init(plan: ConversionPlan, timeline: ConversionTimeline, first: Int, limit: Int = 256 << 20) {
    (self.timeline, self.first, self.next, self.limit) = (timeline, first, first, limit)
    // ffmpeg numbers streams from 0x100 in the order of the arguments.
    if plan.pictures == nil {
      self.streams[0x100] = Stream(kind: .sound)
    } else {
      self.streams[0x100] = Stream(kind: .pictures)
      self.streams[0x101] = Stream(kind: .sound)
    }
  }

  mutating func consume(_ bytes: UnsafeRawBufferPointer) throws(CutFailure) -> [CutSegment] {
    var packets = self.packets
    try packets.consume(bytes) { packet throws(CutFailure) in try self.take(packet) }
    self.packets = packets
    return self.completed()
  }

  /// Returns the remaining segments when the run has reached the end of the file. Segments after the end of the media
  /// are without pictures and sound.
  mutating func finish() -> [CutSegment] {
    var segments: [CutSegment] = []
    while self.next < self.timeline.count, !self.tables.isEmpty { segments.append(self.takeNext()) }
    return segments
  }

  private mutating func completed() -> [CutSegment] {
    var segments: [CutSegment] = []
    while self.next < self.timeline.count - 1 {
      let places = self.streams.values.map { $0.segment ?? self.first }
      guard let least = places.min(), let most = places.max(),
        least > self.next || most > self.next + Self.maximumLead
      else { break }
      segments.append(self.takeNext())
    }
    return segments
  }

  private mutating func takeNext() -> CutSegment {
    let bytes = self.building.removeValue(forKey: self.next) ?? Self.header(self.tables, of: self.next)
    self.buildingBytes -= bytes.count
    defer { self.next += 1 }
    return CutSegment(index: self.next, length: self.timeline.length(of: self.next), bytes: bytes)
  }

  /// Returns the tables with which every segment begins (RFC 8216, 3.2).
  static func header(_ tables: [UInt16: [UInt8]], of segment: Int) -> [UInt8] {
    tables.sorted { $0.key < $1.key }.flatMap { _, packet in
      var packet = packet
      packet[3] = packet[3] & 0xF0 | UInt8(segment & 0x0F)
      return packet
    }
  }

  // MARK: Packets

  private mutating func take(_ packet: UnsafeRawBufferPointer) throws(CutFailure) {
    guard packet[0] == Self.syncByte else { throw .garbage }
    let id = UInt16(packet[1] & 0x1F) << 8 | UInt16(packet[2])
    guard var stream = self.streams[id] else {
      // Of the other packets only the tables of programs are needed.
      if id == 0 || id == 0x1000 { self.tables[id] = Array(packet) }
      return
    }
    guard self.tables.count == 2 else { throw .garbage }
    if packet[1] & 0x40 != 0, let start = Self.frameStart(packet) {
      self.place(&stream, at: self.mediaTime(start.time), isKey: start.isKey)
      self.streams[id] = stream
    }
    guard let segment = stream.segment else { return }
    self.append(packet, to: max(segment, self.next))
    guard self.buildingBytes <= self.limit else { throw .tooLarge(limit: self.limit) }
  }

  private mutating func append(_ packet: UnsafeRawBufferPointer, to segment: Int) {
    if self.building[segment] == nil {
      let header = Self.header(self.tables, of: segment)
      self.building[segment] = header
      self.buildingBytes += header.count
    }
    self.building[segment]?.append(contentsOf: packet)
    self.buildingBytes += packet.count
  }

  private mutating func place(_ stream: inout Stream, at time: Double, isKey: Bool) {
    let isLeading = stream.kind == .pictures || self.streams.count == 1
    if isLeading { self.time = max(self.time ?? time, time) }
    let segment = self.timeline.segment(at: time + Self.tolerance)
    guard let current = stream.segment else {
      let isFromStart = self.first == 0 || time + Self.tolerance >= self.timeline.borders[self.first]
      if isFromStart, stream.kind == .sound || isKey { stream.segment = max(segment, self.first) }
      return
    }
    if segment > current, stream.kind == .sound || isKey { stream.segment = segment }
  }

  /// Returns the time, in seconds, and the kind of the frame that begins in a packet, or `nil` if it has no time.
  static func frameStart(_ packet: UnsafeRawBufferPointer) -> (time: Double, isKey: Bool)? {
    let control = packet[3] >> 4 & 3
    guard control & 1 != 0 else { return nil }
    let hasAdaptation = control & 2 != 0
    let start = hasAdaptation ? 5 + Int(packet[4]) : 4
    let isKey = hasAdaptation && packet[4] > 0 && packet[5] & 0x40 != 0
    guard start + 14 <= packet.count, packet[start] == 0, packet[start + 1] == 0, packet[start + 2] == 1,
      packet[start + 7] & 0x80 != 0
    else { return nil }
    let place = start + 9
    var stamp = UInt64(packet[place] >> 1 & 7) << 30
    stamp |= UInt64(packet[place + 1]) << 22 | UInt64(packet[place + 2] >> 1) << 15
    stamp |= UInt64(packet[place + 3]) << 7 | UInt64(packet[place + 4] >> 1)
    return (Double(stamp) / 90_000, isKey)
  }

  /// Returns the time since the beginning of the file. Of the periods of time stamps it is in the one next to the first
  /// segment.
  private func mediaTime(_ stamp: Double) -> Double {
    let time = stamp - ConversionCommand.offset
    let periods = ((self.timeline.borders[self.first] - time) / Self.period).rounded()
    return time + periods * Self.period
  }
}
