import CastModel
import CastV2
import JSONCodec
import NIOCore

/// A whole receiver without sockets: what comes in on its links, and what it does about it.
///
/// Pure: messages, links and the passing of time go in, actions come out; the clock and the ids are passed in. It does what
/// openscreen's receiver does (cast.md 3.2, 6) and answers as devices do where the two differ. PING and PONG are the
/// links' own (``CastConnection``).
struct ReceiverCore: Sendable {
  let configuration: ReceiverConfiguration
  var faults: ReceiverFaults
  var connections = VirtualConnectionTable()
  var volume: VolumeBehavior
  /// The members, if the device is a group.
  var group: SpeakerGroup
  /// The groups that the device is in.
  var memberships: [GroupMembership] = []
  /// When the device came up; `nil` before it has.
  var startTime: NIODeadline?
  var application: RunningApplication?
  var pendingLaunch: PendingLaunch?
  var input = InputState()
  /// Counts the transport ids that aren't session ids.
  var lastTransport = 0
  /// Makes a session id.
  let makeSessionID: @Sendable () -> String

  init(configuration: ReceiverConfiguration, makeSessionID: @escaping @Sendable () -> String = RandomUUID.make) {
    self.configuration = configuration
    self.faults = configuration.faults
    self.volume = configuration.device.volume
    self.group = SpeakerGroup(members: configuration.device.members, leaderId: configuration.device.leaderId)
    if !self.group.members.isEmpty {
      self.volume.level = self.group.level
      self.volume.isMuted = self.group.isMuted
    }
    self.makeSessionID = makeSessionID
    self.application = self.idleScreen(now: .uptimeNanoseconds(0))
  }

  /// When ``advance(to:)`` has something to do.
  var nextDeadline: NIODeadline? {
    [
      self.pendingLaunch?.deadline, self.application?.media?.nextDeadline, self.application?.script?.nextDeadline,
      self.application?.exitDeadline,
    ].compactMap { $0 }.min()
  }

  /// Does what is due by `now`.
  mutating func advance(to now: NIODeadline) -> [ReceiverAction] {
    var actions: [ReceiverAction] = []
    if let pending = self.pendingLaunch, pending.deadline <= now {
      actions += self.launchIsDue(pending, now: now)
    }
    if let outputs = self.application?.media?.advance(to: now) { actions += self.perform(outputs) }
    if let outputs = self.application?.script?.advance(to: now) { actions += self.perform(outputs) }
    return actions + self.settle(now: now)
  }

  mutating func linkOpened(_ link: LinkID) -> [ReceiverAction] { [.event(.linkOpened(link))] }

  /// Takes a message that came in on `link`.
  mutating func receive(_ message: CastMessage, from link: LinkID, now: NIODeadline) -> [ReceiverAction] {
    var actions: [ReceiverAction] = [.event(.messageReceived(message, from: link))]
    guard !self.faults.silentPhases.contains(.tls) else { return actions }
    let sender = SenderAddress(link: link, senderId: message.sourceId)
    switch message.namespace {
    case .connection: actions += self.handleConnection(message, from: sender, now: now)
    case .deviceAuth: actions.append(.authenticate(message, from: link))
    default:
      // Without a virtual connection a message is dropped without a word (openscreen's router).
      guard self.isConnected(sender, to: message.destinationId) else { break }
      actions += self.handleRequest(message, from: sender, now: now)
    }
    return actions + self.settle(now: now)
  }

  /// Whether `sender` may send to `destinationId`; a broadcast goes to the app, if the sender is connected to that.
  private func isConnected(_ sender: SenderAddress, to destinationId: String) -> Bool {
    if self.connections.isOpen(sender, to: destinationId) { return true }
    guard destinationId == CastEndpointID.broadcast, let transportId = self.application?.transportId else {
      return false
    }
    return self.connections.isOpen(sender, to: transportId)
  }

  private mutating func handleRequest(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    guard message.destinationId == CastEndpointID.receiver else {
      return self.handleApplicationMessage(message, from: sender, now: now)
    }
    // A request without an id can't be answered; openscreen drops it.
    guard let payload = try? CastPayload(message), let type = payload.type,
      let requestId = payload.requestId ?? Self.setupRequestID(payload, message.namespace)
    else { return [] }
    let request = PlatformRequest(type: type.rawValue, requestId: requestId, sender: sender, node: payload.root)
    switch message.namespace {
    case .receiver: return self.handleReceiverRequest(request, now: now)
    case .discovery: return self.handleDiscoveryRequest(request)
    case .multizone: return self.handleMultizoneRequest(request)
    case .setup: return self.handleSetupRequest(request, now: now)
    case .broadcast: return self.handleBroadcast(request, now: now)
    default: return []
    }
  }

  /// The idle screen's app, where the device shows one.
  mutating func idleScreen(now: NIODeadline) -> RunningApplication? {
    guard self.configuration.showsIdleScreen else { return nil }
    return self.run(LaunchableApplication(idleScreen: self.configuration.idleScreen), now: now)
  }
}

/// A JSON request to the platform.
struct PlatformRequest {
  var type: String
  var requestId: Int64
  var sender: SenderAddress
  var node: JSONNode
}
