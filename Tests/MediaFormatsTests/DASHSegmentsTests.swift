import HTTPFetch
import MediaFormats
import Testing

@Suite struct DASHSegmentsTests {
  private let address: HTTPURL

  init() throws { self.address = try HTTPURL("https://v.example/d/i.mpd") }

  /// The addresses of a manifest's representations: initialization and first segment, `-` where there is none.
  private func starts(_ text: String) throws -> [String] {
    func described(_ address: DASHSegments.Address?) -> String {
      guard let address else { return "-" }
      return (try? address.get()).map(\.description)?.replacing("https://v.example/d/", with: "") ?? "bad"
    }
    return try #require(DASHSegments(text, at: self.address)).representations.map {
      "\(described($0.initialization)) \(described($0.segment))"
    }
  }

  private static func manifest(_ inside: String, base: String = "", type: String = "static") -> String {
    "<MPD type=\"\(type)\">\(base)<Period><AdaptationSet>\(inside)</AdaptationSet></Period></MPD>"
  }

  @Test(
    arguments: [
      (
        #"<SegmentTemplate initialization="i-$RepresentationID$-$Bandwidth$.m4s"/><Representation id="v1" bandwidth="9"/>"#,
        "", "i-v1-9.m4s -"
      ),
      (#"<Representation id="v1"><BaseURL>video.mp4</BaseURL></Representation>"#, "", "video.mp4 -"),
      (
        #"<Representation id="v1"><BaseURL>video.mp4</BaseURL></Representation>"#,
        "<BaseURL>https://cdn.example/a/</BaseURL>", "https://cdn.example/a/video.mp4 -"
      ),
      (
        #"<Representation><BaseURL>v.mp4</BaseURL><SegmentList><Initialization range="0-99"/>"#
          + #"<SegmentURL mediaRange="100-200"/></SegmentList></Representation>"#, "", "v.mp4 -"
      ),
      (
        #"<Representation><SegmentList><Initialization sourceURL="init$.mp4"/><SegmentURL media="1.m4s"/>"#
          + #"<SegmentURL media="2.m4s"/></SegmentList></Representation>"#,
        "<BaseURL> dash/ </BaseURL>", "dash/init$.mp4 dash/1.m4s"
      ),
      (
        #"<Representation><SegmentList><SegmentURL media="https://cdn.example/1.m4s"/></SegmentList></Representation>"#,
        "", "- https://cdn.example/1.m4s"
      ),
      // Further ones are alternatives.
      (
        #"<Representation id="v1"><BaseURL>a.mp4</BaseURL><BaseURL>b.mp4</BaseURL></Representation>"#,
        "<BaseURL>x/</BaseURL><BaseURL>y/</BaseURL>", "x/a.mp4 -"
      ),
      (
        #"<SegmentTemplate initialization="/i.mp4" media="$$-$RepresentationID$-$Number$"/><Representation id="a"/>"#,
        "<BaseURL>https://cdn.example/a/</BaseURL>", "https://cdn.example/i.mp4 https://cdn.example/a/$-a-1"
      ),
      (
        #"<SegmentTemplate media="$Number%05d$.m4s" startNumber="7"/><Representation/>"#, "", "- 00007.m4s"
      ),
      (
        #"<SegmentTemplate media="$Time$.m4s" timescale="9"><SegmentTimeline><S t="90" d="1"/><S t="91" d="1"/>"#
          + #"</SegmentTimeline></SegmentTemplate><Representation/>"#, "", "- 90.m4s"
      ),
      (
        #"<SegmentTemplate media="$Time$.m4s"><SegmentTimeline><S d="1"/></SegmentTimeline></SegmentTemplate>"#
          + "<Representation/>", "", "- 0.m4s"
      ),
      (#"<SegmentTemplate media="$SubNumber$.m4s"/><Representation/>"#, "", "- -"),
      (#"<SegmentTemplate media="$Number%5x$.m4s"/><Representation/>"#, "", "- -"),
      (#"<Representation id="a"/>"#, "", "- -"),
      (#"<SegmentTemplate initialization="skd://x"/><Representation/>"#, "", "bad -"),
    ] as [(String, String, String)])
  func tellsTheFirstFiles(inside: String, base: String, files: String) throws {
    #expect(try self.starts(Self.manifest(inside, base: base)) == [files])
  }

  /// Which segment of a live stream is the first depends on the clock.
  @Test func aLiveStreamHasItsInitializationAlone() throws {
    let inside = #"<SegmentTemplate initialization="i.mp4" media="$Number$.m4s"/><Representation/>"#
    #expect(try self.starts(Self.manifest(inside, type: "dynamic")) == ["i.mp4 -"])
  }

  @Test func setsInheritFromTheirPeriod() throws {
    let text = """
      <MPD><Period/><Period><SegmentTemplate initialization="$RepresentationID$-i" media="$RepresentationID$-$Number$"/>
      <AdaptationSet contentType="video" codecs="avc1.64001F"><Representation id="v1"/>
      <Representation id="v2" codecs="hev1.1.6.L93.B0, mp4a.40.2"><SegmentTemplate startNumber="5"/></Representation>
      </AdaptationSet><AdaptationSet mimeType="audio/mp4"><SegmentTemplate media="a-$Number$"/>
      <Representation id="a1"/></AdaptationSet></Period><Period><AdaptationSet><Representation id="x"/></AdaptationSet>
      </Period></MPD>
      """
    #expect(try self.starts(text) == ["v1-i v1-1", "v2-i v2-5", "a1-i a-1"])
    let found = try #require(DASHSegments(text, at: self.address)).representations
    #expect(found.map(\.kind) == ["video", "video", "audio"])
    #expect(found.map { $0.codecs.map(\.family) } == [[.h264], [.hevc, .aac], []])
  }

  @Test func otherTextsAreNone() {
    #expect(DASHSegments("<MPD", at: self.address) == nil)
    #expect(DASHSegments("", at: self.address) == nil)
  }
}
