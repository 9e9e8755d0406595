import Logging
import LoopIsolation
import NIOCore

extension CastConnection {
  /// Takes the body of one frame.
  func receive(body: ByteBuffer) {
    guard self.isOpen else { return }
    let message: CastMessage
    do throws(CastMessageError) {
      message = try CastMessage(body: body)
    } catch {
      return self.receiveBadMessage(error)
    }
    self.consecutiveBadMessages = 0
    self.logger.trace("message received", metadata: message.logMetadata)
    self.messageTap?(message, .inbound)
    switch self.chunks.receive(message) {
    case .message(let message) where message.namespace == .heartbeat && !self.configuration.deliversHeartbeats:
      self.receiveHeartbeat(message)
    case .message(let message): self.deliver(message)
    case .incomplete: break
    case .dropped(let reason):
      self.logger.debug("chunked message dropped", metadata: message.logMetadata.merging(["error": "\(reason)"]) { $1 })
    }
  }

  private func receiveBadMessage(_ error: CastMessageError) {
    self.consecutiveBadMessages += 1
    self.logger.debug("message dropped", metadata: ["error": "\(error)"])
    // Where one frame ends is still known, so one bad message costs nothing but itself.
    guard self.consecutiveBadMessages >= self.configuration.maximumConsecutiveBadMessages else { return }
    self.fail(.notCast(error))
  }

  private func receiveHeartbeat(_ message: CastMessage) {
    guard self.configuration.answersPings, let pong = HeartbeatMessage.pong(answering: message) else { return }
    do throws(CastChannelError) {
      try self.send(pong)
    } catch {
      self.logger.debug("PONG not sent", metadata: ["error": "\(error)"])
    }
  }

  func didReceiveBytes(completedFrame: Bool, hasPartialFrame: Bool) {
    self.heartbeat.didReceiveBytes(
      completedFrame: completedFrame, hasPartialFrame: hasPartialFrame, now: .now())
    if hasPartialFrame, self.isOpen { self.scheduleHeartbeat() }
  }

  /// Sets the timer for the heartbeat's next deadline, unless one is set that fires early enough.
  func scheduleHeartbeat() {
    guard self.isOpen, let deadline = self.heartbeat.nextDeadline else { return }
    if let timerDeadline = self.heartbeatDeadline, timerDeadline <= deadline { return }
    self.heartbeatTimer?.cancel()
    self.heartbeatDeadline = deadline
    self.heartbeatTimer = self.channel.eventLoop.scheduleTask(deadline: deadline) { [weak self] in
      LoopActor.assumeIsolated { self?.heartbeatTimerFired() }
    }
  }

  private func heartbeatTimerFired() {
    self.heartbeatTimer = nil
    self.heartbeatDeadline = nil
    guard self.isOpen else { return }
    if let action = self.heartbeat.timerFired(now: .now()) {
      if let closure = CastConnectionClosure.heartbeat(action) { return self.fail(closure) }
      self.ping()
    }
    self.scheduleHeartbeat()
  }

  /// The machine has slept: asks at once whether the peer is still there.
  func didWake(slept: TimeAmount) {
    guard self.isOpen else { return }
    self.logger.debug(
      "the machine slept; asking the peer", metadata: ["milliseconds": "\(slept.nanoseconds / 1_000_000)"])
    self.heartbeat.didWake(now: .now())
    self.scheduleHeartbeat()
  }

  private func ping() {
    let ping = HeartbeatMessage.ping(
      from: self.configuration.pingSourceId, to: self.configuration.pingDestinationId)
    do throws(CastChannelError) {
      try self.send(ping)
    } catch {
      // A peer that doesn't read is found out by its silence.
      self.logger.debug("PING not sent", metadata: ["error": "\(error)"])
    }
  }
}

extension CastMessage {
  /// What logs may hold of a message: everything but its payload.
  var logMetadata: Logger.Metadata {
    [
      "source": "\(self.sourceId)", "destination": "\(self.destinationId)", "namespace": "\(self.namespace)",
      "bytes": "\(self.payload.readableBytes)",
    ]
  }
}
