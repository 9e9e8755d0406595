import CastV2
import JSONCodec

/// The virtual connections of all links of one receiver, who opened them and of which kind; a sender has a `VirtualConnectionRouter`.
///
/// Kept by destination, and counted by link: what one link opens costs the same however many links there are.
struct VirtualConnectionTable {
  /// More would be an attack; a sender has two.
  static let maximumPerLink = 64

  private var kinds: [String: [SenderAddress: VirtualConnection.Kind]] = [:]
  /// How many of each kind a destination has: who they are matters only when they are told something.
  private var counts: [String: [VirtualConnection.Kind: Int]] = [:]
  private var ofLink: [LinkID: [SenderAddress: Set<String>]] = [:]

  /// Opens one, or changes its kind; `false` if the link has too many.
  mutating func open(_ sender: SenderAddress, to destinationId: String, _ kind: VirtualConnection.Kind) -> Bool {
    guard self.isOpen(sender, to: destinationId) || self.count(of: sender.link) < Self.maximumPerLink else {
      return false
    }
    let old = self.kinds[destinationId, default: [:]].updateValue(kind, forKey: sender)
    if let old { self.count(old, of: destinationId, by: -1) }
    self.count(kind, of: destinationId, by: 1)
    self.ofLink[sender.link, default: [:]][sender, default: []].insert(destinationId)
    return true
  }

  /// How many a link has: never more than ``maximumPerLink``.
  private func count(of link: LinkID) -> Int {
    JSONWork.count(self.ofLink[link]?.count ?? 0)
    return self.ofLink[link]?.values.reduce(0) { $0 + $1.count } ?? 0
  }

  private mutating func count(_ kind: VirtualConnection.Kind, of destinationId: String, by change: Int) {
    self.counts[destinationId, default: [:]][kind, default: 0] += change
  }

  /// Closes one; `nil` if it wasn't open.
  @discardableResult
  mutating func close(_ sender: SenderAddress, to destinationId: String) -> VirtualConnection.Kind? {
    guard let kind = self.kinds[destinationId]?.removeValue(forKey: sender) else { return nil }
    self.count(kind, of: destinationId, by: -1)
    if self.kinds[destinationId]?.isEmpty == true {
      self.kinds[destinationId] = nil
      self.counts[destinationId] = nil
    }
    JSONWork.count()
    self.ofLink[sender.link]?[sender]?.remove(destinationId)
    if self.ofLink[sender.link]?[sender]?.isEmpty == true { self.ofLink[sender.link]?[sender] = nil }
    if self.ofLink[sender.link]?.isEmpty == true { self.ofLink[sender.link] = nil }
    return kind
  }

  /// Closes all of a link that has gone, and tells which they were.
  mutating func closeAll(
    of link: LinkID
  ) -> [(sender: SenderAddress, destinationId: String, kind: VirtualConnection.Kind)] {
    let open = (self.ofLink[link] ?? [:]).flatMap { sender, ids in ids.map { (sender, $0) } }
      .sorted { ($0.0.senderId, $0.1) < ($1.0.senderId, $1.1) }
    return open.compactMap { sender, id in self.close(sender, to: id).map { (sender, id, $0) } }
  }

  /// Closes all to an app that has gone, and tells whose they were.
  mutating func closeAll(to destinationId: String) -> [SenderAddress] {
    let gone = self.senders(of: destinationId)
    for sender in gone { self.close(sender, to: destinationId) }
    return gone
  }

  /// What kind the connection is; `nil` if there is none.
  func kind(of sender: SenderAddress, to destinationId: String) -> VirtualConnection.Kind? {
    self.kinds[destinationId]?[sender]
  }

  /// Whether somebody keeps `destinationId` alive.
  func hasStrong(to destinationId: String) -> Bool {
    self.counts[destinationId]?[.strong] ?? 0 > 0
  }

  /// How many senders `destinationId` knows of: invisible ones don't count.
  func visibleCount(of destinationId: String) -> Int {
    self.counts[destinationId]?.reduce(0) { $0 + ($1.key == .invisible ? 0 : $1.value) } ?? 0
  }

  func isOpen(_ sender: SenderAddress, to destinationId: String) -> Bool {
    self.kind(of: sender, to: destinationId) != nil
  }

  /// Who is connected to `destinationId`, ordered by link and id.
  func senders(of destinationId: String) -> [SenderAddress] {
    let senders = self.kinds[destinationId] ?? [:]
    JSONWork.count(senders.count)
    return senders.keys.sorted { ($0.link, $0.senderId) < ($1.link, $1.senderId) }
  }

  /// Whether a link has a connection to `destinationId`.
  func hasSender(on link: LinkID, to destinationId: String) -> Bool {
    JSONWork.count(self.ofLink[link]?.count ?? 0)
    return self.ofLink[link]?.values.contains { $0.contains(destinationId) } ?? false
  }
}
