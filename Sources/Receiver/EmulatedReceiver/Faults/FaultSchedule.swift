public import CastV2
import JSONCodec

/// The rules in force, and how often each has come up.
///
/// Pure: messages and handshakes go in, the faults that strike come out.
public struct FaultSchedule: Sendable {
  /// A rule with its count.
  public struct Entry: Sendable, Hashable {
    /// Names the rule, `fault-1` for example.
    public let id: String
    /// The rule says what strikes, on which messages or handshakes, and how often.
    public let rule: FaultRule
    /// How many messages, or handshakes, have fitted.
    public fileprivate(set) var seen = 0
    /// How often it has struck.
    public fileprivate(set) var struck = 0

    /// Whether it strikes no more.
    var isSpent: Bool { self.rule.times.map { self.struck >= $0 } ?? false }
  }

  /// More rules would be a mistake of a script.
  static let maximumCount = 256

  /// The entries stand in the order in which they were added; spent ones stay until the next ``add(_:)``.
  public private(set) var entries: [Entry] = []
  private var lastNumber = 0

  /// A new schedule has no rules, so nothing strikes.
  public init() {}

  /// The schedule puts the rules in force in their order; it leaves out those past 256.
  public init(_ rules: [FaultRule]) {
    for rule in rules { self.add(rule) }
  }

  /// Puts a rule in force; returns its id, `nil` if there are too many.
  @discardableResult
  public mutating func add(_ rule: FaultRule) -> String? {
    self.entries.removeAll(where: \.isSpent)
    guard self.entries.count < Self.maximumCount else { return nil }
    self.lastNumber += 1
    let id = "fault-\(self.lastNumber)"
    self.entries.append(Entry(id: id, rule: rule))
    return id
  }

  /// Takes a rule back; `false` if there is none of that id.
  @discardableResult
  public mutating func remove(_ id: String) -> Bool {
    let count = self.entries.count
    self.entries.removeAll { $0.id == id }
    return self.entries.count < count
  }

  /// Takes back every rule; the ids of later ones still count on.
  public mutating func removeAll() { self.entries = [] }

  /// The faults that `message` brings on.
  mutating func strike(_ message: CastMessage, _ direction: MessageTrigger.Direction) -> [Fault] {
    self.strike { $0.fault.scope != .handshake && $0.trigger.matches(message, direction) }
  }

  /// The faults of the next handshake.
  mutating func strikeHandshake() -> [Fault] {
    self.strike { $0.fault.scope == .handshake }
  }

  private mutating func strike(where fits: (FaultRule) -> Bool) -> [Fault] {
    var faults: [Fault] = []
    for index in self.entries.indices where !self.entries[index].isSpent && fits(self.entries[index].rule) {
      self.entries[index].seen += 1
      guard self.entries[index].seen > self.entries[index].rule.after else { continue }
      self.entries[index].struck += 1
      faults.append(self.entries[index].rule.fault)
    }
    return faults
  }
}

/// Which messages a fault, or a scenario's step, is about; what is `nil` fits every message.
public struct MessageTrigger: Sendable, Hashable {
  /// Which way a message goes, as the receiver sees it.
  public struct Direction: RawRepresentable, Sendable, Hashable {
    /// The text names the direction in a JSON rule: `received` or `sent`.
    public let rawValue: String
    /// Any text makes a direction; one that is not known fits no message.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From a sender.
    public static let received = Direction(rawValue: "received")
    /// To a sender.
    public static let sent = Direction(rawValue: "sent")
  }

  /// The direction limits the trigger to one way; `nil` fits both.
  public var direction: Direction?
  /// A namespace in full, or its last words: `media`, `receiver`, `tp.heartbeat`; `*` for all.
  ///
  /// Without one, all but heartbeats fit: those come when they like, and would upset every count.
  public var namespace: String?
  /// The payload's `type`, or `responseType`.
  public var type: String?
  /// The sender that the message is from or to.
  public var senderId: String?

  /// The trigger fits every message but heartbeats, unless told otherwise.
  public init(
    direction: Direction? = nil, namespace: String? = nil, type: String? = nil, senderId: String? = nil
  ) {
    self.direction = direction
    self.namespace = namespace
    self.type = type
    self.senderId = senderId
  }

  /// Whether `message` fits.
  public func matches(_ message: CastMessage, _ direction: Direction) -> Bool {
    guard self.direction == nil || self.direction == direction, self.fits(message.namespace) else { return false }
    if let senderId {
      let actual = direction == .received ? message.sourceId : message.destinationId
      // A broadcast reaches the sender, too.
      guard actual == senderId || (direction == .sent && message.isBroadcast) else { return false }
    }
    guard let type else { return true }
    return message.typeName == type
  }

  private func fits(_ namespace: CastNamespace) -> Bool {
    guard let wanted = self.namespace else { return namespace != .heartbeat }
    return wanted == "*" || namespace.rawValue == wanted || namespace.rawValue.hasSuffix(".\(wanted)")
  }
}

extension CastMessage {
  /// The payload's `type`, or `responseType`; `nil` for what isn't JSON.
  var typeName: String? {
    guard self.payloadType == .string, let root = try? self.parseJSON().root else { return nil }
    return (root["type"] ?? root["responseType"])?.string
  }
}
