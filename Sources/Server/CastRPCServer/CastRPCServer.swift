import CastDiscovery
import CastModel
import CastRPCProtocol
public import CastSender
public import JSONRPC
public import LoopIsolation
public import Logging
import NIOCore

/// The server: one Cast context, and any number of clients that share it.
///
/// 1. A transport passes each connection to ``accept(_:isStdio:)``.
/// 2. The generated method table dispatches each request to the service of its namespace.
/// 3. The context's events are published to every client that subscribed to them.
/// 4. ``shutDown()`` leaves the sessions (playback continues), and lets every connection answer its requests in
///    flight.
@LoopActor
public final class CastRPCServer: JSONRPCHandler {
  /// The devices and sessions that all clients share.
  public let context: CastContext
  /// The state behind the programs' user interfaces.
  public let widgets: WidgetCenter
  private let publisher = NotificationPublisher()
  private let events: CastEventPublisher
  private let contextMethods: ContextMethods
  private let playerMonitor: PlayerMonitor
  private let images: ImageBroker
  private let providers: DeviceProviders
  private let recordings: RecordingCenter
  private let sessions: SessionFinder
  /// The generated table.
  private let table: [String: JSONRPCMethod]
  /// The methods called so far, which ``prepared(_:_:)`` made of those of the table.
  private var methods: [String: JSONRPCMethod] = [:]
  private lazy var methodNames = self.table.keys.sorted()
  private var isShuttingDown = false
  /// Called when a client connected or disconnected, and with every event of a session.
  var onUseChange: (@LoopActor () -> Void)?
  /// The number of open connections.
  var clientCount: Int { self.publisher.clients.count }

  /// - Parameters:
  ///   - connection: The limits that `server.initialize` reports; the transports must use the same.
  ///   - processId: The number that `server.info` reports.
  ///   - log: The hub and outputs of the process's log statements.
  ///   - names: The names that the user gave to devices.
  ///   - onShutdown: Called when a client requests the end (`server.shutdown`), or dies (`server.initialize`,
  ///     `processId`).
  public init(
    context: CastContext,
    connection: JSONRPCConnectionConfiguration = JSONRPCConnectionConfiguration(),
    processId: Int32,
    log: ServerLog = ServerLog(),
    names: DeviceNameStore = DeviceNameStore(directory: nil),
    logger: Logger = Logger(label: "cast.rpc"),
    onShutdown: @escaping @LoopActor () -> Void
  ) {
    self.context = context
    // Widgets are updated before clients are notified of a change, and after clients are notified of its beginning
    // (SDK: order of listeners).
    self.widgets = WidgetCenter(context: context)
    self.widgets.followChanges()
    self.events = CastEventPublisher(context: context, publisher: self.publisher)
    self.widgets.followBeginnings()
    self.widgets.describe = { APIError($0).info }
    self.widgets.onEvent = { [weak publisher] event in publisher?.publish(event) }
    self.contextMethods = ContextMethods(context: context, publisher: self.publisher, events: self.events)
    let sessions = SessionFinder(context: context, publisher: self.publisher)
    self.sessions = sessions
    let credentials = CredentialsBroker(publisher: self.publisher, logger: logger)
    let player = CastPlayer(context: context, names: names)
    self.playerMonitor = PlayerMonitor(player) { [weak publisher] status in
      publisher?.publish(PlayerDidChange(playerStatus: status))
    }
    self.images = ImageBroker(context: context, publisher: self.publisher, logger: logger)
    self.providers = DeviceProviders(context: context, logger: logger)
    context.credentialsProvider = { request in await credentials.credentials(for: request) }
    let devices = DeviceFinder(context: context, player: player, publisher: self.publisher, sessions: sessions)
    self.recordings = RecordingCenter(
      context: context, publisher: self.publisher, sessions: sessions, devices: player.devices)
    self.table = MethodTable.methods(
      channel: ChannelMethods(context: context, publisher: self.publisher, sessions: sessions),
      context: self.contextMethods,
      discovery: DiscoveryMethods(
        context: context, publisher: self.publisher, events: self.events, providers: self.providers, devices: devices),
      events: EventsMethods(
        context: context, player: player, publisher: self.publisher, contextMethods: self.contextMethods),
      image: ImageMethods(context: context, sessions: sessions),
      log: LogMethods(log: log, context: context, publisher: self.publisher),
      media: MediaMethods(context: context, publisher: self.publisher, sessions: sessions, devices: devices),
      player: PlayerMethods(
        context: context, player: player, widgets: self.widgets, devices: devices,
        follower: SessionFollower(events: self.events, credentials: credentials, sessions: sessions)),
      queue: QueueMethods(context: context, sessions: sessions),
      record: RecordMethods(
        context: context, publisher: self.publisher, sessions: sessions, devices: devices, center: self.recordings),
      rpc: RPCMethods(),
      serve: ServeMethods(context: context, publisher: self.publisher, sessions: sessions, devices: devices),
      server: ServerMethods(
        publisher: self.publisher, sessions: sessions,
        reports: ReportComposer(context: context, log: log, names: names), configuration: connection,
        processId: Int64(processId),
        sessionCount: { context.sessions.sessions.count }, pickersChanged: { context.images.picksChanged() },
        shutDown: onShutdown),
      session: SessionMethods(
        context: context, widgets: self.widgets, publisher: self.publisher, events: self.events,
        credentials: credentials, sessions: sessions, devices: devices),
      widget: WidgetMethods(
        context: context, widgets: self.widgets, publisher: self.publisher, credentials: credentials,
        sessions: sessions, devices: devices))
    context.addListener { [weak self] event in
      if case .session = event { self?.onUseChange?() }
    }
    context.serving.onChange = { [weak self] in self?.onUseChange?() }
  }

