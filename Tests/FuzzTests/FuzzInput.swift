/// The bytes of libFuzzer as a sequence of decisions, for targets whose input has structure.
///
/// Each decision consumes bytes from the front; after the end every number is 0, so that a short input is a short
/// program.
struct FuzzInput {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.rest = bytes[...] }

  /// Whether all bytes are consumed.
  var isAtEnd: Bool { self.rest.isEmpty }

  /// Returns the next byte, or 0 after the end.
  mutating func byte() -> UInt8 { self.rest.popFirst() ?? 0 }

  /// Returns a number below `limit`, which is 256 at most.
  mutating func number(below limit: Int) -> Int { Int(self.byte()) % limit }

  /// Returns one of `choices`, which aren't empty.
  mutating func choice<Element>(_ choices: [Element]) -> Element { choices[self.number(below: choices.count)] }

  /// Returns a number of all 64 bits, most of them small.
  mutating func integer() -> Int64 {
    let width = self.choice([1, 1, 1, 2, 4, 8])
    return (0..<width).reduce(Int64(0)) { value, _ in value << 8 | Int64(self.byte()) } - (width == 1 ? 4 : 0)
  }

  /// Returns up to `limit` bytes as they are.
  mutating func bytes(upTo limit: Int) -> [UInt8] {
    let count = min(limit, self.rest.count)
    defer { self.rest = self.rest.dropFirst(count) }
    return Array(self.rest.prefix(count))
  }

  /// Returns the bytes up to the next 0, which is consumed, too, but at most `limit`.
  mutating func text(upTo limit: Int = 64) -> String {
    let bytes = self.rest.prefix(limit).prefix { $0 != 0 }
    self.rest = self.rest.dropFirst(bytes.count + 1)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns everything that is left.
  mutating func remainder() -> [UInt8] { self.bytes(upTo: .max) }
}

/// Returns `bytes` cut into pieces, whose sizes are set by the first byte.
func pieces(of bytes: UnsafeBufferPointer<UInt8>) -> [Slice<UnsafeBufferPointer<UInt8>>] {
  let size = Int(bytes.first ?? 0) % 17 + 1
  return stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
}
