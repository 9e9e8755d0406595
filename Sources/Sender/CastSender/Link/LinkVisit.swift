import CastModel
import LoopIsolation

/// A link to an app on another device, with its own client for the media there: the target of a transfer, or a device
/// that a session may have moved to. It belongs to no session, and its events aren't published.
@LoopActor
final class LinkVisit {
  let sessionId: String
  /// The link; after the exchange, the session's earlier link.
  private(set) var link: ReceiverLink
  let media: RemoteMediaClient
  /// Whether this is the target of a transfer: no other session may use the device until the transfer is decided.
  let isTransfer: Bool

  init(_ link: ReceiverLink, sessionId: String, isTransfer: Bool) {
    self.sessionId = sessionId
    self.link = link
    self.media = RemoteMediaClient(sessionId: sessionId, now: link.environment.clock.now)
    self.isTransfer = isTransfer
    self.media.link = link
    link.media = self.media
  }

  /// Hands the link to the session and keeps `other`, the session's earlier link; returns the link.
  func exchange(for other: ReceiverLink) -> ReceiverLink {
    defer {
      self.media.failAll(CastError(.requestReplaced, "The session continues over this link."))
      self.media.link = nil
      self.link = other
    }
    return self.link
  }
}
