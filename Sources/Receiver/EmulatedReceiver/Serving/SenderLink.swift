import CastV2
import Logging
import LoopIsolation
import NIOCore
import NIOPosix

/// One link of a receiver: it passes messages between the connection and the core, and applies faults to them.
@LoopActor
final class SenderLink: CastConnectionDelegate, UnreadLink {
  let id: LinkID
  private let connection: CastConnection
  private unowned let receiver: EmulatedReceiver
  private var faults = LinkFaults()
  private var receivedMessages = 0
  private var watch: SenderWatch?
  private var watchTimer: LoopTimer?
  /// The time until which faults have stopped the reading; `nil` while it is read.
  private var readingPausedUntil: NIODeadline?
  /// The delayed actions of each direction, in their order.
  private var delayed: [LinkFaults.Direction: CircularBuffer<DelayedAction>] = [:]
  private var delayTimers: [LinkFaults.Direction: LoopTimer] = [:]

  private struct DelayedAction {
    let time: NIODeadline
    let body: @LoopActor (SenderLink) -> Void
  }

  init(id: LinkID, connection: CastConnection, receiver: EmulatedReceiver) {
    self.id = id
    self.connection = connection
    self.receiver = receiver
  }

  func start() {
    self.connection.start(delegate: self)
    // A replayed device sends its recorded messages alone.
    guard self.receiver.configuration.replay == nil else { return }
    self.watch = self.receiver.configuration.heartbeat.map { SenderWatch($0, now: self.receiver.clock.now) }
    self.scheduleWatch()
  }

  func abort() {
    UnreadMessages.shared.forget(self)
    self.connection.abort()
  }

  func close() { self.connection.close() }

  func send(_ message: CastMessage) {
    let strikes = self.receiver.faults(struckBy: message, .sent, on: self.id)
    let base = self.receiver.faults
    self.perform(
      self.faults.outgoing(
        message, strikes, copies: base.duplicatesReplies ? 2 : 1, delay: base.replyDelay, now: self.receiver.clock.now),
      broughtOnBy: message)
  }

  /// Applies a fault that no message triggered.
  func strike(_ fault: Fault) {
    self.perform(self.faults.strike(fault, now: self.receiver.clock.now), broughtOnBy: nil)
  }

