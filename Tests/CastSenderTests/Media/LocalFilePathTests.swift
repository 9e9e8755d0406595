import Testing
import TextFormats

@testable import CastSender

/// The paths of `file:` URLs.
struct LocalFilePathTests {
  @Test(arguments: [
    ("file:///a%20b", "/a b"), ("file:/a", "/a"), ("file://localhost/a", "/a"), ("FILE:///%C3%A4", "/ä"),
    ("file:///a?x#y", "/a"), ("file:///a%3Fx", "/a?x"), ("file:///%FF", "/\u{10FFFF}"), ("file:///%C3", "/\u{10FFC3}"),
  ])
  func decodesPaths(url: String, path: String) throws { #expect(try LocalFileURL.path(of: url) == path) }

  @Test(arguments: [
    "file:a", "file:./a", "file://host/a", "file://", "file:///%", "file:///%zz", "file:///%00",
  ])
  func refusesOtherURLs(url: String) {
    #expect(throws: InvalidParameter.self) { try LocalFileURL.path(of: url) }
  }

  @Test(arguments: ["/a b%", "/ä/\u{1}?#", "/\u{10FFE9}/\u{10FF80}"])
  func readsItsOwnURLs(path: String) throws {
    #expect(try LocalFileURL.path(of: LocalFileURL.text(ofPath: path)) == path)
  }
}
