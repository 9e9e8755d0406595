import Foundation
import Testing

@testable import RPCCodeGen

/// Frozen levels in a temporary tree.
struct FrozenLevelsTests {
  /// A folder with `fixture` as its spec, removed at the end.
  private func withTree(_ fixture: SpecFixture = SpecFixture(), _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("frozen-levels-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    try self.put(fixture, root)
    try body(root)
  }

  private func put(_ fixture: SpecFixture, _ root: String) throws {
    for (path, text) in fixture.files {
      let file = URL(fileURLWithPath: "\(root)/spec/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let broken = SpecFixture().replacing("\"didBreak\"", by: "\"didBurst\"", in: "rpc/lamp.json")

  @Test func withoutAFrozenLevelNothingBreaks() throws {
    try self.withTree { root in
      let breaks = try FrozenLevels(root: root).breaks()
      #expect(breaks == [])
    }
  }

  @Test func aFrozenLevelIsComparedUntilItIsFrozenAnew() throws {
    try self.withTree { root in
      let levels = FrozenLevels(root: root)
      #expect(try levels.freeze() == "spec/history/2.json")
      #expect(try levels.breaks() == [])
      try self.put(Self.broken, root)
      #expect(try levels.breaks() == ["API level 2: lamp.didBreak is gone"])
      #expect(try levels.freeze() == "spec/history/2.json")
      #expect(try levels.breaks() == [])
    }
  }

  @Test func aLevelThatIsGivenUpIsNotCompared() throws {
    try self.withTree { root in
      _ = try FrozenLevels(root: root).freeze()
      let next = Self.broken.replacing(
        #""apiLevel": 2, "apiCompatible": 1"#, by: #""apiLevel": 3, "apiCompatible": 1"#, in: "api.json")
      try self.put(next, root)
      #expect(try FrozenLevels(root: root).breaks() == ["API level 2: lamp.didBreak is gone"])
      try self.put(next.replacing(#""apiCompatible": 1"#, by: #""apiCompatible": 3"#, in: "api.json"), root)
      #expect(try FrozenLevels(root: root).breaks() == [])
    }
  }

  @Test func theLevelNeverGoesBack() throws {
    try self.withTree { root in
      _ = try FrozenLevels(root: root).freeze()
      try self.put(SpecFixture().replacing("\"apiLevel\": 2", by: "\"apiLevel\": 1", in: "api.json"), root)
      #expect(try FrozenLevels(root: root).breaks() == ["API level 2 is frozen, but spec/api.json says 1"])
    }
  }

  @Test func whatCantBeReadIsNamed() throws {
    try self.withTree { root in
      _ = try FrozenLevels(root: root).freeze()
      for text in ["{", "[]"] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/spec/history/2.json"))
        #expect(throws: FrozenLevels.Unreadable.self) { try FrozenLevels(root: root).breaks() }
      }
    }
  }
}
