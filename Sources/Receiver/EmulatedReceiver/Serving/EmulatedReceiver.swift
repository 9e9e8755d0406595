public import CastModel
import CastV2
import Glibc
import HTTPServing
import JSONCodec
public import Logging
public import LoopIsolation
public import NIOCore
import TLS

/// An emulated Cast receiver: it listens, and any sender can use it.
///
/// ``start(_:logger:)`` returns a running receiver. Several can run in one process. ``shutDown()`` ends it; a
/// receiver without references ends by itself.
@LoopActor
public final class EmulatedReceiver {
  /// The configuration at the start; ``presence`` has the values that have changed since, its port for example.
  public nonisolated let configuration: ReceiverConfiguration
  /// The port that the receiver listens on; changes when it reboots on another one.
  public private(set) var port: Int = 0
  /// Whether the receiver is announced over DNS-SD; false also if there is no daemon.
  public var isAdvertised: Bool { self.announcement.isAnnounced }

  nonisolated let logger: Logger
  private(set) var core: ReceiverCore
  private var listener: CastListener?
  private var silentListener: SilentListener?
  private var setupServer: SetupServer?
  private let announcement: ReceiverAnnouncement
  private var links: [LinkID: SenderLink] = [:]
  private var lastLink = 0
  private var timer: LoopTimer?
  private let streams = ReceiverEventStreams()
  /// The socket for mirroring, created for a mirroring sender's first message.
  private var mirroringSocket: MirroringSocket?
  private var examinations: [ResourceRequest.ID: Task<Void, Never>] = [:]
  /// The reading of resources that arrive while they play.
  private var arrivals: [ResourceRequest.ID: Task<Void, Never>] = [:]
  /// The part of a file that was requested last, and its fetch.
  private var soughtPart: SoughtPart?
  private var fetchingPart: Task<Void, Never>?
  /// The rules for faults that wait for messages or handshakes.
  var schedule: FaultSchedule
  /// The TLS context with another device's certificate, created when a fault first needs it.
  var wrongContext: TLSContext?
  /// Called after members have been added to the group, changed or removed.
  var onMembersChange: (@LoopActor () -> Void)?
  /// The second sender inside the receiver, once a take-over has created it.
  var inside: InsideLink?
  private var messagesInside = CircularBuffer<CastMessage>()
  private var isShutDown = false
  /// The number of times that the receiver has stopped listening.
  private var generation = 0
  /// The end of the reboot in progress; `nil` if there is none.
  private var rebooted: EventLoopFuture<Void>?
  private let authenticator: DeviceAuthenticator
  private let tlsContext: TLSContext

  /// Starts a receiver; when this returns, it listens, and is advertised if possible.
  ///
  /// - Throws: ``ReceiverError`` for an address that can't be used or a name that can't be announced, `TLSError` for
  ///   an unusable certificate.
  public static func start(
    _ configuration: ReceiverConfiguration = .testing(), logger: Logger = Logger(label: "cast.receiver")
  ) async throws -> EmulatedReceiver {
    if configuration.advertises, let problem = configuration.device.announcementProblem {
      throw ReceiverError(.invalidData, problem)
    }
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

  /// The clock of everything that the receiver does.
  var clock: any LoopClock { self.configuration.clock }

  /// The receiver's address and identity.
  public var presence: ReceiverPresence {
    return ReceiverPresence(
      name: self.configuration.device.friendlyName, id: self.configuration.device.id,
      host: self.configuration.visibleHost, listeningHost: self.configuration.host,
      port: self.port, isAdvertised: self.isAdvertised, setupPort: self.setupServer?.port,
      setupTLSPort: self.setupServer?.tlsPort)
  }

  /// The receiver's misbehaviour from now on.
  public var faults: ReceiverFaults {
    get { self.core.faults }
    set { self.core.faults = newValue }
  }

  /// Returns all events from now on; the stream ends with the receiver. A reader that is far behind loses the oldest
  /// events.
  public func events() -> AsyncStream<ReceiverEvent> { self.streams.makeStream() }

  /// Calls `body` at once with every event from now on, including sent messages, heartbeats and faults.
  ///
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ body: @escaping @LoopActor (ReceiverEvent) -> Void) -> ReceiverObservation {
    self.streams.observe(body)
  }

  /// Notifies the observers of an event that isn't for the streams.
  func observed(_ event: ReceiverEvent) { self.streams.tellObservers(event) }

  /// The number of open links.
  public var linkCount: Int { self.links.count }

  /// The session id of the running app; `nil` when idle.
  public var sessionId: String? {
    self.core.application.flatMap { $0.definition.isIdleScreen ? nil : $0.sessionId }
  }

  /// The device's volume.
  public var volume: DeviceVolume { self.core.volume.status }

