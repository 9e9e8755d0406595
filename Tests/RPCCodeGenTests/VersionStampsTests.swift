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

  /// What this repository ships says the version of `spec/api.json`.
  @Test func everyPackageSaysTheVersionOfTheSpec() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let version = try SpecLoader().load(folder: "\(root)/spec").version
    for file in try VersionStamps(root: root).files(version) {
      #expect(try String(contentsOfFile: "\(root)/\(file.path)", encoding: .utf8) == file.contents, "\(file.path)")
    }
  }
}
