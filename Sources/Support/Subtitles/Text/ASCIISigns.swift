/// The search for ASCII signs in a text, byte by byte.
///
/// A sign and a combining character behind it are one `Character`, which doesn't equal the sign. Persian text often
/// begins with such a character (U+200C).
extension Substring {
  /// Splits the text at a sign; keeps empty parts.
  func split(at sign: Unicode.Scalar, maxSplits: Int = .max) -> [Substring] {
    self.utf8.split(separator: UInt8(ascii: sign), maxSplits: maxSplits, omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// Returns the index of a sign; `nil` if there is none.
  func firstIndex(ofSign sign: Unicode.Scalar) -> Index? { self.utf8.firstIndex(of: UInt8(ascii: sign)) }

  /// Returns the text behind the sign at an index.
  func behind(_ index: Index) -> Substring { self[self.utf8.index(after: index)...] }
}
