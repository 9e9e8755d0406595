import CastDiscovery
import CastModel
import LoopIsolation

// What tells that a session moves without this sender's doing.
extension CastSession {
  /// MediaStatus `supportedMediaCommands` (cast.md 7.9).
  private static let streamTransferCommand: Int64 = 262_144

  /// Whether an app that vanishes now may have moved: something plays or waits that can go on elsewhere (cast.md 13).
  func noticeWhetherItMayMove() {
    // While it is missing the media status says nothing new: what counts is how it was before.
    guard case .running? = self.presence?.application else { return }
    self.presence?.mayMove = self.mayMove
  }

  private var mayMove: Bool {
    let environment = self.environment
    guard environment.options.transfer.followsMoves, !environment.isHidden,
      self.media.snapshot.status?.isEnded == false,
      environment.discovery.devices.contains(where: { $0.deviceId != self.device.deviceId })
    else { return false }
    let commands = self.media.snapshot.status?.supportedMediaCommands ?? 0
    return commands & Self.streamTransferCommand != 0
      || self.multizone.status?.playbackSession?.streamTransferSupported == true
  }

  /// Members that come or go, and a group that forms around what plays, are how a change shows (cast.md 8).
  func noticeGroupChanges(_ changes: [MultizoneReducer.Change]) {
    let isChange = changes.contains { change in
      switch change {
      case .added, .removed, .playbackSession: true
      default: false
      }
    }
    guard isChange, self.connectionState == .connected else { return }
    self.carryOut(self.presence?.groupChanged(now: self.environment.clock.now) ?? [])
    self.scheduleTimer()
  }
}
