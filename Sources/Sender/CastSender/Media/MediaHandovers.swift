import LoopIsolation

/// A part of the framework that follows the playback of sessions beyond one media session.
@LoopActor
protocol MediaFollower: AnyObject {
  /// The playback of a session gives way: until it returns, the session's media is other media.
  func playbackGivesWay(in sessionId: String)

  /// The playback of a session has returned as this media session, whose items have other ids; `nil` if it hasn't
  /// returned.
  func playbackReturned(in sessionId: String, as mediaSessionId: Int64?)
}

/// The sessions whose playback gives way to an announcement, or moves to another device, and returns as another media
/// session.
///
/// 1. ``begin(in:)`` is called before the other media is loaded. Followers keep their state, and ignore the session.
/// 2. ``end(in:as:)`` is called when the playback has returned, or can't be restored.
@LoopActor
final class MediaHandovers {
  private var followers: [any MediaFollower] = []
  private var sessionIds: Set<String> = []

  /// Adds a follower for the life of the context.
  func add(_ follower: any MediaFollower) { self.followers.append(follower) }

  /// Whether the session's media is other media at present.
  func contains(_ sessionId: String) -> Bool { self.sessionIds.contains(sessionId) }

  /// Returns whether the playback was there: one that gives way to an announcement moves without it.
  @discardableResult
  func begin(in sessionId: String) -> Bool {
    guard !self.sessionIds.contains(sessionId) else { return false }
    for follower in self.followers { follower.playbackGivesWay(in: sessionId) }
    self.sessionIds.insert(sessionId)
    return true
  }

  func end(in sessionId: String, as mediaSessionId: Int64?) {
    guard self.sessionIds.remove(sessionId) != nil else { return }
    for follower in self.followers { follower.playbackReturned(in: sessionId, as: mediaSessionId) }
  }
}
