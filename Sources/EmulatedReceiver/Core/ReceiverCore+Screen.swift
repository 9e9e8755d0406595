import CastModel
import NIOCore

extension ReceiverCore {
  /// What "the TV" shows at `now`.
  func screen(at now: NIODeadline) -> ReceiverScreenState {
    var screen = ReceiverScreenState(
      deviceName: self.configuration.device.friendlyName, volume: self.volume.status)
    if let application = self.application, !application.definition.isIdleScreen {
      screen.phase = .application
      screen.application = ReceiverScreenState.Application(
        appId: application.definition.appId, name: application.definition.displayName,
        statusText: application.definition.displayName,
        senders: self.connections.senders(of: application.transportId).count)
      application.media?.draw(on: &screen, now: now)
    } else if let pending = self.pendingLaunch {
      screen.phase = .launching
      screen.application = ReceiverScreenState.Application(
        appId: pending.definition.appId, name: pending.definition.displayName, statusText: "", senders: 0)
    }
    return screen
  }
}
