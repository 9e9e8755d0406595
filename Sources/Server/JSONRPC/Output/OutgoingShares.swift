import LoopIsolation

/// The bytes that wait for each peer of the process, and the choice of the peer to hold up when they are too many. A
/// pure value.
///
/// - From half the limit on, a peer with more than its share of that half isn't read from until it has read.
/// - Beyond the limit the peer with the most is closed.
///
/// Peers with few waiting bytes neither count nor suffer: 256 of them have at most 16 MiB.
package struct OutgoingShares<Peer: Hashable & Sendable>: Sendable {
  /// The bytes up to which a peer doesn't count.
  package static var exemptBytes: Int { 64 << 10 }

  /// The bytes that may wait for all peers together.
  package let limit: Int
  /// The bytes that wait for all peers that count.
  package private(set) var total = 0
  private var waiting: [Peer: Int] = [:]

  package init(limit: Int) { self.limit = limit }

  /// The bytes that may wait for a peer that is read from.
  package var share: Int {
    guard self.total > self.limit / 2 else { return self.limit }
    return max(Self.exemptBytes, self.limit / 2 / max(1, self.waiting.count))
  }

  /// Records the bytes that wait for a peer, and returns the peer that must be closed, if any.
  package mutating func note(_ bytes: Int, for peer: Peer) -> Peer? {
    let counted = bytes > Self.exemptBytes ? bytes : 0
    let before = self.waiting[peer] ?? 0
    guard counted != before else { return nil }
    self.waiting[peer] = counted == 0 ? nil : counted
    self.total += counted - before
    guard self.total > self.limit else { return nil }
    return self.waiting.max { $0.value < $1.value }?.key
  }
}

/// ``OutgoingShares`` of the process, whose memory all connections share.
@LoopActor
final class OutgoingBudget {
  static let shared = OutgoingBudget(limit: JSONRPCConnectionConfiguration.maximumQueuedBytesOfAll)

  private var shares: OutgoingShares<ObjectIdentifier>
  private var outlets: [ObjectIdentifier: MessageOutlet] = [:]

  nonisolated init(limit: Int) { self.shares = OutgoingShares(limit: limit) }

  /// The bytes that may wait for a peer that is read from.
  var share: Int { self.shares.share }

  /// Records the bytes that wait for an outlet's peer, and closes the peers with the most while the total is too
  /// high.
  func note(_ bytes: Int, for outlet: MessageOutlet) {
    let id = ObjectIdentifier(outlet)
    guard bytes > OutgoingShares<ObjectIdentifier>.exemptBytes || self.outlets[id] != nil else { return }
    self.outlets[id] = bytes > OutgoingShares<ObjectIdentifier>.exemptBytes ? outlet : nil
    // The closed outlet records in turn that nothing waits for it.
    if let worst = self.shares.note(bytes, for: id) { self.outlets[worst]?.refuse() }
  }
}
