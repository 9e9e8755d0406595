import CastModel
import CastTestSupport
import Glibc
import LoopIsolation
import MediaFormats
import MediaPreflight
import MediaProbe
import NIOCore
import Testing

/// Manifests of this machine, which are judged with the files beside them.
@LoopActor
@Suite(.timeLimit(.minutes(1))) struct LocalManifestTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder() }

  private func report(_ name: String, hasScreen: Bool = true, isHere: Bool = true) async -> PreflightReport {
    var request = PreflightRequest(url: "\(self.folder.path)/\(name)")
    request.device = PreflightDevice(
      modelName: hasScreen ? "Chromecast" : "Google Nest Mini", hasScreen: hasScreen, isOnThisMachine: isHere)
    return await MediaPreflight(probe: nil).report(request)
  }

  /// The findings that decide, with the places below the folder.
  private func decisive(_ report: PreflightReport) -> [String] {
    report.findings.filter { $0.severity != .note }.map { finding in
      let place = (finding.url ?? "").replacing("\(self.folder.path)/", with: "")
      return "\(finding.severity.rawValue) \(finding.code.rawValue) \(place)"
    }
  }

  private func write(_ text: String, to name: String) throws { try self.folder.write(Array(text.utf8), to: name) }

  private static let segment = MediaFixtures.mp4(moovFirst: true)
  private static let media =
    "#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MAP:URI=\"init.mp4\"\n#EXTINF:4,\n0.m4s\n#EXT-X-ENDLIST\n"
  private static let pictures = """
    <AdaptationSet contentType="video"><SegmentTemplate initialization="v/i.mp4" media="v/$Number$.m4s"/>
    <Representation id="v" codecs="avc1.4d401f"/></AdaptationSet>
    """
  private static let sound = """
    <AdaptationSet contentType="audio"><Representation id="a" codecs="mp4a.40.2"><BaseURL>a/sound.mp4</BaseURL>
    </Representation></AdaptationSet>
    """

  private static func manifest(_ sets: String) -> String {
    "<MPD type=\"static\" mediaPresentationDuration=\"PT62.5S\"><Period>\(sets)</Period></MPD>"
  }

  private func writePresentations() throws {
    for name in ["v/i.mp4", "v/1.m4s", "a/sound.mp4", "v/init.mp4", "v/0.m4s"] {
      try self.folder.write(Self.segment, to: name)
    }
    try self.write(Self.media, to: "v/i.m3u8")
    try self.write("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv/i.m3u8\n", to: "master.m3u8")
    try self.write(Self.manifest(Self.pictures + Self.sound), to: "film.mpd")
  }

  @Test(arguments: ["v/i.m3u8", "master.m3u8", "film.mpd"])
  func aSpeakerPlaysThemWithoutTheirPictures(name: String) async throws {
    try self.writePresentations()
    #expect(self.decisive(await self.report(name, hasScreen: false)) == ["RISKS NO_VIDEO_OUTPUT \(name)"])
    let screen = await self.report(name)
    #expect(screen.verdict == .willPlay, "\(screen.findings)")
    #expect(screen.facts?.duration == (name == "film.mpd" ? 62.5 : 4), "\(screen)")
  }

  @Test func aManifestOfPicturesAloneDoesNotPlayOnASpeaker() async throws {
    try self.writePresentations()
    try self.write(Self.manifest(Self.pictures), to: "film.mpd")
    #expect(self.decisive(await self.report("film.mpd", hasScreen: false)) == ["BLOCKS NO_VIDEO_OUTPUT film.mpd"])
  }

  @Test(
    arguments: [
      ("v/i.m3u8", "v/0.m4s"), ("v/i.m3u8", "v/init.mp4"), ("master.m3u8", "v/i.m3u8"), ("film.mpd", "v/i.mp4"),
      ("film.mpd", "v/1.m4s"), ("film.mpd", "a/sound.mp4"),
    ])
  func withoutAFileTheyDoNotPlay(name: String, missing: String) async throws {
    try self.writePresentations()
    try #require(unlink("\(self.folder.path)/\(missing)") == 0)
    let report = await self.report(name)
    #expect(self.decisive(report) == ["BLOCKS SEGMENT_UNREACHABLE \(missing)"])
    #expect(
      report.findings.first?.message
        == "“\(self.folder.path)/\(missing)” can't be read: No such file or directory.", "\(report.findings)")
  }

  @Test(arguments: ["v/0.m4s", "v/1.m4s"])
  func aWebPageIsNoSegment(name: String) async throws {
    try self.writePresentations()
    try self.write("<!DOCTYPE html><html>Not found</html>", to: name)
    let manifest = name == "v/0.m4s" ? "master.m3u8" : "film.mpd"
    #expect(self.decisive(await self.report(manifest)) == ["BLOCKS SEGMENT_UNREACHABLE \(name)"])
  }

  @Test func brokenManifestsAreSaid() async throws {
    try self.write("<MPD><Period><AdaptationSet/></Period></MPD>", to: "film.mpd")
    #expect(self.decisive(await self.report("film.mpd")) == ["BLOCKS MANIFEST_BROKEN film.mpd"])
    try self.write("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv/i.m3u8\n", to: "master.m3u8")
    try self.write("hello", to: "v/i.m3u8")
    #expect(self.decisive(await self.report("master.m3u8")) == ["BLOCKS MANIFEST_BROKEN v/i.m3u8"])
  }

  /// Files that the server doesn't serve, though they are there.
  @Test(arguments: ["../one.ts", "/one.ts", "file:///one.ts", "link.ts"])
  func filesOutsideTheFolderAreNotServed(reference: String) async throws {
    try self.folder.write([UInt8](repeating: 0x47, count: 1_000), to: "one.ts")
    try self.write("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n\(reference)\n#EXT-X-ENDLIST\n", to: "v/i.m3u8")
    try #require(symlink("\(self.folder.path)/one.ts", "\(self.folder.path)/v/link.ts") == 0)
    let report = await self.report("v/i.m3u8")
    #expect(report.findings.first?.code == .segmentUnreachable, "\(report.findings)")
    #expect(report.findings.first?.message.contains("only files of that folder are served") == true, "\(report)")
    #expect(report.verdict == .willFail)
  }

  @Test func namesThatNeedEscapesAreFound() async throws {
    try self.folder.write(Self.segment, to: "100% größer.mp4")
    let representation = "<Representation><BaseURL>100%25 größer.mp4</BaseURL></Representation>"
    try self.write(
      Self.manifest("<AdaptationSet contentType=\"video\">\(representation)</AdaptationSet>"), to: "a ?#%41.mpd")
    let report = await self.report("a ?#%41.mpd")
    #expect(report.verdict == .willPlay, "\(report.findings)")
  }

  /// As no server of the web does.
  @Test(arguments: [(false, "BLOCKS LOOPBACK_URL"), (true, "RISKS NOT_CHECKED")])
  func aManifestDoesNotLeadTheServerToThisMachine(isHere: Bool, finding: String) async throws {
    let server = try await LocalHTTPServer.start { _ in LocalHTTPServer.Response(404) }
    let url = server.url("/1.ts")
    try self.write("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n\(url)\n#EXT-X-ENDLIST\n", to: "i.m3u8")
    #expect(self.decisive(await self.report("i.m3u8", isHere: isHere)) == ["\(finding) \(url)"])
    #expect(server.requests.isEmpty)
  }

  /// Of pictures and of separate sound, whose names don't show their format.
  @Test func tellsTheFormatsOfSegmentsByTheirContent() async throws {
    try self.folder.write(Self.segment, to: "v/one")
    try self.folder.write(MediaFixtures.adts(frames: 20), to: "a/one")
    for kind in ["v", "a"] {
      try self.write("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\none\n#EXT-X-ENDLIST\n", to: "\(kind)/i.m3u8")
    }
    let sound = "#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID=\"a\",NAME=\"A\",DEFAULT=YES,URI=\"a/i.m3u8\""
    try self.write(
      "#EXTM3U\n\(sound)\n#EXT-X-STREAM-INF:BANDWIDTH=1,AUDIO=\"a\"\nv/i.m3u8\n", to: "master.m3u8")
    let preflight = MediaPreflight(probe: nil)
    let found = try #require(await preflight.playlist(at: "\(self.folder.path)/master.m3u8", timeout: .seconds(20)))
    #expect(found.segments == .fragmentedMP4 && found.soundSegments == .aac, "\(found)")
    #expect(await preflight.playlist(at: "\(self.folder.path)/none.m3u8", timeout: .seconds(20)) == nil)
  }

  @Test(
    .enabled(if: MediaProbe().isInstalled, "FFmpeg isn't installed"),
    arguments: [("mpegts", SegmentFormat.transportStream), ("fmp4", .fragmentedMP4)])
  func tellsTheFormatsOfFFmpegsSegments(format: String, segments: SegmentFormat) async throws {
    let path = try self.folder.makeMedia(
      "v0.m3u8",
      FFmpegInput.picture("160x90")
        + ["-f", "hls", "-hls_segment_type", format, "-hls_time", "1", "-hls_playlist_type", "vod"])
    try self.write("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=160x90\nv0.m3u8\n", to: "master.m3u8")
    for path in [path, "\(self.folder.path)/master.m3u8"] {
      let found = await MediaPreflight(probe: nil).playlist(at: path, timeout: .seconds(20))
      #expect(found?.segments == segments, "\(path)")
    }
  }
}
