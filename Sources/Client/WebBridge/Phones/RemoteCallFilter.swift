import JSONCodec
import NIOCore
import TextFormats

/// The filter of a remote caller's messages, by ``RemoteMethods`` and by the values of their members: a value without
/// I/O.
///
/// A message is parsed, and forwarded written anew, so that the server can't read another method or value in it.
struct RemoteCallFilter: Sendable, Hashable {
  /// The decision on a message.
  enum Verdict: Sendable, Hashable {
    /// Send this message to the server.
    case forward(ByteBuffer)
    /// Answer the caller with this message.
    case answer(ByteBuffer)
  }

  /// The topics that a remote caller may subscribe to; those of logs, files and other programs aren't among them.
  static let topics = ["context.", "discovery.", "media.", "player.", "queue.", "session.", "widget."]
  /// The options of `widget.setOptions` that only affect how the page looks.
  static let widgetOptions: Set = [
    "castButton", "introOverlay", "miniController", "expandedController", "mediaController", "playbackRateController",
  ]
  /// The limits of a message: its length, its nesting and its number of values.
  private static let limits = JSONLimits(
    maximumBytes: WebSocketRules.maximumMessageBytes, maximumDepth: 32, maximumValues: 100_000)

  /// Returns the decision on one message.
  static func verdict(on text: ByteBuffer) -> Verdict {
    guard let value = try? JSONDocument(parsing: Array(text.readableBytesView), limits: self.limits).root.value else {
      return self.refusal(nil, -32700, "ParseError", "The message is not valid JSON.")
    }
    guard let call = value.object, let method = call["method"]?.string, self.isID(call["id"]) else {
      return self.refusal(nil, -32600, "InvalidRequest", "A message is one request.")
    }
    guard let allowed = RemoteMethods.allowed[method] else {
      let reason = RemoteMethods.reason(method)?.rawValue ?? "It is unknown."
      return self.refusal(
        call["id"], -32601, "MethodNotFound", "“\(method.prefix(80))” isn't available here. \(reason)")
    }
    let params = call["params"] ?? .object(JSONObject())
    guard let given = params.object else {
      return self.refusal(call["id"], -32602, "InvalidParams", "The parameters are an object.")
    }
    if let path = given.keys.first(where: { !allowed.contains($0) }) ?? self.harmfulMember(of: method, given) {
      return self.refusal(
        call["id"], -32602, "InvalidParams", "“\(path.prefix(80))” isn't available here with this value.", path: path)
    }
    let id = call["id"].map { [("id", $0)] } ?? []
    let members: [(String, JSONValue)] = [
      ("jsonrpc", "2.0"), ("method", .string(method)), ("params", self.reduced(method, given)),
    ]
    return .forward(ByteBuffer(bytes: JSONValue.object(JSONObject(id + members)).jsonBytes))
  }

  /// Whether an id is valid: a string, an integer, or none for a notification.
  private static func isID(_ id: JSONValue?) -> Bool {
    switch id {
    case nil, .string, .integer: true
    default: false
    }
  }

  private static func refusal(
    _ id: JSONValue?, _ code: Int64, _ name: String, _ message: String, path: String? = nil
  ) -> Verdict {
    var data: [(String, JSONValue)] = [
      ("name", .string(name)), ("advice", "Do this on the computer that runs `castctl web`."),
    ]
    if let path { data.append(("path", .string(path))) }
    let error: JSONValue = ["code": .integer(code), "message": .string(message), "data": .object(JSONObject(data))]
    let answer: JSONValue = ["jsonrpc": "2.0", "id": id ?? .null, "error": error]
    return .answer(ByteBuffer(bytes: answer.jsonBytes))
  }

  /// Returns the parameters without the permission that only the user may give: pictures from private addresses.
  private static func reduced(_ method: String, _ params: JSONObject) -> JSONValue {
    guard method == "image.fetch", var options = params["options"]?.object else { return .object(params) }
    options.removeAll { $0 == "allowPrivateAddresses" }
    let members = params.members.map { ($0.key, $0.key == "options" ? .object(options) : $0.value) }
    return .object(JSONObject(members))
  }

