/// The facts of a sequence parameter set of H.264 that aren't in a codec's name. (ITU-T H.264, 7.3.2.1.1.)
struct AVCSequenceParameters: Hashable {
  /// Whether pictures may be fields, or have macroblocks of fields: interlaced pictures. Blu-ray encoders set this for
  /// progressive pictures, too.
  var mayBeInterlaced: Bool

  /// The most bytes of a set. Its largest members are twelve scaling lists: six of 16 numbers, six of 64.
  private static let longest = 1_024
  /// The profiles whose sets have a chroma format and scaling lists. (7.3.2.1.1.)
  private static let profilesWithColours: Set<UInt32> = [44, 83, 86, 100, 110, 118, 122, 128, 134, 135, 138, 139, 244]

  /// Reads a unit (NAL), from its header byte on; `nil` if it isn't a whole set.
  init?(unit: ArraySlice<UInt8>) {
    guard let header = unit.first, header & 0x1F == 7, unit.count <= Self.longest else { return nil }
    var bits = BitReader(payload: unit.dropFirst())
    guard let profile = bits.bits(8), bits.skip(16), bits.unsigned() != nil else { return nil }
    if Self.profilesWithColours.contains(profile), !Self.skipColours(&bits) { return nil }
    guard bits.unsigned() != nil, Self.skipOrder(&bits) else { return nil }
    // The reference frames, whether gaps are allowed, the width and the height.
    guard bits.unsigned() != nil, bits.skip(1), bits.unsigned() != nil, bits.unsigned() != nil,
      let hasFramesOnly = bits.bits(1)
    else { return nil }
    self.mayBeInterlaced = hasFramesOnly == 0
  }

  /// Reads the first set of an `avcC` record; `nil` if it has none. (ISO 14496-15, 5.3.3.1.2.)
  init?(record: ArraySlice<UInt8>) {
    let bytes = record.dropFirst(5)
    guard record.count > 8, record.first == 1, let count = bytes.first, count & 0x1F > 0 else { return nil }
    let length = bytes.dropFirst().prefix(2).reduce(0) { $0 << 8 | Int($1) }
    let unit = bytes.dropFirst(3).prefix(length)
    guard unit.count == length else { return nil }
    self.init(unit: unit)
  }

  private static func skipColours(_ bits: inout BitReader) -> Bool {
    guard let format = bits.unsigned(), format <= 3, format != 3 || bits.skip(1), bits.unsigned() != nil,
      bits.unsigned() != nil, bits.skip(1), let hasMatrices = bits.bits(1)
    else { return false }
    guard hasMatrices == 1 else { return true }
    for index in 0..<(format == 3 ? 12 : 8) {
      guard let isPresent = bits.bits(1) else { return false }
      if isPresent == 1, !self.skipMatrix(&bits, count: index < 6 ? 16 : 64) { return false }
    }
    return true
  }

  /// Skips a scaling list; returns false if it is malformed. (7.3.2.1.1.1.)
  private static func skipMatrix(_ bits: inout BitReader, count: Int) -> Bool {
    var (last, next): (Int32, Int32) = (8, 8)
    for _ in 0..<count {
      if next != 0 {
        guard let delta = bits.signed(), (-128...127).contains(delta) else { return false }
        next = (last + delta + 256) % 256
      }
      if next != 0 { last = next }
    }
    return true
  }

  /// Skips the members about the picture order count; returns false if they are malformed.
  private static func skipOrder(_ bits: inout BitReader) -> Bool {
    switch bits.unsigned() {
    case 0: return bits.unsigned() != nil
    case 1:
      guard bits.skip(1), bits.signed() != nil, bits.signed() != nil, let count = bits.unsigned(), count <= 255 else {
        return false
      }
      for _ in 0..<count where bits.signed() == nil { return false }
      return true
    case 2: return true
    default: return false
    }
  }
}

/// Reads a NAL unit's bits without its emulation prevention bytes. (ITU-T H.264, 7.3.1.)
private struct BitReader {
  private let bytes: [UInt8]
  private var position = 0

  init(payload: ArraySlice<UInt8>) {
    var (bytes, zeros): ([UInt8], Int) = ([], 0)
    for byte in payload {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      bytes.append(byte)
    }
    self.bytes = bytes
  }

  /// Reads up to 32 bits as a number; `nil` at the end.
  mutating func bits(_ count: Int) -> UInt32? {
    guard count <= 32, self.position + count <= self.bytes.count * 8 else { return nil }
    var number: UInt32 = 0
    for _ in 0..<count {
      number = number << 1 | UInt32(self.bytes[self.position / 8] >> UInt8(7 - self.position % 8) & 1)
      self.position += 1
    }
    return number
  }

  /// Skips up to 32 bits; returns false at the end.
  mutating func skip(_ count: Int) -> Bool { self.bits(count) != nil }

  /// Reads an Exp-Golomb number, `ue(v)`, of at most 32 bits. (9.1.)
  mutating func unsigned() -> UInt32? {
    var zeros = 0
    while true {
      guard let bit = self.bits(1) else { return nil }
      if bit == 1 { break }
      zeros += 1
    }
    guard zeros < 32, let rest = self.bits(zeros) else { return nil }
    return (1 << UInt32(zeros)) - 1 + rest
  }

  /// Reads an Exp-Golomb number with a sign, `se(v)`. (9.1.1.)
  mutating func signed() -> Int32? {
    guard let code = self.unsigned() else { return nil }
    let half = Int32(code / 2)
    return code % 2 == 0 ? -half : half + 1
  }
}
