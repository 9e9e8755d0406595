import CastV2
import JSONCodec
import LoopIsolation

/// Carries out an ``AbandonedLaunch``: keeps the link of a start that was given up until its app is stopped.
@LoopActor
final class AbandonedLaunchKeeper {
  let deviceId: String
  private let launch: AbandonedLaunch
  private let senderId: String
  private let connection: CastConnection
  private var router: VirtualConnectionRouter
  private let clock: any CastClock
  private var timer: CastTimer?
  private var didClose: (@LoopActor () -> Void)?
  /// Kept, because the connection doesn't keep it.
  var linkDelegate: SessionLinkDelegate?

  init(
    _ launch: AbandonedLaunch, deviceId: String, senderId: String, connection: CastConnection,
    router: VirtualConnectionRouter, clock: any CastClock
  ) {
    self.launch = launch
    self.deviceId = deviceId
    self.senderId = senderId
    self.connection = connection
    self.router = router
    self.clock = clock
  }

  /// Waits for the launch's answer; `didClose` is called when the link is closed.
  func begin(didClose: @escaping @LoopActor () -> Void) {
    self.didClose = didClose
    self.timer = self.clock.schedule(at: self.launch.deadline) { [weak self] in self?.advance(.tick) }
  }

  func received(_ message: CastMessage) {
    guard message.namespace == .receiver, message.isBroadcast || message.destinationId == self.senderId,
      let payload = try? CastPayload(message)
    else { return }
    if let status = ReceiverStatusMessage(payload) {
      self.advance(.receiverStatus(status))
    } else if payload.type?.isErrorReply == true {
      self.advance(.refused(requestId: payload.requestId))
    }
  }

  /// Ends the link; harmless if it has ended.
  func close() {
    self.timer?.cancel()
    for message in self.router.closeAll() { try? self.connection.send(message) }
    self.connection.close()
    self.didClose?()
    self.didClose = nil
  }

  private func advance(_ event: AbandonedLaunch.Event) {
    for action in self.launch.handle(event, now: self.clock.now) {
      switch action {
      case .stop(let run, let requestId):
        let request = CastSession.stopRequest(id: requestId, sessionId: run)
        try? self.connection.send(
          CastMessage(
            sourceId: self.senderId, destinationId: CastEndpointID.receiver, namespace: .receiver, json: request))
      case .closeLink: self.close()
      }
    }
  }
}
