public import CastV2
public import JSONCodec

/// An app's answers as data: the first rule that fits a message decides them.
///
/// In JSON (see ``ScriptCondition`` and ``ScriptAnswer``):
/// `{"rules": [{"when": {"type": "HELLO"}, "answers": [{"payload": {"type": "WELCOME"}}]}], "otherwise": "silence"}`
public struct ApplicationScript: Sendable, Hashable {
  /// The reaction to a message that no rule fits; more may be added.
  public struct Otherwise: RawRepresentable, Sendable, Hashable {
    /// The word in a script's JSON: `silence` or `echo`.
    public let rawValue: String
    /// Creates a reaction from its word; any string is accepted here, but scripts in JSON may only use the known
    /// ones.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app doesn't answer.
    public static let silence = Otherwise(rawValue: "silence")
    /// The app sends the message back unchanged.
    public static let echo = Otherwise(rawValue: "echo")

    static let known: [Otherwise] = [silence, echo]
  }

  /// The maximum number of rules.
  public static let maximumRules = 1_000

  /// The rules, tried in this order; the first that fits answers.
  public var rules: [ScriptRule]
  /// The reaction to a message that no rule fits.
  public var otherwise: Otherwise

  /// Creates a script; without rules and `otherwise` the app never answers.
  public init(rules: [ScriptRule], otherwise: Otherwise = .silence) {
    self.rules = rules
    self.otherwise = otherwise
  }

  /// The answers that senders expect of YouTube's app.
  public static let youTube = ApplicationScript(rules: [
    ScriptRule(
      when: ScriptCondition(namespace: .youTube, type: "getMdxSessionStatus"),
      answers: [
        ScriptAnswer(
          .payload(["type": "mdxSessionStatus", "data": ["screenId": "${sessionId}", "deviceId": "cast-rpc"]]))
      ])
  ])
}

/// A condition, and the answers that the app sends when it is met.
public struct ScriptRule: Sendable, Hashable {
  /// The messages, or the connects and disconnects of senders, that the rule fits.
  public var when: ScriptCondition
  /// The answers, sent in this order, each after its own delay.
  public var answers: [ScriptAnswer]
  /// How many times the rule fits before it is spent; `nil`: unlimited.
  public var times: Int?

  /// Creates a rule; with empty `answers` it hides matching messages from the rules after it, and the app stays silent.
  public init(when: ScriptCondition, answers: [ScriptAnswer], times: Int? = nil) {
    self.when = when
    self.answers = answers
    self.times = times
  }
}

/// The condition of a rule; members that are `nil` fit everything.
public struct ScriptCondition: Sendable, Hashable {
  /// The kind of event; more may be added.
  public struct Event: RawRepresentable, Sendable, Hashable {
    /// The word in a script's JSON, such as `senderConnected`.
    public let rawValue: String
    /// Creates an event from its word; any string is accepted here, but scripts in JSON may only use the known ones.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sender sent the app a message.
    public static let message = Event(rawValue: "message")
    /// A sender connected to the app; invisible ones don't count (cast.md 3.2).
    public static let senderConnected = Event(rawValue: "senderConnected")
    /// A sender disconnected from the app, or its link was lost; invisible ones don't count (cast.md 3.2).
    public static let senderDisconnected = Event(rawValue: "senderDisconnected")

    static let known: [Event] = [message, senderConnected, senderDisconnected]
  }

  /// The event that must happen; the only member that a condition always has.
  public var event: Event
  /// The message's namespace; a condition with one never fits the connect or disconnect of a sender.
  public var namespace: CastNamespace?
  /// The message's `type`.
  public var type: String?
  /// The message's text, where `*` fits any characters.
  public var text: String?
  /// The least that the message's JSON contains: objects may have more members, the string `*` fits any value, and a
  /// `*` in a string any text.
  public var payload: JSONValue?
  /// The sender of the message.
  public var senderId: String?

  /// Creates a condition; without arguments it fits every message.
  public init(
    event: Event = .message, namespace: CastNamespace? = nil, type: String? = nil, text: String? = nil,
    payload: JSONValue? = nil, senderId: String? = nil
  ) {
    self.event = event
    self.namespace = namespace
    self.type = type
    self.text = text
    self.payload = payload
    self.senderId = senderId
  }
}

/// A message that the app sends when a rule fits.
public struct ScriptAnswer: Sendable, Hashable {
  /// The payload of the message.
  ///
  /// In strings `${message.requestId}`, `${message}`, `${senderId}`, `${sessionId}` and `${count}` (how often the
  /// rule has fitted) are replaced. A string that consists of one placeholder becomes that value, with its JSON type.
  public enum Content: Sendable, Hashable {
    case payload(JSONValue)
    case text(String)
    case binary([UInt8])
    /// The message as received.
    case echo
  }

  /// The recipients of an answer; more may be added.
  public struct Recipients: RawRepresentable, Sendable, Hashable {
    /// The word in a script's JSON, under `to`.
    public let rawValue: String
    /// Creates recipients from their word; any string is accepted here, but scripts in JSON may only use the known
    /// ones.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The sender of the message.
    public static let sender = Recipients(rawValue: "sender")
    /// Every sender that is connected to the app.
    public static let everyone = Recipients(rawValue: "everyone")
    /// Every sender connected to the app except the sender of the message.
    public static let others = Recipients(rawValue: "others")

    static let known: [Recipients] = [sender, everyone, others]
  }

  /// The longest delay, in seconds.
  public static let maximumDelay = 3_600.0

  /// The payload; its placeholders are filled in when the rule fits, before the delay.
  public var content: Content
  /// The delay after the message, in seconds.
  public var delay: Double
  var recipients: Recipients
  /// The answer's namespace; `nil`: the message's, or else the app's first one.
  public var namespace: CastNamespace?

