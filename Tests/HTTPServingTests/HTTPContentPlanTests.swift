import HTTPServing
import NIOHTTP1
import Testing

/// The answers to GET and HEAD (RFC 9110, 13 to 15).
struct HTTPContentPlanTests {
  /// 1994-11-06 08:49:37
  static let modified: Int64 = 784_111_777
  static let facts = HTTPContentFacts(
    length: 1_000, contentType: "video/mp4",
    validators: HTTPValidators(entityTag: "\"a\"", lastModified: Self.modified))

  private func plan(_ headers: HTTPHeaders, _ method: HTTPMethod = .GET, now: Int64 = 800_000_000) -> HTTPContentPlan {
    HTTPContentPlan(
      for: HTTPRequest(method: method, target: HTTPTarget(path: "/"), headers: headers), of: Self.facts,
      boundary: "cut", now: now)
  }

  @Test(arguments: [
    ("if-none-match", "\"a\"", 304), ("if-none-match", "W/\"a\"", 304), ("if-none-match", "\"b\", \"a\"", 304),
    ("if-none-match", "*", 304), ("if-none-match", "\"b\"", 200), ("if-none-match", "nonsense", 200),
    ("if-modified-since", "Sun, 06 Nov 1994 08:49:37 GMT", 304),
    ("if-modified-since", "Sun, 06 Nov 1994 08:49:36 GMT", 200), ("if-modified-since", "yesterday", 200),
    ("if-match", "\"a\"", 200), ("if-match", "*", 200), ("if-match", "\"b\"", 412), ("if-match", "W/\"a\"", 412),
    ("if-unmodified-since", "Sun, 06 Nov 1994 08:49:37 GMT", 200),
    ("if-unmodified-since", "Sun, 06 Nov 1994 08:49:36 GMT", 412),
  ])
  func conditionsAreEvaluated(name: String, value: String, status: Int) {
    let plan = self.plan([name: value])
    #expect(Int(plan.status.code) == status)
    #expect(plan.pieces == (status == 200 ? [.range(0..<1_000)] : []))
    #expect(plan.headers.first(name: "etag") == "\"a\"")
  }

  /// A tag is more exact than a date: if both are sent, the date is ignored.
  @Test func tagsWinOverDates() {
    #expect(
      self.plan(["if-none-match": "\"b\"", "if-modified-since": "Sun, 06 Nov 1994 08:49:37 GMT"]).status == .ok)
    #expect(
      self.plan(["if-match": "\"a\"", "if-unmodified-since": "Sun, 06 Nov 1994 08:49:36 GMT"]).status == .ok)
  }

  @Test(arguments: [
    ("\"a\"", 206), ("\"b\"", 200), ("W/\"a\"", 200), ("Sun, 06 Nov 1994 08:49:37 GMT", 206),
    ("Sun, 06 Nov 1994 08:49:38 GMT", 200), ("soon", 200),
  ])
  func aRangeOfAnotherStateIsTheWhole(condition: String, status: Int) {
    #expect(Int(self.plan(["range": "bytes=0-0", "if-range": condition]).status.code) == status)
  }

  /// Within the second of a change, the file may change again.
  @Test func aDateOfThisSecondProvesNothing() {
    let headers: HTTPHeaders = ["range": "bytes=0-0", "if-range": "Sun, 06 Nov 1994 08:49:37 GMT"]
    #expect(self.plan(headers, now: Self.modified).status == .ok)
  }

  @Test func oneRangeIsNamedInTheHead() {
    let plan = self.plan(["range": "bytes=10-19"])
    #expect(plan.status == .partialContent)
    #expect(plan.headers.first(name: "content-range") == "bytes 10-19/1000")
    #expect(plan.headers.first(name: "content-length") == "10")
    #expect(plan.headers.first(name: "content-type") == "video/mp4")
    #expect(plan.pieces == [.range(10..<20)])
  }

  @Test func severalRangesAreParts() {
    let plan = self.plan(["range": "bytes=10-19,-1"])
    #expect(plan.status == .partialContent)
    #expect(plan.headers.first(name: "content-type") == "multipart/byteranges; boundary=cut")
    #expect(plan.headers.first(name: "content-range") == nil)
    #expect(
      plan.pieces == [
        .text("\r\n--cut\r\nContent-Type: video/mp4\r\nContent-Range: bytes 10-19/1000\r\n\r\n"), .range(10..<20),
        .text("\r\n--cut\r\nContent-Type: video/mp4\r\nContent-Range: bytes 999-999/1000\r\n\r\n"),
        .range(999..<1_000), .text("\r\n--cut--\r\n"),
      ])
    #expect(plan.headers.first(name: "content-length") == "\(plan.pieces.reduce(0) { $0 + $1.length })")
  }

  @Test func anUnsatisfiableRangeReportsTheLength() {
    let plan = self.plan(["range": "bytes=1000-"])
    #expect(plan.status == .rangeNotSatisfiable)
    #expect(plan.headers.first(name: "content-range") == "bytes */1000")
    #expect(plan.headers.first(name: "content-length") == "0")
    #expect(plan.pieces.isEmpty)
  }

  /// A HEAD has the head of the whole and no body; its Range is ignored.
  @Test func aHeadTellsTheWholeLength() {
    let plan = self.plan(["range": "bytes=10-19"], .HEAD)
    #expect(plan.status == .ok)
    #expect(plan.headers.first(name: "content-length") == "1000")
    #expect(plan.headers.first(name: "accept-ranges") == "bytes")
    #expect(plan.pieces.isEmpty)
  }
}
