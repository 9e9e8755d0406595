import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

/// What the server keeps of one connection: what it is subscribed to, what it can answer, how far its events are numbered.
///
/// Hangs at its peer's attachment, and goes with it.
@LoopActor
final class ClientConnection {
  /// How the client came.
  enum Transport: Sendable { case stdio, socket }

  let peer: JSONRPCPeer
  let transport: Transport
  /// Grows from connection to connection.
  let number: UInt64
  var subscriptions = SubscriptionTable()
  /// Which sessions are its own.
  var sessions = ClientSessions()
  /// Who it says that it is.
  var info: ClientInfo?
  /// Which devices it wants.
  var discovery = ClientDiscovery()
  /// Under which name it has channels; `nil` until it asks for one.
  private(set) var channelOwner: ChannelOwner?
  /// What it wants of the log.
  let log = ClientLog()
  /// Whether `server.initialize` was called.
  var isInitialized = false
  var providesCredentials = false
  /// Whether it answers `image.choose`.
  var picksImages = false
  /// Whether it answers `image.provide`.
  var cachesImages = false
  /// What the client says of itself: whether it is in use. One that never says so doesn't count.
  var appState: CastSender.AppState?
  /// Ends the server with the process that the client named; spawned servers only.
  var processWatch: ProcessWatch?

  private static var lastNumber: UInt64 = 0
  private var lastSequence = 0
  private var pollWaiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter: UInt64 = 0
  /// Whether the client will send nothing more.
  private(set) var hasInputEnded = false

  init(peer: JSONRPCPeer, transport: Transport) {
    self.peer = peer
    self.transport = transport
    Self.lastNumber += 1
    self.number = Self.lastNumber
  }

  /// The name under which it has channels.
  func channelOwner(in context: CastContext) -> ChannelOwner {
    let owner = self.channelOwner ?? context.channels.makeOwner()
    self.channelOwner = owner
    return owner
  }

  /// Hands over a notification whose params' members are encoded: pushes it, keeps it for polls, or neither.
  func deliver(
    _ method: String, members: [UInt8], coalescingKey: String?, isLossless: Bool
  ) {
    guard self.wants(method) else { return }
    // One event has one number, however it is delivered.
    let params = self.params(around: members)
    if self.subscriptions.pushes(method) {
      self.peer.notify(method, params: params, coalescingKey: coalescingKey, isLossless: isLossless)
    }
    if self.subscriptions.keeps(method) {
      self.subscriptions.keep(.init(method: method, params: params, coalescingKey: coalescingKey))
      self.wakePolls()
    }
  }

  /// Hands over a notification that the client asked for by a call of its own: it is pushed also where no subscription covers it.
  func deliverRequested(_ method: String, members: [UInt8], coalescingKey: String?) {
    if self.wants(method) {
      self.deliver(method, members: members, coalescingKey: coalescingKey, isLossless: false)
    } else {
      self.peer.notify(
        method, params: self.params(around: members), coalescingKey: coalescingKey, isLossless: false)
    }
  }

  func wants(_ method: String) -> Bool {
    self.subscriptions.pushes(method) || self.subscriptions.keeps(method)
  }

  /// The params with this connection's next number in front.
  private func params(around members: [UInt8]) -> [UInt8] {
    self.lastSequence += 1
    var bytes = Array("{\"seq\":\(self.lastSequence)".utf8)
    bytes.reserveCapacity(bytes.count + members.count + 2)
    if !members.isEmpty { bytes.append(UInt8(ascii: ",")) }
    bytes += members
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  // MARK: Polls

  /// Waits until an event was kept, the client ended its input, the call was cancelled, or the time is over.
  func waitForEvents(_ timeout: TimeAmount) async {
    guard !self.hasInputEnded, timeout > .nanoseconds(0) else { return }
    self.lastWaiter += 1
    let waiter = self.lastWaiter
    let timer = LoopActor.shared.eventLoop.scheduleTask(in: timeout) {
      LoopActor.assumeIsolated { self.wakePoll(waiter) }
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume() }
        self.pollWaiters[waiter] = continuation
      }
    } onCancel: {
      LoopActor.shared.eventLoop.execute { LoopActor.assumeIsolated { self.wakePoll(waiter) } }
    }
    timer.cancel()
  }

  /// The client sends nothing more; polls that wait end now.
  func inputEnded() {
    self.hasInputEnded = true
    self.wakePolls()
  }

  private func wakePolls() {
    for waiter in self.pollWaiters.keys { self.wakePoll(waiter) }
  }

  private func wakePoll(_ waiter: UInt64) {
    self.pollWaiters.removeValue(forKey: waiter)?.resume()
  }
}
