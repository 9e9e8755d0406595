import CastDiscovery
import CastModel
import CastV2
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  /// Connects. Returns when the session is connected and, for media apps, its first media status is known.
  ///
  /// Cancelling the calling task ends the attempt.
  func start() async throws(CastError) -> SessionSnapshot {
    let result = await withTaskCancellationHandler {
      await self.wait(for: .attempted) {
        self.logger.component("CastSession(Starting)").info(
          "session starting",
          metadata: [
            "device": "\(self.device.friendlyName)", "model": "\(self.device.modelName)",
            "address": "\(self.device.host):\(self.device.port)",
            "application": "\(self.link.applicationId ?? "whatever runs")",
          ])
        self.environment.emit(.session(.willStart(self.snapshot)))
        self.link.begin()
        if Task.isCancelled { self.cancelStart() }
      }
    } onCancel: {
      LoopActor.task { self.cancelStart() }
    }
    return try result.get()
  }

  /// Cancels the attempt, because the caller's task was cancelled.
  private func cancelStart() {
    self.link.advance(.cancel(CastError(.requestCancelled, "Starting the session was cancelled.")))
  }

  /// Waits until a session that is connecting is connected, or has failed.
  func startOutcome() async -> Result<SessionSnapshot, CastError> {
    guard self.connectionState == .connecting else { return .success(self.snapshot) }
    return await self.wait(for: .attempted)
  }

  // MARK: Outcome

  func didStart(_ application: ReceiverApplication) {
    // A session that was transferred meanwhile has another link.
    if let replaced { self.manager?.sessions.first { $0.link === replaced }?.giveWay() }
    self.replaced = nil
    self.enter(.connected)
    let snapshot = self.snapshot
    let elapsed = self.link.lifecycle?.elapsed(now: self.environment.clock.now) ?? .zero
    self.logger.component("CastSession(Starting)").info(
      "session started",
      metadata: [
        "application": "\(application.appId ?? "?")", "transport": "\(application.transportId ?? "?")",
        "elapsed": "\(elapsed.seconds)",
      ])
    self.environment.emit(.session(.didStart(snapshot)))
    self.didComeUp()
    self.media.announce()
    self.resume([.attempted, .up], with: .success(snapshot))
    self.suspendIfDue()
  }

  func didFailToStart(_ error: CastError) {
    self.logger.component("CastSession(Starting)").error(
      "session failed to start",
      metadata: [
        "code": "\(error.code.rawValue)", "phase": "\(error.phase?.rawValue ?? "?")", "error": "\(error.message)",
        "elapsed": "\(error.elapsed?.seconds ?? 0)",
      ])
    self.didEndForGood(error)
    self.environment.emit(.session(.didFailToStart(self.snapshot, error: error)))
    self.resume([.attempted, .up, .over], with: .failure(error))
  }

  /// Does the remaining work after every new connection.
  func didComeUp() {
    self.recordNamespaces()
    self.connectChannels()
    self.identifyDevice()
    self.greetGroup()
  }
}
