import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension JSONRPCPeer {
  /// Receives bytes from the channel. The first message that they complete is handled at once, unless this peer
  /// already waits for its turn: a peer that sends one message at a time never waits for another peer's backlog.
  func receive(_ bytes: ByteBuffer) {
    switch self.state {
    // A finishing peer still needs the client's replies to its own requests, and the client's cancellations.
    case .open, .finishing: break
    case .closing, .closed: return
    }
    self.framer.append(bytes)
    guard !self.backlog.isInLine, !self.backlog.isHeldUp else { return }
    MessageTurns.shared.otherCame()
    self.takeNext()
    self.standInLine()
  }

  /// Queues the peer for its next turn if it has a message to handle.
  private func standInLine() {
    guard self.isOpen, !self.backlog.isInLine, !self.backlog.isHeldUp else { return }
    self.lookAhead()
    guard self.backlog.hasNext else { return self.caughtUp() }
    self.backlog.isInLine = true
    self.outlet?.isHeld = true
    MessageTurns.shared.wait(self)
  }

  /// Reads the next message without handling it, except a cancellation, which overtakes the request that it cancels.
  ///
  /// It doesn't overtake a batch: requests that wait there have not begun, so that there would be nothing to cancel.
  private func lookAhead() {
    while self.backlog.next == nil, !self.backlog.isInBatch, let output = self.framer.next() {
      self.outlet?.use(self.framer.framing ?? .lines)
      switch output {
      case .problem(let error, let id): self.backlog.next = .problem(error, id: id)
      case .message(let body) where body.readableBytes <= self.configuration.maximumBytesParsedOnLoop:
        let frame = body.withUnsafeReadableBytes(self.decoder.decode)
        if case .single(.notification("$/cancelRequest", let params)) = frame {
          self.cancelCall(params)
        } else {
          self.backlog.next = .frame(frame)
        }
      case .message(let body): self.backlog.next = .long(body)
      }
    }
  }

  /// Handles one message, and queues the peer for the next one. Called by ``MessageTurns``.
  func takeTurn() {
    self.backlog.isInLine = false
    self.takeNext()
    self.standInLine()
    if !self.backlog.isInLine { self.outlet?.isHeld = false }
  }

  /// Called when the loop turns to other work: writes the replies so far, and stops reading.
  func turnEnded() {
    self.outlet?.isHeld = false
    self.outlet?.isHeld = true
    self.readMore(false)
  }

  private func takeNext() {
    if case .closed = self.state { return self.backlog.drop() }
    if let (message, batch) = self.backlog.nextOfBatch() {
      self.handle(message, in: batch)
    } else {
      self.lookAhead()
      guard let next = self.backlog.next else { return }
      self.backlog.next = nil
      self.take(next)
    }
    self.holdUpIfUnread()
  }

  /// Called when every message read is handled.
  private func caughtUp() {
    self.readMore(true)
    if self.backlog.hasInputEnded {
      self.backlog.hasInputEnded = false
      self.endInput()
    } else {
      self.closeIfFinished()
    }
  }

  private func readMore(_ wanted: Bool) {
    guard self.backlog.isReading != wanted, self.channel.isActive else { return }
    self.backlog.isReading = wanted
    try? self.channel.syncOptions?.setOption(.autoRead, value: wanted)
  }

  /// Stops reading from a peer that leaves too much unread, until it has caught up.
  private func holdUpIfUnread() {
    guard self.outlet?.isBehind(self.configuration.maximumUnreadBytes) == true else { return }
    self.backlog.holdUps.insert(.unread)
    self.readMore(false)
  }

  /// Called when the peer has read some of the waiting bytes.
  func outputDrained() {
    guard self.backlog.holdUps.contains(.unread),
      self.outlet?.hasCaughtUp(self.configuration.maximumUnreadBytes) == true
    else { return }
    self.backlog.holdUps.remove(.unread)
    self.standInLine()
  }

  private func take(_ next: MessageBacklog.Next) {
    switch next {
    case .problem(let error, let id): self.refuse(id, error, in: nil)
    case .frame(let frame): self.handle(frame)
    case .long(let body): self.parseElsewhere(body)
    }
  }

  /// Parses a long message on another thread; the messages behind it wait.
  private func parseElsewhere(_ body: ByteBuffer) {
    self.backlog.holdUps.insert(.parsing)
    self.readMore(false)
    let decoder = self.decoder
    Blocking.future(on: self.channel.eventLoop) {
      body.withUnsafeReadableBytes(decoder.decode)
    }.whenComplete { result in
      LoopActor.assumeIsolated {
        FreedMemory.shared.note(bytes: body.readableBytes)
        self.backlog.holdUps.remove(.parsing)
        switch self.state {
        case .open, .finishing: if case .success(let frame) = result { self.handle(frame) }
        case .closing, .closed: break
        }
        self.standInLine()
      }
    }
  }

  private func handle(_ frame: IncomingFrame) {
    switch frame {
    case .single(let message): self.handle(message, in: nil)
    case .batch(let messages):
      let expected = messages.count { message in
        switch message {
        case .request, .invalid: true
        case .notification, .response, .ignorable: false
        }
      }
      self.backlog.begin(messages, BatchReplies(expecting: expected))
    }
  }

  private func handle(_ message: IncomingMessage, in batch: BatchReplies?) {
    switch message {
    case .request(let id, let method, let params): self.start(id, method, params, in: batch)
    case .notification("$/cancelRequest", let params): self.cancelCall(params)
    case .notification(let method, let params):
      self.deliverNotification(method, params)
    case .response(let id, let outcome): self.finishRequest(id, outcome)
    case .invalid(let id, let error): self.refuse(id, error, in: batch)
    case .ignorable(let reason): self.logger.debug("\(self.label): notification ignored: \(reason)")
    }
  }

  /// Answers an invalid message with its error. If it couldn't be parsed, and has the id of a request of this process,
  /// it is the reply to that request, which fails.
  private func refuse(_ id: JSONRPCID?, _ error: JSONRPCError, in batch: BatchReplies?) {
    self.logger.debug("\(self.label): \(error)")
    // A message of a batch is always answered, since the batch's replies are counted when it is read.
    let isUnread = batch == nil && [JSONRPCError.Code.parseError, .messageTooLarge].contains(error.code)
    if isUnread, let id, self.requests[id] != nil { return self.finishRequest(id, .failure(error)) }
    self.reply(to: id, error: error, in: batch)
  }

  private func deliverNotification(_ method: String, _ params: JSONNode?) {
    // Queued behind the tasks of earlier requests.
    LoopActor.shared.eventLoop.execute {
      LoopActor.assumeIsolated {
        if method.hasPrefix("$/") {
          self.handler?.handleProtocolNotification(method, params: params, from: self)
        } else {
          self.handler?.handleNotification(method, params: params, from: self)
        }
      }
    }
  }

  /// Called when the peer has closed its input. Requests received so far are still answered.
  func inputEnded() {
    if self.backlog.isEmpty { self.endInput() } else { self.backlog.hasInputEnded = true }
  }

  private func endInput() {
    if self.isOpen, let last = self.framer.finish() {
      self.outlet?.use(self.framer.framing ?? .lines)
      switch last {
      case .problem(let error, let id): self.take(.problem(error, id: id))
      case .message(let body): self.take(.long(body))
      }
      guard self.backlog.isEmpty else {
        self.backlog.hasInputEnded = true
        return
      }
    }
    guard case .open = self.state else { return }
    self.finish(.endOfInput, within: self.configuration.finishTimeout)
    self.failRequests(.connectionClosed)
    self.handler?.peerDidEndInput(self)
  }
}
