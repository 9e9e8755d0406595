public import CastModel
public import LoopIsolation
import NIOCore

/// Tells what the devices with sessions play, flat, whenever that changes: not that a position runs on, but that it was sought.
///
/// Changes that come together are told once, but what an answer tells is told before it: a client that reads PAUSED there, and then
/// hears nothing, may be sure that it is paused.
@LoopActor
public final class PlayerMonitor {
  /// How long changes are gathered that come together, such as those of one status.
  static let gathering = TimeAmount.milliseconds(50)

  private let player: CastPlayer
  private let onChange: @LoopActor (PlayerStatus) -> Void
  /// What was told of each session's device last, and when.
  private var told: [String: (status: PlayerStatus, at: NIODeadline)] = [:]
  private var changed: Set<String> = []
  private var timer: LoopTimer?
  private var clock: any LoopClock { self.player.context.clock }

  /// Begins to listen to the player's context.
  ///
  /// - Parameter onChange: Is told what a device plays now; one whose session has ended plays nothing.
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

  /// Tells at once what is still gathered of a session: whoever gets the answer knows it then, and what differs from it is told.
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
    // What runs on is told from where it was last told.
    if let earlier, !status.isNews(after: earlier.status, elapsed: (now - earlier.at).seconds) { return }
    self.told[session.id] = (status, now)
    self.onChange(status)
  }

  private func ended(_ session: SessionSnapshot) {
    self.changed.remove(session.sessionId)
    guard self.told.removeValue(forKey: session.sessionId) != nil else { return }
    self.onChange(self.player.idle(session.device, session.volume))
  }

  /// The session went to another device.
  private func left(_ status: PlayerStatus) {
    self.onChange(
      PlayerStatus(
        deviceId: status.deviceId, friendlyName: status.friendlyName, isDefault: status.isDefault, playerState: .idle,
        isPlayingLiveStream: false, isPlayingAd: false, volumeLevel: status.volumeLevel, isMuted: status.isMuted))
  }
}
