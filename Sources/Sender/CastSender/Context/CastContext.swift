public import CastDiscovery
public import CastModel
public import CastV2
import Conversion
import DeviceAuthentication
public import Logging
public import LoopIsolation
public import MediaPreflight
import NIOCore
public import TLS

/// The top of the framework: devices, sessions, and the events of both (SDK `GCKCastContext`, which is a singleton).
@LoopActor
public final class CastContext {
  /// The discovery of devices.
  public nonisolated let discovery: DiscoveryManager
  /// The defaults and limits of the context, fixed when the context is created.
  public private(set) var options: CastContextOptions
  /// Whether the options are fixed (SDK `isSharedInstanceInitialized`).
  public private(set) var isCreated = false
  /// The clock of all parts of the context.
  public nonisolated let clock: any LoopClock
  /// The summary of devices and sessions.
  public private(set) var castState = CastState.noDevicesAvailable
  /// Whether the casting program is in the foreground.
  public private(set) var appState = AppState.foreground
  /// The viewer's credentials for later launches, not sent to a running session (SDK `setLaunchCredentialsData:`).
  public var launchCredentials: LaunchCredentials?
  /// The provider of credentials, called for each launch that brings none. If it is `nil`, or doesn't answer within
  /// ``CastContextOptions/credentialsDeadline``, ``launchCredentials`` are used.
  public var credentialsProvider: (@LoopActor (CredentialsRequest) async -> LaunchCredentials?)?

  /// A callback for every message of every session's link, for debugging. Costs nothing while it is `nil`.
  public var messageTap: (@LoopActor (TappedMessage) -> Void)? {
    get { self.taps.message }
    set { self.taps.message = newValue }
  }

  /// A callback for every event of every link, probes included, for recordings. Costs nothing while it is `nil`.
  public var linkTap: (@LoopActor (LinkReport) -> Void)? {
    get { self.taps.link }
    set { self.taps.link = newValue }
  }

  nonisolated let taps = LinkTaps()

  /// The store of devices on disk for the next run; `nil` keeps none.
  public var deviceCache: DeviceCache?
  /// The factory of discovery sources, called when the options name another ``DiscoveryOptions/source``.
  public var makeDiscoverySources: (@LoopActor (DiscoverySourceKind) -> [any DiscoverySource])?

  private let emitter = EventEmitter<CastEvent>()
  private let randomness: RandomIDs
  private let tlsPolicy: TLSPolicy
  private var tlsContext: TLSContext?
  private let connectionHabits: CastConnectionConfiguration
  let logger: Logger
  private var discoveryListener: DiscoveryListener?
  /// Whether discovery was running when the program went to the background.
  private var discoveryRests = false

  /// The sessions of the context.
  public private(set) lazy var sessions = SessionManager(self, randomness: self.randomness)

  /// The custom channels of the sessions.
  public private(set) lazy var channels = ChannelManager(
    sessions: { [weak self] in self?.sessions }, emit: { [weak self] in self?.emitter.emit(.channel($0)) })

  /// The questions to devices about themselves.
  public private(set) lazy var describer = DeviceDescriber(self)

  /// Announcements that interrupt playback and restore it afterwards.
  public private(set) lazy var interruptions = Interruptions(self)

  /// The choice and cache of images of media.
  public private(set) lazy var images = ImageManager(
    clock: self.clock, logger: self.logger, options: { [weak self] in self?.options ?? CastContextOptions() },
    emit: { [weak self] in self?.emitter.emit(.imageDidCache($0)) })

  /// The check, before a load, of whether a device will play the media.
  public private(set) lazy var preflight = MediaPreflight(
    relay: self.serving.converter.relay,
    facts: { [weak self] path in try? await self?.serving.converter.facts(of: .file(path)) }, logger: self.logger)

  /// The finder of the media behind pages and playlists.
  public private(set) lazy var pages: PageResolver = {
    // From now on addresses are known that may expire.
    _ = self.pageQueues
    self.hasResolved = true
    return PageResolver(clock: self.clock, logger: self.logger) { [weak self] in
      self?.options.pages ?? PagesOptions()
    }
  }()

  private var hasResolved = false

