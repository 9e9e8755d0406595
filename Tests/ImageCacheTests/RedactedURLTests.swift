import ImageCache
import Testing

@Suite("URLs in logs and events")
struct RedactedURLTests {
  @Test(arguments: [
    ("https://example.com/a.jpg", "https://example.com/a.jpg"),
    ("https://example.com/a.jpg?token=secret", "https://example.com/a.jpg?…"),
    ("https://example.com:8443/?secret", "https://example.com:8443/?…"),
    ("https://example.com/a#secret", "https://example.com/a"),
    ("https://user:secret@example.com/", "a text that is no URL"),
    ("secret", "a text that is no URL"),
  ])
  func haveNoTokens(url: String, text: String) {
    #expect(RedactedURL.text(url) == text)
  }

  @Test func theDigestIsThatOfTheWholeURL() {
    #expect(RedactedURL.digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
