/// The picture at `/setup/icon.png`, which the TXT record's `ic` names.
enum SetupIcon {
  /// 98 by 55 pixels, as the setup information says.
  static let png = Self.bytes(
    """
    89504e470d0a1a0a0000000d4948445200000062000000370103000000cd280d0900000006504c5445ffffff4285f4da\
    f8d0db0000006f4944415478da6360a00160fe0f071f08f01ae09a0a86230f0960f26a5078f50d28bc07c83cc61f28a6\
    d4a0f0e4907915fc28a6c05d03e6351f40e2313f44e6317c7880cc2b40e615581420bb5a069957276380c4e3e7b140e2\
    b1f321f392fb9079c5683c4b449a00f9170f8fda00002679647b5a9c6e890000000049454e44ae426082
    """)

  /// Reads hexadecimal digits, two a byte.
  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
