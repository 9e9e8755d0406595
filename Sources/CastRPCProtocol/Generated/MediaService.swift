// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// Loading media and controlling it. Answers come when the receiver has confirmed.
///
/// The methods of the namespace `media`; the server's hand-written half implements them.
@LoopActor
public protocol MediaService: AnyObject, Sendable {
  /// Loads media or a queue.
  ///
  /// Neither `media` nor `queueData` is an InvalidParams, and nothing is sent. The answer comes when the receiver has
  /// accepted the media and its status is no longer LOADING. A newer load replaces an older one that is not answered.
  ///
  /// SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled.
  func load(_ params: MediaLoadParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Plays on.
  ///
  /// SDK: `GCKRemoteMediaClient.play`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func play(_ params: MediaPlayParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Pauses.
  ///
  /// SDK: `GCKRemoteMediaClient.pause`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func pause(_ params: MediaPauseParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Stops, and unloads the media and its queue.
  ///
  /// SDK: `GCKRemoteMediaClient.stop`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func stop(_ params: MediaStopParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Goes to another position.
  ///
  /// Exactly one of `currentTime`, `relativeTime` and `seekToInfinite` is needed. A newer seek replaces an older one
  /// that is not answered (RequestReplaced).
  ///
  /// SDK: `GCKRemoteMediaClient.seekWithOptions`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func seek(_ params: MediaSeekParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sets how fast time advances.
  ///
  /// SDK: `GCKRemoteMediaClient.setPlaybackRate`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func setPlaybackRate(_ params: MediaSetPlaybackRateParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sets the stream's volume; the device's is `session.setVolume`.
  ///
  /// SDK: `GCKRemoteMediaClient.setStreamVolume`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func setStreamVolume(_ params: MediaSetStreamVolumeParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Mutes the stream or lets it be heard.
  ///
  /// SDK: `GCKRemoteMediaClient.setStreamMuted`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func setStreamMuted(_ params: MediaSetStreamMutedParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Chooses the tracks that are on.
  ///
  /// SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func setActiveTracks(_ params: MediaSetActiveTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sets how text looks.
  ///
  /// SDK: `GCKRemoteMediaClient.setTextTrackStyle`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func setTextTrackStyle(_ params: MediaSetTextTrackStyleParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Skips the ad that plays.
  ///
  /// SDK: `GCKRemoteMediaClient.skipAd`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func skipAd(_ params: MediaSkipAdParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Asks the receiver for its media status.
  ///
  /// SDK: `GCKRemoteMediaClient.requestStatus`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError.
  func requestStatus(_ params: MediaRequestStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Gives what is known, at once, without asking the receiver.
  ///
  /// SDK: `GCKRemoteMediaClient.mediaStatus`.
  ///
  /// - Throws: ``APIError``: NoSuchSession.
  func getStatus(_ params: MediaGetStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState
}
