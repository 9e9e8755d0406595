import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// Finds the session that a call names or implies.
@LoopActor
struct SessionFinder {
  private let context: CastContext
  private let publisher: NotificationPublisher

  init(context: CastContext, publisher: NotificationPublisher) {
    self.context = context
    self.publisher = publisher
  }

  /// Returns the session `id`, or without an id the caller's current one.
  ///
  /// - Throws: `NoSuchSession`, or `AmbiguousSession` with the existing ones.
  func session(_ id: String?, _ call: JSONRPCCallContext) throws -> CastSession {
    let sessions = self.context.sessions
    if let id { return try sessions.session(id) }
    switch try self.publisher.client(of: call.peer).sessions.choice(among: self.existing.map(\.id)) {
    case .session(let id): return try sessions.session(id)
    case .none: throw APIError(.noSuchSession, "There is no session: start one.")
    case .unclear: throw self.unclear
    }
  }

  /// Returns the id of the session that a connection implies when it names none, or `nil` if it must name one.
  func currentId(of client: ClientConnection) -> String? {
    guard case .session(let id) = client.sessions.choice(among: self.existing.map(\.id)) else { return nil }
    return id
  }

  /// Whether the calling client began, joined or chose the session.
  func isOwn(_ id: String, of call: JSONRPCCallContext) -> Bool {
    (try? self.publisher.client(of: call.peer))?.sessions.newestOwn(among: [id]) != nil
  }

  /// Makes the caller's own session the one that the widgets, which all clients share, show and control. A client
  /// that never began a session controls the session that they show.
  ///
  /// - Throws: `AmbiguousSession` if the client has had sessions, and all existing ones are others'.
  func turnWidgets(_ call: JSONRPCCallContext) throws {
    let sessions = try self.publisher.client(of: call.peer).sessions
    let existing = self.existing.map(\.id)
    if let own = sessions.newestOwn(among: existing) {
      if self.context.sessions.current?.id != own { try self.context.sessions.setCurrent(own) }
    } else if sessions.hasBegun, !existing.isEmpty {
      throw self.unclear
    }
  }

  /// Returns the newest session that a connection began itself, or `nil` if there is none.
  func ownId(of client: ClientConnection) -> String? { client.sessions.newestOwn(among: self.existing.map(\.id)) }

  /// Records that a connection tries to begin a session.
  func begin(_ call: JSONRPCCallContext) throws { try self.publisher.client(of: call.peer).sessions.begin() }

  /// Makes a session a connection's current one.
  func adopt(_ id: String, _ call: JSONRPCCallContext) throws {
    let all = self.context.sessions.sessions.map(\.id)
    try self.publisher.client(of: call.peer).sessions.adopt(id, among: all)
  }

  /// Sets the owner of a new session.
  func begins(_ session: CastSession, _ call: JSONRPCCallContext) {
    let info = (try? self.publisher.client(of: call.peer))?.info
    session.owner = info
  }

  /// The sessions that are connected, or may be soon. One that is about to replace another doesn't count yet.
  private var existing: [CastSession] {
    self.context.sessions.standing.filter { $0.connectionState != .disconnecting }
  }

  private var unclear: APIError {
    let choices = self.existing.map { session in
      SessionChoice(
        sessionId: session.id, deviceId: session.device.deviceId, friendlyName: session.device.friendlyName,
        owner: session.owner)
    }
    let list = choices.map { "'\($0.sessionId)' on '\($0.friendlyName)'" }.joined(separator: ", ")
    return APIError(
      .ambiguousSession, "This connection has no current session. Give `sessionId`; there are: \(list)."
    ) { $0.sessions = choices }
  }
}

/// The sessions that a connection implies when it names none. A pure value.
///
/// It keeps apart the programs that share one daemon: a connection that has had its own sessions never gets another
/// client's in their place.
struct ClientSessions: Sendable, Hashable {
  /// The session that a call without a session's id implies.
  enum Choice: Sendable, Hashable {
    case session(String)
    /// No session exists.
    case none
    /// Several exist, or the existing ones belong to others: the call must name one.
    case unclear
  }

  /// The sessions that the connection started, joined or chose, the newest last.
  private var own: [String] = []
  /// Whether the connection ever began a session, with any outcome.
  private(set) var hasBegun = false

  /// Records that the connection begins a session, or tries to.
  mutating func begin() { self.hasBegun = true }

  /// Makes the session `id` the current one; `existing` are all sessions.
  mutating func adopt(_ id: String, among existing: [String]) {
    self.hasBegun = true
    self.own = self.own.filter { $0 != id && existing.contains($0) } + [id]
  }

  /// Returns the newest own session among the existing ones.
  func newestOwn(among existing: [String]) -> String? { self.own.last(where: existing.contains) }

  /// Returns the session that a call implies, if `existing` are all sessions.
  func choice(among existing: [String]) -> Choice {
    if let id = self.newestOwn(among: existing) { return .session(id) }
    if existing.isEmpty { return .none }
    return self.hasBegun || existing.count > 1 ? .unclear : .session(existing[0])
  }
}
