import CastModel
import CastTestSupport
import LocalMedia
import MediaProbe
import Subtitles
import Testing

/// Files that FFmpeg makes and takes apart, where it is installed.
@Suite(
  .blocking, .enabled(if: MediaProbe().isInstalled && MediaProbe().canExtract, "FFmpeg isn't installed"),
  .timeLimit(.minutes(2)))
struct FFmpegMediaTests {
  private let folder: TemporaryFolder
  private let reader = LocalMediaReader()

  init() throws { self.folder = try TemporaryFolder() }

  private static let picture = FFmpegInput.picture("160x90")

  /// Without ffprobe, whose findings are the measure.
  private static let alone = LocalMediaReader(
    probe: MediaProbe(programs: .init(ffprobe: "/nonexistent/a", ffmpeg: "/nonexistent/b")))

  @Test func aSongWithTagsAndCover() async throws {
    let cover = try self.folder.makeMedia("x.png", Self.picture + ["-frames:v", "1"])
    for (name, type) in [("song.mp3", "audio/mpeg"), ("song.m4a", "audio/mp4"), ("song.flac", "audio/flac")] {
      let path = try self.folder.makeMedia(
        name,
        FFmpegInput.sound + ["-i", cover, "-map", "0", "-map", "1", "-c:v", "copy", "-disposition:v", "attached_pic"]
          + [
            "-metadata", "title=Títle", "-metadata", "artist=A", "-metadata", "album=B", "-metadata", "album_artist=C",
            "-metadata", "track=3/9", "-metadata",
            "date=2004",
          ])
      let item = try #require(try await self.reader.items(at: path).first)
      #expect(item.contentType == type)
      #expect(
        item.metadata
          == MediaMetadata(
            metadataType: .musicTrack, title: "Títle", albumName: "B", albumArtist: "C", artist: "A", trackNumber: 3,
            releaseDate: "2004"))
      #expect(item.duration.map { abs($0 - 2) < 0.2 } == true)
      #expect(try await Self.alone.items(at: path).first?.metadata == item.metadata, "\(name)")
      let found = try #require(item.cover, "\(name)")
      #expect(found.contentType == "image/png")
      #expect(try await self.reader.bytes(of: found) == self.folder.read(cover))
    }
  }

  @Test func tagsOfOgg() async throws {
    let path = try self.folder.makeMedia(
      "song.ogg", FFmpegInput.sound + ["-c:a", "libvorbis", "-metadata", "title=T", "-metadata", "artist=A"])
    let item = try #require(try await self.reader.items(at: path).first)
    #expect(item.metadata?.title == "T")
    #expect(item.metadata?.artist == "A")
    #expect(try await Self.alone.items(at: path).first?.metadata == item.metadata)
  }

  @Test func aFilmHasNotTheTitleOfItsSound() async throws {
    let path = try self.folder.makeMedia(
      "A film.mkv",
      Self.picture + FFmpegInput.sound
        + ["-metadata:s:a:0", "title=Commentary by John", "-metadata:s:a:0", "artist=John"])
    let item = try #require(try await self.reader.items(at: path).first)
    #expect(item.metadata?.title == "A film" && item.metadata?.artist == nil)
  }

  @Test(arguments: ["mpegts", "fmp4"])
  func aFolderWithHLSIsItsMultivariantPlaylist(format: String) async throws {
    _ = try self.folder.makeMedia(
      "v0.m3u8",
      Self.picture + ["-f", "hls", "-hls_segment_type", format, "-hls_time", "1", "-hls_playlist_type", "vod"])
    _ = try self.folder.write(
      Array("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=160x90\nv0.m3u8\n".utf8), to: "master.m3u8")
    let items = try await self.reader.items(at: self.folder.path)
    #expect(items.map(\.source) == [.file(path: "\(self.folder.path)/master.m3u8")])
  }

  @Test func subtitlesInsideAFilm() async throws {
    let srt = try self.folder.write(
      Array("1\n00:00:00,500 --> 00:00:01,500\n{\\an8}<i>Grüße</i>\n\n".utf8), to: "a.srt")
    let ass = try self.folder.makeMedia("b.ass", ["-i", srt])
    let path = try self.folder.makeMedia(
      "film.mkv",
      Self.picture + FFmpegInput.sound + [
        "-i", srt, "-i", ass, "-map", "0", "-map", "1", "-map", "2", "-map", "3", "-c:v", "mpeg4", "-c:s", "copy",
        "-metadata:s:s:0", "language=ger",
        "-metadata:s:s:1", "language=eng", "-metadata:s:s:1", "title=Signs", "-disposition:s:1", "forced",
      ])
    let item = try #require(try await self.reader.items(at: path).first)
    #expect(item.contentType == "video/x-matroska")
    #expect(item.subtitles.map(\.language) == ["de", "en"])
    #expect(item.subtitles.map(\.name) == ["German", "Signs"])
    #expect(item.subtitles.map(\.kind) == [.full, .forced])
    for subtitles in item.subtitles {
      let converted = try await self.reader.webVTT(of: subtitles)
      #expect(converted.text.contains(" line:0\n<i>Grüße</i>\n"))
      #expect(converted.cueCount == 1)
    }
  }

  @Test func soundInAContainerOfFilms() async throws {
    for (name, type) in [("a.mp4", "audio/mp4"), ("a.webm", "audio/webm"), ("a.mkv", "audio/x-matroska")] {
      let codec = name.hasSuffix("mp4") ? "aac" : "libopus"
      let path = try self.folder.makeMedia(name, FFmpegInput.sound + ["-c:a", codec])
      let without = LocalMediaReader(
        probe: MediaProbe(programs: .init(ffprobe: "/nonexistent/a", ffmpeg: "/nonexistent/b")))
      for reader in [self.reader, without] {
        let item = try #require(try await reader.items(at: path).first)
        #expect(item.contentType == type)
        #expect(item.duration.map { abs($0 - 2) < 0.2 } == true)
        #expect(item.metadata?.metadataType == .musicTrack)
      }
    }
  }

  @Test func theRateOfTheFilmIsThatOfItsSubtitles() async throws {
    let path = try self.folder.makeMedia("film.mp4", Self.picture + ["-c:v", "mpeg4"])
    try self.folder.write(Array("{25}{50}A\n".utf8), to: "film.sub")
    let item = try #require(try await self.reader.items(at: path).first)
    let subtitles = try #require(item.subtitles.first)
    #expect(subtitles.framesPerSecond == 25)
    #expect(try await self.reader.webVTT(of: subtitles).text.contains("00:00:01.000 --> 00:00:02.000\nA"))
  }

  @Test func onlySomeOfAFolderAreProbed() async throws {
    for index in 0..<4 {
      _ = try self.folder.makeMedia("\(index).mp3", FFmpegInput.sound + ["-metadata", "title=T\(index)"])
    }
    let reader = LocalMediaReader(limits: LocalMediaLimits(probes: 3))
    let items = try await reader.items(at: self.folder.path)
    #expect(items.map(\.title) == ["T0", "T1", "T2", "T3"])
    #expect(items.map { $0.facts != nil } == [true, true, true, false])
    #expect(items.allSatisfy { $0.duration.map { abs($0 - 2) < 0.2 } == true })
  }

  @Test func aCancelledQuestion() async throws {
    let path = try self.folder.makeMedia("a.mp3", FFmpegInput.sound)
    let task = Task { () async -> LocalMediaError.Code? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(LocalMediaError) {
        _ = try await self.reader.items(at: path)
        return nil
      } catch {
        return error.code
      }
    }
    #expect(await task.value == .cancelled)
  }
}
