import MediaFormats
import Testing

@Suite struct DASHSegmentsTests {
  private static func manifest(_ inside: String, base: String = "") -> String {
    "<MPD>\(base)<Period><AdaptationSet>\(inside)</AdaptationSet></Period></MPD>"
  }

  @Test(
    arguments: [
      (
        #"<SegmentTemplate initialization="i-$RepresentationID$-$Bandwidth$.m4s"/><Representation id="v1" bandwidth="9"/>"#,
        "", "i-v1-9.m4s"
      ),
      (#"<Representation id="v1"><BaseURL>video.mp4</BaseURL></Representation>"#, "", "video.mp4"),
      (
        #"<Representation id="v1"><BaseURL>video.mp4</BaseURL></Representation>"#,
        "<BaseURL>https://cdn.example/a/</BaseURL>", "https://cdn.example/a/video.mp4"
      ),
      (
        #"<Representation><SegmentList><Initialization sourceURL="init.mp4"/></SegmentList></Representation>"#,
        "<BaseURL> dash/ </BaseURL>", "dash/init.mp4"
      ),
      // Further ones are alternatives.
      (
        #"<Representation id="v1"><BaseURL>a.mp4</BaseURL><BaseURL>b.mp4</BaseURL></Representation>"#,
        "<BaseURL>x/</BaseURL><BaseURL>y/</BaseURL>", "x/a.mp4"
      ),
      (#"<SegmentTemplate media="$$-$RepresentationID$"/><Representation id="a"/>"#, "", "$-a"),
      (#"<Representation id="a"/>"#, "", nil),
      (#"<SegmentTemplate media="$Number$.m4s"/><Representation id="a"/>"#, "", nil),
    ] as [(String, String, String?)])
  func tellsTheFirstFile(inside: String, base: String, first: String?) {
    #expect(DASHSegments(Self.manifest(inside, base: base))?.first == first)
  }

  @Test func otherTextsAreNone() {
    #expect(DASHSegments("<MPD") == nil)
    #expect(DASHSegments("") == nil)
  }
}
