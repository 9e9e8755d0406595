import MediaFormats

/// The playing time of a stream of fragmented MP4 as its bytes arrive, by its fragments. Senders such as go-chromecast
/// send a film that they convert without a length, and its header has the duration of the first pictures alone.
struct ArrivingFragments {
  /// The largest box that is kept until it is complete, in bytes.
  private static let largestBox = 4 << 20
  private static let longestHeader = 16

  private var times = FragmentTimes()
  private var pending: [UInt8] = []
  /// The bytes of a box that still have to be skipped.
  private var passing = 0

  /// The time from the start of the first fragment to the end of the last one; `nil` for other formats.
  var seconds: Double? { self.times.seconds }

  /// Notes the next bytes.
  mutating func note(_ bytes: [UInt8]) {
    self.pending += bytes
    var read = 0
    while true {
      let step = min(self.passing, self.pending.count - read)
      (read, self.passing) = (read + step, self.passing - step)
      guard self.passing == 0, self.pending.count - read >= Self.longestHeader else { break }
      let box = self.pending[read...]
      let size = Self.size(box)
      let type = box.dropFirst(4).prefix(4)
      guard size <= Self.largestBox, type.elementsEqual("moov".utf8) || type.elementsEqual("moof".utf8) else {
        self.passing = size
        continue
      }
      guard box.count >= size else { break }
      let content = box.prefix(size).dropFirst(8)
      if type.elementsEqual("moov".utf8) { self.times.note(movie: content) } else { self.times.note(fragment: content) }
      read += size
    }
    self.pending.removeFirst(read)
  }

  /// Returns the length that a box claims; `Int.max`, all that follows, if it is broken or has no end.
  private static func size(_ box: ArraySlice<UInt8>) -> Int {
    let short = box.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard short == 1 else { return short >= 8 ? short : .max }
    let long = box.dropFirst(8).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return long >= 16 ? Int(clamping: long) : .max
  }
}
