public import CastRPCClient
public import JSONCodec
public import JSONRPC
import Logging
public import LoopIsolation

/// A server of the Model Context Protocol over a cast-rpc client: what an assistant's host starts as `castctl mcp`.
///
/// It offers tools (``AssistantTool``), and the devices and players as resources with updates. It connects to the cast-rpc server when the first
/// tool is called or the first resource is read. Source: modelcontextprotocol.io, revisions 2024-11-05 to 2025-11-25 (those that begin with `initialize`).
@LoopActor
public final class ModelContextServer: JSONRPCHandler {
  /// The revisions that are spoken, the newest first.
  nonisolated static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private let version: String
  private let device: String?
  private let connection: AssistantConnection
  private var peer: JSONRPCPeer?
  private var running: [JSONRPCID: Task<JSONValue, any Error>] = [:]
  private var watched: Set<AssistantResource> = []

  /// The most resources that one host may subscribe to.
  private static let maximumWatched = 256

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - version: What it says of itself.
  ///   - device: The device of calls that name none; `nil`: the default device, as everywhere.
  ///   - connect: Connects to the cast-rpc server; called again after the connection was lost.
  public init(version: String, device: String?, connect: @escaping @Sendable () async throws -> CastClient) {
    self.version = version
    self.device = device
    self.connection = AssistantConnection(connect)
  }

  /// Serves the host on standard input and output until it closes its end; takes both over, so that nothing else of the process writes there.
  public func serve() async throws {
    let streams = try StandardStreams.takeOver()
    self.connection.onNotification = { [weak self] in self?.tell($0) }
    self.connection.onConnect = { [weak self] in await self?.watchAgain($0) }
    var configuration = JSONRPCConnectionConfiguration()
    configuration.framing = .lines
    configuration.policy = .tolerant
    configuration.maximumMessageBytes = 4 << 20
    configuration.maximumRequestsInFlight = 256
    let transport = try await StdioTransport.open(
      streams, configuration: configuration, logger: Logger(label: "castctl") { _ in SwiftLogNoOpLogHandler() }
    ) { peer in
      self.peer = peer
      return self
    }
    try? await transport.finished.value()
    await self.connection.close()
  }

  // MARK: Methods

  /// The methods of the protocol that a host may call.
  public func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? {
    switch name {
    case "initialize": { params, _ in self.initialize(params?.value) }
    case "ping": { _, _ in JSONObject() }
    case "tools/list": { _, _ in Self.toolList }
    case "tools/call": { params, context in try await self.callTool(params?.value, context) }
    case "resources/list": { _, _ in await self.resourceList() }
    case "resources/templates/list": { _, _ in Self.templateList }
    case "resources/read": { params, _ in try await self.read(params?.value) }
    case "resources/subscribe": { params, _ in try await self.subscribe(params?.value) }
    case "resources/unsubscribe": { params, _ in try self.unsubscribe(params?.value) }
    default: nil
    }
  }

  /// Takes `notifications/cancelled`; the others ask for nothing.
  public func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {
    guard name == "notifications/cancelled", let member = params?["requestId"],
      let id = try? JSONRPCID(json: member)
    else { return }
    self.running[id]?.cancel()
  }

  /// Ends what still runs: nobody reads the answers.
  public func peerDidEndInput(_ peer: JSONRPCPeer) {
    for task in self.running.values { task.cancel() }
  }

  private func initialize(_ params: JSONValue?) -> JSONObject {
    let wanted = params?["protocolVersion"]?.string
    return [
      "protocolVersion": .string(Self.revisions.first { $0 == wanted } ?? Self.revisions[0]),
      "capabilities": ["tools": [:], "resources": ["subscribe": true, "listChanged": true]],
      "serverInfo": ["name": "cast-rpc", "title": "Google Cast", "version": .string(self.version)],
      "instructions": .string(Self.instructions),
    ]
  }

  private nonisolated static let instructions = """
    Controls Google Cast devices (Chromecasts, TVs, speakers, groups) on the local network. `device` is a name as people say it \
    (“Living Room”), an alias, an id or an address; without it the default device is meant, or the only one there is. Times are \
    seconds, volumes 0 to 1. Errors say what to do next.
    """

  // MARK: Tools

  private static var toolList: JSONObject {
    ["tools": .array(AssistantTool.all.map { .object($0.declaration(.ofAPI)) })]
  }

  private func callTool(_ params: JSONValue?, _ context: JSONRPCCallContext) async throws -> JSONObject {
    guard let tool = AssistantTool.named(params?["name"]?.string ?? "") else {
      throw JSONRPCError(
        code: .invalidParams, message: "There is no such tool; tools/list lists them.", data: ["name": "InvalidParams"])
    }
    var arguments = params?["arguments"]?.object ?? JSONObject()
    if tool.isForDevice, arguments["device"] == nil, let device { arguments["device"] = .string(device) }
    let progress = self.progressHandler(params?["_meta"]?["progressToken"])
    let task = Task { @LoopActor in
      try await self.connection.call(tool.method, arguments, within: tool.limit, progress: progress)
    }
    self.running[context.id] = task
    defer { self.running[context.id] = nil }
    do {
      let result = try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
      return ["content": [Self.text(result.jsonText)], "structuredContent": result]
    } catch let error as CastClientError {
      // Not an error of the protocol: the model reads it, and can do something about it.
      return ["content": [Self.text(error.wordsForModel)], "isError": true]
    }
  }

