import CastDiscovery
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// Finds the session that a call means.
@LoopActor
struct SessionFinder {
  private let context: CastContext
  private let publisher: NotificationPublisher

  init(context: CastContext, publisher: NotificationPublisher) {
    self.context = context
    self.publisher = publisher
  }

  /// The session `id`, or without an id the caller's current one.
  ///
  /// - Throws: `NoSuchSession`, or `AmbiguousSession` with those that there are.
  func session(_ id: String?, _ call: JSONRPCCallContext) throws -> CastSession {
    let sessions = self.context.sessions
    if let id { return try sessions.session(id) }
    switch try self.publisher.client(of: call.peer).sessions.choice(among: self.existing.map(\.id)) {
    case .session(let id): return try sessions.session(id)
    case .none: throw APIError(.noSuchSession, "There is no session: start one.")
    case .unclear: throw self.unclear
    }
  }

  /// The id of the session that a connection means where it names none; `nil`: it has to name one.
  func currentId(of client: ClientConnection) -> String? {
    guard case .session(let id) = client.sessions.choice(among: self.existing.map(\.id)) else { return nil }
    return id
  }

  /// Makes the caller's own session the one that widgets, which all clients share, show and act on. One that never began a session
  /// acts on what they show.
  ///
  /// - Throws: `AmbiguousSession` if it has had sessions, and what there is now is others'.
  func turnWidgets(_ call: JSONRPCCallContext) throws {
    let sessions = try self.publisher.client(of: call.peer).sessions
    let existing = self.existing.map(\.id)
    if let own = sessions.newestOwn(among: existing) {
      if self.context.sessions.current?.id != own { try self.context.sessions.setCurrent(own) }
    } else if sessions.hasBegun, !existing.isEmpty {
      throw self.unclear
    }
  }

  /// The newest session that a connection began itself; `nil`: there is none.
  func ownId(of client: ClientConnection) -> String? { client.sessions.newestOwn(among: self.existing.map(\.id)) }

  /// A connection tries to begin a session.
  func begin(_ call: JSONRPCCallContext) throws { try self.publisher.client(of: call.peer).sessions.begin() }

  /// A session is a connection's current one from now on.
  func adopt(_ id: String, _ call: JSONRPCCallContext) throws {
    try self.publisher.client(of: call.peer).sessions.adopt(id, among: self.existing.map(\.id))
  }

  /// A new session is told whose it is.
  func begins(_ session: CastSession, _ call: JSONRPCCallContext) {
    let info = (try? self.publisher.client(of: call.peer))?.info
    session.owner = info.map { SessionOwner(name: $0.name, version: $0.version) }
  }

  /// Sessions that can be spoken to, or soon.
  private var existing: [CastSession] {
    self.context.sessions.sessions.filter { $0.connectionState != .disconnecting }
  }

  private var unclear: APIError {
    let choices = self.existing.map { session in
      SessionChoice(
        sessionId: session.id, deviceId: session.device.deviceId, friendlyName: session.device.friendlyName,
        owner: session.owner.map(ClientInfo.init))
    }
    let list = choices.map { "'\($0.sessionId)' on '\($0.friendlyName)'" }.joined(separator: ", ")
    return APIError(
      .ambiguousSession, "This connection has no session of its own now. Say which one is meant: \(list)."
    ) { $0.sessions = choices }
  }
}

extension ClientInfo {
  init(_ owner: SessionOwner) { self.init(name: owner.name, version: owner.version) }
}