  /// The current contents of "the TV's" screen.
  public var screen: ReceiverScreenState { self.core.screen(at: self.clock.now) }

  /// Resets every link, as a failing network does.
  public func dropLinks() {
    for link in self.links.values { link.abort() }
  }

  /// Ends the running app, as the remote control does.
  public func stopApplication() {
    self.perform(self.core.operate(.stopApplication, now: self.clock.now))
  }

  /// Simulates an action at the device itself, such as a key of its remote control or a network change.
  public func operate(_ operation: DeviceOperation) {
    self.perform(self.core.operate(operation, now: self.clock.now))
  }

  /// Shuts down with all links and apps, and starts again, on another port if given; 0 for any.
  ///
  /// A reboot during another one begins when that has ended, so that each returns when the device listens again.
  ///
  /// - Parameter downTime: the time during which the device neither listens nor is announced.
  public func reboot(port: Int? = nil, after downTime: TimeAmount = .zero) async throws {
    while let rebooted { try? await rebooted.value() }
    let end = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    self.rebooted = end.futureResult
    defer {
      self.rebooted = nil
      end.succeed()
    }
    try await self.restart(port: port ?? self.port, after: downTime)
  }

  private func restart(port: Int, after downTime: TimeAmount) async throws {
    guard !self.isShutDown else { return }
    let setupPorts = self.configuration.setupPorts.map { ports in
      SetupPorts(http: self.setupServer?.port ?? ports.http, https: self.setupServer?.tlsPort ?? ports.https)
    }
    await self.stopListening()
    self.dropLinks()
    self.endTakeOver(.refused("the device rebooted"))
    self.inside = nil
    self.perform(self.core.rebooted(now: self.clock.now))
    if downTime > .zero { await self.pass(downTime) }
    guard !self.isShutDown else { return }
    try await Self.retryingWhilePortIsTaken { try await self.listen(port: port) }
    try await Self.retryingWhilePortIsTaken { try await self.listenForSetup(setupPorts) }
    await self.announce()
    self.streams.yield(.ready(self.presence))
  }

  /// Retries while the port is taken: during a reboot, another process may use it for an outgoing connection.
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

  /// Waits for `time` on the receiver's clock.
  private func pass(_ time: TimeAmount) async {
    let waiter = Waiter<Void, Never>()
    waiter.limit(to: time, clock: self.clock) { waiter.finish(.success(())) }
    await waiter.value()
  }

  private static func isAddressInUse(_ error: any Error) -> Bool {
    let cause = (error as? CastChannelError)?.cause ?? (error as? HTTPServerError)?.cause ?? error
    return (cause as? IOError)?.errnoCode == EADDRINUSE
  }

  /// Reboots once the loop is free, since a link's fault can't wait for it.
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

  /// Ends the receiver: withdraws the announcement, closes every link, and ends the event streams.
  public func shutDown() async {
    self.isShutDown = true
    await self.stopListening()
    self.endTakeOver(.refused("the receiver ended"))
    self.timer?.cancel()
    self.timer = nil
    for examination in self.examinations.values { examination.cancel() }
    self.examinations = [:]
    for arrival in self.arrivals.values { arrival.cancel() }
    self.arrivals = [:]
    self.fetchingPart?.cancel()
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
    // openscreen and Chromium accept messages up to this length; devices also reset the link beyond it.
    configuration.maximumReceiveLength = CastFramer.maximumSendLength
    configuration.limitUnreadMessages()
    // Heartbeats are delivered, since faults may strike them, too.
    configuration.deliversHeartbeats = true
    configuration.clock = self.clock
    configuration.network = self.configuration.network
    let context = self.tlsContext
    let listener = try await CastListener.listen(
      on: address, context: context, configuration: configuration, logger: self.logger,
      handshake: { [weak self] in self?.nextHandshake(context) ?? CastHandshake(context: context) },
      onConnection: { [weak self, generation = self.generation] connection in
        // The handshake outlived its listener: the device has stopped listening since.
        guard let self, self.generation == generation else { return connection.abort() }
        self.accept(connection)
      })
    self.listener = listener
    self.port = listener.localAddress?.port ?? port
  }

  private func listenForSetup(_ ports: SetupPorts?) async throws {
    self.core.startTime = self.clock.now
    guard let ports else { return }
    self.setupServer = try await SetupServer.start(
      ports, host: self.configuration.host, device: self.configuration.device, tlsContext: self.tlsContext,
      logger: self.logger
    ) { [weak self] address, nonce in await self?.setupInformation(ipAddress: address, nonce: nonce) }
  }

  /// Returns the device's setup information for HTTP, with a signature if a nonce is given.
  private func setupInformation(ipAddress: String, nonce: String?) async -> SetupInformation {
    let signature: JSONObject? = if let nonce { await self.authenticator.sign(setupNonce: nonce) } else { nil }
    var information = self.core.setupInformation(ipAddress: ipAddress, now: self.clock.now)
    information.signature = signature
    return information
  }

