import CastTestSupport
import Glibc
import MediaProbe
import Testing

/// With FFmpeg's own programs, where they are installed.
@Suite(.blocking, .enabled(if: MediaProbe().isInstalled && MediaProbe().canExtract, "FFmpeg isn't installed"))
struct FFmpegTests {
  private let folder: TemporaryFolder
  private let probe = MediaProbe()

  init() throws { self.folder = try TemporaryFolder() }

  private static let picture = FFmpegInput.picture("320x180")

  @Test func factsOfAFilm() async throws {
    let path = try self.folder.makeMedia(
      "film & co: 100%.mp4",
      Self.picture + FFmpegInput.sound + [
        "-c:v", "mpeg4", "-c:a", "aac", "-metadata", "title=Ein Film", "-metadata:s:a:0", "language=ger",
      ])
    let facts = try await self.probe.probe(.file(path: path))
    #expect(facts.containerNames.contains("mp4"))
    #expect(facts.duration.map { abs($0 - 2) < 0.1 } == true)
    #expect(facts.tags["title"] == "Ein Film")
    #expect(facts.video.map(\.codec) == ["mpeg4"])
    #expect(facts.video.first?.frameRate == 25)
    #expect(facts.audio.map(\.codec) == ["aac"])
    #expect(facts.audio.first?.language == "ger")
  }

  @Test func anOpenFileIsReadAtAnyPlaceAndLeadsNowhere() async throws {
    let film = try self.folder.makeMedia("film.mp4", Self.picture + ["-c:v", "mpeg4"])
    #expect(try await self.facts(film).video.map(\.codec) == ["mpeg4"], "its index is at the end")
    let list = try self.folder.write(Array("ffconcat version 1.0\nfile film.mp4\n".utf8), to: "list.mp4")
    await #expect(throws: MediaProbeError.self) { try await self.facts(list) }
  }

  private func facts(_ path: String) async throws -> MediaFacts {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    return try await self.probe.probe(.seekable(file, name: "a film"))
  }

  @Test func theCoverOfASongIsTakenOut() async throws {
    let cover = try self.folder.makeMedia("cover.png", Self.picture + ["-frames:v", "1"])
    let path = try self.folder.makeMedia(
      "song.mp3", FFmpegInput.sound + ["-i", cover, "-map", "0", "-map", "1", "-c:v", "copy", "-metadata", "artist=Ä"])
    let facts = try await self.probe.probe(.file(path: path))
    let stream = try #require(facts.attachedPicture)
    #expect(facts.video.isEmpty)
    #expect(facts.tags["artist"] == "Ä")
    let picture = try await self.probe.picture(stream, of: .file(path: path))
    #expect(picture.codec == "png")
    #expect(picture.bytes == self.folder.read(cover))
  }

  @Test func subtitlesAreTakenOutAsTheyAre() async throws {
    let source = try self.folder.write(
      Array("1\n00:00:00,500 --> 00:00:01,500\n{\\an8}<i>Grüße</i>\n\n".utf8), to: "film.srt")
    let path = try self.folder.makeMedia(
      "film.mkv", FFmpegInput.sound + ["-i", source, "-c:s", "srt", "-metadata:s:s:0", "language=ger"])
    let facts = try await self.probe.probe(.file(path: path))
    let stream = try #require(facts.subtitles.first)
    #expect(stream.isText)
    #expect(stream.language == "ger")
    let bytes = try await self.probe.subtitles(stream, of: .file(path: path))
    #expect(String(decoding: bytes, as: UTF8.self).contains("\n{\\an8}<i>Grüße</i>"))
    await #expect {
      _ = try await self.probe.subtitles(facts.audio[0], of: .file(path: path))
    } throws: { ($0 as? MediaProbeError)?.code == .noSuchStream }
  }

  @Test func refusesOtherFiles() async throws {
    let path = try self.folder.write(Array("Hello".utf8), to: "text.mp4")
    await #expect {
      _ = try await self.probe.probe(.file(path: path))
    } throws: {
      let error = $0 as? MediaProbeError
      return error?.code == .unreadable && error?.cause == "Invalid data found when processing input"
    }
  }

  @Test func aPlaylistInAFileFetchesNothing() async throws {
    let path = try self.folder.write(
      Array("#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nhttp://127.0.0.1:9/a.ts\n".utf8), to: "list.m3u8")
    await #expect(throws: MediaProbeError.self) { _ = try await self.probe.probe(.file(path: path)) }
  }

  @Test(arguments: [
    "#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:2,\n{film}\n#EXT-X-ENDLIST\n",
    "ffconcat version 1.0\nfile film.mp4\n",
    """
    <MPD type="static" mediaPresentationDuration="PT2S" profiles="urn:mpeg:dash:profile:isoff-on-demand:2011"
      xmlns="urn:mpeg:dash:schema:mpd:2011"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1"
      bandwidth="1000"><BaseURL>film.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>
    """,
  ])
  func aListWithTheNameOfAFilmReadsNoOtherFile(list: String) async throws {
    let film = try self.folder.makeMedia("film.mp4", Self.picture + ["-c:v", "mpeg4"])
    let text = list.replacing("{film}", with: film)
    let path = try self.folder.write(Array(text.utf8), to: "other.avi")
    await #expect {
      _ = try await self.probe.probe(.file(path: path))
    } throws: { ($0 as? MediaProbeError)?.code == .unreadable }
  }

  @Test(arguments: [
    ("song.w64", []), ("song.spdif", ["-c:a", "ac3"]), ("song.voc", []), ("song.tta", []), ("song.wv", []),
    ("song.caf", []), ("song.mmf", ["-ar", "8000"]), ("song.adx", []), ("song.sox", []), ("song.ircam", []),
  ])
  func soundInRareContainersIsRead(name: String, options: [String]) async throws {
    let path = try self.folder.makeMedia(name, FFmpegInput.sound + options)
    #expect(try await self.probe.probe(.file(path: path)).audio.count == 1)
  }

  @Test(arguments: [
    ("film.gif", []), ("film.apng", []), ("film.nut", []), ("film.mxf", []),
    ("film.y4m", ["-pix_fmt", "yuv420p"]), ("film.roq", ["-s", "256x128", "-r", "30"]),
  ])
  func picturesInRareContainersAreRead(name: String, options: [String]) async throws {
    let path = try self.folder.makeMedia(name, Self.picture + options)
    #expect(try await self.probe.probe(.file(path: path)).video.count == 1)
  }
}
