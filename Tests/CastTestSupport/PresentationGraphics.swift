/// Subtitles of Blu-rays: a white box at one time, as a `.sup` file (US 2009/0185789 A1; FFmpeg's `pgssubdec.c`).
public enum PresentationGraphics {
  /// Returns the file.
  ///
  /// - Parameters:
  ///   - size: That of the video.
  ///   - box: The box in it.
  ///   - seconds: When it is shown.
  public static func file(
    size: (width: Int, height: Int), box: (x: Int, y: Int, width: Int, height: Int), seconds: ClosedRange<Double>
  ) -> [UInt8] {
    let window = [1, 0] + Self.word(box.x) + Self.word(box.y) + Self.word(box.width) + Self.word(box.height)
    let line = [0, 0xC0 | UInt8(box.width >> 8), UInt8(box.width & 0xFF), 1, 0, 0]
    let pixels = (0..<box.height).flatMap { _ in line }
    let length = pixels.count + 4
    let object =
      [0, 0, 0, 0xC0, UInt8(length >> 16), UInt8(length >> 8 & 0xFF), UInt8(length & 0xFF)]
      + Self.word(box.width) + Self.word(box.height) + pixels
    let shown = Self.composition(size, number: 0, state: 0x80, [0, 0, 0, 0] + Self.word(box.x) + Self.word(box.y))
    let cleared = Self.composition(size, number: 1, state: 0, [])
    let first =
      Self.segment(0x16, shown, seconds.lowerBound) + Self.segment(0x17, window, seconds.lowerBound)
      + Self.segment(0x14, [0, 0, 1, 235, 128, 128, 255], seconds.lowerBound)
    return first + Self.segment(0x15, object, seconds.lowerBound) + Self.segment(0x80, [], seconds.lowerBound)
      + Self.segment(0x16, cleared, seconds.upperBound) + Self.segment(0x17, window, seconds.upperBound)
      + Self.segment(0x80, [], seconds.upperBound)
  }

  private static func composition(
    _ size: (width: Int, height: Int), number: Int, state: UInt8, _ object: [UInt8]
  ) -> [UInt8] {
    let head = Self.word(size.width) + Self.word(size.height) + [0x10] + Self.word(number)
    return head + [state, 0, 0, object.isEmpty ? 0 : 1] + object
  }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }

  private static func segment(_ type: UInt8, _ data: [UInt8], _ time: Double) -> [UInt8] {
    let stamp = UInt32(time * 90_000)
    let bytes = [24, 16, 8, 0].map { UInt8(stamp >> UInt32($0) & 0xFF) }
    return Array("PG".utf8) + bytes + [0, 0, 0, 0, type] + Self.word(data.count) + data
  }
}
