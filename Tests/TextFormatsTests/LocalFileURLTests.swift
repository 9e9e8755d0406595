import Testing
import TextFormats

struct LocalFileURLTests {
  @Test(arguments: ["file:/a", "file:///a", "FILE:///a", "file:a", "file://host/a"])
  func fileURLsAreKnown(text: String) { #expect(LocalFileURL.isOne(text)) }

  @Test(arguments: ["/a", "file", "file:", "files:/a", "http://x/file:/a", ""])
  func refusesOtherURLs(text: String) { #expect(!LocalFileURL.isOne(text)) }

  @Test(arguments: [
    ("/a b/ä%?#.mp4", "file:///a%20b/%C3%A4%25%3F%23.mp4"), ("/x-._~", "file:///x-._~"), ("/\n", "file:///%0A"),
  ])
  func pathsAreEscaped(path: String, url: String) { #expect(LocalFileURL.text(ofPath: path) == url) }
}
