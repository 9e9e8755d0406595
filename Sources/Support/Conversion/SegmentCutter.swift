/// A whole segment of a stream.
struct CutSegment: Hashable, Sendable {
  /// The segment's number.
  var index: Int
  /// The segment's length, in seconds of playing.
  var length: Double
  var bytes: [UInt8]
}

/// The reason why a stream can't be cut.
enum CutFailure: Error, Hashable {
  /// The bytes aren't a transport stream, or a fragmented MP4, as ffmpeg writes it.
  case garbage
  /// A segment has more bytes than this limit.
  case tooLarge(limit: Int)
}

/// Cuts the output of a child into segments.
protocol SegmentCutter: Sendable {
  /// The latest time of the bytes so far, in seconds, or `nil` before the first picture or frame of sound.
  var time: Double? { get }
  /// The bytes that players read before any segment; `nil` before they are known, and for a format without them.
  var initialization: [UInt8]? { get }

  /// Takes the next bytes, and returns the segments that they complete.
  mutating func consume(_ bytes: UnsafeRawBufferPointer) throws(CutFailure) -> [CutSegment]

  /// Returns the remaining segments when the stream has ended.
  mutating func finish() -> [CutSegment]
}

extension SegmentCutter {
  /// `nil`: transport streams have no initialization.
  var initialization: [UInt8]? { nil }
}

/// Splits a transport stream into its packets.
struct TransportPackets: Sendable {
  private var rest: [UInt8] = []

  /// Calls `body` with each packet that the bytes complete.
  mutating func consume(
    _ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws(CutFailure) -> Void
  ) throws(CutFailure) {
    let length = TransportStreamCutter.packetLength
    var bytes = bytes
    if !self.rest.isEmpty {
      let missing = min(length - self.rest.count, bytes.count)
      self.rest += bytes[..<missing]
      bytes = UnsafeRawBufferPointer(rebasing: bytes[missing...])
      guard self.rest.count == length else { return }
      let packet = self.rest
      self.rest = []
      try packet.withUnsafeBytes { packet in
        Result { () throws(CutFailure) in try body(packet) }
      }.get()
    }
    var place = 0
    while place + length <= bytes.count {
      try body(UnsafeRawBufferPointer(rebasing: bytes[place..<place + length]))
      place += length
    }
    self.rest += bytes[place...]
  }
}
