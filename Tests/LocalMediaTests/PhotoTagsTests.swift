import Testing

@testable import LocalMedia

@Suite struct PhotoTagsTests {
  /// A JPEG's beginning with EXIF data of the given order of bytes.
  private static func photo(isLittleEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittleEndian ? bytes : bytes.reversed()
    }
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      number(tag, 2) + number(type, 2) + number(count, 4) + value + [UInt8](repeating: 0, count: 4 - value.count)
    }
    // Directories at 8 (two entries), 38 (one), 56 (four); values at 110.
    var tiff = Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    tiff += number(2, 2) + entry(0x8769, 4, 1, number(38, 4)) + entry(0x8825, 4, 1, number(56, 4)) + number(0, 4)
    tiff += number(1, 2) + entry(0x9003, 2, 20, number(110, 4)) + number(0, 4)
    tiff += number(4, 2) + entry(1, 2, 2, Array("N\0".utf8)) + entry(2, 5, 3, number(130, 4))
    tiff += entry(3, 2, 2, Array("W\0".utf8)) + entry(4, 5, 3, number(154, 4)) + number(0, 4)
    tiff += Array("2024:05:06 07:08:09\0".utf8)
    for part in [(52, 1), (30, 1), (0, 1), (13, 1), (15, 1), (3600, 100)] {
      tiff += number(part.0, 4) + number(part.1, 4)
    }
    let segment = Array("Exif\0\0".utf8) + tiff
    let length = segment.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + segment + [
      0xFF, 0xDA,
    ]
  }

  @Test(arguments: [true, false]) func dateAndPlace(isLittleEndian: Bool) throws {
    let tags = PhotoTags(Self.photo(isLittleEndian: isLittleEndian))
    #expect(tags.creationDateTime == "2024-05-06T07:08:09")
    #expect(tags.latitude == 52.5)
    let longitude = try #require(tags.longitude)
    #expect(abs(longitude + 13.26) < 1e-9)
  }

  @Test func readsNoTagsOfBrokenPhotos() {
    let photo = Self.photo(isLittleEndian: true)
    #expect(PhotoTags([]) == PhotoTags([1, 2, 3]))
    for end in photo.indices { _ = PhotoTags(Array(photo[..<end])) }
    for index in photo.indices {
      for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = photo
        bytes[index] = value
        _ = PhotoTags(bytes)
      }
    }
  }
}
