import CastRPCProtocol
import JSONCodec
import JSONRPC
import LoopIsolation

/// Tells every client what it has subscribed to; encodes a notification once, and only if anybody wants it.
@LoopActor
final class NotificationPublisher {
  private(set) var clients: [ObjectIdentifier: ClientConnection] = [:]
  /// Called when what a client is subscribed to changed, and with `isGone` when it left.
  private var observers: [@LoopActor (ClientConnection, _ isGone: Bool) -> Void] = []

  func add(_ client: ClientConnection) { self.clients[ObjectIdentifier(client.peer)] = client }

  @discardableResult
  func remove(_ peer: JSONRPCPeer) -> ClientConnection? {
    guard let client = self.clients.removeValue(forKey: ObjectIdentifier(peer)) else { return nil }
    for observer in self.observers { observer(client, true) }
    return client
  }

  /// Calls `observer` whenever what a client is subscribed to changes, and when a client is gone.
  func observeSubscriptions(_ observer: @escaping @LoopActor (ClientConnection, _ isGone: Bool) -> Void) {
    self.observers.append(observer)
  }

  /// What a client is subscribed to changed.
  func subscriptionsChanged(of client: ClientConnection) {
    for observer in self.observers { observer(client, false) }
  }

  /// Whether anybody wants a notification.
  func isWanted(_ method: String) -> Bool { self.clients.values.contains { $0.wants(method) } }

  /// The connection that a call came through.
  func client(of peer: JSONRPCPeer) throws -> ClientConnection {
    guard let client = self.clients[ObjectIdentifier(peer)] else { throw APIError(.shuttingDown) }
    return client
  }

  /// Publishes what `make` puts together, if anybody wants it of those that `isAddressed`.
  func publish<T: RPCNotification>(
    _ make: @autoclosure () -> T, where isAddressed: (ClientConnection) -> Bool = { _ in true }
  ) {
    let clients = self.clients.values.filter { $0.wants(T.method) && isAddressed($0) }
    guard !clients.isEmpty else { return }
    let notification = make()
    var writer = JSONWriter(reservingCapacity: 1_024)
    notification.writeMembers(to: &writer)
    let members = writer.bytes
    for client in clients {
      client.deliver(
        T.method, members: members, coalescingKey: notification.coalescingKey, isLossless: T.delivery == .lossless)
    }
  }
}
