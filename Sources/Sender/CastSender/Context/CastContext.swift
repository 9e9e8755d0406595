public import CastDiscovery
public import CastModel
public import CastV2
import DeviceAuthentication
public import Logging
public import LoopIsolation
public import MediaPreflight
public import TLS

/// The top of the framework: devices, sessions, and the events of both (SDK `GCKCastContext`, which is a singleton).
@LoopActor
public final class CastContext {
  /// Finds devices.
  public nonisolated let discovery: DiscoveryManager
  /// What is assumed and allowed; settled when the context is created.
  public private(set) var options: CastContextOptions
  /// Whether the options are settled (SDK `isSharedInstanceInitialized`).
  public private(set) var isCreated = false
  /// The clock of everything here.
  public nonisolated let clock: any LoopClock
  /// Whether there are devices, and a session.
  public private(set) var castState = CastState.noDevicesAvailable
  /// Whether the casting program is in the foreground.
  public private(set) var appState = AppState.foreground
  /// Who the viewer is, for the next launches; a session that runs doesn't get it (SDK `setLaunchCredentialsData:`).
  public var launchCredentials: LaunchCredentials?
  /// Asked at each launch that brings no credentials; `nil`, or no answer within
  /// ``CastContextOptions/credentialsDeadline``, falls back to ``launchCredentials``.
  public var credentialsProvider: (@LoopActor (CredentialsRequest) async -> LaunchCredentials?)?

  /// Sees every message of every session's link, for debugging; nothing is done for it while it is `nil`.
  public var messageTap: (@LoopActor (TappedMessage) -> Void)?

  /// Keeps devices on disk for the next run; `nil`: none are kept.
  public var deviceCache: DeviceCache?
  /// Makes what asks the network, when the options name another ``DiscoveryOptions/source``.
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

  /// Starts, keeps and ends sessions.
  public private(set) lazy var sessions = SessionManager(self, randomness: self.randomness)

  /// The custom channels of the sessions.
  public private(set) lazy var channels = ChannelManager(
    sessions: { [weak self] in self?.sessions }, emit: { [weak self] in self?.emitter.emit(.channel($0)) })

  /// Announcements, after which everything is as before.
  public private(set) lazy var interruptions = Interruptions(self)

  /// The pictures of media.
  public private(set) lazy var images = ImageManager(
    clock: self.clock, logger: self.logger, options: { [weak self] in self?.options ?? CastContextOptions() },
    emit: { [weak self] in self?.emitter.emit(.imageDidCache($0)) })

  /// Says before a load whether a device will play something.
  public private(set) lazy var preflight = MediaPreflight(logger: self.logger)

  /// Files of this machine for receivers.
  public private(set) lazy var serving = ServingManager(self)

  /// Where the sessions are written down; `nil`: nowhere.
  public var savedSessions: SavedSessionStore?

