import LoopIsolation
import NIOCore

/// Answers everything with one error, and closes the connection after the first answer.
@LoopActor
final class RefusingHandler: JSONRPCHandler {
  private let error: JSONRPCError

  init(error: JSONRPCError) { self.error = error }

  func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? {
    let error = self.error
    return { _, call in
      call.peer.finish(within: .milliseconds(100))
      throw error
    }
  }
}
