import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// `player.*`: playing in one step.
@LoopActor
final class PlayerMethods: PlayerService {
  let context: CastContext
  let publisher: NotificationPublisher
  let sessions: SessionFinder

  init(context: CastContext, publisher: NotificationPublisher, sessions: SessionFinder) {
    self.context = context
    self.publisher = publisher
    self.sessions = sessions
  }

  func play(_ params: PlayerPlayParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func pause(_ params: PlayerPauseParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func resume(_ params: PlayerResumeParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func toggle(_ params: PlayerToggleParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func stop(_ params: PlayerStopParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func seek(_ params: PlayerSeekParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func next(_ params: PlayerNextParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func previous(_ params: PlayerPreviousParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func setVolume(_ params: PlayerSetVolumeParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func status(_ params: PlayerStatusParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func list(_ params: PlayerListParams, _ call: JSONRPCCallContext) async throws -> PlayerListResult {
    throw APIError(.internalError, "Not built yet.")
  }

  func connect(_ params: PlayerConnectParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    throw APIError(.internalError, "Not built yet.")
  }

  func setDefault(_ params: PlayerSetDefaultParams, _ call: JSONRPCCallContext) async throws -> PlayerNames {
    throw APIError(.internalError, "Not built yet.")
  }

  func setAlias(_ params: PlayerSetAliasParams, _ call: JSONRPCCallContext) async throws -> PlayerNames {
    throw APIError(.internalError, "Not built yet.")
  }

  func getNames(_ params: PlayerGetNamesParams, _ call: JSONRPCCallContext) async throws -> PlayerNames {
    throw APIError(.internalError, "Not built yet.")
  }
}
