import CastModel
import CastSender
import Testing

@Suite("Tracks by language")
struct TrackSelectionTests {
  private static let tracks = [
    Track(trackId: 1, type: .audio, language: "en-US"), Track(trackId: 2, type: .audio, language: "de"),
    Track(trackId: 3, type: .text, subtype: .captions, language: "en"),
    Track(trackId: 4, type: .text, subtype: .subtitles, language: "de-AT"),
    Track(trackId: 5, type: .text, language: "pt"), Track(trackId: 6, type: .text, subtype: .chapters, language: "fr"),
    Track(trackId: 7, type: .video), Track(trackId: 8, type: .text, subtype: .subtitles, language: "EN-gb"),
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    var selection: TrackSelection
    var active: [Int64] = [1, 3, 7]
    /// The active tracks afterwards; `nil`: there is no such track.
    var chosen: [Int64]?
    var testDescription: String { "\(self.selection)" }
  }

  static let rows: [Row] = [
    Row(selection: .init(audioLanguages: ["de"]), chosen: [3, 7, 2]),
    Row(selection: .init(audioLanguages: ["en"]), chosen: [3, 7, 1]),
    Row(selection: .init(audioLanguages: ["fr", "de"]), chosen: [3, 7, 2]),
    Row(selection: .init(audioLanguages: ["de-CH"]), chosen: [3, 7, 2]),
    Row(selection: .init(audioLanguages: ["e"]), chosen: nil),
    Row(selection: .init(audioLanguages: []), chosen: [1, 3, 7]),
    Row(selection: .init(textLanguages: []), chosen: [1, 7]),
    Row(selection: .init(textLanguages: ["de"]), chosen: [1, 7, 4]),
    Row(selection: .init(textLanguages: ["en"]), chosen: [1, 7, 8]),
    Row(selection: .init(textLanguages: ["en"], textSubtypes: [.captions]), chosen: [1, 7, 3]),
    Row(selection: .init(textLanguages: ["pt-BR"]), chosen: [1, 7, 5]),
    Row(selection: .init(textLanguages: ["fr"]), chosen: nil),
    Row(selection: .init(textLanguages: ["fr"], textSubtypes: [.chapters]), chosen: [1, 7, 6]),
    Row(selection: .init(textLanguages: ["fr"], isSuggested: true), chosen: [1, 3, 7]),
    Row(selection: .init(audioLanguages: ["de"], textLanguages: ["fr"]), chosen: nil),
    Row(selection: .init(audioLanguages: ["de"], textLanguages: []), chosen: [7, 2]),
    Row(selection: .init(textLanguages: ["", "-", "de"]), chosen: [1, 7, 4]),
  ]

  @Test(arguments: rows)
  func areChosen(_ row: Row) {
    do {
      #expect(try row.selection.activeTracks(of: Self.tracks, active: row.active) == row.chosen)
    } catch {
      #expect(row.chosen == nil)
    }
  }
}