  /// Returns where an address comes from that a page led to; `nil` if none did.
  func pageOrigin(of url: String?) -> ResolvedAddresses.Origin? { self.hasResolved ? self.pages.addresses[url] : nil }

  /// Returns the abilities that decide which of a page's formats a device plays; `nil` is any device.
  ///
  /// - Parameter wishes: How its media may be converted; `nil` takes the context's options.
  public func pageDevice(_ device: DiscoveredDevice?, _ wishes: ConversionWishes? = nil) -> PageDevice {
    var found = device.map { PageDevice(PreflightDevice($0)) } ?? .any
    found.joins = (wishes?.mode ?? self.options.conversion.mode) != .never && self.serving.canConvert
    return found
  }

  /// The queues whose items are resolved when they are about to play.
  private(set) lazy var pageQueues = PageQueues(self)

  /// The local files served to receivers.
  public private(set) lazy var serving = ServingManager(self)

  /// The places at which films were left.
  public private(set) lazy var places = ResumePlaces(self)

  /// The sessions whose playback gives way to other media, and returns.
  let handovers = MediaHandovers()

  /// The slideshows of sessions.
  public private(set) lazy var slideshows = Slideshows(self)

  /// The store of sessions on disk; `nil` saves none.
  public var savedSessions: SavedSessionStore?
  /// The time after which unchanged sessions are saved again, in case the server crashes: records older than
  /// ``SavedSessionsDocument/maximumAge`` are ignored.
  private static let saveInterval = TimeAmount.hours(6)
  private var saveTimer: LoopTimer?

  /// Creates a context. Discovery starts when a client needs devices.
  ///
  /// - Parameters:
  ///   - connection: The settings of links; the time-outs of TCP and TLS come from
  ///     ``CastContextOptions/connectLimits``.
  ///   - tls: The acceptable TLS versions and ciphers; the default also connects to old devices.
  ///   - randomness: The source of random ids.
  /// - Throws: A `TLSError` if OpenSSL can't be set up.
  public init(
    discovery: DiscoveryManager,
    options: CastContextOptions = CastContextOptions(),
    connection: CastConnectionConfiguration = .sender,
    tls: TLSPolicy = TLSPolicy(),
    clock: any LoopClock = EventLoopClock(),
    randomness: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    logger: Logger = Logger(label: "cast.sender")
  ) {
    self.discovery = discovery
    self.options = options
    self.connectionHabits = connection
    self.tlsPolicy = tls
    self.clock = clock
    self.randomness = RandomIDs(randomness)
    self.logger = logger.component("CastContext")
    self.discoveryListener = discovery.addListener { [weak self] event in
      self?.received(event)
    }
    self.castState = .of(hasDevices: !discovery.devices.isEmpty, sessions: [])
    discovery.applicationInquirer = { [weak self] deviceId, applicationIds in
      // A device that doesn't answer stays out of the list; `discovery.queryAppAvailability` gives the reason.
      _ = try? await self?.queryAvailability(of: applicationIds, on: .device(deviceId))
    }
  }

  /// Fixes the options, and starts discovery unless they forbid it (SDK `setSharedInstanceWithOptions:`).
  ///
  /// - Throws: ``CastErrorCode/alreadyInitialized`` from the second call on, and when the context is in use already;
  ///   ``CastErrorCode/invalidParams`` for TLS settings that OpenSSL refuses.
  public func create(_ options: CastContextOptions) throws(CastError) {
    guard !self.isCreated else {
      throw CastError(
        .alreadyInitialized,
        "The context exists already: its options were settled by the first who needed it. context.get tells them.")
    }
    try self.assume(options)
    self.isCreated = true
    if options.startsDiscoveryAtOnce { self.discovery.start() }
  }

  /// Sets the default options without fixing them. Call it only before the context is created.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for TLS settings that OpenSSL refuses.
  public func assume(_ options: CastContextOptions) throws(CastError) {
    if let policy = options.tlsPolicy { try Self.check(policy) }
    if let flaw = options.declared.imagesFlaw ?? options.declared.userAgentFlaw ?? options.declared.pagesFlaw {
      throw CastError(.invalidParams, "\(flaw).")
    }
    let old = self.options.discovery
    self.options = options
    // A diagnosis or a cache query may have created these from the old options.
    self.tlsContext = nil
    self.images.optionsChanged()
    self.applyDiscoveryOptions(replacing: old)
  }

