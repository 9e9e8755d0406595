package import NIOCore

/// Finds services on one link by continuous multicast DNS querying (RFC 6762, 5.2; RFC 6763): no I/O, the time is passed in.
///
/// It asks for the instances of the browsed types, follows each instance to its SRV and TXT records and its host's
/// addresses, keeps what it hears as long as it lasts, and asks again before it ends.
package struct Querier: Sendable {
  package enum Event: Sendable {
    /// Look for instances of a type or subtype (`_CC1AD845._sub._googlecast._tcp.local`).
    case browse(DomainName)
    case endBrowse(DomainName)
    /// Follow an instance whether or not it is announced; ``Querier/instance(_:receivedSince:)`` tells the outcome.
    case watch(DomainName)
    case endWatch(DomainName)
    /// An instance may be gone: ask whether its records still stand, and drop those that nobody confirms (RFC 6762, 10.4).
    case reconfirm(DomainName)
    case packet([UInt8], from: PacketOrigin)
    /// Ask less often.
    case passive(Bool)
    case timeReached
  }

  package enum Action: Sendable, Hashable {
    /// Send a packet to everybody on the link.
    case send([UInt8])
    case emit(QuerierEvent)
  }

  /// Something that has a time.
  enum Wakeup: Sendable, Hashable {
    case question(RecordSetKey)
    case instance(DomainName)
  }

  /// How long doubtful records stay when nobody confirms them (RFC 6762, 10.4 and 10.5).
  static let timeToConfirm = TimeAmount.seconds(10)
  /// Questions that are due within this time go along with those that are due now.
  static let aggregation = TimeAmount.milliseconds(100)

  let limits: QuerierLimits
  let traits: LinkTraits
  package internal(set) var statistics = QuerierStatistics()
  var cache: RecordCache
  var generator: SeededGenerator
  var limiter: SourceLimiter
  /// What is browsed for, and the type of the instances that it brings.
  var browses: [DomainName: DomainName] = [:]
  var watched: Set<DomainName> = []
  var instances: [DomainName: TrackedInstance] = [:]
  /// The instances by the host that told of each.
  var tellers = CrowdTable<InternetAddress, DomainName>()
  /// Which instances need the addresses of a host.
  var hosts: [DomainName: Set<DomainName>] = [:]
  var questions: [RecordSetKey: QuestionSeries] = [:]
  var wakeups = DeadlineQueue<Wakeup>()
  /// Questions to send now.
  var due: Set<RecordSetKey> = []
  /// Instances about which something changed.
  var changed: Set<DomainName> = []
  var isPassive = false
  var lastSentAt: NIODeadline?

  package init(limits: QuerierLimits = QuerierLimits(), traits: LinkTraits = LinkTraits(), seed: UInt64) {
    self.limits = limits
    self.traits = traits
    self.generator = SeededGenerator(seed: seed)
    self.cache = RecordCache(limits: limits, generator: SeededGenerator(seed: seed ^ 0x5bd1_e995))
    self.limiter = SourceLimiter(atOnce: limits.packetsAtOnce, perSecond: limits.packetsPerSecond)
  }

  /// When to send ``Event/timeReached``; nil if nothing is due.
  package var nextDeadline: NIODeadline? {
    [self.wakeups.next, self.cache.nextDeadline].compactMap { $0 }.min()
  }

  /// How many instances are announced, and how many of them are resolved.
  package var instanceCount: Int { self.instances.values.count { !$0.memberships.isEmpty } }
  package var resolvedInstanceCount: Int { self.instances.values.count { $0.told != nil && !$0.isUnresolvable } }
  /// How many records are held.
  package var recordCount: Int { self.cache.count }

  /// Takes in one event and returns what to do, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    self.advance(now: now)
    switch event {
    case .browse(let type): self.browse(type, now: now)
    case .endBrowse(let type): self.endBrowse(type)
    case .watch(let name):
      self.watched.insert(name)
      self.changed.insert(name)
    case .endWatch(let name):
      self.watched.remove(name)
      self.changed.insert(name)
    case .reconfirm(let name): self.reconfirm(name, now: now)
    case .packet(let bytes, let origin): self.receive(bytes, from: origin, now: now)
    case .passive(let isPassive): self.isPassive = isPassive
    case .timeReached: break
    }
    return self.settle(now: now) + self.ask(now: now)
  }

  // MARK: Time

  /// Lets records end and questions become due.
  private mutating func advance(now: NIODeadline) {
    for (key, review) in self.cache.review(now: now) {
      if review.hasExpired { self.noteChange(of: key) }
      if review.wantsRefresh, self.isOfInterest(key) { self.due.insert(key) }
    }
    for wakeup in self.wakeups.popDue(now: now) {
      switch wakeup {
      case .question(let key):
        guard let series = self.questions[key] else { continue }
        if series.nextAt <= now { self.due.insert(key) } else { self.wakeups.schedule(wakeup, at: series.nextAt) }
      case .instance(let name): self.changed.insert(name)
      }
    }
  }

  // MARK: What is wanted

  private mutating func browse(_ type: DomainName, now: NIODeadline) {
    guard self.browses[type] == nil else { return }
    self.browses[type] = Querier.instanceType(of: type)
    self.start(RecordSetKey(type, .ptr), in: .milliseconds(20)...(.milliseconds(120)), now: now)
  }

  private mutating func endBrowse(_ type: DomainName) {
    guard self.browses.removeValue(forKey: type) != nil else { return }
    let key = RecordSetKey(type, .ptr)
    self.end(key)
    self.cache.remove(key)
    self.changed.formUnion(self.instances.keys)
  }

  private mutating func reconfirm(_ name: DomainName, now: NIODeadline) {
    let pointers = self.browses.keys.filter {
      self.cache.contains(RecordSetKey($0, .ptr), .pointer(name))
    }.map { RecordSetKey($0, .ptr) }
    let host = self.instances[name]?.host
    let hostKeys = host.map { [RecordSetKey($0, .a), RecordSetKey($0, .aaaa)] } ?? []
    let ownKeys = [RecordSetKey(name, .srv), RecordSetKey(name, .txt)]
    for key in pointers + ownKeys + hostKeys where !self.cache.valid(key).isEmpty {
      self.cache.doubt(key, until: now + Querier.timeToConfirm) { key.type != .ptr || $0 == .pointer(name) }
      self.start(key, in: .zero ... .zero, now: now)
    }
    self.changed.insert(name)
  }

  /// The type whose instances a browse brings: a subtype's is what follows `_sub`.
  private static func instanceType(of browsed: DomainName) -> DomainName {
    guard let parent = browsed.parent, parent.firstLabel.lowercased() == "_sub", let type = parent.parent else {
      return browsed
    }
    return type
  }

  func isOfInterest(_ key: RecordSetKey) -> Bool {
    switch key.type {
    case .ptr: self.browses[key.name] != nil
    case .srv, .txt: self.instances[key.name] != nil
    case .a, .aaaa: self.hosts[key.name] != nil
    default: false
    }
  }

  /// Notes whom a change of the records under `key` concerns.
  mutating func noteChange(of key: RecordSetKey) {
    switch key.type {
    case .ptr: self.changed.formUnion(self.instances.filter { $0.value.memberships.contains(key.name) }.keys)
    case .srv, .txt: self.changed.insert(key.name)
    default: self.changed.formUnion(self.hosts[key.name] ?? [])
    }
  }
}
