import Foundation
import Testing

@testable import FrameworkLog

/// The table names components that are there: files of our sources, which loggers are named after.
@Suite struct SDKClassNamesTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func theGuidesNamesAreAllKnown() {
    let known = Set(SDKClassNames.table.values.flatMap { $0 })
    for name in [
      "GCKUICastButton", "GCKUIImageCache", "NSMutableDictionary", "GCKDeviceScanner", "GCKDeviceProvider",
      "GCKDiscoveryManager", "GCKCastChannel", "GCKMediaControlChannel", "GCKUIMediaController", "GCKCastSession",
      "GCKSession",
    ] {
      #expect(known.contains(name), "\(name)")
    }
  }

  @Test func everyComponentIsAFile() throws {
    let sources = self.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let names = Set(files.compactMap { ($0 as? URL)?.lastPathComponent })
    #expect(names.contains("SDKClassNames.swift"))
    for component in SDKClassNames.table.keys {
      let file = component.replacing("(", with: "+").replacing(")", with: "") + ".swift"
      #expect(names.contains(file), "\(component)")
    }
  }

  @Test func theDocumentShowsTheTable() throws {
    let document = try String(contentsOf: self.root.appending(path: "docs/Logging.md"), encoding: .utf8)
    for (component, classes) in SDKClassNames.table {
      let row = "| `\(component)` | \(classes.map { "`\($0)`" }.joined(separator: ", ")) |"
      #expect(document.contains(row), "docs/Logging.md lacks: \(row)")
    }
  }
}