  /// Creates an answer; by default it goes at once to the sender, on the namespace of the message.
  ///
  /// `delay` is in seconds, and is limited to ``maximumDelay``.
  public init(
    _ content: Content, delay: Double = 0, to recipients: Recipients = .sender, namespace: CastNamespace? = nil
  ) {
    self.content = content
    self.delay = delay
    self.recipients = recipients
    self.namespace = namespace
  }
}

/// An event that a script reacts to, with the values for its answers' placeholders.
struct ScriptOccasion: Sendable {
  let event: ScriptCondition.Event
  let sender: SenderAddress
  let sessionId: String
  let message: CastMessage?
  /// The message's payload, if it is JSON.
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

  /// Whether `condition` fits this event.
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

  /// Whether `value` contains everything in `wanted`.
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
    case .integer, .number, .writtenNumber: value.number == wanted.number
    case .bool, .null: value == wanted
    }
  }

  // MARK: Templates

  /// Returns `value` with every `${…}` replaced.
  func filling(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text):
      let pieces = Self.pieces(of: text)
      if pieces.count == 1, case .name(let name) = pieces[0] { return self.value(of: name) ?? .null }
      return .string(self.filling(text))
    case .array(let elements): return .array(elements.map(self.filling))
    case .object(let object):
      return .object(JSONObject(object.members.map { ($0.key, self.filling($0.value)) }))
    case .null, .bool, .integer, .number, .writtenNumber: return value
    }
  }

  /// Returns `text` with every `${…}` replaced.
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
    /// The name between `${` and `}`.
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

/// A text pattern in which `*` fits any characters.
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

extension ApplicationScript: JSONDecodable {
  /// Reads a script; unknown members are refused, so that typing errors are noticed.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init(
      rules: try members.required("rules"),
      otherwise: try ScriptWords.one(of: Otherwise.known, members.optional("otherwise"), "otherwise") ?? .silence)
    guard self.rules.count <= Self.maximumRules else {
      throw JSONDecodingError(path: "rules", reason: "more than \(Self.maximumRules) rules")
    }
    try members.refuseRemaining(known: ["rules", "otherwise"])
  }
}

extension ScriptRule: JSONDecodable {
  /// Reads a rule; without `when` it fits every message.
  ///
  /// - Throws: if `answers` is missing or a member is unknown; under the strict policy also if `times` is less than 1.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let times: Int64? = try members.optional("times", .atLeast(1))
    self.init(
      when: try members.optional("when") ?? ScriptCondition(), answers: try members.required("answers"),
      times: times.map { Int(clamping: $0) })
    try members.refuseRemaining(known: ["when", "answers", "times"])
  }
}

extension ScriptCondition: JSONDecodable {
  /// Reads a condition; without `event` it is about messages.
  ///
  /// - Throws: if the event or a member is unknown, so that typing errors are noticed.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let namespace: String? = try members.optional("namespace")
    self.init(
      event: try ScriptWords.one(of: Event.known, members.optional("event"), "event") ?? .message,
      namespace: namespace.map { CastNamespace($0) }, type: try members.optional("type"),
      text: try members.optional("text"), payload: try members.optional("payload"),
      senderId: try members.optional("senderId"))
    try members.refuseRemaining(known: ["event", "namespace", "type", "text", "payload", "senderId"])
  }
}

extension ScriptAnswer: JSONDecodable {
  /// Reads an answer; its content is exactly one of `payload`, `text`, `hex` (bytes as hexadecimal digits) and `echo`.
  ///
  /// - Throws: if there is none of them or more than one, or a member or the word in `to` is unknown; under the strict
  ///   policy also if `delay` is not in 0…3,600 seconds.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let contents = [
      try members.optional("payload", as: JSONValue.self).map { Content.payload($0) },
      try members.optional("text", as: String.self).map { Content.text($0) },
      try Self.bytes(members.optional("hex")).map { Content.binary($0) },
      try members.optional("echo", as: Bool.self).flatMap { $0 ? Content.echo : nil },
    ].compactMap { $0 }
    guard let content = contents.first, contents.count == 1 else {
      throw JSONDecodingError(reason: "expected exactly one of payload, text, hex and echo")
    }
    let namespace: String? = try members.optional("namespace")
    self.init(
      content, delay: try members.optional("delay", .range(0...Self.maximumDelay)) ?? 0,
      to: try ScriptWords.one(of: Recipients.known, members.optional("to"), "to") ?? .sender,
      namespace: namespace.map { CastNamespace($0) })
    try members.refuseRemaining(known: ["payload", "text", "hex", "echo", "delay", "to", "namespace"])
  }

  private static func bytes(_ hex: String?) throws(JSONDecodingError) -> [UInt8]? {
    guard let hex else { return nil }
    let digits = hex.compactMap { $0.isWhitespace ? nil : $0.hexDigitValue }
    guard digits.count % 2 == 0, digits.count == hex.count(where: { !$0.isWhitespace }) else {
      throw JSONDecodingError(path: "hex", reason: "expected hexadecimal digits, two for each byte")
    }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}

/// Readers for the words of scripts and app definitions.
enum ScriptWords {
  /// Returns the known word with this text; throws if there is none.
  static func one<Word: RawRepresentable<String>>(
    of known: [Word], _ text: String?, _ key: String
  ) throws(JSONDecodingError) -> Word? {
    guard let text else { return nil }
    if let word = known.first(where: { $0.rawValue == text }) { return word }
    throw JSONDecodingError(
      path: key, reason: "unknown value \"\(text)\"; known are \(known.map(\.rawValue).joined(separator: ", "))")
  }
}
