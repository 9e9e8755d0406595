import LoopIsolation

/// A link to an app on another device, with a client of its own for what plays there: where a transfer goes to, or where a session
/// may have moved to. No session has it, and no client hears of it.
@LoopActor
final class LinkVisit {
  let sessionId: String
  /// The link; once the session has it, the one that the session had before.
  private(set) var link: ReceiverLink
  let media: RemoteMediaClient
  /// Whether a transfer goes there: no other session may have the device until that is decided.
  let isTransfer: Bool

  init(_ link: ReceiverLink, sessionId: String, isTransfer: Bool) {
    self.sessionId = sessionId
    self.link = link
    self.media = RemoteMediaClient(sessionId: sessionId, now: link.environment.clock.now)
    self.isTransfer = isTransfer
    self.media.link = link
    link.media = self.media
  }

  /// The session takes the link and leaves `other`; returns the link.
  func exchange(for other: ReceiverLink) -> ReceiverLink {
    defer {
      self.media.linkLost()
      self.media.link = nil
      self.link = other
    }
    return self.link
  }
}
