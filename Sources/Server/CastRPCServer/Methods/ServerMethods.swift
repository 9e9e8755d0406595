import CastModel
import CastRPCProtocol
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// `server.*`: the server itself.
@LoopActor
final class ServerMethods: ServerService {
  private let publisher: NotificationPublisher
  private let sessions: SessionFinder
  private let configuration: JSONRPCConnectionConfiguration
  private let startedAt: NIODeadline
  private let processId: Int64
  private let sessionCount: @LoopActor () -> Int
  /// Called when a client has declared that it chooses pictures.
  private let pickersChanged: @LoopActor () -> Void
  private let shutDown: @LoopActor () -> Void
  private let reports: ReportComposer

  init(
    publisher: NotificationPublisher,
    sessions: SessionFinder,
    reports: ReportComposer,
    configuration: JSONRPCConnectionConfiguration,
    processId: Int64,
    sessionCount: @escaping @LoopActor () -> Int,
    pickersChanged: @escaping @LoopActor () -> Void,
    shutDown: @escaping @LoopActor () -> Void
  ) {
    self.pickersChanged = pickersChanged
    self.publisher = publisher
    self.sessions = sessions
    self.reports = reports
    self.configuration = configuration
    self.startedAt = .now()
    self.processId = processId
    self.sessionCount = sessionCount
    self.shutDown = shutDown
  }

  func initialize(_ params: ServerInitializeParams, _ call: JSONRPCCallContext) async throws -> ServerInitializeResult {
    let client = try self.publisher.client(of: call.peer)
    guard !client.isInitialized else {
      throw APIError(.invalidRequest, "server.initialize was called before on this connection.")
    }
    let version = params.protocolVersion ?? APIFacts.protocolVersion
    guard version.split(separator: ".").first == APIFacts.protocolVersion.split(separator: ".").first else {
      throw APIError(
        .unsupportedProtocolVersion,
        "Protocol version \(version) is not supported; this server speaks \(APIFacts.protocolVersion)."
      ) {
        $0.additional["supported"] = .array([.string(APIFacts.protocolVersion)])
        $0.additional["requested"] = .string(version)
      }
    }
    try Self.check(params)
    client.isInitialized = true
    client.info = params.clientInfo
    client.statedProcessId = params.processId
    client.providesCredentials = params.capabilities?.credentialsProvider ?? false
    client.picksImages = params.capabilities?.imagePicker ?? false
    if client.picksImages { self.pickersChanged() }
    client.cachesImages = params.capabilities?.imageCache ?? false
    client.providesDevices = params.capabilities?.deviceProvider ?? false
    self.watchProcess(of: client, id: params.processId)
    let topics = self.subscribe(client, to: params.topics ?? (client.transport == .stdio ? ["*"] : []))
    return ServerInitializeResult(serverInfo: self.serverInfo, limits: self.limits, topics: topics)
  }

  /// Checks the topics, and the lengths of the client's name and version: sessions and their records repeat them.
  private static func check(_ params: ServerInitializeParams) throws(APIError) {
    for (member, text) in [("name", params.clientInfo?.name), ("version", params.clientInfo?.version)] {
      guard text?.utf8.count ?? 0 > ClientConnection.maximumNameBytes else { continue }
      let reason = "it has more than \(ClientConnection.maximumNameBytes) bytes"
      throw APIError.invalid("params.clientInfo.\(member)", reason, "clientInfo.\(member): \(reason)")
    }
    try TopicPattern.check(params.topics ?? [])
  }

  /// Ends the server with its client over stdio, even if the pipes stay open.
  private func watchProcess(of client: ClientConnection, id: Int64?) {
    guard client.transport == .stdio, let process = id.flatMap({ Int32(exactly: $0) }) else { return }
    let shutDown = self.shutDown
    client.processWatch = EndWatch.shared.watch(process: process) { shutDown() }
  }

  /// Subscribes the client to pushed notifications, and returns the topics that `patterns` match.
  private func subscribe(_ client: ClientConnection, to patterns: [String]) -> [String] {
    guard !patterns.isEmpty else { return [] }
    let added = client.subscriptions.subscribe(
      patterns.map { TopicPattern(text: $0) }, of: APIFacts.notifications, isPushed: true)
    self.publisher.subscriptionsChanged(of: client)
    return added?.topics ?? []
  }

  func info(_ params: ServerInfoParams, _ call: JSONRPCCallContext) async throws -> ServerInfo { self.serverInfo }

  func ping(_ params: ServerPingParams, _ call: JSONRPCCallContext) async throws {}

  func echo(_ params: ServerEchoParams, _ call: JSONRPCCallContext) async throws -> ServerEchoResult {
    ServerEchoResult(value: params.value)
  }

  func clients(_ params: ServerClientsParams, _ call: JSONRPCCallContext) async throws -> ServerClientsResult {
    let now = NIODeadline.now()
    let clients = self.publisher.clients.values.sorted { $0.number < $1.number }
    return ServerClientsResult(
      clients: clients.map { client in
        ConnectedClient(
          client, isCaller: client.peer === call.peer, currentSessionId: self.sessions.currentId(of: client), at: now)
      })
  }

  func report(_ params: ServerReportParams, _ call: JSONRPCCallContext) async throws -> ServerReportResult {
    try await self.reports.report(params, server: self.serverInfo)
  }

  func shutdown(_ params: ServerShutdownParams, _ call: JSONRPCCallContext) async throws {
    // The reply is written first, because ending waits for requests in flight.
    self.shutDown()
  }

  private var serverInfo: ServerInfo {
    ServerInfo(
      name: APIFacts.title, version: APIFacts.version, protocolVersion: APIFacts.protocolVersion,
      apiLevel: APIFacts.apiLevel, apiCompatible: APIFacts.apiCompatible, specHash: APIFacts.specHash,
      processId: self.processId, uptime: (.now() - self.startedAt).seconds,
      clients: Int64(self.publisher.clients.count), sessions: Int64(self.sessionCount()))
  }

  private var limits: ServerLimits {
    ServerLimits(
      maximumMessageBytes: Int64(self.configuration.maximumMessageBytes),
      maximumDepth: Int64(self.configuration.maximumDepth),
      maximumValues: Int64(self.configuration.maximumValues),
      maximumRequestsInFlight: Int64(self.configuration.maximumRequestsInFlight),
      maximumQueueBytes: Int64(self.configuration.maximumQueuedNotificationBytes),
      maximumQueueBytesOfAll: Int64(JSONRPCConnectionConfiguration.maximumQueuedBytesOfAll))
  }
}

/// `rpc.*`: introspection.
@LoopActor
final class RPCMethods: RpcService {
  nonisolated init() {}

  func discover(_ params: RpcDiscoverParams, _ call: JSONRPCCallContext) async throws -> any JSONEncodable & Sendable {
    OpenRPCDocument()
  }
}
