import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  /// USER_ACTION: what the viewer thinks of the media, kept with it (cast.md 7.1).
  mutating func userAction(
    _ request: MediaCommand.UserActionRequest, for asker: Asker, now: NIODeadline
  ) throws(MediaRefusal) -> [ApplicationOutput] {
    if request.action == .skipAd { return try self.skipAd(for: asker, now: now) }
    guard let session, var media = session.queue.currentItem?.media else { throw .invalidPlayerState }
    let opposites: [UserAction: UserAction] = [
      .like: .dislike, .dislike: .like, .follow: .unfollow, .unfollow: .follow,
    ]
    var states = (media.userActionStates ?? []).filter {
      $0.userAction != request.action && $0.userAction != opposites[request.action]
    }
    if !request.isCleared { states.append(UserActionState(userAction: request.action)) }
    media.userActionStates = states
    self.session?.queue.setMedia(media, of: session.queue.currentItemId)
    return [.event(.mediaCommand(type: "USER_ACTION"))]
      + self.statusToAll(asker: asker, parts: [.media, .metadata], now: now)
  }

  /// PLAY_AGAIN: the item that has ended begins once more.
  mutating func playAgain(for asker: Asker, now: NIODeadline) throws(MediaRefusal) -> [ApplicationOutput] {
    guard let session, session.hasEnded, let item = session.queue.currentItem?.itemId
    else { throw .invalidPlayerState }
    self.session?.hasEnded = false
    self.session?.idleReason = nil
    let examination = self.begin(item, .init(), now: now)
    return self.statusToAll(asker: asker, parts: .all, now: now) + self.stateEvent(now: now) + examination
  }
}
