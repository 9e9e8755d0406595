import NIOHTTP1
import Testing

@testable import WebBridge

/// Origins that the user allows, and their sockets.
@Suite struct WebOriginTests {
  @Test(arguments: [
    ("http://localhost:5173", "http://localhost:5173"), ("HTTP://LocalHost:5173/", "http://localhost:5173"),
    ("http://example.com:80", "http://example.com"), ("https://example.com:443/", "https://example.com"),
    ("https://example.com:80", "https://example.com:80"), ("http://[::1]:8000", "http://[::1]:8000"),
  ])
  func isWrittenAsBrowsersDo(given: String, text: String) { #expect(WebOrigin(given)?.text == text) }

  @Test(arguments: [
    "", "*", "null", "localhost:5173", "file:///x", "ws://localhost", "http://", "http:///", "http://a/b", "http://a b",
    "http://a:0", "http://a:99999", "http://a:x", "http://a@b", "http://a?b", "http://*.example", "http://a:+80",
    "http://[::1", "http://a\r\nb",
  ])
  func refusesWhatIsNoOrigin(text: String) { #expect(WebOrigin(text) == nil) }

  static let admission = WebAdmission(
    port: 8765, token: "0123456789abcdef0123456789abcdef",
    origins: ["http://localhost:5173": "fedcba9876543210fedcba9876543210"])

  static func headers(_ origin: String, _ token: String) -> HTTPHeaders {
    ["Host": "127.0.0.1:8765", "Origin": origin, "Sec-WebSocket-Protocol": "cast-rpc.v1, token.\(token)"]
  }

  @Test func anAllowedOriginNeedsItsOwnToken() {
    let (own, other) = ("0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210")
    #expect(Self.admission.refusal(ofSocket: Self.headers("http://localhost:5173", other)) == nil)
    #expect(Self.admission.caller(Self.headers("http://localhost:5173", other)) == .page)
    #expect(Self.admission.caller(Self.headers("http://127.0.0.1:8765", own)) == .user)
    #expect(Self.admission.refusal(ofSocket: Self.headers("http://localhost:5173", own)) == .wrongToken)
    #expect(Self.admission.refusal(ofSocket: Self.headers("http://127.0.0.1:8765", other)) == .wrongToken)
    #expect(Self.admission.refusal(ofSocket: Self.headers("http://localhost:5174", other)) == .foreignOrigin)
    #expect(WebCaller.page.isRemote && !WebCaller.user.isRemote)
  }

  @Test(
    arguments: [
      ("Bearer 0123456789abcdef0123456789abcdef", nil), ("Bearer 0123456789abcdef0123456789abcdee", .wrongToken),
      ("Bearer ", .wrongToken), ("0123456789abcdef0123456789abcdef", .noToken), ("", .noToken),
      ("Bearer fedcba9876543210fedcba9876543210", .wrongToken),
    ] as [(String, WebAdmission.Refusal?)])
  func thePhonesPageNeedsTheUsersToken(field: String, refusal: WebAdmission.Refusal?) {
    let headers: HTTPHeaders = ["host": "127.0.0.1:8765", "authorization": field]
    #expect(Self.admission.refusal(ofUser: headers) == refusal)
    #expect(
      Self.admission.refusal(ofUser: ["host": "evil.example", "authorization": field]) == .foreignHost)
    var foreign = headers
    foreign.add(name: "origin", value: "http://localhost:5173")
    #expect(Self.admission.refusal(ofUser: foreign) == .foreignOrigin)
  }
}
