import JSONCodec
import JSONRPC
import LoopIsolation

/// Who wants to hear of events, and of which.
@LoopActor
struct LogSubscriptions {
  private struct Subscription {
    let id: String
    let peer: JSONRPCPeer
    let filter: EventFilter
  }

  /// More for one connection would be a mistake.
  static let maximumPerPeer = 64

  private var subscriptions: [Subscription] = []
  private var lastNumber = 0

  init() {}

  /// Adds one; returns its id.
  mutating func add(_ filter: EventFilter, for peer: JSONRPCPeer) throws(ControlError) -> String {
    guard self.subscriptions.count(where: { $0.peer === peer }) < Self.maximumPerPeer else {
      throw ControlError(4002, "TooManySubscriptions", "This connection has \(Self.maximumPerPeer) subscriptions.")
    }
    self.lastNumber += 1
    let id = "log-\(self.lastNumber)"
    self.subscriptions.append(Subscription(id: id, peer: peer, filter: filter))
    return id
  }

  mutating func remove(_ id: String, of peer: JSONRPCPeer) throws(ControlError) {
    guard let index = self.subscriptions.firstIndex(where: { $0.id == id && $0.peer === peer }) else {
      throw .subscriptionNotFound(id)
    }
    self.subscriptions.remove(at: index)
  }

  mutating func removeAll(of peer: JSONRPCPeer) {
    self.subscriptions.removeAll { $0.peer === peer }
  }

  /// Tells everyone who wants to hear of `entry`: `log.didRecord`.
  func publish(_ entry: LoggedEvent) {
    let interested = self.subscriptions.filter { $0.filter.fits(entry) }
    guard !interested.isEmpty else { return }
    // Read once, however many want it.
    let event = entry.object
    for subscription in interested {
      let params: JSONObject = ["subscription": .string(subscription.id), "event": .object(event)]
      subscription.peer.notify("log.didRecord", params)
    }
  }
}
