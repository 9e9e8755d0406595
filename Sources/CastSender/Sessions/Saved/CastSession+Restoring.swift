import CastDiscovery
import LoopIsolation
public import NIOCore

extension CastSession {
  /// What is to be written down of the session; `nil` where there is nothing that could be joined again.
  package func saved(at time: Int64) -> SavedSession? {
    guard let presence, [.connected, .suspended].contains(self.connectionState), !presence.receiverSessionId.isEmpty
    else { return nil }
    let address = self.device.address
    return SavedSession(
      sessionId: self.id, deviceId: self.device.deviceId, friendlyName: self.device.friendlyName,
      modelName: self.device.modelName, host: address, port: self.device.port, applicationId: self.applicationId,
      receiverSessionId: presence.receiverSessionId, transportId: presence.transportId,
      sessionOptions: self.sessionOptions,
      savedAt: time)
  }

  /// Joins the run that an earlier server had; nothing is loaded or launched. Returns when the session is connected.
  ///
  /// - Parameter limit: how long the device may stay away.
  /// - Throws: ``CastErrorCode/sessionEnded`` if the app is gone, ``CastErrorCode/connectionLost`` if the device stays away.
  func restore(_ saved: SavedSession, within limit: TimeAmount) async throws(CastError) -> SessionSnapshot {
    var presence = SessionPresence(
      receiverSessionId: saved.receiverSessionId, transportId: saved.transportId,
      applicationId: saved.applicationId, goneDelay: self.environment.options.applicationGoneDelay,
      transfer: self.environment.options.transfer)
    _ = presence.linkLost(.terminated)
    self.presence = presence
    var options = self.environment.options.reconnect
    options.giveUpAfter = limit
    options.maximumDelay = min(options.maximumDelay, .seconds(2))
    options.attemptTimeout = min(options.attemptTimeout, limit)
    self.suspension = SessionSuspension(
      reason: .terminated, options: options,
      schedule: ReconnectSchedule(.terminated, options: options, lot: 0, now: self.environment.clock.now))
    self.setState(.suspended)
    let result: Result<SessionSnapshot, CastError> = await withCheckedContinuation { continuation in
      self.suspension?.finalWaiters.append { continuation.resume(returning: $0) }
      self.scheduleTimer()
    }
    return try result.get()
  }
}

extension SessionManager {
  /// What became of one saved session.
  public struct Restoration: Sendable {
    public var saved: SavedSession
    public var outcome: Result<SessionSnapshot, CastError>
  }

  /// Joins the sessions of an earlier server again, all at once; returns when each is decided.
  ///
  /// - Parameter limit: how long each device may stay away.
  public func restore(_ saved: [SavedSession], within limit: TimeAmount) async -> [Restoration] {
    let attempts = saved.map { saved in
      Task { @LoopActor in Restoration(saved: saved, outcome: await self.restore(saved, within: limit)) }
    }
    var restorations: [Restoration] = []
    for attempt in attempts { restorations.append(await attempt.value) }
    return restorations
  }

  private func restore(_ saved: SavedSession, within limit: TimeAmount) async -> Result<SessionSnapshot, CastError> {
    do throws(CastError) {
      let session = try self.makeSession(restoring: saved)
      return .success(try await session.restore(saved, within: limit))
    } catch {
      return .failure(error)
    }
  }
}
