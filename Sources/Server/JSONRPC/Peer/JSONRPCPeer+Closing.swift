import Logging
import LoopIsolation
public import NIOCore

extension JSONRPCPeer {
  /// Ends the connection in order: refuses new requests with -32013, answers those in flight, then closes.
  ///
  /// Requests not answered within `timeout` (``JSONRPCConnectionConfiguration/finishTimeout`` unless given) are
  /// cancelled and answered with -32013. If the connection is already ending, only the time-out changes.
  public func finish(within timeout: TimeAmount? = nil) {
    self.finish(.closedLocally, within: timeout ?? self.configuration.finishTimeout)
  }

  /// Closes the connection: cancels running calls without a reply, and still writes the messages sent so far.
  public func close() {
    self.close(.closedLocally)
  }

  func finish(_ reason: JSONRPCCloseReason, within timeout: TimeAmount) {
    switch self.state {
    case .open: self.state = .finishing(reason)
    // The first reason is kept; the new time applies.
    case .finishing: break
    case .closing, .closed: return
    }
    self.schedule(after: timeout) { peer in
      guard case .finishing = peer.state else { return }
      peer.backlog.drop()
      peer.cancelCalls(answering: .shuttingDown)
      peer.closeIfFinished()
    }
    self.closeIfFinished()
  }

  /// Closes the connection if it is finishing and every request is answered.
  func closeIfFinished() {
    guard case .finishing(let reason) = self.state, self.calls.isEmpty, self.backlog.isEmpty else { return }
    self.close(reason)
  }

  private func close(_ reason: JSONRPCCloseReason) {
    switch self.state {
    case .closing, .closed: return
    case .open, .finishing: break
    }
    self.state = .closing(reason)
    self.cancelCalls(answering: nil)
    self.failRequests(.connectionClosed)
    self.schedule(after: self.configuration.closeTimeout) { $0.channel.close(promise: nil) }
    self.outlet?.closeWhenDrained()
  }

  /// Closes the connection because the peer reads too slowly: its unread bytes take memory from the other peers.
  func giveUp() {
    self.logger.warning("\(self.label): closed, because the client doesn't read its messages")
    switch self.state {
    case .open, .finishing: self.state = .closing(.slowReader)
    case .closing, .closed: break
    }
    self.channel.close(promise: nil)
  }

  private func schedule(after time: TimeAmount, _ body: @escaping @LoopActor (JSONRPCPeer) -> Void) {
    self.finishTimer?.cancel()
    self.finishTimer = LoopActor.shared.eventLoop.scheduleTask(in: time) { [weak self] in
      LoopActor.assumeIsolated {
        if let self { body(self) }
      }
    }
  }

  /// Called when the channel is closed, by either side.
  func channelClosed() {
    let reason: JSONRPCCloseReason
    switch self.state {
    case .open: reason = .connectionLost
    case .finishing(let known), .closing(let known): reason = known
    case .closed: return
    }
    self.state = .closed
    self.backlog.drop()
    self.finishTimer?.cancel()
    self.outlet?.discard()
    self.cancelCalls(answering: nil)
    self.failRequests(.connectionClosed)
    let handler = self.handler
    self.handler = nil
    handler?.peerDidClose(self, reason: reason)
  }
}
