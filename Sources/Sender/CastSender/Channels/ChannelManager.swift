public import CastModel
import CastV2
public import LoopIsolation

/// The custom channels of a context's sessions (SDK `GCKCastChannel`, `GCKGenericChannel`; `GCKSession.addChannel:`).
///
/// A channel may be registered at any time, for one session or for all present and later ones. It connects when a
/// session is connected and its app lists the namespace, and again after the session was resumed.
@LoopActor
public final class ChannelManager {
  private var table = ChannelTable()
  private var lastOwner: UInt64 = 0
  private let sessions: @LoopActor () -> SessionManager?
  private let emit: @LoopActor (ChannelEvent) -> Void

  init(
    sessions: @escaping @LoopActor () -> SessionManager?, emit: @escaping @LoopActor (ChannelEvent) -> Void
  ) {
    self.sessions = sessions
    self.emit = emit
  }

  // MARK: Registering

  /// Creates an owner without channels.
  public func makeOwner() -> ChannelOwner {
    self.lastOwner += 1
    return ChannelOwner(id: self.lastOwner)
  }

  /// Removes all registrations of an owner, without events.
  public func removeOwner(_ owner: ChannelOwner) { self.table.removeAll(of: owner) }

  /// Registers a channel.
  ///
  /// - Parameter sessionId: The session; `nil` covers all present and later ones.
  /// - Throws: ``CastErrorCode/invalidNamespace``, ``CastErrorCode/reservedNamespace``,
  ///   ``CastErrorCode/noSuchSession``, ``CastErrorCode/channelExists``, ``CastErrorCode/internalLimitReached``.
  public func add(
    _ namespace: String, sessionId: String? = nil, owner: ChannelOwner
  ) throws(CastError) -> ChannelInfo {
    let name = try CastNamespace.forChannel(namespace)
    if let sessionId { _ = try self.session(sessionId) }
    let registration = ChannelRegistration(owner: owner, namespace: name.rawValue, sessionId: sessionId)
    self.notify(try self.table.add(registration))
    return self.snapshot(of: registration)
  }

  /// Removes the registration of ``add(_:sessionId:owner:)`` with the same arguments.
  ///
  /// - Throws: ``CastErrorCode/noSuchChannel``.
  public func remove(_ namespace: String, sessionId: String? = nil, owner: ChannelOwner) throws(CastError) {
    self.notify(
      try self.table.remove(ChannelRegistration(owner: owner, namespace: namespace, sessionId: sessionId)))
  }

  /// Returns an owner's channels, the oldest first.
  public func list(of owner: ChannelOwner) -> [ChannelInfo] {
    self.table.registrations(of: owner).map(self.snapshot)
  }

  // MARK: Sending

  /// Sends a message to a session's app, on a channel of the owner.
  ///
  /// - Parameter sessionId: The session; `nil` is the current one.
  /// - Returns: Whether the link accepts more; if not, wait for ``ChannelEvent/Kind/didChangeWritable(_:)``.
  /// - Throws: ``CastErrorCode/noSuchChannel``, ``CastErrorCode/noSuchSession``,
  ///   ``CastErrorCode/sessionNotConnected``, ``CastErrorCode/sessionSuspended``, ``CastErrorCode/sessionEnded``,
  ///   ``CastErrorCode/channelNotConnected``, ``CastErrorCode/castMessageTooLarge``,
  ///   ``CastErrorCode/sendBufferFull``, ``CastErrorCode/connectionLost``.
  @discardableResult
  public func send(
    _ payload: ChannelPayload, on namespace: String, sessionId: String? = nil, owner: ChannelOwner
  ) throws(CastError) -> Bool {
    let (name, session) = try self.connected(namespace, sessionId: sessionId, owner: owner)
    try session.sendOnChannel(payload, namespace: name)
    return self.table.isWritable(session.id)
  }

  /// Returns a number for a request of the app's own protocol that this link hasn't used yet (SDK
  /// `generateRequestID`).
  ///
  /// - Throws: The errors of ``send(_:on:sessionId:owner:)``, except those about the message.
  public func generateRequestId(
    on namespace: String, sessionId: String? = nil, owner: ChannelOwner
  ) throws(CastError) -> Int64 {
    try self.connected(namespace, sessionId: sessionId, owner: owner).session.link.tracker.nextId()
  }

  /// Returns the session of a connected channel of the owner.
  private func connected(
    _ namespace: String, sessionId: String?, owner: ChannelOwner
  ) throws(CastError) -> (name: CastNamespace, session: CastSession) {
    let name = try CastNamespace.forChannel(namespace)
    let session = try self.session(sessionId)
    guard self.table.isRegistered(owner, namespace: name.rawValue, sessionId: session.id) else {
      throw ChannelTable.noSuchChannel(name.rawValue, sessionId: session.id)
    }
    try session.checkConnected()
    guard self.table.isConnected(name.rawValue, in: session.id) else {
      throw CastError(
        .channelNotConnected,
        "The app of session '\(session.id)' doesn't list '\(name)'. It may do so later: channel.didConnect tells.",
        sessionId: session.id)
    }
    return (name, session)
  }

  /// Sends a message to every endpoint of a session's device (destination `*`). It needs neither a registration nor
  /// an app that lists the namespace.
  ///
  /// - Returns, Throws: As ``send(_:on:sessionId:owner:)``.
  @discardableResult
  public func broadcast(
    _ payload: ChannelPayload, on namespace: String, sessionId: String? = nil
  ) throws(CastError) -> Bool {
    let name = try CastNamespace.forChannel(namespace)
    let session = try self.session(sessionId)
    try session.checkConnected()
    try session.sendOnChannel(payload, namespace: name, destinationId: CastEndpointID.broadcast)
    return self.table.isWritable(session.id)
  }

  // MARK: Sessions

  func sessionChanged(_ session: CastSession) {
    let reason: ChannelDisconnectReason =
      session.connectionState == .suspended ? .sessionSuspended : .sessionEnded
    self.notify(self.table.update(session.id, to: session.channelLink, reason: reason))
  }

  func sessionEnded(_ session: CastSession) { self.notify(self.table.sessionEnded(session.id)) }

  func received(_ message: CastMessage, in session: CastSession) {
    let namespace = message.namespace.rawValue
    let owners = self.table.recipients(of: namespace, in: session.id)
    guard !owners.isEmpty else { return }
    self.emit(
      ChannelEvent(
        sessionId: session.id, namespace: namespace, owners: owners,
        kind: .didReceiveMessage(ChannelPayload(message), isBroadcast: message.isBroadcast)))
  }

  // MARK: Machinery

  private func session(_ id: String?) throws(CastError) -> CastSession {
    guard let sessions = self.sessions() else {
      throw CastError(.shuttingDown, "The server is shutting down.")
    }
    return try sessions.session(id)
  }

  private func notify(_ events: [ChannelEvent]) {
    for event in events { self.emit(event) }
  }

  private func snapshot(of registration: ChannelRegistration) -> ChannelInfo {
    let covered = (self.sessions()?.sessions ?? []).filter { registration.covers($0.id) }
    return ChannelInfo(
      namespace: registration.namespace, sessionId: registration.sessionId,
      sessions: covered.map { session in
        let isConnected = self.table.isConnected(registration.namespace, in: session.id)
        return ChannelSession(
          sessionId: session.id, isConnected: isConnected,
          isWritable: isConnected && self.table.isWritable(session.id))
      })
  }
}
