import CastDiscovery
import CastModel
import DNSSD
import LoopIsolation
import Testing

@Suite struct TXTRecordTests {
  private static func wire(_ strings: String...) -> [UInt8] {
    strings.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
  }

  @Test func readsKeysWithAndWithoutValues() {
    let record = TXTRecord(wire: Self.wire("id=abc", "rm=", "flag", "fn=Küche = gut"))
    #expect(record["id"] == "abc")
    #expect(record["rm"] == "" && record.entries[1].value == "")
    #expect(record["flag"] == "" && record.entries[2].value == nil)
    #expect(record["fn"] == "Küche = gut")
    #expect(record["md"] == nil)
  }

  @Test func takesTheFirstOfEqualKeysInAnyCase() {
    let record = TXTRecord(wire: Self.wire("ID=first", "id=second"))
    #expect(record["id"] == "first")
    #expect(record.dictionary == ["ID": "first", "id": "second"])
    #expect(TXTRecord(wire: Self.wire("id=1", "id=2")).dictionary == ["id": "1"])
  }

  @Test(
    arguments: [
      ([], 0), ([0], 0), ([0, 0, 0], 0), ([5], 0), ([255, 65], 0), ([3, 65, 61], 0), ([2, 61, 65], 0), ([1, 61], 0),
      ([1, 65, 200, 66], 1), ([0, 1, 65, 0], 1),
    ] as [([UInt8], Int)])
  func survivesGarbage(bytes: [UInt8], entries: Int) {
    #expect(TXTRecord(wire: bytes).entries.count == entries)
  }

  /// A NUL in a member's name makes all devices unreadable for clients whose JSON library is jansson.
  @Test(arguments: ["a\u{0}b=1", "a\tb=1", "ключ=1", "\u{7F}=1"])
  func ignoresKeysThatAreNotPrintable(string: String) {
    #expect(TXTRecord(wire: Self.wire(string, "id=abc")).dictionary == ["id": "abc"])
  }

  @Test func survivesBytesThatAreNoUTF8() {
    let record = TXTRecord(wire: [6, 0x66, 0x6e, 0x3d, 0xff, 0xc3, 0x41])
    #expect(record["fn"]?.hasSuffix("A") == true)
  }

  @Test func survivesRandomBytes() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in UInt8.random(in: 0...80, using: &generator)
      }
      #expect(TXTRecord(wire: bytes).entries.allSatisfy { !$0.key.isEmpty })
    }
  }

  @Test func stopsReadingAtTheLimit() {
    let bytes = [UInt8](repeating: 1, count: 3 * TXTRecord.maximumLength)
    #expect(TXTRecord(wire: bytes).entries.count <= TXTRecord.maximumLength / 2)
  }

  @Test func readsItsOwnRecords() throws {
    let record = TXTRecord([
      TXTRecord.Entry(key: "fn", value: "客厅 🎉"), TXTRecord.Entry(key: "rm", value: ""),
      TXTRecord.Entry(key: "x", value: nil),
    ])
    #expect(TXTRecord(wire: try record.wireBytes()) == record)
    #expect(try TXTRecord().wireBytes() == [0])
  }

  @Test(arguments: [
    ["rs": String(repeating: "x", count: 253)], ["": "value"], ["a=b": "value"],
  ])
  func refusesInvalidEntries(pairs: [String: String]) {
    let record = TXTRecord(pairs.map { TXTRecord.Entry(key: $0.key, value: $0.value) })
    let error = #expect(throws: AdvertisementError.self) { try record.wireBytes() }
    #expect(error?.code == .invalidAdvertisement)
  }
}
