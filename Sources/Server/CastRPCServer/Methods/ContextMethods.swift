import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// `context.*`: what all clients share.
@LoopActor
final class ContextMethods: ContextService {
  private let context: CastContext
  private let publisher: NotificationPublisher
  /// While files that the options name are read.
  private var reading: EventLoopFuture<Void>?
  private let events: CastEventPublisher
  /// Keeps the options that a client settles; `nil`: nobody needs them later.
  var remember: (@LoopActor (ContextOptions.Changes) async throws -> Void)?

  init(context: CastContext, publisher: NotificationPublisher, events: CastEventPublisher) {
    self.context = context
    self.publisher = publisher
    self.events = events
  }

  func create(_ params: ContextCreateParams, _ call: JSONRPCCallContext) async throws -> ContextInfo {
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

  /// Refuses options that others than the client wants are in force.
  private func checkInForce(_ wanted: ContextOptions.Changes?) throws(APIError) {
    guard let wanted else { return }
    let differences = OptionDifferences.between(wanted: wanted, inForce: self.context.options.declared)
    guard let first = differences.first else { return }
    let list = differences.prefix(8).map(\.description).joined(separator: "; ")
    throw APIError(
      .alreadyInitialized,
      "The context runs with other options: \(list). They are settled by the first who needs it; options that last stand in "
        + "the server's file (--options)."
    ) { data in
      data.path = "params.options.\(first.path)"
      data.additional["differences"] = .array(differences.map { .string($0.path) })
    }
  }

  /// Lets every call that needs the options wait until `body` is done.
  func holding(_ body: @LoopActor () async throws -> Void) async throws {
    let promise = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    self.reading = promise.futureResult
    defer {
      self.reading = nil
      promise.succeed()
    }
    try await body()
  }

  /// `method`, for which the context is created if nobody has. It waits for a `context.create` that came before it.
  func creatingContext(for method: @escaping JSONRPCMethod) -> JSONRPCMethod {
    { params, call in
      await self.settled()
      self.context.createIfNeeded()
      return try await method(params, call)
    }
  }

  /// Returns when no client's files are being read, whatever came of it.
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

  /// A client went, or told its state: the context is in the background while all clients are that tell theirs.
  ///
  /// A script that looks in for a moment tells none, and so neither resumes nor suspends anything.
  func clientsChanged() {
    let states = self.publisher.clients.values.compactMap(\.appState)
    // With nobody left who cares, everything goes on as it was.
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
