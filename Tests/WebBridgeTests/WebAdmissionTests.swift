import NIOHTTP1
import Testing

@testable import WebBridge

/// The admission of clients, as a table.
@Suite struct WebAdmissionTests {
  static let admission = WebAdmission(port: 8765, token: "0123456789abcdef0123456789abcdef")
  static let good: HTTPHeaders = [
    "Host": "127.0.0.1:8765", "Origin": "http://127.0.0.1:8765",
    "Sec-WebSocket-Protocol": "cast-rpc.v1, token.0123456789abcdef0123456789abcdef",
  ]

  static func with(_ name: String, _ value: String?) -> HTTPHeaders {
    var headers = Self.good
    headers.remove(name: name)
    if let value { headers.add(name: name, value: value) }
    return headers
  }

  @Test func thePageItselfIsLetInUnderBothNames() {
    #expect(Self.admission.refusal(ofSocket: Self.good) == nil)
    let other: HTTPHeaders = [
      "host": "LOCALHOST:8765", "origin": "http://localhost:8765",
      "sec-websocket-protocol": Self.good["sec-websocket-protocol"][0],
    ]
    #expect(Self.admission.refusal(ofSocket: other) == nil)
  }

  @Test(arguments: ["127.0.0.1", "localhost", "127.0.0.1:80"])
  func thePortOfHTTPMayBeMissing(host: String) {
    var admission = Self.admission
    admission.port = 80
    var headers = Self.with("host", host)
    headers.replaceOrAdd(name: "origin", value: "http://\(host)")
    #expect(admission.refusal(ofSocket: headers) == nil)
    #expect(admission.refusal(ofFile: Self.with("host", "evil.example")) == .foreignHost)
  }

  @Test(arguments: [
    nil, "", "127.0.0.1", "127.0.0.1:8766", "evil.example:8765", "127.0.0.1.evil.example:8765", "localhost.:8765",
    "[::1]:8765", "0.0.0.0:8765", "127.0.0.1:8765@evil.example", "2130706433:8765",
  ])
  func anotherHostIsRefused(host: String?) {
    let headers = Self.with("host", host)
    #expect(Self.admission.refusal(ofFile: headers) == .foreignHost)
    #expect(Self.admission.refusal(ofSocket: headers) == .foreignHost)
  }

  @Test(arguments: [
    nil, "", "null", "https://127.0.0.1:8765", "http://127.0.0.1", "http://127.0.0.1:8766", "http://evil.example",
    "http://127.0.0.1:8765.evil.example", "http://127.0.0.1:8765/", "vscode-webview://x",
  ])
  func anotherOriginIsRefused(origin: String?) {
    #expect(Self.admission.refusal(ofSocket: Self.with("origin", origin)) == .foreignOrigin)
  }

  @Test func twoOriginsAreRefused() {
    var headers = Self.good
    headers.add(name: "origin", value: "http://evil.example")
    #expect(Self.admission.refusal(ofSocket: headers) == .foreignOrigin)
  }

  @Test(arguments: [
    (nil, WebAdmission.Refusal.noToken), ("cast-rpc.v1", .noToken), ("cast-rpc.v1, token.", .wrongToken),
    ("cast-rpc.v1, token.0123456789abcdef0123456789abcdee", .wrongToken),
    ("cast-rpc.v1, token.0123456789abcdef0123456789abcdef0", .wrongToken),
    ("cast-rpc.v1, token.0123456789ABCDEF0123456789ABCDEF", .wrongToken),
    ("token.0123456789abcdef0123456789abcdef", .wrongToken),
  ])
  func aWrongTokenIsRefused(offered: String?, refusal: WebAdmission.Refusal) {
    #expect(Self.admission.refusal(ofSocket: Self.with("sec-websocket-protocol", offered)) == refusal)
  }

  @Test func admitsNoClientWithoutAToken() {
    let admission = WebAdmission(port: 8765, token: "")
    #expect(admission.refusal(ofSocket: Self.with("sec-websocket-protocol", "cast-rpc.v1, token.")) == .wrongToken)
  }

  @Test func tokensAreLongAndNeverTheSame() {
    let tokens = (0..<100).map { _ in WebAdmission.makeToken() }
    #expect(Set(tokens).count == tokens.count)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
