import CastDiscovery
import CastRPCProtocol
import CastSender
import LoopIsolation

extension DiscoveryInfo {
  @LoopActor
  init(_ context: CastContext, for client: ClientConnection) {
    self.init(
      isRunning: context.discovery.isRunning, devices: client.discovery.devices(in: context).map { Device($0) })
  }
}

extension Snapshot {
  /// The state of everything at this moment.
  @LoopActor
  init(_ context: CastContext, for client: ClientConnection) {
    let now = context.clock.now
    self.init(
      castState: CastRPCProtocol.CastState(rawValue: context.castState.rawValue),
      discovery: DiscoveryInfo(context, for: client),
      sessions: context.sessions.sessions.map { Session($0.snapshot) },
      media: context.sessions.sessions.map { MediaState($0.media.snapshot, at: now) })
  }
}
