/// Codecs as manifests and browsers name them (RFC 6381), from the records that containers keep for decoders.
enum CodecConfiguration {
  /// Returns a name such as `avc1.640028` for an `avcC` record. (ISO 14496-15 5.3.3.)
  static func avc(_ record: ArraySlice<UInt8>, name: String = "avc1") -> String? {
    let bytes = Array(record.prefix(4))
    guard bytes.count == 4, bytes[0] == 1 else { return nil }
    return "\(name)." + bytes[1...].map(self.hex).joined()
  }

  /// Returns a name such as `hvc1.2.4.L153.B0` for an `hvcC` record. (ISO 14496-15 8.3.3, and its annex E.)
  static func hevc(_ record: ArraySlice<UInt8>, name: String = "hvc1") -> String? {
    let bytes = Array(record.prefix(13))
    guard bytes.count == 13, bytes[0] == 1 else { return nil }
    let space = ["", "A", "B", "C"][Int(bytes[1] >> 6)]
    // The name has the flags in the reverse order of bits.
    let flags: UInt32 = bytes[2..<6].reversed().reduce(0) { $0 << 8 | UInt32(Self.reversed($1)) }
    let tier = bytes[1] & 0x20 == 0 ? "L" : "H"
    var constraints = bytes[6..<12].map { String($0, radix: 16, uppercase: true) }
    while constraints.last == "0" { constraints.removeLast() }
    let parts = ["\(name).\(space)\(bytes[1] & 31)", String(flags, radix: 16, uppercase: true), "\(tier)\(bytes[12])"]
    return (parts + constraints).joined(separator: ".")
  }

  /// Whether an `hvcC` record says that its pictures are interlaced, and not progressive. (ITU-T H.265, 7.4.4.)
  static func isInterlaced(hevc record: ArraySlice<UInt8>) -> Bool {
    guard let flags = record.dropFirst(6).first else { return false }
    return flags & 0xC0 == 0x40
  }

  /// Returns a name such as `av01.0.08M.10` for an `av1C` record. (AV1 Codec ISO Media File Format Binding 2.3 and 5.)
  static func av1(_ record: ArraySlice<UInt8>) -> String? {
    let bytes = Array(record.prefix(3))
    guard bytes.count == 3, bytes[0] == 0x81 else { return nil }
    let depth = bytes[2] & 0x40 == 0 ? 8 : bytes[2] & 0x20 == 0 ? 10 : 12
    let tier = bytes[2] & 0x80 == 0 ? "M" : "H"
    return "av01.\(bytes[1] >> 5).\(self.two(bytes[1] & 31))\(tier).\(self.two(depth))"
  }

  /// Returns a name such as `vp09.02.51.10` for a `vpcC` record, whose version and flags come first. (VP Codec ISO
  /// Media File Format Binding.)
  static func vp9(_ record: ArraySlice<UInt8>) -> String? {
    let bytes = Array(record.prefix(7))
    guard bytes.count == 7 else { return nil }
    return "vp09.\(self.two(bytes[4])).\(self.two(bytes[5])).\(self.two(bytes[6] >> 4))"
  }

  /// Returns the number of channels of AAC by an `esds` record; `nil` if it doesn't specify it. (ISO 14496-3 1.6.2.1,
  /// 1.6.3.4.)
  static func channels(ofElementaryStream record: ArraySlice<UInt8>) -> Int? {
    guard var rest = self.decoderConfiguration(record)?.rest, self.descriptor(5, &rest), rest.count >= 2 else {
      return nil
    }
    let bits = UInt16(rest[rest.startIndex]) << 8 | UInt16(rest[rest.startIndex + 1])
    // Object types from 32 on and explicit sample rates move the field.
    guard bits >> 11 != 31, bits >> 7 & 15 != 15 else { return nil }
    return [1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 8][bits >> 3 & 15]
  }

  /// Returns a name such as `mp4a.40.2` for an `esds` record, whose version and flags come first. (ISO 14496-1 7.2.6.)
  static func elementaryStream(_ record: ArraySlice<UInt8>, name: String = "mp4a") -> String? {
    guard let (object, descriptors) = self.decoderConfiguration(record) else { return nil }
    var rest = descriptors
    guard object == 0x40 else { return "\(name).\(self.hex(object))" }
    guard self.descriptor(5, &rest), let first = rest.popFirst() else { return "\(name).40" }
    guard first >> 3 == 31 else { return "\(name).40.\(first >> 3)" }
    guard let second = rest.popFirst() else { return "\(name).40" }
    return "\(name).40.\(32 + Int(first & 7) << 3 + Int(second >> 5))"
  }

  /// Returns the object type of a decoder's configuration, and the descriptors in it. (ISO 14496-1 7.2.6.5, 7.2.6.6.)
  private static func decoderConfiguration(_ record: ArraySlice<UInt8>) -> (object: UInt8, rest: ArraySlice<UInt8>)? {
    var rest = record.dropFirst(4)
    guard self.descriptor(3, &rest) else { return nil }
    rest = rest.dropFirst(2)
    guard let flags = rest.popFirst() else { return nil }
    if flags & 0x80 != 0 { rest = rest.dropFirst(2) }
    if flags & 0x40 != 0, let length = rest.popFirst() { rest = rest.dropFirst(Int(length)) }
    if flags & 0x20 != 0 { rest = rest.dropFirst(2) }
    guard self.descriptor(4, &rest), let object = rest.popFirst() else { return nil }
    return (object, rest.dropFirst(12))
  }

  /// Skips the tag and length of a descriptor; returns whether it has this tag.
  private static func descriptor(_ tag: UInt8, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.popFirst() == tag else { return false }
    for _ in 0..<4 {
      guard let byte = rest.popFirst() else { return false }
      if byte & 0x80 == 0 { return true }
    }
    return true
  }

  private static func reversed(_ byte: UInt8) -> UInt8 {
    (0..<8).reduce(0) { result, bit in result << 1 | (byte >> UInt8(bit)) & 1 }
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }

  private static func two(_ number: some BinaryInteger) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
