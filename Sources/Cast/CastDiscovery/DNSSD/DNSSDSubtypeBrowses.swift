import DNSSD
import LoopIsolation
import NIOCore

/// One browse for each wanted subtype, beside the source's own. They only report which service announces which
/// subtype.
///
/// They are open while the source's browse is. When the daemon is lost they end, and their results stay valid until a
/// browse after its return contradicts them.
@LoopActor
final class DNSSDSubtypeBrowses {
  private typealias Handler = @LoopActor (DiscoverySourceEvent) -> Void

  private let type: String
  private let client: DNSSDClient
  private let clock: any LoopClock
  /// The time after the beginning of a browse in which the results of an earlier one must be announced again.
  private let confirmation: TimeAmount
  private var confirmations: [String: LoopTimer] = [:]
  private var table = SubtypeTable()
  private var browses: [String: DNSSDOperation] = [:]
  private var handler: Handler?

  init(type: String, client: DNSSDClient, clock: any LoopClock, confirmation: TimeAmount) {
    self.type = type
    self.client = client
    self.clock = clock
    self.confirmation = confirmation
  }

  /// The subtypes to browse: `_CC1AD845`.
  var subtypes: Set<String> = [] {
    didSet { self.update() }
  }

  /// Whether the source's own browse is open.
  var isActive = false {
    didSet { self.update() }
  }

  func start(_ handler: @escaping @LoopActor (DiscoverySourceEvent) -> Void) {
    self.handler = handler
  }

  private func update() {
    let wanted = self.isActive ? self.subtypes : []
    for (subtype, browse) in self.browses where !wanted.contains(subtype) {
      self.client.close(browse)
      self.browses[subtype] = nil
      self.confirmations.removeValue(forKey: subtype)?.cancel()
      self.table.close(subtype)
    }
    for subtype in self.subtypes.symmetricDifference(self.table.subtypes) where !self.subtypes.contains(subtype) {
      self.emit(self.table.forget(subtype), subtype)
    }
    for subtype in wanted.sorted() where self.browses[subtype] == nil { self.open(subtype) }
  }

  private func open(_ subtype: String) {
    self.table.open(subtype)
    self.confirmations[subtype] = self.clock.schedule(at: self.clock.now + self.confirmation) { [weak self] in
      guard let self else { return }
      self.confirmations[subtype] = nil
      self.emit(self.table.confirm(subtype), subtype)
    }
    self.browses[subtype] = self.client.open(.browse(type: "\(self.type),\(subtype)")) { [weak self] reply in
      guard let self, case .instance(let found, let isAdded) = reply else { return }
      let key = CastService.Key(
        instanceName: found.instanceName, type: self.type, domain: found.domain, interfaceIndex: found.interfaceIndex)
      if let isAnnounced = self.table.instance(key, of: subtype, isAdded: isAdded) {
        self.handler?(.subtype(key, subtype, isAnnounced: isAnnounced))
      }
    }
  }

  private func emit(_ keys: [CastService.Key], _ subtype: String) {
    for key in keys { self.handler?(.subtype(key, subtype, isAnnounced: false)) }
  }
}

/// The services that announce each subtype. Announcements are counted, since IPv4 and IPv6 come and go separately. No
/// I/O.
package struct SubtypeTable: Sendable {
  /// The most instances of one subtype.
  private static let maximumInstances = 1_024
  private var counts: [String: [CastService.Key: Int]] = [:]

  package init() {}

  /// The subtypes that are browsed, or were before the daemon was lost.
  package var subtypes: Set<String> { Set(self.counts.keys) }

  /// Begins a browse; services that an earlier one found are counted again.
  package mutating func open(_ subtype: String) {
    self.counts[subtype] = self.counts[subtype]?.mapValues { _ in 0 } ?? [:]
  }

  /// Ends a browse that wasn't withdrawn: its results stay.
  package mutating func close(_ subtype: String) {
    self.open(subtype)
  }

  /// Counts an announcement that came or went. Returns whether the instance now announces the subtype, or `nil` if
  /// that hasn't changed.
  package mutating func instance(_ key: CastService.Key, of subtype: String, isAdded: Bool) -> Bool? {
    guard let instances = self.counts[subtype] else { return nil }
    let old = instances[key]
    if isAdded {
      guard old != nil || instances.count < SubtypeTable.maximumInstances else { return nil }
      self.counts[subtype]?[key] = (old ?? 0) + 1
      return old == nil ? true : nil
    }
    guard let old else { return nil }
    self.counts[subtype]?[key] = old > 1 ? old - 1 : nil
    return old > 1 ? nil : false
  }

  /// Ends the time for repeating an earlier browse's results. Returns the instances that weren't announced again.
  package mutating func confirm(_ subtype: String) -> [CastService.Key] {
    let gone = (self.counts[subtype] ?? [:]).filter { $0.value == 0 }.keys.sorted()
    for key in gone { self.counts[subtype]?[key] = nil }
    return gone
  }

  /// Withdraws a browse. Returns the instances that it had found.
  package mutating func forget(_ subtype: String) -> [CastService.Key] {
    (self.counts.removeValue(forKey: subtype) ?? [:]).keys.sorted()
  }
}
