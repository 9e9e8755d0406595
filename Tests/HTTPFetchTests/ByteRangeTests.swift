import HTTPFetch
import Testing

@Suite struct ByteRangeTests {
  @Test func asksForParts() {
    #expect(ByteRange.bytes(from: 0, count: 100).headerValue == "bytes=0-99")
    #expect(ByteRange.bytes(from: .max, count: .max).headerValue == "bytes=\(Int64.max)-\(Int64.max)")
    #expect(ByteRange.bytes(from: -5).headerValue == "bytes=0-")
    #expect(ByteRange.last(20).headerValue == "bytes=-20")
  }

  @Test(
    arguments: [
      ("bytes 0-99/1000", 0...99, 1000), ("Bytes 5-5/*", 5...5, nil), ("bytes */1000", nil, 1000),
    ] as [(String, ClosedRange<Int64>?, Int64?)])
  func readsWhatServersSay(value: String, bytes: ClosedRange<Int64>?, length: Int64?) {
    #expect(ContentRange(value)?.bytes == bytes)
    #expect(ContentRange(value)?.completeLength == length)
  }

  @Test(arguments: [
    "", "bytes", "bytes 5-4/10", "bytes 0-10/10", "bytes -1-2/5", "items 0-1/2", "bytes 0-99", "bytes a-b/c",
    "bytes 0-99/-1", "bytes 0-9999999999999999999999/*",
  ])
  func refusesNonsense(value: String) {
    #expect(ContentRange(value) == nil)
  }
}
