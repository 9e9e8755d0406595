/// The date and place of a photo, from the EXIF data at its beginning. (CIPA DC-008; JPEG: ITU-T T.81.)
struct PhotoTags: Hashable, Sendable {
  /// The date in ISO 8601 without a time zone, as cameras write none: `2024-05-06T07:08:09`.
  private(set) var creationDateTime: String?
  private(set) var latitude: Double?
  private(set) var longitude: Double?

  private static let maximumSegments = 64
  private static let maximumEntries = 512

  /// Reads the tags from the first bytes of a file; a tag that is missing or can't be read is `nil`.
  init(_ head: [UInt8]) {
    guard let exif = Self.exif(in: head) else { return }
    let tiff = TIFFBytes(exif)
    let main = tiff.directory(at: tiff.number(at: 4, count: 4), limit: Self.maximumEntries)
    let details = main[0x8769].map { tiff.directory(at: tiff.value($0), limit: Self.maximumEntries) } ?? [:]
    // When the picture was taken, else when it was digitised, else when it was last changed.
    let date = details[0x9003] ?? details[0x9004] ?? main[0x0132]
    self.creationDateTime = date.flatMap { Self.isoDate(tiff.text($0)) }
    guard let position = main[0x8825].map({ tiff.directory(at: tiff.value($0), limit: Self.maximumEntries) }) else {
      return
    }
    self.latitude = Self.degrees(tiff, position[2], position[1], negative: "S", limit: 90)
    self.longitude = Self.degrees(tiff, position[4], position[3], negative: "W", limit: 180)
    if self.latitude == nil || self.longitude == nil { (self.latitude, self.longitude) = (nil, nil) }
  }

  /// Returns the content of the APP1 segment with the header `Exif`; `nil` if there is none.
  private static func exif(in head: [UInt8]) -> ArraySlice<UInt8>? {
    guard head.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    for _ in 0..<self.maximumSegments {
      guard place + 4 <= head.count, head[place] == 0xFF, head[place + 1] != 0xDA else { return nil }
      let length = Int(head[place + 2]) << 8 | Int(head[place + 3])
      let segment = head[min(place + 4, head.count)..<min(place + 2 + max(length, 2), head.count)]
      if head[place + 1] == 0xE1, segment.starts(with: "Exif\0\0".utf8) { return segment.dropFirst(6) }
      place += 2 + max(length, 2)
    }
    return nil
  }

  /// Returns an EXIF date, as `2024:05:06 07:08:09`, in ISO 8601; `nil` if it is invalid.
  private static func isoDate(_ text: String) -> String? {
    let bytes = Array(text.utf8.prefix(19))
    guard bytes.count == 19 else { return nil }
    for (index, byte) in bytes.enumerated() {
      let expected: UInt8? = [4: 0x3A, 7: 0x3A, 10: 0x20, 13: 0x3A, 16: 0x3A][index]
      guard expected.map({ $0 == byte }) ?? (0x30...0x39).contains(byte) else { return nil }
    }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    // Cameras without a clock write zeros.
    guard !parts[0].hasPrefix("0000") else { return nil }
    return "\(parts[0].replacing(":", with: "-"))T\(parts[1])"
  }

  /// Returns the degrees of a coordinate, whose degrees, minutes and seconds are fractions; `nil` if it is invalid.
  private static func degrees(
    _ tiff: TIFFBytes, _ value: Int?, _ sign: Int?, negative: String, limit: Double
  ) -> Double? {
    guard let value, let sign, tiff.count(value) == 3 else { return nil }
    let start = tiff.value(value)
    let parts = (0..<3).map { index -> Double in
      let divisor = tiff.number(at: start + index * 8 + 4, count: 4)
      return divisor == 0 ? .nan : Double(tiff.number(at: start + index * 8, count: 4)) / Double(divisor)
    }
    let degrees = parts[0] + parts[1] / 60 + parts[2] / 3600
    guard degrees.isFinite, degrees <= limit else { return nil }
    return tiff.text(sign).hasPrefix(negative) ? -degrees : degrees
  }
}

/// The directories of a TIFF file of either byte order. Numbers outside of the file read as 0.
private struct TIFFBytes {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    self.isLittleEndian = bytes.starts(with: "II".utf8)
  }

  func number(at offset: Int, count: Int) -> Int {
    guard offset >= 0, offset <= self.bytes.count - count else { return 0 }
    let part = self.bytes[offset..<(offset + count)]
    return self.isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the offsets of the entries by their tags.
  func directory(at offset: Int, limit: Int) -> [Int: Int] {
    guard offset > 0 else { return [:] }
    var entries: [Int: Int] = [:]
    for index in 0..<min(self.number(at: offset, count: 2), limit) {
      let place = offset + 2 + index * 12
      guard place + 12 <= self.bytes.count else { break }
      entries[self.number(at: place, count: 2)] = place
    }
    return entries
  }

  /// Returns the number of values of the entry.
  func count(_ entry: Int) -> Int { self.number(at: entry + 4, count: 4) }

  /// Returns the number in the entry, mostly an offset.
  func value(_ entry: Int) -> Int { self.number(at: entry + 8, count: 4) }

  /// Returns the ASCII text of the entry. Up to four bytes are in the entry itself.
  func text(_ entry: Int) -> String {
    let count = min(self.count(entry), 64)
    let start = count <= 4 ? entry + 8 : self.value(entry)
    guard start >= 0, start <= self.bytes.count - count else { return "" }
    return String(decoding: self.bytes[start..<(start + count)].prefix { $0 != 0 && $0 < 0x80 }, as: UTF8.self)
  }
}
