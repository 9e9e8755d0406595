/// The reason why bytes aren't an acceptable JSON document.
public struct JSONParseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code's name is a stable key, as `duplicateKey`.
    public let rawValue: String
    /// Makes a code of its name; a name that isn't among the members here is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not JSON: a wrong token, a missing bracket, half a surrogate pair, trailing bytes, NaN or Infinity.
    public static let invalidSyntax = Code(rawValue: "invalidSyntax")
    /// The bytes are not UTF-8.
    public static let invalidUTF8 = Code(rawValue: "invalidUTF8")
    /// An object has one key twice; only refused under ``JSONPolicy/strict``.
    public static let duplicateKey = Code(rawValue: "duplicateKey")
    /// A key has the character U+0000: valid JSON, which the parser can't keep.
    public static let nulInKey = Code(rawValue: "nulInKey")
    /// A number of more than 1,000 characters, or beyond the range of a double.
    public static let numberOutOfRange = Code(rawValue: "numberOutOfRange")
    /// Arrays and objects are nested deeper than ``JSONLimits/maximumDepth``.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// There are more values than ``JSONLimits/maximumValues``.
    public static let tooManyValues = Code(rawValue: "tooManyValues")
    /// The document is longer than ``JSONLimits/maximumBytes``.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The parser had no memory left.
    public static let outOfMemory = Code(rawValue: "outOfMemory")
  }

  /// The kind of failure.
  public var code: Code
  /// One sentence for users, with the parser's own words.
  public var message: String
  /// The place where the parser stopped, in bytes from the start of the document.
  public var byteOffset: Int

  public var description: String { "\(self.message) (at byte \(self.byteOffset))" }
}

/// The reason why a JSON value can't be read as the requested type, and its place.
public struct JSONDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path from the document's root to the value: `media.tracks[2].type`; empty for the root itself.
  public private(set) var path: String
  /// The reason: `expected a string, found a number`.
  public var reason: String

  /// Makes an error.
  public init(path: String = "", reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { self.path.isEmpty ? self.reason : "\(self.path): \(self.reason)" }

  /// Returns the same error with a path from the object that holds the value under `key`.
  public func inside(key: String) -> JSONDecodingError {
    let separator = self.path.isEmpty || self.path.hasPrefix("[") ? "" : "."
    return JSONDecodingError(path: key + separator + self.path, reason: self.reason)
  }

  /// Returns the same error with a path from the array that holds the value at `index`.
  public func inside(index: Int) -> JSONDecodingError {
    self.inside(key: "[\(index)]")
  }
}
