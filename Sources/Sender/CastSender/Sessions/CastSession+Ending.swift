import CastDiscovery
import CastModel
import CastV2
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  /// The effect of ending on the app, if the caller gives none.
  var defaultEndAction: SessionEndAction {
    self.environment.options.stopReceiverApplicationWhenEndingSession ? .stopCasting : .leave
  }

  /// Ends the session; returns when it is over. A second call waits for the first.
  ///
  /// - Returns: Whether the device confirmed to this call that the app has ended.
  @discardableResult
  func end(_ action: SessionEndAction, reason: SessionEndReason = .requested) async -> Bool {
    self.transfer?.sourceEnds(
      CastError(.sessionEnded, "The session was ended while it was being transferred.", sessionId: self.id))
    self.search?.stop()
    switch self.life {
    case .disconnected: break
    case .disconnecting: _ = await self.wait(for: .over)
    case .connecting:
      if action == .stopCasting, self.link.lifecycle?.hasLaunched == false,
        let run = self.link.lifecycle?.application?.sessionId
      {
        self.link.send(.stop(run, requestId: self.link.tracker.nextId()))
      }
      let error = CastError(.sessionEnded, "The session was ended while it was connecting.", sessionId: self.id)
      // A session that is to be restored hasn't begun to connect.
      if self.link.stage == .idle { self.didFailToStart(error) } else { self.link.advance(.cancel(error)) }
    case .suspended:
      if action == .stopCasting, (try? await self.resume()) != nil { return await self.end(action, reason: reason) }
      self.endSuspended(reason, error: nil, wasRequested: true)
    case .connected:
      self.enter(.disconnecting)
      self.notifyChannels()
      self.environment.emit(.session(.willEnd(self.snapshot)))
      self.link.endPresence(reason)
      self.link.failRequests(CastError(.sessionEnded, "The session was ended while the request was in flight."))
      // A caller that cancels its call doesn't cancel the end.
      var hasStopped = false
      if action == .stopCasting { hasStopped = await LoopActor.task { await self.link.stopApplication() }.value }
      self.link.close(sayingGoodbye: action != .disconnect)
      self.didEnd(reason, error: nil, mediaIsOver: action == .stopCasting)
      return hasStopped
    }
    return false
  }

  /// Handles the end of the app, or its replacement by another one.
  func applicationDidEnd(_ reason: SessionEndReason, error: CastError?) {
    guard self.connectionState == .connected else { return }
    self.search?.stop()
    self.link.breakOff(error ?? CastError(.sessionEnded, "The session ended: \(Self.words(of: reason))."))
    self.didEnd(reason, error: error, mediaIsOver: reason == .applicationEnded || reason == .replaced)
  }

  /// Ends the session, because the app of another one runs on the device now. The receiver's status may not have shown
  /// it yet.
  func giveWay() {
    self.link.endPresence(.replaced)
    self.applicationDidEnd(.replaced, error: nil)
    self.endSuspended(.replaced, error: nil, wasRequested: false)
  }

  private static func words(of reason: SessionEndReason) -> String {
    switch reason {
    case .applicationEnded: "the app has ended"
    case .replaced: "another app runs now"
    default: reason.rawValue
    }
  }

  // MARK: The end

  func didEnd(_ reason: SessionEndReason, error: CastError?, mediaIsOver: Bool) {
    guard self.connectionState != .disconnected else { return }
    let outcome = error ?? .sessionOver(self.id)
    // Calls may wait for a suspended session to resume.
    self.media.failAll(outcome)
    if mediaIsOver { self.media.applicationEnded() }
    self.didEndForGood(outcome)
    self.logger.info("session ended", metadata: ["reason": "\(reason)", "error": "\(error?.message ?? "none")"])
    self.environment.emit(.session(.didEnd(self.snapshot, reason: reason, error: error)))
    self.resume([.attempted, .up, .over], with: .failure(outcome))
  }

  func didEndForGood(_ outcome: CastError) {
    self.life.suspension?.schedule.finish()
    self.transfer?.sourceEnds(CastError(.sessionEnded, "The session ended meanwhile.", sessionId: self.id))
    self.enter(.disconnected)
    self.restoration?.isOver(outcome, isShutDown: self.manager?.isShutDown ?? true)
    self.restoration = nil
    self.recordNamespaces()
    self.environment.channels.sessionEnded(self)
  }
}
