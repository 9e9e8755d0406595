import HTTPFetch
import MediaFormats
import Testing

struct ManifestPiecesTests {
  private let address: HTTPURL

  init() throws { self.address = try HTTPURL("https://v.example/d/i.mpd") }

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
    let text = pieces.text { reference in
      found.append("\(reference.text) \(reference.kind == .playlist)")
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
    #expect(pieces.text { _ in nil } == text + "\n")
  }

  @Test func refusesOtherTextAndTooManyReferences() {
    #expect(ManifestPieces(hls: "<html>") == nil && ManifestPieces(dash: "<html/>", at: self.address) == nil)
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
    let pieces = try #require(ManifestPieces(dash: text, at: self.address))
    var found: [String] = []
    let replaced = pieces.text { reference in
      found.append(reference.text)
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
    let pieces = try #require(ManifestPieces(dash: text, at: self.address))
    #expect(pieces.text { _ in nil } == text)
    #expect(pieces.text { $0.text == "/a&b/<" ? "b0/" : nil }.contains("x=1&amp;y=2\n"))
  }

  @Test func takesAttributesThatLeadElsewhere() throws {
    let text = """
      <MPD><ContentSteering>https://steer.example/</ContentSteering>
      <Period><BaseURL>https://a.example/x/y</BaseURL><!-- <SegmentURL media="/comment"/> -->
      <AdaptationSet><BaseURL>z/</BaseURL><SegmentTemplate initialization = '../i-$RepresentationID$.mp4'
      media="https://b.example/$Number%05d$.m4s?a=1&amp;b='2'" index="own.idx"/><Representation id="1"/><Representation
      id="ü"/></AdaptationSet><AdaptationSet><Representation><SegmentList><Initialization sourceURL="/i.mp4"/>
      <SegmentURL media="own.m4s"/><SegmentURL media="//c.example/2.m4s" index="/2.idx"/></SegmentList>
      </Representation></AdaptationSet></Period></MPD>
      """
    let pieces = try #require(ManifestPieces(dash: text, at: self.address))
    var found: [String] = []
    let replaced = pieces.text { reference in
      found.append("\(reference.kind) \(reference.text) in \(reference.base.map(\.description) ?? "-")")
      return "<\(found.count)>"
    }
    #expect(
      found == [
        "base https://a.example/x/y in https://v.example/d/i.mpd",
        "template ../i-$RepresentationID$.mp4 in https://a.example/x/z/",
        "template https://b.example/$Number%05d$.m4s?a=1&b='2' in https://a.example/x/z/",
        "file /i.mp4 in https://a.example/x/y", "file //c.example/2.m4s in https://a.example/x/y",
        "file /2.idx in https://a.example/x/y",
      ])
    #expect(pieces.representations == ["1", "ü"])
    #expect(replaced.contains("initialization = '<2>'\nmedia=\"<3>\" index=\"own.idx\"/>"))
    #expect(replaced.hasPrefix("<MPD>\n<Period>") && replaced.contains("media=\"/comment\""))
  }

  @Test(arguments: [
    "<MPD><BaseURL><![CDATA[https://a.example/?x=1&y]]></BaseURL></MPD>",
    "<MPD><BaseURL><!-- a -->https://a.example/<?b?>?x=1&amp;y</BaseURL ></MPD>",
  ])
  func aBaseMayHaveSectionsAndComments(text: String) throws {
    let pieces = try #require(ManifestPieces(dash: text, at: self.address))
    let replaced = pieces.text { $0.text == "https://a.example/?x=1&y" ? "/t/b0/" : nil }
    #expect(replaced.replacing("</BaseURL >", with: "</BaseURL>") == "<MPD><BaseURL>/t/b0/</BaseURL></MPD>")
    #expect(pieces.text { _ in nil } == text)
  }

  @Test func theFirstBaseOfAnElementCounts() throws {
    let text =
      "<MPD><BaseURL>/a/</BaseURL><BaseURL>/b/</BaseURL><Period><BaseURL>../c/</BaseURL></Period><Period>"
      + "<SegmentTemplate media='/$Time$'/></Period></MPD>"
    let pieces = try #require(ManifestPieces(dash: text, at: self.address))
    var bases: [String?] = []
    _ = pieces.text { reference in
      bases.append(reference.base?.description)
      return nil
    }
    let (own, first) = ("https://v.example/d/i.mpd", "https://v.example/a/")
    #expect(bases == [own, own, first, first])
  }
}
