import Testing

@testable import MediaServing

struct PublicationAddressTests {
  @Test func tokensAreLongAndNeverTheSame() {
    var generator = SystemRandomNumberGenerator()
    let tokens = Set((0..<1_000).map { _ in PublicationAddress.token(&generator) })
    #expect(tokens.count == 1_000)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 })
  }

  private static let token = String(repeating: "a", count: 32)

  @Test(arguments: [
    "/", "", "/\(token)", "\(token)/film.mp4", "//\(token)/film.mp4", "/\(token)/a/b", "/\(token)/../../etc/passwd",
    "/../\(token)/film.mp4", "/\(token.dropLast())/film.mp4", "/\(token)b/film.mp4", "*",
  ])
  func otherPathsHaveNoToken(path: String) { #expect(PublicationAddress.token(ofPath: path) == nil) }

  @Test func theNameIsDecoration() {
    for name in ["film.mp4", "", "..", "etc"] {
      #expect(PublicationAddress.token(ofPath: "/\(Self.token)/\(name)") == Self.token)
    }
  }

  @Test(arguments: [
    ("film.mp4", "film.mp4"), ("A film.mp4", "A%20film.mp4"), ("Ä.mp4", "%C3%84.mp4"),
    ("a/b\n?#%.mp4", "a_b_%3F%23%25.mp4"),
    ("", "media"), ("..", "media"),
    (String(repeating: "x", count: 200) + ".mp4", String(repeating: "x", count: 116) + ".mp4"),
    // No character is cut: the path must be UTF-8.
    (String(repeating: "映", count: 50) + ".mp4", String(repeating: "%E6%98%A0", count: 38) + ".mp4"),
  ])
  func namesAreEscaped(name: String, text: String) { #expect(PublicationAddress.escaped(name) == text) }

  @Test func addressesOfBothFamiliesAreWritten() {
    #expect(PublicationAddress.url(host: "192.168.1.7", port: 80, token: "t", name: "f") == "http://192.168.1.7:80/t/f")
    #expect(PublicationAddress.url(host: "fd00::7", port: 80, token: "t", name: "f") == "http://[fd00::7]:80/t/f")
  }
}
