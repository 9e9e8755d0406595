import JSONCodec
import Testing

@testable import FrameworkLog

@Suite struct RedactorTests {
  @Test(arguments: [
    ("plain words: nothing here", "plain words: nothing here"),
    ("https://user:pw@example.com/a/b.mp4?token=1&x=2#frag", "https://example.com/a/b.mp4?<redacted>"),
    ("loads \"https://example.com/a?k=v\" now", "loads \"https://example.com/a?<redacted>\" now"),
    ("https://example.com/a.mp4", "https://example.com/a.mp4"),
    ("https://a@b@example.com/", "https://example.com/"),
    ("rtsp://u:p@host", "rtsp://host"),
    ("Authorization: Bearer abc.def, more", "Authorization: <redacted>"),
    ("Authorization: Basic dXNlcjpwdw==\nHost: x", "Authorization: <redacted>\nHost: x"),
    ("Set-Cookie: a=b; c=d", "Set-Cookie: <redacted>"),
    ("sends Bearer eyJhbGciOi.J9 along", "sends Bearer <redacted> along"),
    ("a bearer of news", "a bearer of news"),
    ("{\"credentials\":\"top \\\"secret\\\"\",\"a\":1}", "{\"credentials\":<redacted>,\"a\":1}"),
    ("{\\\"credentials\\\":\\\"x y\\\",\\\"a\\\":1}", "{\\\"credentials\\\":<redacted>,\\\"a\\\":1}"),
    ("{\"customData\":{\"a\":[1,\"}\"]},\"b\":2}", "{\"customData\":<redacted>,\"b\":2}"),
    ("access_token=abc&x=1", "access_token=<redacted>&x=1"),
    ("Access-Token = abc def", "Access-Token = <redacted> def"),
    ("accessToken='a b' rest", "accessToken=<redacted> rest"),
    ("password:", "password:"), ("password", "password"), ("tokens: 3", "tokens: 3"),
    ("\"credentials\":\"never closed", "\"credentials\":<redacted>"),
    ("\"customData\":{\"a\":[", "\"customData\":<redacted>"),
    ("credentials=\"ends with \\", "credentials=<redacted>"),
    ("://nothing", "://nothing"), ("ünï https://ex.com/ü?q", "ünï https://ex.com/ü?<redacted>"),
  ])
  func textsLoseTheirSecrets(text: String, expected: String) {
    #expect(Redactor.redact(text) == expected)
  }

  @Test func redactingTwiceChangesNothingMore() {
    let once = Redactor.redact("Authorization: Bearer abcdefghij and https://e.com/?a=1 token=x")
    #expect(Redactor.redact(once) == once)
  }

  @Test(arguments: [
    "credentials", "atvCredentials", "CustomData", "access-token", "AUTHORIZATION", "set_cookie", "customData",
    "licenseUrl", "apiKey",
  ])
  func secretNamesAreKnownInAnySpelling(name: String) { #expect(Redactor.isSecret(name)) }

  @Test(arguments: ["credentialsType", "session", "title", "", "contentId"])
  func otherNamesAreNot(name: String) { #expect(!Redactor.isSecret(name)) }

  @Test func membersOfMessagesLoseTheirSecrets() throws {
    let load = """
      {"type":"LOAD","credentials":"c","credentialsType":"cloud","media":{"contentId":"https://u:p@e.com/f.mp4?sig=1","customData":{"license":"L"},
      "metadata":{"title":"A film"}},"queueData":{"items":[{"customData":1,"media":{"contentUrl":"https://e.com/2?x"}}]},"n":null}
      """
    let value = Redactor.redact(try JSONDocument(parsing: Array(load.utf8)).root.value)
    #expect(value["credentials"]?.string == "<redacted>")
    #expect(value["credentialsType"]?.string == "cloud")
    #expect(value["media"]?["contentId"]?.string == "https://e.com/f.mp4?<redacted>")
    #expect(value["media"]?["customData"]?.string == "<redacted>")
    #expect(value["media"]?["metadata"]?["title"]?.string == "A film")
    #expect(value["queueData"]?["items"]?[0]?["customData"]?.string == "<redacted>")
    #expect(value["queueData"]?["items"]?[0]?["media"]?["contentUrl"]?.string == "https://e.com/2?<redacted>")
    #expect(value["n"] == .null)
  }

  @Test func hidesValuesOverTheDepthLimit() {
    var value = JSONValue.string("x")
    for _ in 0..<100 { value = .array([value]) }
    var inner = Redactor.redact(value)
    while case .array(let elements) = inner, let first = elements.first { inner = first }
    #expect(inner.string == "<redacted>")
  }
}
