public import CastModel
import CastV2
import Glibc
import HTTPServing
import JSONCodec
public import Logging
public import LoopIsolation
public import NIOCore
import TLS

/// A Cast receiver in a box: it listens, and any sender can use it.
///
/// ``start(_:logger:)`` gives a running one. Several can run in one process. ``shutDown()`` ends it; a receiver that nobody keeps
/// ends by itself.
@LoopActor
public final class EmulatedReceiver {
  /// The receiver was started with this; what has changed since, its port for example, stands in ``presence``.
  public nonisolated let configuration: ReceiverConfiguration
  /// The port that it listens on; changes when it reboots on another one.
  public private(set) var port: Int = 0
  /// Whether it is announced over DNS-SD; false also where there is no daemon.
  public var isAdvertised: Bool { self.announcement.isAnnounced }

  nonisolated let logger: Logger
  private(set) var core: ReceiverCore
  private var listener: CastListener?
  private var silentListener: SilentListener?
  private var setupServer: SetupServer?
  private let announcement: ReceiverAnnouncement
  private var links: [LinkID: SenderLink] = [:]
  private var lastLink = 0
  private var timer: Scheduled<Void>?
  private let streams = ReceiverEventStreams()
  /// Made with the first offer.
  private var mirroringSocket: MirroringSocket?
  private var examinations: [ResourceRequest.ID: Task<Void, Never>] = [:]
  /// The rules for faults that wait for messages or handshakes.
  var schedule: FaultSchedule
  /// Shows another device's certificate; made when a fault first wants it.
  var wrongContext: TLSContext?
  /// The sender inside, once it has come.
  var inside: InsideLink?
  private var messagesInside = CircularBuffer<CastMessage>()
  private var isShutDown = false
  /// How often it has stopped to listen.
  private var generation = 0
  private let authenticator: DeviceAuthenticator
  private let tlsContext: TLSContext

  /// Starts a receiver; it listens, and is advertised if it can be, when this returns.
  ///
  /// - Throws: ``ReceiverError`` for an address that can't be used, `TLSError` for a certificate that can't.
  public static func start(
    _ configuration: ReceiverConfiguration = .testing(), logger: Logger = Logger(label: "cast.receiver")
  ) async throws -> EmulatedReceiver {
    let identity = try await ReceiverIdentity.of(configuration)
    let receiver = EmulatedReceiver(
      configuration: configuration, logger: logger,
      tlsContext: try TLSContext(serverPolicy: TLSPolicy(), identity: identity),
      authenticator: DeviceAuthenticator(
        device: configuration.device, identity: identity, chain: configuration.deviceChain))
    if configuration.faults.rules.contains(where: { $0.fault == .wrongCertificate }) {
      try await receiver.prepareWrongCertificate()
    }
    try await receiver.listen(port: configuration.port)
    do {
      try await receiver.listenForSetup(configuration.setupPorts)
    } catch {
      await receiver.shutDown()
      throw error
    }
    await receiver.announce()
    return receiver
  }

  private init(
    configuration: ReceiverConfiguration, logger: Logger, tlsContext: TLSContext, authenticator: DeviceAuthenticator
  ) {
    self.configuration = configuration
    self.logger = logger.component("EmulatedReceiver")
    self.tlsContext = tlsContext
    self.authenticator = authenticator
    self.announcement = ReceiverAnnouncement(configuration, logger: logger)
    self.core = ReceiverCore(configuration: configuration)
    self.schedule = FaultSchedule(configuration.faults.rules)
  }

  // MARK: For tests and tools

  /// Its address.
  public var presence: ReceiverPresence {
    return ReceiverPresence(
      name: self.configuration.device.friendlyName, id: self.configuration.device.id,
      host: self.configuration.visibleHost,
      port: self.port, isAdvertised: self.isAdvertised, setupPort: self.setupServer?.port,
      setupTLSPort: self.setupServer?.tlsPort)
  }

  /// How the receiver misbehaves from now on.
  public var faults: ReceiverFaults {
    get { self.core.faults }
    set { self.core.faults = newValue }
  }

  /// What happens from now on; the stream ends with the receiver. A reader that is far behind loses the oldest events.
  public func events() -> AsyncStream<ReceiverEvent> { self.streams.makeStream() }

  /// Calls `body` with every event from now on, at once; with the messages that go out, heartbeats and faults, too.
  ///
  /// - Returns: What ends it when it is released.
  public func observe(_ body: @escaping @LoopActor (ReceiverEvent) -> Void) -> ReceiverObservation {
    self.streams.observe(body)
  }

  /// Tells the observers what isn't for the streams.
  func observed(_ event: ReceiverEvent) { self.streams.tellObservers(event) }

  /// How many links are open.
  public var linkCount: Int { self.links.count }

  /// The session id of the running app; `nil` when idle.
  public var sessionId: String? {
    self.core.application.flatMap { $0.definition.isIdleScreen ? nil : $0.sessionId }
  }