  /// Changes the core, and performs the resulting actions.
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
    self.perform(self.core.linkOpened(link.id, localAddress: connection.localAddress?.ipAddress))
    link.start()
  }

  // MARK: The core's shell

  /// The open links, in the order in which they were accepted.
  var openLinks: [SenderLink] { self.links.values.sorted { $0.id < $1.id } }

  /// Ends the connections of a link's senders to the platform.
  func closePlatform(of link: LinkID) { self.perform(self.core.closePlatform(of: link)) }

  func receivedInside(_ message: CastMessage) {
    self.perform(self.core.receive(message, from: InsideLink.id, now: self.clock.now))
  }

  func linkInsideClosed() {
    guard self.inside != nil else { return }
    self.inside = nil
    self.perform(self.core.linkClosed(InsideLink.id, now: self.clock.now))
  }

  func received(_ message: CastMessage, on link: SenderLink) {
    self.perform(self.core.receive(message, from: link.id, now: self.clock.now))
  }

  func linkClosed(_ link: SenderLink) {
    guard self.links.removeValue(forKey: link.id) != nil else { return }
    self.perform(self.core.linkClosed(link.id, now: self.clock.now))
  }

  private func perform(_ actions: [ReceiverAction]) {
    var waiting = actions[...]
    while let action = waiting.popFirst() {
      switch action {
      case .send(let message, InsideLink.id): self.messagesInside.append(message)
      case .send(let message, let link): self.links[link]?.send(message)
      case .event(let event): self.streams.yield(event)
      case .closeLink(let link): self.links[link]?.close()
      case .disappear: LoopActor.task { await self.stopListening() }
      case .authenticate(let challenge, let link): self.authenticate(challenge, from: link)
      case .answerMirroring(let message, let link): self.answerMirroring(message, from: link)
      case .examine(let request): waiting += self.examine(request)
      case .abandon(let id): self.examinations.removeValue(forKey: id)?.cancel()
      }
    }
    self.endArrivals()
    self.fetchSoughtPart()
    self.scheduleNext()
    self.announcement.update(application: self.core.application)
    // The second sender's messages wait until now, so that its responses don't overtake messages to other senders.
    while let message = self.messagesInside.popFirst() { self.deliverInside(message) }
  }

  /// Examines a resource, or assumes its properties; returns the actions that follow at once.
  private func examine(_ request: ResourceRequest) -> [ReceiverAction] {
    guard let examiner = self.configuration.resourceExaminer else {
      let assumed = AssumedResource(request, timing: self.configuration.mediaTiming)
      return self.core.resourceExamined(assumed.examination, id: request.id, now: self.clock.now)
    }
    if let refusal = request.refusal {
      return self.core.resourceExamined(ResourceExamination(failure: refusal), id: request.id, now: self.clock.now)
    }
    self.examinations[request.id] = LoopActor.task { [weak self] in
      let examination = await examiner.examine(request)
      guard let self, self.examinations.removeValue(forKey: request.id) != nil else { return }
      self.perform(self.core.resourceExamined(examination, id: request.id, now: self.clock.now))
      if let rest = examination.rest { self.follow(rest, of: request.id) }
    }
    return []
  }

  /// Reads a resource while it plays.
  private func follow(_ rest: ArrivingResource, of id: ResourceRequest.ID) {
    guard self.core.arrivingResource == id else { return }
    self.arrivals[id] = LoopActor.task { [weak self] in
      let length = await rest.readToEnd()
      guard let self, self.arrivals.removeValue(forKey: id) != nil else { return }
      self.perform(self.core.resourceArrived(id, length: length, now: self.clock.now))
    }
  }

  /// Requests the part of a file at the position of a seek, and cancels the earlier request.
  private func fetchSoughtPart() {
    guard self.core.soughtPart != self.soughtPart else { return }
    self.soughtPart = self.core.soughtPart
    self.fetchingPart?.cancel()
    self.fetchingPart = nil
    guard let part = self.soughtPart, let examiner = self.configuration.resourceExaminer else { return }
    self.fetchingPart = LoopActor.task { await examiner.fetch(part.request, from: part.offset) }
  }

  /// Ends the connections of resources that no longer play.
  private func endArrivals() {
    for (id, arrival) in self.arrivals where self.core.arrivingResource != id {
      arrival.cancel()
      self.arrivals[id] = nil
    }
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
    self.timer = self.clock.schedule(at: deadline) { [weak self] in self?.timePassed() }
  }

  private func timePassed() {
    self.perform(self.core.advance(to: self.clock.now))
  }

  private func announce() async {
    await self.announcement.start(port: self.port, application: self.core.application)
  }
}
