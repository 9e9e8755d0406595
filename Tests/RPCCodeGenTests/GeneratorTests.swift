import Foundation
import Testing

@testable import RPCCodeGen

/// The tool on a temporary tree.
struct GeneratorTests {
  /// A folder with the fixture's spec, removed at the end.
  private func withTree(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("cast-rpc-gen-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (path, text) in SpecFixture().files { try self.put(text, "\(root)/spec/\(path)") }
    try body(root)
  }

  private func put(_ text: String, _ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func aFreshTreeIsWrittenAndThenUpToDate() throws {
    try self.withTree { root in
      let generator = Generator(root: root)
      let missing = try generator.differences()
      #expect(!missing.isEmpty && missing.allSatisfy { $0.kind == .missing })
      #expect(try generator.write() == missing)
      #expect(try generator.differences().isEmpty)
      #expect(try generator.write().isEmpty)
    }
  }

  @Test func staleMissingAndAbandonedFilesAreFoundAndRepaired() throws {
    try self.withTree { root in
      let generator = Generator(root: root)
      _ = try generator.write()
      let folder = "Sources/Cast/CastModel/Generated"
      try self.put("edited", "\(root)/\(folder)/Light.swift")
      try self.put("old", "\(root)/\(folder)/Gone.swift")
      try FileManager.default.removeItem(atPath: "\(root)/docs/API/lamp.md")
      let expected: [Generator.Difference] = [
        .init(path: "\(folder)/Gone.swift", kind: .abandoned), .init(path: "\(folder)/Light.swift", kind: .stale),
        .init(path: "docs/API/lamp.md", kind: .missing),
      ]
      #expect(try generator.differences() == expected)
      #expect(try generator.write() == expected)
      #expect(try generator.differences().isEmpty)
      #expect(!FileManager.default.fileExists(atPath: "\(root)/\(folder)/Gone.swift"))
    }
  }

  @Test func aBrokenSpecWritesNothing() throws {
    try self.withTree { root in
      try self.put("{", "\(root)/spec/errors.json")
      #expect(throws: SpecError.self) { try Generator(root: root).write() }
      #expect(!FileManager.default.fileExists(atPath: "\(root)/Sources"))
    }
  }

  @Test func equalSpecsGiveEqualBytes() throws {
    let specs = try [SpecFixture().load(), SpecFixture().load()]
    let first = Generator.allEmitters.flatMap { $0.emit(specs[0]) }
    let second = Generator.allEmitters.flatMap { $0.emit(specs[1]) }
    #expect(first == second)
    #expect(Set(first.map(\.path)).count == first.count)
  }

  @Test func theRepositorysOwnSpecHasNoProblems() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let spec = try SpecLoader().load(folder: root.appendingPathComponent("spec").path)
    #expect(!spec.methods.isEmpty && !spec.notifications.isEmpty && !spec.errors.isEmpty)
  }
}
