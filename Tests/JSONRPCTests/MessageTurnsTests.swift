import LoopIsolation
import NIOCore
import Testing

@testable import JSONRPC

@Suite("Turns", .timeLimit(.minutes(1)))
@LoopActor
struct MessageTurnsTests {
  let server = TestServer()

  private static func marks(_ names: [String], from id: Int = 1) -> ByteBuffer {
    ByteBuffer(
      string: names.enumerated().map {
        #"{"jsonrpc":"2.0","id":\#(id + $0.offset),"method":"mark","params":{"name":"\#($0.element)"}}"# + "\n"
      }.joined())
  }

  private func peer() async throws -> (RawConnection, JSONRPCPeer) {
    let (client, descriptor) = try RawConnection.pair()
    return (client, try await self.server.serve(descriptor))
  }

  @Test("a peer with one message is served before another peer's backlog")
  func oneAtATime() async throws {
    let (flooding, flooder) = try await self.peer()
    let (asking, good) = try await self.peer()
    flooder.receive(Self.marks((0..<100).map { "f\($0)" }))
    good.receive(Self.marks(["g0"]))
    good.receive(Self.marks(["g1"], from: 2))
    await self.server.wait { $0.begun.count == 102 }
    #expect(self.server.begun.prefix(3) == ["f0", "g0", "g1"])
    _ = (flooding, asking)
  }

  @Test("peers with many messages take turns")
  func manyEach() async throws {
    let (one, first) = try await self.peer()
    let (other, second) = try await self.peer()
    first.receive(Self.marks((0..<100).map { "a\($0)" }))
    second.receive(Self.marks((0..<100).map { "b\($0)" }))
    await self.server.wait { $0.begun.count == 200 }
    let early = self.server.begun.prefix(100).count { $0.hasPrefix("b") }
    #expect((40...60).contains(early))
    _ = (one, other)
  }
}
