import CastTestSupport
import CastV2
import Logging
import LoopIsolation
import NIOCore
import Testing
import TLS

/// Both ends of a link over the loopback, in this process.
@LoopActor
struct Link {
  let listener: CastListener
  let client: LinkRecorder
  let server: LinkRecorder

  /// Made once, and not on the loop, which it would block.
  static let identity = Task.detached { try TLSIdentity.selfSigned() }
  nonisolated static let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

  static func open(
    client: CastConnectionConfiguration = .sender,
    server: CastConnectionConfiguration = .receiver,
    clientPolicy: TLSPolicy = TLSPolicy(),
    serverPolicy: TLSPolicy = TLSPolicy()
  ) async throws -> Link {
    let accepted = try await Self.listen(configuration: server, policy: serverPolicy)
    let connection = try await Self.connect(to: accepted.listener, configuration: client, policy: clientPolicy)
    let serverEnd = try #require(await accepted.next())
    return Link(listener: accepted.listener, client: LinkRecorder(connection), server: LinkRecorder(serverEnd))
  }

  static func listen(
    configuration: CastConnectionConfiguration = .receiver, policy: TLSPolicy = TLSPolicy(),
    maximumConnections: Int = 256
  ) async throws -> Accepted {
    let connections = Mailbox<CastConnection>()
    let listener = try await CastListener.listen(
      on: SocketAddress(ipAddress: "127.0.0.1", port: 0),
      context: TLSContext(serverPolicy: policy, identity: try await self.identity.value),
      configuration: configuration, maximumConnections: maximumConnections, logger: self.logger
    ) { connections.put($0) }
    return Accepted(listener: listener, connections: connections)
  }

  static func connect(
    to address: SocketAddress, configuration: CastConnectionConfiguration = .sender
  ) async throws -> CastConnection {
    try await CastConnection.connect(
      to: .address(address), context: TLSContext(clientPolicy: TLSPolicy()), configuration: configuration,
      logger: self.logger)
  }

  static func connect(
    to listener: CastListener, configuration: CastConnectionConfiguration = .sender, policy: TLSPolicy = TLSPolicy()
  ) async throws -> CastConnection {
    try await CastConnection.connect(
      to: .address(#require(listener.localAddress)), context: TLSContext(clientPolicy: policy),
      configuration: configuration, logger: self.logger)
  }

  /// A listener and the links that it accepted.
  @LoopActor
  struct Accepted {
    let listener: CastListener
    let connections: Mailbox<CastConnection>

    func next() async -> CastConnection? { await self.connections.next() }
  }
}
