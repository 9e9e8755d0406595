import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender

import Glibc
public import JSONRPC
public import LoopIsolation
public import Logging
import NIOCore
import StateFiles

/// The server as a process: the connections that it serves, and its end.
///
/// It ends with exit code 0 when standard input ends or standard output closes (if they are served), when the parent
/// or the client that named its own process dies (if they are served), on `server.shutdown`, and on SIGTERM, SIGINT
/// and SIGHUP. Requests in flight are answered first.
@LoopActor
public final class ServerProcess {
  /// How long ending may take before the process exits regardless.
  private static let endLimit = TimeAmount.milliseconds(800)

  /// How long a device of an earlier server's session may be absent.
  private static let restoreLimit = TimeAmount.seconds(30)

  private let options: ServerOptions
  private let passed: [InheritedSocket]
  private let log: ServerLog
  private let logger: Logger
  private let end: EventLoopPromise<Void>
  private var server: CastRPCServer?
  private var listeners: [UnixSocketListener] = []
  /// The ends of the inherited connections, until every connection and listener is open.
  private var connectionEnds: [EventLoopFuture<Void>] = []
  private var stdio: StdioTransport?
  private var parentWatch: EndWatch.Watched?
  private var outputWatch: EndWatch.Watched?
  private var isEnding = false
  private var isRestoring = false
  private let manager: ServiceManager?
  private var useWatch: ServerUseWatch?
  private let remembered: RememberedOptions?

  /// - Parameters:
  ///   - passed: The sockets that systemd passed, if they were requested.
  ///   - manager: The service manager to notify of the process's state.
  public init(
    options: ServerOptions, passed: [InheritedSocket] = [], manager: ServiceManager? = nil,
    log: ServerLog = ServerLog(), logger: Logger
  ) {
    self.manager = manager
    self.remembered = (try? StateDirectory.state("cast-rpc")).map { RememberedOptions(directory: $0) }
    self.options = options
    self.passed = passed
    self.log = log
    self.logger = logger.component("ServerProcess")
    self.end = LoopActor.shared.eventLoop.makePromise()
  }

  /// Serves until the process should end.
  ///
  /// - Parameter streams: The original standard input and output, if they are served.
  /// - Throws: A description of the connection that can't be opened; nothing is served then.
  public func run(_ streams: StandardStreams?) async throws {
    let server = try self.makeServer()
    self.server = server
    try await self.readOptions(into: server.context)
    if self.options.savesSessions { self.rememberOptions(of: server) }
    if self.options.restoresSessions { self.restoreSessions(of: server) }
    if let streams { try await self.serve(streams, with: server) }
    for socket in self.options.sockets { try await self.serve(socket, with: server) }
    self.endWithConnections()
    self.watchUse(of: server)
    try await self.end.futureResult.value()
    await self.finish()
  }

  /// Begins the end of the process; harmless if it has begun. Safe from any thread through the loop.
  public func stop() {
    guard !self.isEnding else { return }
    self.isEnding = true
    self.end.succeed(())
  }

  private var connection: JSONRPCConnectionConfiguration {
    var connection = JSONRPCConnectionConfiguration()
    connection.maximumMessageBytes = self.options.maximumMessageBytes
    return connection
  }

  private func makeServer() throws -> CastRPCServer {
    let discovery = DiscoveryManager(
      sources: DiscoverySourceKind.automatic.makeSources(logger: self.logger), logger: self.logger)
    var options = CastContextOptions()
    options.launchOptions.languageCode = Self.language()
    options.savesSessions = self.options.savesSessions
    let context = CastContext(discovery: discovery, options: options, logger: self.logger)
    context.makeDiscoverySources = { [logger] in $0.makeSources(logger: logger) }
    do throws(StateFileError) {
      context.savedSessions = SavedSessionStore(
        directory: try StateDirectory.state("cast-rpc").directory("sessions"), logger: self.logger)
    } catch {
      self.logger.notice("sessions are not saved: \(error)")
    }
    context.deviceCache = DeviceCache(
      file: try? StateDirectory.cache("cast-rpc").file(DeviceCache.fileName), discovery: discovery,
      logger: self.logger)
    context.places.file = (try? StateDirectory.state("cast-rpc"))?.file(ResumePlaces.fileName)
    let names = DeviceNameStore(directory: try? StateDirectory.state("cast-rpc"), logger: self.logger)
    let server = CastRPCServer(
      context: context, connection: self.connection, processId: getpid(), log: self.log, names: names,
      logger: self.logger,
      onShutdown: { [weak self] in self?.stop() })
    server.widgets.introFlag = (try? StateDirectory.state("cast-rpc")).map { IntroFlagStore(directory: $0) }
    return server
  }

