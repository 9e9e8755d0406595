import JSONCodec
import Testing

@Suite struct JSONObjectTests {
  private func object(_ keys: [Int], value: Int64 = 1) -> JSONObject {
    JSONObject(keys.map { ("k\($0)", .integer($0 == 0 ? value : 1)) })
  }

  @Test(arguments: [1, 3, 8, 9, 100])
  func orderDoesNotMatter(count: Int) {
    let keys = Array(0..<count)
    #expect(self.object(keys) == self.object(keys.reversed()))
    #expect(self.object(keys) != self.object(keys.reversed(), value: 2))
    #expect(self.object(keys) != self.object(keys, value: 2))
    #expect(self.object(keys) != self.object(keys.map { $0 + 1 }))
    #expect(self.object(keys) != self.object(keys + [count]))
    #expect(self.object(keys).hashValue == self.object(keys.reversed()).hashValue)
  }
}
