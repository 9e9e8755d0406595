import CastTestSupport
import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore
import TLS

/// A receiver over the loopback that follows a test's handlers, and otherwise answers like a well-behaved device.
@LoopActor
final class ScriptedReceiver: CastConnectionDelegate {
  /// A message from the sender.
  struct Request: Sendable {
    var message: CastMessage
    var payload: CastPayload
    var type: String { self.payload.type?.rawValue ?? "" }
    var id: Int64 { self.payload.requestId ?? 0 }
    var json: JSONValue { self.payload.root.value }

    /// An empty request.
    static var none: Request {
      let message = CastMessage(sourceId: "", destinationId: "", namespace: "", text: "{}")
      // swift-format-ignore: NeverUseForceTry
      return Request(message: message, payload: try! CastPayload(message))
    }
  }

  /// The running apps.
  var applications: [ReceiverApplication] = []
  /// The apps that LAUNCH starts, by app id.
  var launchable = ["CC1AD845": ReceiverApplication.running()]
  var volume = DeviceVolume(level: 0.5, muted: false, controlType: .attenuation)
  /// The element of the media status.
  var mediaStatus: String?
  /// The handlers that replace the default answers, by type; `media.GET_STATUS` is that of the app.
  var handlers: [String: @LoopActor (Request) -> Void] = [:]
  /// Handles challenges of device authentication; without it they stay unanswered.
  var challenged: (@LoopActor (CastMessage, CastConnection) -> Void)?
  /// Whether links are cut as soon as they are made.
  var refusesLinks = false
  /// Every message from senders, except heartbeats.
  private(set) var received: [Request] = []
  /// The namespace of each message from senders, heartbeats and foreign payloads included.
  private(set) var namespaces: [CastNamespace] = []

  private(set) var port: UInt16 = 0
  private var listener: CastListener?
  private var links: [CastConnection] = []
  private let waits = ConditionWait()

  private static let identity = Task.detached { try TLSIdentity.selfSigned() }

  static func start() async throws -> ScriptedReceiver {
    let receiver = ScriptedReceiver()
    let listener = try await CastListener.listen(
      on: SocketAddress(ipAddress: "127.0.0.1", port: 0),
      context: TLSContext(serverPolicy: TLSPolicy(), identity: try await identity.value), logger: .silent
    ) { [weak receiver] connection in receiver?.accept(connection) }
    receiver.listener = listener
    receiver.port = UInt16(listener.localAddress?.port ?? 0)
    return receiver
  }

  private func accept(_ connection: CastConnection) {
    guard !self.refusesLinks else { return connection.abort() }
    self.links.append(connection)
    connection.start(delegate: self)
  }

  // MARK: State for tests

  /// The received types in order, without those of CONNECT and CLOSE.
  var types: [String] { self.received.map(\.type) }

  /// How many links are open.
  var linkCount: Int { self.links.filter(\.isOpen).count }

  /// Waits for the first message that matches, which may have come already; an empty one if the test's time runs out.
  func message(where matches: @escaping (Request) -> Bool) async -> Request {
    await self.waits.wait { self.received.contains(where: matches) }
    return self.received.first(where: matches) ?? .none
  }

  func message(_ type: String) async -> Request { await self.message { $0.type == type } }

  // MARK: Actions of tests

  func reply(_ text: String, to request: Request) {
    self.send(
      text.replacing("%ID", with: "\(request.id)"), from: request.message.destinationId,
      to: request.message.sourceId, namespace: request.message.namespace)
  }

  func send(_ text: String, from source: String, to destination: String = "*", namespace: CastNamespace) {
    let message = CastMessage(sourceId: source, destinationId: destination, namespace: namespace, text: text)
    for link in self.links where link.isOpen { try? link.send(message) }
  }

  /// Broadcasts the running apps.
  func broadcastStatus(requestId: Int64 = 0) {
    self.send(self.receiverStatus(requestId), from: "receiver-0", namespace: .receiver)
  }

  /// Broadcasts the media status.
  func broadcastMedia(_ status: String, from transportId: String = "transport-1") {
    self.mediaStatus = status
    self.send(self.mediaStatusMessage(0), from: transportId, namespace: .media)
  }

  func close(from source: String, to destination: String) {
    self.send(#"{"type":"CLOSE"}"#, from: source, to: destination, namespace: .connection)
  }

  func dropLinks() { for link in self.links { link.abort() } }

  /// Stops or continues reading from senders.
  func setReading(_ isReading: Bool) { for link in self.links { link.setReading(isReading) } }

  // MARK: The polite things

  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    self.namespaces.append(message.namespace)
    if message.namespace == .deviceAuth { self.challenged?(message, connection) }
    guard message.payloadType == .string, let payload = try? CastPayload(message) else { return }
    let request = Request(message: message, payload: payload)
    self.received.append(request)
    let key = message.namespace == .media && request.type == "GET_STATUS" ? "media.GET_STATUS" : request.type
    if let handler = self.handlers[key] { handler(request) } else { self.answer(request) }
    self.waits.check()
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
    self.links.removeAll { $0 === connection }
  }

  func answer(_ request: Request) {
    switch (request.message.namespace, request.type) {
    case (.receiver, "LAUNCH"):
      guard let app = self.launchable[request.payload.root["appId"]?.string ?? ""] else {
        return self.reply(#"{"type":"LAUNCH_ERROR","requestId":%ID,"reason":"NOT_FOUND"}"#, to: request)
      }
      self.applications = [app]
      self.reply(self.receiverStatus(request.id), to: request)
    case (.receiver, "STOP"):
      self.applications = []
      self.reply(self.receiverStatus(request.id), to: request)
    case (.receiver, "SET_VOLUME"):
      let volume = request.payload.root["volume"]
      if let level = volume?["level"] { self.volume.level = try? Double(json: level) }
      if let muted = volume?["muted"] { self.volume.muted = try? Bool(json: muted) }
      self.reply(self.receiverStatus(request.id), to: request)
    case (.receiver, "GET_STATUS"): self.reply(self.receiverStatus(request.id), to: request)
    case (.media, "LOAD"):
      self.mediaStatus = #"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":0,"media":{"contentId":"a"}}"#
      self.reply(self.mediaStatusMessage(request.id), to: request)
    case (.media, _): self.reply(self.mediaStatusMessage(request.id), to: request)
    default: break
    }
  }

  private func receiverStatus(_ requestId: Int64) -> String {
    let status = ReceiverStatus(applications: self.applications, volume: self.volume).jsonText
    return #"{"type":"RECEIVER_STATUS","requestId":\#(requestId),"status":\#(status)}"#
  }

  func mediaStatusMessage(_ requestId: Int64) -> String {
    #"{"type":"MEDIA_STATUS","requestId":\#(requestId),"status":[\#(self.mediaStatus ?? "")]}"#
  }
}

extension Logger {
  /// A logger without output.
  static var silent: Logger { Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }) }
}
