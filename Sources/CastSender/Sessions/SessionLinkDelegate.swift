import CastV2
import LoopIsolation

/// Hands a link's events to a session, whose own interface stays free of links.
@LoopActor
final class SessionLinkDelegate: CastConnectionDelegate {
  weak var session: CastSession?
  /// Gets the link's events instead, once the session has given it up.
  weak var abandonedLaunch: AbandonedLaunchKeeper?

  nonisolated init() {}

  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    if let abandonedLaunch { return abandonedLaunch.received(message) }
    self.session?.received(message, from: connection)
  }

  func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool) {
    guard connection === self.session?.connection else { return }
    self.session?.linkChangedWritable(isWritable)
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
    if let abandonedLaunch { return abandonedLaunch.close() }
    self.session?.closed(connection, for: closure)
  }
}
