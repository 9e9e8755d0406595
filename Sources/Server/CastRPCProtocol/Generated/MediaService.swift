// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Loading and controlling media. A call returns when the receiver has confirmed it.
///
/// The methods of the namespace `media`; the server's hand-written half implements them.
@LoopActor
public protocol MediaService: AnyObject, Sendable {
  /// Loads media, a queue, or the content of a deep link.
  ///
  /// Pass one of `media`, `queueData` and `entity`. Anything else is InvalidParams, as are invalid tracks, ads, dates,
  /// colours and images; nothing is sent then.
  ///
  /// The call returns when the receiver has accepted the media and its status is no longer LOADING, even if the app
  /// doesn't repeat the request's id. A newer load replaces an older unanswered one (RequestReplaced).
  ///
  /// By default `autoplay` is true (for a queue: as its first item says), and `streamType` is BUFFERED, as in web
  /// senders. Without `currentTime` playback starts at the beginning, or at the edge of a live stream; 0 is the start
  /// of a live stream's window. Metadata members that don't belong to the `metadataType` are left out, as in the SDK;
  /// app-defined keys are sent. A queue's LOAD carries the media of the first played item beside `queueData`; a
  /// receiver that doesn't accept it gets QUEUE_LOAD.
  ///
  /// A `contentId` or `contentUrl` that is an absolute path or a `file:` URL names a file or a pipe (a live stream,
  /// read once) on the server's machine. The server serves it to the receiver until the session ends or other media is
  /// loaded, and declares the file's tags, cover and subtitles unless `media` has its own. A folder or a playlist (M3U,
  /// PLS, XSPF) is loaded as a queue of its media. Text tracks (converted to WebVTT) and images may be paths and
  /// `file:` URLs, too. An app other than the default media receiver may have ids that begin with `/`: ids that name no
  /// file are sent to it unchanged. Only `castctl` knows `-`, standard input.
  ///
  /// SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, MediaWillFail, InternalLimitReached, SessionTransferred,
  /// FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
  func load(_ params: MediaLoadParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Resolves a URL to media: a page, a playlist, or media itself.
  ///
  /// `player.play` resolves by itself; this method is for `queue.insert`, and to see the content first.
  ///
  /// A resolver of the options whose pattern matches gets the URL. Otherwise, if the name doesn't show that it is
  /// media, the server of the URL is asked: a playlist (M3U, PLS, XSPF) is read, a page goes to `yt-dlp`. Of a page's
  /// formats, the best that the device plays is chosen: pictures and sound in one file, HLS or DASH; sound alone for
  /// speakers. Control characters are removed from the page's texts.
  ///
  /// An item whose URL expires in a queue is resolved again before it plays.
  ///
  /// - Throws: ``APIError``: NoSuchSession, DeviceNotFound, AmbiguousDevice, AddressNotResolved, LibraryUnavailable,
  /// PageNotResolved, ResolverMissing, PlaylistNotReadable.
  func resolve(_ params: MediaResolveParams, _ call: JSONRPCCallContext) async throws -> MediaResolveResult

  /// Examines media before a load, and returns whether a device will play it, and why not.
  ///
  /// Pass one of `media` and `url`. The server fetches the same URLs as the receiver, in the same way: with a Cast
  /// device's user agent, the app's origin for captions and manifests, redirects and HTTPS. It reads a few hundred
  /// kilobytes at most, and of a manifest the first segments. Nothing is sent to the device.
  ///
  /// The findings compare the media with Google's page of supported media for the device's model. A property of the
  /// device that isn't known is a risk and never blocks. A server that only the device reaches can't be examined.
  ///
  /// - Throws: ``APIError``: NoSuchSession, DeviceNotFound, AmbiguousDevice, AddressNotResolved, LibraryUnavailable.
  func preflight(_ params: MediaPreflightParams, _ call: JSONRPCCallContext) async throws -> PreflightReport

  /// Resumes playback.
  ///
  /// SDK: `GCKRemoteMediaClient.play`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, InternalLimitReached, SessionTransferred.
  func play(_ params: MediaPlayParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Pauses.
  ///
  /// SDK: `GCKRemoteMediaClient.pause`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, InternalLimitReached, SessionTransferred.
  func pause(_ params: MediaPauseParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Stops playback, and unloads the media and its queue.
  ///
  /// SDK: `GCKRemoteMediaClient.stop`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func stop(_ params: MediaStopParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Seeks to another position.
  ///
  /// Pass exactly one of `currentTime`, `relativeTime` and `seekToInfinite`. A newer seek replaces an older unanswered
  /// one (RequestReplaced).
  ///
  /// SDK: `GCKRemoteMediaClient.seekWithOptions`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, InternalLimitReached, SessionTransferred.
  func seek(_ params: MediaSeekParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sets the playback rate.
  ///
  /// Pass exactly one of `playbackRate` and `relativePlaybackRate`. A newer call replaces an older unanswered one
  /// (RequestReplaced).
  ///
  /// SDK: `GCKRemoteMediaClient.setPlaybackRate`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func setPlaybackRate(_ params: MediaSetPlaybackRateParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sets the stream's volume; the device's volume is `session.setVolume`.
  ///
  /// A newer call replaces an older unanswered one (RequestReplaced), so a slider can simply call it repeatedly.
  /// Volumes in statuses are ignored until the call ends.
  ///
  /// SDK: `GCKRemoteMediaClient.setStreamVolume`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func setStreamVolume(_ params: MediaSetStreamVolumeParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Mutes or unmutes the stream.
  ///
  /// SDK: `GCKRemoteMediaClient.setStreamMuted`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func setStreamMuted(_ params: MediaSetStreamMutedParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Selects the active tracks.
  ///
  /// At most one of each type, and only tracks of the media: anything else is InvalidParams. If the receiver lists no
  /// tracks, the ids aren't checked.
  ///
  /// SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func setActiveTracks(_ params: MediaSetActiveTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Returns the default text style: white on black.
  ///
  /// A starting point for `media.setTextTrackStyle` and for `textTrackStyle` of media. iOS derives it from the viewer's
  /// caption settings, which Linux doesn't have.
  ///
  /// SDK: `GCKMediaTextTrackStyle.createDefault`.
  func getDefaultTextTrackStyle(_ params: MediaGetDefaultTextTrackStyleParams, _ call: JSONRPCCallContext) async throws -> MediaGetDefaultTextTrackStyleResult

  /// Sets the style of text tracks.
  ///
  /// Colours are `#RRGGBB` or `#RRGGBBAA`, and are sent as `#RRGGBBAA`. Absent members stay as they are.
  ///
  /// SDK: `GCKRemoteMediaClient.setTextTrackStyle`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func setTextTrackStyle(_ params: MediaSetTextTrackStyleParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Skips the ad that is playing.
  ///
  /// If the ad can't be skipped, nothing is sent and the call fails with AdNotSkippable. Its `data.reason` is
  /// `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`.
  ///
  /// SDK: `GCKRemoteMediaClient.skipAd`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, AdNotSkippable, SessionTransferred, InternalLimitReached.
  func skipAd(_ params: MediaSkipAdParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Requests the receiver's media status.
  ///
  /// The receiver answers with its full status, except for the parts that the request allows it to leave out; these
  /// keep their known values.
  ///
  /// SDK: `GCKRemoteMediaClient.requestStatus`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  func requestStatus(_ params: MediaRequestStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Returns the known state at once, without asking the receiver.
  ///
  /// SDK: `GCKRemoteMediaClient.mediaStatus`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func getStatus(_ params: MediaGetStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Returns the media that a session played last, even after the session has ended.
  ///
  /// The server remembers the last 32 ended sessions. For a connected session the result is the current media. Fails
  /// with NoMediaSession if nothing is known about the session's media.
  ///
  /// SDK: `GCKUIMediaController.lastKnownStreamPosition`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, NoMediaSession.
  func getLastKnown(_ params: MediaGetLastKnownParams, _ call: JSONRPCCallContext) async throws -> LastKnownMedia

  /// Returns the playback position at this moment, without asking the receiver.
  ///
  /// SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func position(_ params: MediaPositionParams, _ call: JSONRPCCallContext) async throws -> MediaPosition

  /// Subscribes to `media.didUpdatePosition` at an interval.
  ///
  /// Only this connection receives the notifications, and only while time advances: a pause stops them, and resuming
  /// starts them again at once. A second call replaces the interval. The subscription ends with
  /// `media.unsubscribePosition`, with the session, or with the connection. `events.subscribe` isn't needed for this
  /// topic.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func subscribePosition(_ params: MediaSubscribePositionParams, _ call: JSONRPCCallContext) async throws -> MediaPosition

  /// Ends `media.didUpdatePosition` for this connection.
  ///
  /// Does nothing if the connection has no such subscription, even if `sessionId` names no session. A call without
  /// `sessionId` fails with NoSuchSession if there is no session, and with AmbiguousSession if there are several.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func unsubscribePosition(_ params: MediaUnsubscribePositionParams, _ call: JSONRPCCallContext) async throws

  /// Selects tracks and their style in one request, as receivers support it.
  ///
  /// Pass at least one member. If `language` is given, the receiver picks the text track, and `language` takes
  /// precedence over `activeTrackIds`. If it has no such track it answers INVALID_REQUEST with LANGUAGE_NOT_SUPPORTED,
  /// unless the language is only a suggestion.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func editTracks(_ params: MediaEditTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Selects the audio track by language; the receiver picks the track.
  ///
  /// EDIT_AUDIO_TRACKS, which not every receiver supports; `media.selectTracks` works with all receivers that list
  /// their tracks.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func editAudioTracks(_ params: MediaEditAudioTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Selects tracks by language, from those that the media lists.
  ///
  /// The languages are tried in order, each first as given, then without its last part (`pt-BR`, `pt`); a track matches
  /// if its language is equal or begins with it. Types without a list stay as they are. NoSuchTrack: no track matches,
  /// and nothing is sent; with `isSuggested` that is no error, and the type stays as it is.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, NoSuchTrack, SessionTransferred, InternalLimitReached.
  func selectTracks(_ params: MediaSelectTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Reports the viewer's opinion of the media to the app.
  ///
  /// Sends USER_ACTION; the result appears in the media's `userActionStates`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func userAction(_ params: MediaUserActionParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Lets the app preload media that will be needed soon.
  ///
  /// Sends PRECACHE: `precacheData` is a text that the app understands, `requestItems` are streams. Pass at least one
  /// of them; no media session is needed.
  ///
  /// SDK: `GCKMediaRequestItem`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func precache(_ params: MediaPrecacheParams, _ call: JSONRPCCallContext) async throws

  /// Asks the app for the state that another receiver needs to continue playback.
  ///
  /// Sends STORE_SESSION. Pass the state unchanged to `media.resumeSession` of another session.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func storeSession(_ params: MediaStoreSessionParams, _ call: JSONRPCCallContext) async throws -> MediaStoreSessionResult

  /// Continues with the state that `media.storeSession` returned.
  ///
  /// Sends RESUME_SESSION. It returns as `media.load` does, and replaces an older unanswered load.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, InternalLimitReached, SessionTransferred.
  func resumeSession(_ params: MediaResumeSessionParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Passes new credentials of the viewer to the app.
  ///
  /// Sends SET_CREDENTIALS; playback continues. For the next launch see `context.setLaunchCredentials`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func setCredentials(_ params: MediaSetCredentialsParams, _ call: JSONRPCCallContext) async throws

  /// Plays media again that has ended, if the app can.
  ///
  /// Sends PLAY_AGAIN.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, InternalLimitReached, NoMediaSession, SessionTransferred.
  func playAgain(_ params: MediaPlayAgainParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sends a media message of any type.
  ///
  /// For messages without a method in this API: CUSTOM_COMMAND with `data` (the default), DISPLAY_STATUS,
  /// EXECUTE_ACTION_SCRIPT, app-defined types. The server adds `requestId`, and `mediaSessionId` if there is one and
  /// the members don't contain it. A status in the answer is processed as usual.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
  /// ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  /// CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  func sendCommand(_ params: MediaSendCommandParams, _ call: JSONRPCCallContext) async throws -> MediaSendCommandResult

  /// Lists the unanswered requests to apps, the oldest first.
  ///
  /// To abandon a request, cancel the call that made it with `$/cancelRequest`. That call ends with RequestCancelled;
  /// messages already sent are not taken back.
  ///
  /// SDK: `GCKRequest`.
  ///
  /// - Throws: ``APIError``: NoSuchSession.
  func requests(_ params: MediaRequestsParams, _ call: JSONRPCCallContext) async throws -> MediaRequestsResult
}
