/// The duration of a fragmented file whose header doesn't have it, by the index behind its fragments.
extension MP4Reader {
  /// The size of the box at the end of the index (`mfro`), which has the index's length, in bytes.
  private static let indexEnd: Int64 = 16
  /// The most bytes that are read of an index, of a `moof` and of the `moov`.
  private static let longest: Int64 = 1 << 20

  /// Returns when the last fragment ends, in seconds, or `nil` if the file has no index of fragments, or a broken one.
  mutating func endByIndex(_ movie: Box) throws(ReadStop) -> Double? {
    do throws(ReadStop) {
      guard let offset = try self.lastFragment, let moof = try self.box(at: offset, before: self.bytes.length ?? .max),
        moof.type == "moof", let head = try self.content(of: moof), let tracks = try self.content(of: movie)
      else { return nil }
      var times = FragmentTimes()
      times.note(movie: tracks)
      times.note(fragment: head)
      return times.end
    } catch {
      if case .needs = error { throw error }
      return nil
    }
  }

  /// The position of the last fragment in the index (`mfra`); `nil` if there is none.
  private var lastFragment: Int64? {
    mutating get throws(ReadStop) {
      guard self.bytes.isSeekable, let length = self.bytes.length, length > Self.indexEnd,
        try self.bytes.has("mfro", at: length - Self.indexEnd + 4)
      else { return nil }
      let size = Int64(try self.bytes.bigEndian(at: length - 4, count: 4))
      guard size > Self.indexEnd, size <= min(Self.longest, length) else { return nil }
      _ = try self.bytes.bytes(at: length - size, count: Int(size))
      guard let index = try self.box(at: length - size, before: length), index.type == "mfra" else { return nil }
      var last: Int64?
      for track in try self.children(of: index) where track.type == "tfra" {
        if let offset = try self.lastFragment(of: track) { last = max(last ?? offset, offset) }
      }
      return last
    }
  }

  private func lastFragment(of track: Box) throws(ReadStop) -> Int64? {
    let size: Int64 = try self.bytes.bigEndian(at: track.start, count: 1) == 1 ? 8 : 4
    let lengths = try self.bytes.bigEndian(at: track.start + 8, count: 4)
    let numbers = Int64(3 + (lengths >> 4 & 3) + (lengths >> 2 & 3) + (lengths & 3))
    let count = Int64(try self.bytes.bigEndian(at: track.start + 12, count: 4))
    let entry = 2 * size + numbers
    guard count > 0, count <= (track.end - track.start - 16) / entry else { return nil }
    return Int64(exactly: try self.bytes.bigEndian(at: track.start + 16 + (count - 1) * entry + size, count: Int(size)))
  }

  private func content(of box: Box) throws(ReadStop) -> ArraySlice<UInt8>? {
    guard !box.isCut, box.end - box.start <= Self.longest else { return nil }
    return try self.bytes.bytes(at: box.start, count: Int(box.end - box.start))
  }
}
