/// Goes through an XML document tag by tag: enough for manifests and captions, and bounded.
///
/// It checks that tags are nested well, and knows no document types: their entities are a way to fill the memory.
struct XMLScanner {
  enum Item: Hashable {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    case text(String)
  }

  /// Why the text is no XML.
  struct Malformed: Error, Hashable {
    var message: String
  }

  private static let maximumDepth = 64
  private static let maximumAttributes = 128

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var open: [String] = []
  private var hasRoot = false
  /// The end of an element that was written in one tag.
  private var pendingEnd: String?

  init(_ text: String) {
    self.bytes = Array(text.utf8)[...]
    self.position = 0
  }

  /// The next item; `nil` at the end of the document.
  mutating func next() throws(Malformed) -> Item? {
    if let name = self.pendingEnd {
      self.pendingEnd = nil
      return .end(name: name)
    }
    while self.position < self.bytes.endIndex {
      guard self.bytes[self.position] == UInt8(ascii: "<") else {
        let text = self.readText()
        if !self.open.isEmpty { return .text(text) }
        continue
      }
      if self.skip(from: "<!--", to: "-->") || self.skip(from: "<?", to: "?>") { continue }
      if self.starts(with: "<![CDATA[") { return .text(try self.readCDATA()) }
      if self.starts(with: "<!") { throw Malformed(message: "document types are not read") }
      return try self.readTag()
    }
    guard self.open.isEmpty, self.hasRoot else { throw Malformed(message: "it ends too early") }
    return nil
  }

  // MARK: Pieces

  private func starts(with text: String) -> Bool { self.bytes[self.position...].starts(with: text.utf8) }

  private mutating func skip(from start: String, to end: String) -> Bool {
    guard self.starts(with: start) else { return false }
    self.position =
      self.find(end, from: self.position + start.utf8.count).map { $0 + end.utf8.count } ?? self.bytes.endIndex
    return true
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var index = start
    while index + wanted.count <= self.bytes.endIndex {
      if self.bytes[index] == wanted[0], self.bytes[index...].starts(with: wanted) { return index }
      index += 1
    }
    return nil
  }

  private mutating func readText() -> String {
    let text = self.bytes[self.position...].prefix { $0 != UInt8(ascii: "<") }
    self.position = text.endIndex
    return Self.decoded(text)
  }

  private mutating func readCDATA() throws(Malformed) -> String {
    let start = self.position + 9
    guard let end = self.find("]]>", from: start) else { throw Malformed(message: "a CDATA section has no end") }
    self.position = end + 3
    return String(decoding: self.bytes[start..<end], as: UTF8.self)
  }

  private mutating func readTag() throws(Malformed) -> Item {
    self.position += 1
    if self.position < self.bytes.endIndex, self.bytes[self.position] == UInt8(ascii: "/") {
      self.position += 1
      let name = try self.readName()
      self.skipSpace()
      try self.expect(">")
      guard self.open.popLast() == name else { throw Malformed(message: "“\(name)” ends what it didn't begin") }
      return .end(name: name)
    }
    let name = try self.readName()
    var attributes: [String: String] = [:]
    while true {
      self.skipSpace()
      guard self.position < self.bytes.endIndex else { throw Malformed(message: "a tag has no end") }
      switch self.bytes[self.position] {
      case UInt8(ascii: ">"):
        self.position += 1
        self.open.append(name)
        guard self.open.count <= Self.maximumDepth else { throw Malformed(message: "it is nested too deeply") }
        self.hasRoot = true
        return .start(name: name, attributes: attributes)
      case UInt8(ascii: "/"):
        self.position += 1
        try self.expect(">")
        self.pendingEnd = name
        self.hasRoot = true
        return .start(name: name, attributes: attributes)
      default:
        guard attributes.count < Self.maximumAttributes else {
          throw Malformed(message: "a tag has too many attributes")
        }
        let (key, value) = try self.readAttribute()
        attributes[key] = value
      }
    }
  }

  private mutating func readAttribute() throws(Malformed) -> (String, String) {
    let name = try self.readName()
    self.skipSpace()
    try self.expect("=")
    self.skipSpace()
    guard self.position < self.bytes.endIndex, "\"'".utf8.contains(self.bytes[self.position]) else {
      throw Malformed(message: "the attribute “\(name)” has no value")
    }
    let quote = self.bytes[self.position]
    let value = self.bytes[(self.position + 1)...].prefix { $0 != quote }
    guard value.endIndex < self.bytes.endIndex else { throw Malformed(message: "“\(name)” has no end") }
    self.position = value.endIndex + 1
    return (name, Self.decoded(value))
  }

  /// A name without its namespace's prefix.
  private mutating func readName() throws(Malformed) -> String {
    let name = self.bytes[self.position...].prefix { $0 > 0x20 && !"<>/=\"'".utf8.contains($0) }
    guard !name.isEmpty, name.count <= 256 else { throw Malformed(message: "a name is missing") }
    self.position = name.endIndex
    let local = name.split(separator: UInt8(ascii: ":")).last ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private mutating func skipSpace() {
    while self.position < self.bytes.endIndex, self.bytes[self.position] <= 0x20 { self.position += 1 }
  }

  private mutating func expect(_ character: String) throws(Malformed) {
    guard self.starts(with: character) else { throw Malformed(message: "“\(character)” is missing") }
    self.position += 1
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("&") ? CharacterReferences.decoded(text) : text
  }
}
