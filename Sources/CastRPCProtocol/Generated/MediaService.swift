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
  /// Loads media, a queue, or what a deep link stands for.
  ///
  /// One of `media`, `queueData` and `entity` is needed: anything else is an InvalidParams, and nothing is sent. So are
  /// tracks, ads, dates, colours and pictures that can't be right. Absent, `autoplay` is true (of a queue: what its
  /// first item says), and `streamType` is BUFFERED, as web senders have it. A queue's LOAD carries the media of the
  /// item that is played first beside `queueData`; a receiver that doesn't take it gets QUEUE_LOAD. Without
  /// `currentTime` it begins at the start, a live stream at its edge; 0 is the start of a live stream's window.
  /// Metadata that doesn't belong to its `metadataType` is left out, as the SDK does; own keys are sent. The answer
  /// comes when the receiver has accepted the media and its status is no longer LOADING, also if the app never names
  /// the request. A newer load replaces an older one that is not answered (RequestReplaced).
  ///
  /// SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, InternalLimitReached.
  func load(_ params: MediaLoadParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Plays on.
  ///
  /// SDK: `GCKRemoteMediaClient.play`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, InternalLimitReached.
  func play(_ params: MediaPlayParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Pauses.
  ///
  /// SDK: `GCKRemoteMediaClient.pause`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, InternalLimitReached.
  func pause(_ params: MediaPauseParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Stops, and unloads the media and its queue.
  ///
  /// SDK: `GCKRemoteMediaClient.stop`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func stop(_ params: MediaStopParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Goes to another position.
  ///
  /// Exactly one of `currentTime`, `relativeTime` and `seekToInfinite` is needed. A newer seek replaces an older one
  /// that is not answered (RequestReplaced).
  ///
  /// SDK: `GCKRemoteMediaClient.seekWithOptions`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, InternalLimitReached.
  func seek(_ params: MediaSeekParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sets how fast time advances.
  ///
  /// Exactly one of `playbackRate` and `relativePlaybackRate` is needed. A newer call replaces an older one that is not
  /// answered (RequestReplaced).
  ///
  /// SDK: `GCKRemoteMediaClient.setPlaybackRate`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func setPlaybackRate(_ params: MediaSetPlaybackRateParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sets the stream's volume; the device's is `session.setVolume`.
  ///
  /// A newer call replaces an older one that is not answered (RequestReplaced), so that a slider can just call. Until
  /// the outcome, volumes in statuses are ignored.
  ///
  /// SDK: `GCKRemoteMediaClient.setStreamVolume`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func setStreamVolume(_ params: MediaSetStreamVolumeParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Mutes the stream or lets it be heard.
  ///
  /// SDK: `GCKRemoteMediaClient.setStreamMuted`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func setStreamMuted(_ params: MediaSetStreamMutedParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Chooses the tracks that are on.
  ///
  /// At most one of each type, and only ones that the media has: anything else is an InvalidParams. What a receiver
  /// doesn't list isn't checked.
  ///
  /// SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func setActiveTracks(_ params: MediaSetActiveTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Gives the style that text has where nobody says otherwise: white on black.
  ///
  /// A place to begin with for `media.setTextTrackStyle` and `textTrackStyle` of media. iOS makes it of the viewer's
  /// caption settings, which Linux doesn't have.
  ///
  /// SDK: `GCKMediaTextTrackStyle.createDefault`.
  func getDefaultTextTrackStyle(_ params: MediaGetDefaultTextTrackStyleParams, _ call: JSONRPCCallContext) async throws -> MediaGetDefaultTextTrackStyleResult

  /// Sets how text looks.
  ///
  /// Colours are `#RRGGBB` or `#RRGGBBAA`, and sent as `#RRGGBBAA`. What is left out stays as it is.
  ///
  /// SDK: `GCKRemoteMediaClient.setTextTrackStyle`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func setTextTrackStyle(_ params: MediaSetTextTrackStyleParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Skips the ad that plays.
  ///
  /// Where that is known to be impossible nothing is sent: AdNotSkippable, whose `data.reason` is `NOT_PLAYING_AD`,
  /// `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`.
  ///
  /// SDK: `GCKRemoteMediaClient.skipAd`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, AdNotSkippable.
  func skipAd(_ params: MediaSkipAdParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Asks the receiver for its media status.
  ///
  /// A receiver answers with everything unless it is asked to leave parts out; what is left out stays as it was known.
  ///
  /// SDK: `GCKRemoteMediaClient.requestStatus`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError.
  func requestStatus(_ params: MediaRequestStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Gives what is known, at once, without asking the receiver.
  ///
  /// SDK: `GCKRemoteMediaClient.mediaStatus`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func getStatus(_ params: MediaGetStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Gives what a session played last, also when the session is over.
  ///
  /// Kept for the last 32 sessions that ended. Of a session that is connected it is what plays now. NoMediaSession: the
  /// session has played nothing that is known.
  ///
  /// SDK: `GCKUIMediaController.lastKnownStreamPosition`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, NoMediaSession.
  func getLastKnown(_ params: MediaGetLastKnownParams, _ call: JSONRPCCallContext) async throws -> LastKnownMedia

  /// Gives where playback is at this moment, without asking the receiver.
  ///
  /// SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func position(_ params: MediaPositionParams, _ call: JSONRPCCallContext) async throws -> MediaPosition

  /// Asks for `media.didUpdatePosition` at an interval.
  ///
  /// Only this connection gets them, and only while time advances; a pause stops them and playing on starts them again,
  /// at once. A second call replaces the interval. The subscription ends with `media.unsubscribePosition`, with the
  /// session, or with the connection. The topic needn't be subscribed to by `events.subscribe`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func subscribePosition(_ params: MediaSubscribePositionParams, _ call: JSONRPCCallContext) async throws -> MediaPosition

  /// Ends `media.didUpdatePosition` for this connection.
  ///
  /// Harmless if there is no subscription.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func unsubscribePosition(_ params: MediaUnsubscribePositionParams, _ call: JSONRPCCallContext) async throws

  /// Chooses tracks and their look in one request, as receivers understand it.
  ///
  /// At least one of the members is needed. The receiver picks the text track if `language` is given, which goes before
  /// `activeTrackIds`. Where it has no such track it answers INVALID_REQUEST with LANGUAGE_NOT_SUPPORTED, unless the
  /// language is only a suggestion.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func editTracks(_ params: MediaEditTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Chooses the sound by its language; the receiver picks the track.
  ///
  /// EDIT_AUDIO_TRACKS, which not every receiver knows; `media.selectTracks` works with all that list their tracks.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func editAudioTracks(_ params: MediaEditAudioTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Chooses tracks by language, from those that the media lists.
  ///
  /// The languages are tried in order, each first as it is, then without its last part (`pt-BR`, `pt`); a track matches
  /// if its language is the same or begins so. Types for which no list is given stay as they are. NoSuchTrack: the list
  /// has no match, and nothing is sent; with `isSuggested` that is no error, and the type stays as it is.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, NoSuchTrack.
  func selectTracks(_ params: MediaSelectTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Tells the app what the viewer thinks of the media.
  ///
  /// USER_ACTION; what apps make of it shows in the media's `userActionStates`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func userAction(_ params: MediaUserActionParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Lets the app fetch what will be wanted soon.
  ///
  /// PRECACHE: `precacheData` is a text that the app understands, `requestItems` streams. At least one of them is
  /// needed; it needs no media session.
  ///
  /// SDK: `GCKMediaRequestItem`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func precache(_ params: MediaPrecacheParams, _ call: JSONRPCCallContext) async throws

  /// Asks the app for what another receiver needs to go on from here.
  ///
  /// STORE_SESSION. Hand the state to `media.resumeSession` of another session as it is.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge.
  func storeSession(_ params: MediaStoreSessionParams, _ call: JSONRPCCallContext) async throws -> MediaStoreSessionResult

  /// Goes on with what `media.storeSession` gave.
  ///
  /// RESUME_SESSION. The answer comes as that of `media.load` does, and replaces an older load that is not answered.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, InternalLimitReached.
  func resumeSession(_ params: MediaResumeSessionParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Tells the app who the viewer is now.
  ///
  /// SET_CREDENTIALS; what is playing goes on. For the next launch see `context.setLaunchCredentials`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func setCredentials(_ params: MediaSetCredentialsParams, _ call: JSONRPCCallContext) async throws

  /// Plays what has ended once more, where the app can.
  ///
  /// PLAY_AGAIN.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, InternalLimitReached, NoMediaSession.
  func playAgain(_ params: MediaPlayAgainParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sends a media message of any type.
  ///
  /// For what has no method of its own: CUSTOM_COMMAND with `data` (the default), DISPLAY_STATUS,
  /// EXECUTE_ACTION_SCRIPT, what an app invented. `requestId` is added, and `mediaSessionId` where there is one and the
  /// members don't say another. Messages that change a status are understood as such.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge.
  func sendCommand(_ params: MediaSendCommandParams, _ call: JSONRPCCallContext) async throws -> MediaSendCommandResult

  /// Lists the requests to apps that have no outcome yet, the oldest first.
  ///
  /// To give one up, cancel the call that made it with `$/cancelRequest`: it ends with RequestCancelled, and what was
  /// sent is not taken back.
  ///
  /// SDK: `GCKRequest`.
  ///
  /// - Throws: ``APIError``: NoSuchSession.
  func requests(_ params: MediaRequestsParams, _ call: JSONRPCCallContext) async throws -> MediaRequestsResult
}
