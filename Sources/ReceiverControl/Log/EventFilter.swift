import EmulatedReceiver
import JSONCodec

/// Which events somebody wants to see.
struct EventFilter: Sendable {
  /// The device's id; `nil`: all.
  var deviceId: String?
  /// The events' names; `nil`: all.
  var events: Set<String>?
  /// Only messages that fit.
  var message: MessagePattern?
  /// Whether PING and PONG are wanted, too.
  var heartbeats: Bool

  func fits(_ entry: LoggedEvent) -> Bool {
    if let deviceId, entry.deviceId != deviceId { return false }
    if let events, !events.contains(entry.event.name) { return false }
    guard let pattern = self.message else { return self.heartbeats || !entry.isHeartbeat }
    switch entry.event {
    case .messageReceived(let message, _): return pattern.matches(message, .received)
    case .messageSent(let message, _): return pattern.matches(message, .sent)
    default: return false
    }
  }
}
