import Glibc
public import JSONCodec
public import JSONRPC
public import Logging
public import LoopIsolation
import NIOCore

/// Two peers joined by a socket pair, for tests in one process.
@LoopActor
public struct JSONRPCPeerPair: Sendable {
  /// Handles requests with the first handler; requires no hello.
  public let server: JSONRPCPeer
  /// Speaks one message a line.
  public let client: JSONRPCPeer

  public static func make(
    server: any JSONRPCHandler, client: any JSONRPCHandler,
    configuration: JSONRPCConnectionConfiguration = JSONRPCConnectionConfiguration(), logger: Logger
  ) async throws -> JSONRPCPeerPair {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw IOError(errnoCode: errno, reason: "socketpair")
    }
    var options = UnixSocketListener.Options(logger: logger)
    options.connection = configuration
    let serverPeer = try await UnixSocketListener.serve(connected: ends[0], options: options) { _ in server }
    options.connection.framing = .lines
    let clientPeer = try await UnixSocketListener.serve(connected: ends[1], options: options) { _ in client }
    return JSONRPCPeerPair(server: serverPeer, client: clientPeer)
  }
}

/// A handler made of closures.
@LoopActor
public final class JSONRPCMethodTable: JSONRPCHandler {
  public var methods: [String: JSONRPCMethod]
  public var onNotification: (@LoopActor (String, JSONNode?, JSONRPCPeer) -> Void)?
  public var onEndOfInput: (@LoopActor (JSONRPCPeer) -> Void)?
  public var onClose: (@LoopActor (JSONRPCPeer, JSONRPCCloseReason) -> Void)?

  public init(methods: [String: JSONRPCMethod] = [:]) { self.methods = methods }

  public func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? { self.methods[name] }

  public func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {
    self.onNotification?(name, params, peer)
  }

  public func peerDidEndInput(_ peer: JSONRPCPeer) { self.onEndOfInput?(peer) }

  public func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason) { self.onClose?(peer, reason) }
}
