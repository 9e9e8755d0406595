import EmulatedReceiver
import HTTPServing
import JSONCodec
public import Logging
public import LoopIsolation
import NIOCore
import NIOHTTP1

/// The HTTP server of the page with the live screens of the devices.
///
/// It listens on loopback only, and refuses requests that a foreign site makes a browser send (DNS rebinding).
@LoopActor
public final class ScreenServer {
  /// The interval of checking the screens while a viewer is connected.
  static let interval = TimeAmount.milliseconds(200)
  /// The time without changes after which data is sent, so that a browser notices the end of the process.
  static let keepAlive = TimeAmount.seconds(15)
  /// Only this server's scripts and styles are allowed; pictures may come from the media's host.
  private static let contentSecurityPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src http: https: data:; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  /// The maximum number of viewers at once; more are refused.
  static let maximumViewers = 32

  private let fleet: ReceiverFleet
  private let logger: Logger
  private var server: HTTPServer?
  private var viewers: [ObjectIdentifier: Viewer] = [:]
  private var ticker: RepeatedTask?

  private final class Viewer {
    let stream: HTTPResponseStream
    var feed = ScreenFeed()
    var lastSent = NIODeadline.now()

    init(_ stream: HTTPResponseStream) { self.stream = stream }
  }

  /// Listens on `port` of 127.0.0.1; 0 for any.
  public static func start(port: Int, fleet: ReceiverFleet, logger: Logger) async throws -> ScreenServer {
    let screen = ScreenServer(fleet: fleet, logger: logger)
    screen.server = try await HTTPServer.listen(
      on: SocketAddress(ipAddress: "127.0.0.1", port: port), logger: logger,
      handler: { [weak screen] request in screen?.answer(request) ?? .status(.serviceUnavailable) })
    return screen
  }

  private init(fleet: ReceiverFleet, logger: Logger) {
    self.fleet = fleet
    self.logger = logger
  }

  /// The page's URL.
  public var url: String { "http://127.0.0.1:\(self.server?.port ?? 0)/" }

  /// Ends every viewer's stream, and stops listening.
  public func close() async {
    self.ticker?.cancel()
    self.ticker = nil
    for viewer in self.viewers.values { viewer.stream.end() }
    self.viewers = [:]
    await self.server?.close()
    self.server = nil
  }

  // MARK: Answers

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard ["127.0.0.1", "localhost", "::1"].contains(request.hostName) else { return .status(.forbidden) }
    guard request.method == .GET || request.method == .HEAD else { return .status(.methodNotAllowed) }
    var response: HTTPResponse
    switch request.path {
    case "/": response = Self.file(PackageResources.screen_html, "text/html")
    case "/screen.css": response = Self.file(PackageResources.screen_css, "text/css")
    case "/screen.js": response = Self.file(PackageResources.screen_js, "text/javascript")
    case "/screens": response = HTTPResponse(self.snapshot.jsonBytes, type: "application/json")
    case "/events":
      guard self.viewers.count < Self.maximumViewers else { return .status(.serviceUnavailable) }
      response = .events { [weak self] stream in self?.watch(stream) }
    default: return .status(.notFound)
    }
    response.headers.replaceOrAdd(name: "cache-control", value: "no-store")
    response.headers.add(name: "content-security-policy", value: Self.contentSecurityPolicy)
    response.headers.add(name: "x-content-type-options", value: "nosniff")
    response.headers.add(name: "referrer-policy", value: "no-referrer")
    return response
  }

  /// Returns a file of the folder `Page`, which the build embeds in the program.
  private static func file(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(bytes, type: "\(type); charset=utf-8")
  }

  private var snapshot: JSONObject {
    ["devices": .array(self.fleet.receivers.map { .object(Self.object(of: $0.configuration.device.id, $0.screen)) })]
  }

  private static func object(of id: String, _ screen: ReceiverScreenState) -> JSONObject {
    ["id": .string(id), "screen": .object(screen.object)]
  }

  // MARK: Viewers

  private func watch(_ stream: HTTPResponseStream) {
    let viewer = Viewer(stream)
    let key = ObjectIdentifier(viewer)
    self.viewers[key] = viewer
    stream.onEnd = { [weak self] in self?.left(key) }
    self.send(to: viewer, now: .now())
    guard self.ticker == nil else { return }
    self.ticker = LoopActor.shared.eventLoop.scheduleRepeatedTask(initialDelay: Self.interval, delay: Self.interval) {
      [weak self] _ in LoopActor.assumeIsolated { self?.tick() }
    }
  }

  private func left(_ key: ObjectIdentifier) {
    self.viewers[key] = nil
    guard self.viewers.isEmpty else { return }
    self.ticker?.cancel()
    self.ticker = nil
  }

  private func tick() {
    let now = NIODeadline.now()
    for viewer in self.viewers.values { self.send(to: viewer, now: now) }
  }

  private func send(to viewer: Viewer, now: NIODeadline) {
    var news: [JSONValue] = []
    for receiver in self.fleet.receivers {
      let (id, screen) = (receiver.configuration.device.id, receiver.screen)
      if viewer.feed.isNews(screen, of: id, now: now) { news.append(.object(Self.object(of: id, screen))) }
    }
    let ids = self.fleet.receivers.map(\.configuration.device.id)
    let gone = viewer.feed.gone(remaining: Set(ids))
    if !news.isEmpty || !gone.isEmpty {
      viewer.lastSent = now
      let update: JSONObject = ["devices": .array(news), "order": .array(ids.map(JSONValue.string))]
      viewer.stream.send(event: "screens", data: update.jsonText)
    } else if now - viewer.lastSent > Self.keepAlive {
      viewer.lastSent = now
      viewer.stream.write(ByteBuffer(string: ": still here\n\n"))
    }
  }
}
