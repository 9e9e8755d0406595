import HTTPServing
import Logging
import LoopIsolation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The caller behind a WebSocket.
enum WebCaller: Sendable, Hashable {
  /// The user, with the address that `castctl web` printed.
  case user
  /// A page of an origin that the user allowed.
  case page
  /// A paired phone, by the hash of its token.
  case phone(String)

  /// Whether ``RemoteCallFilter`` decides on the caller's messages.
  var isRemote: Bool { self != .user }

  var isPhone: Bool { if case .phone = self { true } else { false } }
}

/// The owner of a listening port: it decides on sockets and takes them over.
@LoopActor
protocol WebEntrance: AnyObject {
  /// Returns the caller that may open a socket, or the reason for the refusal.
  func socket(_ headers: HTTPHeaders) -> Result<WebCaller, SocketRefused>
  /// Takes over an accepted socket.
  func open(_ channel: any Channel, caller: WebCaller) throws
}

/// The refusal of a socket: the status and the text of the answer.
struct SocketRefused: Error, Hashable {
  var status: HTTPResponseStatus
  var text: String
}

/// A reference to an entrance, for the HTTP server that is created before it.
@LoopActor
final class EntranceBox {
  weak var entrance: (any WebEntrance)?

  nonisolated init() {}
}

/// The open tabs of both entrances.
@LoopActor
final class WebTabs {
  private let logger: Logger
  private let findServer: WebBridge.ServerFinder
  private var tabs: [ObjectIdentifier: WebTab] = [:]

  init(logger: Logger, findServer: @escaping WebBridge.ServerFinder) {
    self.logger = logger
    self.findServer = findServer
  }

  var count: Int { self.tabs.count }

  /// Whether a caller has a tab.
  func has(_ caller: WebCaller) -> Bool { self.tabs.values.contains { $0.caller == caller } }

  /// Returns the refusal of a further tab of `caller`, or `nil` if there is room. Phones can't take every place.
  func refusal(of caller: WebCaller) -> SocketRefused? {
    var limits = [(WebBridge.maximumTabs, self.tabs.count)]
    if case .phone = caller {
      let phones = self.tabs.values.map(\.caller).filter(\.isPhone)
      limits.append((WebBridge.maximumPhoneTabs, phones.count))
      limits.append((WebBridge.maximumTabsOfPhone, phones.count(where: { $0 == caller })))
    }
    guard let (limit, _) = limits.first(where: { $0.1 >= $0.0 }) else { return nil }
    return SocketRefused(status: .serviceUnavailable, text: "There are \(limit) tabs already: close one.")
  }

  func open(_ channel: any Channel, caller: WebCaller) throws {
    let tab = WebTab(channel: channel, caller: caller, logger: self.logger, findServer: self.findServer)
    let id = ObjectIdentifier(tab)
    self.tabs[id] = tab
    channel.closeFuture.whenComplete { [weak self] _ in LoopActor.assumeIsolated { self?.tabs[id] = nil } }
    try tab.start()
  }

  /// Ends the tabs of callers that fulfil a condition.
  func end(_ code: WebSocketErrorCode, _ reason: String, where isMeant: (WebCaller) -> Bool) {
    for tab in self.tabs.values where isMeant(tab.caller) { tab.end(code, reason) }
  }
}

/// The security headers of each answer.
enum WebProtection {
  /// Returns the headers: only this server's own files may run, connect or embed the page.
  ///
  /// Pictures are fetched by the server, which checks their addresses: those of a device may point to any host of this
  /// machine or its network. Films that play in the page are loaded from their own addresses.
  ///
  /// - Parameters:
  ///   - sockets: The WebSocket addresses that the page may connect to.
  ///   - isLoopback: Whether the page's address is one of this machine. Browsers ignore an opener policy of other http
  ///     addresses, and complain of it.
  static func headers(sockets: String, isLoopback: Bool) -> [(String, String)] {
    let opener = isLoopback ? [("cross-origin-opener-policy", "same-origin")] : []
    return opener + [
      (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' \(sockets); "
          + "img-src 'self' blob: data:; media-src http: https:; manifest-src 'self'; base-uri 'none'; "
          + "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
      ),
      ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"), ("cache-control", "no-store"),
      ("cross-origin-resource-policy", "same-origin"), ("x-frame-options", "DENY"),
    ]
  }
}

/// The upgrade of accepted requests to a WebSocket. Others are handled as requests for a file, and answered with the
/// reason.
final class AdmittedUpgrader: HTTPServerProtocolUpgrader, Sendable {
  let supportedProtocol = "websocket"
  let requiredUpgradeHeaders: [String] = []
  private let box: EntranceBox
  private let upgrader: NIOWebSocketServerUpgrader

  init(box: EntranceBox) {
    self.box = box
    self.upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: WebSocketRules.maximumMessageBytes, automaticErrorHandling: false,
      shouldUpgrade: { channel, _ in
        channel.eventLoop.makeSucceededFuture(["sec-websocket-protocol": WebAdmission.subprotocol])
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          try LoopActor.assumeIsolated {
            guard let entrance = box.entrance, case .success(let caller) = entrance.socket(head.headers) else {
              throw HTTPUpgradeRefusal()
            }
            try entrance.open(channel, caller: caller)
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
        && (try? box.entrance?.socket(upgradeRequest.headers).get()) != nil
    }
    guard isAdmitted else { return channel.eventLoop.makeFailedFuture(HTTPUpgradeRefusal()) }
    return self.upgrader.buildUpgradeResponse(
      channel: channel, upgradeRequest: upgradeRequest, initialResponseHeaders: initialResponseHeaders)
  }

  func upgrade(context: ChannelHandlerContext, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<Void> {
    self.upgrader.upgrade(context: context, upgradeRequest: upgradeRequest)
  }
}
