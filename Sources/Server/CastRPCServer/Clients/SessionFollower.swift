import CastModel
import CastSender
import JSONRPC
import LoopIsolation

/// Lets a call begin a session, and reports its phases to the call.
@LoopActor
struct SessionFollower {
  let events: CastEventPublisher
  let credentials: CredentialsBroker
  let sessions: SessionFinder

  /// Connects, and reports the phases as the call's progress. The call's client becomes the session's owner, the
  /// session its current one; credentials are requested from it.
  func follow(
    _ call: JSONRPCCallContext, title: String,
    _ connect: (@escaping @LoopActor (CastSession) -> Void) async throws -> SessionSnapshot
  ) async throws -> SessionSnapshot {
    call.progress?.begin(title: title)
    try self.sessions.begin(call)
    var sessionId: String?
    defer {
      if let sessionId {
        self.events.stopReporting(sessionId)
        self.credentials.forget(sessionId)
      }
    }
    let snapshot = try await connect { session in
      sessionId = session.id
      self.sessions.begins(session, call)
      self.events.report(session.id, to: call.progress)
      self.credentials.remember(session.id, startedBy: call.peer)
    }
    try self.sessions.adopt(snapshot.sessionId, call)
    return snapshot
  }

  /// Runs a body that may begin several sessions, and reports their phases as the call's progress. They belong to the
  /// call alone: none of them becomes its client's current session.
  func accompany(
    _ call: JSONRPCCallContext, title: String,
    _ body: (@escaping @LoopActor (CastSession) -> Void) async throws -> Void
  ) async throws {
    call.progress?.begin(title: title)
    var sessionIds: [String] = []
    defer {
      for id in sessionIds {
        self.events.stopReporting(id)
        self.credentials.forget(id)
      }
    }
    try await body { session in
      sessionIds.append(session.id)
      self.events.report(session.id, to: call.progress)
      self.credentials.remember(session.id, startedBy: call.peer)
    }
  }
}
