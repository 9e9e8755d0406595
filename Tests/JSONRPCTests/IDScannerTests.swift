import Testing

@testable import JSONRPC

@Suite("Id scanner")
struct IDScannerTests {
  @Test(
    "finds the message's own id and no other",
    arguments: [
      (#"{"id":1,"#, .integer(1)), (#"{"id":-12}"#, .integer(-12)), (#"{ "id" : 5 , "#, .integer(5)),
      (#"{"jsonrpc":"2.0","method":"id","id":"a-b","x":"#, .string("a-b")),
      (#"{"params":{"id":1,"a":["id",{"id":2}]},"id":3,"#, .integer(3)),
      (#"{"a":"\"id\":9,","id":4}"#, .integer(4)), (#"{"a":"x\\","id":4}"#, .integer(4)),
      (#"{"params":{"id":1,"#, nil), (#"{"id":12"#, nil), (#"{"id":"ab"#, nil), (#"{"id":1.5,"#, nil),
      (#"{"id":null,"#, nil),
      (#"{"id":"a\nb","#, nil), (#"[{"id":1}"#, nil), (#"{"id"1}"#, nil), (#"{"a":"id","b":1,"#, nil), ("", nil),
      ("xyz", nil),
      (#"{"id":99999999999999999999,"#, nil), (#"{"id":--1,"#, nil), (#"}}}{"id":1,"#, nil),
    ] as [(String, JSONRPCID?)])
  func table(text: String, id: JSONRPCID?) {
    #expect(IDScanner.id(in: Array(text.utf8)) == id)
  }

  @Test("looks no further than it must")
  func bound() {
    let far = #"{"a":"\#(String(repeating: "x", count: 5_000))","id":1}"#
    #expect(IDScanner.id(in: Array(far.utf8)) == nil)
  }
}
