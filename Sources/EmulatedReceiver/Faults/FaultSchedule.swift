import CastV2

/// The rules in force, and how often each has come up.
///
/// Pure: messages and handshakes go in, the faults that strike come out.
public struct FaultSchedule: Sendable {
  /// A rule with its count.
  public struct Entry: Sendable, Hashable {
    /// Names the rule, `fault-1` for example.
    public let id: String
    public let rule: FaultRule
    /// How many messages, or handshakes, have fitted.
    public fileprivate(set) var seen = 0
    /// How often it has struck.
    public fileprivate(set) var struck = 0

    /// Whether it strikes no more.
    public var isSpent: Bool { self.rule.times.map { self.struck >= $0 } ?? false }
  }

  /// More rules would be a mistake of a script.
  static let maximumCount = 256

  public private(set) var entries: [Entry] = []
  private var lastNumber = 0

  public init() {}

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

  public mutating func removeAll() { self.entries = [] }

  /// The faults that `message` brings on.
  mutating func strike(_ message: CastMessage, _ direction: MessagePattern.Direction) -> [Fault] {
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
