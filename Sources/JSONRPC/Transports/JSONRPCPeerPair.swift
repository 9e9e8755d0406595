import Glibc
package import LoopIsolation
package import Logging

/// Two peers joined by a socket pair, for tests in one process.
@LoopActor
package struct JSONRPCPeerPair: Sendable {
  /// Handles requests with the first handler; requires no hello.
  package let server: JSONRPCPeer
  /// Speaks one message a line.
  package let client: JSONRPCPeer

  package static func make(
    server: any JSONRPCHandler, client: any JSONRPCHandler,
    configuration: JSONRPCConnectionConfiguration = JSONRPCConnectionConfiguration(), logger: Logger
  ) async throws -> JSONRPCPeerPair {
    var ends: [Int32] = [-1, -1]
    try SystemCalls.check("socketpair") { socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) }
    var options = UnixSocketListener.Options(logger: logger)
    options.connection = configuration
    let serverPeer = try await UnixSocketListener.serve(connected: ends[0], options: options) { _ in server }
    options.connection.framing = .lines
    let clientPeer = try await UnixSocketListener.serve(connected: ends[1], options: options) { _ in client }
    return JSONRPCPeerPair(server: serverPeer, client: clientPeer)
  }
}
