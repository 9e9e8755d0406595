import NIOCore
import NIOHTTP1
import Testing

@testable import HTTPFetch

@Suite struct ExchangeStateTests {
  private func head(_ headers: HTTPHeaders = [:]) -> ExchangeState.Event {
    .head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))
  }

  private func names(_ actions: [ExchangeState.Action]) -> [String] {
    actions.map { action in
      switch action {
      case .deliverHead: "head"
      case .deliverBody(let piece): piece.map { "body \($0.readableBytes)" } ?? "end"
      case .fail(let error): "fail \(error.code.rawValue)"
      case .read: "read"
      case .close: "close"
      }
    }
  }

  private func run(limit: Int = 10, _ events: [ExchangeState.Event]) -> [[String]] {
    var state = ExchangeState(bodyLimit: limit)
    return events.map { self.names(state.handle($0)) }
  }

  @Test func readsOnlyWhatIsWanted() {
    let body = ByteBuffer(string: "12345")
    let seen = self.run([
      .readComplete, self.head(), .body(body), .body(body), .readComplete, .bodyWanted, .bodyWanted, .bodyWanted,
      .readComplete, .end, .bodyWanted,
    ])
    #expect(
      seen == [
        ["read"], ["head"], [], [], [], ["body 5"], ["body 5"], ["read"], ["read"], ["end", "close"], ["end"],
      ])
  }

  @Test func anAnnouncedLengthPastTheLimitFailsAtOnce() {
    #expect(self.run([self.head(["Content-Length": "11"])]) == [["fail bodyTooLarge", "close"]])
  }

  @Test func anUnannouncedLengthFailsAtTheLimit() {
    let seen = self.run([
      self.head(), .bodyWanted, .body(ByteBuffer(string: "1234567890")), .bodyWanted, .body(ByteBuffer(string: "1")),
      .bodyWanted,
    ])
    #expect(
      seen == [["head"], ["read"], ["body 10"], ["read"], ["fail bodyTooLarge", "close"], ["fail bodyTooLarge"]])
  }

  @Test func whatCameBeforeAFailureIsDelivered() {
    let seen = self.run([
      self.head(), .body(ByteBuffer(string: "123")), .failed(FetchError(.connectionLost, "")), .bodyWanted, .bodyWanted,
    ])
    #expect(seen == [["head"], [], ["close"], ["body 3"], ["fail connectionLost"]])
  }

  @Test func aFailureIsToldOnce() {
    let lost = ExchangeState.Event.failed(FetchError(.connectionLost, ""))
    #expect(self.run([lost, lost, self.head(), .end]) == [["fail connectionLost", "close"], [], [], []])
  }

  @Test func aBodyThatOnlyTheEndDelimitsMustEndCleanly() {
    let piece = ByteBuffer(string: "123")
    let events = [ExchangeState.Event.bodyWanted, .body(piece), .bodyWanted, .streamCutOff, .end]
    #expect(self.run([self.head()] + events).last == ["fail truncated", "close"])
    #expect(self.run([self.head(["Content-Length": "3"])] + events).last == ["end", "close"])
  }

  @Test func afterTheEndNothingFails() {
    #expect(self.run([self.head(), .end, .failed(FetchError(.connectionLost, "")), .bodyWanted]).last == ["end"])
  }
}
