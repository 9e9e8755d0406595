import CJansson

/// A reader of the common form of JSON into jansson's tree, for a quarter of the instructions that jansson's own parser
/// takes.
///
/// jansson passes each byte through several function calls (docs/Performance.md). This reader finds the tokens, and
/// jansson makes the values:
///
/// 1. Structure, words, integers of up to 18 digits, and ASCII text without escapes are read here.
/// 2. Every other string or number is parsed by jansson, as a separate document.
/// 3. Everything else, mistakes included, ends the reading without a result. The caller then has jansson parse
///    the whole document, which describes the mistake.
struct JSONTreeReader {
  /// The deepest nesting of arrays and objects; jansson's own limit is 2,048.
  private static let maximumDepth = 2_000
  /// The number of digits up to which an integer fits 64 bits.
  private static let shortInteger = 18

  private let bytes: UnsafeRawBufferPointer
  private let rejectsDuplicates: Bool
  private let memo: JSONMemo?
  /// The place of the next byte to read.
  private var index = 0

  /// Returns the tree that jansson would make of `bytes`, an array or object; `nil` if jansson has to decide.
  static func tree(
    of bytes: UnsafeRawBufferPointer, rejectsDuplicates: Bool, memo: JSONMemo? = nil
  ) -> UnsafeMutablePointer<json_t>? {
    var reader = JSONTreeReader(bytes: bytes, rejectsDuplicates: rejectsDuplicates, memo: memo)
    let first = reader.nextToken()
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "["), let tree = reader.value(depth: 1) else {
      return nil
    }
    guard reader.nextToken() == nil else {
      json_decref(tree)
      return nil
    }
    return tree
  }

  private init(bytes: UnsafeRawBufferPointer, rejectsDuplicates: Bool, memo: JSONMemo?) {
    self.bytes = bytes
    self.rejectsDuplicates = rejectsDuplicates
    self.memo = memo
  }

  // MARK: Structure

  /// Skips white space; returns the byte behind it, which isn't read yet, or `nil` at the end.
  private mutating func nextToken() -> UInt8? {
    while self.index < self.bytes.count {
      switch self.bytes[self.index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): self.index += 1
      case let byte: return byte
      }
    }
    return nil
  }

  /// Reads `byte` if it is the next token.
  private mutating func take(_ byte: UInt8) -> Bool {
    guard self.nextToken() == byte else { return false }
    self.index += 1
    return true
  }

  private mutating func value(depth: Int) -> UnsafeMutablePointer<json_t>? {
    guard let first = self.nextToken() else { return nil }
    switch first {
    case UInt8(ascii: "\""): return self.string()
    case UInt8(ascii: "{"):
      return self.container(json_object(), depth: depth) { reader, object in reader.member(of: object, depth: depth) }
    case UInt8(ascii: "["):
      return self.container(json_array(), depth: depth) { reader, array in
        // jansson takes ownership of the element; without one, it reports a failure.
        json_array_append_new(array, reader.value(depth: depth + 1)) == 0
      }
    case UInt8(ascii: "t"): return self.word("true") ? json_true() : nil
    case UInt8(ascii: "f"): return self.word("false") ? json_false() : nil
    case UInt8(ascii: "n"): return self.word("null") ? json_null() : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return self.number()
    default: return nil
    }
  }

  /// Reads an array or object into `container`, whose bracket is the next byte.
  ///
  /// - Parameter readElement: Adds the next element or member; returns whether it could.
  private mutating func container(
    _ container: UnsafeMutablePointer<json_t>?, depth: Int,
    _ readElement: (inout JSONTreeReader, UnsafeMutablePointer<json_t>) -> Bool
  ) -> UnsafeMutablePointer<json_t>? {
    guard let container else { return nil }
    // In ASCII each closing bracket is the second character behind the opening one.
    let end = self.bytes[self.index] + 2
    self.index += 1
    var isWhole = self.take(end)
    while !isWhole, depth < Self.maximumDepth, readElement(&self, container) {
      isWhole = self.take(end)
      guard isWhole || self.take(UInt8(ascii: ",")) else { break }
    }
    if isWhole { return container }
    json_decref(container)
    return nil
  }

  private mutating func member(of object: UnsafeMutablePointer<json_t>, depth: Int) -> Bool {
    guard self.nextToken() == UInt8(ascii: "\""), let key = self.plainText(), self.take(UInt8(ascii: ":")) else {
      return false
    }
    return key.withMemoryRebound(to: CChar.self) { text in
      guard let start = text.baseAddress,
        !self.rejectsDuplicates || json_object_getn(object, start, text.count) == nil
      else { return false }
      return json_object_setn_new_nocheck(object, start, text.count, self.value(ofMember: key, depth: depth + 1)) == 0
    }
  }

  private mutating func value(ofMember key: UnsafeRawBufferPointer, depth: Int) -> UnsafeMutablePointer<json_t>? {
    guard let memo = self.memo, let member = memo.index(of: key, depth: depth), self.nextToken() != nil else {
      return self.value(depth: depth)
    }
    let start = self.index
    if let known = memo.tree(ofMember: member, at: UnsafeRawBufferPointer(rebasing: self.bytes[start...])) {
      self.index += known.count
      return known.tree
    }
    guard let tree = self.value(depth: depth) else { return nil }
    memo.keep(tree, text: UnsafeRawBufferPointer(rebasing: self.bytes[start..<self.index]), ofMember: member)
    return tree
  }

  // MARK: Values

  private mutating func word(_ word: StaticString) -> Bool {
    let end = self.index + word.utf8CodeUnitCount
    guard end <= self.bytes.count else { return false }
    let isEqual = word.withUTF8Buffer { $0.elementsEqual(self.bytes[self.index..<end]) }
    self.index = end
    return isEqual
  }

  private mutating func string() -> UnsafeMutablePointer<json_t>? {
    let start = self.index
    if let text = self.plainText() {
      return text.withMemoryRebound(to: CChar.self) { json_stringn_nocheck($0.baseAddress, $0.count) }
    }
    self.index = JSONScan.endOfString(self.bytes, from: start + 1)
    return self.parsed(start..<self.index)
  }

  /// Reads a string of ASCII without escapes and control characters, and returns its text; reads nothing of another.
  private mutating func plainText() -> UnsafeRawBufferPointer? {
    let start = self.index + 1
    var end = start
    while end < self.bytes.count {
      let byte = self.bytes[end]
      if byte == UInt8(ascii: "\"") {
        self.index = end + 1
        return UnsafeRawBufferPointer(rebasing: self.bytes[start..<end])
      }
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { return nil }
      end += 1
    }
    return nil
  }

  private mutating func number() -> UnsafeMutablePointer<json_t>? {
    let start = self.index
    self.index = JSONNumberScan.end(of: self.bytes, from: start)
    let isNegative = self.bytes[start] == UInt8(ascii: "-")
    let digits = self.bytes[(isNegative ? start + 1 : start)..<self.index]
    var value: Int64 = 0
    guard let first = digits.first, digits.count <= Self.shortInteger, first != UInt8(ascii: "0") || digits.count == 1
    else { return self.parsed(start..<self.index) }
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return self.parsed(start..<self.index) }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return json_integer(json_int_t(isNegative ? -value : value))
  }

  /// Returns the string or number that jansson makes of the bytes at `place`.
  private func parsed(_ place: Range<Int>) -> UnsafeMutablePointer<json_t>? {
    let token = UnsafeRawBufferPointer(rebasing: self.bytes[place])
    return token.withMemoryRebound(to: CChar.self) {
      json_loadb($0.baseAddress, $0.count, Int(JSON_DECODE_ANY | JSON_ALLOW_NUL), nil)
    }
  }
}