  private static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

  /// Passes reports on; each has a higher number than the one before, as the protocol wants it.
  private func progressHandler(_ token: JSONValue?) -> CallProgress.Handler? {
    guard let token, let peer = self.peer else { return nil }
    let count = Counter()
    return { report in
      LoopActor.assumeIsolated {
        guard let words = report.message ?? report.phase?.rawValue ?? report.title else { return }
        let params: JSONObject = [
          "progressToken": token, "progress": .integer(count.next()), "message": .string(words),
        ]
        peer.notify("notifications/progress", params)
      }
    }
  }

  @LoopActor
  private final class Counter {
    private var value: Int64 = 0

    func next() -> Int64 {
      self.value += 1
      return self.value
    }
  }

  // MARK: Resources

  private static let templateList: JSONObject = ["resourceTemplates": [.object(AssistantResource.template)]]

  /// The two that are always there, and the devices that are known by now.
  private func resourceList() async -> JSONObject {
    let devices = (try? await self.connection.call("discovery.list"))?["devices"]?.array ?? []
    let players = devices.compactMap { device -> JSONValue? in
      guard let id = device["deviceId"]?.string else { return nil }
      return .object(AssistantResource.player(id).declaration(deviceName: device["friendlyName"]?.string))
    }
    let always = [AssistantResource.devices, .players].map { JSONValue.object($0.declaration()) }
    return ["resources": .array(always + players)]
  }

  private func resource(_ params: JSONValue?) throws -> AssistantResource {
    let uri = params?["uri"]?.string ?? ""
    guard let resource = AssistantResource(uri: uri) else {
      throw JSONRPCError(
        code: Self.resourceNotFound, message: "There is no resource \(uri.prefix(200)); resources/list lists them.",
        data: ["uri": .string(String(uri.prefix(200)))])
    }
    return resource
  }

  private nonisolated static let resourceNotFound = JSONRPCError.Code(rawValue: -32002)

  private func read(_ params: JSONValue?) async throws -> JSONObject {
    let resource = try self.resource(params)
    do {
      let value = try await resource.read(self.connection)
      return [
        "contents": [
          ["uri": .string(resource.uri), "mimeType": "application/json", "text": .string(value.jsonText)]
        ]
      ]
    } catch let error as CastClientError {
      throw self.failure(error, of: resource)
    }
  }

  private func subscribe(_ params: JSONValue?) async throws -> JSONObject {
    let resource = try self.resource(params)
    guard self.watched.contains(resource) || self.watched.count < Self.maximumWatched else {
      throw JSONRPCError(
        code: .tooManyRequests, message: "There are \(Self.maximumWatched) subscriptions; unsubscribe from one first.",
        data: ["name": "TooManySubscriptions"])
    }
    do {
      try await resource.watch(self.connection)
    } catch let error as CastClientError {
      throw self.failure(error, of: resource)
    }
    self.watched.insert(resource)
    return JSONObject()
  }

  private func unsubscribe(_ params: JSONValue?) throws -> JSONObject {
    self.watched.remove(try self.resource(params))
    return JSONObject()
  }

  private func failure(_ error: CastClientError, of resource: AssistantResource) -> JSONRPCError {
    JSONRPCError(
      code: error.name == "DeviceNotFound" ? Self.resourceNotFound : .internalError, message: error.wordsForModel,
      data: ["uri": .string(resource.uri), "name": .string(error.name)])
  }

  /// Passes on what a notification of the server means for resources.
  private func tell(_ event: CastNotification) {
    for resource in AssistantResource.changed(by: event) where self.watched.contains(resource) {
      self.peer?.notify(
        "notifications/resources/updated", ["uri": .string(resource.uri)] as JSONObject, coalescingKey: resource.uri)
    }
    switch event {
    case .discoveryDidInsertDevice, .discoveryDidRemoveDevice:
      self.peer?.notify("notifications/resources/list_changed", JSONObject(), coalescingKey: "list")
    default: break
    }
  }

  /// After the connection was lost, the new one is told what is watched; a device that is gone meanwhile stays silent.
  private func watchAgain(_ client: CastClient) async {
    for resource in self.watched {
      switch resource {
      case .devices: _ = try? await client.discovery.start()
      case .players: break
      case .player(let device):
        _ = try? await client.player.connect(PlayerConnectParams(playerTarget: PlayerTarget(device: device)))
      }
    }
  }
}
