import HTTPServing
import JSONCodec
public import Logging
public import LoopIsolation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The HTTP server of the web components and the remote page for this machine's browsers, which carries JSON-RPC
/// between each tab and the cast-rpc server.
///
/// It listens on 127.0.0.1 only, and accepts only clients with the token in ``url``, or with that of an allowed origin.
/// ``openToPhones(on:port:book:)`` adds a port in the local network. Each tab has its own connection to the server. The
/// messages of the user's tabs are forwarded unchanged, so the server treats a tab like every other client; those of
/// others are judged by ``RemoteCallFilter``. The caller must keep the bridge: one without an owner ends.
@LoopActor
public final class WebBridge {
  /// Returns the path of the cast-rpc server's Unix socket. Called for each tab, so that it may find or start a
  /// server.
  public typealias ServerFinder = @Sendable () async throws -> String

  /// The most tabs at a time.
  nonisolated static let maximumTabs = 128
  /// The most tabs of all phones.
  nonisolated static let maximumPhoneTabs = 64
  /// The most tabs of one phone.
  nonisolated static let maximumTabsOfPhone = 8
  /// The time limit from a connection to its first request. A browser that has connected in advance connects again.
  nonisolated static let firstRequestTimeout = TimeAmount.seconds(5)
  nonisolated static let socketPath = "/rpc"

  private let pages: WebPages
  private let admission: WebAdmission
  private let tabs: WebTabs
  private let logger: Logger
  private var server: HTTPServer?
  /// The port for phones; `nil`: closed.
  public private(set) var phones: PhoneEntrance?

  private init(_ pages: WebPages, _ admission: WebAdmission, _ tabs: WebTabs, _ logger: Logger) {
    self.pages = pages
    self.admission = admission
    self.tabs = tabs
    self.logger = logger
  }

  /// Listens on `port` of 127.0.0.1.
  ///
  /// - Parameters:
  ///   - port: 0 takes any free one.
  ///   - pages: The files to serve.
  ///   - origins: The origins whose pages may connect, too.
  ///   - findServer: Returns the cast-rpc server's socket, and starts a server if none runs.
  /// - Throws: The error of listening, such as a port in use.
  public static func start(
    port: Int, pages: WebPages, origins: [WebOrigin] = [], logger: Logger, findServer: @escaping ServerFinder
  ) async throws -> WebBridge {
    var configuration = HTTPServerConfiguration()
    configuration.maximumConnections = 2 * Self.maximumTabs
    // Every user of this machine can connect. Accepted tabs keep their connections; other connections may be
    // strangers' and are replaced.
    configuration.replacesConnections = true
    configuration.firstRequestTimeout = Self.firstRequestTimeout
    configuration.methods = [.GET, .HEAD, .POST]
    configuration.maximumBodyLength = 1 << 10
    let box = EntranceBox()
    let server = try await HTTPServer.listen(
      on: SocketAddress(ipAddress: "127.0.0.1", port: port), configuration: configuration,
      upgraders: [AdmittedUpgrader(box: box)], logger: logger,
      handler: { request in
        await (box.entrance as? WebBridge)?.answer(request) ?? .status(.serviceUnavailable)
      })
    let tokens = origins.map { ($0.text, WebAdmission.makeToken()) }
    let admission = WebAdmission(
      port: server.port, token: WebAdmission.makeToken(), origins: Dictionary(tokens) { first, _ in first })
    let logger = logger.component("WebBridge")
    let bridge = WebBridge(pages, admission, WebTabs(logger: logger, findServer: findServer), logger)
    bridge.server = server
    box.entrance = bridge
    return bridge
  }

  /// The address to open; its fragment, which browsers don't send, holds the token.
  public var url: String { "http://127.0.0.1:\(self.admission.port)/#\(self.admission.token)" }

  /// The address of the page that shows the pairing code and the phones.
  public var phonesURL: String {
    "http://127.0.0.1:\(self.admission.port)/phone/phones.html#\(self.admission.token)"
  }

  /// Returns the address to open of an allowed origin's page: its fragment holds this server's address and the origin's
  /// token.
  public func url(of origin: WebOrigin) -> String? {
    self.admission.origins[origin.text].map { "\(origin.text)/#cast=127.0.0.1:\(self.admission.port),\($0)" }
  }

