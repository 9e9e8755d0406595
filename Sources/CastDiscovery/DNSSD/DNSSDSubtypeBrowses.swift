import LoopIsolation
import NIOCore

/// One browse for each subtype that somebody wants, beside the source's own; they only tell who announces which.
///
/// They are open while the source's browse is: when the daemon goes, they go, and what they reported stays true until the
/// daemon's return says otherwise.
@LoopActor
final class DNSSDSubtypeBrowses {
  private typealias Handler = @LoopActor (DiscoverySourceEvent) -> Void

  private let type: String
  private let client: DNSSDClient
  private let clock: any DiscoveryClock
  /// How long after a browse begins what an earlier one found must be announced again.
  private let confirmation: TimeAmount
  private var confirmations: [String: DiscoveryTimer] = [:]
  private var table = SubtypeTable()
  private var browses: [String: DNSSDOperation] = [:]
  private var handler: Handler?

  init(type: String, client: DNSSDClient, clock: any DiscoveryClock, confirmation: TimeAmount) {
    self.type = type
    self.client = client
    self.clock = clock
    self.confirmation = confirmation
  }

  /// What to browse: `_CC1AD845`.
  var subtypes: Set<String> = [] {
    didSet { self.update() }
  }

  /// Whether the daemon works.
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