  /// The device's volume.
  public var volume: DeviceVolume { self.core.volume.status }

  /// What "the TV" shows now.
  public var screen: ReceiverScreenState { self.core.screen(at: .now()) }

  /// Resets every link, as a network does that fails.
  public func dropLinks() {
    for link in self.links.values { link.abort() }
  }

  /// Ends the running app, as the remote control does.
  public func stopApplication() {
    self.perform(self.core.operate(.stopApplication, now: .now()))
  }

  /// Does what somebody does at the device: a remote control, a person, the network.
  public func operate(_ operation: DeviceOperation) {
    self.perform(self.core.operate(operation, now: .now()))
  }

  /// Goes down with all links and apps, and comes up again, on another port if wanted; 0 for any.
  ///
  /// - Parameter downTime: How long it is away; nothing listens and nothing is announced then.
  public func reboot(port: Int? = nil, after downTime: TimeAmount = .zero) async throws {
    let port = port ?? self.port
    let setupPorts = self.configuration.setupPorts.map { ports in
      SetupPorts(http: self.setupServer?.port ?? ports.http, https: self.setupServer?.tlsPort ?? ports.https)
    }
    await self.stopListening()
    self.dropLinks()
    self.endTakeOver(.refused("the device rebooted"))
    self.inside = nil
    self.perform(self.core.rebooted(now: .now()))
    if downTime > .zero { try await LoopActor.shared.eventLoop.scheduleTask(in: downTime) {}.futureResult.value() }
    guard !self.isShutDown else { return }
    try await Self.retryingWhilePortIsTaken { try await self.listen(port: port) }
    try await Self.retryingWhilePortIsTaken { try await self.listenForSetup(setupPorts) }
    await self.announce()
    self.streams.yield(.ready(self.presence))
  }

  /// A port that was given back for the time of a reboot may be that of somebody's outgoing connection meanwhile.
  private static func retryingWhilePortIsTaken(_ listen: @LoopActor () async throws -> Void) async throws {
    for _ in 1...100 {
      do {
        return try await listen()
      } catch  where Self.isAddressInUse(error) {
        try await LoopActor.shared.eventLoop.scheduleTask(in: .milliseconds(50)) {}.futureResult.value()
      }
    }
    try await listen()
  }

  private static func isAddressInUse(_ error: any Error) -> Bool {
    let cause = (error as? CastChannelError)?.cause ?? (error as? HTTPServerError)?.cause ?? error
    return (cause as? IOError)?.errnoCode == EADDRINUSE
  }

  /// Reboots once the loop is free: a link's fault can't wait for it.
  func rebootSoon(port: Int, after downTime: TimeAmount) {
    self.faults.cut = nil
    LoopActor.task {
      do {
        try await self.reboot(port: port, after: downTime)
      } catch {
        self.logger.error("reboot failed", metadata: ["error": "\(error)"])
      }
    }
  }

  /// Ends the receiver: takes back the announcement, closes every link, and ends the event streams.
  public func shutDown() async {
    self.isShutDown = true
    await self.stopListening()
    self.endTakeOver(.refused("the receiver ended"))
    self.timer?.cancel()
    self.timer = nil
    for examination in self.examinations.values { examination.cancel() }
    self.examinations = [:]
    for link in self.openLinks {
      link.close()
      self.linkClosed(link)
    }
    self.streams.finish()
  }

  // MARK: Listening

  private func listen(port: Int) async throws {
    let address: SocketAddress
    do {
      address = try SocketAddress(ipAddress: self.configuration.host, port: port)
    } catch {
      throw ReceiverError(
        .invalidAddress, "“\(self.configuration.host)” is no IP address to listen on.", cause: error)
    }
    if self.faults.silentPhases.contains(.tcp) {
      let listener = try await SilentListener.listen(on: address)
      self.silentListener = listener
      self.port = listener.localAddress?.port ?? port
      return
    }
    var configuration = CastConnectionConfiguration.receiver
    // What openscreen and Chromium accept; devices reset the link past it, too.
    configuration.maximumReceiveLength = CastFramer.maximumSendLength
    // Faults may strike heartbeats, too.
    configuration.deliversHeartbeats = true
    let context = self.tlsContext
    let listener = try await CastListener.listen(
      on: address, context: context, configuration: configuration, logger: self.logger,
      handshake: { [weak self] in self?.nextHandshake(context) ?? CastHandshake(context: context) },
      onConnection: { [weak self, generation = self.generation] connection in
        // A handshake that outlived its listener: the device that it was with has gone.
        guard let self, self.generation == generation else { return connection.abort() }
        self.accept(connection)
      })
    self.listener = listener
    self.port = listener.localAddress?.port ?? port
  }

  private func listenForSetup(_ ports: SetupPorts?) async throws {
    self.core.startTime = .now()
    guard let ports else { return }
    self.setupServer = try await SetupServer.start(
      ports, host: self.configuration.host, device: self.configuration.device, tlsContext: self.tlsContext,
      logger: self.logger
    ) { [weak self] address, nonce in await self?.setupInformation(ipAddress: address, nonce: nonce) }
  }

