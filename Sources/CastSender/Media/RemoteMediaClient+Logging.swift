import CastModel
import Logging
import LoopIsolation

extension RemoteMediaClient {
  /// Says what a status changed, as far as it matters to who looks for the reason of something.
  func logChange(from before: MediaSnapshot, _ update: MediaStatusUpdate) {
    guard let logger = self.session?.logger, logger.logLevel <= .info else { return }
    if let ended = update.ended {
      logger.info(
        "media session ended",
        metadata: ["mediaSession": "\(ended.mediaSessionId)", "idleReason": "\(ended.idleReason?.rawValue ?? "none")"])
    }
    let now = self.snapshot
    if let started = update.startedMediaSessionId {
      logger.info(
        "media session started",
        metadata: [
          "mediaSession": "\(started)", "content": "\(now.media?.contentUrl ?? now.media?.contentId ?? "?")",
          "contentType": "\(now.media?.contentType ?? "?")", "streamType": "\(now.media?.streamType?.rawValue ?? "?")",
        ])
    }
    if before.playerState != now.playerState {
      logger.info(
        "player state changed",
        metadata: [
          "from": "\(before.playerState)", "to": "\(now.playerState)", "position": "\(now.position(at: self.now))",
          "idleReason": "\(now.status?.idleReason?.rawValue ?? "none")",
        ])
    }
    if update.changes.contains(.queue) {
      logger.debug(
        "queue changed",
        metadata: [
          "currentItem": "\(now.status?.currentItemId ?? 0)", "items": "\(now.status?.items?.count ?? 0)",
          "repeatMode": "\(now.status?.repeatMode?.rawValue ?? "none")",
        ])
    }
  }
}
