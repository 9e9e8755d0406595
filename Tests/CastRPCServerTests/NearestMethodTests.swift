import CastModel
import CastRPCProtocol
import JSONCodec
import JSONRPC
import LoopIsolation
import Testing

@testable import CastRPCServer

@Suite(.timeLimit(.minutes(1))) @LoopActor struct NearestMethodTests {
  @Test(
    arguments: [
      ("initialize", "server.initialize"), ("media.loadMedia", "media.load"), ("server.Ping", "server.ping"),
      ("media.laod", "media.load"), ("sesion.start", "session.start"), ("shutdown", "server.shutdown"),
      ("widget.configure", "widget.setOptions"), ("context.initialize", "context.create"),
      ("session.connect", "session.start"), ("queue.append", "queue.insert"), ("no.such", nil), ("", nil),
      ("textDocument/hover", nil),
    ] as [(String, String?)])
  func unknownMethodsSuggestTheNearest(name: String, method: String?) async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let failure = await client.failure(name)
    #expect(failure?.name == "MethodNotFound")
    #expect(failure?.data["didYouMean"]?.string == method)
    if let method { #expect(failure?.message.contains(method) == true) }
    await fixture.shutDown()
  }
}