  /// What the device says of itself over HTTP; with a signature if a nonce is given.
  private func setupInformation(ipAddress: String, nonce: String?) async -> SetupInformation {
    let signature: JSONObject? = if let nonce { await self.authenticator.sign(setupNonce: nonce) } else { nil }
    var information = self.core.setupInformation(ipAddress: ipAddress, now: .now())
    information.signature = signature
    return information
  }

  /// Changes the core, and does what follows from it.
  func change(_ body: (inout ReceiverCore) -> [ReceiverAction]) {
    self.perform(body(&self.core))
  }

  private func stopListening() async {
    self.generation += 1
    self.announcement.stop()
    let (listener, silent) = (self.listener, self.silentListener)
    self.listener = nil
    self.silentListener = nil
    await self.setupServer?.close()
    self.setupServer = nil
    await listener?.close()
    await silent?.close()
  }

  private func accept(_ connection: CastConnection) {
    self.lastLink += 1
    let link = SenderLink(id: LinkID(rawValue: self.lastLink), connection: connection, receiver: self)
    self.links[link.id] = link
    self.perform(self.core.linkOpened(link.id))
    link.start()
  }

  // MARK: The core's shell

  /// The links that are open, in the order in which they came.
  var openLinks: [SenderLink] { self.links.values.sorted { $0.id < $1.id } }

  /// Ends the connections of a link's senders to the platform.
  func closePlatform(of link: LinkID) { self.perform(self.core.closePlatform(of: link)) }

  func receivedInside(_ message: CastMessage) {
    self.perform(self.core.receive(message, from: InsideLink.id, now: .now()))
  }

  func linkInsideClosed() {
    guard self.inside != nil else { return }
    self.inside = nil
    self.perform(self.core.linkClosed(InsideLink.id, now: .now()))
  }

  func received(_ message: CastMessage, on link: SenderLink) {
    self.perform(self.core.receive(message, from: link.id, now: .now()))
  }

  func linkClosed(_ link: SenderLink) {
    guard self.links.removeValue(forKey: link.id) != nil else { return }
    self.perform(self.core.linkClosed(link.id, now: .now()))
  }

  private func perform(_ actions: [ReceiverAction]) {
    var waiting = actions[...]
    while let action = waiting.popFirst() {
      switch action {
      case .send(let message, InsideLink.id): self.messagesInside.append(message)
      case .send(let message, let link): self.links[link]?.send(message)
      case .event(let event): self.streams.yield(event)
      case .authenticate(let challenge, let link): self.authenticate(challenge, from: link)
      case .answerMirroring(let message, let link): self.answerMirroring(message, from: link)
      case .examine(let request): waiting += self.examine(request)
      case .abandon(let id): self.examinations.removeValue(forKey: id)?.cancel()
      }
    }
    self.scheduleNext()
    self.announcement.update(application: self.core.application)
    // Only now, or what it says to them would overtake what is still to be sent to others.
    while let message = self.messagesInside.popFirst() { self.deliverInside(message) }
  }

  /// Looks at a resource, or assumes what it is; what that leads to at once.
  private func examine(_ request: ResourceRequest) -> [ReceiverAction] {
    guard let examiner = self.configuration.resourceExaminer else {
      let assumed = AssumedResource(request, timing: self.configuration.mediaTiming)
      return self.core.resourceExamined(assumed.examination, id: request.id, now: .now())
    }
    self.examinations[request.id] = LoopActor.task { [weak self] in
      let examination = await examiner.examine(request)
      guard let self, self.examinations.removeValue(forKey: request.id) != nil else { return }
      self.perform(self.core.resourceExamined(examination, id: request.id, now: .now()))
    }
    return []
  }

  private func answerMirroring(_ message: CastMessage, from link: LinkID) {
    let socket = self.mirroringSocket ?? MirroringSocket()
    self.mirroringSocket = socket
    let playsVideo = self.configuration.device.capabilities.contains(.videoOut)
    let answer = MirroringSession.answer(to: message, port: socket?.port ?? 0, playsVideo: playsVideo)
    if let answer { self.links[link]?.send(answer) }
  }

  private func authenticate(_ challenge: CastMessage, from link: LinkID) {
    LoopActor.task { [authenticator, weak self] in
      guard let answer = await authenticator.answer(challenge) else { return }
      self?.links[link]?.send(answer)
    }
  }

  private func scheduleNext() {
    self.timer?.cancel()
    self.timer = nil
    guard let deadline = self.core.nextDeadline else { return }
    self.timer = LoopActor.shared.eventLoop.scheduleTask(deadline: deadline) { [weak self] in
      LoopActor.assumeIsolated { self?.timePassed() }
    }
  }

  private func timePassed() {
    self.perform(self.core.advance(to: .now()))
  }

  private func announce() async {
    await self.announcement.start(port: self.port, application: self.core.application)
  }
}
