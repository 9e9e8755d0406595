import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

/// The server's state for one connection: its subscriptions, its capabilities, and the number of its last event.
@LoopActor
final class ClientConnection {
  /// The transport over which the client connected.
  enum Transport: Sendable { case stdio, socket }

  /// The most bytes of a client's name and version.
  static let maximumNameBytes = 256

  let peer: JSONRPCPeer
  let transport: Transport
  /// The connection's number, which increases from connection to connection.
  let number: UInt64
  var subscriptions = SubscriptionTable()
  /// The client's own sessions.
  var sessions = ClientSessions()
  let connectedAt = NIODeadline.now()
  /// The process number that the client stated.
  var statedProcessId: Int64?
  /// The client's own description of itself.
  var info: ClientInfo?
  /// The devices that the client wants.
  let discovery = ClientDiscovery()
  /// The owner under which the client has channels; `nil` until it requests one.
  private(set) var channelOwner: ChannelOwner?
  /// The log records and messages that the client wants.
  let log = ClientLog()
  /// Whether `server.initialize` was called.
  var isInitialized = false
  var providesCredentials = false
  /// Whether the client answers `image.choose`.
  var picksImages = false
  /// Whether the client answers `image.provide`.
  var cachesImages = false
  /// Whether the client answers `discovery.provide`.
  var providesDevices = false
  /// The app state that the client reported; `nil` if it reported none, so that it doesn't count.
  var appState: AppState?
  /// The client's publications without a session, which end with the connection.
  private(set) var publicationIds: Set<String> = []
  /// The watch that ends the server with the process that the client named; spawned servers only.
  var processWatch: EndWatch.Watched?

  private static var lastNumber: UInt64 = 0
  private var lastSequence = 0
  private var pollWaiters: [Waiter<Void, Never>] = []
  /// Whether the client will send nothing more.
  private(set) var hasInputEnded = false

  init(peer: JSONRPCPeer, transport: Transport) {
    self.peer = peer
    self.transport = transport
    Self.lastNumber += 1
    self.number = Self.lastNumber
  }

  /// Makes a publication end with the connection; removes those that have ended.
  func keep(_ publicationId: String, of serving: ServingManager) {
    self.publicationIds.formIntersection(serving.publications.map(\.publicationId))
    self.publicationIds.insert(publicationId)
  }

  /// Returns the owner under which the client has channels, creating it if needed.
  func channelOwner(in context: CastContext) -> ChannelOwner {
    let owner = self.channelOwner ?? context.channels.makeOwner()
    self.channelOwner = owner
    return owner
  }

  /// Delivers a notification under this connection's next number: pushes it, keeps it for polls, or both.
  ///
  /// - Parameter isRequested: Whether a call of this client requested it, so that it is pushed even without a
  ///   subscription.
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
          coalescingKey: notification.coalescingKey, byteCount: method.utf8.count + notification.encodedMembers.count))
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
    let waiter = Waiter<Void, Never>()
    self.pollWaiters.append(waiter)
    defer { self.pollWaiters.removeAll { $0 === waiter } }
    waiter.limit(to: timeout) { waiter.finish(.success(())) }
    await waiter.value { waiter.finish(.success(())) }
  }

  /// Called when the client has closed its input; ends polls that wait.
  func inputEnded() {
    self.hasInputEnded = true
    self.wakePolls()
  }

  /// Lets polls that wait look again.
  func wakePolls() { self.pollWaiters.finishAll(.success(())) }
}
