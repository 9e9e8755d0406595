/// The playing time of a stream of Matroska or WebM as its bytes arrive, by the time stamps of its clusters (RFC 9559,
/// 5.1.3), or of fragmented MP4. Senders such as VLC send a film without a length faster than it plays.
struct ArrivalClock {
  private static let cluster: [UInt8] = [0x1F, 0x43, 0xB6, 0x75]
  /// The bytes that a cluster's head and time stamp take at most.
  private static let longestHead = 35

  private var first: UInt64?
  private var last: UInt64 = 0
  private var tail: [UInt8] = []
  private var fragments = ArrivingFragments()

  /// The time from the first cluster to the last one, in the default scale of a millisecond, or that of the fragments;
  /// `nil` for other formats.
  var seconds: Double? {
    self.first.map { Double(self.last - min($0, self.last)) / 1_000 } ?? self.fragments.seconds
  }

  /// Notes the next bytes.
  mutating func note(_ bytes: [UInt8]) {
    self.fragments.note(bytes)
    let all = self.tail + bytes
    var rest = all[...]
    while let found = rest.firstIndex(of: Self.cluster[0]), all.count - found >= Self.longestHead {
      if all[found..<(found + 4)].elementsEqual(Self.cluster), let stamp = Self.stamp(all[(found + 4)...]) {
        self.first = self.first ?? stamp
        self.last = max(self.last, stamp)
      }
      rest = rest[(found + 1)...]
    }
    self.tail = Array(all.suffix(Self.longestHead - 1))
  }

  /// Returns the time stamp that follows a cluster's length; `nil` if there is none.
  private static func stamp(_ bytes: ArraySlice<UInt8>) -> UInt64? {
    guard let first = bytes.first, first != 0 else { return nil }
    var member = bytes.dropFirst(first.leadingZeroBitCount + 1)
    // A checksum of four bytes may come first. (RFC 8794, 11.3.1.)
    if member.starts(with: [0xBF, 0x84]) { member = member.dropFirst(6) }
    let value = member.dropFirst()
    guard member.first == 0xE7, let head = value.first, head != 0 else { return nil }
    let length = head.leadingZeroBitCount + 1
    let size = value.prefix(length).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } & ((1 << UInt64(7 * length)) - 1)
    guard (1...8).contains(size) else { return nil }
    return value.dropFirst(length).prefix(Int(size)).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
