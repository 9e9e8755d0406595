import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

extension MediaMethods {
  func setActiveTracks(_ params: MediaSetActiveTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId, call).setActiveTracks(params.activeTrackIds, customData: params.customData)
    )
  }

  func setTextTrackStyle(
    _ params: MediaSetTextTrackStyleParams, _ call: JSONRPCCallContext
  ) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId, call).setTextTrackStyle(
        params.textTrackStyle, customData: params.customData))
  }

  func editTracks(_ params: MediaEditTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let change = TrackChange(
      activeTrackIds: params.activeTrackIds, textTrackStyle: params.textTrackStyle,
      enablesTextTracks: params.enableTextTracks, language: params.language,
      isSuggestedLanguage: params.isSuggestedLanguage)
    return self.state(try await self.media(params.sessionId, call).editTracks(change, customData: params.customData))
  }

  func editAudioTracks(_ params: MediaEditAudioTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId, call).editAudioTracks(
        language: params.language, isSuggested: params.isSuggestedLanguage, customData: params.customData))
  }

  func selectTracks(_ params: MediaSelectTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let selection = TrackSelection(
      audioLanguages: params.audioLanguages, textLanguages: params.textLanguages, textSubtypes: params.textSubtypes,
      isSuggested: params.isSuggested ?? false)
    return self.state(
      try await self.media(params.sessionId, call).selectTracks(selection, customData: params.customData))
  }

  func getDefaultTextTrackStyle(
    _ params: MediaGetDefaultTextTrackStyleParams, _ call: JSONRPCCallContext
  ) async throws -> MediaGetDefaultTextTrackStyleResult {
    MediaGetDefaultTextTrackStyleResult(
      textTrackStyle: TextTrackStyle(
        foregroundColor: "#FFFFFFFF", backgroundColor: "#000000FF", edgeType: TextTrackEdgeType.noneValue,
        windowType: TextTrackWindowType.noneValue, fontScale: 1, fontGenericFamily: .sansSerif, fontStyle: .normal))
  }
}
