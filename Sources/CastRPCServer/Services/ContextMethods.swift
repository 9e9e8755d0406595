import CastDiscovery
import CastRPCProtocol
import CastSender
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

  init(context: CastContext, publisher: NotificationPublisher, events: CastEventPublisher) {
    self.context = context
    self.publisher = publisher
    self.events = events
  }

  func create(_ params: ContextCreateParams, _ call: JSONRPCCallContext) async throws -> ContextInfo {
    await self.settled()
    var options = self.context.options.replacing(params.options)
    try options.images.checkRoots()
    if let authentication = params.options?.deviceAuthentication, authentication.namesFiles, !self.context.isCreated {
      let promise = LoopActor.shared.eventLoop.makePromise(of: Void.self)
      self.reading = promise.futureResult
      defer {
        self.reading = nil
        promise.succeed()
      }
      try await options.deviceAuthentication.read(authentication)
      try self.context.create(options)
    } else {
      try self.context.create(options)
    }
    for client in self.publisher.clients.values {
      self.events.publish(client.discovery.adopt(self.context), to: client)
    }
    if self.context.options.startsDiscoveryAtOnce {
      try self.publisher.client(of: call.peer).discovery.hasStarted = true
    }
    return try self.info(for: call)
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
  private func settled() async {
    while let reading { try? await reading.value() }
  }

  func get(_ params: ContextGetParams, _ call: JSONRPCCallContext) async throws -> ContextInfo {
    try self.info(for: call)
  }

  func pressCastButton(
    _ params: ContextPressCastButtonParams, _ call: JSONRPCCallContext
  ) async throws -> ContextPressCastButtonResult {
    self.context.castButtonWasPressed()
    if self.context.discovery.isRunning { try self.publisher.client(of: call.peer).discovery.hasStarted = true }
    return ContextPressCastButtonResult(isDiscovering: self.context.discovery.isRunning)
  }

  func setLaunchCredentials(_ params: ContextSetLaunchCredentialsParams, _ call: JSONRPCCallContext) async throws {
    self.context.launchCredentials = params.credentials.map {
      CastSender.LaunchCredentials(credentials: $0, credentialsType: params.credentialsType ?? "web")
    }
  }

  func setAppState(_ params: ContextSetAppStateParams, _ call: JSONRPCCallContext) async throws
    -> ContextSetAppStateResult
  {
    try self.publisher.client(of: call.peer).appState = CastSender.AppState(rawValue: params.state.rawValue)
    self.clientsChanged()
    return ContextSetAppStateResult(appState: self.appState)
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

  private var appState: CastRPCProtocol.AppState {
    CastRPCProtocol.AppState(rawValue: self.context.appState.rawValue)
  }

  private func info(for call: JSONRPCCallContext) throws -> ContextInfo {
    let finder = SessionFinder(context: self.context, publisher: self.publisher)
    return ContextInfo(
      castState: CastRPCProtocol.CastState(rawValue: self.context.castState.rawValue),
      currentSessionId: finder.currentId(of: try self.publisher.client(of: call.peer)),
      connectionState: CastRPCProtocol.ConnectionState(rawValue: self.context.sessions.connectionState.rawValue),
      isCreated: self.context.isCreated,
      options: ContextOptions(self.context.options), appState: self.appState)
  }
}
