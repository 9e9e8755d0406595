// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
import FrameworkLog
import JSONCodec

/// Loading and controlling media. A call returns when the receiver has confirmed it.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct MediaCalls: Sendable {
  let client: CastClient

  /// Loads media, a queue, or the content of a deep link.
  public func load(
    _ params: MediaLoadParams = MediaLoadParams(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.load", params, timeout, progress)
  }

  /// Resumes playback.
  public func play(_ params: MediaPlayParams = MediaPlayParams(), timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("media.play", params, timeout)
  }

  /// Pauses.
  public func pause(
    _ params: MediaPauseParams = MediaPauseParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.pause", params, timeout)
  }

  /// Stops playback, and unloads the media and its queue.
  public func stop(_ params: MediaStopParams = MediaStopParams(), timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("media.stop", params, timeout)
  }

  /// Seeks to another position.
  public func seek(_ params: MediaSeekParams = MediaSeekParams(), timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("media.seek", params, timeout)
  }

  /// Sets the playback rate.
  public func setPlaybackRate(
    _ params: MediaSetPlaybackRateParams = MediaSetPlaybackRateParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.setPlaybackRate", params, timeout)
  }

  /// Sets the stream's volume; the device's volume is `session.setVolume`.
  public func setStreamVolume(
    _ params: MediaSetStreamVolumeParams, timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.setStreamVolume", params, timeout)
  }

  /// Mutes or unmutes the stream.
  public func setStreamMuted(_ params: MediaSetStreamMutedParams, timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("media.setStreamMuted", params, timeout)
  }

  /// Selects the active tracks.
  public func setActiveTracks(
    _ params: MediaSetActiveTracksParams, timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.setActiveTracks", params, timeout)
  }

  /// Returns the default text style: white on black.
  public func getDefaultTextTrackStyle(
    _ params: MediaGetDefaultTextTrackStyleParams = MediaGetDefaultTextTrackStyleParams(), timeout: Duration? = nil
  ) async throws -> MediaGetDefaultTextTrackStyleResult {
    return try await self.client.typed("media.getDefaultTextTrackStyle", params, timeout)
  }

  /// Sets the style of text tracks.
  public func setTextTrackStyle(
    _ params: MediaSetTextTrackStyleParams, timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.setTextTrackStyle", params, timeout)
  }

  /// Skips the ad that is playing.
  public func skipAd(
    _ params: MediaSkipAdParams = MediaSkipAdParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.skipAd", params, timeout)
  }

  /// Requests the receiver's media status.
  public func requestStatus(
    _ params: MediaRequestStatusParams = MediaRequestStatusParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.requestStatus", params, timeout)
  }

  /// Returns the known state at once, without asking the receiver.
  public func getStatus(
    _ params: MediaGetStatusParams = MediaGetStatusParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.getStatus", params, timeout)
  }

  /// Returns what a session played last, even after the session has ended.
  public func getLastKnown(
    _ params: MediaGetLastKnownParams = MediaGetLastKnownParams(), timeout: Duration? = nil
  ) async throws -> LastKnownMedia {
    return try await self.client.typed("media.getLastKnown", params, timeout)
  }

  /// Returns the playback position at this moment, without asking the receiver.
  public func position(
    _ params: MediaPositionParams = MediaPositionParams(), timeout: Duration? = nil
  ) async throws -> MediaPosition {
    return try await self.client.typed("media.position", params, timeout)
  }

  /// Subscribes to `media.didUpdatePosition` at an interval.
  public func subscribePosition(
    _ params: MediaSubscribePositionParams = MediaSubscribePositionParams(), timeout: Duration? = nil
  ) async throws -> MediaPosition {
    return try await self.client.typed("media.subscribePosition", params, timeout)
  }

  /// Ends `media.didUpdatePosition` for this connection.
  public func unsubscribePosition(
    _ params: MediaUnsubscribePositionParams = MediaUnsubscribePositionParams(), timeout: Duration? = nil
  ) async throws {
    let _: JSONObject = try await self.client.typed("media.unsubscribePosition", params, timeout)
  }

  /// Selects tracks and their style in one request, as receivers support it.
  public func editTracks(
    _ params: MediaEditTracksParams = MediaEditTracksParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.editTracks", params, timeout)
  }

  /// Selects the audio track by language; the receiver picks the track.
  public func editAudioTracks(
    _ params: MediaEditAudioTracksParams, timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.editAudioTracks", params, timeout)
  }

  /// Selects tracks by language, from those that the media lists.
  public func selectTracks(
    _ params: MediaSelectTracksParams = MediaSelectTracksParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.selectTracks", params, timeout)
  }

  /// Reports the viewer's opinion of the media to the app.
  public func userAction(_ params: MediaUserActionParams, timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("media.userAction", params, timeout)
  }

  /// Lets the app preload what will be needed soon.
  public func precache(_ params: MediaPrecacheParams = MediaPrecacheParams(), timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("media.precache", params, timeout)
  }

  /// Asks the app for the state that another receiver needs to continue playback.
  public func storeSession(
    _ params: MediaStoreSessionParams = MediaStoreSessionParams(), timeout: Duration? = nil
  ) async throws -> MediaStoreSessionResult {
    return try await self.client.typed("media.storeSession", params, timeout)
  }

  /// Continues with the state that `media.storeSession` returned.
  public func resumeSession(
    _ params: MediaResumeSessionParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.resumeSession", params, timeout, progress)
  }

  /// Passes new credentials of the viewer to the app.
  public func setCredentials(_ params: MediaSetCredentialsParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("media.setCredentials", params, timeout)
  }

  /// Plays media that has ended once more, if the app can.
  public func playAgain(
    _ params: MediaPlayAgainParams = MediaPlayAgainParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("media.playAgain", params, timeout)
  }

  /// Sends a media message of any type.
  public func sendCommand(
    _ params: MediaSendCommandParams = MediaSendCommandParams(), timeout: Duration? = nil
  ) async throws -> MediaSendCommandResult {
    return try await self.client.typed("media.sendCommand", params, timeout)
  }

  /// Lists the unanswered requests to apps, the oldest first.
  public func requests(
    _ params: MediaRequestsParams = MediaRequestsParams(), timeout: Duration? = nil
  ) async throws -> MediaRequestsResult {
    return try await self.client.typed("media.requests", params, timeout)
  }
}
