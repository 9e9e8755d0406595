/// Cuts the transport stream of an endless source into segments: at the first key frame, or without pictures at the
/// first frame, after the least length.
struct LiveCutter: SegmentCutter {
  /// The least length of a segment, in seconds.
  static let length = 2.0
  /// The longest duration of a segment in the playlist, in seconds, such as after a jump of the time stamps.
  private static let longest = 30.0
  private static let leadingStream: UInt16 = 0x100

  private let hasPictures: Bool
  private let limit: Int
  private var packets = TransportPackets()
  private var tables: [UInt16: [UInt8]] = [:]
  private var building: [UInt8]?
  private var index = 0
  /// The time stamps of the segment's beginning and of the latest frame, in seconds.
  private var start = 0.0
  private var latest = 0.0
  private(set) var time: Double?

  /// - Parameter limit: The most bytes of a segment.
  init(hasPictures: Bool, limit: Int = 64 << 20) { (self.hasPictures, self.limit) = (hasPictures, limit) }

  mutating func consume(_ bytes: UnsafeRawBufferPointer) throws(CutFailure) -> [CutSegment] {
    var (packets, done) = (self.packets, [CutSegment]())
    try packets.consume(bytes) { packet throws(CutFailure) in
      if let segment = try self.take(packet) { done.append(segment) }
    }
    self.packets = packets
    return done
  }

  mutating func finish() -> [CutSegment] {
    guard let bytes = self.building, self.latest > self.start else { return [] }
    self.building = nil
    return [CutSegment(index: self.index, length: self.latest - self.start, bytes: bytes)]
  }

  private mutating func take(_ packet: UnsafeRawBufferPointer) throws(CutFailure) -> CutSegment? {
    guard packet[0] == TransportStreamCutter.syncByte else { throw .garbage }
    let id = UInt16(packet[1] & 0x1F) << 8 | UInt16(packet[2])
    if id == 0 || id == 0x1000 {
      self.tables[id] = Array(packet)
      return nil
    }
    guard id >= Self.leadingStream, id < 0x110 else { return nil }
    guard self.tables.count == 2 else { throw .garbage }
    var done: CutSegment?
    if id == Self.leadingStream, packet[1] & 0x40 != 0, let frame = TransportStreamCutter.frameStart(packet) {
      done = self.begin(frame.time, isKey: frame.isKey || !self.hasPictures)
    }
    self.building?.append(contentsOf: packet)
    guard (self.building?.count ?? 0) <= self.limit else { throw .tooLarge(limit: self.limit) }
    return done
  }

  /// Begins a frame of the leading stream; returns the segment before it if that is long enough to end here.
  private mutating func begin(_ stamp: Double, isKey: Bool) -> CutSegment? {
    // The 33 bits of a time stamp wrap around after 26 hours.
    let hasWrapped = self.building != nil && stamp < self.start - TransportStreamCutter.period / 2
    let time = hasWrapped ? stamp + TransportStreamCutter.period : stamp
    if self.building != nil { self.latest = max(self.latest, min(time, self.start + Self.longest)) }
    guard isKey else { return nil }
    guard let bytes = self.building else {
      (self.building, self.start, self.latest) = (self.header, stamp, stamp)
      self.time = 0
      return nil
    }
    // Time stamps of a source may jump.
    let length = min(time - self.start, Self.longest)
    guard length >= Self.length - 0.05 else { return nil }
    let done = CutSegment(index: self.index, length: length, bytes: bytes)
    self.time = (self.time ?? 0) + length
    (self.building, self.start, self.latest) = (self.header, stamp, stamp)
    self.index += 1
    return done
  }

  private var header: [UInt8] { TransportStreamCutter.header(self.tables, of: self.index) }
}