  /// Returns the locale's language in the form of RFC 5646: `de_AT.UTF-8` is `de-AT`.
  static func language(_ environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) -> String {
    // An empty variable counts as unset (POSIX, 8.2).
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environment).first { !$0.isEmpty } ?? ""
    let tag = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    return tag.isEmpty || String(tag) == "C" || String(tag) == "POSIX" ? "en-US" : String(tag)
  }

  /// Applies the options of the user's file in place of the defaults.
  private func readOptions(into context: CastContext) async throws {
    guard let file = OptionsFile(named: self.options.optionsFile), let options = try file.read() else { return }
    do {
      try context.assume(try await context.options.replacingWithFiles(options))
    } catch let error as APIError {
      let place = error.data.path.map { $0.replacing("params.options.", with: "") + ": " } ?? ""
      throw file.flaw(place + error.message)
    } catch {
      throw file.flaw("\(error)")
    }
    self.logger.info("options read", metadata: ["file": "\(file.path)"])
  }

  /// Keeps the options that a client sets for the next server, which joins the saved sessions under them.
  private func rememberOptions(of server: CastRPCServer) {
    server.remember { [remembered, logger, context = server.context] options in
      do {
        try await remembered?.remember(options)
      } catch let error as RememberedOptions.InUse {
        // The next server would join the sessions without knowing this server's policy.
        context.savedSessions = nil
        logger.warning("neither options nor sessions are kept for the next server", metadata: ["error": "\(error)"])
      } catch {
        logger.notice("options not kept for the next server", metadata: ["error": "\(error)"])
      }
    }
  }

  /// Applies the options that a client of the earlier server had set, so that its sessions continue under the same
  /// policy.
  private func recallOptions(for context: CastContext) async throws {
    guard !context.isCreated, let options = try await self.remembered?.recall() else { return }
    try context.assume(try await context.options.replacingWithFiles(options))
  }

  /// Joins the sessions that an earlier server left, while clients are already served.
  private func restoreSessions(of server: CastRPCServer) {
    let context = server.context
    self.isRestoring = true
    LoopActor.task {
      defer {
        self.isRestoring = false
        self.useWatch?.changed()
      }
      guard let store = context.savedSessions else { return }
      var underWay: SessionManager.RestorationsUnderWay?
      do {
        try await server.holdingContext {
          underWay = try await context.sessions.beginRestoring(from: store, within: Self.restoreLimit) { findings in
            guard !findings.sessions.isEmpty else {
              await self.remembered?.forget()
              return
            }
            try await self.recallOptions(for: context)
            context.settleOptions()
          }
        }
      } catch {
        return self.logger.error(
          "sessions not restored: the options of the server before can't be used", metadata: ["error": "\(error)"])
      }
      guard let underWay else { return }
      for restoration in await context.sessions.decide(underWay).sessions {
        if case .failure(let error) = restoration.outcome {
          self.logger.notice(
            "session not restored", metadata: ["deviceId": "\(restoration.saved.deviceId)", "error": "\(error)"])
        }
      }
    }
  }

  // MARK: Use

  private func watchUse(of server: CastRPCServer) {
    guard self.manager != nil || self.options.idleExit != nil else { return }
    let watch = ServerUseWatch(
      idleExit: self.options.idleExit, manager: self.manager, use: { [weak self] in self?.use ?? ServerUse() },
      onIdle: { [weak self] in self?.endUnlessWanted() })
    self.useWatch = watch
    server.onUseChange = { [weak watch] in watch?.changed() }
    watch.begin()
  }

  private var use: ServerUse {
    ServerUse(
      clients: self.server?.clientCount ?? 0, sessions: self.server?.context.sessions.sessions.count ?? 0,
      publications: self.server?.context.serving.publications.count { $0.sessionId == nil } ?? 0,
      isRestoring: self.isRestoring)
  }

  /// Ends the idle server, unless a client has connected at this moment.
  private func endUnlessWanted() {
    guard !self.listeners.contains(where: \.hasConnectionWaiting) else { return self.useWatch?.restart() ?? () }
    let late = self.listeners.map { ($0, $0.retire()) }
    guard late.contains(where: { !$0.1.isEmpty }) else {
      self.logger.info("the server has been idle for the time of --idle-exit")
      return self.stop()
    }
    LoopActor.task {
      for (listener, descriptors) in late {
        do {
          try await listener.letIn(descriptors)
        } catch {
          self.logger.notice("the server doesn't listen any more", metadata: ["error": "\(error)"])
        }
      }
      self.useWatch?.restart()
    }
  }

  // MARK: Connections

  private func serve(_ streams: StandardStreams, with server: CastRPCServer) async throws {
    // The reader may close the output while there is nothing to write, so that no write fails.
    self.outputWatch = EndWatch.shared.watch(output: streams.output) { [weak self] in self?.stop() }
    self.parentWatch = EndWatch.shared.watch(process: getppid()) { [weak self] in self?.stop() }
    let stdio = try await StdioTransport.open(streams, configuration: self.connection, logger: self.logger) { peer in
      server.accept(peer, isStdio: true)
    }
    self.stdio = stdio
    stdio.finished.whenComplete { [weak self] _ in LoopActor.assumeIsolated { self?.stop() } }
  }

  private func serve(_ socket: ServerOptions.Socket, with server: CastRPCServer) async throws {
    var listening = UnixSocketListener.Options(logger: self.logger)
    listening.connection = self.connection
    let accept: UnixSocketListener.Accept = { peer in server.accept(peer, isStdio: false) }
    switch socket {
    case .defaultPath:
      let path = try DefaultSocketPlace.path(of: "cast-rpc")
      self.listeners.append(try await .listen(at: path, options: listening, onAccept: accept))
    case .path(let text):
      self.listeners.append(try await .listen(at: UnixSocketPath(text), options: listening, onAccept: accept))
    case .inherited(let descriptor):
      try await self.serve(InheritedSocket(descriptor: descriptor), listening, accept)
    case .systemd:
      for inherited in self.passed { try await self.serve(inherited, listening, accept) }
    }
  }

  private func serve(
    _ inherited: InheritedSocket, _ listening: UnixSocketListener.Options, _ accept: @escaping UnixSocketListener.Accept
  ) async throws {
    switch inherited {
    case .listening(let descriptor):
      self.listeners.append(try await .listen(onInherited: descriptor, options: listening, onAccept: accept))
    case .connected(let descriptor):
      let peer = try await UnixSocketListener.serve(connected: descriptor, options: listening, onAccept: accept)
      self.connectionEnds.append(peer.closeFuture)
    }
  }

  /// Ends the process with the last inherited connection, if it can't get another client.
  private func endWithConnections() {
    let ends = self.connectionEnds
    self.connectionEnds = []
    guard self.listeners.isEmpty, self.stdio == nil, !ends.isEmpty else { return }
    EventLoopFuture.whenAllComplete(ends, on: LoopActor.shared.eventLoop).whenComplete { [weak self] _ in
      LoopActor.assumeIsolated { self?.stop() }
    }
  }

  // MARK: Ending

  /// Completes requests in flight, leaves the sessions and removes the sockets. Doesn't wait for receivers or clients
  /// that don't respond.
  private func finish() async {
    let deadline = LoopActor.shared.eventLoop.scheduleTask(in: Self.endLimit) {
      // A client that doesn't read its answers holds up the steps below.
      LoopActor.assumeIsolated { self.remembered?.close() }
      _exit(0)
    }
    defer { deadline.cancel() }
    self.useWatch?.end()
    self.parentWatch?.cancel()
    self.outputWatch?.cancel()
    for listener in self.listeners { try? await listener.close() }
    // The next server may join the sessions while clients of this one delay its end.
    await self.server?.shutDown { self.remembered?.close() }
    try? await self.stdio?.finished.value()
  }
}
