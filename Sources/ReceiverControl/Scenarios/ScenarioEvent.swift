import CastModel
import EmulatedReceiver
import JSONCodec

/// An event that a step waits for, and how often it has to come.
public struct ScenarioEvent: Sendable {
  /// What happens at a device.
  enum Kind: Sendable {
    case launch(appId: String?)
    case stop
    case load
    case playerState(String?)
    case connect
    case disconnect
    case volume
    case message(MessagePattern)
    /// So many links are open at once.
    case connections(Int)
  }

  let kind: Kind
  /// The device's id or name; `nil`: any.
  let device: String?
  /// How many such events it takes, from the time when the step waits for them.
  let count: Int

  /// Whether `event` is one; `links` is how many are open at its device.
  func fits(_ event: ReceiverEvent, links: Int) -> Bool {
    switch (self.kind, event) {
    case (.launch(let appId), .launched(let launch)): appId == nil || appId?.lowercased() == launch.appId.lowercased()
    case (.stop, .stopped), (.load, .loadRequested), (.volume, .deviceVolumeChanged): true
    case (.playerState(let state), .playerStateChanged(let snapshot)):
      state == nil || state == snapshot.playerState.rawValue
    case (.connect, .senderConnected(_, let destination)), (.disconnect, .senderDisconnected(_, let destination)):
      destination == "receiver-0"
    case (.message(let pattern), .messageReceived(let message, _)): pattern.matches(message, .received)
    case (.message(let pattern), .messageSent(let message, _)): pattern.matches(message, .sent)
    case (.connections(let count), .linkOpened): links >= count
    default: false
    }
  }
}
