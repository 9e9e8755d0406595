import CJansson
import Glibc

/// The limits of one document.
public struct JSONLimits: Sendable, Hashable {
  /// The longest document, in bytes.
  public var maximumBytes: Int
  /// The deepest nesting of arrays and objects; 1 is an array of scalars. At most 2,000 (jansson's own limit is 2,048).
  public var maximumDepth: Int
  /// The most memory for the values made from a document, in bytes, without its strings: elements of arrays and
  /// undeclared members. Further ones are left out, and ``JSONDocument/isCut`` is set.
  public var maximumDecodedBytes: Int
  /// The most members, of those that the spec doesn't declare, that are kept of an object.
  public var maximumUndeclaredMembers: Int
  /// The most values in one document: reading, keeping and writing a value takes many times its bytes.
  public var maximumValues: Int

  /// Creates limits; omitted ones are unlimited, except for length and depth.
  public init(
    maximumBytes: Int = 64 << 20, maximumDepth: Int = 200, maximumDecodedBytes: Int = .max,
    maximumUndeclaredMembers: Int = .max, maximumValues: Int = .max
  ) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = min(maximumDepth, 2_000)
    self.maximumDecodedBytes = maximumDecodedBytes
    self.maximumUndeclaredMembers = maximumUndeclaredMembers
    self.maximumValues = maximumValues
  }
}

/// How tolerant decoding is.
public enum JSONPolicy: Sendable, Hashable {
  /// For RPC clients: duplicate keys, wrong types, unknown values of enums and values out of range are errors.
  case strict
  /// For devices: the last of duplicate keys wins; a member whose value is null or has the wrong shape reads as
  /// absent and is kept raw, as is an array of which only some elements can be read; numbers may be strings; NaN,
  /// infinities, and numbers beyond a double or of more than 1,000 characters read as null; broken UTF-8, half
  /// surrogate pairs, control characters in strings and NULs in keys are repaired; bytes after the document's end (a
  /// C receiver's NUL) are ignored. (cast.md 15 and 16.)
  case tolerant
}

/// A parsed JSON document; owns jansson's tree, which nothing changes after the parse.
public final class JSONDocument: @unchecked Sendable {
  // Unchecked, because the tree is only read after init, and freed once; and because decoding happens on one thread.
  private let tree: UnsafeMutablePointer<json_t>
  /// How tolerant decoding is.
  public let policy: JSONPolicy
  let limits: JSONLimits
  /// The numbers that are kept in their original form.
  let numbers: WrittenNumbers
  private let memo: JSONMemo?
  /// The rest of ``JSONLimits/maximumDecodedBytes``.
  private(set) var decodableBytes: Int
  /// Whether decoding left values out, because there were more than the limits allow.
  public private(set) var isCut = false

  /// The document's top value, of any kind.
  public var root: JSONNode { JSONNode(document: self, pointer: self.tree) }

  /// Parses one document that fills `bytes` (white space around it is fine).
  ///
  /// - Parameter memo: Members that the source of the document repeats.
  public convenience init(
    parsing bytes: UnsafeRawBufferPointer,
    policy: JSONPolicy = .strict,
    limits: JSONLimits = JSONLimits(),
    memo: JSONMemo? = nil
  ) throws(JSONParseError) {
    guard bytes.count <= limits.maximumBytes else {
      throw JSONParseError(
        code: .tooLarge, message: "The document has \(bytes.count) bytes; \(limits.maximumBytes) are allowed.",
        byteOffset: limits.maximumBytes)
    }
    let scan = JSONScan(bytes, limits: limits)
    switch scan.excess {
    case nil: break
    case .depth(let offset):
      throw JSONParseError(
        code: .tooDeep, message: "Arrays and objects are nested more than \(limits.maximumDepth) deep.",
        byteOffset: offset)
    case .values(let offset):
      throw JSONParseError(
        code: .tooManyValues, message: "The document has more than \(limits.maximumValues) values.",
        byteOffset: offset)
    }
    guard scan.numbers.isEmpty else {
      if policy == .strict, let place = scan.numbers.first(where: { !WrittenNumbers.isPassedOn(bytes[$0]) }) {
        throw JSONParseError(
          code: .numberOutOfRange,
          message: "A number is beyond a double, or has more than \(WrittenNumbers.longest) characters.",
          byteOffset: place.lowerBound)
      }
      let replaced = WrittenNumbers.Replaced(bytes, scan.numbers)
      do {
        let tree = try replaced.bytes.withJSONBytes { bytes throws(JSONParseError) in
          try Self.tree(of: bytes, policy: policy)
        }
        self.init(tree: tree, policy: policy, limits: limits, numbers: replaced.numbers)
        return
      } catch {
        throw JSONParseError(
          code: error.code, message: error.message, byteOffset: replaced.place(of: error.byteOffset))
      }
    }
    self.init(tree: try Self.tree(of: bytes, policy: policy, memo: memo), policy: policy, limits: limits, memo: memo)
  }

