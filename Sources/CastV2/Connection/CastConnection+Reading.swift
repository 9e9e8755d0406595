import LoopIsolation
import NIOCore

extension CastConnection {
  /// Takes the next bytes of the stream.
  func receive(bytes: ByteBuffer) {
    self.framer.append(bytes)
    if !self.isReadingPaused { self.readFrames() }
  }

  /// Takes frames as long as the budget lasts; the rest waits, and with it the peer.
  private func readFrames() {
    var completedFrame = false
    self.budget.refill(now: .now())
    do throws(CastFramingError) {
      while !self.budget.isSpent, let body = try self.framer.next() {
        completedFrame = true
        self.receive(body: body)
        self.budget.spend(until: .now())
      }
    } catch {
      return self.fail(.framing(error))
    }
    if self.budget.isSpent { self.pauseReading() }
    // What waits isn't late.
    self.didReceiveBytes(
      completedFrame: completedFrame, hasPartialFrame: self.framer.hasPartialFrame && !self.isReadingPaused)
  }

  private func pauseReading() {
    guard self.isOpen else { return }
    self.isReadingPaused = true
    self.applyAutoRead()
    self.channel.eventLoop.scheduleTask(deadline: self.budget.resumesAt) { [weak self] in
      LoopActor.assumeIsolated { self?.resumeReading() }
    }
  }

  private func resumeReading() {
    self.isReadingPaused = false
    self.readFrames()
    guard !self.isReadingPaused || !self.isOpen else { return }
    if let isClean = self.endOfStream { return self.channelClosed(isClean: isClean) }
    self.applyAutoRead()
  }

  /// The channel is closed; what came before is still read.
  func streamEnded(isClean: Bool) {
    guard self.isReadingPaused, self.isOpen else { return self.channelClosed(isClean: isClean) }
    self.endOfStream = isClean
  }

  /// Reads from the socket, unless this side doesn't want to or must wait.
  func applyAutoRead() {
    let isReading = self.wantsReading && !self.isReadingPaused
    try? self.channel.syncOptions?.setOption(.autoRead, value: isReading)
    if isReading { self.channel.read() }
  }
}
