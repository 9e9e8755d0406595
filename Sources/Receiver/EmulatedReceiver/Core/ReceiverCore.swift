import CastModel
import CastV2
import JSONCodec
import NIOCore

/// A whole receiver without sockets: it handles the messages of its links.
///
/// Pure: messages, links and the passing of time go in, actions come out; the clock and the ids are passed in. It
/// works as openscreen's receiver does (cast.md 3.2, 6) and answers as devices do where the two differ. The links
/// handle PING and PONG themselves (``SenderLink``).
struct ReceiverCore: Sendable {
  let configuration: ReceiverConfiguration
  var faults: ReceiverFaults
  var connections = VirtualConnectionTable()
  /// The device's own address of each link, where it is known.
  var localAddresses: [LinkID: String] = [:]
  var volume: VolumeBehavior
  /// The members, if the device is a group.
  var group: SpeakerGroup
  /// The groups that the device belongs to.
  var memberships: [GroupMembership] = []
  /// When the device started; `nil` before.
  var startTime: NIODeadline?
  var application: RunningApplication?
  var pendingLaunch: PendingLaunch?
  /// The launches that fail later, in the order of their LAUNCH.
  var delayedRefusals: [DelayedRefusal] = []
  var input = InputState()
  /// The number of the last transport id that isn't a session id.
  var lastTransport = 0
  /// The recorded device that answers in this one's place; `nil` for none.
  var replay: ReplayState?
  /// Creates a session id.
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
    self.replay = configuration.replay.map { ReplayState($0, volume: configuration.device.volume) }
    self.application = self.idleScreen(now: .uptimeNanoseconds(0))
  }

  /// The next time at which ``advance(to:)`` has work to do.
  var nextDeadline: NIODeadline? {
    [
      self.pendingLaunch?.deadline, self.application?.media?.nextDeadline, self.application?.script?.nextDeadline,
      self.application?.exitDeadline, self.delayedRefusals.map(\.deadline).min(), self.replay?.nextDeadline,
    ].compactMap { $0 }.min()
  }

  /// Completes everything that is due by `now`.
  mutating func advance(to now: NIODeadline) -> [ReceiverAction] {
    var actions: [ReceiverAction] = []
    if let pending = self.pendingLaunch, pending.deadline <= now {
      actions += self.launchIsDue(pending, now: now)
    }
    actions += self.refuseDueLaunches(now: now)
    if let outputs = self.application?.media?.advance(to: now) { actions += self.perform(outputs) }
    if let outputs = self.application?.script?.advance(to: now) { actions += self.perform(outputs) }
    if self.replay != nil { actions += self.advanceReplay(to: now) }
    return actions + self.settle(now: now)
  }

  mutating func linkOpened(_ link: LinkID, localAddress: String? = nil) -> [ReceiverAction] {
    self.localAddresses[link] = localAddress
    return [.event(.linkOpened(link))]
  }

  /// Handles a message that arrived on `link`.
  mutating func receive(_ message: CastMessage, from link: LinkID, now: NIODeadline) -> [ReceiverAction] {
    var actions: [ReceiverAction] = [.event(.messageReceived(message, from: link))]
    guard !self.faults.silentPhases.contains(.tls) else { return actions }
    let sender = SenderAddress(link: link, senderId: message.sourceId)
    switch message.namespace {
    case .deviceAuth: actions.append(.authenticate(message, from: link))
    case _ where self.replay != nil: actions += self.replay(message, from: link, now: now)
    case .connection: actions += self.handleConnection(message, from: sender, now: now)
    default:
      // A message without a virtual connection is dropped without an answer (openscreen's router).
      guard self.isConnected(sender, to: message.destinationId) else { break }
      actions += self.handleRequest(message, from: sender, now: now)
    }
    return actions + self.settle(now: now)
  }

  /// Whether `sender` may send to `destinationId`; a broadcast goes to the app, if the sender is connected to it.
  func isConnected(_ sender: SenderAddress, to destinationId: String) -> Bool {
    if self.connections.isOpen(sender, to: destinationId) { return true }
    guard destinationId == CastEndpointID.broadcast, let transportId = self.application?.transportId else {
      return false
    }
    return self.connections.isOpen(sender, to: transportId)
  }

  mutating func handleRequest(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    guard message.destinationId == CastEndpointID.receiver else {
      return self.handleApplicationMessage(message, from: sender, now: now)
    }
    // A request without an id can't be answered; openscreen drops it.
    guard let payload = try? CastPayload(message), let type = payload.type,
      let requestId = payload.requestId ?? Self.setupRequestID(payload, message.namespace)
    else { return [] }
    let request = PlatformRequest(type: type, requestId: requestId, sender: sender, node: payload.root)
    switch message.namespace {
    case .receiver: return self.handleReceiverRequest(request, now: now)
    case .discovery: return self.handleDiscoveryRequest(request)
    case .multizone: return self.handleMultizoneRequest(request)
    case .setup: return self.handleSetupRequest(request, now: now)
    case .broadcast: return self.handleBroadcast(request, now: now)
    default: return []
    }
  }

  /// Returns the idle screen's app, if the device shows one.
  mutating func idleScreen(now: NIODeadline) -> RunningApplication? {
    guard self.configuration.showsIdleScreen else { return nil }
    return self.run(LaunchableApplication(idleScreen: self.configuration.idleScreen), now: now)
  }
}

