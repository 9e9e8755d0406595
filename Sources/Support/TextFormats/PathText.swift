import Glibc

/// Paths of this machine as text. Linux allows every byte but NUL and `/` in a name, and text has only valid UTF-8.
///
/// A byte that isn't part of valid UTF-8 is written as a character of a private area, U+10FF80 to U+10FFFF, and becomes
/// that byte again where the system is called. The bytes of these characters themselves are written so, too: each path
/// has one text, and each text one path.
package enum PathText {
  private static let base: UInt32 = 0x10_FF00

  /// Returns the text of a path's bytes.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self), !self.hasEscapes(text) { return text }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if let scalar = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.first,
        !self.isEscape(scalar)
      {
        text.append(scalar)
        rest = rest.dropFirst(length)
      } else if let escape = Unicode.Scalar(self.base + UInt32(first)) {
        text.append(escape)
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// Returns the bytes of a path's text.
  package static func bytes(_ text: String) -> [UInt8] {
    guard self.hasEscapes(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      self.isEscape(scalar) ? [UInt8(scalar.value - self.base)] : Array(String(scalar).utf8)
    }
  }

  /// Returns the bytes of a path's text for the system, which ends them with a NUL.
  package static func system(_ text: String) -> [CChar] {
    self.bytes(text).map { CChar(bitPattern: $0) } + [0]
  }

  /// Returns the absolute path without symbolic links; `nil` if there is none, with the reason in `errno`.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(self.system(path), nil) else { return nil }
    defer { free(real) }
    return self.text(ofSystem: real)
  }

  /// Returns the text of a path that the system gave, up to its NUL.
  package static func text(ofSystem path: UnsafePointer<CChar>) -> String {
    var end = path
    while end.pointee != 0 { end += 1 }
    return self.text(UnsafeBufferPointer(start: path, count: end - path).map { UInt8(bitPattern: $0) })
  }

  /// Returns a name for people: bytes that aren't UTF-8 are taken for ISO 8859-1, which most such names are.
  package static func readable(_ text: String) -> String {
    guard self.hasEscapes(text) else { return text }
    var readable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let byte = self.isEscape(scalar) ? Unicode.Scalar(scalar.value - self.base) : scalar
      readable.append(byte.flatMap { $0.value < 0x80 || $0.value >= 0xA0 ? $0 : nil } ?? "\u{FFFD}")
    }
    return String(readable)
  }

  /// Returns the path that a text of ISO 8859-1 names in a file system of that encoding; `nil` if it has other
  /// characters, or none beyond ASCII.
  package static func latin1(_ text: String) -> String? {
    guard text.unicodeScalars.allSatisfy({ $0.value < 0x100 }), text.utf8.contains(where: { $0 >= 0x80 }) else {
      return nil
    }
    return self.text(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
  }

  private static func isEscape(_ scalar: Unicode.Scalar) -> Bool { (0x10_FF80...0x10_FFFF).contains(scalar.value) }

  /// Whether a text has escapes, which all begin with the bytes F4 8F.
  private static func hasEscapes(_ text: String) -> Bool {
    text.utf8.contains(0xF4) && text.unicodeScalars.contains(where: self.isEscape)
  }
}
