import Testing

@testable import LocalMedia

@Suite struct SidecarSubtitlesTests {
  @Test(
    arguments: [
      ("Film.srt", nil, .full, "Subtitles"), ("film.SRT", nil, .full, "Subtitles"),
      ("Film.en.srt", "en", .full, "English"),
      ("Film.eng.ass", "en", .full, "English"),
      ("Film.pt-BR.forced.ass", "pt-BR", .forced, "Portuguese (Brazil) (forced)"),
      ("Film.English.SDH.srt", "en", .hardOfHearing, "English (SDH)"),
      ("Film.en.hi.srt", "en", .hardOfHearing, "English (SDH)"),
      ("Film.hi.srt", "hi", .full, "Hindi"), ("Film_de.vtt", "de", .full, "German"),
      ("Film (Deutsch).ttml", "de", .full, "German"),
      ("Film [zh-Hant].srt", "zh-Hant", .full, "Chinese (Traditional)"), ("Film.2.en.srt", "en", .full, "English"),
      ("Film.zh.Hans.srt", "zh-Hans", .full, "Chinese (Simplified)"), ("Film - Español.srt", "es", .full, "Spanish"),
      ("Film.Director's Cut.srt", nil, .full, "Film.Director's Cut"),
    ] as [(String, String?, LocalSubtitles.Kind, String)])
  func besideTheFilm(file: String, language: String?, kind: LocalSubtitles.Kind, name: String) throws {
    for isAlone in [true, false] {
      let match = try #require(SidecarSubtitles(of: "Film.mkv", isAlone: isAlone).matches(beside: [file]).first)
      #expect(match.path == file)
      #expect(match.language?.tag == language)
      #expect(match.kind == kind)
      #expect(match.name == name)
      #expect(!match.isDoubtful)
    }
  }

  @Test(arguments: [
    "Filmed.srt", "Film 2.srt", "Film 2 en.srt", "Film Returns.srt", "Other.srt", "Film.mkv", "Film.nfo", "Other.idx",
    "readme.txt",
  ])
  func whatIsAnothers(file: String) {
    #expect(SidecarSubtitles(of: "Film.mkv", isAlone: false).matches(beside: [file]) == [])
  }

  @Test func ofTheOnlyFilm() {
    let sidecar = SidecarSubtitles(of: "Some.Film.2019.mkv", isAlone: true)
    let matches = sidecar.matches(beside: ["English.srt", "2_German.srt", "notes.srt", "en.forced.ass", "Film.sub"])
    #expect(matches.map(\.path) == ["English.srt", "2_German.srt", "en.forced.ass"])
    #expect(matches.map { $0.language?.tag } == ["en", "de", "en"])
    #expect(SidecarSubtitles(of: "Some.Film.2019.mkv", isAlone: false).matches(beside: ["English.srt"]) == [])
  }

  @Test func inAFolderOfTheirOwn() {
    let alone = SidecarSubtitles(of: "Film.mkv", isAlone: true)
    #expect(
      alone.matches(in: "Subs", files: ["2_English.srt", "3_Deutsch.srt", "x.txt"], isItsOwn: false).map(\.path) == [
        "Subs/2_English.srt", "Subs/3_Deutsch.srt",
      ])
    let one = SidecarSubtitles(of: "Film.mkv", isAlone: false)
    #expect(
      one.matches(in: "Subs", files: ["English.srt", "Film.de.srt"], isItsOwn: false).map(\.path) == [
        "Subs/Film.de.srt"
      ])
    let own = one.matches(in: "Subs/Film", files: ["2_English.srt", "Whatever.srt"], isItsOwn: true)
    #expect(own.map(\.path) == ["Subs/Film/2_English.srt", "Subs/Film/Whatever.srt"])
    #expect(own.map(\.name) == ["English", "Whatever"])
  }

  @Test func ofAnEpisodeByItsNumbers() {
    let sidecar = SidecarSubtitles(of: "Show.S01E02.1080p.WEB-GRP.mkv", isAlone: false)
    let files = ["Show S01E02 en.srt", "show.1x02.German.srt", "Show.S01E03.en.srt", "Other.S01E02.en.srt"]
    let matches = sidecar.matches(beside: files)
    #expect(matches.map(\.path) == ["Show S01E02 en.srt", "show.1x02.German.srt"])
    #expect(matches.map { $0.language?.tag } == ["en", "de"])
  }

  /// With every subtitle compared to every film, a folder would cost the square of its files.
  @Test func onlySubtitlesWithAFilmsNameAreComparedToIt() {
    let films = (1...600).map { "Show.S01E\(1_000 + $0).1080p.mkv" }
    let names = SubtitleNames(films.map { "\($0.dropLast(3))en.srt" } + films.map { "\($0.dropLast(4)).jpg" })
    #expect(names.all.count == films.count)
    let compared = films.map { names.candidates(of: SidecarSubtitles(of: $0, isAlone: false)).count }
    #expect(compared.allSatisfy { $0 == 1 })
  }

  @Test(arguments: ["Film.mkv", "Film (2).mkv", "Cafe\u{301}.mkv", "Show.S01E02.mkv", "İ.mkv", ".mkv", "Other.mkv"])
  func comparisonFindsAllSubtitlesOfAFilm(film: String) {
    let files = [
      "Film.srt", "FILM.en.srt", "Film 2.srt", "Filmed.srt", "Film (2).de.srt", "Caf\u{E9}.srt", "CAFE\u{301} (en).srt",
      "Cafe.srt", "show 1x02 en.srt", "Show.S01E02.de.ass", "Show.S01E03.srt", "i\u{307}.srt", "İ_en.srt", "en.srt",
      ".mkv.srt", "Film.\u{10FFFF}.srt", "Film", "Film.jpg",
    ]
    for isAlone in [true, false] {
      let sidecar = SidecarSubtitles(of: film, isAlone: isAlone)
      let candidates = SubtitleNames(files).candidates(of: sidecar)
      #expect(sidecar.matches(beside: candidates) == sidecar.matches(beside: files))
    }
  }

  @Test func someNeedALook() {
    let files = ["Film.sub", "Film.txt", "Film.idx", "Film.sup", "Film.stl", "Film.srt", "Film.smi"]
    let matches = SidecarSubtitles(of: "Film.mkv", isAlone: true).matches(beside: files)
    #expect(matches.map(\.path) == files)
    #expect(matches.map(\.isDoubtful) == [true, true, true, true, true, false, false])
  }
}
