import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

/// What the server keeps of one connection: what it is subscribed to, what it can answer, how far its events are numbered.
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
  let connectedAt = NIODeadline.now()
  /// Which process it says that it is.
  var statedProcessId: Int64?
  /// Who it says that it is.
  var info: ClientInfo?
  /// Which devices it wants.
  let discovery = ClientDiscovery()
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
  /// Whether it answers `discovery.provide`.
  var providesDevices = false
  /// What the client says of itself: whether it is in use. One that never says so doesn't count.
  var appState: AppState?
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

  /// Hands over a notification under this connection's next number: pushes it, keeps it for polls, or both.
  ///
  /// - Parameter isRequested: Whether a call of the client's own asked for it: it is pushed also where no subscription covers it.
  func deliver(_ notification: OutgoingNotification, isRequested: Bool = false) {
    let method = notification.method
    let keeps = self.subscriptions.keeps(method)
    let pushes = self.subscriptions.pushes(method) || (isRequested && !keeps)
    guard pushes || keeps else { return }
    // One event has one number, however it is delivered.
    self.lastSequence += 1
    if pushes {
      self.peer.notify(
        method, ownMembers: Array("\"seq\":\(self.lastSequence)".utf8), sharedMembers: notification.encodedMembers,
        coalescingKey: notification.coalescingKey, isLossless: notification.isLossless)
    }
    if keeps {
      self.subscriptions.keep(
        .init(
          method: method, sequenceNumber: self.lastSequence, members: notification.members,
          coalescingKey: notification.coalescingKey))
      self.wakePolls()
    }
  }

  func wants(_ method: String) -> Bool {
    self.subscriptions.pushes(method) || self.subscriptions.keeps(method)
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
