import CastDiscovery
import CastModel
import Logging
import LoopIsolation

extension CastSession {
  /// Makes the device, the link and the app of `other` this session's; `other`, which nobody sees, gets what this one had, and is
  /// to be ended by the caller.
  ///
  /// For clients it is the same session on another device: same id, other ``CastSession/device``
  /// (SDK `sessionManager:didResumeCastSession:`).
  func adopt(_ other: CastSession) {
    let source = self.device
    let wasSuspended = self.suspension
    self.failRequests(
      CastError(
        .sessionTransferred, "The session came to another device while the request was in flight. Send it again.",
        sessionId: self.id))
    self.pursuit?.stop()
    if wasSuspended != nil { self.abandonLink() }
    self.suspension = nil
    self.exchangeLinks(with: other)
    self.connectionState = .connected
    other.connectionState = wasSuspended == nil ? .connected : .disconnected
    self.scheduleTimer()
    other.scheduleTimer()
    self.multizone.reset()
    self.environment.stateChanged(self)
    self.tellAdoption(from: source, media: other.media.snapshot)
    for waiter in (wasSuspended?.waiters ?? []) + (wasSuspended?.finalWaiters ?? []) { waiter(.success(self.snapshot)) }
  }

  private func tellAdoption(from source: DiscoveredDevice, media: MediaSnapshot) {
    let snapshot = self.snapshot
    self.logger.info("session transferred", metadata: ["to": "\(snapshot.deviceId)"])
    self.environment.emit(.sessionDidUpdateDevice(snapshot))
    if let volume = self.receiver.volume {
      self.environment.emit(.sessionDidChangeVolume(sessionId: self.id, volume: volume))
    }
    self.media.adopt(media)
    self.environment.emit(.sessionDidResume(snapshot))
    self.environment.emit(.sessionDidTransfer(snapshot, from: source))
    self.didComeUp()
  }

  private func exchangeLinks(with other: CastSession) {
    swap(&self.device, &other.device)
    swap(&self.target, &other.target)
    swap(&self.goal, &other.goal)
    swap(&self.launch, &other.launch)
    swap(&self.senderId, &other.senderId)
    swap(&self.tracker, &other.tracker)
    swap(&self.ids, &other.ids)
    swap(&self.lifecycle, &other.lifecycle)
    swap(&self.presence, &other.presence)
    swap(&self.receiver, &other.receiver)
    swap(&self.multizone, &other.multizone)
    swap(&self.router, &other.router)
    swap(&self.connection, &other.connection)
    swap(&self.authentication, &other.authentication)
    swap(&self.linkDelegate, &other.linkDelegate)
    self.linkDelegate.session = self
    other.linkDelegate.session = other
  }
}
