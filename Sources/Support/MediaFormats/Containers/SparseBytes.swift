/// The parts of a resource fetched so far.
///
/// Readers request bytes at any offset. Missing ones are reported as ``ReadStop/needs(offset:count:)``, so a reader is
/// a plain function without I/O, which is run again when more bytes are fetched.
package struct SparseBytes {
  private struct Segment {
    var start: Int64
    var bytes: [UInt8]
    var end: Int64 { self.start + Int64(self.bytes.count) }
  }

  /// The length of the whole resource; `nil` if unknown.
  package var length: Int64?
  /// Whether the rest arrives at playing speed, so that readers use only the bytes received so far.
  var comesSlowly = false
  /// Whether bytes at any offset can be fetched, so that readers may request optional parts.
  package var isSeekable = false
  private var segments: [Segment] = []

  package init(length: Int64? = nil) { self.length = length }

  /// Creates a resource of which all bytes are known.
  package init(all bytes: [UInt8]) {
    self.length = Int64(bytes.count)
    self.isSeekable = true
    self.insert(bytes, at: 0)
  }

  /// The parts held, each with the position of its first byte.
  package var parts: [(start: Int64, bytes: [UInt8])] { self.segments.map { ($0.start, $0.bytes) } }

  /// The number of bytes held.
  package var byteCount: Int { self.segments.reduce(0) { $0 + $1.bytes.count } }

  /// Adds a fetched part, and joins it to one that ends where it begins.
  package mutating func insert(_ bytes: [UInt8], at start: Int64) {
    guard !bytes.isEmpty, start >= 0 else { return }
    if let index = self.segments.firstIndex(where: { $0.end == start }) {
      self.segments[index].bytes += bytes
    } else {
      self.segments.append(Segment(start: start, bytes: bytes))
    }
  }

  /// Adds the next part of a resource that is read from its beginning.
  mutating func append(_ bytes: some Sequence<UInt8>) { self.insert(Array(bytes), at: Int64(self.byteCount)) }

  /// Returns exactly `count` bytes.
  func bytes(at offset: Int64, count: Int) throws(ReadStop) -> ArraySlice<UInt8> {
    let (end, overflows) = offset.addingReportingOverflow(Int64(count))
    guard offset >= 0, count >= 0, !overflows else { throw .malformed("a position beyond all files") }
    if let length = self.length, end > length { throw .malformed("the file ends too early") }
    if count == 0 { return [] }
    for segment in self.segments where segment.start <= offset && end <= segment.end {
      let first = Int(offset - segment.start)
      return segment.bytes[first..<(first + count)]
    }
    // Bytes that are held aren't fetched again.
    for segment in self.segments where segment.start <= offset && offset < segment.end {
      throw .needs(offset: segment.end, count: Int(end - segment.end))
    }
    throw .needs(offset: offset, count: count)
  }

  /// Returns up to `count` bytes: fewer at the end of the resource, or if the rest arrives slowly.
  func bytes(at offset: Int64, upTo count: Int) throws(ReadStop) -> ArraySlice<UInt8> {
    if self.comesSlowly {
      let held = self.held(at: offset, upTo: count)
      if !held.isEmpty { return held }
    }
    guard let length = self.length, offset >= 0 else { return try self.bytes(at: offset, count: count) }
    return try self.bytes(at: offset, count: Int(min(Int64(count), max(0, length - offset))))
  }

  /// Returns the bytes held from `offset` on, without a gap, up to `count`.
  package func held(at offset: Int64, upTo count: Int) -> ArraySlice<UInt8> {
    for segment in self.segments where segment.start <= offset && offset < segment.end {
      let first = Int(offset - segment.start)
      return segment.bytes[first..<min(segment.bytes.count, first + count)]
    }
    return []
  }

  /// Returns a number of up to eight bytes, the most significant first.
  func bigEndian(at offset: Int64, count: Int) throws(ReadStop) -> UInt64 {
    try self.bytes(at: offset, count: count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns a number of up to eight bytes, the least significant first.
  func littleEndian(at offset: Int64, count: Int) throws(ReadStop) -> UInt64 {
    try self.bytes(at: offset, count: count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether `text` is at `offset`; false also if the resource ends before its end.
  func has(_ text: StaticString, at offset: Int64) throws(ReadStop) -> Bool {
    let count = text.utf8CodeUnitCount
    if let length = self.length, offset + Int64(count) > length { return false }
    let found = try self.bytes(at: offset, count: count)
    return text.withUTF8Buffer { found.elementsEqual($0) }
  }

  /// Returns printable ASCII characters as they are, and question marks for other bytes.
  func ascii(at offset: Int64, count: Int) throws(ReadStop) -> String {
    String(
      decoding: try self.bytes(at: offset, count: count).map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") },
      as: UTF8.self)
  }
}

/// The reason why a reader of bytes has no result.
package enum ReadStop: Error, Equatable {
  /// These bytes aren't fetched yet; the reader is run again once they are.
  case needs(offset: Int64, count: Int)
  /// The format is known, and the bytes contradict it.
  case malformed(String)
  /// It isn't this reader's format.
  case unrecognised
}
