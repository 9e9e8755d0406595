import CastV2
import LoopIsolation

/// Hands a link's events to a session, whose own interface stays free of links.
@LoopActor
final class SessionLinkDelegate: CastConnectionDelegate {
  weak var session: CastSession?

  nonisolated init() {}

  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    self.session?.received(message, from: connection)
  }

  func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool) {
    guard connection === self.session?.connection else { return }
    self.session?.linkChangedWritable(isWritable)
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
    self.session?.closed(connection, for: closure)
  }
}
