import HTTPServing
public import Logging
public import LoopIsolation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Serves the web components and the remote page to this machine's browsers, and carries JSON-RPC between each tab
/// and the cast-rpc server.
///
/// It listens on 127.0.0.1 only, and accepts only clients with the token in ``url``. Each tab has its own connection
/// to the server; its messages are forwarded unchanged, so the server treats a tab like every other client. The
/// caller must keep the bridge: one without an owner ends.
@LoopActor
public final class WebBridge {
  /// Returns the path of the cast-rpc server's Unix socket. Called for each tab, so that it may find or start a
  /// server.
  public typealias ServerFinder = @Sendable () async throws -> String

  /// The most tabs at a time.
  nonisolated static let maximumTabs = 128
  /// The time limit from a connection to its first request. A browser that has connected in advance connects again.
  nonisolated static let firstRequestTimeout = TimeAmount.seconds(5)
  /// The path of the WebSocket.
  nonisolated static let socketPath = "/rpc"

  private let pages: WebPages
  private let admission: WebAdmission
  private let findServer: ServerFinder
  private let logger: Logger
  private var server: HTTPServer?
  private var tabs: [ObjectIdentifier: WebTab] = [:]

  private init(_ pages: WebPages, _ admission: WebAdmission, _ logger: Logger, _ findServer: @escaping ServerFinder) {
    self.pages = pages
    self.admission = admission
    self.findServer = findServer
    self.logger = logger.component("WebBridge")
  }

  /// Listens on `port` of 127.0.0.1.
  ///
  /// - Parameters:
  ///   - port: 0 takes any free one.
  ///   - pages: The files to serve.
  ///   - findServer: Returns the cast-rpc server's socket, and starts a server if none runs.
  /// - Throws: The error of listening, such as a port in use.
  public static func start(
    port: Int, pages: WebPages, logger: Logger, findServer: @escaping ServerFinder
  ) async throws -> WebBridge {
    var configuration = HTTPServerConfiguration()
    configuration.maximumConnections = 2 * Self.maximumTabs
    // Every user of this machine can connect. Accepted tabs keep their connections; other connections may be
    // strangers' and are replaced.
    configuration.replacesConnections = true
    configuration.firstRequestTimeout = Self.firstRequestTimeout
    configuration.methods = [.GET, .HEAD]
    configuration.maximumBodyLength = 0
    let box = BridgeBox()
    let server = try await HTTPServer.listen(
      on: SocketAddress(ipAddress: "127.0.0.1", port: port), configuration: configuration,
      upgraders: [AdmittedUpgrader(box: box)], logger: logger,
      handler: { request in await box.bridge?.answer(request) ?? .status(.serviceUnavailable) })
    let admission = WebAdmission(port: server.port, token: WebAdmission.makeToken())
    let bridge = WebBridge(pages, admission, logger, findServer)
    bridge.server = server
    box.bridge = bridge
    return bridge
  }

  /// The address to open; its fragment, which browsers don't send, holds the token.
  public var url: String { "http://127.0.0.1:\(self.admission.port)/#\(self.admission.token)" }

  /// The number of connected tabs.
  public var tabCount: Int { self.tabs.count }

  /// Ends every tab's connection, and stops listening.
  public func close() async {
    for tab in self.tabs.values { tab.end(.goingAway, "castctl web has ended.") }
    self.tabs = [:]
    await self.server?.close()
    self.server = nil
  }

