public import CastModel
public import LoopIsolation
import NIOCore

/// A publisher of the flat status of devices with sessions, whenever it changes. A position that advances with time
/// isn't a change, but a seek is.
///
/// Changes that come together are published once, and before any answer that includes them: a client that reads
/// PAUSED in an answer and then gets no notification can rely on it.
@LoopActor
public final class PlayerMonitor {
  /// The time in which changes are collected, such as those of one status.
  static let gathering = TimeAmount.milliseconds(50)

  private let player: CastPlayer
  private let onChange: @LoopActor (PlayerStatus) -> Void
  /// The status last published for each session, and its time.
  private var told: [String: (status: PlayerStatus, at: NIODeadline)] = [:]
  private var changed: Set<String> = []
  private var timer: LoopTimer?
  private var clock: any LoopClock { self.player.context.clock }

  /// Begins to listen to the player's context.
  ///
  /// - Parameter onChange: Called with a device's new status; after the end of its session, that is idle.
  public init(_ player: CastPlayer, onChange: @escaping @LoopActor (PlayerStatus) -> Void) {
    self.player = player
    self.onChange = onChange
    player.context.addListener { [weak self] event in self?.received(event) }
    player.willAnswer = { [weak self] session in self?.willAnswer(session) }
  }

  private func received(_ event: CastEvent) {
    switch event {
    case .session(.didStart(let session)), .session(.didResume(let session)), .session(.didUpdateDevice(let session)),
      .session(.didChangeStatus(let session)):
      self.note(session.sessionId)
    case .session(.didChangeVolume(let id, _)): self.note(id)
    case .session(.didEnd(let session, _, _)): self.ended(session)
    case .media(.didUpdateStatus(let media)), .media(.didUpdateMetadata(let media)), .media(.didUpdateQueue(let media)):
      self.note(media.sessionId)
    case .queueDidChange(let change): self.note(change.sessionId)
    default: break
    }
  }

  private func note(_ id: String) {
    self.changed.insert(id)
    guard self.timer == nil else { return }
    self.timer = self.clock.schedule(at: self.clock.now + Self.gathering) { [weak self] in self?.tell() }
  }

  /// Publishes a session's collected changes before an answer, so that later notifications report only differences
  /// from it.
  private func willAnswer(_ session: CastSession) {
    guard self.changed.remove(session.id) != nil else { return }
    self.tell(session)
  }

  private func tell() {
    self.timer = nil
    let ids = self.changed
    self.changed = []
    for session in self.player.sessions.sessions where ids.contains(session.id) { self.tell(session) }
  }

  private func tell(_ session: CastSession) {
    guard session.connectionState == .connected else { return }
    let (status, now) = (self.player.present(session), self.clock.now)
    let earlier = self.told[session.id]
    if let earlier, earlier.status.deviceId != status.deviceId { self.left(earlier.status) }
    // A position that only advances isn't published, and is later compared with the one last published.
    if let earlier, !status.isNews(after: earlier.status, elapsed: (now - earlier.at).seconds) { return }
    self.told[session.id] = (status, now)
    self.onChange(status)
  }

  private func ended(_ session: SessionSnapshot) {
    self.changed.remove(session.sessionId)
    guard self.told.removeValue(forKey: session.sessionId) != nil else { return }
    self.onChange(self.player.idle(session.device, session.volume))
  }

  /// Publishes that the device is idle, after its session moved to another device.
  private func left(_ status: PlayerStatus) {
    self.onChange(
      PlayerStatus(
        deviceId: status.deviceId, address: status.address, friendlyName: status.friendlyName,
        isDefault: status.isDefault, playerState: .idle,
        isPlayingLiveStream: false, isPlayingAd: false, volumeLevel: status.volumeLevel, isMuted: status.isMuted))
  }
}