/// A JSON request to the platform.
struct PlatformRequest {
  var type: CastMessageType
  var requestId: Int64
  var sender: SenderAddress
  var node: JSONNode
}

extension ReceiverCore {
  /// Performs an action at the device itself.
  mutating func operate(_ operation: DeviceOperation, now: NIODeadline) -> [ReceiverAction] {
    switch operation {
    case .decideLaunch(let isAllowed): return self.decideLaunch(isAllowed: isAllowed, now: now)
    case .stopApplication: return self.stopFromDevice(now: now)
    case .setVolume(let level, let isMuted): return self.turnVolume(level: level, isMuted: isMuted)
    case .setActiveInput(let isActive): return self.changeInput { $0.isActive = isActive }
    case .setStandBy(let isStandBy): return self.changeInput { $0.isStandBy = isStandBy }
    case .broadcast(let namespace, let payload): return self.broadcast(payload, on: namespace)
    case .play, .pause, .endLiveStream, .finishMedia, .failMedia, .requestCredentials:
      guard let outputs = self.application?.media?.operate(operation, now: now) else { return [] }
      return self.perform(outputs) + self.settle(now: now)
    }
  }

  private mutating func turnVolume(level: Double?, isMuted: Bool?) -> [ReceiverAction] {
    let before = self.volume
    let told = self.applyVolume(level: level, muted: isMuted)
    guard self.volume != before else { return told }
    return told + self.statusBroadcast(except: nil)
      + [.event(.deviceVolumeChanged(level: self.volume.level, muted: self.volume.isMuted))]
  }

  private mutating func changeInput(_ change: (inout InputState) -> Void) -> [ReceiverAction] {
    let before = self.input
    change(&self.input)
    return self.input == before ? [] : self.statusBroadcast(except: nil)
  }

  private func broadcast(_ payload: JSONValue, on namespace: CastNamespace) -> [ReceiverAction] {
    guard let application = self.application, application.definition.namespaces.contains(namespace) else { return [] }
    return self.perform([.message(ApplicationMessage(namespace: namespace, json: payload), to: .everyone(except: nil))])
  }
}

extension ReceiverCore {
  /// Handles GET_DEVICE_INFO (cast.md 6.5).
  func handleDiscoveryRequest(_ request: PlatformRequest) -> [ReceiverAction] {
    guard request.type == .getDeviceInfo else { return [] }
    let (device, dialect) = (self.configuration.device, self.configuration.dialect)
    let message = WireMessage(type: dialect.deviceInfoType, requestId: request.requestId) {
      $0.member("deviceId", device.id)
      $0.member("friendlyName", device.friendlyName)
      $0.member("deviceModel", device.model)
      $0.member(dialect.capabilitiesKey, device.capabilities.rawValue)
      $0.member("controlNotifications", Int64(1))
    }
    return self.deliver(message, on: .discovery, from: CastEndpointID.receiver, to: .sender(request.sender))
  }

