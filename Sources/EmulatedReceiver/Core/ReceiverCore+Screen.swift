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
        statusText: application.statusText, senders: self.connections.visibleCount(of: application.transportId))
      application.media?.draw(on: &screen, now: now)
    }
    if let pending = self.pendingLaunch { self.draw(pending, on: &screen) }
    if self.input.isStandBy { screen.phase = .standby }
    return screen
  }

  private func draw(_ pending: PendingLaunch, on screen: inout ReceiverScreenState) {
    let definition = pending.application.definition
    switch pending.phase {
    case .asking:
      screen.prompt = ReceiverScreenState.Prompt(
        appId: definition.appId, applicationName: definition.displayName,
        senderDeviceName: pending.request.senderDeviceName)
    case .starting where screen.application == nil:
      screen.phase = .launching
      screen.application = ReceiverScreenState.Application(
        appId: definition.appId, name: definition.displayName, statusText: "", senders: 0)
    case .starting: break
    }
  }
}
