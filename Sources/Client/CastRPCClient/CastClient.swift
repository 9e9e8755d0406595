public import CastRPCProtocol
import Glibc
public import JSONCodec
import JSONRPC
import LoopIsolation

/// A connection to a cast-rpc server, with the API's namespaces as properties: `client.player.play(…)`.
///
/// ```swift
/// let client = try await CastClient.connect(.automatic())
/// let status = try await client.player.play(PlayerPlayParams(device: "Living Room", url: "https://…"))
/// await client.close()
/// ```
///
/// It may be used from any task and any actor, also concurrently: it works on one event loop (`LoopActor`), which all
/// clients of a process share. Calls of one task are sent in the order in which they are made. Cancelling a task ends
/// its call at once with `CancellationError`, and notifies the server (`$/cancelRequest`). Without references a
/// client closes by itself.
public final class CastClient: Sendable {
  /// The server's description: its version, its API level, its process.
  public let info: ServerInfo
  /// The whole result of the handshake, including the server's limits and the notifications that it sends from now
  /// on.
  public let initializeResult: ServerInitializeResult
  /// Whether the server was started for this client, and ends with it.
  public let ownsServer: Bool
  let hub: EventHub
  private let link: ClientLink
  private let options: CastClientOptions

  private init(
    _ answer: ServerInitializeResult, _ link: ClientLink, ownsServer: Bool, _ hub: EventHub,
    _ options: CastClientOptions
  ) {
    self.ownsServer = ownsServer
    self.info = answer.serverInfo
    self.initializeResult = answer
    self.link = link
    self.hub = hub
    self.options = options
  }

  deinit {
    let (link, grace) = (self.link, self.options.closeTimeout)
    LoopActor.task { await link.close(within: grace) }
  }

  /// Connects to a server or starts one, and performs the handshake.
  ///
  /// - Throws: ``CastClientError``: `ServerNotFound`, `ServerDied`, `NoHandshake`, or the server's error.
  public static func connect(
    _ server: CastServer = .automatic(), options: CastClientOptions = CastClientOptions()
  ) async throws -> CastClient {
    let hub = EventHub(limit: options.maximumWaitingEvents)
    let link = ClientLink(options: options, hub: hub)
    do {
      try await link.open(server)
      let answer = try await self.initialize(link, options)
      return CastClient(answer, link, ownsServer: await link.isChild, hub, options)
    } catch {
      // A process that doesn't answer the handshake is hardly a server with a state to save.
      await link.close(within: min(options.closeTimeout, .milliseconds(500)))
      throw error
    }
  }

  private static func initialize(_ link: ClientLink, _ options: CastClientOptions) async throws
    -> ServerInitializeResult
  {
    let capabilities = JSONObject(options.handlers.values.map { ($0.capability, JSONValue.bool(true)) })
    let params = ServerInitializeParams(
      protocolVersion: APIFacts.protocolVersion,
      clientInfo: ClientInfo(name: options.name, version: options.version),
      // A server that was started ends with this process, which it watches.
      processId: await link.isChild ? Int64(getpid()) : nil,
      capabilities: try ClientCapabilities(json: .object(capabilities), policy: .tolerant),
      specHash: APIFacts.specHash, topics: options.topics)
    do {
      let node = try await link.call("server.initialize", params, timeout: options.startTimeout)
      let answer = try ServerInitializeResult(json: node)
      guard answer.serverInfo.apiCompatible <= APIFacts.apiLevel else { throw self.tooNew(answer.serverInfo) }
      return answer
    } catch let error as CastClientError where error.name == CastClientError.callTimeout {
      throw CastClientError(
        CastClientError.noHandshake,
        "server.initialize had no answer within \(options.startTimeout): the program isn't cast-rpc.",
        cause: error)
    } catch let error as JSONDecodingError {
      throw CastClientError(
        CastClientError.noHandshake,
        "The answer to server.initialize can't be read: the program isn't cast-rpc, or an old version.", cause: error)
    }
  }

  private static func tooNew(_ server: ServerInfo) -> CastClientError {
    CastClientError(
      CastClientError.unsupportedProtocolVersion,
      "The server \(server.version) speaks the API levels \(server.apiCompatible) to \(server.apiLevel), this client "
        + "\(APIFacts.apiLevel): build it with the package that came with the server.")
  }

  // MARK: Calls

  /// Calls a method by its name on the wire, with any parameters: for methods without a typed call, or a user's
  /// input.
  ///
  /// - Parameter timeout: The time limit; by default ``CastClientOptions/timeout``.
  public func call(_ method: String, params: JSONValue? = nil, timeout: Duration? = nil) async throws -> JSONValue {
    try await self.link.call(method, params, timeout: timeout).value
  }

  /// Calls a method with reports of progress: `params` get a `progressToken`.
  public func call(
    _ method: String, params: JSONObject, timeout: Duration? = nil, progress: @escaping CallProgress.Handler
  ) async throws -> JSONValue {
    try await self.link.call(method, AnyParams(members: params), timeout: timeout, progress: progress).value
  }

  /// Makes a typed call for a namespace.
  func typed<Result: JSONDecodable>(
    _ method: String, _ params: any JSONObjectEncodable & Sendable, _ timeout: Duration?,
    _ progress: CallProgress.Handler? = nil
  ) async throws -> Result {
    let node =
      if let progress {
        try await self.link.call(method, params, timeout: timeout, progress: progress)
      } else {
        try await self.link.call(method, params, timeout: timeout)
      }
    do {
      return try Result(json: node)
    } catch {
      throw CastClientError(
        CastClientError.protocolViolation, "The answer to \(method) can't be read: \(error).", method: method,
        cause: error)
    }
  }

  /// Closes the connection, and ends a server that was started for it. Waiting calls end with `ClientClosed`, and
  /// loops over ``events`` end. Returns when all has ended; may be called again.
  public func close() async {
    await self.link.close(within: self.options.closeTimeout)
  }
}

/// Parameters with any members.
private struct AnyParams: JSONObjectEncodable, Sendable {
  var members: JSONObject

  func writeMembers(to writer: inout JSONWriter) { writer.members(of: self.members) }
}