  /// Handles setup requests, whose keys are in snake case (cast.md 6.5).
  func handleSetupRequest(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    switch request.type.rawValue {
    case "eureka_info":
      let params = request.node["params"].flatMap { try? [String](json: $0) } ?? []
      let address = self.localAddresses[request.sender.link] ?? self.configuration.visibleHost
      let information = self.setupInformation(ipAddress: address, now: now)
      let document = information.document(params: params.isEmpty ? Self.defaultSetupParams : params)
      return [self.setupAnswer(to: request, data: .object(document))]
    case "get_app_device_id":
      guard let appId = request.node["data"]?["app_id"]?.string, !appId.isEmpty else {
        return [self.setupAnswer(to: request, code: 400, reason: "Bad Request")]
      }
      // The id differs for each app, and stays the same for one app.
      let digits = String(self.configuration.device.id.reversed()).uppercased()
      return [self.setupAnswer(to: request, data: ["app_device_id": .string(digits + appId)])]
    // Requests that change the device need the token of an account, which the emulator doesn't have.
    default: return [self.setupAnswer(to: request, code: 403, reason: "Forbidden")]
    }
  }

  /// The sections in the socket's answer to a request that names none.
  private static let defaultSetupParams = ["version", "name", "device_info", "build_info"]

  /// Returns the id of a setup request.
  static func setupRequestID(_ payload: CastPayload, _ namespace: CastNamespace) -> Int64? {
    guard namespace == .setup else { return nil }
    return payload.root["request_id"].flatMap { try? Int64(json: $0) }
  }

  private func setupAnswer(
    to request: PlatformRequest, data: JSONValue = [:], code: Int64 = 200, reason: String = "OK"
  ) -> ReceiverAction {
    let answer: JSONValue = [
      "type": .string(request.type.rawValue), "request_id": .integer(request.requestId),
      "response_code": .integer(code),
      "response_string": .string(reason), "data": data,
    ]
    return self.answer(answer, on: .setup, to: request.sender)
  }

  /// Returns the device's setup information; `ipAddress` is the one that received the request.
  func setupInformation(ipAddress: String, now: NIODeadline) -> SetupInformation {
    let uptime = self.startTime.map { Double((now - $0).nanoseconds) / 1e9 } ?? 0
    return SetupInformation(
      device: self.configuration.device, ipAddress: ipAddress, uptime: uptime, groups: self.memberships)
  }
}

extension ReceiverCore {
  /// Returns the contents of "the TV's" screen at `now`.
  func screen(at now: NIODeadline) -> ReceiverScreenState {
    var screen = ReceiverScreenState(
      deviceName: self.configuration.device.friendlyName, volume: self.volume.status)
    if let application = self.application, !application.definition.isIdleScreen {
      screen.phase = .application
      screen.application = ReceiverScreenState.Application(
        appId: application.definition.appId, name: application.definition.displayName,
        statusText: application.statusText, senders: self.connections.visibleCount(of: application.transportId))
      application.media?.draw(on: &screen, now: now)
    }
    if let pending = self.pendingLaunch { self.draw(pending, on: &screen) }
    if self.input.isStandBy { screen.phase = .standby }
    return screen
  }

  private func draw(_ pending: PendingLaunch, on screen: inout ReceiverScreenState) {
    let definition = pending.application.definition
    switch pending.phase {
    case .asking:
      screen.prompt = ReceiverScreenState.Prompt(
        appId: definition.appId, applicationName: definition.displayName,
        senderDeviceName: pending.request.senderDeviceName)
    case .starting where screen.application == nil:
      screen.phase = .launching
      screen.application = ReceiverScreenState.Application(
        appId: definition.appId, name: definition.displayName, statusText: "", senders: 0)
    case .starting: break
    }
  }
}

/// Whether the TV shows this device's input, and whether it is on (cast.md 6.2, `isActiveInput` and `isStandBy`).
struct InputState: Sendable, Hashable {
  var isActive = true
  var isStandBy = false

  /// Turns the TV on and to this input, as a launch does; returns whether it was already.
  mutating func wake() -> Bool {
    let wasAwake = self == InputState()
    self = InputState()
    return wasAwake
  }
}
