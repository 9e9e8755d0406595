import HTTPServing
import JSONCodec
import Logging
import LoopIsolation
import NIOCore
import NIOHTTP1
import TLS

/// The device's HTTP side: `eureka_info`, plain and over TLS (cast.md 10).
@LoopActor
final class SetupServer {
  /// The plain port; 0 if it couldn't be had.
  private(set) var port = 0
  /// The TLS port; `nil` where the model has none, or it couldn't be had.
  private(set) var tlsPort: Int?

  private var servers: [HTTPServer] = []

  /// Listens on the ports that `configuration` names.
  ///
  /// - Throws: `HTTPServerError` if a port can't be had.
  static func start(
    _ ports: SetupPorts, host: String, device: ReceiverDevice, tlsContext: TLSContext, logger: Logger,
    information: @escaping @LoopActor @Sendable (_ ipAddress: String, _ nonce: String?) async -> SetupInformation?
  ) async throws -> SetupServer {
    let server = SetupServer()
    let routes = SetupRoutes(device: device, information: information)
    let configuration = HTTPServerConfiguration(maximumConnections: 32, maximumBodyLength: 4 << 10)
    let plain = try await HTTPServer.listen(
      on: try SocketAddress(ipAddress: host, port: ports.http), configuration: configuration, logger: logger
    ) { await routes.answer($0) }
    server.servers.append(plain)
    server.port = plain.port
    guard device.setup.hasHTTPS else { return server }
    let secure = try await HTTPServer.listen(
      on: try SocketAddress(ipAddress: host, port: ports.https), tls: tlsContext, configuration: configuration,
      logger: logger
    ) { await routes.answer($0) }
    server.servers.append(secure)
    server.tlsPort = secure.port
    return server
  }

  func close() async {
    for server in self.servers { await server.close() }
  }
}

/// The ports of a device's setup information; 0 for any.
public struct SetupPorts: Sendable, Hashable {
  public var http: Int
  public var https: Int

  public init(http: Int = 0, https: Int = 0) {
    self.http = http
    self.https = https
  }

  /// Where devices have them: 8008 and 8443.
  public static let standard = SetupPorts(http: 8008, https: 8443)

  /// The ports of the device that comes so many after the first; 0 stays any.
  public func shifted(by number: Int) -> SetupPorts {
    SetupPorts(http: self.http == 0 ? 0 : self.http + number, https: self.https == 0 ? 0 : self.https + number)
  }
}
