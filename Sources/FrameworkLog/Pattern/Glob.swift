/// A pattern in which `*` stands for any run of characters and `?` for one; everything else stands for itself.
///
/// Matching costs at most the product of both lengths, and needs no memory of its own.
public struct Glob: Hashable, Sendable, CustomStringConvertible {
  /// The longest pattern, in bytes.
  public static let maximumLength = 256

  private let bytes: [UInt8]

  /// - Returns: `nil` for an empty pattern, and one that is longer than ``maximumLength``.
  public init?(_ text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.count <= Self.maximumLength else { return nil }
    self.bytes = Array(text.utf8)
  }

  public var description: String { String(decoding: self.bytes, as: UTF8.self) }

  /// Whether the whole of `text` fits.
  public func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { self.matches($0) }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    var index = 0
    // Where the last star stood, and what it has taken: the only place to go back to.
    var star: (place: Int, index: Int)?
    while index < text.count {
      if place < self.bytes.count, self.bytes[place] == UInt8(ascii: "*") {
        star = (place, index)
        place += 1
      } else if place < self.bytes.count, self.bytes[place] == UInt8(ascii: "?") || self.bytes[place] == text[index] {
        place += 1
        // `?` stands for a character, not for a byte of one.
        index += self.bytes[place - 1] == UInt8(ascii: "?") ? Self.length(of: text[index]) : 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        place = last.place + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return self.bytes[min(place, self.bytes.count)...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func length(of lead: UInt8) -> Int {
    switch lead {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