  /// Parses `bytes`, which under the tolerant policy are repaired first if need be.
  private static func tree(
    of bytes: UnsafeRawBufferPointer, policy: JSONPolicy, memo: JSONMemo? = nil
  ) throws(JSONParseError) -> UnsafeMutablePointer<json_t> {
    do {
      return try self.load(bytes, policy: policy, memo: memo)
    } catch {
      guard policy == .tolerant, self.isRepairable(error) else { throw error }
      return try JSONRepair.repaired(bytes).withJSONBytes { bytes throws(JSONParseError) in
        try self.load(bytes, policy: policy)
      }
    }
  }

  /// Parses `bytes`.
  public convenience init(
    parsing bytes: [UInt8], policy: JSONPolicy = .strict, limits: JSONLimits = JSONLimits()
  ) throws(JSONParseError) {
    let other = try bytes.withJSONBytes { bytes throws(JSONParseError) in
      try JSONDocument(parsing: bytes, policy: policy, limits: limits)
    }
    self.init(tree: json_incref(other.tree), policy: policy, limits: limits, numbers: other.numbers)
  }

  /// Parses `text`.
  public convenience init(
    parsing text: String, policy: JSONPolicy = .strict, limits: JSONLimits = JSONLimits()
  ) throws(JSONParseError) {
    try self.init(parsing: Array(text.utf8), policy: policy, limits: limits)
  }

  /// Creates a document from an existing value, because decoders read only documents.
  public convenience init(_ value: JSONValue, policy: JSONPolicy = .strict) {
    var numbers = WrittenNumbers()
    let tree = Self.tree(of: value, &numbers)
    self.init(tree: tree, policy: policy, limits: JSONLimits(), numbers: numbers)
  }

  /// Returns the value in jansson's memory, with null for numbers that JSON lacks.
  private static func tree(
    of value: JSONValue, _ numbers: inout WrittenNumbers
  ) -> UnsafeMutablePointer<json_t> {
    let tree: UnsafeMutablePointer<json_t>? =
      switch value {
      case .null: nil
      case .bool(let value): value ? json_true() : json_false()
      case .integer(let value): json_integer(json_int_t(value))
      case .number(let value) where value.isSubnormal: json_real(numbers.standIn(for: value.description))
      case .number(let value): value.isFinite ? json_real(value) : nil
      case .writtenNumber(let text): json_real(numbers.standIn(for: text))
      case .string(let text): Self.withCharacters(text) { json_stringn_nocheck($0.baseAddress, $0.count) }
      case .array(let elements):
        elements.reduce(into: json_array()) { json_array_append_new($0, Self.tree(of: $1, &numbers)) }
      case .object(let object):
        object.members.reduce(into: json_object()) { object, member in
          let value = Self.tree(of: member.value, &numbers)
          _ = Self.withCharacters(member.key) {
            json_object_setn_new_nocheck(object, $0.baseAddress, $0.count, value)
          }
        }
      }
    return tree ?? json_null()
  }

  private static func withCharacters<T>(_ text: String, _ body: (UnsafeBufferPointer<CChar>) -> T) -> T {
    var text = text
    return text.withUTF8 { utf8 in utf8.withMemoryRebound(to: CChar.self) { body($0) } }
  }

  init(
    tree: UnsafeMutablePointer<json_t>, policy: JSONPolicy, limits: JSONLimits,
    numbers: WrittenNumbers = WrittenNumbers(), memo: JSONMemo? = nil
  ) {
    self.numbers = numbers
    self.memo = memo
    self.tree = tree
    self.policy = policy
    self.limits = limits
    self.decodableBytes = limits.maximumDecodedBytes
  }

  deinit { json_decref(self.tree) }

  /// Returns whether a value of `bytes` may still be made from this document; if not, the caller leaves it out.
  func admits(_ bytes: Int) -> Bool {
    guard bytes <= self.decodableBytes else {
      self.isCut = true
      return false
    }
    self.decodableBytes -= bytes
    return true
  }

