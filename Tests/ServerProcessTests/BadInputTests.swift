import CastTestSupport
import JSONCodec
import Testing

/// Every kind of bad input gets a clear error, and the next request on the same connection works.
@Suite(.blocking) struct BadInputTests {
  @Test(arguments: [
    ("this is not JSON", -32700, nil),
    (#"{"jsonrpc":"2.0","id":1"#, -32700, nil),
    (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"server.ping"}"#, -32700, nil),
    ("\"\u{1}", -32700, nil),
    ("[]", -32600, nil),
    ("42", -32700, nil),
    (#"{"jsonrpc":"2.0","id":{},"method":"server.ping"}"#, -32600, nil),
    (#"{"jsonrpc":"2.0","id":true,"method":"server.ping"}"#, -32600, nil),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600, nil),
    (#"{"jsonrpc":"2.0","id":1,"method":"no.such"}"#, -32601, nil),
    (#"{"jsonrpc":"2.0","id":1,"method":"server.echo"}"#, -32602, "value"),
    (#"{"jsonrpc":"2.0","id":1,"method":"server.echo","params":[1]}"#, -32602, "params"),
    (#"{"jsonrpc":"2.0","id":1,"method":"session.setVolume","params":{"level":"loud"}}"#, -32602, "level"),
    (#"{"jsonrpc":"2.0","id":1,"method":"session.setVolume","params":{"level":2}}"#, -32602, "level"),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"media.load","params":{"media":{"tracks":[{"trackId":1,"type":"TEXT"},{"trackId":2,"type":"SMELL"}]}}}"#,
      -32602, "media.tracks[1].type"
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"session.get","params":{"sessionId":"nope"}}"#, 3001, nil),
  ])
  func isAnswered(line: String, code: Int, path: String?) throws {
    let server = try ServerProcess()
    let answer = try server.exchange(line)
    #expect(answer["error"]?["code"]?.integer == Int64(code), "\(answer.jsonText)")
    #expect(answer["error"]?["message"]?.string?.isEmpty == false)
    #expect(answer["error"]?["data"]?["name"]?.string?.isEmpty == false)
    if let path { #expect(answer["error"]?["data"]?["path"]?.string?.hasSuffix(path) == true, "\(answer.jsonText)") }
    try server.expectAlive()
  }

  @Test(arguments: [
    "this is not JSON", #"{"jsonrpc":"2.0","id":1"#, "\"\u{1}", #"{"jsonrpc":"2.0","id":1,"id":2}"#, "{} {}",
  ])
  func aMessageThatCannotBeReadIsExplainedOnce(_ line: String) throws {
    let error = try ServerProcess().exchange(line)["error"]
    let message = try #require(error?["message"]?.string)
    let sentences = message.split(separator: ". ").flatMap { $0.split(separator: ": ") }.map { $0.lowercased() }
    #expect(Set(sentences).count == sentences.count, "\(message)")
    #expect(message.components(of: "can't be read") <= 1 && !message.contains("\n"), "\(message)")
  }

  @Test func invalidUTF8IsAnswered() throws {
    let server = try ServerProcess()
    server.child.write(Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF, 0xFE] + Array("\"}\n".utf8))
    #expect(try server.readMessage()["error"]?["code"] == -32700)
    try server.expectAlive()
  }

  @Test func depthIsAnswered() throws {
    let server = try ServerProcess()
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    let answer = try server.exchange(#"{"jsonrpc":"2.0","id":1,"method":"server.echo","params":{"value":\#(deep)}}"#)
    #expect(answer["error"]?["code"] == -32700)
    try server.expectAlive()
  }

  @Test func aHugeLineIsAnsweredAndNotKept() throws {
    let server = try ServerProcess()
    server.child.write(Array(#"{"jsonrpc":"2.0","id":1,"method":"server.echo","params":{"value":""#.utf8))
    let megabyte = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<100 { server.child.write(megabyte) }
    server.child.writeLine("\"}}")
    let answer = try server.readMessage()
    #expect(answer["error"]?["code"] == -32012 && answer["error"]?["data"]?["limit"] == 16_777_216)
    try server.expectAlive()
  }

  @Test func aTruncatedFrameIsAnsweredAtTheEnd() throws {
    let server = try ServerProcess()
    server.child.write(Array("Content-Length: 400\r\n\r\n{\"jsonrpc\"".utf8))
    server.child.closeInput()
    let output = try server.child.readToEnd()
    #expect(output.contains("-32700"))
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  @Test func badHeadersAreAnsweredAndTheNextMessageWorks() throws {
    let ping = #"{"jsonrpc":"2.0","id":"alive","method":"server.ping"}"#
    let server = try ServerProcess()
    server.child.write(Array("Content-Length: \(ping.utf8.count)\r\n\r\n\(ping)".utf8))
    server.child.write(Array("Content-Length: 3\r\n\r\n{x}Content-Length: \(ping.utf8.count)\r\n\r\n\(ping)".utf8))
    server.child.closeInput()
    let output = try server.child.readToEnd()
    #expect(output.contains("-32700"))
    #expect(output.ranges(of: #""id":"alive""#).count == 2)
  }
}

extension String {
  /// Returns how often `text` occurs in it.
  fileprivate func components(of text: String) -> Int { self.ranges(of: text).count }
}
