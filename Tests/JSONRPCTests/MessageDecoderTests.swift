import JSONCodec
import Testing

@testable import JSONRPC

@Suite("Message decoder")
struct MessageDecoderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var input: String
    var summary: String
    var testDescription: String { self.input }

    init(_ input: String, _ summary: String) {
      self.input = input
      self.summary = summary
    }
  }

  static func decode(_ text: String, _ decoder: MessageDecoder = MessageDecoder()) -> IncomingFrame {
    Array(text.utf8).withUnsafeBytes(decoder.decode)
  }

  static func summary(_ frame: IncomingFrame) -> String {
    switch frame {
    case .single(let message): self.summary(message)
    case .batch(let messages): "[" + messages.map(self.summary).joined(separator: "; ") + "]"
    }
  }

  static func summary(_ message: IncomingMessage) -> String {
    switch message {
    case .request(let id, let method, let params): "request \(id) \(method) \(params?.value.jsonText ?? "-")"
    case .notification(let method, let params): "notification \(method) \(params?.value.jsonText ?? "-")"
    case .response(let id, .success(let node)): "result \(id?.description ?? "null") \(node.value.jsonText)"
    case .response(let id, .failure(let error)): "error \(id?.description ?? "null") \(error.code) \(error.message)"
    case .invalid(let id, let error):
      "invalid \(id?.description ?? "null") \(error.code) \(error.data["path"]?.string ?? "-")"
    case .ignorable(let error): "ignorable \(error.code)"
    }
  }

  static let good: [Case] = [
    Case(#"{"jsonrpc":"2.0","id":1,"method":"a.b"}"#, "request 1 a.b -"),
    Case(#"{"jsonrpc":"2.0","id":99999999999999999999,"method":"m"}"#, "request 99999999999999999999 m -"),
    Case(#"{"jsonrpc":"2.0","id":1e2,"method":"m"}"#, "request 1e2 m -"),
    Case(#"{"jsonrpc":"2.0","id":1.50,"method":"m"}"#, "request 1.50 m -"),
    Case(#"{"jsonrpc":"2.0","id":-9223372036854775808,"method":"m"}"#, "request -9223372036854775808 m -"),
    Case(#"{"jsonrpc":"2.0","id":"x\ny","method":"m","params":{"k":[1]}}"#, "request \"x\ny\" m {\"k\":[1]}"),
    Case(#"{"jsonrpc":"2.0","id":"","method":""}"#, "request \"\"  -"),
    Case(#"{"jsonrpc":"2.0","id":1.0,"method":"m"}"#, "request 1.0 m -"),
    Case(#"{"jsonrpc":"2.0","id":1e3,"method":"m"}"#, "request 1e3 m -"),
    Case(#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, "request 1.5 m -"),
    Case(#"{"jsonrpc":"2.0","id":3,"method":"m","params":[]}"#, "request 3 m -"),
    Case(#"{"jsonrpc":"2.0","method":"m","params":[]}"#, "notification m -"),
    Case(#"{"jsonrpc":"2.0","id":1,"method":"m","params":null,"extra":true}"#, "request 1 m -"),
    Case(#"{"jsonrpc":"2.0","method":"m","params":{}}"#, "notification m {}"),
    Case(#"{"jsonrpc":"2.0","id":"s-1","result":{"a":1}}"#, "result \"s-1\" {\"a\":1}"),
    Case(#"{"jsonrpc":"2.0","id":"s-1","result":null}"#, "result \"s-1\" null"),
    Case(#"{"jsonrpc":"2.0","id":"s-1","error":{"code":7,"message":"no"}}"#, "error \"s-1\" 7 no"),
    Case(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"?"}}"#, "error null -32700 ?"),
    Case(
      #"[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","method":"b"},3,[]]"#,
      "[request 1 a -; notification b -; invalid null -32600 -; invalid null -32600 -]"),
  ]

  static let bad: [Case] = [
    Case("", "invalid null -32700 -"),
    Case("xyz", "invalid null -32700 -"),
    Case("{} {}", "invalid null -32700 -"),
    Case(#"{"jsonrpc":"2.0","id":1,"method":"m""#, "invalid 1 -32700 -"),
    Case(#"{"jsonrpc":"2.0","id":1,"method":"m"} x"#, "invalid 1 -32700 -"),
    Case(#"{"jsonrpc":"2.0","id":1,"method":"m"}{"id":2}"#, "invalid 1 -32700 -"),
    Case(#"{"jsonrpc":"2.0","id":1,"method":"m","params":{"a\u0000b":1}}"#, "invalid 1 -32600 -"),
    Case(#"[{"jsonrpc":"2.0","id":1,"method":"m"},{"jsonrpc":"2.0","id":2"#, "[invalid 1 -32700 -]"),
    Case(
      #"[{"jsonrpc":"2.0","id":1,"method":"m"},{"id":"b","a":NaN}]"#, "[invalid 1 -32700 -; invalid \"b\" -32700 -]"),
    Case(#"{"jsonrpc":"2.0","id":5,"method":"m","params":{"a":1,"a":2}}"#, "invalid 5 -32700 -"),
    Case(#"{"jsonrpc":"2.0","id":5,"method":"m","params":{"a":NaN}}"#, "invalid 5 -32700 -"),
    Case(#"{"jsonrpc":"2.0","id":5,"method":"m","params":{"a":099999999999999999999}}"#, "invalid 5 -32700 -"),
    Case(
      #"{"jsonrpc":"2.0","id":-9223372036854775808,"params":99999999999999999999}"#,
      "invalid -9223372036854775808 -32600 method"),
    Case("7", "invalid null -32600 -"),
    Case("[]", "invalid null -32600 -"),
    Case("{}", "invalid null -32600 method"),
    Case(#"{"id":4,"method":"m"}"#, "invalid 4 -32600 jsonrpc"),
    Case(#"{"jsonrpc":"1.0","id":4,"method":"m"}"#, "invalid 4 -32600 jsonrpc"),
    Case(#"{"jsonrpc":2.0,"id":4,"method":"m"}"#, "invalid 4 -32600 jsonrpc"),
    Case(#"{"jsonrpc":"2.0","id":4}"#, "invalid 4 -32600 method"),
    Case(#"{"jsonrpc":"2.0","id":4,"method":7}"#, "invalid 4 -32600 method"),
    Case(#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, "invalid null -32600 id"),
    Case(#"{"jsonrpc":"2.0","id":true,"method":"m"}"#, "invalid null -32600 id"),
    Case(#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, "invalid null -32600 id"),
    Case(#"{"jsonrpc":"2.0","id":[1],"method":"m"}"#, "invalid null -32600 id"),
    Case(#"{"jsonrpc":"2.0","id":3,"method":"m","params":[1]}"#, "invalid 3 -32602 params"),
    Case(#"{"jsonrpc":"2.0","id":3,"method":"m","params":"x"}"#, "invalid 3 -32602 params"),
    Case(#"{"jsonrpc":"2.0","method":"m","params":[1]}"#, "ignorable -32602"),
  ]

  @Test("reads one document", arguments: good + bad)
  func table(_ example: Case) {
    #expect(Self.summary(Self.decode(example.input)) == example.summary)
  }

  @Test("a syntax error names its place")
  func byteOffset() {
    guard case .single(.invalid(_, let error)) = Self.decode(#"{"a": nope}"#) else {
      return #expect(Bool(false), "decoded")
    }
    // The parser stops after the invalid word.
    #expect(error.data["byteOffset"] == 10)
    #expect(error.data["name"] == "ParseError")
  }

  @Test("a broken body of any length is refused under its id", arguments: [10, 1 << 21])
  func brokenBody(padding: Int) {
    let text = #"{"params":"\#(String(repeating: "x", count: padding))","id":8,"#
    #expect(Self.summary(Self.decode(text)) == "invalid 8 -32700 -")
  }

  @Test("nesting deeper than the limit is refused under its id")
  func depth() {
    let nested = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let text = #"{"jsonrpc":"2.0","id":8,"method":"m","params":{"a":\#(nested)}}"#
    #expect(Self.summary(Self.decode(text)) == "invalid 8 -32700 -")
  }

  @Test("a batch over the limit is refused as a whole")
  func batchLimit() {
    let decoder = MessageDecoder(maximumBatchCount: 2)
    #expect(Self.summary(Self.decode("[1,2]", decoder)).hasPrefix("["))
    #expect(Self.summary(Self.decode("[1,2,3]", decoder)) == "invalid null -32600 -")
    let batch = #"[{"id":1},{"id":2},{"jsonrpc":"2.0","method":"m"}]"#
    #expect(Self.summary(Self.decode(batch, decoder)) == "[invalid 1 -32600 -; invalid 2 -32600 -]")
    #expect(Self.summary(Self.decode(#"[{"id":1},{"id":2},{"id":3}]"#, decoder)) == "invalid null -32600 -")
  }

  @Test("every error of this layer has name, domain and retryability")
  func errorData() {
    let errors: [JSONRPCError] = [
      .parseError("x"), .invalidRequest("x"), .methodNotFound("x"), .invalidParams(JSONDecodingError(reason: "x")),
      .internalError("x"), .messageTooLarge(limit: 1), .requestCancelled, .shuttingDown, .tooManyRequests(limit: 1),
    ]
    for error in errors {
      #expect(error.name != nil)
      #expect(error.data["domain"] == "rpc")
      #expect(error.data["retryable"]?.bool == (error.code == .tooManyRequests))
    }
  }
}
