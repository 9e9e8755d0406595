import CastModel
import Testing

@testable import CastSender

@Suite struct WidgetTextTests {
  @Test(arguments: [
    (nil as Double?, "--:--"), (.nan, "--:--"), (.infinity, "--:--"), (1e12, "--:--"), (0, "00:00"), (9.9, "00:09"),
    (59, "00:59"),
    (60, "01:00"), (3_599.9, "59:59"), (3_600, "1:00:00"), (36_061, "10:01:01"), (-5, "-00:05"), (-0.4, "00:00"),
    (-3_661, "-1:01:01"),
  ])
  func timesAreMinutesAndSeconds(seconds: Double?, text: String) { #expect(TimeText.text(of: seconds) == text) }

  @Test(arguments: [
    (MediaMetadata(metadataType: .movie, title: "T", subtitle: "S", studio: "St"), "T", "S" as String?),
    (MediaMetadata(metadataType: .movie, title: "T", studio: "St"), "T", "St"),
    (MediaMetadata(metadataType: .tvShow, title: "T", seriesTitle: "Series", season: 2, episode: 3), "T", "Series"),
    (MediaMetadata(metadataType: .tvShow, title: "T", season: 2, episode: 3), "T", "S2 E3"),
    (MediaMetadata(metadataType: .tvShow, seriesTitle: "Series", episode: 3), "Series", "E3"),
    (MediaMetadata(metadataType: .musicTrack, title: "T", albumName: "Al", albumArtist: "AA", artist: "A"), "T", "A"),
    (MediaMetadata(metadataType: .musicTrack, title: "T", albumName: "Al", albumArtist: "AA"), "T", "AA"),
    (MediaMetadata(metadataType: .musicTrack, title: "T", composer: "C"), "T", "C"),
    (MediaMetadata(metadataType: .photo, title: "T", location: "L"), "T", "L"),
    (MediaMetadata(metadataType: .audiobookChapter, bookTitle: "B", chapterTitle: "Ch"), "Ch", "B"),
    (MediaMetadata(metadataType: .generic, title: "T", artist: "A"), "T", "A"),
    (MediaMetadata(title: "T", subtitle: ""), "T", nil),
    (MediaMetadata(metadataType: .generic, title: "T", studio: ""), "T", nil),
  ])
  func subtitlesSayWhatMattersForTheKind(metadata: MediaMetadata, title: String, subtitle: String?) {
    #expect(metadata.displayTitle == title && metadata.smartSubtitle == subtitle)
  }
}
