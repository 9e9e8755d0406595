import Foundation
import Testing

@testable import RPCCodeGen

struct VersionStampsTests {
  private static let stamp = VersionStamps.Stamp(path: "package.json", prefix: "  \"version\": \"")

  @Test func onlyTheVersionChanges() throws {
    let text =
      "{\n  \"name\": \"n\",\n  \"version\": \"1.0.0\",\n  \"engines\": {\"version\": \"1.0.0\"}\n}\n"
    let stamped = try VersionStamps.stamped(text, "0.2.0", Self.stamp)
    #expect(
      stamped == text.replacingOccurrences(of: "  \"version\": \"1.0.0\",\n", with: "  \"version\": \"0.2.0\",\n"))
  }

  @Test func aLineWithoutQuotationMarksEndsWithTheVersion() throws {
    let stamp = VersionStamps.Stamp(path: "cast.el", prefix: ";; Version: ")
    #expect(try VersionStamps.stamped("a\n;; Version: 1.0.0\nb\n", "0.2.0", stamp) == "a\n;; Version: 0.2.0\nb\n")
  }

  @Test func aFileWithoutOneIsNamed() {
    #expect(throws: VersionStamps.Missing.self) { try VersionStamps.stamped("{}\n", "0.2.0", Self.stamp) }
  }

  @Test func aFileWithTwoPlacesIsMadeOnce() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("stamps-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    let path = "\(root)/clients/python/pyproject.toml"
    try FileManager.default.createDirectory(atPath: "\(root)/clients/python", withIntermediateDirectories: true)
    try Data("version = \"1\"\nserver = [\"cast-rpc-server==1\"]\n".utf8).write(to: URL(fileURLWithPath: path))
    let expected = GeneratedFile(
      path: "clients/python/pyproject.toml", contents: "version = \"2\"\nserver = [\"cast-rpc-server==2\"]\n")
    #expect(try VersionStamps(root: root).files("2") == [expected])
  }

  /// The repository's packages have the version of `spec/api.json`.
  @Test func everyPackageSaysTheVersionOfTheSpec() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let version = try SpecLoader().load(folder: "\(root)/spec").version
    for file in try VersionStamps(root: root).files(version) {
      #expect(try String(contentsOfFile: "\(root)/\(file.path)", encoding: .utf8) == file.contents, "\(file.path)")
    }
  }
}
