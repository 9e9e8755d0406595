/// An MP4 box with all of its bytes. (ISO 14496-12, 4.2.) Reads hostile bytes without a trap.
package struct MP4Box {
  /// The type: `moof`.
  package let type: String
  /// The bytes after the length and type.
  package let content: ArraySlice<UInt8>

  /// Creates a box of its bytes, at least 8.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.type = String(decoding: bytes.dropFirst(4).prefix(4), as: UTF8.self)
    self.content = bytes.dropFirst(8)
  }

  /// Returns the boxes in `bytes`, up to the first one that is broken.
  package static func all(in bytes: ArraySlice<UInt8>) -> [MP4Box] {
    var boxes: [MP4Box] = []
    var rest = bytes
    while rest.count >= 8 {
      let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard size >= 8, size <= rest.count else { break }
      boxes.append(MP4Box(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return boxes
  }

  /// Whether its version is 1, whose times have eight bytes.
  package var isLong: Bool { self.content.first == 1 }
  /// The flags behind the version.
  package var flags: UInt64 { self.number(at: 1, count: 3) ?? 0 }

  /// Returns a number in its content, or `nil` beyond its end.
  package func number(at offset: Int, count: Int) -> UInt64? {
    guard self.content.count >= offset + count else { return nil }
    return self.content.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
