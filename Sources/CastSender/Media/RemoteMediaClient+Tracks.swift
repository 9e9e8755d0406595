public import CastModel
public import JSONCodec
import LoopIsolation
import NIOCore

extension RemoteMediaClient {
  /// Says which tracks are on, of all kinds; none are with an empty list.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for tracks that the media is known not to have, and for two of a type.
  public func setActiveTracks(
    _ trackIds: [Int64], customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.editTracks(TrackChange(activeTrackIds: trackIds), customData: customData)
  }

  /// Sets how text looks; what the style leaves out stays as it is.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for what is no colour.
  public func setTextTrackStyle(
    _ style: TextTrackStyle, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.editTracks(TrackChange(textTrackStyle: style), customData: customData)
  }

  /// Changes tracks and their look in one request (EDIT_TRACKS_INFO, cast.md 7.1).
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if nothing is to be changed, and as ``setActiveTracks(_:customData:)`` and
  ///   ``setTextTrackStyle(_:customData:)``.
  public func editTracks(
    _ change: TrackChange, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    _ = try self.mediaSession()
    _ = try self.mediaSessionId()
    do throws(InvalidParameter) {
      try change.check(tracks: self.snapshot.media?.tracks ?? [])
    } catch {
      throw self.invalid(error)
    }
    return try await self.command(
      MediaRequest(type: "EDIT_TRACKS_INFO", members: change.members, customData: customData), sign: change.sign)
  }

  /// Lets the receiver choose the sound by its language (EDIT_AUDIO_TRACKS, cast.md 7.1).
  ///
  /// - Parameter isSuggested: whether the viewer didn't ask for it, so that a missing track is no error.
  public func editAudioTracks(
    language: String, isSuggested: Bool? = nil, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard !language.isEmpty else { throw self.invalid(InvalidParameter("language", "must not be empty")) }
    var members: JSONObject = ["language": .string(language)]
    members["isSuggestedLanguage"] = isSuggested.map { .bool($0) }
    return try await self.command(
      MediaRequest(type: "EDIT_AUDIO_TRACKS", members: members, customData: customData))
  }

  /// Chooses tracks by language from those that the media lists.
  ///
  /// - Throws: ``CastErrorCode/noSuchTrack`` if none fits; nothing was sent.
  public func selectTracks(
    _ selection: TrackSelection, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    do throws(InvalidParameter) { try selection.check() } catch { throw self.invalid(error) }
    _ = try self.mediaSession()
    _ = try self.mediaSessionId()
    let tracks = self.snapshot.media?.tracks ?? []
    let active = self.snapshot.status?.activeTrackIds ?? []
    let chosen: [Int64]
    do {
      chosen = try selection.activeTracks(of: tracks, active: active)
    } catch {
      throw CastError(
        .noSuchTrack,
        "The media lists no \(error.type.rawValue) track in \(error.languages.joined(separator: ", ")).",
        sessionId: self.sessionId)
    }
    return try await self.command(
      MediaRequest(
        type: "EDIT_TRACKS_INFO", members: ["activeTrackIds": .array(chosen.map { .integer($0) })],
        customData: customData), sign: .tracks(Set(chosen)))
  }
}
