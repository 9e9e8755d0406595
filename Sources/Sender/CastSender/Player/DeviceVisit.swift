import CastDiscovery
import CastModel
import CastV2
import DeviceAuthentication
import JSONCodec
import LoopIsolation
import NIOCore

/// A connection to a device without a session: only a link, for requests that need no own app.
@LoopActor
final class DeviceVisit {
  private let visit: LinkVisit
  private var isMediaKnown = false
  var link: ReceiverLink { self.visit.link }

  private init(_ link: ReceiverLink) { self.visit = LinkVisit(link, sessionId: "", isTransfer: false) }

  /// Connects, requests the receiver's status, runs `body` and disconnects, all within `limit`.
  ///
  /// - Throws: The errors of connecting, of requests and of `body`.
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
    // The probe that found the device has requested its status already.
    if link.connection != nil { return try await self.authenticate() }
    link.use(try await link.connect(to: try await link.endpoints()))
    try await self.authenticate()
    link.openVirtualConnection(to: CastEndpointID.receiver)
    async let identity: Void = self.identify()
    let reply = try await link.receiverRequest(.getStatus) { _ in JSONObject() }
    guard ReceiverStatusMessage(reply.payload) != nil else {
      throw CastError(.requestRejected, "The receiver answered GET_STATUS with something else than its status.")
    }
    await identity
  }

  /// Authenticates the device before any request of the visit, if the options require it. A probe whose link the visit
  /// uses has requested the status before.
  private func authenticate() async throws(CastError) {
    let options = self.link.environment.options
    guard options.deviceAuthentication.policy == .require else { return }
    let link = self.link
    let result = await FirstOf.value(
      within: TimeAmount(options.requestLimits.receiver), clock: link.environment.clock
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

  /// Asks the device for its name, if only its address is known.
  private func identify() async {
    guard let device = await self.link.namedDevice(within: .seconds(1)) else { return }
    self.link.device = device
  }

  // MARK: The app

  /// The running app, but not the idle screen.
  var application: ReceiverApplication? { self.link.receiver.applications.first { !$0.isIdle } }

  /// Returns the app's media, requested once; `nil` if the app plays no media, or doesn't answer in time.
  func media() async -> RemoteMediaClient? {
    guard let application, application.supportsMedia, application.isReachable, let transportId = application.transportId
    else { return nil }
    let (link, media) = (self.link, self.visit.media)
    guard !self.isMediaKnown else { return media }
    link.visitedApplication = application
    link.openVirtualConnection(to: transportId)
    let environment = link.environment
    let limit = TimeAmount(environment.options.connectLimits.mediaStatus)
    let answer = await FirstOf.value(within: limit, clock: environment.clock) { try? await media.requestStatus() }
    self.isMediaKnown = answer != nil
    return answer == nil ? nil : media
  }

  /// Stops the running app, no matter which sender started it. Does nothing if none runs.
  func stopApplication() async throws(CastError) {
    guard let application else { return }
    self.link.visitedApplication = application
    guard await self.link.stopApplication() else {
      throw CastError(.requestTimedOut, "'\(self.link.device.friendlyName)' didn't confirm that the app has ended.")
    }
    self.link.visitedApplication = nil
  }

  func facts() async -> PlayerFacts {
    let (media, link) = (await self.media(), self.link)
    await media?.queue.awaitList(within: CastPlayer.listPatience, clock: link.environment.clock)
    return PlayerFacts(
      device: link.device, application: self.application, volume: link.receiver.volume, media: media?.snapshot,
      queueItemIds: media.flatMap { $0.queue.isComplete ? $0.queue.knownItemIds : nil })
  }
}

extension PlayerDevice {
  /// The link over which the device was found, if it is still open.
  @LoopActor fileprivate var openLink: ReceiverLink? {
    guard let link = self.link?.link, link.connection != nil else { return nil }
    link.device = self.device
    return link
  }
}

extension ReceiverLink {
  /// Returns the device with the name that it reports, if only its address is known and it answers in time.
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

/// The order of calls for one device: each waits for the one before, so that volume steps add up.
@LoopActor
final class DeviceTurns {
  private var latest: [String: Task<Void, Never>] = [:]

  /// Runs `body` after all earlier calls for the device `key`.
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
