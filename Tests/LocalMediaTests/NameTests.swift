import CastModel
import Testing

@testable import LocalMedia

@Suite struct NameTests {
  @Test func naturalOrder() {
    let names = [
      "1 a", "2 a", "2 b", "10 a", "A1", "a2", "A10", "a10b", "Episode 2", "episode 10", "Film", "Film 01", "Film 1",
      "Film 2",
      "x99999999999999999999998", "x99999999999999999999999", "äpfel",
    ]
    #expect(NaturalOrder.sorted(names.shuffled()) == names)
  }

  @Test(arguments: [
    ("en", "en", "English"), ("eng", "en", "English"), ("English", "en", "English"), ("Deutsch", "de", "German"),
    ("ger", "de", "German"), ("deu", "de", "German"), ("FRE", "fr", "French"), ("français", "fr", "French"),
    ("pt-BR", "pt-BR", "Portuguese (Brazil)"), ("pt_br", "pt-BR", "Portuguese (Brazil)"),
    ("pob", "pt-BR", "Portuguese (Brazil)"),
    ("en-US", "en-US", "English (United States)"), ("es-419", "es-419", "Spanish (Latin America)"),
    ("zh-Hant", "zh-Hant", "Chinese (Traditional)"), ("chs", "zh-Hans", "Chinese (Simplified)"),
    ("zh-TW", "zh-Hant", "Chinese (Traditional)"),
    ("日本語", "ja", "Japanese"), ("русский", "ru", "Russian"), ("scc", "sr", "Serbian"),
  ])
  func languages(word: String, tag: String, name: String) {
    let language = LanguageTag(word)
    #expect(language?.tag == tag)
    #expect(language?.name == name)
  }

