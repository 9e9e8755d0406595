import CastRPCProtocol
import CastSender
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
    let notification = OutgoingNotification(make())
    for client in clients { client.deliver(notification) }
  }

  /// Publishes to one client what it asked for by a call of its own: it is pushed also where no subscription covers it.
  func publish(_ notification: some RPCNotification, requestedBy client: ClientConnection) {
    client.deliver(OutgoingNotification(notification), isRequested: true)
  }

  /// Publishes what widgets tell.
  func publish(_ event: WidgetEvent) {
    switch event {
    case .didChange(let widget, let state, let revision):
      self.publish(WidgetDidChange(widget: widget, revision: revision, state: state))
    case .didTriggerExpandedController(let sessionId):
      self.publish(WidgetDidTriggerExpandedController(sessionId: sessionId))
    case .didPressCustomButton(let widget, let slot, let customId):
      self.publish(WidgetDidPressCustomButton(widget: widget, slot: Int64(slot), customId: customId))
    case .didApplyStyle(let effective):
      let objects = effective.mapValues { attributes in
        JSONValue.object(JSONObject(attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
      }
      self.publish(WidgetDidApplyStyle(paths: effective.keys.sorted(), effective: objects))
    }
  }
}

/// A notification on its way to several clients: encoded once, as it is wanted.
@LoopActor
final class OutgoingNotification {
  let method: String
  let coalescingKey: String?
  let isLossless: Bool
  /// The params' members, encoded, for clients that it is pushed to.
  private(set) lazy var encodedMembers = self.encode()
  /// The same for clients that poll it: what they get is an element of a result.
  private(set) lazy var members = self.makeMembers()
  private let encode: () -> [UInt8]
  private let makeMembers: () -> JSONObject

  init<T: RPCNotification>(_ notification: T) {
    self.method = T.method
    self.coalescingKey = notification.coalescingKey
    self.isLossless = T.delivery == .lossless
    self.encode = {
      var writer = JSONWriter(reservingCapacity: 1_024)
      notification.writeMembers(to: &writer)
      return writer.bytes
    }
    self.makeMembers = { notification.jsonObject }
  }
}
