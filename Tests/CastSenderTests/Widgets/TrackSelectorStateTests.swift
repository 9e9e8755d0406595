import CastModel
import Testing

@testable import CastSender

@Suite struct TrackSelectorStateTests {
  private static let tracks =
    #""tracks":[{"trackId":1,"type":"TEXT","name":"English","language":"en"},{"trackId":2,"type":"TEXT","language":"de"},"#
    + #"{"trackId":3,"type":"AUDIO"},{"trackId":4,"type":"AUDIO","name":"Comments"},{"trackId":5,"type":"VIDEO"}],"#

  private func scene(active: String) throws -> WidgetScene {
    let film = WidgetScene.film("\"activeTrackIds\":\(active),").replacing(
      #""duration":100,"#, with: #""duration":100,"# + Self.tracks)
    return try WidgetScene(playing: film)
  }

  @Test func listsHaveANoneEntryForTextAndADefaultForSound() throws {
    let state = try self.scene(active: "[]").tracks
    #expect(state.isEnabled)
    #expect(state.textTracks.map(\.title) == ["None", "English", "de"])
    #expect(state.textTracks.map(\.isSelected) == [true, false, false])
    #expect(state.audioTracks.map(\.title) == ["Default", "Track 3", "Comments"])
    #expect(state.audioTracks.map(\.isSelected) == [true, false, false])
    #expect(state.textTracks[0].trackId == nil && state.textTracks[1].trackId == 1)
  }

  @Test func atMostOneOfAKindIsSelected() throws {
    let state = try self.scene(active: "[4,2,1,5]").tracks
    #expect(state.textTracks.filter(\.isSelected).map(\.trackId) == [1])
    #expect(state.audioTracks.map(\.title) == ["Track 3", "Comments"])
    #expect(state.audioTracks.map(\.isSelected) == [false, true])
    #expect(state.selectedTrackIds == [4, 2, 1, 5])
  }

  @Test func withoutTracksThereIsNothingToChoose() throws {
    let state = try WidgetScene(playing: WidgetScene.film()).tracks
    #expect(!state.isEnabled && state.textTracks.isEmpty && state.audioTracks.count == 1)
    #expect(WidgetScene().tracks.audioTracks.isEmpty)
  }

  @Test func aChoiceKeepsTracksOfOtherKinds() throws {
    let tracks = try #require(try self.scene(active: "[]").inputs.media?.media?.tracks)
    #expect(try TrackSelectorState.selection([1, 4], of: tracks, active: [5, 2]) == [5, 1, 4])
    #expect(try TrackSelectorState.selection([], of: tracks, active: [1, 3]) == [])
    for wrong in [[1, 2], [3, 4], [5], [9], [1, 1]] as [[Int64]] {
      let error = #expect(throws: CastError.self) { try TrackSelectorState.selection(wrong, of: tracks, active: []) }
      #expect(error?.code == .invalidParams)
    }
  }
}
