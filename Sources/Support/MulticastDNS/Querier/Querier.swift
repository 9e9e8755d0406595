import LoopIsolation
package import NIOCore

/// A querier that finds services on one link by continuous multicast DNS querying (RFC 6762, 5.2; RFC 6763). No I/O;
/// the time is passed in.
///
/// It asks for the instances of the browsed types, queries each instance's SRV and TXT records and its host's
/// addresses, caches records for their lifetime, and asks again before they expire.
package struct Querier: Sendable {
  package enum Event: Sendable {
    /// Look for instances of a type or subtype (`_CC1AD845._sub._googlecast._tcp.local`).
    case browse(DomainName)
    case endBrowse(DomainName)
    /// Track an instance even if it isn't announced; ``Querier/instance(_:receivedSince:)`` returns the result.
    case watch(DomainName)
    case endWatch(DomainName)
    /// Ask for the records of an instance that may be gone, and drop those that aren't confirmed (RFC 6762, 10.4).
    case reconfirm(DomainName)
    case packet([UInt8], from: PacketOrigin)
    /// Ask for instances ten times less often, or as usual again, which starts with a question at once.
    case passive(Bool)
    /// The link's addresses changed: ask for instances anew, since this host may be in another network, or have an IP
    /// version that it lacked (RFC 6762, 5.2).
    case linkChanged
    case timeReached
  }

  package enum Action: Sendable, Hashable {
    /// Send a packet to the multicast group on the link.
    case send([UInt8])
    case emit(QuerierEvent)
  }

  /// An item with a deadline in ``wakeups``.
  enum Wakeup: Sendable, Hashable {
    case question(RecordSetKey)
    case instance(DomainName)
  }

  /// The time after which unconfirmed doubtful records are dropped (RFC 6762, 10.4 and 10.5).
  static let timeToConfirm = TimeAmount.seconds(10)
  /// Questions that are due within this time are sent with those that are due now.
  static let aggregation = TimeAmount.milliseconds(100)

  let limits: QuerierLimits
  let traits: LinkTraits
  package internal(set) var statistics = QuerierStatistics()
  var cache: RecordCache
  var generator: SplitMix64
  var limiter: SourceLimiter
  /// The browsed names, and the type of the instances that each finds.
  var browses: [DomainName: DomainName] = [:]
  var watched: Set<DomainName> = []
  var instances: [DomainName: TrackedInstance] = [:]
  /// The instances by the host that announced each.
  var tellers = CrowdTable<InternetAddress, DomainName>()
  /// The instances that need the addresses of a host.
  var hosts: [DomainName: Set<DomainName>] = [:]
  var questions: [RecordSetKey: QuestionSeries] = [:]
  var wakeups = DeadlineQueue<Wakeup>()
  /// Questions to send now.
  var due: Set<RecordSetKey> = []
  /// Instances that changed.
  var changed: Set<DomainName> = []
  /// The number of instances that were updated so far.
  var settlements = 0
  /// The keys of the records in the current packet.
  var received: Set<RecordSetKey> = []
  var isPassive = false
  var lastSentAt: NIODeadline?

  package init(limits: QuerierLimits = QuerierLimits(), traits: LinkTraits = LinkTraits(), seed: UInt64) {
    self.limits = limits
    self.traits = traits
    self.generator = SplitMix64(seed: seed)
    self.cache = RecordCache(limits: limits, generator: SplitMix64(seed: seed ^ 0x5bd1_e995))
    self.limiter = SourceLimiter(atOnce: limits.packetsAtOnce, perSecond: limits.packetsPerSecond)
  }

  /// The time when to send ``Event/timeReached``; `nil` if nothing is due.
  package var nextDeadline: NIODeadline? {
    [self.wakeups.next, self.cache.nextDeadline].compactMap { $0 }.min()
  }

  /// The number of announced instances.
  package var instanceCount: Int { self.instances.values.count { !$0.memberships.isEmpty } }
  package var resolvedInstanceCount: Int { self.instances.values.count { $0.told != nil && !$0.isUnresolvable } }
  /// The number of cached records.
  package var recordCount: Int { self.cache.count }
  /// The work so far: records and instances that were looked at because something changed or was due.
  package var work: Int { self.cache.reads + self.settlements }

  /// Handles one event and returns the actions, in order.
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
    case .passive(let isPassive): self.setPassive(isPassive, now: now)
    case .linkChanged: self.browseAnew(now: now)
    case .timeReached: break
    }
    let actions = self.settle(now: now)
    self.dropUnwanted()
    return actions + self.ask(now: now)
  }

  // MARK: Time

  /// Expires records and collects due questions.
  private mutating func advance(now: NIODeadline) {
    for (key, review) in self.cache.review(now: now) {
      if !review.expired.isEmpty { self.noteChange(of: key) }
      for case .pointer(let name) in review.expired { self.changed.insert(name) }
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

  // MARK: Browses and watches

  private mutating func browse(_ type: DomainName, now: NIODeadline) {
    guard self.browses[type] == nil else { return }
    self.browses[type] = Querier.instanceType(of: type)
    self.startBrowsing(type, now: now)
  }

  /// Starts or restarts the questions for the instances of a browsed type.
  private mutating func startBrowsing(_ type: DomainName, now: NIODeadline) {
    self.start(RecordSetKey(type, .ptr), in: .milliseconds(20)...(.milliseconds(120)), now: now)
  }

  private mutating func browseAnew(now: NIODeadline) {
    for type in self.browses.keys.sorted(by: DomainName.precedes) { self.startBrowsing(type, now: now) }
  }

  private mutating func setPassive(_ isPassive: Bool, now: NIODeadline) {
    guard isPassive != self.isPassive else { return }
    self.isPassive = isPassive
    guard isPassive else { return self.browseAnew(now: now) }
    for type in self.browses.keys { self.questions[RecordSetKey(type, .ptr)]?.slowDown() }
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

  /// Returns the type of the instances that a browse finds: for a subtype, the part after `_sub`.
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

  /// Removes records of the packet that aren't needed: a responder's NSEC records of its instances' names, or the
  /// records of an instance for which there is no room. They aren't removed with an instance, and may last for days.
  private mutating func dropUnwanted() {
    for key in self.received where !self.isOfInterest(key) {
      // A host's NSEC record states which addresses the host lacks; no question asks for it.
      if key.type != .nsec || self.hosts[key.name] == nil { self.cache.remove(key) }
    }
    self.received = []
  }

  /// Marks the instances that a change of the records under `key` concerns; a pointer concerns only the one that it
  /// names.
  mutating func noteChange(of key: RecordSetKey) {
    switch key.type {
    case .ptr: break
    case .srv, .txt: self.changed.insert(key.name)
    default: self.changed.formUnion(self.hosts[key.name] ?? [])
    }
  }
}

/// An event that a ``Querier`` reports for its link.
package enum QuerierEvent: Sendable, Hashable {
  /// An instance is known completely for the first time, or has changed.
  case resolved(ServiceInstance)
  /// An instance that was resolved once is still announced, but its address isn't known any more.
  case unresolvable(DomainName)
  /// An instance is gone.
  case removed(DomainName)
  /// Whether browsing for `type`, which may be a subtype, finds `instance`.
  case membership(instance: DomainName, type: DomainName, isMember: Bool)
}

/// The limits of a ``Querier``.
package struct QuerierLimits: Sendable {
  /// The most instances that are tracked on a link, which bounds a flood of announcements.
  package var instances = 1024
  /// The most names and types with cached records.
  package var recordSets = 8192
  /// The most addresses of a host, of each family.
  package var addresses = 16
  /// The most bytes of a TXT record that is kept (RFC 6763, 6.2 asks for 1300 at most).
  package var textLength = 4096
  /// The shortest and longest lifetime of a cached record in seconds, which bound the announced one.
  package var minimumLifetime: Int64 = 1
  package var maximumLifetime: Int64 = 86_400
  /// The most questions that are sent at once; the others follow a little later.
  package var questionsAtOnce = 256
  /// The most packets of one sender: at once, and each second.
  package var packetsAtOnce = 1000
  package var packetsPerSecond = 250
  /// The time for which a new instance waits for addresses of the other family before it is reported.
  package var graceAfterIPv4 = TimeAmount.milliseconds(20)
  package var graceAfterIPv6 = TimeAmount.milliseconds(150)

  package init() {}

  /// The most records of one name and type.
  func records(of type: RecordType) -> Int {
    switch type {
    case .ptr: self.instances
    case .a, .aaaa: self.addresses
    default: 4
    }
  }
}

/// The counters of a ``Querier`` for reports.
package struct QuerierStatistics: Sendable, Hashable {
  /// Packets with questions or known answers.
  package internal(set) var queriesSent = 0
  /// Packets with answers.
  package internal(set) var responsesReceived = 0
  /// Records that were useful.
  package internal(set) var answersReceived = 0
  package internal(set) var lastAnswerAt: NIODeadline?
  /// Questions not sent because another host had just asked them.
  package internal(set) var questionsSuppressed = 0
  /// Packets and records that were ignored: too many from one sender, no room, or not asked for.
  package internal(set) var packetsRefused = 0
  package internal(set) var recordsRefused = 0

  package init() {}

  package static func + (left: QuerierStatistics, right: QuerierStatistics) -> QuerierStatistics {
    var sum = left
    sum.queriesSent += right.queriesSent
    sum.responsesReceived += right.responsesReceived
    sum.answersReceived += right.answersReceived
    sum.lastAnswerAt = [left.lastAnswerAt, right.lastAnswerAt].compactMap { $0 }.max()
    sum.questionsSuppressed += right.questionsSuppressed
    sum.packetsRefused += right.packetsRefused
    sum.recordsRefused += right.recordsRefused
    return sum
  }
}

/// The properties of a link's network interface that its state uses.
package struct LinkTraits: Sendable, Hashable {
  /// Whether it leads only to this host; on other links a loopback address is useless.
  package var isLoopback: Bool
  /// Whether unicast answers reach this process, because no other process on this host listens on the port (RFC 6762,
  /// 15.1).
  package var receivesUnicast: Bool

  package init(isLoopback: Bool = false, receivesUnicast: Bool = true) {
    self.isLoopback = isLoopback
    self.receivesUnicast = receivesUnicast
  }
}
