import CastModel
import JSONCodec

/// A sender's virtual connections on one socket: the open ones, and the recipients of an inbound message.
///
/// A pure value: calls that change something return the message to send. A message belongs to a connection by source
/// and destination. The owner dispatches it by namespace, unknown namespaces included. Only the sender opens
/// connections (cast.md 3).
public struct VirtualConnectionRouter: Sendable {
  /// The meaning of an inbound message.
  public enum Event: Sendable {
    /// A message of the socket itself (heartbeat, device authentication, CONNECTED…), which needs no connection.
    case transport(CastMessage)
    /// For these connections: one, or with a broadcast one for each local end.
    case deliver(CastMessage, to: [VirtualConnection.ID])
    /// For an end that has no connection with the source: usually dropped.
    case unconnected(CastMessage)
    /// The peer tried to open a connection, which only senders do. Send this CLOSE; a connection that was open between
    /// the two ends is removed.
    case connectRefused(CastMessage)
    /// The peer closed an open connection, which is now removed; send `acknowledgement`.
    case closed(VirtualConnection, reason: VirtualConnectionCloseReason, acknowledgement: CastMessage)
    /// Nothing to do, for the reason given: a CLOSE of no open connection, a broadcast CONNECT…
    case ignored(CastMessage, reason: String)
  }

  // In the order in which they were opened, and so are lists derived from them. There are only a few.
  private var connections: [VirtualConnection] = []

  /// Makes a router without connections.
  public init() {}

  /// Whether a connection of any kind is open between the two ends.
  public func isOpen(_ id: VirtualConnection.ID) -> Bool { self.connections.contains { $0.id == id } }

  // MARK: This side

  /// Opens a connection; returns the CONNECT to send, even if it was already open (the receiver may have lost it).
  ///
  /// It counts as open at once: production devices don't send CONNECTED (trap 17).
  public mutating func open(_ id: VirtualConnection.ID, payload: ConnectPayload = ConnectPayload()) -> CastMessage {
    self.insert(VirtualConnection(id: id, kind: payload.kind))
    return CastMessage(
      sourceId: id.localId, destinationId: id.remoteId, namespace: .connection, json: payload)
  }

  /// Closes a connection; returns the CLOSE to send, `nil` if it wasn't open.
  public mutating func close(
    _ id: VirtualConnection.ID, reason: VirtualConnectionCloseReason? = nil
  ) -> CastMessage? {
    guard self.remove(id) != nil else { return nil }
    return Self.closeMessage(id, reason: reason)
  }

  /// Closes every connection; returns the CLOSEs to send, the newest connection's first.
  public mutating func closeAll() -> [CastMessage] {
    defer { self.connections = [] }
    return self.connections.reversed().map { Self.closeMessage($0.id, reason: nil) }
  }

  /// Removes every connection, as after the loss of the socket; returns them.
  public mutating func transportClosed() -> [VirtualConnection] {
    defer { self.connections = [] }
    return self.connections
  }

  // MARK: The peer's side

  /// Returns the meaning of `message`; `payload` is its JSON if the caller has parsed it.
  public mutating func receive(_ message: CastMessage, payload: CastPayload? = nil) -> Event {
    if message.namespace == .connection { return self.receiveConnectionMessage(message, payload: payload) }
    if message.namespace.isTransport { return .transport(message) }
    let ids: [VirtualConnection.ID]
    if message.isBroadcast {
      ids = self.localEnds(for: message.sourceId)
    } else {
      let id = VirtualConnection.ID(localId: message.destinationId, remoteId: message.sourceId)
      ids = self.isOpen(id) ? [id] : []
    }
    return ids.isEmpty ? .unconnected(message) : .deliver(message, to: ids)
  }

  private mutating func receiveConnectionMessage(_ message: CastMessage, payload: CastPayload?) -> Event {
    if message.isBroadcast { return .ignored(message, reason: "CONNECT and CLOSE can't be broadcast") }
    guard let payload = payload ?? (try? CastPayload(message)) else {
      return .ignored(message, reason: "the payload is not a JSON object")
    }
    let id = VirtualConnection.ID(localId: message.destinationId, remoteId: message.sourceId)
    switch payload.type {
    case CastMessageType.connect:
      _ = self.remove(id)
      return .connectRefused(Self.closeMessage(id, reason: nil))
    case CastMessageType.close:
      guard let connection = self.remove(id) else {
        return .ignored(message, reason: "CLOSE of a connection that is not open")
      }
      let code = payload.root["reasonCode"].flatMap { try? Int64(json: $0) }
      // Without an answer some receivers answer every later message with CLOSE (cast.md 16, trap 18).
      return .closed(
        connection, reason: code.map(VirtualConnectionCloseReason.init) ?? .closedByPeer,
        acknowledgement: Self.closeMessage(id, reason: nil))
    default:
      return .transport(message)
    }
  }

  /// Returns each local end once, by its connection with `remoteId` if it has one.
  private func localEnds(for remoteId: String) -> [VirtualConnection.ID] {
    var ids: [VirtualConnection.ID] = []
    for connection in self.connections {
      guard let index = ids.firstIndex(where: { $0.localId == connection.id.localId }) else {
        ids.append(connection.id)
        continue
      }
      if connection.id.remoteId == remoteId { ids[index] = connection.id }
    }
    return ids
  }

  private mutating func insert(_ connection: VirtualConnection) {
    if let index = self.connections.firstIndex(where: { $0.id == connection.id }) {
      self.connections[index] = connection
    } else {
      self.connections.append(connection)
    }
  }

  private mutating func remove(_ id: VirtualConnection.ID) -> VirtualConnection? {
    self.connections.firstIndex { $0.id == id }.map { self.connections.remove(at: $0) }
  }

  private static func closeMessage(
    _ id: VirtualConnection.ID, reason: VirtualConnectionCloseReason?
  ) -> CastMessage {
    var json: JSONObject = ["type": CastMessageType.close.jsonValue]
    if let reason { json["reasonCode"] = .integer(reason.rawValue) }
    return CastMessage(sourceId: id.localId, destinationId: id.remoteId, namespace: .connection, json: json)
  }
}
