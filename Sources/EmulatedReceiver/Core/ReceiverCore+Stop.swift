import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// STOP, of the session that it names or of whatever runs (cast.md 6.1).
  mutating func handleStop(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    if let wanted = request.node["sessionId"]?.string {
      guard wanted == self.application?.sessionId else { return self.refuse(request, .invalidSessionID) }
    }
    let cancelled = self.cancelPendingLaunch()
    guard let application = self.application, !application.definition.isIdleScreen else {
      return cancelled + self.statusAnswer(to: request)
    }
    let closes = self.endApplication()
    self.application = self.idleScreen(now: now)
    guard self.configuration.dialect.answersStop else { return cancelled + closes + self.statusBroadcast(except: nil) }
    return cancelled + closes + self.statusAnswer(to: request) + self.statusBroadcast(except: request.sender)
  }

  /// Ends the running app: whoever is connected to it is told by CLOSE.
  mutating func endApplication() -> [ReceiverAction] {
    guard let application = self.application else { return [] }
    self.application = nil
    let abandoned = application.media?.pendingExaminations.map { ReceiverAction.abandon($0) } ?? []
    let senders = self.connections.closeAll(to: application.transportId)
    let closes = abandoned + senders.map { self.close(from: application.transportId, to: $0) }
    guard !application.definition.isIdleScreen else { return closes }
    return closes + [.event(.stopped(appId: application.definition.appId, sessionId: application.sessionId))]
  }

  /// The app ended, though no sender asked for it: everyone is told.
  mutating func stopFromDevice(now: NIODeadline) -> [ReceiverAction] {
    guard let application = self.application, !application.definition.isIdleScreen else { return [] }
    let closes = self.endApplication()
    self.application = self.idleScreen(now: now)
    return closes + self.statusBroadcast(except: nil)
  }

  /// The device lost its power: whatever ran is gone, and nobody could be told.
  mutating func rebooted(now: NIODeadline) -> [ReceiverAction] {
    let abandoned = self.application?.media?.pendingExaminations.map { ReceiverAction.abandon($0) } ?? []
    let stopped = self.application.flatMap { application -> ReceiverAction? in
      guard !application.definition.isIdleScreen else { return nil }
      return .event(.stopped(appId: application.definition.appId, sessionId: application.sessionId))
    }
    self.application = self.idleScreen(now: now)
    self.pendingLaunch = nil
    self.connections = VirtualConnectionTable()
    return abandoned + (stopped.map { [$0] } ?? [])
  }

  /// Takes note of what keeps the app alive, and ends it when its time has come.
  mutating func settle(now: NIODeadline) -> [ReceiverAction] {
    guard let application = self.application else { return [] }
    let isConnected = self.connections.hasStrong(to: application.transportId)
    self.application?.attend(isConnected: isConnected, now: now)
    guard let deadline = self.application?.exitDeadline, deadline <= now else { return [] }
    return self.stopFromDevice(now: now)
  }
}
