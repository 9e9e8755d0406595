public import CastModel
public import JSONCodec

/// The JSON object that a message carries, parsed once, with the members that the channel uses.
public struct CastPayload: Sendable {
  /// The whole object.
  public let root: JSONNode
  /// `type`, or where that is missing `responseType` (cast.md 6.3: both occur on any reply).
  public let type: CastMessageType?
  /// The id of the request that this answers or makes: `requestId`, or `request_id` in the set-up namespace. 0 means
  /// unsolicited. Whole numbers and digits in a string are accepted too.
  public let requestId: Int64?
  /// The id of the LAUNCH that a LAUNCH_STATUS reports on.
  public let launchRequestId: Int64?

  /// Reads the payload of `message`; anything but a JSON object is an error.
  ///
  /// - Parameter memo: Members that the device repeats.
  public init(
    _ message: CastMessage, limits: JSONLimits = CastMessage.jsonLimits, memo: JSONMemo? = nil
  ) throws(CastPayloadError) {
    let document: JSONDocument
    do {
      document = try message.parseJSON(limits: limits, memo: memo)
    } catch {
      throw CastPayloadError(code: .invalidJSON, message: error.description, cause: error)
    }
    try self.init(root: document.root)
  }

  /// Creates a payload from a parsed document's top value; anything but a JSON object is an error.
  public init(root: JSONNode) throws(CastPayloadError) {
    guard root.kind == .object else {
      throw CastPayloadError(code: .notAnObject, message: "The payload is \(root.kind.phrase), not an object.")
    }
    self.root = root
    self.type = (root["type"]?.string ?? root["responseType"]?.string).map(CastMessageType.init(rawValue:))
    self.requestId = Self.id(root["requestId"]) ?? Self.id(root["request_id"])
    self.launchRequestId = Self.id(root["launchRequestId"])
  }

  private static func id(_ node: JSONNode?) -> Int64? { node.flatMap { try? Int64(json: $0) } }
}

/// The failure to read a payload as a JSON object.
public struct CastPayloadError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The raw value names the code: `invalidJSON` or `notAnObject`.
    public let rawValue: String
    /// Makes a code from its name; any string is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The payload is not JSON, or exceeds the limits; ``CastPayloadError/cause`` holds the parser's error.
    public static let invalidJSON = Code(rawValue: "invalidJSON")
    /// The payload is JSON of another kind, such as an array, a string or a number.
    public static let notAnObject = Code(rawValue: "notAnObject")
  }

  /// The kind of failure.
  public var code: Code
  /// One sentence for people.
  public var message: String
  /// The parser's error.
  public var cause: (any Error)?

  public var description: String { self.message }
}
