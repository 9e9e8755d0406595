import CastTestSupport
import JSONCodec
import NIOCore
import Testing

@testable import WebBridge

/// What phones and pages of other origins may call.
@Suite struct RemoteCallFilterTests {
  /// The members of each method of the API.
  static func api() throws -> [String: Set<String>] {
    let document = try JSONDocument(parsing: try SourceTree.bytes("spec/openrpc.json")).root.value
    let methods = try #require(document["methods"]?.array)
    return Dictionary(
      uniqueKeysWithValues: methods.map { method in
        (method["name"]?.string ?? "", Set((method["params"]?.array ?? []).compactMap { $0["name"]?.string }))
      })
  }

  static func verdict(_ text: String) -> (isForwarded: Bool, message: JSONValue) {
    switch RemoteCallFilter.verdict(on: ByteBuffer(string: text)) {
    case .forward(let bytes): (true, Self.parsed(bytes))
    case .answer(let bytes): (false, Self.parsed(bytes))
    }
  }

  private static func parsed(_ bytes: ByteBuffer) -> JSONValue {
    (try? JSONDocument(parsing: Array(bytes.readableBytesView)).root.value) ?? .null
  }

  static func call(_ method: String, _ params: String = "{}") -> (isForwarded: Bool, message: JSONValue) {
    Self.verdict("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"\(method)\",\"params\":\(params)}")
  }

  @Test func everyMethodOfTheAPIIsClassifiedOnce() throws {
    let api = try Self.api()
    let refused = RemoteMethods.refused.values.flatMap { $0 }
    let allowed = RemoteMethods.allowed.keys.filter { !$0.hasPrefix("$/") }
    #expect(Set(api.keys).subtracting(refused).subtracting(allowed).sorted() == [], "new methods: classify them")
    #expect((refused + allowed).sorted() == api.keys.sorted())
  }

  @Test func everyAllowedMemberIsOneOfTheAPI() throws {
    let api = try Self.api()
    for (method, members) in RemoteMethods.allowed where !method.hasPrefix("$/") {
      #expect(members.subtracting(api[method] ?? []).sorted() == [], "\(method)")
    }
    // The members that lead to other hosts, files or programs are in none of them. (A style's path is none of a file.)
    let members = RemoteMethods.allowed.filter { $0.key != "widget.getStyle" }.values.reduce([], +)
    for name in ["host", "port", "path", "processId", "capabilities", "sessionOptions", "credentials", "convert"] {
      #expect(!members.contains(name), "\(name)")
    }
  }

  @Test func refusesEveryMethodOutsideTheTable() throws {
    for method in try Self.api().keys where RemoteMethods.allowed[method] == nil {
      let verdict = Self.call(method)
      #expect(!verdict.isForwarded, "\(method)")
      #expect(verdict.message["error"]?["code"]?.integer == -32601, "\(method)")
      #expect(verdict.message["id"]?.integer == 7)
    }
    #expect(!Self.call("no.such").isForwarded)
  }