  /// The number of connected tabs.
  public var tabCount: Int { self.tabs.count }

  /// Also listens on `port` of an address of the local network, for paired phones.
  ///
  /// - Throws: The error of listening, or of reading the phones' file.
  public func openToPhones(on network: LocalNetwork, port: Int, book: PhoneBook) async throws {
    self.phones = try await PhoneEntrance.start(
      on: network, port: port, book: book, pages: self.pages, tabs: self.tabs, logger: self.logger)
  }

  /// Ends every tab's connection, and stops listening.
  public func close() async {
    self.tabs.end(.goingAway, "castctl web has ended.") { _ in true }
    await self.phones?.close()
    self.phones = nil
    await self.server?.close()
    self.server = nil
  }

  // MARK: Files

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    var response = await self.response(to: request)
    let port = self.admission.port
    let sockets = "ws://127.0.0.1:\(port) ws://localhost:\(port)"
    for (name, value) in WebProtection.headers(sockets: sockets, isLoopback: true) {
      response.headers.replaceOrAdd(name: name, value: value)
    }
    if let origin = self.admission.allowedOrigin(request.headers), !request.path.hasPrefix(PhonesPage.prefix) {
      // The origin's page may import the modules.
      response.headers.replaceOrAdd(name: "access-control-allow-origin", value: origin)
      response.headers.replaceOrAdd(name: "cross-origin-resource-policy", value: "cross-origin")
    }
    response.headers.replaceOrAdd(name: "vary", value: "origin")
    // A refused client's connection is closed.
    if response.status.code >= 400 { response.headers.replaceOrAdd(name: "connection", value: "close") }
    return response
  }

  private func response(to request: HTTPRequest) async -> HTTPResponse {
    if request.path == Self.socketPath { return SocketRequest.answer(request, self.socket(request.headers)) }
    if let refusal = self.admission.refusal(ofFile: request.headers) {
      return HTTPResponse(status: .forbidden, text: refusal.rawValue + "\n")
    }
    if request.path.hasPrefix(PhonesPage.prefix) {
      if let refusal = self.admission.refusal(ofUser: request.headers) {
        return HTTPResponse(status: .forbidden, text: refusal.rawValue + "\n")
      }
      return await PhonesPage.answer(request, self.phones)
    }
    guard request.method != .POST else { return .status(.methodNotAllowed) }
    guard let file = await self.pages.file(request.path) else { return .status(.notFound) }
    return HTTPResponse(file.bytes, type: file.type)
  }
}

// MARK: Tabs

extension WebBridge: WebEntrance {
  func socket(_ headers: HTTPHeaders) -> Result<WebCaller, SocketRefused> {
    if let refusal = self.admission.refusal(ofSocket: headers) {
      return .failure(SocketRefused(status: .forbidden, text: refusal.rawValue))
    }
    let caller = self.admission.caller(headers)
    return self.tabs.refusal(of: caller).map { .failure($0) } ?? .success(caller)
  }

  func open(_ channel: any Channel, caller: WebCaller) throws { try self.tabs.open(channel, caller: caller) }
}

/// The answers to requests for the WebSocket's path that open no WebSocket.
enum SocketRequest {
  /// Returns the answer with the reason: the refusal, or a fault of the handshake.
  static func answer(_ request: HTTPRequest, _ outcome: Result<WebCaller, SocketRefused>) -> HTTPResponse {
    if case .failure(let refused) = outcome {
      return HTTPResponse(status: refused.status, text: refused.text + "\n")
    }
    switch WebSocketHandshake.fault(of: request.headers) {
    case .badKey: return HTTPResponse(status: .badRequest, text: WebSocketHandshake.Fault.badKey.rawValue + "\n")
    case .otherVersion:
      // RFC 6455, 4.4: the versions that the server supports.
      var response = HTTPResponse(status: .upgradeRequired, text: WebSocketHandshake.Fault.otherVersion.rawValue + "\n")
      response.headers.add(name: "sec-websocket-version", value: WebSocketHandshake.version)
      return response
    case nil: return .status(.upgradeRequired)
    }
  }
}
