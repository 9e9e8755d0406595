import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation

/// Notifies every client of its subscribed events; encodes a notification once, and only if a client wants it.
@LoopActor
final class NotificationPublisher {
  private(set) var clients: [ObjectIdentifier: ClientConnection] = [:]
  /// Called with the method and the params of each notification, once for all clients; `nil` while nothing is
  /// recorded.
  var onPublish: (@LoopActor (String, JSONObject) -> Void)?
  /// Called when a client's subscriptions changed, and with `isGone` when it disconnected.
  private var observers: [@LoopActor (ClientConnection, _ isGone: Bool) -> Void] = []

  func add(_ client: ClientConnection) { self.clients[ObjectIdentifier(client.peer)] = client }

  @discardableResult
  func remove(_ peer: JSONRPCPeer) -> ClientConnection? {
    guard let client = self.clients.removeValue(forKey: ObjectIdentifier(peer)) else { return nil }
    for observer in self.observers { observer(client, true) }
    return client
  }

  /// Calls `observer` whenever a client's subscriptions change, and when a client has disconnected.
  func observeSubscriptions(_ observer: @escaping @LoopActor (ClientConnection, _ isGone: Bool) -> Void) {
    self.observers.append(observer)
  }

  /// Called when a client's subscriptions changed.
  func subscriptionsChanged(of client: ClientConnection) {
    for observer in self.observers { observer(client, false) }
  }

  /// Returns whether a client wants a notification.
  func isWanted(_ method: String) -> Bool { self.clients.values.contains { $0.wants(method) } }

  /// Returns whether `client` is still connected.
  func has(_ client: ClientConnection) -> Bool { self.clients[ObjectIdentifier(client.peer)] != nil }

  /// Returns the connection that a call came through.
  func client(of peer: JSONRPCPeer) throws -> ClientConnection {
    guard let client = self.clients[ObjectIdentifier(peer)] else { throw APIError(.shuttingDown) }
    return client
  }

  /// Publishes the result of `make`, if one of the clients that `isAddressed` accepts wants it, or it is recorded.
  ///
  /// - Parameter isRecorded: Whether recordings get it: `false` for another form of a notification that they have.
  func publish<T: RPCNotification>(
    _ make: @autoclosure () -> T, isRecorded: Bool = true, where isAddressed: (ClientConnection) -> Bool = { _ in true }
  ) {
    let clients = self.clients.values.filter { $0.wants(T.method) && isAddressed($0) }
    let observer = self.onPublish.flatMap { isRecorded && RecordingCenter.records(T.method) ? $0 : nil }
    guard observer != nil || !clients.isEmpty else { return }
    let notification = make()
    observer?(T.method, notification.declaredJSONObject)
    guard !clients.isEmpty else { return }
    let outgoing = OutgoingNotification(notification)
    for client in clients { client.deliver(outgoing) }
  }

  /// Publishes to one client a notification that its own call requested: it is pushed even without a subscription.
  func publish(_ notification: some RPCNotification, requestedBy client: ClientConnection) {
    client.deliver(OutgoingNotification(notification), isRequested: true)
  }

  /// Publishes a widget's event.
  func publish(_ event: WidgetEvent) {
    switch event {
    case .didChange(let widget, let state, let revision, let viewers):
      self.publish(WidgetDidChange(widget: widget, revision: revision, state: state)) {
        viewers.contains(WidgetViewer($0))
      }
    case .didTriggerExpandedController(let sessionId, let viewer):
      self.publish(WidgetDidTriggerExpandedController(sessionId: sessionId)) {
        viewer == nil || viewer == WidgetViewer($0)
      }
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

/// A notification for several clients, encoded once, when it is first wanted.
@LoopActor
final class OutgoingNotification {
  let method: String
  let coalescingKey: String?
  let isLossless: Bool
  /// The params' members, encoded, for clients that it is pushed to.
  private(set) lazy var encodedMembers = self.encode()
  /// The params' members for clients that poll it, as part of a result.
  private(set) lazy var members = self.makeMembers()
  private let encode: () -> [UInt8]
  private let makeMembers: () -> JSONObject

  init<T: RPCNotification>(_ notification: T) {
    self.method = T.method
    self.coalescingKey = notification.coalescingKey
    self.isLossless = T.delivery == .lossless
    self.encode = {
      var writer = JSONWriter(reservingCapacity: 1_024, writesUnread: false)
      notification.writeMembers(to: &writer)
      return writer.bytes
    }
    self.makeMembers = { notification.declaredJSONObject }
  }
}
