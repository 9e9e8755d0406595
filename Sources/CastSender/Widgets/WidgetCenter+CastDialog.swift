import CastDiscovery
public import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// Opens the cast dialog (SDK `presentCastDialog`).
  @discardableResult
  public func openDialog() -> CastDialogState { self.setDialog(isPresented: true) }

  /// Closes the cast dialog; what connects goes on.
  @discardableResult
  public func closeDialog() -> CastDialogState { self.setDialog(isPresented: false) }

  private func setDialog(isPresented: Bool) -> CastDialogState {
    if self.memory.isDialogPresented != isPresented {
      self.logger.debug("cast dialog \(isPresented ? "opened" : "closed")")
      self.memory.isDialogPresented = isPresented
      self.memory.dialogFailure = nil
      self.refresh()
    }
    return CastDialogState(self.inputs, self.memory)
  }

  /// A device was chosen: leaves the caller's session with another one, and starts a session; returns when it is connected.
  ///
  /// - Parameters:
  ///   - applicationId: Which app; `nil`: the one that the context's criteria name, or else the default media receiver.
  ///   - own: The session of the program that chose, which is left; what other programs have goes on.
  ///   - didBegin: called with the new session before anything is told of it.
  /// - Throws: as ``SessionManager/start(_:options:didBegin:)``.
  public func selectDevice(
    _ deviceId: String, applicationId: String? = nil, leaving own: String?, didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> SessionSnapshot {
    self.logger.info("device chosen", metadata: ["device": "\(deviceId)"])
    // Nothing is left before it is known that there is something to go to.
    let target = SessionTarget.device(deviceId)
    let device = try self.context.sessions.device(for: target)
    self.memory.dialogFailure = nil
    let launch = self.context.options.launchOptions
    let options = SessionStartOptions(
      applicationId: applicationId ?? self.context.assumedApplicationId,
      relaunchIfRunning: launch.relaunchIfRunning, androidReceiverCompatible: launch.androidReceiverCompatible)
    if let own, let session = try? self.context.sessions.session(own), session.device.deviceId != device.deviceId {
      try? await self.context.sessions.end(session.id, action: .leave)
    }
    let snapshot = try await self.context.sessions.start(target, options: options, didBegin: didBegin)
    self.closeDialog()
    return snapshot
  }

  /// Ends the session that widgets show.
  ///
  /// - Parameter action: What that does to the receiver; `nil`: what the context's options say.
  /// - Throws: ``CastErrorCode/noSuchSession``.
  public func disconnect(_ action: SessionEndAction? = nil) async throws(CastError) {
    guard let session = self.session else {
      throw CastError(.noSuchSession, "There is no session to leave.")
    }
    self.logger.info("disconnected by the user", metadata: ["session": "\(session.id)"])
    // Afterwards nobody can be asked what a local player is to go on with.
    if session.media.snapshot.status?.items?.isEmpty == false { await self.keepQueue() }
    try await self.context.sessions.end(session.id, action: action)
    self.closeDialog()
  }
}
