import CastDiscovery
import CastModel
import LoopIsolation
public import NIOCore

extension SessionManager {
  /// What became of one saved session.
  public struct Restoration: Sendable {
    /// The session, as it was written down.
    public var saved: SessionRecord
    /// The session as it is now, or why it could not be joined.
    public var outcome: Result<SessionSnapshot, CastError>
  }

  /// What became of all of them.
  public struct Restorations: Sendable {
    /// The sessions, in the order in which they were found.
    public var sessions: [Restoration] = []
    /// Records that can't be used, one sentence each.
    public var problems: [String] = []
  }

  /// Restorations that have begun: each has its session already, or the reason why it gets none.
  public struct RestorationsUnderWay {
    fileprivate var attempts: [Task<Restoration, Never>]
    fileprivate var problems: [String]
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
    let attempts = self.attempts(findings.sessions, within: limit, store)
    await store.settle()
    await store.removeTaken()
    return RestorationsUnderWay(attempts: attempts, problems: findings.problems)
  }

  /// Waits until each restoration is decided.
  public func decide(_ underWay: RestorationsUnderWay) async -> Restorations {
    var restorations = Restorations(problems: underWay.problems)
    for attempt in underWay.attempts {
      restorations.sessions.append(await attempt.value)
    }
    return restorations
  }

  /// The sessions are there at once, so that nothing else takes their devices, and each is written down from now on.
  private func attempts(
    _ saved: [SessionRecord], within limit: TimeAmount, _ store: SavedSessionStore
  ) -> [Task<Restoration, Never>] {
    saved.map { saved in
      let session: Result<CastSession, CastError>
      do throws(CastError) {
        session = .success(try self.makeSession(SessionRestoration(saved: saved, store: store)))
      } catch {
        session = .failure(error)
        if error.leavesRun { store.keep(saved) }
      }
      return LoopActor.task {
        Restoration(saved: saved, outcome: await Self.restore(session, saved, within: limit))
      }
    }
  }

  private static func restore(
    _ session: Result<CastSession, CastError>, _ saved: SessionRecord, within limit: TimeAmount
  ) async -> Result<SessionSnapshot, CastError> {
    do throws(CastError) {
      return .success(try await session.get().restore(saved, within: limit))
    } catch {
      return .failure(error)
    }
  }
}

/// What a session that is to be restored was made from, until it is connected or over.
@LoopActor
struct SessionRestoration {
  let saved: SessionRecord
  let store: SavedSessionStore

  /// The session is over without having been joined: its record stays for the next attempt, if the run may still be there.
  ///
  /// Called in the turn in which the session goes from what is written down: nobody's shutdown comes between the two.
  func isOver(_ error: CastError, isShutDown: Bool) {
    if isShutDown || error.leavesRun { self.store.keep(self.saved) }
  }
}

extension CastError {
  /// Whether the app's run may still be there although it could not be joined.
  fileprivate var leavesRun: Bool {
    ![.sessionEnded, .sessionExists, .deviceAuthenticationFailed].contains(self.code)
  }
}
