import HTTPServing
import JSONCodec
import Logging
import LoopIsolation
import NIOCore
import NIOHTTP1
import TLS

/// The device's HTTP server: `eureka_info`, plain and over TLS (cast.md 10).
@LoopActor
final class SetupServer {
  /// The plain port; `nil` if the model has none.
  private(set) var port: Int?
  /// The TLS port; `nil` if the model has none.
  private(set) var tlsPort: Int?

  private var servers: [HTTPServer] = []

  /// Listens on those of `ports` that the device's model has.
  ///
  /// - Throws: `HTTPServerError` if a port can't be bound.
  public static func start(
    _ ports: SetupPorts, host: String, device: ReceiverDevice, tlsContext: TLSContext, logger: Logger,
    information: @escaping @LoopActor @Sendable (_ ipAddress: String, _ nonce: String?) async -> SetupInformation?
  ) async throws -> SetupServer {
    let server = SetupServer()
    let routes = SetupRoutes(device: device, information: information)
    let configuration = HTTPServerConfiguration(maximumConnections: 32, maximumBodyLength: 4 << 10)
    if device.setup.hasHTTP {
      let plain = try await HTTPServer.listen(
        on: try SocketAddress(ipAddress: host, port: ports.http), configuration: configuration, logger: logger
      ) { await routes.answer($0, isSecure: false) }
      server.servers.append(plain)
      server.port = plain.port
    }
    guard device.setup.hasHTTPS else { return server }
    let secure = try await HTTPServer.listen(
      on: try SocketAddress(ipAddress: host, port: ports.https), tls: tlsContext, configuration: configuration,
      logger: logger
    ) { await routes.answer($0, isSecure: true) }
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
  /// The port for plain HTTP, which is 8008 on real devices.
  public var http: Int
  /// The port for HTTPS, 8443 on real devices, if the model has HTTPS at all.
  public var https: Int

  /// Creates a pair of ports; 0 lets the system choose a free one.
  public init(http: Int = 0, https: Int = 0) {
    self.http = http
    self.https = https
  }

  /// The ports of real devices: 8008 and 8443.
  public static let standard = SetupPorts(http: 8008, https: 8443)

  /// Returns the ports of the device that is `number` places after the first; 0 stays any.
  public func shifted(by number: Int) -> SetupPorts {
    SetupPorts(http: self.http == 0 ? 0 : self.http + number, https: self.https == 0 ? 0 : self.https + number)
  }
}

/// Answers the device's HTTP requests.
@LoopActor
final class SetupRoutes {
  private let device: ReceiverDevice
  private let information: @LoopActor @Sendable (_ ipAddress: String, _ nonce: String?) async -> SetupInformation?

  init(
    device: ReceiverDevice,
    information: @escaping @LoopActor @Sendable (_ ipAddress: String, _ nonce: String?) async -> SetupInformation?
  ) {
    self.device = device
    self.information = information
  }

  func answer(_ request: HTTPRequest, isSecure: Bool) async -> HTTPResponse {
    // This excludes pages of other sites whose names were made to resolve to the device's address (trap 64).
    if self.device.setup.refusesHostNames, !Self.isAddress(request.hostName) { return .status(.forbidden) }
    switch request.path {
    case "/setup/eureka_info": return await self.eurekaInfo(request, isSecure: isSecure)
    case "/setup/icon.png":
      guard request.method.isReading else { return Self.notAllowed }
      return HTTPResponse(SetupIcon.png, type: "image/png")
    // All other requests need the token of a Google account, which the emulator doesn't have.
    case let path where path.hasPrefix("/setup/"): return .status(.forbidden)
    default: return .status(.notFound)
    }
  }

  private func eurekaInfo(_ request: HTTPRequest, isSecure: Bool) async -> HTTPResponse {
    guard request.method.isReading else { return Self.notAllowed }
    let profile = self.device.setup
    await Self.wait(for: profile.delay)
    guard profile.status == 200 else { return .status(HTTPResponseStatus(statusCode: profile.status)) }
    let (params, options) = (Self.list(request.target["params"]), Self.list(request.target["options"]))
    let wantsSignature = (params + options).contains("sign")
    let address = request.localAddress?.ipAddress ?? ""
    guard
      let information = await self.information(address, wantsSignature ? request.target["nonce"] ?? "" : nil)
    else { return .status(.serviceUnavailable) }
    var document = information.document(params: params, options: options, isSecure: isSecure)
    if profile.padding > 0 { document["padding"] = .string(String(repeating: "x", count: profile.padding)) }
    return HTTPResponse(JSONValue.object(document).jsonBytes, type: "application/json")
  }

  private static func wait(for time: TimeAmount) async {
    guard time > .zero else { return }
    let waiter = Waiter<Void, Never>()
    waiter.limit(to: time) { waiter.finish(.success(())) }
    await waiter.value { waiter.finish(.success(())) }
  }

  private static var notAllowed: HTTPResponse {
    var response = HTTPResponse.status(.methodNotAllowed)
    response.headers.add(name: "allow", value: "GET, HEAD")
    return response
  }

  private static func list(_ text: String?) -> [String] {
    text?.split(separator: ",").map(String.init) ?? []
  }

  /// Whether a `Host` is empty or an address; after a 403 for a name PyChromecast retries with an empty one.
  private static func isAddress(_ host: String) -> Bool {
    host.isEmpty || (try? SocketAddress(ipAddress: host, port: 0)) != nil
  }
}

extension HTTPMethod {
  fileprivate var isReading: Bool { self == .GET || self == .HEAD }
}

/// The picture at `/setup/icon.png`, which the TXT record's `ic` names.
enum SetupIcon {
  /// 98 by 55 pixels, as the setup information says.
  static let png = Self.bytes(
    """
    89504e470d0a1a0a0000000d4948445200000062000000370103000000cd280d0900000006504c5445ffffff4285f4da\
    f8d0db0000006f4944415478da6360a00160fe0f071f08f01ae09a0a86230f0960f26a5078f50d28bc07c83cc61f28a6\
    d4a0f0e4907915fc28a6c05d03e6351f40e2313f44e6317c7880cc2b40e615581420bb5a069957276380c4e3e7b140e2\
    b1f321f392fb9079c5683c4b449a00f9170f8fda00002679647b5a9c6e890000000049454e44ae426082
    """)

  /// Reads hexadecimal digits, two a byte.
  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
