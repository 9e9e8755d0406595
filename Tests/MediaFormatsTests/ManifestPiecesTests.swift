import MediaFormats
import Testing

struct ManifestPiecesTests {
  private static let playlist = """
    #EXTM3U
    #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x,URI=1",URI="a/i.m3u8",DEFAULT=YES
    # URI="comment"
    #EXT-X-STREAM-INF:BANDWIDTH=1,AUDIO="a"

    v/i.m3u8?x=1
    #EXT-X-SESSION-KEY:METHOD=AES-128,URI="k.key",IV=0x1
    #EXT-X-DATERANGE:ID="1",X-ASSET-URI="kept"
    #EXTINF:4,Title
    https://cdn.example/c.ts
    #EXT-X-ENDLIST

    """

  @Test func takesTheReferencesOutOfAPlaylist() throws {
    let pieces = try #require(ManifestPieces(hls: Self.playlist))
    var found: [String] = []
    let text = pieces.text { reference, isPlaylist in
      found.append("\(reference) \(isPlaylist)")
      return "<\(found.count)>"
    }
    #expect(found == ["a/i.m3u8 true", "v/i.m3u8?x=1 true", "k.key false", "https://cdn.example/c.ts false"])
    let replaced = Self.playlist.replacing("a/i.m3u8", with: "<1>").replacing("v/i.m3u8?x=1", with: "<2>")
      .replacing("k.key", with: "<3>").replacing("https://cdn.example/c.ts", with: "<4>")
    #expect(text == replaced + "\n")
  }

  @Test(arguments: [
    "#EXTM3U\n#EXT-X-KEY:URI=\"", "#EXTM3U\n#EXT-X-KEY:URI=\"a", "#EXTM3U\n#EXT-X-KEY:=,==\"\"",
    "#EXTM3U\n#EXT-X-KEY:URI=", "#EXTM3U\n#EXT\n#EXT:\n#EXTINF", "#EXTM3U\n#EXT-X-KEY:A=\"\",URI=\"\"",
  ])
  func keepsWhatIsNoReference(text: String) throws {
    let pieces = try #require(ManifestPieces(hls: text))
    #expect(pieces.text { _, _ in nil } == text + "\n")
  }

  @Test func refusesOtherTextAndTooManyReferences() {
    #expect(ManifestPieces(hls: "<html>") == nil && ManifestPieces(dash: "<html>") == nil)
    let many = "#EXTM3U\n" + String(repeating: "a.ts\n", count: ManifestPieces.maximumReferences + 2)
    #expect(ManifestPieces(hls: many) == nil)
  }

  @Test func takesBasesThatLeadOutOfTheFolderFromADASHManifest() throws {
    let text = """
      <?xml version="1.0"?><!-- <b> --><MPD><Location>http://other.example/i.mpd</Location>
      <PatchLocation ttl="60">http://other.example/i.mpp?at=1&amp;x=2</PatchLocation><PatchLocation/>
      <BaseURL serviceLocation="a"> https://cdn.example/a/?x=1&amp;y=2 </BaseURL><BaseURL>media/</BaseURL><BaseURL/>
      <Period><BaseURL>/root/</BaseURL><AdaptationSet><Representation id="1"><BaseURL>v.mp4</BaseURL></Representation>
      </AdaptationSet></Period></MPD>
      """
    let pieces = try #require(ManifestPieces(dash: text))
    var found: [String] = []
    let replaced = pieces.text { reference, _ in
      found.append(reference)
      return "b\(found.count)/"
    }
    #expect(found == ["https://cdn.example/a/?x=1&y=2", "/root/"])
    #expect(!replaced.contains("other.example") && !replaced.contains("cdn.example"))
    #expect(replaced.contains(#"<BaseURL serviceLocation="a">b1/</BaseURL><BaseURL>media/</BaseURL><BaseURL/>"#))
    #expect(replaced.contains("<BaseURL>b2/</BaseURL>") && replaced.contains("<BaseURL>v.mp4</BaseURL>"))
  }

  /// A bare `&` would be no XML.
  @Test func keepsBasesAsTheyAreWritten() throws {
    let text = """
      <MPD><BaseURL> https://cdn.example/a/?x=1&amp;y=2
      </BaseURL><Period><BaseURL>/a&#x26;b/&lt;</BaseURL></Period></MPD>
      """
    let pieces = try #require(ManifestPieces(dash: text))
    #expect(pieces.text { _, _ in nil } == text)
    #expect(pieces.text { reference, _ in reference == "/a&b/<" ? "b0/" : nil }.contains("x=1&amp;y=2\n"))
  }
}
