package import CastModel

/// What a status changed.
package struct MediaStatusUpdate: Sendable, Hashable {
  /// Parts of what is known.
  package struct Changes: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Anything at all.
    package static let status = Changes(rawValue: 1)
    /// The media or its metadata.
    package static let metadata = Changes(rawValue: 2)
    /// The queue's items, its current item, its data or its repeat mode.
    package static let queue = Changes(rawValue: 4)
    /// The item that is ready to follow.
    package static let preload = Changes(rawValue: 8)
  }

  /// The end of a media session.
  package struct Ended: Sendable, Hashable {
    package var mediaSessionId: Int64
    /// Why, if the receiver said it.
    package var idleReason: IdleReason?

    package init(mediaSessionId: Int64, idleReason: IdleReason? = nil) {
      self.mediaSessionId = mediaSessionId
      self.idleReason = idleReason
    }
  }

  /// The media session that is over; to be told first.
  package var ended: Ended?
  /// The media session that began; to be told second.
  package var startedMediaSessionId: Int64?
  /// The end of the media session that began; to be told last.
  package var endedAtOnce: Ended?
  package var changes: Changes

  package init(ended: Ended? = nil, startedMediaSessionId: Int64? = nil, changes: Changes = []) {
    self.ended = ended
    self.startedMediaSessionId = startedMediaSessionId
    self.changes = changes
  }
}

extension MediaStatusUpdate.Changes {
  /// What differs between two statuses.
  ///
  /// Media and items, whose comparison costs most, are compared once in the usual case, in which something small differs
  /// too; and hardly at all if they were inherited, because then they share their storage.
  init(from old: MediaStatus?, to new: MediaStatus?) {
    self = []
    let isChanged = old?.currentTime != new?.currentTime || old?.playerState != new?.playerState
    guard isChanged || old != new else { return }
    self.insert(.status)
    if (old?.extendedStatus?.media ?? old?.media) != (new?.extendedStatus?.media ?? new?.media) {
      self.insert(.metadata)
    }
    if old?.currentItemId != new?.currentItemId || old?.repeatMode != new?.repeatMode || old?.items != new?.items
      || old?.queueData != new?.queueData
    {
      self.insert(.queue)
    }
    if old?.preloadedItemId != new?.preloadedItemId { self.insert(.preload) }
  }
}
