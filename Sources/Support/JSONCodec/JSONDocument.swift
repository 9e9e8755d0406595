import CJansson

/// How much JSON is accepted in one document.
public struct JSONLimits: Sendable, Hashable {
  /// The longest document, in bytes.
  public var maximumBytes: Int
  /// The deepest nesting of arrays and objects; 1 is an array of scalars. At most 2,000 (jansson's own limit is 2,048).
  public var maximumDepth: Int
  /// What the values that are made of a document may take of memory, in bytes, beside its strings: elements of arrays and members that
  /// nobody declares. What is beyond is left out, and the document says so: ``JSONDocument/isCut``.
  public var maximumDecodedBytes: Int
  /// The most members that are kept of an object that the spec doesn't declare.
  public var maximumUndeclaredMembers: Int
  /// The most values in one document: what is read, kept and written for each is many times its bytes.
  public var maximumValues: Int

  /// Makes limits; what is left out has none, but for length and depth.
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

/// How forgiving decoding is.
public enum JSONPolicy: Sendable, Hashable {
  /// For what RPC clients send: duplicate keys, wrong types, unknown values of enums and values out of range are errors.
  case strict
  /// For what devices send: the last of duplicate keys wins; a member whose value is null or has the wrong shape reads
  /// as absent and is kept raw, as is an array of which only some elements can be read; numbers may come as strings; NaN and what is beyond a double
  /// read as null; integers beyond 64 bits as numbers; broken UTF-8, half surrogate pairs, control characters in strings and NULs in
  /// keys are repaired; what follows the document's end (a C receiver's NUL) is passed over. (cast.md 15 and 16.)
  case tolerant
}

/// A parsed JSON document; owns jansson's tree, which nothing changes after the parse.
public final class JSONDocument: @unchecked Sendable {
  // Unchecked, because the tree is only read after init, and freed once; and because decoding happens on one thread.
  private let tree: UnsafeMutablePointer<json_t>
  /// How forgiving decoding is.
  public let policy: JSONPolicy
  let limits: JSONLimits
  /// What is left of ``JSONLimits/maximumDecodedBytes``.
  private var decodableBytes: Int
  /// Whether decoding left values out, because there were more than the limits allow.
  public private(set) var isCut = false

  /// The document's top value, of any kind.
  public var root: JSONNode { JSONNode(document: self, pointer: self.tree) }

  /// Parses one document that fills `bytes` (white space around it is fine).
  public convenience init(
    parsing bytes: UnsafeRawBufferPointer,
    policy: JSONPolicy = .strict,
    limits: JSONLimits = JSONLimits()
  ) throws(JSONParseError) {
    guard bytes.count <= limits.maximumBytes else {
      throw JSONParseError(
        code: .tooLarge, message: "The document has \(bytes.count) bytes; \(limits.maximumBytes) are allowed.",
        byteOffset: limits.maximumBytes)
    }
    switch JSONScan.excess(of: limits, in: bytes) {
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
    do {
      self.init(tree: try Self.load(bytes, policy: policy), policy: policy, limits: limits)
    } catch {
      guard policy == .tolerant, Self.isRepairable(error) else { throw error }
      self.init(tree: try Self.load(JSONRepair.repaired(bytes), policy: policy), policy: policy, limits: limits)
    }
  }

  /// Parses `bytes`.
  public convenience init(
    parsing bytes: [UInt8], policy: JSONPolicy = .strict, limits: JSONLimits = JSONLimits()
  ) throws(JSONParseError) {
    // A closure would lose the typed error; the result carries it.
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(JSONParseError) in try JSONDocument(parsing: buffer, policy: policy, limits: limits) }
    }
    let other = try result.get()
    self.init(tree: json_incref(other.tree), policy: policy, limits: limits)
  }

  /// Parses `text`.
  public convenience init(
    parsing text: String, policy: JSONPolicy = .strict, limits: JSONLimits = JSONLimits()
  ) throws(JSONParseError) {
    try self.init(parsing: Array(text.utf8), policy: policy, limits: limits)
  }

  /// Makes a document of a value that is there already: decoders read nothing else than documents.
  public convenience init(_ value: JSONValue, policy: JSONPolicy = .strict) {
    self.init(tree: Self.tree(of: value), policy: policy, limits: JSONLimits())
  }

  /// The value in jansson's memory; null for numbers that JSON doesn't know.
  private static func tree(of value: JSONValue) -> UnsafeMutablePointer<json_t> {
    let tree: UnsafeMutablePointer<json_t>? =
      switch value {
      case .null: nil
      case .bool(let value): value ? json_true() : json_false()
      case .integer(let value): json_integer(json_int_t(value))
      case .number(let value): value.isFinite ? json_real(value) : nil
      case .string(let text): Self.withCharacters(text) { json_stringn_nocheck($0.baseAddress, $0.count) }
      case .array(let elements):
        elements.reduce(into: json_array()) { json_array_append_new($0, Self.tree(of: $1)) }
      case .object(let object):
        object.members.reduce(into: json_object()) { object, member in
          _ = Self.withCharacters(member.key) {
            json_object_setn_new_nocheck(object, $0.baseAddress, $0.count, Self.tree(of: member.value))
          }
        }
      }
    return tree ?? json_null()
  }

  private static func withCharacters<T>(_ text: String, _ body: (UnsafeBufferPointer<CChar>) -> T) -> T {
    var text = text
    return text.withUTF8 { utf8 in utf8.withMemoryRebound(to: CChar.self) { body($0) } }
  }

  private init(tree: UnsafeMutablePointer<json_t>, policy: JSONPolicy, limits: JSONLimits) {
    self.tree = tree
    self.policy = policy
    self.limits = limits
    self.decodableBytes = limits.maximumDecodedBytes
  }

  deinit { json_decref(self.tree) }

  /// Whether a value of so many bytes may still be made of this document; if not, leave it out.
  func admits(_ bytes: Int) -> Bool {
    guard bytes <= self.decodableBytes else {
      self.isCut = true
      return false
    }
    self.decodableBytes -= bytes
    return true
  }

  /// Whether an object of which so many members are kept may keep another one that nobody declares.
  func admitsMember(behind count: Int) -> Bool {
    guard count < self.limits.maximumUndeclaredMembers else {
      self.isCut = true
      return false
    }
    return self.admits(JSONNode.memberBytes)
  }

  private static func isRepairable(_ error: JSONParseError) -> Bool {
    [.invalidUTF8, .invalidSyntax, .numberOutOfRange, .nulInKey].contains(error.code)
  }

  private static func load(_ bytes: [UInt8], policy: JSONPolicy) throws(JSONParseError) -> UnsafeMutablePointer<json_t>
  {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(JSONParseError) in try load(buffer, policy: policy) }
    }
    return try result.get()
  }

  private static func load(
    _ bytes: UnsafeRawBufferPointer, policy: JSONPolicy
  ) throws(JSONParseError) -> UnsafeMutablePointer<json_t> {
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
