import CastDiscovery
import CastModel
import LoopIsolation
public import NIOCore

extension SessionManager {
  /// The outcome of restoring one saved session.
  public struct Restoration: Sendable {
    /// The session, as saved.
    public var saved: SessionRecord
    /// The present session, or why it could not be joined.
    public var outcome: Result<SessionSnapshot, CastError>
  }

  /// The outcome of restoring all of them.
  public struct Restorations: Sendable {
    /// The sessions, in the order in which they were found.
    public var sessions: [Restoration] = []
    /// Descriptions of the records that can't be used, one sentence each.
    public var problems: [String] = []
  }

  /// Restorations in progress: each already has its session, or the error that prevented it.
  public struct RestorationsUnderWay {
    fileprivate var attempts: [Task<Restoration, Never>]
    fileprivate var problems: [String]
  }

  /// Takes the sessions that earlier servers left, and joins them again. Returns when each is decided.
  ///
  /// A session whose device could not be reached is kept for the next time. A start in the meantime waits until it is
  /// known whether its device has a session to restore.
  ///
  /// - Parameter limit: The time within which each device must be reachable.
  public func restore(from store: SavedSessionStore, within limit: TimeAmount) async -> Restorations {
    await self.decide(self.beginRestoring(from: store, within: limit) { _ in })
  }

  /// Takes the sessions that earlier servers left, and begins to join them again.
  ///
  /// - Parameter prepare: Called with the sessions found, before the first session is created. If it throws, they are
  ///   left as they were, for the next call or for another server.
  public func beginRestoring(
    from store: SavedSessionStore, within limit: TimeAmount,
    prepare: @LoopActor (SavedSessionStore.Findings) async throws -> Void
  ) async rethrows -> RestorationsUnderWay {
    self.claims += 1
    defer {
      self.claims -= 1
      self.resumeClaimWaiters()
    }
    let taken = await store.take()
    let findings = taken.findings
    try await prepare(findings)
    let attempts = self.attempts(findings.sessions, within: limit, store)
    await store.settle()
    await store.remove(taken)
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

  /// Creates the sessions at once, so that no other start takes their devices. From here on each is saved.
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

/// The source of a session that is to be restored, until it is connected or over.
@LoopActor
struct SessionRestoration {
  let saved: SessionRecord
  let store: SavedSessionStore

  /// Keeps the record of a session that ended without being joined, if the run may still exist.
  ///
  /// Called in the turn in which the session leaves the saved list, so that no shutdown comes between the two.
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
