import Testing

@testable import JSONCodec

@Suite struct JSONObjectTests {
  private func object(_ keys: some Sequence<Int>, value: Int64 = 1) -> JSONObject {
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
    #expect(self.object(keys).hashValue != self.object(keys, value: 2).hashValue)
  }

  @Test(arguments: [0, 1, 8, 9, 10, 33, 1_000])
  func membersAreFoundSetAndRemovedInAnyOrder(count: Int) {
    var object = JSONObject()
    var mirror: [(key: String, value: Int64)] = []
    var generator = SystemRandomNumberGenerator()
    for step in 0..<(3 * count) {
      let key = "k\(Int.random(in: 0..<max(1, count), using: &generator))"
      let place = mirror.firstIndex { $0.key == key }
      #expect(object[key]?.integer == place.map { mirror[$0].value })
      if step.isMultiple(of: 5) {
        object[key] = nil
        if let place { mirror.remove(at: place) }
      } else {
        object[key] = .integer(Int64(step))
        if let place { mirror[place].value = Int64(step) } else { mirror.append((key, Int64(step))) }
      }
    }
    #expect(object.members.map(\.key) == mirror.map(\.key))
    #expect(object.members.map(\.value.integer) == mirror.map(\.value))
  }

  /// The operations on objects of peers.
  enum Operation: String, CaseIterable, CustomTestStringConvertible {
    case construct, decode, lookUp, set, remove, equal, equalShuffled, hash, inherit

    var testDescription: String { self.rawValue }

    @Sendable func run(_ count: Int) throws {
      let pairs = (0..<count).map { ("k\($0)", JSONValue.integer(1)) }
      switch self {
      case .construct: _ = JSONObject(pairs)
      case .decode: _ = try JSONDocument(parsing: JSONObject(pairs).jsonText).root.value
      case .lookUp:
        let object = JSONObject(pairs)
        for index in 0..<(2 * count) { _ = object["k\(index)"] }
      case .set:
        var object = JSONObject(pairs)
        for index in 0..<(2 * count) { object["k\(index)"] = 2 }
      case .remove:
        var object = JSONObject(pairs)
        for index in 0..<4 { object["k\(index)"] = nil }
      case .equal: #expect(JSONObject(pairs) == JSONObject(pairs))
      case .equalShuffled: #expect(JSONObject(pairs) == JSONObject(pairs.shuffled()))
      case .hash: #expect(Set((0..<4).map { _ in JSONObject(pairs.shuffled()) }).count == 1)
      case .inherit:
        var object = JSONObject(pairs)
        var bytes = Int.max
        let older = JSONObject((0..<(2 * count)).map { ("k\($0)", 2) })
        object.inherit(older, maximumCount: .max, maximumBytes: &bytes)
        #expect(object.count == 2 * count)
      }
    }
  }

  @Test(arguments: Operation.allCases)
  func workGrowsWithTheMembersAndNotWithTheirSquare(_ operation: Operation) throws {
    let steps = try [1_000, 2_000, 4_000].map { count in
      try JSONWork.steps { try operation.run(count) }
    }
    #expect(steps[0] >= 1_000)
    #expect(steps[1] < 3 * steps[0] && steps[2] < 3 * steps[1], "\(steps)")
  }

  @Test func boundsInheritedMembers() {
    var object: JSONObject = ["a": 1, "b": 2]
    var bytes = 100
    #expect(object.inherit(["b": 9, "c": 3, "d": 4], except: ["d"], maximumCount: 8, maximumBytes: &bytes))
    #expect(object == ["a": 1, "b": 2, "c": 3])
    #expect(bytes == 98)
    #expect(
      !object.inherit(["long": .string(String(repeating: "x", count: 100))], maximumCount: 8, maximumBytes: &bytes))
    #expect(!object.inherit(self.object(0..<20), maximumCount: 8, maximumBytes: &bytes))
    #expect(object.count == 8)
    #expect(object.keys.prefix(4) == ["a", "b", "c", "k0"])
  }
}
