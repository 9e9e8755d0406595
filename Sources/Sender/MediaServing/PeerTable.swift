/// Who may fetch anything at all, however much is published.
struct PeerTable: Sendable {
  private var counts: [PeerAddress: Int] = [:]
  private var openRules = 0

  /// Something is published.
  mutating func add(_ rule: PeerRule) {
    switch rule {
    case .anybody: self.openRules += 1
    case .only(let peers): for peer in peers { self.counts[peer, default: 0] += 1 }
    }
  }

  /// Something isn't published any more.
  mutating func remove(_ rule: PeerRule) {
    switch rule {
    case .anybody: self.openRules -= 1
    case .only(let peers):
      for peer in peers {
        let left = (self.counts[peer] ?? 1) - 1
        self.counts[peer] = left > 0 ? left : nil
      }
    }
  }

  /// Whether there is anything for `peer`.
  func admits(_ peer: PeerAddress?) -> Bool { self.openRules > 0 || peer.map { self.counts[$0] != nil } ?? false }
}
