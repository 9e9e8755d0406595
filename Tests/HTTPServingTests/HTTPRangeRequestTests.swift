import HTTPServing
import Testing

/// `Range` fields and their parts for a resource of 1,000 bytes (RFC 9110, 14.1.2).
struct HTTPRangeRequestTests {
  @Test(
    arguments: [
      ("bytes=0-0", [0..<1]), ("bytes=0-499", [0..<500]), ("bytes=500-", [500..<1_000]), ("bytes=-1", [999..<1_000]),
      ("bytes=-5000", [0..<1_000]), ("bytes=990-5000", [990..<1_000]), ("BYTES=1-2", [1..<3]),
      ("bytes=0-99999999999999999999999", [0..<1_000]), ("bytes= 0-1 ,\t5-6", [0..<2, 5..<7]),
      ("bytes=5-6,0-1", [5..<7, 0..<2]), ("bytes=0-10,5-20", [0..<21]), ("bytes=0-10,11-20", [0..<11, 11..<21]),
      ("bytes=900-,0-5,-200", [0..<6, 800..<1_000]), ("bytes=2000-3000,0-1", [0..<2]), ("bytes=-0,1-1", [1..<2]),
    ] as [(String, [Range<Int64>])])
  func partsAreFound(field: String, parts: [Range<Int64>]) {
    #expect(HTTPRangeRequest(field, length: 1_000) == .parts(parts))
  }

  @Test(arguments: ["bytes=1000-", "bytes=1000-2000", "bytes=-0", "bytes=99999999999999999999-"])
  func rangesBeyondTheEndAreUnsatisfiable(field: String) {
    #expect(HTTPRangeRequest(field, length: 1_000) == .unsatisfiable)
  }

  @Test(arguments: [
    "", "bytes", "bytes=", "bytes=,", "bytes=a-b", "bytes=5", "bytes=5-1", "bytes=--5", "bytes=1-2-3", "bytes=+1-2",
    "bytes=1 - 2", "items=0-1", "bytes=0x1-2", "bytes=0-1,", "bytes=\u{661}-",
    "bytes=" + (0..<17).map { "\($0 * 10)-\($0 * 10)" }.joined(separator: ","),
    "bytes=" + String(repeating: "0", count: 2_000) + "-",
  ])
  func ignoresMalformedRanges(field: String) {
    #expect(HTTPRangeRequest(field, length: 1_000) == .whole)
  }

  @Test func nothingHasNoParts() {
    #expect(HTTPRangeRequest("bytes=0-", length: 0) == .whole)
    #expect(HTTPRangeRequest(nil, length: 10) == .whole)
  }

  /// With any overlap of ranges, no byte is sent twice.
  @Test func overlappingPartsAreSentOnce() {
    let many = "bytes=" + Array(repeating: "0-", count: HTTPRangeRequest.maximumParts).joined(separator: ",")
    #expect(HTTPRangeRequest(many, length: 1_000) == .parts([0..<1_000]))
  }
}
