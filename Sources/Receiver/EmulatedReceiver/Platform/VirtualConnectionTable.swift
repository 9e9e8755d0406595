import CastV2

/// The virtual connections of all links of one receiver, who opened them and of which kind; a sender has a `VirtualConnectionRouter`.
struct VirtualConnectionTable {
  private struct Key: Hashable {
    var sender: SenderAddress
    var destinationId: String
  }

  /// More would be an attack; a sender has two.
  static let maximumPerLink = 64

  private var kinds: [Key: VirtualConnection.Kind] = [:]

  /// Opens one, or changes its kind; `false` if the link has too many.
  mutating func open(_ sender: SenderAddress, to destinationId: String, _ kind: VirtualConnection.Kind) -> Bool {
    let key = Key(sender: sender, destinationId: destinationId)
    if self.kinds[key] == nil {
      let count = self.kinds.keys.count { $0.sender.link == sender.link }
      guard count < Self.maximumPerLink else { return false }
    }
    self.kinds[key] = kind
    return true
  }

  /// Closes one; `nil` if it wasn't open.
  @discardableResult
  mutating func close(_ sender: SenderAddress, to destinationId: String) -> VirtualConnection.Kind? {
    self.kinds.removeValue(forKey: Key(sender: sender, destinationId: destinationId))
  }

  /// Closes all of a link that has gone, and tells which they were.
  mutating func closeAll(
    of link: LinkID
  ) -> [(sender: SenderAddress, destinationId: String, kind: VirtualConnection.Kind)] {
    let gone = self.kinds.filter { $0.key.sender.link == link }
    for key in gone.keys { self.kinds[key] = nil }
    return gone.map { ($0.key.sender, $0.key.destinationId, $0.value) }
      .sorted { ($0.0.senderId, $0.1) < ($1.0.senderId, $1.1) }
  }

  /// Closes all to an app that has gone, and tells whose they were.
  mutating func closeAll(to destinationId: String) -> [SenderAddress] {
    let gone = self.senders(of: destinationId)
    for sender in gone { self.close(sender, to: destinationId) }
    return gone
  }

  /// What kind the connection is; `nil` if there is none.
  func kind(of sender: SenderAddress, to destinationId: String) -> VirtualConnection.Kind? {
    self.kinds[Key(sender: sender, destinationId: destinationId)]
  }

  /// Whether somebody keeps `destinationId` alive.
  func hasStrong(to destinationId: String) -> Bool {
    self.kinds.contains { $0.key.destinationId == destinationId && $0.value == .strong }
  }

  /// How many senders `destinationId` knows of: invisible ones don't count.
  func visibleCount(of destinationId: String) -> Int {
    self.kinds.count { $0.key.destinationId == destinationId && $0.value != .invisible }
  }

  func isOpen(_ sender: SenderAddress, to destinationId: String) -> Bool {
    self.kinds[Key(sender: sender, destinationId: destinationId)] != nil
  }

  /// Who is connected to `destinationId`, ordered by link and id.
  func senders(of destinationId: String) -> [SenderAddress] {
    self.kinds.keys.filter { $0.destinationId == destinationId }.map(\.sender)
      .sorted { ($0.link, $0.senderId) < ($1.link, $1.senderId) }
  }
}
