import HTTPServing
public import Logging
public import LoopIsolation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Serves the web components and the remote page to this machine's browsers, and carries JSON-RPC between each tab and the cast-rpc server.
///
/// At 127.0.0.1 only, and only for who knows the token in ``url``. Each tab is a connection of its own to the server; what it says is passed on as
/// it is, so the server treats a tab like every other client. Keep it: a bridge that nobody keeps ends.
@LoopActor
public final class WebBridge {
  /// Where the cast-rpc server listens: the path of its Unix socket. Asked for each tab, so that it may find or start a server.
  public typealias ServerFinder = @Sendable () async throws -> String

  /// The most tabs at a time.
  nonisolated static let maximumTabs = 128
  /// Where the WebSocket is.
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
  ///   - findServer: Says where the cast-rpc server is, and starts one if none runs.
  /// - Throws: What listening throws: the port is taken.
  public static func start(
    port: Int, pages: WebPages, logger: Logger, findServer: @escaping ServerFinder
  ) async throws -> WebBridge {
    var configuration = HTTPServerConfiguration()
    configuration.maximumConnections = 2 * Self.maximumTabs
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

  /// The address to open; its fragment, which browsers send to nobody, holds the token.
  public var url: String { "http://127.0.0.1:\(self.admission.port)/#\(self.admission.token)" }

  /// How many tabs are connected.
  public var tabCount: Int { self.tabs.count }

  /// Ends every tab's connection, and listens no more.
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
    return response
  }

  private func response(to request: HTTPRequest) async -> HTTPResponse {
    if request.path == Self.socketPath {
      guard let refusal = self.refusal(ofSocket: request.headers) else { return .status(.upgradeRequired) }
      return HTTPResponse(status: refusal == .tooManyTabs ? .serviceUnavailable : .forbidden, text: refusal.text + "\n")
    }
    if let refusal = self.admission.refusal(ofFile: request.headers) {
      return HTTPResponse(status: .forbidden, text: refusal.rawValue + "\n")
    }
    guard let file = await self.pages.file(request.path) else { return .status(.notFound) }
    return HTTPResponse(file.bytes, type: file.type)
  }

  /// The fields of each answer: nothing but our own files runs, speaks or frames; pictures and films come from where the media is.
  private var protection: [(String, String)] {
    let hosts = "ws://127.0.0.1:\(self.admission.port) ws://localhost:\(self.admission.port)"
    return [
      (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' \(hosts); img-src 'self' http: https: data:; "
          + "media-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
          + "require-trusted-types-for 'script'; trusted-types 'none'"
      ),
      ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"), ("cache-control", "no-store"),
      ("cross-origin-resource-policy", "same-origin"), ("cross-origin-opener-policy", "same-origin"),
      ("x-frame-options", "DENY"),
    ]
  }

  // MARK: Tabs

  /// Why a WebSocket isn't had.
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

/// The bridge of a server that was made before it.
@LoopActor
private final class BridgeBox {
  weak var bridge: WebBridge?

  nonisolated init() {}
}

/// Upgrades to a WebSocket what the bridge lets in; all else goes on as a request for a file, which is answered with the reason.
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
