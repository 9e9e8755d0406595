import CastDiscovery
import CastModel
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
    session.owner = info
  }

  /// Sessions that can be spoken to, or soon.
  private var existing: [CastSession] {
    self.context.sessions.sessions.filter { $0.connectionState != .disconnecting }
  }

  private var unclear: APIError {
    let choices = self.existing.map { session in
      SessionChoice(
        sessionId: session.id, deviceId: session.device.deviceId, friendlyName: session.device.friendlyName,
        owner: session.owner)
    }
    let list = choices.map { "'\($0.sessionId)' on '\($0.friendlyName)'" }.joined(separator: ", ")
    return APIError(
      .ambiguousSession, "This connection has no session of its own now. Say which one is meant: \(list)."
    ) { $0.sessions = choices }
  }
}

/// Which session a connection means where it names none. A pure value.
///
/// What several programs have on one daemon is kept apart by it: a connection that has had sessions of its own never gets somebody
/// else's in their place.
struct ClientSessions: Sendable, Hashable {
  /// What a call without a session's id means.
  enum Choice: Sendable, Hashable {
    case session(String)
    /// There is none.
    case none
    /// There are several, or what there is belongs to others: the call has to say.
    case unclear
  }

  /// Those that the connection started, joined or chose, the newest last.
  private var own: [String] = []
  /// Whether it ever began one, whatever became of that.
  private(set) var hasBegun = false

  /// The connection begins a session, or tries to.
  mutating func begin() { self.hasBegun = true }

  /// The session `id` is its current one from now on; `existing` are those that there are.
  mutating func adopt(_ id: String, among existing: [String]) {
    self.hasBegun = true
    self.own = self.own.filter { $0 != id && existing.contains($0) } + [id]
  }

  /// Its newest own session of those that there are.
  func newestOwn(among existing: [String]) -> String? { self.own.last(where: existing.contains) }

  /// What a call means, if `existing` are the sessions that there are.
  func choice(among existing: [String]) -> Choice {
    if let id = self.newestOwn(among: existing) { return .session(id) }
    if existing.isEmpty { return .none }
    return self.hasBegun || existing.count > 1 ? .unclear : .session(existing[0])
  }
}
