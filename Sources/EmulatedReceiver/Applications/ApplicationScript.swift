public import CastV2
public import JSONCodec

/// What an app answers, as data: the first rule that fits says it.
///
/// As JSON: `{"rules": [{"when": {"type": "HELLO"}, "answers": [{"payload": {"type": "WELCOME"}}]}], "otherwise": "silence"}`;
/// see ``ScriptCondition`` and ``ScriptAnswer``.
public struct ApplicationScript: Sendable, Hashable {
  /// What happens to a message that no rule fits; more may be added.
  public struct Otherwise: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let silence = Otherwise(rawValue: "silence")
    /// It goes back as it came.
    public static let echo = Otherwise(rawValue: "echo")

    static let known: [Otherwise] = [silence, echo]
  }

  /// At most so many rules.
  public static let maximumRules = 1_000

  public var rules: [ScriptRule]
  public var otherwise: Otherwise

  public init(rules: [ScriptRule], otherwise: Otherwise = .silence) {
    self.rules = rules
    self.otherwise = otherwise
  }

  /// Echoes everything.
  public static let echo = ApplicationScript(rules: [], otherwise: .echo)

  /// What senders expect of YouTube's app.
  public static let youTube = ApplicationScript(rules: [
    ScriptRule(
      when: ScriptCondition(namespace: .youTube, type: "getMdxSessionStatus"),
      answers: [
        ScriptAnswer(
          .payload(["type": "mdxSessionStatus", "data": ["screenId": "${sessionId}", "deviceId": "cast-rpc"]]))
      ])
  ])
}

/// When something happens, what is answered.
public struct ScriptRule: Sendable, Hashable {
  public var when: ScriptCondition
  /// Sent in this order, each after its own delay.
  public var answers: [ScriptAnswer]
  /// So many times the rule fits, and then no more; `nil`: always.
  public var times: Int?

  public init(when: ScriptCondition, answers: [ScriptAnswer], times: Int? = nil) {
    self.when = when
    self.answers = answers
    self.times = times
  }
}

/// What a rule is about; members that are `nil` fit everything.
public struct ScriptCondition: Sendable, Hashable {
  /// What happens; more may be added.
  public struct Event: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let message = Event(rawValue: "message")
    /// A sender connected to the app; invisible ones don't count (cast.md 3.2).
    public static let senderConnected = Event(rawValue: "senderConnected")
    public static let senderDisconnected = Event(rawValue: "senderDisconnected")

    static let known: [Event] = [message, senderConnected, senderDisconnected]
  }

  public var event: Event
  public var namespace: CastNamespace?
  /// The message's `type`.
  public var type: String?
  /// The message's text, where `*` stands for anything.
  public var text: String?
  /// What the message holds at least: objects may have more members, the string `*` fits any value, and a `*` in a string any text.
  public var payload: JSONValue?
  /// Who sent it.
  public var senderId: String?

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

/// What is sent when a rule fits.
public struct ScriptAnswer: Sendable, Hashable {
  /// What the message carries.
  ///
  /// In strings `${message.requestId}`, `${message}`, `${senderId}`, `${sessionId}` and `${count}` (how often the rule has fitted)
  /// are replaced; a string that is nothing but one of them becomes that value, whatever its kind.
  public enum Content: Sendable, Hashable {
    case payload(JSONValue)
    case text(String)
    case binary([UInt8])
    /// The message as it came.
    case echo
  }

  /// Who gets it; more may be added.
  public struct Recipients: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whoever sent the message.
    public static let sender = Recipients(rawValue: "sender")
    /// Every sender that is connected to the app.
    public static let everyone = Recipients(rawValue: "everyone")
    /// Every sender but that one.
    public static let others = Recipients(rawValue: "others")

    static let known: [Recipients] = [sender, everyone, others]
  }

  /// The longest delay, in seconds.
  public static let maximumDelay = 3_600.0

  public var content: Content
  /// In seconds, from the message on.
  public var delay: Double
  public var recipients: Recipients
  /// `nil`: the message's, or else the app's first one.
  public var namespace: CastNamespace?

  public init(
    _ content: Content, delay: Double = 0, to recipients: Recipients = .sender, namespace: CastNamespace? = nil
  ) {
    self.content = content
    self.delay = delay
    self.recipients = recipients
    self.namespace = namespace
  }
}
