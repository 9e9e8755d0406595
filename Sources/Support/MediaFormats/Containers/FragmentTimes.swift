/// The playing time of fragmented MP4, by its fragments. (ISO 14496-12, 8.8.) Reads hostile bytes without a trap.
///
/// 1. ``note(movie:)`` gets the content of `moov`, which has the tracks and their time scales.
/// 2. ``note(fragment:)`` gets the content of each `moof` that is known.
/// 3. ``end`` and ``seconds`` describe the time that these fragments cover.
package struct FragmentTimes {
  private struct Track {
    var timescale: UInt64 = 0
    /// The duration of samples whose fragment doesn't specify it, in the track's time scale.
    var sampleDuration: UInt64 = 0
  }

  private var tracks: [UInt64: Track] = [:]
  private var start: Double?
  /// The end of the last fragment in seconds; `nil` before the first one.
  package private(set) var end: Double?

  package init() {}

  /// The time from the start of the first fragment to the end of the last one; `nil` before the first one.
  package var seconds: Double? {
    guard let start = self.start, let end = self.end else { return nil }
    return max(end - start, 0)
  }

  /// Notes the tracks.
  package mutating func note(movie: ArraySlice<UInt8>) {
    for box in MP4Box.all(in: movie) {
      switch box.type {
      case "trak": self.note(track: box.content)
      case "mvex":
        for defaults in MP4Box.all(in: box.content) where defaults.type == "trex" {
          guard let id = defaults.number(at: 4, count: 4), let duration = defaults.number(at: 12, count: 4) else {
            continue
          }
          self.tracks[id, default: Track()].sampleDuration = duration
        }
      default: break
      }
    }
  }

  private mutating func note(track: ArraySlice<UInt8>) {
    let boxes = MP4Box.all(in: track)
    guard let header = boxes.first(where: { $0.type == "tkhd" }), let media = boxes.first(where: { $0.type == "mdia" }),
      let mediaHeader = MP4Box.all(in: media.content).first(where: { $0.type == "mdhd" }),
      let id = header.number(at: header.isLong ? 20 : 12, count: 4),
      let timescale = mediaHeader.number(at: mediaHeader.isLong ? 20 : 12, count: 4)
    else { return }
    self.tracks[id, default: Track()].timescale = timescale
  }

  /// Notes a fragment. One without a time (`tfdt`) doesn't count.
  package mutating func note(fragment: ArraySlice<UInt8>) {
    for box in MP4Box.all(in: fragment) where box.type == "traf" {
      self.note(trackFragment: MP4Box.all(in: box.content))
    }
  }

  private mutating func note(trackFragment boxes: [MP4Box]) {
    guard let header = boxes.first(where: { $0.type == "tfhd" }), let id = header.number(at: 4, count: 4),
      let track = self.tracks[id], track.timescale > 0,
      let time = boxes.first(where: { $0.type == "tfdt" }),
      let first = time.number(at: 4, count: time.isLong ? 8 : 4)
    else { return }
    let fallback = header.sampleDuration ?? track.sampleDuration
    let length = boxes.filter { $0.type == "trun" }.reduce(0.0) { $0 + $1.runLength(fallback) }
    let start = Double(first) / Double(track.timescale)
    let end = (Double(first) + length) / Double(track.timescale)
    self.start = min(self.start ?? start, start)
    self.end = max(self.end ?? end, end)
  }
}

extension MP4Box {
  /// The duration of the fragment's samples in a `tfhd` box; `nil` if it doesn't specify it.
  fileprivate var sampleDuration: UInt64? {
    guard self.flags & 0x8 != 0 else { return nil }
    return self.number(at: 8 + (self.flags & 0x1 != 0 ? 8 : 0) + (self.flags & 0x2 != 0 ? 4 : 0), count: 4)
  }

  /// Returns the duration of the samples of a `trun` box, in the track's time scale.
  ///
  /// - Parameter fallback: The duration of each sample if the box doesn't specify it.
  fileprivate func runLength(_ fallback: UInt64) -> Double {
    let count = Int(self.number(at: 4, count: 4) ?? 0)
    guard self.flags & 0x100 != 0 else { return Double(count) * Double(fallback) }
    let size = [UInt64(0x100), 0x200, 0x400, 0x800].reduce(0) { $0 + (self.flags & $1 != 0 ? 4 : 0) }
    let start = 8 + (self.flags & 0x1 != 0 ? 4 : 0) + (self.flags & 0x4 != 0 ? 4 : 0)
    guard count <= (self.content.count - start) / size else { return 0 }
    return (0..<count).reduce(0.0) { $0 + Double(self.number(at: start + $1 * size, count: 4) ?? 0) }
  }
}
