import CastTestSupport
import Logging
import LoopIsolation
import NIOCore
import NIOHTTP1
import Testing

@testable import HTTPServing

/// Which connection a new one replaces.
@Suite(.timeLimit(.minutes(1)))
struct ReplaceableConnectionsTests {
  @Test func theOneThatWaitedLongestGoesFirst() {
    var connections = ReplaceableConnections<Int>()
    #expect(connections.replaceable == nil)
    for id in 1...4 { connections.insert(id) }
    #expect(connections.replaceable == 1)
    // The first one sends a request: idle ones are replaced before it.
    connections.set(1, isBusy: true)
    #expect(connections.replaceable == 2)
    connections.remove(2)
    connections.set(3, isBusy: true)
    connections.set(4, isBusy: true)
    #expect(connections.replaceable == 1)
    // It has its answer, and is idle again.
    connections.set(3, isBusy: false)
    #expect(connections.replaceable == 3)
    connections.remove(3)
    connections.set(3, isBusy: true)
    connections.remove(1)
    connections.remove(4)
    #expect(connections.replaceable == nil)
  }

  @LoopActor @Test func aNewConnectionTakesAnIdleOnesPlaceAndNotOneThatIsAnswered() async throws {
    var configuration = HTTPServerConfiguration(maximumConnections: 2)
    configuration.replacesConnections = true
    let began = Mailbox<String>()
    var waiting: [CheckedContinuation<Void, Never>] = []
    let server = try await HTTPServerTests.serve(configuration) { request in
      if request.path == "/slow" {
        began.put("slow")
        await withCheckedContinuation { waiting.append($0) }
      }
      return HTTPResponse(text: request.path)
    }
    let slow = try await RawHTTPClient.connect(port: server.port)
    try await slow.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await began.next() == "slow")
    var last = try await RawHTTPClient.connect(port: server.port)
    for number in 0..<20 {
      let next = try await RawHTTPClient.connect(port: server.port)
      #expect(await last.textToEnd() == "", "\(number)")
      last = next
    }
    try await last.send("GET /last HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await last.text(upTo: "/last").hasSuffix("/last"))
    for each in waiting { each.resume() }
    #expect(await slow.text(upTo: "/slow").hasSuffix("/slow"))
    #expect(server.connectionCount == 2)
  }

  @LoopActor @Test func anAddressHasNoMorePlacesThanItsLimit() async throws {
    var configuration = HTTPServerConfiguration(maximumConnections: 10)
    configuration.replacesConnections = true
    configuration.maximumConnectionsPerAddress = 2
    let server = try await HTTPServerTests.serve(configuration) { request in HTTPResponse(text: request.path) }
    let kept = [try await RawHTTPClient.connect(port: server.port), try await RawHTTPClient.connect(port: server.port)]
    for _ in 0..<3 {
      let next = try await RawHTTPClient.connect(port: server.port)
      #expect(await next.textToEnd() == "")
    }
    let other = try await RawHTTPClient.connect(port: server.port, from: "127.0.0.2")
    for (number, client) in (kept + [other]).enumerated() {
      try await client.send("GET /\(number) HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(await client.text(upTo: "/\(number)").hasSuffix("/\(number)"))
    }
    #expect(server.connectionCount == 3)
  }

  @LoopActor @Test func theFirstRequestHasATimeOfItsOwn() async throws {
    var configuration = HTTPServerConfiguration(idleTimeout: .hours(1))
    configuration.firstRequestTimeout = .milliseconds(50)
    let server = try await HTTPServerTests.serve(configuration)
    let silent = try await RawHTTPClient.connect(port: server.port)
    #expect(await silent.textToEnd() == "")
  }

  @LoopActor @Test func anAnswerThatSaysSoEndsTheConnection() async throws {
    let server = try await HTTPServerTests.serve { _ in
      var response = HTTPResponse(text: "no")
      response.headers.add(name: "connection", value: "close")
      return response
    }
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await client.textToEnd().hasSuffix("no"))
  }
}