  /// Fixes the present options. Called when discovery starts and when a link is opened; later calls have no effect.
  public func settleOptions() { self.isCreated = true }

  /// The app that is launched if a call names none: the first of the criteria (the SDK uses one app id both to find
  /// devices and to launch), or else the default media receiver.
  public var assumedApplicationId: String {
    self.options.discoveryCriteria.applicationIds.first { !$0.isEmpty } ?? SessionStartOptions.defaultMediaReceiver
  }

  /// Starts saving sessions, even if the options turned that off.
  public func saveSessionsFromNowOn() {
    guard !self.options.savesSessions else { return }
    self.options.savesSessions = true
    self.saveSessions()
  }

  /// Changes the discovery options at once, even after the options are fixed.
  public func setDiscoveryOptions(_ options: DiscoveryOptions) {
    let old = self.options.discovery
    self.options.discovery = options
    self.applyDiscoveryOptions(replacing: old)
  }

  private func applyDiscoveryOptions(replacing old: DiscoveryOptions?) {
    let options = self.options.discovery
    self.discovery.apply(options)
    self.deviceCache?.isEnabled = options.cachesDevices
    if options.source != old?.source ?? .automatic, let sources = self.makeDiscoverySources?(options.source) {
      self.discovery.setSources(sources)
    }
  }

  /// Sets whether the casting program is in the foreground. In the background, sessions are suspended if the options
  /// demand it, and discovery pauses (SDK: the app's life cycle).
  public func setAppState(_ state: AppState) {
    guard state != self.appState else { return }
    self.logger.info("app state changed", metadata: ["state": "\(state.rawValue)"])
    self.appState = state
    guard self.options.suspendSessionsWhenBackgrounded else { return }
    if state == .background {
      self.sessions.suspendAll()
      self.discoveryRests = self.discovery.isRunning
      if self.discoveryRests { self.discovery.stop() }
    } else {
      if self.discoveryRests { self.discovery.start() }
      self.sessions.resumeAll()
    }
  }

  // MARK: Events

  /// Calls `handler` with every later event, on the loop and in order, until the listener is removed.
  ///
  /// An event that a listener causes is delivered after the present one has reached every listener. Listeners may be
  /// added and removed during a delivery.
  @discardableResult
  public func addListener(_ handler: @escaping @LoopActor (CastEvent) -> Void) -> EventSubscription {
    self.emitter.add(handler)
  }

  /// Removes a listener at once, even during a delivery.
  public func removeListener(_ subscription: EventSubscription) {
    self.emitter.remove(subscription)
  }

  /// Ends every session (LEAVE) and stops discovery. Returns when the sessions are over. No session can be started
  /// afterwards.
  ///
  /// The saved sessions stay on disk for the next server.
  public func shutDown() async {
    await self.interruptions.shutDown()
    self.pageQueues.shutDown()
    let store = self.savedSessions
    // The records get the present time: the sessions may have been unchanged for days.
    self.saveSessions()
    self.saveTimer?.cancel()
    self.savedSessions = nil
    store?.fixPending()
    await self.sessions.shutDown()
    self.serving.shutDown()
    await store?.settle()
    await self.deviceCache?.flush()
    await self.places.flush()
    self.discovery.stop()
    if let discoveryListener { self.discovery.removeListener(discoveryListener) }
    self.discoveryListener = nil
  }

  // MARK: Machinery

  /// Checks the TLS policy when it is set, so that the caller gets the error rather than the first session.
  private static func check(_ policy: TLSPolicy) throws(CastError) {
    do {
      _ = try TLSContext(clientPolicy: policy)
    } catch {
      throw CastError(.invalidParams, "options.tls: \(error)", cause: error)
    }
  }

  /// Returns OpenSSL's context, created for the first connection: a server that opens none saves 4 ms and 3 MiB.
  func tls() throws(CastError) -> TLSContext {
    if let tlsContext { return tlsContext }
    do {
      // A resumed TLS session has the certificate of its start, but a device signs the present one: they change
      // daily.
      let isResuming = self.options.deviceAuthentication.policy == .off
      let context = try TLSContext(
        clientPolicy: self.options.tlsPolicy ?? self.tlsPolicy,
        maximumSessions: isResuming ? Int(clamping: self.options.tls.maximumStoredSessions) : 0)
      self.tlsContext = context
      return context
    } catch {
      throw CastError(.tlsFailed, "OpenSSL accepts no connection with this policy: \(error)", phase: .tls, cause: error)
    }
  }

