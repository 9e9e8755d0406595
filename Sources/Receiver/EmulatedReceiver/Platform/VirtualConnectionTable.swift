import CastV2
import JSONCodec

/// The virtual connections of all links of one receiver, with their senders and kinds; a sender has a
/// `VirtualConnectionRouter`.
///
/// Stored by destination, and counted by link, so that the cost for one link doesn't depend on the number of links.
struct VirtualConnectionTable {
  /// The maximum number of connections of a link. A sender has two; more than the maximum would be an attack.
  static let maximumPerLink = 64
  /// The longest id of a sender or a destination, in bytes. A CONNECT with a longer one gets CLOSE: otherwise 64
  /// connections of 256 links could keep ids of 1 GB.
  static let maximumIDLength = 256

  private var kinds: [String: [SenderAddress: VirtualConnection.Kind]] = [:]
  /// The number of connections of each kind to a destination, for questions that don't concern the single senders.
  private var counts: [String: [VirtualConnection.Kind: Int]] = [:]
  private var ofLink: [LinkID: [SenderAddress: Set<String>]] = [:]

  /// Opens a connection, or changes its kind; returns `false` if the link has too many, or an id is too long.
  mutating func open(_ sender: SenderAddress, to destinationId: String, _ kind: VirtualConnection.Kind) -> Bool {
    guard self.isOpen(sender, to: destinationId) || self.count(of: sender.link) < Self.maximumPerLink else {
      return false
    }
    guard max(sender.senderId.utf8.count, destinationId.utf8.count) <= Self.maximumIDLength else { return false }
    let old = self.kinds[destinationId, default: [:]].updateValue(kind, forKey: sender)
    if let old { self.count(old, of: destinationId, by: -1) }
    self.count(kind, of: destinationId, by: 1)
    self.ofLink[sender.link, default: [:]][sender, default: []].insert(destinationId)
    return true
  }

  /// Returns the number of a link's connections, at most ``maximumPerLink``.
  private func count(of link: LinkID) -> Int {
    JSONWork.count(self.ofLink[link]?.count ?? 0)
    return self.ofLink[link]?.values.reduce(0) { $0 + $1.count } ?? 0
  }

  private mutating func count(_ kind: VirtualConnection.Kind, of destinationId: String, by change: Int) {
    self.counts[destinationId, default: [:]][kind, default: 0] += change
  }

  /// Closes a connection and returns its kind; `nil` if it wasn't open.
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

  /// Closes all connections of a closed link, and returns them.
  mutating func closeAll(
    of link: LinkID
  ) -> [(sender: SenderAddress, destinationId: String, kind: VirtualConnection.Kind)] {
    let open = (self.ofLink[link] ?? [:]).flatMap { sender, ids in ids.map { (sender, $0) } }
      .sorted { ($0.0.senderId, $0.1) < ($1.0.senderId, $1.1) }
    return open.compactMap { sender, id in self.close(sender, to: id).map { (sender, id, $0) } }
  }

  /// Closes all connections to an app that has ended, and returns their senders.
  mutating func closeAll(to destinationId: String) -> [SenderAddress] {
    let gone = self.senders(of: destinationId)
    for sender in gone { self.close(sender, to: destinationId) }
    return gone
  }

  /// Returns the connection's kind; `nil` if there is none.
  func kind(of sender: SenderAddress, to destinationId: String) -> VirtualConnection.Kind? {
    self.kinds[destinationId]?[sender]
  }

  /// Whether a strong connection keeps `destinationId` alive.
  func hasStrong(to destinationId: String) -> Bool {
    self.counts[destinationId]?[.strong] ?? 0 > 0
  }

  /// Returns the number of senders that are visible to `destinationId`; invisible ones don't count.
  func visibleCount(of destinationId: String) -> Int {
    self.counts[destinationId]?.reduce(0) { $0 + ($1.key == .invisible ? 0 : $1.value) } ?? 0
  }

  func isOpen(_ sender: SenderAddress, to destinationId: String) -> Bool {
    self.kind(of: sender, to: destinationId) != nil
  }

  /// Returns the senders connected to `destinationId`, ordered by link and id.
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
