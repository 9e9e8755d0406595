import CastModel
import CastRPCProtocol
import JSONRPC
import LoopIsolation

/// `player.interrupt`: an announcement, then what was before.
extension PlayerMethods {
  func interrupt(_ params: PlayerInterruptParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }
}
