public import JSONCodec

/// The id that a request and its reply share, echoed unchanged: a number or a string.
public enum JSONRPCID: Sendable, Hashable, CustomStringConvertible {
  case integer(Int64)
  case string(String)
  /// A number with a fraction, an exponent, or more than 64 bits, as JSON.
  ///
  /// Some libraries write every number this way (`1.0`), and JSON-RPC 2.0 only advises against it (section 4).
  case number(String)

  /// Creates an id from the number in `text`; `nil` for other text, and for a number that clients may not be able to
  /// read.
  init?(number text: String) {
    guard Self.isNumber(text.utf8), JSONValue.isPassedOn(number: text) else { return nil }
    self = Int64(text).map(JSONRPCID.integer) ?? .number(text)
  }

  /// Whether `text` is a number by JSON's grammar. (RFC 8259, section 6)
  private static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    var rest = Array(text)[...]
    func digits() -> ArraySlice<UInt8> {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = digits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard !digits().isEmpty else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard !digits().isEmpty else { return false }
    }
    return rest.isEmpty
  }

  public var description: String {
    switch self {
    case .integer(let value): value.description
    case .string(let value): "\"\(value)\""
    case .number(let text): text
    }
  }
}

extension JSONRPCID: JSONCodable {
  /// Reads an id; `null`, booleans, arrays and objects are refused.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    switch node.kind {
    case .integer: self = .integer(try Int64(json: node))
    case .number:
      let text = node.value.jsonText
      guard text.utf8.count <= IDScanner.longestID else {
        throw JSONDecodingError(reason: "is longer than \(IDScanner.longestID) characters")
      }
      self = .number(text)
    case .string: self = .string(try String(json: node))
    default: throw node.mismatch(expected: "a number or a string")
    }
  }

  /// Writes the id as a JSON number or string; a number in unusual form is written with its original text.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): writer.value(value)
    case .string(let value): writer.value(value)
    case .number(let text): writer.value(json: text.utf8)
    }
  }
}

/// Finds the ids in a message that can't be parsed, so that its sender isn't left waiting. No other code salvages
/// ids.
///
/// Not a parser: it follows strings and nesting only as far as needed to recognise a message's own members. It reads
/// the message in pieces, and keeps only the current word. Of a batch it finds the id of every member.
struct IDScanner: Sendable {
  /// The longest id, in bytes; a longer one is ignored.
  static let longestID = 4_096

  private enum State {
    /// Between words.
    case between
    /// Inside a string; with `isRead`, its bytes are kept in ``word``.
    case text(isRead: Bool, isID: Bool)
    /// After the key `id`.
    case colon
    /// After its colon.
    case value
    /// Inside a number that is the id.
    case number
    /// After the outermost value.
    case done
  }

  /// The ids so far, in the order of the messages; at most one for each.
  private(set) var ids: [JSONRPCID] = []
  /// Whether the outermost value is an array: each object in it is a message.
  private(set) var isBatch = false
  private var state = State.between
  private var depth = 0
  /// Whether the next string of the message is a key.
  private var isKey = false
  private var isEscaped = false
  /// Whether the message's id was found.
  private var hasID = false
  private var word: [UInt8] = []

  /// The id of the message, as far as it was scanned, or `nil`, also for a batch.
  var id: JSONRPCID? { self.isBatch ? nil : self.ids.first }

  /// Scans the message's next bytes.
  mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count {
      if case .done = self.state { return }
      if case .text(isRead: false, _) = self.state {
        index = self.skipText(bytes, from: index)
      } else {
        self.take(bytes[index])
        index += 1
      }
    }
  }

  /// Skips to the end of a string without content of interest; returns the index after it.
  private mutating func skipText(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if self.isEscaped {
        self.isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        self.isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        self.state = .between
        return index
      }
    }
    return index
  }

  private mutating func take(_ byte: UInt8) {
    switch self.state {
    case .between: self.structure(byte)
    case .text(_, let isID): self.read(byte, isID: isID)
    case .colon:
      if byte == UInt8(ascii: ":") {
        self.state = .value
      } else if !Self.isSpace(byte) {
        self.goOn(with: byte)
      }
    case .value: self.beginValue(byte)
    case .number:
      guard !Self.isNumberByte(byte) else { return self.keep(byte) }
      self.finishNumber()
      self.goOn(with: byte)
    case .done: break
    }
  }

  private mutating func goOn(with byte: UInt8) {
    self.state = .between
    self.structure(byte)
  }

  private var messageDepth: Int { self.isBatch ? 2 : 1 }

  private mutating func structure(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      self.depth += 1
      if self.depth == 1 { self.isBatch = byte == UInt8(ascii: "[") }
      guard self.depth == self.messageDepth else { return }
      self.isKey = byte == UInt8(ascii: "{")
      self.hasID = !self.isKey
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      self.depth = max(0, self.depth - 1)
      if self.depth == 0 { self.state = .done }
    case UInt8(ascii: ","): if self.depth == self.messageDepth { self.isKey = true }
    case UInt8(ascii: "\""):
      let isRead = self.depth == self.messageDepth && self.isKey && !self.hasID
      if self.depth == self.messageDepth { self.isKey = false }
      self.begin(.text(isRead: isRead, isID: false))
    default: break
    }
  }

  private mutating func begin(_ state: State) {
    self.word.removeAll(keepingCapacity: true)
    self.state = state
  }

  private mutating func keep(_ byte: UInt8) {
    if self.word.count <= Self.longestID { self.word.append(byte) }
  }

  private mutating func read(_ byte: UInt8, isID: Bool) {
    guard !self.isEscaped, byte == UInt8(ascii: "\"") else {
      self.isEscaped = !self.isEscaped && byte == UInt8(ascii: "\\")
      return self.keep(byte)
    }
    self.state = .between
    if isID {
      self.found(Self.text(self.word).map(JSONRPCID.string))
    } else if Self.text(self.word) == "id" {
      self.state = .colon
    }
  }

  private mutating func beginValue(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") {
      self.begin(.text(isRead: true, isID: true))
    } else if Self.isNumberByte(byte) {
      self.begin(.number)
      self.keep(byte)
    } else if !Self.isSpace(byte) {
      self.goOn(with: byte)
    }
  }

  private mutating func finishNumber() {
    self.found(JSONRPCID(number: String(decoding: self.word, as: UTF8.self)))
  }

  private mutating func found(_ id: JSONRPCID?) {
    guard let id, !self.hasID else { return }
    self.hasID = true
    self.ids.append(id)
  }

  /// Returns the text of a string, given the bytes between its quotation marks.
  private static func text(_ word: [UInt8]) -> String? {
    guard word.count <= self.longestID else { return nil }
    guard word.contains(UInt8(ascii: "\\")) else { return String(validating: word, as: UTF8.self) }
    let quoted = [UInt8(ascii: "\"")] + word + [UInt8(ascii: "\"")]
    return (try? JSONDocument(parsing: quoted))?.root.string
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
