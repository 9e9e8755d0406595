import ImageCache
import Testing

@Suite("Freshness of copies")
struct FreshnessTests {
  private static let now: Int64 = 784_111_777  // Sun, 06 Nov 1994 08:49:37 GMT
  private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"

  @Test(
    arguments: [
      ([:], 3_600),
      (["Cache-Control": "max-age=60"], 60),
      (["Cache-Control": "MAX-AGE=\"60\" , public"], 60),
      (["Cache-Control": "max-age=60", "Age": "50"], 10),
      (["Cache-Control": "max-age=60", "Age": "70"], 0),
      (["Cache-Control": "max-age=60", "Age": "soon"], 60),
      (["Cache-Control": "max-age=-5"], 0),
      (["Cache-Control": "max-age=1e9"], 0),
      (["Cache-Control": "max-age="], 0),
      (["Cache-Control": "max-age=99999999999999999999999"], Freshness.maximumLifetime),
      (["Cache-Control": "max-age=60, max-age=600"], 60),
      (["Cache-Control": "no-cache, max-age=60"], 0),
      (["Cache-Control": "s-maxage=5"], 3_600),
      (["Pragma": "no-cache"], 0),
      (["Pragma": "no-cache", "Cache-Control": "max-age=60"], 60),
      (["Date": date, "Expires": "Sun, 06 Nov 1994 08:51:37 GMT"], 120),
      (["Date": date, "Expires": "Sun, 06 Nov 1994 08:51:37 GMT", "Age": "20"], 100),
      (["Date": date, "Expires": "0"], 0),
      (["Date": date, "Expires": "Sat, 05 Nov 1994 08:49:37 GMT"], 0),
      (["Date": date, "Expires": "Fri, 31 Dec 9999 23:59:59 GMT"], Freshness.maximumLifetime),
      (["Cache-Control": "max-age=60", "Expires": "0"], 60),
      (["Date": date, "Last-Modified": "Sun, 06 Nov 1994 08:32:57 GMT"], 100),
      (["Date": date, "Last-Modified": "Sun, 06 Nov 1904 08:49:37 GMT"], 86_400),
      (["Date": date, "Last-Modified": "Mon, 07 Nov 1994 08:49:37 GMT"], 3_600),
    ] as [([String: String], Int64)])
  func lifetime(headers: [String: String], expected: Int64) {
    #expect(Freshness(now: Self.now) { headers[$0] }.lifetime == expected)
  }

  @Test func marksHeuristicLifetimes() {
    func isStated(_ headers: [String: String]) -> Bool { Freshness(now: Self.now) { headers[$0] }.isStated }
    #expect(!isStated([:]) && !isStated(["Last-Modified": Self.date, "Date": Self.date, "Age": "1"]))
    #expect(isStated(["Cache-Control": "private"]) && isStated(["Expires": "0"]) && isStated(["Pragma": "no-cache"]))
  }

  @Test func obeysNoStoreAndMustRevalidate() {
    func read(_ control: String) -> Freshness { Freshness(now: 0) { $0 == "Cache-Control" ? control : nil } }
    #expect(!read("no-store").isStorable && !read("private, NO-STORE").isStorable)
    #expect(read("private").isStorable && read("").isStorable && read("no-cache").isStorable)
    #expect(read("max-age=1, must-revalidate").mustRevalidate && read("no-cache").mustRevalidate)
    #expect(!read("max-age=1").mustRevalidate)
    #expect(read(String(repeating: "x,", count: 10_000) + "no-store").isStorable, "nobody reads that far")
  }
}