  @Test(arguments: ["", "film", "x", "1080p", "en-", "-en", "english-us", "english-german", "en-xx", "und"])
  func refusesWordsThatAreNoLanguage(word: String) { #expect(LanguageTag(word) == nil) }

  @Test(
    arguments: [
      ("Show.Name.S01E02.The.Title.1080p.WEB.x264-GRP", "Show Name", 1, 2, "The Title"),
      ("Show Name - s1e2 - The Title", "Show Name", 1, 2, "The Title"),
      ("Show Name 1x02 Title", "Show Name", 1, 2, "Title"),
      ("Show_Name_S10E100", "Show Name", 10, 100, nil), ("Show.S01.E02.mkv", "Show", 1, 2, "mkv"),
      ("S02E03", "", 2, 3, nil),
      ("Show.S01E01E02.Both", "Show", 1, 1, "Both"), ("Show.S01E01-E02.Both", "Show", 1, 1, "Both"),
      ("Show (2019) S01E02 [720p]", "Show (2019)", 1, 2, nil), ("Show 2019x02", nil, 0, 0, nil),
      ("Film 1920x1080", nil, 0, 0, nil),
      ("Class of 1999", nil, 0, 0, nil), ("PS5E1", nil, 0, 0, nil), ("S01", nil, 0, 0, nil), ("", nil, 0, 0, nil),
    ] as [(String, String?, Int64, Int64, String?)])
  func episodes(stem: String, series: String?, season: Int64, episode: Int64, title: String?) {
    let name = EpisodeName(stem)
    #expect(name?.series == series)
    guard series != nil else { return }
    #expect(name?.season == season)
    #expect(name?.episode == episode)
    #expect(name?.title == title)
  }

  @Test(
    arguments: [
      ("The.Film.2019.1080p.BluRay.x264-GRP", "The Film", 2019), ("The Film (2019)", "The Film", 2019),
      ("The Film", "The Film", nil),
      ("2001.A.Space.Odyssey.1968", "2001 A Space Odyssey", 1968), ("1917", "1917", nil), ("Film_720p", "Film", nil),
      ("Blade Runner 2049 (2017) [UHD]", "Blade Runner 2049", 2017), ("1080p", "1080p", nil),
      ("Mr. Robot", "Mr. Robot", nil),
    ] as [(String, String, Int?)])
  func films(stem: String, title: String, year: Int?) {
    let name = MediaName(stem)
    #expect(name.title == title)
    #expect(name.year == year)
  }

  @Test(
    arguments: [
      ("03 - Artist - Title", "Title", "Artist", 3, nil), ("03. Title", "Title", nil, 3, nil),
      ("03 Title", "Title", nil, 3, nil),
      ("1-03 Title", "Title", nil, 3, 1), ("Artist - Title", "Title", "Artist", nil, nil),
      ("99 Luftballons", "99 Luftballons", nil, nil, nil),
      ("7even", "7even", nil, nil, nil), ("1979", "1979", nil, nil, nil), ("12_Title", "12 Title", nil, nil, nil),
      ("Title", "Title", nil, nil, nil),
      ("01", "01", nil, nil, nil),
    ] as [(String, String, String?, Int64?, Int64?)])
  func songs(stem: String, title: String, artist: String?, track: Int64?, disc: Int64?) {
    let name = SongName(stem)
    #expect(name.title == title)
    #expect(name.artist == artist)
    #expect(name.track == track)
    #expect(name.disc == disc)
  }

  @Test(
    arguments: [
      ("Film.mp4", ["Film.jpg", "cover.png"], "Film.jpg"),
      ("Film.mp4", ["folder.png", "COVER.JPG", "poster.webp"], "poster.webp"),
      ("Film.mp4", ["Film-poster.png", "x.jpg"], "Film-poster.png"), ("Film.mp4", ["Other.jpg", "cover.txt"], nil),
      ("Film.mp4", ["cover.png", "cover.jpg"], "cover.jpg"), ("Film.mp4", [], nil),
    ] as [(String, [String], String?)])
  func covers(media: String, files: [String], cover: String?) {
    #expect(CoverNames(files).cover(of: media) == cover)
  }

  @Test func tagsOfASong() {
    let tags = MediaTags(
      [
        "title": " Title ", "artist": "A", "album": "B", "album_artist": "C", "track": "3/12", "disc": "1/2",
        "date": "2004-05-06",
        "composer": "D",
      ], stem: "07 - X - Y")
    #expect(
      tags.song
        == MediaMetadata(
          metadataType: .musicTrack, title: "Title", albumName: "B", albumArtist: "C", artist: "A", composer: "D",
          trackNumber: 3,
          discNumber: 1, releaseDate: "2004-05-06"))
    #expect(
      MediaTags([:], stem: "07 - X - Y").song
        == MediaMetadata(metadataType: .musicTrack, title: "Y", artist: "X", trackNumber: 7))
  }

  @Test(
    arguments: [
      ("2004", "2004"), ("2004-05", "2004-05"), ("2004-05-06T07:08:09Z", "2004-05-06"), ("2004/05/06", "2004"),
      ("May 2004", nil), ("", nil),
      ("20040506", "2004"), ("0000", nil), ("2004-5", "2004"),
    ] as [(String, String?)])
  func dates(tag: String, date: String?) { #expect(MediaTags(["date": tag], stem: "a").song.releaseDate == date) }

  @Test func filmsAndEpisodes() {
    #expect(
      MediaTags([:], stem: "The.Film.2019.1080p").film
        == MediaMetadata(metadataType: .movie, title: "The Film", releaseDate: "2019"))
    #expect(
      MediaTags([:], stem: "Show.S01E02.Title").film
        == MediaMetadata(metadataType: .tvShow, title: "Title", seriesTitle: "Show", season: 1, episode: 2))
    #expect(
      MediaTags(["show": "S", "season_number": "3", "episode_sort": "4", "title": "T"], stem: "x").film
        == MediaMetadata(metadataType: .tvShow, title: "T", seriesTitle: "S", season: 3, episode: 4))
  }
}
