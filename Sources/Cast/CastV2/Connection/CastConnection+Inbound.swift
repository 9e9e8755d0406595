import Logging
import LoopIsolation
import NIOCore

extension CastConnection {
  /// Receives the next bytes of the stream.
  func receive(bytes: ByteBuffer) {
    self.framer.append(bytes)
    if !self.isReadingPaused { self.readFrames() }
  }

  /// Reads frames until the time budget is spent. The remaining bytes wait, so the peer's writes stall.
  private func readFrames() {
    var completedFrame = false
    self.budget.refill(now: self.clock.now)
    do throws(CastFramingError) {
      while !self.budget.isSpent, let body = try self.framer.next() {
        completedFrame = true
        self.receive(body: body)
        self.budget.spend(until: self.clock.now)
      }
    } catch {
      return self.fail(.framing(error))
    }
    if self.budget.isSpent { self.pauseReading() }
    // Bytes that wait for the budget aren't the peer's delay.
    self.didReceiveBytes(
      completedFrame: completedFrame, hasPartialFrame: self.framer.hasPartialFrame && !self.isReadingPaused)
  }

  private func pauseReading() {
    guard self.isOpen else { return }
    self.isReadingPaused = true
    self.applyAutoRead()
    _ = self.clock.schedule(at: self.budget.resumesAt) { [weak self] in self?.resumeReading() }
  }

  private func resumeReading() {
    self.isReadingPaused = false
    self.readFrames()
    guard !self.isReadingPaused || !self.isOpen else { return }
    if let isClean = self.endOfStream { return self.channelClosed(isClean: isClean) }
    self.applyAutoRead()
  }

  /// Records that the channel is closed. Bytes received before are still read.
  func streamEnded(isClean: Bool) {
    guard self.isReadingPaused, self.isOpen else { return self.channelClosed(isClean: isClean) }
    self.endOfStream = isClean
  }

  /// Reads from the socket, unless the owner has turned reading off or the budget is spent.
  func applyAutoRead() {
    let isReading = self.wantsReading && !self.isReadingPaused
    try? self.channel.syncOptions?.setOption(.autoRead, value: isReading)
    if isReading { self.channel.read() }
  }
}

extension CastConnection {
  /// Receives the body of one frame.
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
    // The end of the frame is still known, so one bad message affects no other.
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
      completedFrame: completedFrame, hasPartialFrame: hasPartialFrame, now: self.clock.now)
    if hasPartialFrame, self.isOpen { self.scheduleHeartbeat() }
  }

  /// Sets the timer for the heartbeat's next deadline, unless one is set that fires early enough.
  func scheduleHeartbeat() {
    guard self.isOpen, let deadline = self.heartbeat.nextDeadline else { return }
    if let timerDeadline = self.heartbeatDeadline, timerDeadline <= deadline { return }
    self.heartbeatTimer?.cancel()
    self.heartbeatDeadline = deadline
    self.heartbeatTimer = self.clock.schedule(at: deadline) { [weak self] in self?.heartbeatTimerFired() }
  }

  private func heartbeatTimerFired() {
    self.heartbeatTimer = nil
    self.heartbeatDeadline = nil
    guard self.isOpen else { return }
    if let action = self.heartbeat.timerFired(now: self.clock.now) {
      if let closure = CastConnectionClosure.heartbeat(action) { return self.fail(closure) }
      self.ping()
    }
    self.scheduleHeartbeat()
  }

  /// Called when the machine has slept: checks at once whether the peer still responds.
  func didWake(slept: TimeAmount) {
    guard self.isOpen else { return }
    self.logger.debug(
      "the machine slept; asking the peer", metadata: ["milliseconds": "\(slept.nanoseconds / 1_000_000)"])
    self.heartbeat.didWake(now: self.clock.now)
    self.scheduleHeartbeat()
  }

  private func ping() {
    let ping = HeartbeatMessage.ping(
      from: self.configuration.pingSourceId, to: self.configuration.pingDestinationId)
    do throws(CastChannelError) {
      try self.send(ping)
    } catch {
      // A peer that doesn't read is detected by its silence.
      self.logger.debug("PING not sent", metadata: ["error": "\(error)"])
    }
  }
}

extension CastMessage {
  /// The message's log fields: everything but its payload.
  var logMetadata: Logger.Metadata {
    [
      "source": "\(self.sourceId)", "destination": "\(self.destinationId)", "namespace": "\(self.namespace)",
      "bytes": "\(self.payload.readableBytes)",
    ]
  }
}
