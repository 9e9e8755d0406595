import CastModel
import NIOCore

extension MediaApplication {
  /// Gets the next item ready, if it is time for that (cast.md 7.8, `preloadTime`).
  mutating func beginDuePreload(at now: NIODeadline) -> [ApplicationOutput]? {
    guard let session, session.player.state == .playing, let position = session.preloadPosition,
      session.player.deadline(ofPosition: position) <= now, let item = session.itemToPreload, let id = item.itemId,
      let media = item.media
    else { return nil }
    let request = ResourceRequest(
      id: self.nextResourceRequestID(), purpose: .preload, mediaSessionId: session.id, itemId: id, media: media,
      activeTrackIds: item.activeTrackIds ?? [])
    self.session?.preload = .init(
      itemId: id, request: request, resource: nil, deadline: now + self.timing.examinationTimeout)
    return [.examine(request)]
  }

  /// The next item is ready; one that can't be played is noticed only when it is its turn.
  mutating func preloaded(_ examination: ResourceExamination, at now: NIODeadline) -> [ApplicationOutput] {
    self.session?.preload?.resource = examination
    return examination.failure == nil ? self.statusToAll(now: now) : []
  }

  /// Forgets what was got ready, where something else follows now.
  mutating func checkPreload() -> [ApplicationOutput] {
    guard let session, let preload = session.preload else { return [] }
    guard session.hasEnded || session.queue.itemAfterCurrent() != preload.itemId else { return [] }
    self.session?.preload = nil
    return preload.resource == nil ? [.abandon(preload.request.id)] : []
  }
}
