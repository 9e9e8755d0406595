import CastRPCProtocol
import CastSender

extension CastRPCProtocol.SavedSession {
  init(_ saved: CastSender.SavedSession) {
    self.init(
      sessionId: saved.sessionId, deviceId: saved.deviceId, friendlyName: saved.friendlyName, host: saved.host,
      port: Int64(saved.port), applicationId: saved.applicationId, receiverSessionId: saved.receiverSessionId,
      sessionOptions: saved.sessionOptions, owner: saved.owner.map(ClientInfo.init), savedAt: saved.savedAt)
  }
}

extension SessionRestoreResult {
  init(_ restorations: [SessionManager.Restoration], problems: [String]) {
    self.init(sessions: [], failures: [], problems: problems)
    for restoration in restorations {
      switch restoration.outcome {
      case .success(let session): self.sessions.append(Session(session))
      case .failure(let error):
        self.failures.append(
          FailedRestoration(
            saved: CastRPCProtocol.SavedSession(restoration.saved), error: APIError(error).info))
      }
    }
  }
}
