/// A search for the position of a value in a JSON text, for error messages with the line.
///
/// The text has been parsed before, so it is valid JSON. Paths are those of `JSONDecodingError`: `steps[2].do.fault`.
struct JSONLocator {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the offset of the value at `path`, or of the nearest existing one around it.
  static func offset(of path: String, in bytes: [UInt8]) -> Int {
    var locator = JSONLocator(bytes)
    locator.skipSpace()
    for part in self.parts(of: path) {
      guard locator.enter(part) else { break }
    }
    return locator.offset
  }

  /// Returns the line and the column of an offset, from 1; columns count bytes.
  static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(max(0, offset))
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, before.count - start + 1)
  }

  private enum Part {
    case key(String)
    case index(Int)
  }

  private static func parts(of path: String) -> [Part] {
    path.split(whereSeparator: { $0 == "." || $0 == "[" }).map { part in
      guard part.hasSuffix("]"), let index = Int(part.dropLast()) else { return .key(String(part)) }
      return .index(index)
    }
  }

  private var byte: UInt8? { self.offset < self.bytes.count ? self.bytes[self.offset] : nil }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { self.offset += 1 }
  }

  /// Moves to a member or an element of the value here; returns `false` and stays if there is none.
  private mutating func enter(_ part: Part) -> Bool {
    var search = self
    let found =
      switch part {
      case .key(let key): search.enterObject(key)
      case .index(let index): search.enterArray(index)
      }
    if found { self = search }
    return found
  }

  private mutating func enterObject(_ key: String) -> Bool {
    guard self.byte == UInt8(ascii: "{") else { return false }
    self.offset += 1
    while true {
      self.skipSpace()
      guard self.byte == UInt8(ascii: "\"") else { return false }
      let start = self.offset
      self.skipString()
      let isWanted = self.bytes[start..<self.offset].dropFirst().dropLast().elementsEqual(key.utf8)
      self.skipSpace()
      self.offset += 1
      self.skipSpace()
      if isWanted { return true }
      self.skipValue()
      self.skipSpace()
      guard self.byte == UInt8(ascii: ",") else { return false }
      self.offset += 1
    }
  }

  private mutating func enterArray(_ index: Int) -> Bool {
    guard self.byte == UInt8(ascii: "[") else { return false }
    self.offset += 1
    self.skipSpace()
    for _ in 0..<index {
      self.skipValue()
      self.skipSpace()
      guard self.byte == UInt8(ascii: ",") else { return false }
      self.offset += 1
      self.skipSpace()
    }
    return self.byte != UInt8(ascii: "]")
  }

  private mutating func skipString() {
    self.offset += 1
    while let byte, byte != UInt8(ascii: "\"") { self.offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    self.offset += 1
  }

  private mutating func skipValue() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        self.skipString()
        if depth == 0 { return }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        if depth == 0 {
          self.offset += 1
          return
        }
      case UInt8(ascii: ","): if depth == 0 { return }
      default: break
      }
      self.offset += 1
    }
  }
}
