import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension JSONRPCPeer {
  /// Takes bytes from the channel and acts upon every message that they complete.
  func receive(_ bytes: ByteBuffer) {
    guard case .open = self.state else { return self.receiveWhileClosing(bytes) }
    self.framer.append(bytes)
    self.readFrames()
  }

  private func receiveWhileClosing(_ bytes: ByteBuffer) {
    // A peer that is closing still wants replies to what it asked of the client, and its cancellations.
    guard case .finishing = self.state else { return }
    self.framer.append(bytes)
    self.readFrames()
  }

  private func readFrames() {
    while let output = self.framer.next() {
      self.take(output)
      if case .closed = self.state { return }
    }
  }

  private func take(_ output: MessageFramer.Output) {
    self.outlet?.use(self.framer.framing ?? .lines)
    switch output {
    case .problem(let error, let id):
      self.logger.debug("\(self.label): \(error)")
      self.reply(to: id, error: error, in: nil)
    case .message(let body):
      switch body.withUnsafeReadableBytes(self.decoder.decode) {
      case .single(let message): self.handle(message, in: nil)
      case .batch(let messages): self.handle(messages)
      }
    }
  }

  private func handle(_ messages: [IncomingMessage]) {
    let expected = messages.count { message in
      switch message {
      case .request, .invalid: true
      case .notification, .response, .ignorable: false
      }
    }
    let batch = BatchReplies(expecting: expected)
    for message in messages { self.handle(message, in: batch) }
  }

  private func handle(_ message: IncomingMessage, in batch: BatchReplies?) {
    switch message {
    case .request(let id, let method, let params): self.start(id, method, params, in: batch)
    case .notification("$/cancelRequest", let params): self.cancelCall(params)
    case .notification(let method, let params):
      self.deliverNotification(method, params)
    case .response(let id, let outcome): self.finishRequest(id, outcome)
    case .invalid(let id, let error):
      self.logger.debug("\(self.label): \(error)")
      self.reply(to: id, error: error, in: batch)
    case .ignorable(let reason): self.logger.debug("\(self.label): notification ignored: \(reason)")
    }
  }

  private func deliverNotification(_ method: String, _ params: JSONNode?) {
    // What begins with `$/` and isn't known may be ignored. (LSP, "$ Notifications and Requests")
    guard !method.hasPrefix("$/") else { return }
    // Behind the tasks of the requests that came before.
    LoopActor.shared.eventLoop.execute {
      LoopActor.assumeIsolated { self.handler?.handleNotification(method, params: params, from: self) }
    }
  }

  /// Called when the peer has ended its input; what it asked for is still answered.
  func inputEnded() {
    if let output = self.framer.finish(), self.isOpen { self.take(output) }
    guard case .open = self.state else { return }
    self.finish(.endOfInput, within: self.configuration.finishTimeout)
    self.failRequests(.connectionClosed)
    self.handler?.peerDidEndInput(self)
  }
}
