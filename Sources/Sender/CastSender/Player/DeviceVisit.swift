import CastDiscovery
import CastModel
import CastV2
import DeviceAuthentication
import JSONCodec
import LoopIsolation
import NIOCore

/// A look at a device without a session: a link alone, for a few questions and for what needs no app of one's own.
@LoopActor
final class DeviceVisit {
  private let visit: LinkVisit
  private var isMediaKnown = false
  var link: ReceiverLink { self.visit.link }

  private init(_ link: ReceiverLink) { self.visit = LinkVisit(link, sessionId: "", isTransfer: false) }

  /// Connects, learns the receiver's status, does `body` and leaves; all that within `limit`.
  ///
  /// - Throws: what connecting, asking and `body` can fail with.
  static func make<Value: Sendable>(
    to device: PlayerDevice, within limit: TimeAmount, _ environment: LinkEnvironment,
    _ body: @escaping @LoopActor (DeviceVisit) async throws(CastError) -> Value
  ) async throws(CastError) -> Value {
    let link =
      device.openLink
      ?? ReceiverLink(
        sessionId: nil, target: device.target, device: device.device, goal: nil, environment: environment)
    let visit = DeviceVisit(link)
    defer { link.close() }
    let outcome = await FirstOf.value(within: limit, clock: environment.clock) { () -> Result<Value, CastError>? in
      do throws(CastError) {
        try await visit.open()
        return .success(try await body(visit))
      } catch {
        return .failure(error)
      }
    }
    if let outcome { return try outcome.get() }
    if Task.isCancelled { throw CastError(.requestCancelled, "Asking the device was cancelled.") }
    throw CastError(
      .connectionTimedOut,
      "'\(device.device.friendlyName)' didn't answer within \(limit.seconds) seconds: is it on, and in this network?")
  }

  private func open() async throws(CastError) {
    let link = self.link
    // Whoever asked whether the device is there has its status already.
    if link.connection != nil { return try await self.authenticate() }
    link.use(try await link.connect(to: try await link.endpoints()))
    try await self.authenticate()
    link.openVirtualConnection(to: CastEndpointID.receiver)
    async let identity: Void = self.identify()
    let reply = try await link.receiverRequest("GET_STATUS") { _ in JSONObject() }
    guard ReceiverStatusMessage(reply.payload) != nil else {
      throw CastError(.requestRejected, "The receiver answered GET_STATUS with something else than its status.")
    }
    await identity
  }

  /// A device that has to prove what it is isn't asked anything before.
  private func authenticate() async throws(CastError) {
    let options = self.link.environment.options
    guard options.deviceAuthentication.policy == .require else { return }
    let link = self.link
    let result = await FirstOf.value(
      within: options.requestLimits.receiver, clock: link.environment.clock
    ) { () -> AuthenticationResult? in
      let waiter = Waiter<AuthenticationResult?, Never>()
      link.authenticate(options.deviceAuthentication, files: options.authenticationFiles) {
        waiter.finish(.success($0))
      }
      return await waiter.value { waiter.finish(.success(nil)) }
    }
    guard let result else {
      throw CastError(.deviceAuthenticationFailed, "The device didn't say in time what it is.")
    }
    guard result.isAuthentic else { throw CastError(result) }
  }

  /// Asks a device of which only the address is known for its name.
  private func identify() async {
    guard let device = await self.link.namedDevice(within: .seconds(1)) else { return }
    self.link.device = device
  }

  // MARK: What runs

  /// What runs, but for the idle screen.
  var application: ReceiverApplication? { self.link.receiver.applications.first { !$0.isIdle } }

  /// What the app plays, asked for once; `nil` where it plays no media, or doesn't say in time.
  func media() async -> RemoteMediaClient? {
    guard let application, application.supportsMedia, application.isReachable, let transportId = application.transportId
    else { return nil }
    let (link, media) = (self.link, self.visit.media)
    guard !self.isMediaKnown else { return media }
    link.visitedApplication = application
    link.openVirtualConnection(to: transportId)
    let environment = link.environment
    let limit = environment.options.connectLimits.mediaStatus
    let answer = await FirstOf.value(within: limit, clock: environment.clock) { try? await media.requestStatus() }
    self.isMediaKnown = answer != nil
    return answer == nil ? nil : media
  }

  /// Stops what runs, whoever started it; nothing happens if nothing does.
  func stopApplication() async throws(CastError) {
    guard let application else { return }
    self.link.visitedApplication = application
    guard await self.link.stopApplication() else {
      throw CastError(.requestTimedOut, "'\(self.link.device.friendlyName)' didn't confirm that the app has ended.")
    }
    self.link.visitedApplication = nil
  }

  /// Turns the device up or down by its own steps.
  func stepVolume(by steps: Int) async throws(CastError) {
    try self.link.checkVolumeIsFree()
    guard let level = self.link.receiver.volume?.level else {
      throw CastError(
        .requestRejected,
        "The receiver has not told its volume, so it can't be changed by steps. Set it instead.")
    }
    _ = try await self.link.setVolume(SessionTraits(self.link.receiver.volume).level(level, steps: steps))
  }

  /// What there is to tell.
  func facts() async -> PlayerFacts {
    let (media, link) = (await self.media(), self.link)
    await media?.queue.awaitList(within: CastPlayer.listPatience, clock: link.environment.clock)
    return PlayerFacts(
      device: link.device, application: self.application, volume: link.receiver.volume, media: media?.snapshot,
      queueItemIds: media.flatMap { $0.queue.isComplete ? $0.queue.knownItemIds : nil })
  }
}

extension PlayerDevice {
  /// The link on which the device was found, if it still is one.
  @LoopActor fileprivate var openLink: ReceiverLink? {
    guard let link = self.link?.link, link.connection != nil else { return nil }
    link.device = self.device
    return link
  }
}

extension ReceiverLink {
  /// The device with the name that it tells, if only its address is known till now and it answers in time.
  func namedDevice(within limit: TimeAmount) async -> DiscoveredDevice? {
    let device = self.device
    guard let key = device.configured.first, device.deviceId == DiscoveredDevice.synthesisedId(of: key),
      device.friendlyName == key.description, let reply = try? await self.askIdentity(within: limit),
      let identity = DeviceIdentity(reply.payload)
    else { return nil }
    self.environment.discovery.identifyConfiguredDevice(key, as: identity)
    if let listed = self.environment.discovery.device(id: identity.deviceId) { return listed }
    let entry = ConfiguredDevice(host: key.host, port: key.port)
    return DiscoveredDevice(deviceId: device.deviceId, configured: [entry], preferred: entry, identity: identity)
  }
}

/// Lets what concerns one device wait for its turn, so that steps add up.
@LoopActor
final class DeviceTurns {
  private var latest: [String: Task<Void, Never>] = [:]

  /// Does `body` when all that came before it for the device `key` is done.
  func take<Value: Sendable>(
    _ key: String, _ body: @escaping @LoopActor () async throws(CastError) -> Value
  ) async throws(CastError) -> Value {
    let earlier = self.latest[key]
    let task = LoopActor.task { () -> Result<Value, CastError> in
      await earlier?.value
      do throws(CastError) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    let turn = LoopActor.task { _ = await task.value }
    self.latest[key] = turn
    defer { if self.latest[key] == turn { self.latest[key] = nil } }
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }.get()
  }
}
