import CastV2
import JSONCodec

/// What a script reacts to, and what its answers can repeat of it.
struct ScriptOccasion: Sendable {
  let event: ScriptCondition.Event
  let sender: SenderAddress
  let sessionId: String
  let message: CastMessage?
  /// The message's JSON, if it is any.
  let payload: JSONValue?
  /// How often the rule has fitted, this time included.
  var count = 0

  init(event: ScriptCondition.Event, sender: SenderAddress, sessionId: String, message: CastMessage?) {
    self.event = event
    self.sender = sender
    self.sessionId = sessionId
    self.message = message
    self.payload = message.flatMap { message in
      message.payloadType == .string ? (try? message.parseJSON())?.root.value : nil
    }
  }

  /// Whether `condition` is about this.
  func fits(_ condition: ScriptCondition) -> Bool {
    guard condition.event == self.event, condition.senderId.map({ $0 == self.sender.senderId }) ?? true else {
      return false
    }
    if let namespace = condition.namespace, namespace != self.message?.namespace { return false }
    if let type = condition.type, type != self.payload?["type"]?.string { return false }
    if let text = condition.text {
      guard let message, message.payloadType == .string, Wildcard(text).fits(message.text) else { return false }
    }
    guard let wanted = condition.payload else { return true }
    return self.payload.map { Self.holds($0, wanted) } ?? false
  }

  /// Whether `value` has all that `wanted` has.
  private static func holds(_ value: JSONValue, _ wanted: JSONValue) -> Bool {
    switch wanted {
    case .string("*"): true
    case .string(let text): value.string.map { Wildcard(text).fits($0) } ?? false
    case .object(let members):
      members.members.allSatisfy { key, wanted in value[key].map { Self.holds($0, wanted) } ?? false }
    case .array(let elements):
      value.array.map { array in
        array.count == elements.count && zip(array, elements).allSatisfy { Self.holds($0, $1) }
      } ?? false
    case .integer, .number: value.number == wanted.number
    case .bool, .null: value == wanted
    }
  }

  // MARK: Templates

  /// `value` with every `${…}` replaced.
  func filling(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text):
      let pieces = Self.pieces(of: text)
      if pieces.count == 1, case .name(let name) = pieces[0] { return self.value(of: name) ?? .null }
      return .string(self.filling(text))
    case .array(let elements): return .array(elements.map(self.filling))
    case .object(let object):
      return .object(JSONObject(object.members.map { ($0.key, self.filling($0.value)) }))
    case .null, .bool, .integer, .number: return value
    }
  }

  /// `text` with every `${…}` replaced.
  func filling(_ text: String) -> String {
    Self.pieces(of: text).map { piece in
      switch piece {
      case .text(let text): text
      case .name(let name): self.value(of: name).map { $0.string ?? $0.jsonText } ?? ""
      }
    }.joined()
  }

  private enum Piece {
    case text(String)
    /// What stands between `${` and `}`.
    case name(String)
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      if start.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<start.lowerBound]))) }
      pieces.append(.name(String(rest[start.upperBound..<end])))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty || pieces.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  private func value(of name: String) -> JSONValue? {
    switch name {
    case "senderId": return .string(self.sender.senderId)
    case "sessionId": return .string(self.sessionId)
    case "count": return .integer(Int64(self.count))
    default: break
    }
    let path = name.split(separator: ".")
    guard path.first == "message" else { return nil }
    if path.count == 1, self.payload == nil { return self.message.map { .string($0.text) } }
    return path.dropFirst().reduce(self.payload) { value, key in
      Int(key).flatMap { value?[$0] } ?? value?[String(key)]
    }
  }
}

/// A text in which `*` stands for anything.
struct Wildcard: Sendable, Hashable {
  private let parts: [Substring]

  init(_ pattern: String) { self.parts = pattern.split(separator: "*", omittingEmptySubsequences: false) }

  func fits(_ text: String) -> Bool {
    guard let first = self.parts.first, let last = self.parts.last, text.hasPrefix(first) else { return false }
    guard self.parts.count > 1 else { return text == first }
    var rest = text.dropFirst(first.count)
    for part in self.parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
