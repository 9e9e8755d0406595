import CastV2
import Logging
import LoopIsolation
import NIOCore

/// One link of a receiver, with the faults that are about sending.
@LoopActor
final class ReceiverLink: CastConnectionDelegate {
  let id: LinkID
  private let connection: CastConnection
  private unowned let receiver: EmulatedReceiver
  private var receivedMessages = 0
  /// Whether a fault has silenced the link for good.
  private var isMute = false
  /// When the last delayed message goes out: the next ones must not overtake it.
  private var lastDeparture = NIODeadline.uptimeNanoseconds(0)

  init(id: LinkID, connection: CastConnection, receiver: EmulatedReceiver) {
    self.id = id
    self.connection = connection
    self.receiver = receiver
  }

  func start() { self.connection.start(delegate: self) }

  func abort() { self.connection.abort() }
  func close() { self.connection.close() }

  func send(_ message: CastMessage) {
    let faults = self.receiver.faults
    let copies = faults.duplicatesReplies ? 2 : 1
    let now = NIODeadline.now()
    let departure = max(self.lastDeparture, now + faults.replyDelay)
    guard departure > now else {
      for _ in 0..<copies { self.transmit(message) }
      return
    }
    self.lastDeparture = departure
    LoopActor.shared.eventLoop.scheduleTask(deadline: departure) { [weak self] in
      LoopActor.assumeIsolated {
        for _ in 0..<copies { self?.transmit(message) }
      }
    }
  }

  private func transmit(_ message: CastMessage) {
    guard !self.isMute else { return }
    do throws(CastChannelError) {
      // A TLS record for each message, as devices send them: PyChromecast waits for the socket before it reads the next
      // message, even if that has been decrypted already.
      self.connection.flush()
      try self.connection.send(message)
      self.connection.flush()
    } catch {
      self.receiver.logger.warning("message not sent", metadata: ["link": "\(self.id.rawValue)", "error": "\(error)"])
      // A sender that doesn't read is given up, as devices do.
      if error.code == .sendQueueFull { self.connection.abort() }
    }
  }

  // MARK: CastConnectionDelegate

  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    guard !self.isMute else { return }
    self.receivedMessages += 1
    if let cut = self.receiver.faults.cut, cut.afterMessages == self.receivedMessages {
      self.perform(cut.manner)
      guard cut.manner == .garbage else { return }
    }
    self.receiver.received(message, on: self)
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
    self.receiver.linkClosed(self)
  }

  private func perform(_ manner: LinkCut.Manner) {
    switch manner {
    case .reset: self.connection.abort()
    case .reboot: self.receiver.rebootSoon()
    case .stall:
      self.write([0, 0, 0, 64, 8, 0, 18, 10])
      // Nor are PINGs answered, which the connection does by itself.
      self.connection.setReading(false)
    case .garbage: self.write([0, 0, 0, 8, 255, 255, 255, 255, 255, 255, 255, 255])
    case .oversize: self.write([255, 255, 255, 255, 8, 0])
    default: self.connection.close()
    }
    self.isMute = manner != .garbage
  }

  private func write(_ bytes: [UInt8]) {
    do throws(CastChannelError) {
      try self.connection.writeRaw(bytes)
    } catch {
      self.receiver.logger.debug("fault not written", metadata: ["link": "\(self.id.rawValue)", "error": "\(error)"])
    }
  }
}
