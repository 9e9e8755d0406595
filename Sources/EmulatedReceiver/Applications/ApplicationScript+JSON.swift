import CastV2
public import JSONCodec

extension ApplicationScript: JSONDecodable {
  /// Reads a script; members that it doesn't know are refused, so that a slip of the pen is noticed.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init(
      rules: try members.required("rules"),
      otherwise: try ScriptWords.one(of: Otherwise.known, members.optional("otherwise"), "otherwise") ?? .silence)
    guard self.rules.count <= Self.maximumRules else {
      throw JSONDecodingError(path: "rules", reason: "more than \(Self.maximumRules) rules")
    }
    try ScriptWords.refuseRest(of: members, known: ["rules", "otherwise"])
  }
}

extension ScriptRule: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let times: Int64? = try members.optional("times", .atLeast(1))
    self.init(
      when: try members.optional("when") ?? ScriptCondition(), answers: try members.required("answers"),
      times: times.map { Int(clamping: $0) })
    try ScriptWords.refuseRest(of: members, known: ["when", "answers", "times"])
  }
}

extension ScriptCondition: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let namespace: String? = try members.optional("namespace")
    self.init(
      event: try ScriptWords.one(of: Event.known, members.optional("event"), "event") ?? .message,
      namespace: namespace.map { CastNamespace($0) }, type: try members.optional("type"),
      text: try members.optional("text"), payload: try members.optional("payload"),
      senderId: try members.optional("senderId"))
    try ScriptWords.refuseRest(of: members, known: ["event", "namespace", "type", "text", "payload", "senderId"])
  }
}

extension ScriptAnswer: JSONDecodable {
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
    try ScriptWords.refuseRest(of: members, known: ["payload", "text", "hex", "echo", "delay", "to", "namespace"])
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

/// The words of scripts and app definitions.
enum ScriptWords {
  /// The word that is meant; refuses one that isn't known.
  static func one<Word: RawRepresentable<String>>(
    of known: [Word], _ text: String?, _ key: String
  ) throws(JSONDecodingError) -> Word? {
    guard let text else { return nil }
    if let word = known.first(where: { $0.rawValue == text }) { return word }
    throw JSONDecodingError(
      path: key, reason: "unknown value \"\(text)\"; known are \(known.map(\.rawValue).joined(separator: ", "))")
  }

  /// Refuses members that nobody asked for.
  static func refuseRest(of members: JSONMembers, known: Set<String>) throws(JSONDecodingError) {
    guard let unknown = members.remaining(known: known).keys.first else { return }
    throw JSONDecodingError(
      path: unknown, reason: "unknown member; known are \(known.sorted().joined(separator: ", "))")
  }
}
