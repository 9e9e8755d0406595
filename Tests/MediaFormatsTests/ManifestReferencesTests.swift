import MediaFormats
import Testing

struct ManifestReferencesTests {
  @Test func aMediaPlaylistNamesSegmentsKeysAndInitialization() throws {
    let text = """
      #EXTM3U
      #EXT-X-MAP:URI="init.mp4"
      #EXT-X-KEY:METHOD=AES-128,URI="keys/1.key?x=1"
      #EXTINF:4,
      seg%2001.ts#part
      #EXTINF:4,
      ./more/../b.ts
      #EXTINF:4,
      https://cdn.example/c.ts
      """
    let found = try #require(ManifestReferences(text, path: "i.m3u8"))
    #expect(found.files == ["init.mp4", "keys/1.key", "seg 01.ts", "b.ts"])
    #expect(found.playlists.isEmpty && found.outside == nil)
  }

  @Test func aMultivariantPlaylistNamesPlaylistsBesideIt() throws {
    let text = """
      #EXTM3U
      #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",URI="a/i.m3u8"
      #EXT-X-STREAM-INF:BANDWIDTH=1
      v/i.m3u8
      #EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="f.m3u8"
      """
    let found = try #require(ManifestReferences(text, path: "films/master.m3u8"))
    #expect(found.playlists == ["films/a/i.m3u8", "films/v/i.m3u8", "films/f.m3u8"] && found.files.isEmpty)
  }

  @Test(arguments: [
    "../secret.ts", "a/../../secret.ts", "%2e%2e/secret.ts", "/etc/passwd", "file:///etc/passwd", "FILE:/etc/passwd",
    "a%2F..%2F..%2Fb.ts",
    // With an accent after it a slash isn't the character "/", but separates all the same.
    "../\u{301}a/x.ts", "..%2F%CC%81a/x.ts", "/\u{301}a/x.ts",
  ])
  func refusesReferencesOutOfTheFolder(reference: String) throws {
    let found = try #require(ManifestReferences("#EXTM3U\n#EXTINF:4,\n\(reference)\n", path: "i.m3u8"))
    #expect(found.outside == reference && found.isEmpty)
  }

  @Test func namesWithColonsAreNoSchemesBehindAFolder() throws {
    let found = try #require(ManifestReferences("#EXTM3U\n#EXTINF:4,\na/12:30.ts\n", path: "i.m3u8"))
    #expect(found.files == ["a/12:30.ts"] && found.outside == nil)
  }

  static let dash = """
    <MPD><BaseURL>media/</BaseURL><Period>
    <AdaptationSet><SegmentTemplate initialization="init-$RepresentationID$.m4s" media="$RepresentationID$-$Number%05d$.m4s"/>
    <Representation id="v1"/><Representation id="v2"><BaseURL>two/</BaseURL></Representation></AdaptationSet>
    <AdaptationSet><Representation id="a"><SegmentList><Initialization sourceURL="a0.mp4"/>
    <SegmentURL media="a1.mp4"/></SegmentList></Representation></AdaptationSet>
    <AdaptationSet><Representation id="t"><BaseURL>subs.vtt</BaseURL></Representation></AdaptationSet>
    <AdaptationSet><Representation id="s"><SegmentTemplate media="s$$-$Time$-$Bandwidth$.mp4"/></Representation></AdaptationSet>
    </Period></MPD>
    """

  @Test func aDASHManifestNamesFilesAndForms() throws {
    let found = try #require(ManifestReferences(Self.dash, path: "i.mpd"))
    #expect(
      found.files == [
        "media/init-v1.m4s", "media/two/init-v2.m4s", "media/a0.mp4", "media/a1.mp4", "media/subs.vtt",
      ])
    func isNamed(_ path: String) -> Bool { found.templates.contains { $0.matches(path) } }
    for path in ["media/v1-00001.m4s", "media/two/v2-123456.m4s", "media/s$-99-.mp4"] {
      #expect(isNamed(path), "\(path)")
    }
    for path in [
      "media/v1-.m4s", "media/v1-a.m4s", "media/v1-1.m4sx", "media/v3-1.m4s", "v1-00001.m4s", "media/v1-1/../x.m4s",
      "media/v1-\(String(repeating: "1", count: 30)).m4s",
    ] { #expect(!isNamed(path), "\(path)") }
  }

  @Test(arguments: ["", "<html/>", "[playlist]", "<MPD><", "EXTM3U"])
  func otherTextIsNoManifest(text: String) { #expect(ManifestReferences(text, path: "i") == nil) }
}