  /// Returns the index of the memo's member whose tree is `node`'s; `nil` for nearly all nodes.
  func repeatedMember(_ node: JSONNode) -> Int? { self.memo?.index(of: node.pointer) }

  /// Returns the value that was made of a repeated member in an earlier document; `nil` if none was kept.
  func known<Value>(_ member: Int) -> Value? {
    guard let memo = self.memo, let known: (value: Value, bytes: Int) = memo.value(ofMember: member),
      self.admits(known.bytes)
    else { return nil }
    return known.value
  }

  /// Keeps the value of a repeated member for further documents, if it is whole.
  ///
  /// - Parameter before: The rest of the limit before the value was made, in bytes.
  func keep(_ value: some Any, ofMember member: Int, decodableBytes before: Int) {
    if !self.isCut { self.memo?.keep(value, bytes: before - self.decodableBytes, ofMember: member) }
  }

  /// Returns whether an object that keeps `count` members may keep another undeclared one.
  func admitsMember(behind count: Int) -> Bool {
    guard count < self.limits.maximumUndeclaredMembers else {
      self.isCut = true
      return false
    }
    return self.admits(JSONNode.memberBytes)
  }

  private static func isRepairable(_ error: JSONParseError) -> Bool {
    [.invalidUTF8, .invalidSyntax, .nulInKey].contains(error.code)
  }

  /// Whether jansson can get the buffers for a token as long as the text.
  ///
  /// If such a buffer can't grow, jansson doesn't stop, but tries again for each further byte, which takes minutes.
  private static func hasMemory(toParse count: Int) -> Bool {
    guard count > 1 << 20 else { return true }
    // The buffer doubles, and the shorter one is kept until the longer one is filled. An optimised build leaves out a
    // `malloc` whose memory isn't used.
    let length = 3 * count
    let room = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let room, room != MAP_FAILED else { return false }
    munmap(room, length)
    return true
  }

  private static func load(
    _ bytes: UnsafeRawBufferPointer, policy: JSONPolicy, memo: JSONMemo? = nil
  ) throws(JSONParseError) -> UnsafeMutablePointer<json_t> {
    if let tree = JSONTreeReader.tree(of: bytes, rejectsDuplicates: policy == .strict, memo: memo) { return tree }
    guard self.hasMemory(toParse: bytes.count) else {
      throw JSONParseError(
        code: .outOfMemory, message: "There is no memory to read a message of \(bytes.count) bytes.", byteOffset: 0)
    }
    var error = json_error_t()
    var flags = JSON_DECODE_ANY | JSON_ALLOW_NUL
    if policy == .strict { flags |= JSON_REJECT_DUPLICATES }
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    // jansson takes a null pointer for a missing argument, not for an empty text.
    let tree = start.flatMap { json_loadb($0, bytes.count, Int(flags), &error) }
    if let tree { return tree }
    throw bytes.isEmpty
      ? JSONParseError(code: .invalidSyntax, message: "The document is empty.", byteOffset: 0) : JSONParseError(error)
  }
}

extension [UInt8] {
  /// Calls `body` with the bytes; the standard library's function would lose the type of the error.
  fileprivate func withJSONBytes<Value>(
    _ body: (UnsafeRawBufferPointer) throws(JSONParseError) -> Value
  ) throws(JSONParseError) -> Value {
    let result = self.withUnsafeBytes { bytes in
      Result { () throws(JSONParseError) in try body(bytes) }
    }
    return try result.get()
  }
}

extension JSONParseError {
  init(_ error: json_error_t) {
    let text = withUnsafeBytes(of: error.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    // jansson keeps its error code in the last byte of the text (json_error_code is an inline function over it).
    let number = withUnsafeBytes(of: error.text) { Int($0[$0.count - 1]) }
    let code: Code =
      switch json_error_code(UInt32(number)) {
      case json_error_invalid_utf8: .invalidUTF8
      case json_error_duplicate_key: .duplicateKey
      case json_error_null_byte_in_key: .nulInKey
      case json_error_numeric_overflow: .numberOutOfRange
      case json_error_stack_overflow: .tooDeep
      case json_error_out_of_memory: .outOfMemory
      default: .invalidSyntax
      }
    self.init(code: code, message: "Not valid JSON: \(text).", byteOffset: Int(error.position))
  }
}
