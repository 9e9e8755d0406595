import HTTPFetch
import Testing

@Suite struct HTTPURLTests {
  @Test(arguments: [
    ("http://example.org", "http://example.org/"),
    ("HTTP://Example.ORG:80/a", "http://example.org/a"),
    ("https://example.org:443", "https://example.org/"),
    ("https://example.org:8443/a?b=c#d", "https://example.org:8443/a?b=c"),
    ("http://example.org?q", "http://example.org/?q"),
    ("http://[::1]:8080/x", "http://[::1]:8080/x"),
    ("http://127.0.0.1/a b/ü.mp4", "http://127.0.0.1/a%20b/%C3%BC.mp4"),
    ("http://h/a%20b?x=%2F", "http://h/a%20b?x=%2F"),
    ("http://h/a/../b/./c/..", "http://h/b/"),
    ("http://h/../..", "http://h/"),
    ("http://h/.hidden/file.tar.gz", "http://h/.hidden/file.tar.gz"),
    ("http://h:/x", "http://h/x"),
  ])
  func whatBrowsersForgiveIsForgiven(text: String, expected: String) throws {
    #expect(try HTTPURL(text).description == expected)
  }

  @Test(arguments: [
    "", "example.org", "//example.org/", "http:example.org", "http://", "http:///path", "http://user@example.org/",
    "http://user:secret@example.org/", "http://example.org:0/", "http://example.org:65536/", "http://example.org:x/",
    "http://exa mple.org/", "http://münchen.de/", "http://[::1/", "http://[zz]/", "http://h/\r\nHost: evil",
    "http://h/\u{0}", "http://[::1]x/",
  ])
  func refusesDeceptiveURLs(text: String) {
    #expect { try HTTPURL(text) } throws: { ($0 as? FetchError)?.code == .invalidURL }
  }

  @Test func anEndlessURLIsRefused() {
    let text = "http://h/" + String(repeating: "x", count: HTTPURL.maximumLength)
    #expect { try HTTPURL(text) } throws: { ($0 as? FetchError)?.code == .invalidURL }
  }

  @Test(arguments: ["ftp://example.org/", "file:///etc/passwd", "data:text/plain,x", "javascript:alert(1)"])
  func otherSchemesAreToldApart(text: String) {
    #expect { try HTTPURL(text) } throws: { ($0 as? FetchError)?.code == .unsupportedScheme }
  }

  @Test(arguments: [
    ("segment.ts", "http://h/a/segment.ts"), ("../x?y", "http://h/x?y"), ("/abs", "http://h/abs"),
    ("//other/p", "http://other/p"), ("https://s/p", "https://s/p"), ("?only=query", "http://h/a/list.m3u8?only=query"),
    ("", "http://h/a/list.m3u8?v=1"), ("#fragment", "http://h/a/list.m3u8?v=1"), ("a:b/../c", nil),
  ])
  func referencesAreResolved(reference: String, expected: String?) throws {
    let base = try HTTPURL("http://h/a/list.m3u8?v=1")
    #expect((try? base.resolving(reference))?.description == expected)
  }
}
