import Foundation
import Testing

@testable import FrameworkLog

/// The table names existing components: names of loggers in our sources.
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

  @Test func everyComponentIsTheNameOfALogger() throws {
    let sources = self.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: /\.component\("([^"]+)"\)/).map { String($0.1) })
    }
    #expect(names.contains("JSONRPCPeer"), "The names are read from the sources.")
    #expect(Set(SDKClassNames.table.keys).subtracting(names) == [])
  }

  @Test func theDocumentShowsTheTable() throws {
    let document = try String(contentsOf: self.root.appending(path: "docs/Logging.md"), encoding: .utf8)
    for (component, classes) in SDKClassNames.table {
      let row = "| `\(component)` | \(classes.map { "`\($0)`" }.joined(separator: ", ")) |"
      #expect(document.contains(row), "docs/Logging.md lacks: \(row)")
    }
  }
}