  // MARK: CastConnectionDelegate

  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    self.watch?.received(now: self.receiver.clock.now)
    var strikes = self.receiver.faults(struckBy: message, .received, on: self.id)
    if message.namespace != .heartbeat {
      self.receivedMessages += 1
      if let cut = self.receiver.faults.cut, cut.afterMessages == self.receivedMessages { strikes.append(cut.fault) }
    }
    self.perform(self.faults.incoming(message, strikes, now: self.receiver.clock.now), broughtOnBy: message)
  }

  func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool) {
    if isWritable { UnreadMessages.shared.forget(self) }
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
    UnreadMessages.shared.forget(self)
    self.watchTimer?.cancel()
    self.receiver.linkClosed(self)
  }

  // MARK: The watch over the sender

  private func scheduleWatch() {
    self.watchTimer?.cancel()
    guard self.connection.isOpen, let deadline = self.watch?.nextDeadline else { return }
    self.watchTimer = self.receiver.clock.schedule(at: deadline) { [weak self] in self?.watchTimerFired() }
  }

  private func watchTimerFired() {
    switch self.watch?.timePassed(isDeaf: self.isDeaf, now: self.receiver.clock.now) {
    case .sendPing?: self.send(HeartbeatMessage.ping(from: CastEndpointID.transport, to: CastEndpointID.transport))
    case .cut(let time)?:
      let seconds = "\(time.nanoseconds / 1_000_000_000)"
      self.receiver.logger.info(
        "link cut: the sender is silent", metadata: ["link": "\(self.id.rawValue)", "seconds": "\(seconds)"])
      return self.connection.close()
    case nil: break
    }
    // A clock that jumps, as that of tests, leaves the sender a turn of the loop to answer in.
    LoopActor.shared.eventLoop.execute { [weak self] in LoopActor.assumeIsolated { self?.scheduleWatch() } }
  }

  private var isDeaf: Bool {
    self.readingPausedUntil != nil || self.faults.isMute(at: self.receiver.clock.now) || self.isHeartbeatSilent
  }

  private var isHeartbeatSilent: Bool {
    !self.receiver.faults.silentPhases.isDisjoint(with: [.heartbeat, .tls])
  }

  // MARK: UnreadLink

  var isWritable: Bool { self.connection.isWritable }
  var unreadCost: Int { self.connection.isOpen ? self.connection.queuedCost : 0 }

  func resetUnread() {
    self.receiver.logger.warning(
      "link reset: all senders together leave too much unread, and this one the most",
      metadata: ["link": "\(self.id.rawValue)", "bytes": "\(self.unreadCost)"])
    self.abort()
  }

  // MARK: Delayed actions

  private func perform(_ actions: [LinkFaults.Action], broughtOnBy message: CastMessage?) {
    for action in actions {
      switch action {
      case .transmit(let message, let time): self.run(.outgoing, at: time) { $0.transmit(message) }
      // Delayed answers don't delay incoming messages: one just before the sender's close is still handled.
      case .handle(let message, let time): self.run(.incoming, at: time) { $0.handle(message) }
      case .write(let bytes, let time): self.run(.outgoing, at: time) { $0.write(bytes) }
      case .pauseReading(let end): self.pauseReading(until: end ?? .distantFuture)
      case .release(let time): _ = self.receiver.clock.schedule(at: time) { [weak self] in self?.release() }
      case .strike(let fault, let time, let direction):
        self.run(direction, at: time) { $0.end(fault, broughtOnBy: message) }
      case .strikeNow(let fault): self.end(fault, broughtOnBy: nil)
      }
    }
  }

  /// Runs `body` at `time`, and after all that waits in its direction.
  private func run(
    _ direction: LinkFaults.Direction, at time: NIODeadline, _ body: @escaping @LoopActor (SenderLink) -> Void
  ) {
    let isFirst = self.delayed[direction]?.isEmpty ?? true
    guard time > self.receiver.clock.now || !isFirst else { return body(self) }
    self.delayed[direction, default: []].append(DelayedAction(time: time, body: body))
    if isFirst { self.scheduleFirst(of: direction) }
  }

  private func scheduleFirst(of direction: LinkFaults.Direction) {
    self.delayTimers.removeValue(forKey: direction)?.cancel()
    guard let first = self.delayed[direction]?.first else { return }
    let deadline = max(first.time, self.faults.frozenUntil)
    self.delayTimers[direction] = self.receiver.clock.schedule(at: deadline) { [weak self] in self?.runDue(direction) }
  }

  private func runDue(_ direction: LinkFaults.Direction) {
    while let first = self.delayed[direction]?.first,
      max(first.time, self.faults.frozenUntil) <= self.receiver.clock.now
    {
      // It stays in its place until it has run, so that actions that it causes wait for the others.
      first.body(self)
      self.delayed[direction]?.removeFirst()
    }
    self.scheduleFirst(of: direction)
  }

  private func pauseReading(until end: NIODeadline) {
    let end = max(end, self.readingPausedUntil ?? end)
    self.readingPausedUntil = end
    self.connection.setReading(false)
    guard end < .distantFuture else { return }
    _ = self.receiver.clock.schedule(at: end) { [weak self] in self?.resumeReading(at: end) }
  }

  private func resumeReading(at end: NIODeadline) {
    guard self.readingPausedUntil == end else { return }
    self.readingPausedUntil = nil
    self.connection.setReading(true)
  }

  private func release() {
    self.perform(self.faults.release(now: self.receiver.clock.now), broughtOnBy: nil)
  }

  private func handle(_ message: CastMessage) {
    guard message.namespace == .heartbeat else { return self.receiver.received(message, on: self) }
    self.receiver.observed(.messageReceived(message, from: self.id))
    guard !self.isHeartbeatSilent, let pong = HeartbeatMessage.pong(answering: message) else { return }
    self.send(pong)
  }

  private func transmit(_ message: CastMessage) {
    guard self.connection.isOpen else { return }
    do throws(CastChannelError) {
      // Each message gets its own TLS record, as from devices: PyChromecast waits for the socket before it reads the
      // next message, even if that has been decrypted already.
      self.connection.flush()
      try self.connection.send(message)
      self.connection.flush()
      self.watch?.sent(now: self.receiver.clock.now)
      self.receiver.observed(.messageSent(message, to: self.id))
      UnreadMessages.shared.didSend(to: self)
    } catch {
      self.receiver.logger.warning("message not sent", metadata: ["link": "\(self.id.rawValue)", "error": "\(error)"])
      // The link to a sender that doesn't read is closed, as devices do.
      if error.code == .sendQueueFull { self.connection.abort() }
    }
  }

  private func end(_ fault: Fault, broughtOnBy message: CastMessage?) {
    switch fault {
    case .drop: self.connection.close()
    case .reset: self.connection.abort()
    case .halfClose: self.connection.closeOutput()
    default: self.receiver.strike(fault, on: self.id, broughtOnBy: message)
    }
  }

  private func write(_ bytes: [UInt8]) {
    do throws(CastChannelError) {
      try self.connection.writeRaw(bytes)
    } catch {
      self.receiver.logger.debug("fault not written", metadata: ["link": "\(self.id.rawValue)", "error": "\(error)"])
    }
  }
}

extension LinkCut {
  /// The same misbehaviour as a fault that strikes an incoming message.
  fileprivate var fault: Fault {
    switch self.manner {
    case .reset: .reset
    case .reboot: .reboot(after: .zero, port: 0)
    case .stall: .stall(afterBytes: 8)
    case .garbage: .garbage(byteCount: 8, isFramed: true)
    case .oversize: .oversize(announcedLength: .max)
    default: .drop
    }
  }
}

/// A port that accepts TCP connections but sends nothing: the fault ``SilentPhase/tcp``.
///
/// It reads, and discards what arrives, since only a channel that reads notices that its peer has closed it.
@LoopActor
final class SilentListener {
  let localAddress: SocketAddress?
  private let channel: any Channel
  private let connections: SilentConnections

  static func listen(on address: SocketAddress) async throws -> SilentListener {
    let connections = SilentConnections()
    let bootstrap = ServerBootstrap(group: LoopActor.shared.eventLoop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        LoopActor.assumeIsolated { connections.add(channel) }
        return channel.eventLoop.makeSucceededVoidFuture()
      }
    return SilentListener(channel: try await bootstrap.bind(to: address).value(), connections: connections)
  }

  private init(channel: any Channel, connections: SilentConnections) {
    self.channel = channel
    self.localAddress = channel.localAddress
    self.connections = connections
  }

  /// Stops listening, and closes the connections.
  func close() async {
    try? await self.channel.close()
    self.connections.closeAll()
  }
}

/// The open connections of a ``SilentListener``.
@LoopActor
private final class SilentConnections {
  private var channels: [ObjectIdentifier: any Channel] = [:]

  func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    self.channels[id] = channel
    channel.closeFuture.whenComplete { [weak self] _ in
      LoopActor.assumeIsolated { self?.channels[id] = nil }
    }
  }

  func closeAll() {
    for channel in self.channels.values { channel.close(promise: nil) }
  }
}