  /// Makes a context; discovery starts when a client wants devices.
  ///
  /// - Parameters:
  ///   - connection: the habits of links; the time-outs of TCP and TLS come from ``CastContextOptions/connectLimits``.
  ///   - tls: which TLS is acceptable; the default connects to old devices too.
  ///   - randomness: what ids are made from.
  /// - Throws: a `TLSError` if OpenSSL can't be set up.
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
  }

  /// Settles the options, and starts discovery unless they say otherwise (SDK `setSharedInstanceWithOptions:`).
  ///
  /// - Throws: ``CastErrorCode/alreadyInitialized`` from the second time on, and when the context is in use already;
  ///   ``CastErrorCode/invalidParams`` for TLS that OpenSSL refuses.
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

  /// Sets what is assumed where nobody says otherwise, without settling it; only before the context is created.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for TLS that OpenSSL refuses.
  public func assume(_ options: CastContextOptions) throws(CastError) {
    if let policy = options.tlsPolicy { try Self.check(policy) }
    if let flaw = options.declared.imagesFlaw { throw CastError(.invalidParams, "\(flaw).") }
    let old = self.options.discovery
    self.options = options
    self.applyDiscoveryOptions(replacing: old)
  }

  /// Settles the options as they are, for the first call that needs the context; harmless later.
  public func createIfNeeded() { self.isCreated = true }

  /// The app that is launched where a call names none: the first one of the criteria (the SDK's app id is both what devices are
  /// found by and what is launched), or else the default media receiver.
  public var assumedApplicationId: String {
    self.options.discoveryCriteria.applicationIds.first { !$0.isEmpty } ?? SessionStartOptions.defaultMediaReceiver
  }

  /// Writes sessions down, whatever the options said.
  public func saveSessionsFromNowOn() {
    guard !self.options.savesSessions else { return }
    self.options.savesSessions = true
    self.saveSessions()
  }

  /// Changes how devices are looked for, at once; also after the options are settled.
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

  /// Tells whether the program that casts is in use; in the background, sessions are suspended if the options say so, and
  /// discovery rests (SDK: the app's life cycle).
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

  /// Calls `handler` with every event from now on, on the loop and in order, until the listener is removed.
  ///
  /// An event that a listener causes is delivered when the present one has reached every listener. Adding and removing are
  /// allowed during a delivery.
  @discardableResult
  public func addListener(_ handler: @escaping @LoopActor (CastEvent) -> Void) -> EventSubscription {
    self.emitter.add(handler)
  }

  /// Ends the calls of a listener, at once.
  public func removeListener(_ subscription: EventSubscription) {
    self.emitter.remove(subscription)
  }

  /// Ends every session (LEAVE) and stops discovery; returns when the sessions are over. No session can be started after it.
  ///
  /// What is written down of the sessions stays, for the next server.
  public func shutDown() async {
    await self.interruptions.shutDown()
    let store = self.savedSessions
    self.savedSessions = nil
    await self.sessions.shutDown()
    self.serving.shutDown()
    await store?.settle()
    await self.deviceCache?.flush()
    self.discovery.stop()
    if let discoveryListener { self.discovery.removeListener(discoveryListener) }
    self.discoveryListener = nil
  }

  // MARK: Machinery

  /// Validate the TLS policy here, so that the caller gets the error rather than the first session.
  private static func check(_ policy: TLSPolicy) throws(CastError) {
    do {
      _ = try TLSContext(clientPolicy: policy)
    } catch {
      throw CastError(.invalidParams, "options.tls: \(error)", cause: error)
    }
  }

  /// OpenSSL's context, made with the first connection: a server that only answers questions is spared 4 ms and 3 MiB.
  func tls() throws(CastError) -> TLSContext {
    if let tlsContext { return tlsContext }
    do {
      // A resumed session shows the certificate of when it began, and a device signs the one it has now: they change daily.
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

  /// The habits of links.
  var connection: CastConnectionConfiguration {
    var connection = self.connectionHabits
    connection.clock = self.clock
    connection.resolveTimeout = self.options.connectLimits.resolve
    connection.tcpTimeout = self.options.connectLimits.tcp
    connection.tlsTimeout = self.options.connectLimits.tls
    if let heartbeat = self.options.linkHeartbeat { connection.heartbeat = heartbeat }
    return connection
  }

  /// What links need, with the options as they are now.
  var linkEnvironment: LinkEnvironment { LinkEnvironment(self, randomness: self.randomness) }

  /// Notifies the listeners.
  func emit(_ event: CastEvent) { self.emitter.emit(event) }

  /// A session came, went or changed.
  func sessionsChanged() {
    self.updateCastState()
    self.saveSessions()
  }

  /// Writes down which sessions there are; returns when that is done.
  func recordSessions() async {
    self.saveSessions()
    await self.savedSessions?.settle()
  }

  private func saveSessions() {
    guard self.options.savesSessions, let store = self.savedSessions else { return }
    let time = store.timestamp()
    store.save(self.sessions.sessions.compactMap { $0.saved(at: time) })
  }

  private func received(_ event: DiscoveryEvent) {
    self.emitter.emit(.discovery(event))
    self.updateCastState()
    switch event {
    case .didChangeList(.inserted(let device, _)), .didChangeList(.updated(let device, _)),
      .didChangeList(.moved(let device, _, _)):
      self.sessions.deviceUpdated(device)
    default: break
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

  /// What the provider says in time, or else what was set.
  func credentials(for request: CredentialsRequest) async -> LaunchCredentials? {
    guard let provider = self.credentialsProvider else { return self.launchCredentials }
    let answer = await FirstOf.value(within: self.options.credentialsDeadline, clock: self.clock) {
      await provider(request)
    }
    if answer == nil { self.logger.debug("no credentials from the provider; the static ones are used") }
    return answer ?? self.launchCredentials
  }
}

/// A message that went over a session's link.
public struct TappedMessage: Sendable, Hashable {
  /// The session that it belongs to.
  public var sessionId: String
  /// The direction.
  public var direction: CastMessageDirection
  /// The message as it was on the wire.
  public var message: CastMessage
}

extension CastState {
  /// The state that follows from what there is.
  static func of(hasDevices: Bool, sessions: [ConnectionState]) -> CastState {
    if sessions.contains(where: { $0 == .connected || $0 == .disconnecting }) { return .connected }
    if sessions.contains(where: { $0 == .connecting || $0 == .suspended }) { return .connecting }
    return hasDevices ? .notConnected : .noDevicesAvailable
  }
}