  @Test(arguments: [
    ("player.play", #"{"url":"https://example.com/a.mp4"}"#),
    ("player.play", #"{"url":"http://192.168.1.9:8096/a.mp4","device":"0123456789abcdef0123456789abcdef"}"#),
    ("media.load", #"{"media":{"contentId":"dQw4w9WgXcQ","customData":{"path":"/etc/passwd"}}}"#),
    ("queue.load", #"{"items":[{"media":{"contentId":"https://example.com/a","metadata":{"title":"a / b"}}}]}"#),
    ("widget.setOptions", #"{"options":{"miniController":{"isEnabled":true}}}"#),
    ("server.initialize", #"{"protocolVersion":"1.0","clientInfo":{"name":"x"},"topics":["widget.*","queue.*"]}"#),
    ("session.setVolume", #"{"level":0.5}"#), ("$/cancelRequest", #"{"id":3}"#),
  ])
  func forwardsWhatARemoteNeeds(method: String, params: String) throws {
    let verdict = Self.call(method, params)
    #expect(verdict.isForwarded)
    #expect(verdict.message["params"] == (try JSONDocument(parsing: params).root.value))
    #expect(verdict.message["method"]?.string == method)
  }

  @Test(arguments: [
    "/etc/passwd", " /etc/passwd", "\n/etc/passwd", "file:///etc/passwd", "FILE:/etc/passwd", "file:x", "../x.mp4",
    "~/x.mp4", "a/b.mp4", "//host/x.mp4", "\\\\host\\x", "http:/etc/passwd", "http:///etc/passwd", "ftp://host/x",
    "http://127.0.0.1/x", "http://127.1/x", "http://2130706433/x", "http://0x7f000001/", "http://0/x", "http://[::1]/",
    "http://[::ffff:127.0.0.1]/", "http://localhost:631/", "http://LOCALHOST./", "http://a.localhost/",
    "http://user@127.0.0.1/", "http://user:x@[::]/", "http://１２７.0.0.1/", "http://ⅼocalhost/", "http://[::1%25lo]/",
    "http://example.com\\@127.0.0.1/",
  ])
  func refusesFilesAndProgramsOfTheComputer(place: String) {
    let text = JSONValue.string(place).jsonText
    let calls = [
      ("player.play", "{\"url\":\(text)}"), ("player.play", "{\"urls\":[\"https://example.com/\",\(text)]}"),
      ("player.play", "{\"url\":\"https://example.com/\",\"subtitles\":\(text)}"),
      ("media.load", "{\"media\":{\"contentId\":\(text)}}"),
      ("media.load", "{\"media\":{\"contentId\":\"x\",\"contentUrl\":\(text)}}"),
      ("media.load", "{\"media\":{\"contentId\":\"x\",\"tracks\":[{\"trackContentId\":\(text)}]}}"),
      ("media.load", "{\"media\":{\"metadata\":{\"images\":[{\"url\":\(text)}]}}}"),
      ("queue.insert", "{\"items\":[{\"media\":{\"contentId\":\(text)}}]}"),
      ("queue.insertAndPlay", "{\"item\":{\"media\":{\"contentId\":\(text)}}}"),
      ("queue.load", "{\"queueData\":{\"items\":[{\"media\":{\"contentId\":\(text)}}]}}"),
      ("widget.handOver", "{\"local\":{\"media\":{\"contentId\":\(text)}}}"),
    ]
    for (method, params) in calls {
      let verdict = Self.call(method, params)
      #expect(!verdict.isForwarded, "\(method) \(params)")
      #expect(verdict.message["error"]?["code"]?.integer == -32602, "\(method) \(params)")
    }
  }

  @Test(arguments: [
    ("session.start", #"{"host":"192.168.1.1","port":22}"#), ("player.play", #"{"device":"192.168.1.1:22"}"#),
    ("player.pause", #"{"device":"router"}"#), ("player.play", #"{"url":"http://a.example/","convert":"ALWAYS"}"#),
    ("server.initialize", #"{"processId":1}"#), ("server.initialize", #"{"capabilities":{"imageCache":true}}"#),
    ("server.initialize", #"{"topics":["*"]}"#), ("events.subscribe", #"{"topics":["log.didRecord"]}"#),
    ("events.subscribe", #"{"topics":["session.*","record.*"]}"#), ("events.subscribe", #"{"topics":"session.*"}"#),
    ("widget.setOptions", #"{"options":{"images":{}}}"#), ("media.play", #"{"unknown":1}"#),
    ("discovery.find", #"{"host":"x"}"#), ("media.play", "[1]"),
  ])
  func refusesMembersThatReachMore(method: String, params: String) {
    #expect(!Self.call(method, params).isForwarded)
  }

  @Test func picturesOfPrivateAddressesAreNotAllowedByTheCaller() {
    let verdict = Self.call(
      "image.fetch", #"{"url":"https://a.example/x.png","options":{"allowPrivateAddresses":true,"allowSVG":true}}"#)
    #expect(verdict.isForwarded)
    #expect(verdict.message["params"]?["options"] == ["allowSVG": true])
  }

  @Test(arguments: [
    "[]", "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server.ping\"}]", "{}", "{\"id\":1,\"result\":{}}",
    "{\"method\":7}",
    "{\"method\":\"server.ping\",\"id\":{}}", "{\"method\":\"server.ping\",\"id\":null}", "{",
    "{\"method\":\"server.ping\"} x",
  ])
  func refusesWhatIsNotOneRequest(text: String) { #expect(!Self.verdict(text).isForwarded) }

  @Test func aMessageIsForwardedAsItWasUnderstood() {
    let verdict = Self.verdict(#"{"method":"server.ping","id":1,"extra":"server.shutdown","jsonrpc":"1"}"#)
    #expect(verdict.isForwarded)
    #expect(verdict.message == ["id": 1, "jsonrpc": "2.0", "method": "server.ping", "params": [:]])
    // Parsers differ in which of two equal members they take.
    #expect(!Self.verdict(#"{"method":"server.ping","method":"server.shutdown","id":1}"#).isForwarded)
    #expect(!Self.verdict(#"{"method":"server.shutdown","method":"server.ping","id":1}"#).isForwarded)
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(!Self.call("server.echo", "{\"value\":\(deep)}").isForwarded)
  }
}
