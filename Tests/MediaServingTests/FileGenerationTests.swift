import HTTPServing
import Testing

@testable import MediaServing

/// The part that a client has read of a file stays valid while the file only grows.
struct FileGenerationTests {
  private static let second: Int64 = 1_000_000_000

  @Test func growingKeepsTheTag() {
    var file = FileGeneration(tag: "f", length: 10, modified: 5 * Self.second)
    let first = file.observe(length: 10, modified: 5 * Self.second)
    #expect(first.entityTag == "\"f-0\"" && first.lastModified == 5)
    for _ in 0..<2 {
      let grown = file.observe(length: 20, modified: 9 * Self.second)
      #expect(grown.entityTag == first.entityTag && grown.lastModified == first.lastModified && grown.hasGrown)
    }
    #expect(!file.observe(length: 3, modified: 9 * Self.second).hasGrown)
  }

  @Test func aReplacedFileHasAnotherGeneration() {
    var file = FileGeneration(tag: "f", length: 10, modified: 5 * Self.second)
    #expect(file.observe(length: 10, modified: 6 * Self.second).entityTag == "\"f-1\"")
    let cut = file.observe(length: 3, modified: 7 * Self.second)
    #expect(cut.entityTag == "\"f-2\"" && cut.lastModified == 7)
  }
}
