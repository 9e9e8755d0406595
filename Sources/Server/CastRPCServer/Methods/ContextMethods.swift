import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// `context.*`: the context that all clients share.
@LoopActor
final class ContextMethods: ContextService {
  private let context: CastContext
  private let publisher: NotificationPublisher
  /// The reading of files that the options name, while in progress.
  private var reading: EventLoopFuture<Void>?
  private let events: CastEventPublisher
  /// Keeps the options that a client settles for the next server; `nil` if they aren't kept.
  var remember: (@LoopActor (ContextOptions.Changes) async throws -> Void)?

  init(context: CastContext, publisher: NotificationPublisher, events: CastEventPublisher) {
    self.context = context
    self.publisher = publisher
    self.events = events
  }

  func create(_ params: ContextCreateParams, _ call: JSONRPCCallContext) async throws -> ContextInfo {
    guard params.options?.pages?.resolvers == nil else {
      throw APIError(
        InvalidParameter(
          "options.pages.resolvers",
          "names programs that the server runs, so it is taken from the server's options file alone (--options)"))
    }
    await self.settled()
    if self.context.isCreated {
      try self.checkInForce(params.options)
      if self.context.options.startsDiscoveryAtOnce { self.context.discovery.start() }
    } else {
      try await self.holding {
        let options = try await self.context.options.replacingWithFiles(params.options)
        try self.context.create(options)
        try await self.remember?(params.options ?? ContextOptions.Changes())
      }
    }
    for client in self.publisher.clients.values {
      self.events.publish(client.discovery.adopt(self.context), to: client)
    }
    if self.context.options.startsDiscoveryAtOnce {
      try self.publisher.client(of: call.peer).discovery.hasStarted = true
    }
    return try self.info(for: call)
  }

  /// Refuses a client's options if other ones are in force.
  private func checkInForce(_ wanted: ContextOptions.Changes?) throws(APIError) {
    guard let wanted else { return }
    let differences = OptionDifferences.between(wanted: wanted, inForce: self.context.options.declared)
    guard let first = differences.first else { return }
    let list = differences.prefix(8).map(\.description).joined(separator: "; ")
    throw APIError(
      .alreadyInitialized,
      "The context runs with other options: \(list). The first client that needed it settled them; the server's file of "
        + "options (--options) sets permanent ones."
    ) { data in
      data.path = "params.options.\(first.path)"
      data.additional["differences"] = .array(differences.map { .string($0.path) })
    }
  }

  /// Makes every call that needs the options wait until `body` is done.
  func holding(_ body: @LoopActor () async throws -> Void) async throws {
    let promise = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    self.reading = promise.futureResult
    defer {
      self.reading = nil
      promise.succeed()
    }
    try await body()
  }

  /// Returns `method`, made to wait for an earlier `context.create`. The method itself settles the options: see
  /// ``CastContext/settleOptions()``.
  func awaitingOptions(for method: @escaping JSONRPCMethod) -> JSONRPCMethod {
    { params, call in
      await self.settled()
      return try await method(params, call)
    }
  }

  /// Waits until no client's files are being read, with or without success.
  func settled() async {
    while let reading { try? await reading.value() }
  }

  func get(_ params: ContextGetParams, _ call: JSONRPCCallContext) async throws -> ContextInfo {
    try self.info(for: call)
  }

  func setLaunchCredentials(_ params: ContextSetLaunchCredentialsParams, _ call: JSONRPCCallContext) async throws {
    self.context.launchCredentials = try LaunchCredentials(
      checking: params.credentials, type: params.credentialsType)
  }

  func setAppState(_ params: ContextSetAppStateParams, _ call: JSONRPCCallContext) async throws
    -> ContextSetAppStateResult
  {
    try self.publisher.client(of: call.peer).appState = params.state
    self.clientsChanged()
    return ContextSetAppStateResult(appState: self.context.appState)
  }

  /// Updates the context's app state when a client disconnected or reported its state: the context is in the
  /// background while all clients that report a state are.
  ///
  /// A script that connects for a moment reports none, so it neither resumes nor suspends anything.
  func clientsChanged() {
    let states = self.publisher.clients.values.compactMap(\.appState)
    // With no client that reports a state, the state stays as it was.
    guard !states.isEmpty else { return }
    self.context.setAppState(states.contains(.foreground) ? .foreground : .background)
  }

  private func info(for call: JSONRPCCallContext) throws -> ContextInfo {
    let finder = SessionFinder(context: self.context, publisher: self.publisher)
    return ContextInfo(
      castState: self.context.castState,
      currentSessionId: finder.currentId(of: try self.publisher.client(of: call.peer)),
      connectionState: self.context.sessions.connectionState,
      isCreated: self.context.isCreated,
      options: self.context.options.declared, appState: self.context.appState)
  }
}
