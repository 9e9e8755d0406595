/// Silent audio, for receivers that examine the media.
public enum SilentSound {
  /// A WAVE file: 8,000 samples of a byte each a second.
  public static func wave(seconds: Int) -> [UInt8] {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    let length = seconds * 8_000
    let format =
      bytes(16, 4) + bytes(1, 2) + bytes(1, 2) + bytes(8_000, 4) + bytes(8_000, 4) + bytes(1, 2) + bytes(8, 2)
    return Array("RIFF".utf8) + bytes(36 + length, 4) + Array("WAVEfmt ".utf8) + format + Array("data".utf8)
      + bytes(length, 4) + [UInt8](repeating: 0x80, count: length)
  }
}
