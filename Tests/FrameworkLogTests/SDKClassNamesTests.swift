import Foundation
import Testing

@testable import FrameworkLog

/// The table must name components that are there: files of our sources.
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

  @Test func theDocumentShowsTheTable() throws {
    let document = try String(contentsOf: self.root.appending(path: "docs/Logging.md"), encoding: .utf8)
    for (component, classes) in SDKClassNames.table {
      let row = "| `\(component)` | \(classes.map { "`\($0)`" }.joined(separator: ", ")) |"
      #expect(document.contains(row), "docs/Logging.md lacks: \(row)")
    }
  }
}