  /// Creates the handler of the connection `peer`; called once for each, before anything is read.
  public func accept(_ peer: JSONRPCPeer, isStdio: Bool) -> any JSONRPCHandler {
    let client = ClientConnection(peer: peer, transport: isStdio ? .stdio : .socket)
    _ = client.discovery.adopt(self.context)
    self.publisher.add(client)
    self.onUseChange?()
    return self
  }

  /// Finds a method in the generated table; while the server shuts down, every method throws `ShuttingDown`.
  public func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? {
    if self.isShuttingDown { return { _, _ in throw APIError(.shuttingDown) } }
    guard let method = self.methods[name] ?? self.table[name].map({ self.prepared(name, $0) }) else { return nil }
    return self.recordings.isRecording ? self.recordings.observing(name, method) : method
  }

  /// Suggests a method for an unknown name: the one with that SDK name, that verb, or nearly that spelling.
  public func nearestMethod(to name: String) -> String? { NearestMethod.of(name, among: self.methodNames) }

  /// Returns a method of the table as clients call it, and keeps it for the next call. Preparing all of them would be a
  /// tenth of the start's instructions.
  private func prepared(_ name: String, _ method: @escaping JSONRPCMethod) -> JSONRPCMethod {
    var method = method
    if APIFacts.methodsThatTurnWidgets.contains(name) { method = Self.turningWidgets(self.sessions, for: method) }
    if !APIFacts.methodsWithoutContext.contains(name) { method = self.contextMethods.awaitingOptions(for: method) }
    self.methods[name] = method
    return method
  }

  /// Returns `method`, made to switch the widgets to the caller's own session first, so that no client's button acts
  /// on another's device.
  private static func turningWidgets(_ sessions: SessionFinder, for method: @escaping JSONRPCMethod) -> JSONRPCMethod {
    { params, call in
      try sessions.turnWidgets(call)
      return try await method(params, call)
    }
  }

  /// Makes every call that needs the context's options wait until `body` is done.
  func holdingContext(_ body: @LoopActor () async throws -> Void) async throws {
    try await self.contextMethods.holding(body)
  }

  /// Sets the function that keeps a client's `context.create` options for the next server.
  func remember(_ body: @escaping @LoopActor (ContextOptions.Changes) async throws -> Void) {
    self.contextMethods.remember = body
  }

  /// Ends the client's polls that wait for events; its other requests are still answered.
  public func peerDidEndInput(_ peer: JSONRPCPeer) {
    (try? self.publisher.client(of: peer))?.inputEnded()
  }

  /// Removes the client's state: its subscriptions, discovery, device providers, recordings, publications without a
  /// session, channels and process watch.
  ///
  /// Its sessions stay. The context's app state follows the remaining clients.
  public func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason) {
    let client = self.publisher.remove(peer)
    client?.inputEnded()
    client?.discovery.end(in: self.context)
    if let client {
      self.providers.clientLeft(client)
      self.recordings.clientLeft(client)
    }
    for id in client?.publicationIds ?? [] { try? self.context.serving.unpublish(id) }
    if client?.picksImages == true { self.context.images.picksChanged() }
    if let owner = client?.channelOwner { self.context.channels.removeOwner(owner) }
    client?.processWatch?.cancel()
    self.contextMethods.clientsChanged()
    self.onUseChange?()
  }

  /// Refuses new calls, leaves every session, and waits until every connection has answered its requests in flight.
  ///
  /// A client that doesn't read delays the return, so the caller sets a limit.
  ///
  /// - Parameter sessionsDidEnd: Called when the sessions are saved and left, while the connections are still open.
  public func shutDown(sessionsDidEnd: @LoopActor () -> Void = {}) async {
    self.isShuttingDown = true
    for client in self.publisher.clients.values { client.inputEnded() }
    await self.context.shutDown()
    sessionsDidEnd()
    await self.recordings.shutDown()
    let peers = self.publisher.clients.values.map(\.peer)
    for peer in peers { peer.finish(within: .milliseconds(500)) }
    for peer in peers { try? await peer.closeFuture.value() }
  }
}
