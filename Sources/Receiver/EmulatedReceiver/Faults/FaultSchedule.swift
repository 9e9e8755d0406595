public import CastV2
import JSONCodec

/// The rules in force, with the counts of their matches and strikes.
///
/// Pure: messages and handshakes go in, the faults that strike come out.
public struct FaultSchedule: Sendable {
  /// A rule with its count.
  public struct Entry: Sendable, Hashable {
    /// The rule's id, `fault-1` for example.
    public let id: String
    /// The fault, the messages or handshakes that trigger it, and how often it strikes.
    public let rule: FaultRule
    /// The number of messages, or handshakes, that have fitted.
    public fileprivate(set) var seen = 0
    /// The number of times that the fault has struck.
    public fileprivate(set) var struck = 0

    /// Whether the rule has struck as often as it may.
    var isSpent: Bool { self.rule.times.map { self.struck >= $0 } ?? false }
  }

  /// The maximum number of rules; a script that adds more has a bug.
  static let maximumCount = 256

  /// The entries in the order in which they were added; spent ones stay until the next ``add(_:)``.
  public private(set) var entries: [Entry] = []
  private var lastNumber = 0

  /// Creates a schedule without rules.
  public init() {}

  /// Creates a schedule with the first 256 of the rules in force, in their order.
  public init(_ rules: [FaultRule]) {
    for rule in rules { self.add(rule) }
  }

  /// Adds a rule; returns its id, or `nil` if there are too many.
  @discardableResult
  public mutating func add(_ rule: FaultRule) -> String? {
    self.entries.removeAll(where: \.isSpent)
    guard self.entries.count < Self.maximumCount else { return nil }
    self.lastNumber += 1
    let id = "fault-\(self.lastNumber)"
    self.entries.append(Entry(id: id, rule: rule))
    return id
  }

  /// Removes a rule; returns `false` if none has that id.
  @discardableResult
  public mutating func remove(_ id: String) -> Bool {
    let count = self.entries.count
    self.entries.removeAll { $0.id == id }
    return self.entries.count < count
  }

  /// Removes every rule; the numbering of ids continues.
  public mutating func removeAll() { self.entries = [] }

  /// Returns the faults that `message` triggers.
  mutating func strike(_ message: CastMessage, _ direction: MessageTrigger.Direction) -> [Fault] {
    self.strike { $0.fault.scope != .handshake && $0.trigger.matches(message, direction) }
  }

  /// Returns the faults of the next handshake.
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

/// The messages that a fault, or a scenario's step, waits for; members that are `nil` fit every message.
public struct MessageTrigger: Sendable, Hashable {
  /// The direction of a message, from the receiver's view.
  public struct Direction: RawRepresentable, Sendable, Hashable {
    /// The direction's name in a JSON rule: `received` or `sent`.
    public let rawValue: String
    /// Creates a direction from any text; an unknown one fits no message.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From a sender.
    public static let received = Direction(rawValue: "received")
    /// To a sender.
    public static let sent = Direction(rawValue: "sent")
  }

  /// The direction of the message; `nil` fits both.
  public var direction: Direction?
  /// A namespace in full, or its last parts: `media`, `receiver`, `tp.heartbeat`; `*` for all.
  ///
  /// Without one, all messages but heartbeats fit: their unpredictable times would upset every count.
  public var namespace: String?
  /// The payload's `type`, or `responseType`.
  public var type: String?
  /// The source or the destination of the message.
  public var senderId: String?

  /// Creates a trigger that by default fits every message but heartbeats.
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
      // A broadcast also reaches the sender.
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
  /// The payload's `type`, or `responseType`; `nil` if the payload isn't JSON.
  var typeName: String? {
    guard self.payloadType == .string, let root = try? self.parseJSON().root else { return nil }
    return (root["type"] ?? root["responseType"])?.string
  }
}
