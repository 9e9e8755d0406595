import CastModel
import CastV2
import JSONCodec
import Testing

@Suite struct CastPayloadTests {
  static func payload(_ text: String) throws(CastPayloadError) -> CastPayload {
    try CastPayload(CastMessage(sourceId: "a", destinationId: "b", namespace: .media, text: text))
  }

  @Test(arguments: [
    (#"{"type":"A","requestId":7}"#, "A", 7), (#"{"responseType":"B","requestId":"8"}"#, "B", 8),
    (#"{"type":"A","responseType":"B","requestId":9.0}"#, "A", 9), (#"{"type":"A","request_id":10}"#, "A", 10),
    (#"{"type":"A","requestId":null,"request_id":11}"#, "A", 11), (#"{"type":"A","requestId":0}"#, "A", 0),
    (#"{"type":"A","requestId":1.5}"#, "A", nil), (#"{"type":5,"requestId":{}}"#, nil, nil), ("{}", nil, nil),
  ])
  func typeAndRequestIdAreReadForgivingly(text: String, type: String?, id: Int64?) throws {
    let payload = try Self.payload(text)
    #expect(payload.type?.rawValue == type)
    #expect(payload.requestId == id)
  }

  @Test func aLaunchStatusNamesItsLaunch() throws {
    let payload = try Self.payload(#"{"type":"LAUNCH_STATUS","launchRequestId":3,"status":"USER_ALLOWED"}"#)
    #expect(payload.launchRequestId == 3)
    #expect(payload.requestId == nil)
  }

  @Test(arguments: [("[]", CastPayloadError.Code.notAnObject), (#""x""#, .notAnObject), ("null", .notAnObject)])
  func refusesOtherValuesThanObjects(text: String, code: CastPayloadError.Code) {
    #expect(#expect(throws: CastPayloadError.self) { try Self.payload(text) }?.code == code)
  }

  @Test(arguments: ["", "{", "PING", "{\"a\":}", String(repeating: "[", count: 100_000)])
  func refusesInvalidJSON(text: String) {
    #expect(#expect(throws: CastPayloadError.self) { try Self.payload(text) }?.code == .invalidJSON)
  }

  @Test func readsLongQueuesButNoFlood() throws {
    let ids = (10_000..<20_900).map(String.init).joined(separator: ",")
    #expect(try Self.payload(#"{"itemIds":[\#(ids)]}"#).root["itemIds"]?.count == 10_900)
    let flood = String(repeating: "{},", count: 16_384)
    #expect(#expect(throws: CastPayloadError.self) { try Self.payload("{\"a\":[\(flood)1]}") }?.code == .invalidJSON)
  }

  @Test func binaryJSONIsReadToo() throws {
    let message = CastMessage(
      sourceId: "a", destinationId: "b", namespace: .media, binary: Array(#"{"type":"A"}"#.utf8))
    #expect(try CastPayload(message).type?.rawValue == "A")
  }

  @Test(arguments: [
    "LAUNCH_ERROR", "LOAD_FAILED", "LOAD_CANCELLED", "INVALID_PLAYER_STATE", "INVALID_REQUEST", "ERROR",
  ])
  func errorRepliesAreKnown(type: String) { #expect(CastMessageType(type).isErrorReply) }

  @Test(arguments: ["MEDIA_STATUS", "RECEIVER_STATUS", "LAUNCH_STATUS", "error", ""])
  func otherRepliesAreNoErrors(type: String) { #expect(!CastMessageType(type).isErrorReply) }
}
