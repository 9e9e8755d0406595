import CastModel
import CastTestSupport
import Glibc
import LocalMedia
import MediaProbe
import Subtitles
import TextFormats
import Testing

/// Files, folders and playlists on a real disk, without FFmpeg.
@Suite(.blocking, .timeLimit(.minutes(1))) struct LocalMediaReaderTests {
  private static let mp4 = Array("\0\0\0\u{10}ftypisom\0\0\0\0".utf8)
  private static let mp3 = Array("ID3\u{4}\0\0\0\0\0\0".utf8)
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 128,
    8, 6, 0, 0, 0, 1, 2, 3, 4,
  ]
  private static let srt = Array("1\n00:00:01,000 --> 00:00:02,000\nGrüße\n".utf8)

  private let folder: TemporaryFolder
  private let reader = LocalMediaReader(
    probe: MediaProbe(programs: .init(ffprobe: "/nonexistent/a", ffmpeg: "/nonexistent/b")))

  init() throws { self.folder = try TemporaryFolder() }

  private func code(_ path: String, _ reader: LocalMediaReader? = nil) async -> LocalMediaError.Code? {
    do throws(LocalMediaError) {
      _ = try await (reader ?? self.reader).items(at: path)
      return nil
    } catch {
      #expect(
        error.path.hasSuffix(path) || path.hasSuffix(error.path) || error.path.contains(self.folder.path)
          || path.isEmpty)
      return error.code
    }
  }

  private func names(_ items: [LocalMediaItem]) -> [String] {
    items.map { item in
      switch item.source {
      case .file(let path): path.replacing(self.folder.path + "/", with: "")
      case .url(let url): url
      }
    }
  }

  // MARK: One file

  @Test func aFilmWithWhatBelongsToIt() async throws {
    let path = try self.folder.write(Self.mp4, to: "The.Film.2019.1080p.mp4")
    try self.folder.write(Self.srt, to: "The.Film.2019.1080p.de.srt")
    try self.folder.write(Self.srt, to: "Subs/2_English.srt")
    try self.folder.write(Self.png, to: "poster.png")
    try self.folder.write(Self.png, to: "The.Film.2019.1080p.sub")
    try self.folder.write(Array("{1}{2}A\n".utf8), to: "The.Film.2019.1080p.txt")
    let item = try #require(try await self.reader.items(at: path).first)
    #expect(item.source == .file(path: path))
    #expect(item.contentType == "video/mp4")
    #expect(item.title == "The Film")
    #expect(item.metadata == MediaMetadata(metadataType: .movie, title: "The Film", releaseDate: "2019"))
    #expect(item.cover == LocalCover(source: .file(path: "\(self.folder.path)/poster.png"), contentType: "image/png"))
    #expect(item.subtitles.map(\.language) == ["de", nil, "en"])
    #expect(item.subtitles.map(\.name) == ["German", "Subtitles", "English"])
    let german = try await self.reader.webVTT(of: item.subtitles[0])
    #expect(german.text == "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGrüße\n\n")
    let cover = try #require(item.cover)
    #expect(try await self.reader.bytes(of: cover) == Self.png)
  }

  @Test func titlesAnUnfinishedDownloadByItsName() async throws {
    let path = try self.folder.write(Self.mp4, to: "films/The Film.mp4.part")
    #expect(try await self.reader.items(at: path).first?.title == "The Film")
  }

  @Test func aLinkKeepsItsNameSubtitlesAndCover() async throws {
    let path = try self.folder.write(Self.mp4, to: "store/0a1b2c.mp4")
    try self.folder.write(Self.srt, to: "films/The Film.de.srt")
    try self.folder.write(Self.png, to: "films/poster.png")
    try #require(symlink(path, "\(self.folder.path)/films/The Film.mp4") == 0)
    let item = try #require(try await self.reader.items(at: "\(self.folder.path)/films/The Film.mp4").first)
    #expect(item.source == .file(path: path) && item.title == "The Film")
    #expect(item.subtitles.map(\.language) == ["de"] && item.cover != nil)
  }

  @Test(arguments: ["", "<!DOCTYPE html><title>404</title>", "\n<HTML>gone"])
  func subtitlesThatAreNoneAreLeftOut(text: String) async throws {
    let path = try self.folder.write(Self.mp4, to: "film.mp4")
    try self.folder.write(Array(text.utf8), to: "film.en.srt")
    let item = try #require(try await self.reader.items(at: path).first)
    #expect(item.subtitles.isEmpty)
    #expect(item.unusedSubtitles.map(\.path) == ["\(self.folder.path)/film.en.srt"])
  }

  private static let unused: [(names: [String], head: String, reason: String)] = [
    (["film.idx", "film.sub"], "# VobSub index file, v7", "VobSub"), (["film.sub"], "\0\0\u{1}\u{BA}", "VobSub"),
    (["film.sup"], "PG\0\u{1}\u{2}\u{3}", "PGS"),
    (["Subs/film.sup"], "PG\0\u{1}\u{2}\u{3}", "PGS"),
  ]

  @Test(arguments: unused.indices)
  func namesSubtitlesThatNoReceiverShows(index: Int) async throws {
    let (names, head, reason) = Self.unused[index]
    let path = try self.folder.write(Self.mp4, to: "film.mp4")
    for name in names { try self.folder.write(head.unicodeScalars.map { UInt8($0.value) }, to: name) }
    let item = try #require(try await self.reader.items(at: path).first)
    #expect(item.subtitles.isEmpty)
    #expect(item.unusedSubtitles.map(\.path) == ["\(self.folder.path)/\(names[0])"])
    let unused = try #require(item.unusedSubtitles.first)
    #expect(unused.reason.contains(reason) && unused.advice.contains("SubRip"), "\(unused)")
    #expect(await self.reader.unusedSubtitles(beside: path) == item.unusedSubtitles)
  }

  @Test func aShapeOfAThingIsNoSubtitles() async throws {
    let path = try self.folder.write(Self.mp4, to: "film.mp4")
    try self.folder.write(Array("solid thing".utf8), to: "film.stl")
    #expect(try await self.reader.items(at: path).first?.unusedSubtitles.isEmpty == true)
    try self.folder.write(Array("850STL25.01".utf8), to: "film.stl")
    #expect(try await self.reader.items(at: path).first?.subtitles.count == 1)
  }

  @Test func showsSAMI() async throws {
    let path = try self.folder.write(Self.mp4, to: "film.mp4")
    try self.folder.write(Array("<SAMI><SYNC Start=1000><P>A<SYNC Start=2000><P>&nbsp;".utf8), to: "film.smi")
    let item = try #require(try await self.reader.items(at: path).first)
    let subtitles = try #require(item.subtitles.first)
    #expect(try await self.reader.webVTT(of: subtitles).text == "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nA\n\n")
  }

  @Test func entriesMayBeRelativeURLs() async throws {
    try self.folder.write(Self.mp3, to: "my music/ä song.mp3")
    let text =
      #"<playlist xmlns="http://xspf.org/ns/0/"><trackList><track><location>my%20music/%C3%A4%20song.mp3</location>"#
      + "</track></trackList></playlist>"
    let path = try self.folder.write(Array(text.utf8), to: "list.xspf")
    #expect(try await self.names(self.reader.items(at: path)) == ["my music/ä song.mp3"])
  }

  /// A name in ISO 8859-1, as older systems wrote it.
  private static let cafe: [UInt8] = [0x63, 0x61, 0x66, 0xE9]

  /// Renames a file to one whose name isn't UTF-8; its path as text.
  private func rename(_ path: String, to name: [UInt8]) throws -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let named = PathText.text(Array("\(folder)/".utf8) + name)
    try #require(Glibc.rename(path, PathText.system(named)) == 0)
    return named
  }

  @Test func aNameNeedNotBeUTF8() async throws {
    let film = try self.rename(
      try self.folder.write(Self.mp4, to: "films/a.mp4"), to: Self.cafe + Array(".mp4".utf8))
    let subtitles = try self.rename(
      try self.folder.write(Self.srt, to: "films/a.srt"), to: Self.cafe + Array(".de.srt".utf8))
    for path in [film, "\(self.folder.path)/films"] {
      let item = try #require(try await self.reader.items(at: path).first)
      #expect(item.source == .file(path: film) && item.title == "café")
      #expect(item.subtitles.map(\.source) == [.file(path: subtitles)] && item.subtitles.first?.language == "de")
      #expect(try await self.reader.webVTT(of: item.subtitles[0]).cueCount == 1)
    }
  }

  @Test(arguments: [
    "#EXTM3U\ncaf\u{E9}.mp4\n", "#EXTM3U\nFOLDER/caf%E9.mp4\n", "#EXTM3U\nfile://FOLDER/caf%E9.mp4\n",
    "#EXTM3U\ncaf%E9.mp4\n",
  ])
  func aPlaylistNamesFilesWhoseNamesAreNotUTF8(text: String) async throws {
    let film = try self.rename(try self.folder.write(Self.mp4, to: "a.mp4"), to: Self.cafe + Array(".mp4".utf8))
    let list = text.replacing("FOLDER", with: self.folder.path)
    for bytes in [Array(list.utf8), list.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }] {
      let path = try self.folder.write(bytes, to: "list.m3u")
      #expect(try await self.reader.items(at: path).map(\.source) == [.file(path: film)])
    }
  }

  @Test func aPathIsMadeAbsolute() async throws {
    let path = try self.folder.write(Self.mp4, to: "a/film.mp4")
    try #require(symlink(path, "\(self.folder.path)/link.mp4") == 0)
    for way in ["a/../a//film.mp4", "link.mp4"] {
      #expect(try await self.reader.items(at: "\(self.folder.path)/\(way)").first?.source == .file(path: path))
    }
  }

  @Test func aPhoto() async throws {
    let path = try self.folder.write(Self.png, to: "Holiday.png")
    let item = try #require(try await self.reader.items(at: path).first)
    #expect(item.contentType == "image/png")
    #expect(item.metadata == MediaMetadata(metadataType: .photo, title: "Holiday", width: 256, height: 128))
    #expect(item.cover == nil)
    #expect(item.duration == nil)
  }

  @Test func aSongWithoutTags() async throws {
    let path = try self.folder.write(Self.mp3, to: "03 - Artist - Title.mp3")
    try self.folder.write(Self.png, to: "Folder.png")
    let item = try #require(try await self.reader.items(at: path).first)
    #expect(item.metadata == MediaMetadata(metadataType: .musicTrack, title: "Title", artist: "Artist", trackNumber: 3))
    #expect(item.cover?.source == .file(path: "\(self.folder.path)/Folder.png"))
    #expect(item.subtitles == [])
  }

  @Test func whatCantBeCast() async throws {
    #expect(await self.code("/nonexistent/film.mp4") == .notFound)
    #expect(await self.code("") == .notFound)
    #expect(await self.code("a\0b") == .notFound)
    #expect(await self.code("\(try self.folder.write(Array("Hello".utf8), to: "a.txt"))") == .unsupportedType)
    #expect(await self.code("\(try self.folder.write([], to: "a.mp4"))") == .unsupportedType)
    #expect(await self.code("/dev/null") == .notAFile)
    try #require(mkfifo("\(self.folder.path)/pipe.mp4", 0o600) == 0)
    #expect(await self.code("\(self.folder.path)/pipe.mp4") == .notAFile)
    #expect(await self.code("\(self.folder.path)/a.mp4/b") == .notFound)
  }

  // MARK: Folders

  @Test func aFolderInNaturalOrder() async throws {
    for name in [
      "10 b.mp3", "9 a.mp3", "CD 2/1.mp3", "CD 10/1.mp3", ".hidden.mp3", ".hidden/1.mp3", "notes.txt", "cover.png",
      "Subs/x.srt", "backup.mp3~",
    ] {
      try self.folder.write(name.hasSuffix(".png") ? Self.png : Self.mp3, to: name)
    }
    let items = try await self.reader.items(at: self.folder.path)
    #expect(self.names(items) == ["9 a.mp3", "10 b.mp3", "CD 2/1.mp3", "CD 10/1.mp3"])
    #expect(items.map { $0.cover != nil } == [true, true, false, false])
  }

  @Test func aFolderOfPictures() async throws {
    for name in ["2.png", "1.png", "cover.png"] { try self.folder.write(Self.png, to: name) }
    #expect(self.names(try await self.reader.items(at: self.folder.path)) == ["1.png", "2.png", "cover.png"])
  }

  @Test func aFolderOfAStream() async throws {
    let playlist = Array("#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n1.ts\n".utf8)
    try self.folder.write(playlist, to: "stream/index.m3u8")
    for name in ["stream/1.ts", "stream/2.ts", "film.mp4"] { try self.folder.write(Self.mp4, to: name) }
    let items = try await self.reader.items(at: self.folder.path)
    #expect(self.names(items) == ["film.mp4", "stream/index.m3u8"])
    #expect(items[1].contentType == "application/x-mpegURL")
  }

  @Test func noLinkLeadsOut() async throws {
    let outside = try TemporaryFolder()
    try outside.write(Self.mp4, to: "secret.mp4")
    try self.folder.write(Self.mp4, to: "in/film.mp4")
    for (target, name) in [
      ("\(outside.path)/secret.mp4", "out.mp4"), (outside.path, "out"), ("..", "in/up"), (self.folder.path, "in/loop"),
      ("film.mp4", "in/same.mp4"),
      ("nowhere.mp4", "dead.mp4"), ("/dev/zero", "zero.mp4"),
    ] {
      try #require(symlink(target, "\(self.folder.path)/\(name)") == 0)
    }
    // A link to a file within is the file under another name.
    let items = try await self.reader.items(at: self.folder.path)
    #expect(self.names(items) == ["in/film.mp4", "in/film.mp4"])
  }

  @Test func foldersAreBounded() async throws {
    for index in 0..<6 { try self.folder.write(Self.mp3, to: "\(index).mp3") }
    try self.folder.write(Self.mp3, to: "a/b/c/deep.mp3")
    func reader(_ limits: LocalMediaLimits) -> LocalMediaReader {
      LocalMediaReader(probe: MediaProbe(), limits: limits)
    }
    let few = LocalMediaLimits(items: 7, probes: 0)
    #expect(try await reader(few).items(at: self.folder.path).count == 7)
    #expect(await self.code(self.folder.path, reader(LocalMediaLimits(items: 6, probes: 0))) == .tooLarge)
    #expect(try await reader(LocalMediaLimits(depth: 2, probes: 0)).items(at: self.folder.path).count == 6)
    #expect(try await reader(LocalMediaLimits(names: 5, probes: 0)).items(at: self.folder.path).count <= 5)
  }

  @Test func anEmptyFolder() async throws {
    try self.folder.write(Array("Hello".utf8), to: "a/readme.txt")
    try self.folder.write(Array("Hello".utf8), to: "a/film.mp4")
    #expect(await self.code(self.folder.path) == .empty)
  }

  // MARK: Playlists

  @Test func aPlaylist() async throws {
    try self.folder.write(Self.mp3, to: "music/a.mp3")
    try self.folder.write(Self.mp4, to: "film.mp4")
    let text = """
      #EXTM3U
      #EXTINF:60,Artist - One
      music\\a.mp3
      #EXTINF:90,The film
      film.mp4
      missing.mp3
      #EXTINF:-1 tvg-logo="https://example.com/logo.png",Radio
      http://example.com/live.mp3
      list.m3u
      rtsp://example.com/x
      """
    let path = try self.folder.write(Array(text.utf8), to: "list.m3u")
    let items = try await self.reader.items(at: path)
    #expect(self.names(items) == ["music/a.mp3", "film.mp4", "http://example.com/live.mp3"])
    #expect(items.map(\.title) == ["Artist - One", "The film", "Radio"])
    #expect(items.map(\.duration) == [60, 90, nil])
    #expect(items.map(\.contentType) == ["audio/mpeg", "video/mp4", "audio/mpeg"])
    #expect(items[2].metadata?.images?.first?.url == "https://example.com/logo.png")
  }

  @Test(arguments: [
    ("list.m3u", "m\u{FC}sik.mp3\r\n"), ("list.pls", "[playlist]\nFile1=m\u{FC}sik.mp3\nNumberOfEntries=1\n"),
  ])
  func playlistsOfOldProgramsAreLatin(name: String, text: String) async throws {
    try self.folder.write(Self.mp3, to: "müsik.mp3")
    let path = try self.folder.write(text.unicodeScalars.map { UInt8($0.value) }, to: name)
    #expect(self.names(try await self.reader.items(at: path)) == ["müsik.mp3"])
  }

  @Test(arguments: ["#EXTM3U\n", "#EXTM3U\nmissing.mp3\n", "#EXTM3U\n/etc/passwd\n/dev/zero\n"])
  func aPlaylistWithNothingToCast(text: String) async throws {
    #expect(await self.code(try self.folder.write(Array(text.utf8), to: "list.m3u")) == .empty)
  }

  @Test func aPlaylistIsBounded() async throws {
    try self.folder.write(Self.mp3, to: "a.mp3")
    let path = try self.folder.write(Array(String(repeating: "a.mp3\n", count: 1_001).utf8), to: "list.m3u")
    #expect(await self.code(path) == .tooLarge)
  }

  // MARK: Subtitles

  @Test func subtitlesThatTheUserNames() async throws {
    let path = try self.folder.write(Self.srt, to: "whatever.de.forced.srt")
    let subtitles = try await self.reader.subtitles(at: path)
    #expect(
      subtitles == LocalSubtitles(source: .file(path: path), language: "de", name: "German (forced)", kind: .forced))
    #expect(try await self.reader.webVTT(of: subtitles).cueCount == 1)
  }

  @Test(arguments: [
    ("Film.de.SRT", true), ("a.vtt", true), ("a.mpl2", true), ("a.txt", false), ("a.smi", true), ("a.sup", false),
    ("srt", false), ("", false),
  ])
  func whatItsNameCallsSubtitles(name: String, are: Bool) { #expect(LocalMediaReader.isSubtitles(name) == are) }

  @Test func subtitlesThatCantBeConverted() async throws {
    let path = try self.folder.write(Array("Hello".utf8), to: "a.srt")
    let subtitles = try await self.reader.subtitles(at: path)
    await #expect {
      _ = try await self.reader.webVTT(of: subtitles)
    } throws: {
      let error = $0 as? LocalMediaError
      return error?.code == .subtitles && (error?.cause as? SubtitleError)?.code == .unknownFormat
        && error?.path == path
    }
    await #expect {
      _ = try await self.reader.subtitles(at: "\(path)x")
    } throws: { ($0 as? LocalMediaError)?.code == .notFound }
  }
}
