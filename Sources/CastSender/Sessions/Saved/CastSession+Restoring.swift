import CastDiscovery
import CastModel
import LoopIsolation
public import NIOCore

extension CastSession {
  /// What is to be written down of the session; `nil` where there is nothing that could be joined again.
  package func saved(at time: Int64) -> SavedSession? {
    guard let run = self.recordableRun, let runId = run.receiverSessionId, !runId.isEmpty else { return nil }
    let address = self.device.addresses.first ?? self.device.host
    return SavedSession(
      sessionId: self.id, deviceId: self.device.deviceId, friendlyName: self.device.friendlyName,
      modelName: self.device.modelName, host: address, port: self.device.port, applicationId: self.applicationId,
      receiverSessionId: runId, transportId: run.transportId ?? "", sessionOptions: self.sessionOptions,
      owner: self.owner, savedAt: time)
  }

  /// The run of the app, once there is one that could be joined again.
  private var recordableRun: (receiverSessionId: String?, transportId: String?)? {
    if self.connectionState == .connecting, self.lifecycle.isRecording {
      return self.lifecycle.application.map { ($0.sessionId, $0.transportId) }
    }
    guard let presence, [.connected, .suspended].contains(self.connectionState) else { return nil }
    return (presence.receiverSessionId, presence.transportId)
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

  /// What became of all of them.
  public struct Restorations: Sendable {
    public var sessions: [Restoration] = []
    /// What was found and is of no use, a sentence each.
    public var problems: [String] = []
  }

  /// Restorations that have begun: each has its session already, or the reason why it gets none.
  public struct RestorationsUnderWay {
    fileprivate var attempts: [Task<Restoration, Never>]
    fileprivate var problems: [String]
    fileprivate var store: SavedSessionStore
  }

  /// Takes the sessions that earlier servers left, and joins them again; returns when each is decided.
  ///
  /// What is found is kept for the next time if its device could not be reached. A start meanwhile waits until it is known whether
  /// there is a session to come back on its device.
  ///
  /// - Parameter limit: how long each device may stay away.
  public func restore(from store: SavedSessionStore, within limit: TimeAmount) async -> Restorations {
    await self.decide(self.beginRestoring(from: store, within: limit) { _ in })
  }

  /// Takes the sessions that earlier servers left, and begins to join them again.
  ///
  /// - Parameter prepare: is called with what was found, before the first session is made. If it throws, nothing is taken.
  public func beginRestoring(
    from store: SavedSessionStore, within limit: TimeAmount,
    prepare: @LoopActor (SavedSessionStore.Findings) async throws -> Void
  ) async rethrows -> RestorationsUnderWay {
    self.claims += 1
    defer {
      self.claims -= 1
      self.resumeClaimWaiters()
    }
    let findings = await store.take()
    try await prepare(findings)
    let attempts = self.attempts(findings.sessions, within: limit)
    await store.settle()
    await store.removeTaken()
    return RestorationsUnderWay(attempts: attempts, problems: findings.problems, store: store)
  }

  /// Waits until each restoration is decided.
  public func decide(_ underWay: RestorationsUnderWay) async -> Restorations {
    var restorations = Restorations(problems: underWay.problems)
    for attempt in underWay.attempts {
      let restoration = await attempt.value
      if case .failure(let error) = restoration.outcome, error.leavesRun { underWay.store.keep(restoration.saved) }
      restorations.sessions.append(restoration)
    }
    return restorations
  }

  /// Joins the sessions of an earlier server again, all at once; returns when each is decided.
  ///
  /// - Parameter limit: how long each device may stay away.
  public func restore(_ saved: [SavedSession], within limit: TimeAmount) async -> [Restoration] {
    var restorations: [Restoration] = []
    for attempt in self.attempts(saved, within: limit) { restorations.append(await attempt.value) }
    return restorations
  }

  /// The sessions are there at once, so that nothing else takes their devices.
  private func attempts(_ saved: [SavedSession], within limit: TimeAmount) -> [Task<Restoration, Never>] {
    saved.map { saved in
      let session: Result<CastSession, CastError>
      do throws(CastError) {
        session = .success(try self.makeSession(restoring: saved))
      } catch {
        session = .failure(error)
      }
      return Task { @LoopActor in
        Restoration(saved: saved, outcome: await Self.restore(session, saved, within: limit))
      }
    }
  }

  private static func restore(
    _ session: Result<CastSession, CastError>, _ saved: SavedSession, within limit: TimeAmount
  ) async -> Result<SessionSnapshot, CastError> {
    do throws(CastError) {
      return .success(try await session.get().restore(saved, within: limit))
    } catch {
      return .failure(error)
    }
  }
}

extension CastError {
  /// Whether the app's run may still be there although it could not be joined.
  fileprivate var leavesRun: Bool {
    ![.sessionEnded, .sessionExists, .deviceAuthenticationFailed].contains(self.code)
  }
}
