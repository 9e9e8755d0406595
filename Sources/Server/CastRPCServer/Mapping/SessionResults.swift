import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender

extension SessionRestoreResult {
  init(_ restorations: [SessionManager.Restoration], problems: [String]) {
    self.init(sessions: [], failures: [], problems: problems)
    for restoration in restorations {
      switch restoration.outcome {
      case .success(let session): self.sessions.append(Session(session))
      case .failure(let error):
        self.failures.append(FailedRestoration(saved: SavedSession(restoration.saved), error: APIError(error).info))
      }
    }
  }
}

extension SessionTransferResult {
  init(_ result: SessionManager.TransferResult) {
    self.init(
      session: Session(result.session), fromDeviceId: result.source.deviceId,
      stateSource: result.stateSource,
      isResumedByApplication: result.isResumedByApplication, isSourceStopped: result.isSourceStopped)
  }
}