  // MARK: Files

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    var response = await self.response(to: request)
    for (name, value) in self.protection { response.headers.replaceOrAdd(name: name, value: value) }
    // A refused client's connection is closed.
    if response.status.code >= 400 { response.headers.replaceOrAdd(name: "connection", value: "close") }
    return response
  }

  private func response(to request: HTTPRequest) async -> HTTPResponse {
    if request.path == Self.socketPath {
      if let refusal = self.refusal(ofSocket: request.headers) {
        return HTTPResponse(
          status: refusal == .tooManyTabs ? .serviceUnavailable : .forbidden, text: refusal.text + "\n")
      }
      switch WebSocketHandshake.fault(of: request.headers) {
      case .badKey: return HTTPResponse(status: .badRequest, text: WebSocketHandshake.Fault.badKey.rawValue + "\n")
      case .otherVersion:
        // RFC 6455, 4.4: the versions that the server speaks.
        var response = HTTPResponse(
          status: .upgradeRequired, text: WebSocketHandshake.Fault.otherVersion.rawValue + "\n")
        response.headers.add(name: "sec-websocket-version", value: WebSocketHandshake.version)
        return response
      case nil: return .status(.upgradeRequired)
      }
    }
    if let refusal = self.admission.refusal(ofFile: request.headers) {
      return HTTPResponse(status: .forbidden, text: refusal.rawValue + "\n")
    }
    guard let file = await self.pages.file(request.path) else { return .status(.notFound) }
    return HTTPResponse(file.bytes, type: file.type)
  }

  /// The security headers of each answer: only this server's own files may run, connect or embed the page. Pictures
  /// are fetched by the server, which checks their addresses: those of a device may point to any host of this machine
  /// or its network. Films that play in the page are loaded from their own addresses.
  private var protection: [(String, String)] {
    let hosts = "ws://127.0.0.1:\(self.admission.port) ws://localhost:\(self.admission.port)"
    return [
      (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' \(hosts); img-src 'self' blob: data:; "
          + "media-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
          + "require-trusted-types-for 'script'; trusted-types 'none'"
      ),
      ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"), ("cache-control", "no-store"),
      ("cross-origin-resource-policy", "same-origin"), ("cross-origin-opener-policy", "same-origin"),
      ("x-frame-options", "DENY"),
    ]
  }

  // MARK: Tabs

  /// The reason for the refusal of a WebSocket.
  fileprivate enum SocketRefusal: Equatable {
    case tooManyTabs
    case refused(WebAdmission.Refusal)

    var text: String {
      switch self {
      case .tooManyTabs: "There are \(WebBridge.maximumTabs) tabs already: close one."
      case .refused(let refusal): refusal.rawValue
      }
    }
  }

  fileprivate func refusal(ofSocket headers: HTTPHeaders) -> SocketRefusal? {
    if let refusal = self.admission.refusal(ofSocket: headers) { return .refused(refusal) }
    return self.tabs.count < Self.maximumTabs ? nil : .tooManyTabs
  }

  fileprivate func open(_ channel: any Channel) throws {
    let tab = WebTab(channel: channel, logger: self.logger, findServer: self.findServer)
    let id = ObjectIdentifier(tab)
    self.tabs[id] = tab
    channel.closeFuture.whenComplete { [weak self] _ in LoopActor.assumeIsolated { self?.tabs[id] = nil } }
    try tab.start()
  }
}

/// A reference to the bridge, for the HTTP server that is created before it.
@LoopActor
private final class BridgeBox {
  weak var bridge: WebBridge?

  nonisolated init() {}
}

/// Upgrades accepted requests to a WebSocket. Others are handled as requests for a file, and answered with the
/// reason.
private final class AdmittedUpgrader: HTTPServerProtocolUpgrader, Sendable {
  let supportedProtocol = "websocket"
  let requiredUpgradeHeaders: [String] = []
  private let box: BridgeBox
  private let upgrader: NIOWebSocketServerUpgrader

  init(box: BridgeBox) {
    self.box = box
    self.upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: WebSocketRules.maximumMessageBytes, automaticErrorHandling: false,
      shouldUpgrade: { channel, _ in
        channel.eventLoop.makeSucceededFuture(["sec-websocket-protocol": WebAdmission.subprotocol])
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try LoopActor.assumeIsolated {
            guard let bridge = box.bridge else { throw HTTPUpgradeRefusal() }
            try bridge.open(channel)
          }
        }
      })
  }

  func buildUpgradeResponse(
    channel: any Channel, upgradeRequest: HTTPRequestHead, initialResponseHeaders: HTTPHeaders
  ) -> EventLoopFuture<HTTPHeaders> {
    let box = self.box
    let isAdmitted = LoopActor.assumeIsolated {
      upgradeRequest.method == .GET && upgradeRequest.uri == WebBridge.socketPath
        && WebSocketHandshake.fault(of: upgradeRequest.headers) == nil
        && box.bridge.map { $0.refusal(ofSocket: upgradeRequest.headers) == nil } == true
    }
    guard isAdmitted else { return channel.eventLoop.makeFailedFuture(HTTPUpgradeRefusal()) }
    return self.upgrader.buildUpgradeResponse(
      channel: channel, upgradeRequest: upgradeRequest, initialResponseHeaders: initialResponseHeaders)
  }

  func upgrade(context: ChannelHandlerContext, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<Void> {
    self.upgrader.upgrade(context: context, upgradeRequest: upgradeRequest)
  }
}