  // MARK: Values

  /// Returns the name of a member whose value would reach more than the devices, or `nil` if there is none.
  private static func harmfulMember(of method: String, _ params: JSONObject) -> String? {
    for (name, value) in params.members {
      let isHarmless =
        switch name {
        case "device": value.string.map(self.isDeviceID) ?? false
        case "topics": value.array?.allSatisfy { $0.string.map(self.isTopic) ?? false } ?? false
        case "options" where method == "widget.setOptions":
          value.object?.keys.allSatisfy(self.widgetOptions.contains) ?? false
        case "customData": true
        default: !self.holdsLocal(value, name: name)
        }
      if !isHarmless { return name }
    }
    return nil
  }

  /// Whether a text is a device's id: names may be host names, and addresses would make the computer connect there.
  private static func isDeviceID(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func isTopic(_ text: String) -> Bool { self.topics.contains { text.hasPrefix($0) } }

  /// The members whose text is a URL, a path or the id of content.
  private static let places: Set = [
    "url", "urls", "subtitles", "contentId", "contentUrl", "trackContentId", "entity", "posterUrl", "clickThroughUrl",
    "vmapUrl", "vastUrl", "adTagUrl",
  ]

  /// Returns whether a text somewhere in `value` names a file of the computer, or a program on it by its address.
  private static func holdsLocal(_ value: JSONValue, name: String) -> Bool {
    switch value {
    case .string(let text): self.places.contains(name) ? !self.isForeign(text) : self.isFile(text)
    case .array(let elements): elements.contains { self.holdsLocal($0, name: name) }
    case .object(let object):
      object.members.contains { $0.key != "customData" && self.holdsLocal($0.value, name: $0.key) }
    default: false
    }
  }

  /// Returns whether a text is an absolute path or a `file:` URL, also behind spaces.
  private static func isFile(_ text: String) -> Bool {
    let text = text.drop { $0.isWhitespace }
    return text.hasPrefix("/") || LocalFileURL.isOne(String(text))
  }

  /// Returns whether a text is the URL of another host's file, an embedded picture, or the id of an app's own content,
  /// which has no slash.
  private static func isForeign(_ text: String) -> Bool {
    let lower = text.lowercased()
    if lower.hasPrefix("data:image/") { return true }
    guard let scheme = ["http://", "https://"].first(where: { lower.hasPrefix($0) }) else {
      return !self.isFile(text) && !text.contains { $0 == "/" || $0 == "\\" }
    }
    // Programs differ in the meaning of a backslash or a blank in a URL.
    guard lower.utf8.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "\\") }) else { return false }
    let authority = lower.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = place.hasPrefix("[") ? place.dropFirst().prefix { $0 != "]" } : place.prefix { $0 != ":" }
    return !host.isEmpty && !self.isLoopback(host)
  }

  /// Returns whether a URL's host names this computer. Names that resolve to it aren't recognised.
  private static func isLoopback(_ host: Substring) -> Bool {
    let name = host.hasSuffix(".") ? host.dropLast() : host
    // A name with non-ASCII letters may be mapped to any other name (IDNA).
    guard name.utf8.allSatisfy({ $0 < 0x80 }), name != "localhost", !name.hasSuffix(".localhost") else { return true }
    if let number = IPv4Text.number(name) { return number >> 24 == 127 || number >> 24 == 0 }
    // ::, ::1, and IPv4 addresses in IPv6 (RFC 4291, 2.5.5), which browsers and libraries treat alike.
    if let bytes = IPv6Text.bytes(name) { return bytes.dropLast(6).allSatisfy { $0 == 0 } }
    if name.contains(":") { return true }
    // Other spellings of IPv4 addresses, such as 2130706433 and 0x7f.1, which resolvers accept.
    return name.split(separator: ".").last.map { $0.first?.isNumber == true } ?? true
  }
}
