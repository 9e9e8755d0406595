public import CastModel

/// What the player has to know before it can go on: "examine this resource".
///
/// The core emits one for every item that it loads or preloads and every ad that it plays, and goes on when it is told the
/// ``ResourceExamination``. (CAF: the `LOAD` interceptor and the player's manifest request.)
public struct ResourceRequest: Sendable, Hashable {
  /// Names the request for as long as the receiver lives.
  public struct ID: Sendable, Hashable {
    /// The run of the app that asks.
    public var sessionId: String
    /// Counts the requests of that run, from 1.
    public var number: Int64

    public init(sessionId: String, number: Int64) {
      self.sessionId = sessionId
      self.number = number
    }
  }

  /// What the resource is wanted for; more may be added.
  public struct Purpose: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It plays next: a failure ends the item with LOAD_FAILED or ERROR.
    public static let load = Purpose(rawValue: "load")
    /// It may play after the current item: a failure is noticed when it does.
    public static let preload = Purpose(rawValue: "preload")
    /// An ad: a failure passes over it.
    public static let breakClip = Purpose(rawValue: "breakClip")
  }

  public var id: ID
  public var purpose: Purpose
  /// Names the media session, ``CastModel/MediaStatus/mediaSessionId``.
  public var mediaSessionId: Int64
  /// The queue's item.
  public var itemId: Int64
  /// What to examine: the URL is `contentUrl`, or else `contentId`; text tracks with a `trackContentId` are resources too.
  ///
  /// Of an ad it holds what the clip says.
  public var media: MediaInformation
  /// The tracks that are wanted from the beginning.
  public var activeTrackIds: [Int64]

  public init(
    id: ID, purpose: Purpose = .load, mediaSessionId: Int64 = 1, itemId: Int64 = 1, media: MediaInformation,
    activeTrackIds: [Int64] = []
  ) {
    self.id = id
    self.purpose = purpose
    self.mediaSessionId = mediaSessionId
    self.itemId = itemId
    self.media = media
    self.activeTrackIds = activeTrackIds
  }

  /// Where the resource is: `contentUrl`, or else `contentId`, or else the deep link `entity` (cast.md 7.6).
  public var url: String { self.media.contentUrl ?? self.media.contentId ?? self.media.entity ?? "" }
}
