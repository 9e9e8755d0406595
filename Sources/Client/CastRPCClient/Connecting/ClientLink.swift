import CastRPCProtocol
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import NIOCore
import NIOPosix
import TextFormats

/// The connection of one client: the peer, the process behind it if this client started one, and the handlers of
/// progress.
@LoopActor
final class ClientLink: JSONRPCHandler {
  private let options: CastClientOptions
  private let hub: EventHub
  private var peer: JSONRPCPeer?
  private var child: ServerChild?
  private var progress: [Int64: CallProgress.Handler] = [:]
  private var nextToken: Int64 = 1
  private var isClosedHere = false
  private var isLost = false

  nonisolated init(options: CastClientOptions, hub: EventHub) {
    self.options = options
    self.hub = hub
  }

  /// Whether the server is a process that this client started.
  var isChild: Bool { self.child != nil }

  // MARK: Connecting

  func open(_ server: CastServer) async throws {
    switch server {
    case .socket(let path): try await self.connect(try CastServer.socketPath(path).text)
    case .spawn(let program, let arguments): try await self.spawn(program, arguments)
    case .automatic(let path, let program):
      // If the default path isn't safe there is no daemon to trust.
      let place = path == nil ? try? CastServer.socketPath(nil) : try CastServer.socketPath(path)
      do {
        guard let place else { return try await self.spawn(program, []) }
        try await self.connect(place.text)
      } catch let error as CastClientError where error.name == CastClientError.serverNotFound && error.cause is IOError
      {
        try await self.spawn(program, [])
      }
    }
  }

  private func connect(_ path: String) async throws {
    let configuration = self.configuration
    do {
      _ = try await ClientBootstrap(group: LoopActor.shared.eventLoop)
        .channelInitializer { channel in
          LoopActor.assumeIsolated {
            channel.eventLoop.makeCompletedFuture {
              try JSONRPCPeer.attach(
                to: channel, label: "server", configuration: configuration, logger: self.options.logger
              ) { self.accept($0) }
            }.map { _ in }
          }
        }
        .connect(unixDomainSocketPath: path).value()
    } catch {
      // The peer's channel never opened, so the peer isn't notified of its end: it and this link would own each other.
      self.peer = nil
      throw CastClientError(
        CastClientError.serverNotFound,
        "No server listens on \(path) (\(PlainReason.of(error))): start one with cast-rpc --socket.", cause: error)
    }
  }

  private func spawn(_ program: String?, _ arguments: [String]) async throws {
    let (child, streams) = try await ServerChild.start(
      try CastServer.program(program), arguments: arguments, onOutput: self.options.onServerOutput)
    self.child = child
    _ = try await StdioTransport.open(streams, configuration: self.configuration, logger: self.options.logger) {
      self.accept($0)
    }
  }

  private func accept(_ peer: JSONRPCPeer) -> ClientLink {
    self.peer = peer
    return self
  }

  private var configuration: JSONRPCConnectionConfiguration {
    var configuration = JSONRPCConnectionConfiguration()
    configuration.framing = .lines
    configuration.policy = .tolerant
    configuration.maximumMessageBytes = self.options.maximumMessageBytes
    // A snapshot of the whole state is larger than anything else that a client may request.
    configuration.maximumValues = 4_000_000
    configuration.requestTimeout = TimeAmount(self.options.timeout)
    return configuration
  }

  // MARK: Calls

  /// Sends a request and waits for one outcome: the answer, its error, the deadline, the loss of the server, or the
  /// task's cancellation.
  func call(
    _ method: String, _ params: (any JSONEncodable & Sendable)?, timeout: Duration?
  ) async throws -> JSONNode {
    guard let peer = self.peer else { throw await self.loss(of: method) }
    do {
      return try await peer.request(method, params, timeout: timeout.map { TimeAmount($0) })
    } catch let error as JSONRPCError {
      throw await self.error(error, method, timeout ?? self.options.timeout)
    }
  }

  /// Sends a request, and passes its reports of progress to `handler` until the call ends.
  func call(
    _ method: String, _ params: any JSONObjectEncodable & Sendable, timeout: Duration?,
    progress handler: @escaping CallProgress.Handler
  ) async throws -> JSONNode {
    let token = self.nextToken
    self.nextToken += 1
    self.progress[token] = handler
    defer { self.progress[token] = nil }
    return try await self.call(method, ReportedParams(params: params, token: token), timeout: timeout)
  }

  private func error(_ error: JSONRPCError, _ method: String, _ timeout: Duration) async -> CastClientError {
    switch error {
    case .connectionClosed: return await self.loss(of: method)
    case .timedOut(method):
      return CastClientError(
        CastClientError.callTimeout, "\(method) had no answer within \(timeout).", method: method, cause: error)
    default: return CastClientError(error, method: method)
    }
  }

  /// Returns the error for the loss of the connection.
  private func loss(of method: String) async -> CastClientError {
    if self.isClosedHere {
      return CastClientError(CastClientError.clientClosed, "\(method): the client is closed.", method: method)
    }
    guard let child = self.child else {
      return CastClientError(
        CastClientError.connectionClosed, "\(method): the server closed the connection. Connect again.", method: method)
    }
    let words = await child.obituary()
    return CastClientError(
      CastClientError.serverDied, "\(method): the server (\(child.program)) \(words)", method: method)
  }

  // MARK: The end

  /// Closes the connection, and ends a server that was started; returns when it has ended.
  func close(within grace: Duration) async {
    if !self.isLost { self.isClosedHere = true }
    self.peer?.close()
    await self.child?.stop(within: TimeAmount(grace))
  }

  // MARK: Requests and notifications of the server

  func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? { self.options.handlers[name]?.method }

  func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {
    self.hub.push(name, params)
  }

  func handleProtocolNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {
    switch name {
    case "$/progress":
      guard let token = params?["token"].flatMap({ try? Int64(json: $0) }) else { return }
      self.progress[token]?(CallProgress(value: params?["value"]?.value.object ?? JSONObject()))
    default: self.hub.push(name, params)
    }
  }

  func peerDidEndInput(_ peer: JSONRPCPeer) {
    // The server doesn't read answers any more.
    self.lose()
    peer.close()
  }

  func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason) {
    self.lose()
    self.peer = nil
    guard let child = self.child else { return }
    // A server that only closed its output would never end.
    let grace = TimeAmount(self.options.closeTimeout)
    LoopActor.task { await child.stop(within: grace) }
  }

  private func lose() {
    if !self.isClosedHere { self.isLost = true }
    self.hub.finish()
  }
}
