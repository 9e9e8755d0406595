import CastTestSupport
import Glibc
import HTTPFetch
import Testing

@testable import MediaFormats

/// Manifests that try to use up time or memory.
@Suite(.blocking, .serialized, .timeLimit(.minutes(3))) struct ManifestBoundsTests {
  /// A manifest with one representation, whose id has `idLength` bytes.
  private static func manifest(template: String, idLength: Int) -> String {
    """
    <MPD><Period><AdaptationSet><SegmentTemplate initialization="\(template)" media="\(template)"/>\
    <Representation id="\(String(repeating: "i", count: idLength))"/></AdaptationSet></Period></MPD>
    """
  }

  /// Twice the manifest would be four times the memory: 4 MiB would ask for 200 GiB.
  @Test func aTemplateDoesNotMultiplyAnID() throws {
    let text = Self.manifest(template: String(repeating: "$RepresentationID$", count: 400), idLength: 8_000)
    let first = try #require(DASHSegments(text, at: try HTTPURL("https://v.example/i.mpd"))?.representations.first)
    #expect(first.initialization == nil && first.segment == nil)
    #expect(try #require(ManifestReferences(text, path: "i.mpd")).isEmpty)
  }

  @Test func aBaseIsNotMultipliedByReferences() throws {
    let base = String(repeating: "b", count: 8_000)
    let list = (0..<3_000).map { "<SegmentURL media=\"\($0)\"/>" }.joined()
    let text =
      "<MPD><BaseURL>\(base)/</BaseURL><Period><Representation><SegmentList>\(list)</SegmentList>"
      + "</Representation></Period></MPD>"
    let found = try #require(ManifestReferences(text, path: "i.mpd"))
    #expect(found.files.reduce(0) { $0 + $1.utf8.count } <= (16 << 20) + DASHTemplate.maximumLength)
  }

  @Test func aBaseLongerThanServersAcceptLeadsNowhere() throws {
    let long = String(repeating: "a", count: 9_000)
    let text =
      "<MPD><Period><Representation><BaseURL>\(long)/</BaseURL><SegmentList><SegmentURL media=\"b\"/></SegmentList>"
      + "</Representation></Period></MPD>"
    let first = try #require(DASHSegments(text, at: try HTTPURL("https://v.example/i.mpd"))?.representations.first)
    #expect(throws: FetchError.self) { try first.segment?.get() }
    #expect(ManifestReferences(text, path: "i.mpd") == nil)
  }

  /// The computing time of reading a manifest in all ways, in seconds.
  private static func cost(_ text: String) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    _ = ManifestReferences(text, path: "i.mpd")
    if let url = try? HTTPURL("https://v.example/d/i.mpd") {
      _ = ManifestPieces(dash: text, at: url)
      _ = DASHSegments(text, at: url)
    }
    _ = try? DASHManifest(text)
    return now() - start
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before = "<MPD>"
    var unit: String
    var after = "</MPD>"
  }

  @Test(arguments: [
    Hostile(
      testDescription: "listed segments", before: "<MPD><Representation><SegmentList>",
      unit: "<SegmentURL media=\"a-long-enough-name\"/>", after: "</SegmentList></Representation></MPD>"),
    Hostile(
      testDescription: "a list of each representation",
      before: "<MPD><AdaptationSet><SegmentList>"
        + String(repeating: "<SegmentURL media=\"a-long-enough-name\"/>", count: 2_000) + "</SegmentList>",
      unit: "<Representation><S><SegmentURL media=\"b\"/></S></Representation>", after: "</AdaptationSet></MPD>"),
    Hostile(testDescription: "open elements in a comment", before: "<MPD><!--", unit: "<BaseURL ", after: "--></MPD>"),
    Hostile(
      testDescription: "open ends in a comment", before: "<MPD><!--", unit: "<BaseURL></BaseURL ", after: "--></MPD>"),
    Hostile(testDescription: "locations in a comment", before: "<MPD><!--", unit: "<Location ", after: "--></MPD>"),
    Hostile(testDescription: "bases", unit: "<BaseURL>ab/</BaseURL>"),
    Hostile(testDescription: "templates", unit: "<SegmentTemplate media=\"$Number$\"/><Representation/>"),
  ])
  func twiceTheManifestIsTwiceTheWork(_ hostile: Hostile) {
    let count = (48 << 10) / hostile.unit.utf8.count
    let texts = [1, 4].map { hostile.before + String(repeating: hostile.unit, count: count * $0) + hostile.after }
    _ = Self.cost(texts[0])
    let costs = texts.map(Self.cost)
    // Four times as much would be sixteen times the work, if it grew with the square.
    #expect(costs[1] < costs[0] * 9 + 0.02, "\(costs)")
    #expect(costs[1] < 10, "\(costs)")
  }
}