  /// The settings of links.
  var connection: CastConnectionConfiguration {
    var connection = self.connectionHabits
    connection.clock = self.clock
    connection.resolveTimeout = TimeAmount(self.options.connectLimits.resolve)
    connection.tcpTimeout = TimeAmount(self.options.connectLimits.tcp)
    connection.tlsTimeout = TimeAmount(self.options.connectLimits.tls)
    if let heartbeat = self.options.linkHeartbeat { connection.heartbeat = heartbeat }
    return connection
  }

  /// Fixes the options, and returns the dependencies of a new link.
  func makeLinkEnvironment() -> LinkEnvironment {
    self.settleOptions()
    return self.linkEnvironment
  }

  /// The dependencies of links, with the present options.
  var linkEnvironment: LinkEnvironment { LinkEnvironment(self, randomness: self.randomness) }

  func emit(_ event: CastEvent) { self.emitter.emit(event) }

  /// Updates the cast state and saves the sessions after a session started, ended or changed.
  func sessionsChanged() {
    self.updateCastState()
    self.saveSessions()
  }

  /// Saves the sessions. Returns when they are on disk.
  func recordSessions() async {
    self.saveSessions()
    await self.savedSessions?.settle()
  }

  private func saveSessions() {
    guard self.options.savesSessions, let store = self.savedSessions else { return }
    store.save {
      let time = store.timestamp()
      return self.sessions.sessions.compactMap { $0.saved(at: time) }
    }
    self.scheduleSave()
  }

  private func scheduleSave() {
    self.saveTimer?.cancel()
    self.saveTimer = nil
    guard !self.sessions.sessions.isEmpty else { return }
    self.saveTimer = self.clock.schedule(at: self.clock.now + Self.saveInterval) { [weak self] in self?.saveSessions() }
  }

  private func received(_ event: DiscoveryEvent) {
    if case .didStart = event { self.settleOptions() }
    self.emitter.emit(.discovery(event))
    self.updateCastState()
    switch event {
    case .didChangeList(.inserted(let device, _)), .didChangeList(.updated(let device, _)),
      .didChangeList(.moved(let device, _, _)):
      self.sessions.deviceUpdated(device)
      self.describer.deviceChanged(device)
    case .didChangeList(.removed(let device, _)): self.describer.deviceRemoved(device)
    case .didStart, .didStop, .didLearn, .didChangeAvailability: break
    }
  }

  private func updateCastState() {
    let state = CastState.of(
      hasDevices: !self.discovery.devices.isEmpty, sessions: self.sessions.sessions.map(\.connectionState))
    guard state != self.castState else { return }
    self.logger.info("cast state changed", metadata: ["from": "\(self.castState)", "to": "\(state)"])
    self.castState = state
    self.emitter.emit(.castStateChanged(state))
  }

  /// Returns the provider's credentials if they come in time, or else the static ones.
  func credentials(for request: CredentialsRequest) async -> LaunchCredentials? {
    guard let provider = self.credentialsProvider else { return self.launchCredentials }
    let answer = await FirstOf.value(within: self.options.credentialsDeadline, clock: self.clock) {
      await provider(request)
    }
    if answer == nil { self.logger.debug("no credentials from the provider; the static ones are used") }
    return answer ?? self.launchCredentials
  }
}

/// A message sent or received over a session's link.
public struct TappedMessage: Sendable, Hashable {
  /// The session of the link.
  public var sessionId: String
  /// The direction.
  public var direction: CastMessageDirection
  /// The message as it was on the wire.
  public var message: CastMessage
}

extension CastState {
  static func of(hasDevices: Bool, sessions: [ConnectionState]) -> CastState {
    if sessions.contains(where: { $0 == .connected || $0 == .disconnecting }) { return .connected }
    if sessions.contains(where: { $0 == .connecting || $0 == .suspended }) { return .connecting }
    return hasDevices ? .notConnected : .noDevicesAvailable
  }
}
