import CastRPCProtocol
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// `server.*`: the server itself.
@LoopActor
final class ServerMethods: ServerService {
  private let publisher: NotificationPublisher
  private let configuration: JSONRPCConnectionConfiguration
  private let startedAt: NIODeadline
  private let processId: Int64
  private let sessionCount: @LoopActor () -> Int
  private let shutDown: @LoopActor () -> Void

  init(
    publisher: NotificationPublisher,
    configuration: JSONRPCConnectionConfiguration,
    processId: Int64,
    sessionCount: @escaping @LoopActor () -> Int,
    shutDown: @escaping @LoopActor () -> Void
  ) {
    self.publisher = publisher
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
    client.isInitialized = true
    client.providesCredentials = params.capabilities?.credentialsProvider ?? false
    client.picksImages = params.capabilities?.imagePicker ?? false
    client.cachesImages = params.capabilities?.imageCache ?? false
    return ServerInitializeResult(
      serverInfo: self.serverInfo, limits: self.limits, topics: self.begin(client, processId: params.processId))
  }

  /// What follows from the hand-shake over stdio: everything but logs and widgets is pushed, and the client's death is watched for.
  private func begin(_ client: ClientConnection, processId: Int64?) -> [String] {
    guard client.transport == .stdio else { return [] }
    if let process = processId.flatMap({ Int32(exactly: $0) }) {
      let shutDown = self.shutDown
      client.processWatch = ProcessWatch.watch(process, every: ServerProcess.watchInterval) { shutDown() }
    }
    let everything = client.subscriptions.subscribe(
      [TopicPattern(text: "*")], of: APIFacts.notifications, isPushed: true)
    self.publisher.subscriptionsChanged(of: client)
    return everything?.topics ?? []
  }

  func info(_ params: ServerInfoParams, _ call: JSONRPCCallContext) async throws -> ServerInfo { self.serverInfo }

  func ping(_ params: ServerPingParams, _ call: JSONRPCCallContext) async throws {}

  func echo(_ params: ServerEchoParams, _ call: JSONRPCCallContext) async throws -> ServerEchoResult {
    ServerEchoResult(value: params.value)
  }

  func shutdown(_ params: ServerShutdownParams, _ call: JSONRPCCallContext) async throws {
    // The answer is written first: ending waits for what is in flight.
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
      maximumRequestsInFlight: Int64(self.configuration.maximumRequestsInFlight),
      maximumQueueBytes: Int64(self.configuration.maximumQueuedNotificationBytes))
  }
}
