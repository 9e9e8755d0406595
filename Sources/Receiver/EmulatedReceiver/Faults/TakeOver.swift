import CastModel
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore

/// A second sender inside the receiver, which takes over the device from the others (``Fault/takeOver(_:)``).
///
/// Pure: received messages go in, sent ones come out. To the receiver it is a sender like any other, on its own link.
struct OtherSender: Sendable {
  /// The outcome of a take-over.
  enum Outcome: Sendable, Hashable {
    case done
    /// The receiver refused, for this reason.
    case refused(String)
  }

  static let senderId = "other-sender-0"

  let takeOver: TakeOver
  /// The outcome, or `nil` while the take-over is in progress.
  private(set) var outcome: Outcome?
  private var transportId: String?
  /// The session that STOP ends.
  private var sessionId: String?
  private static let platformRequestId: Int64 = 1
  private static let loadRequestId: Int64 = 2

  init(_ takeOver: TakeOver) { self.takeOver = takeOver }

  /// Returns the first messages; `sessionId` is that of the running app.
  mutating func begin(sessionId: String?) -> [CastMessage] {
    let connect = Self.message(.connection, to: CastEndpointID.receiver, ["type": CastMessageType.connect.jsonValue])
    switch self.takeOver {
    case .launch(let appId), .load(let appId, _, _, _):
      return [
        connect,
        Self.message(
          .receiver, to: CastEndpointID.receiver,
          [
            "type": CastMessageType.launch.jsonValue, "requestId": .integer(Self.platformRequestId),
            "appId": .string(appId),
          ]),
      ]
    case .stop:
      guard let sessionId else {
        self.outcome = .refused("nothing runs")
        return []
      }
      self.sessionId = sessionId
      return [
        connect,
        Self.message(
          .receiver, to: CastEndpointID.receiver,
          [
            "type": CastMessageType.stop.jsonValue, "requestId": .integer(Self.platformRequestId),
            "sessionId": .string(sessionId),
          ]),
      ]
    }
  }

  /// Returns the sender's messages in response to `message`.
  mutating func receive(_ message: CastMessage) -> [CastMessage] {
    guard self.outcome == nil, let payload = try? CastPayload(message), let type = payload.type else { return [] }
    if message.sourceId == CastEndpointID.receiver, message.namespace == .receiver {
      let isAnswer = Self.isAnswer(message, payload, to: Self.platformRequestId)
      return self.receiveFromPlatform(type, payload.root, isAnswer: isAnswer)
    }
    guard message.sourceId == self.transportId else { return [] }
    if message.namespace == .connection, type == .close { self.outcome = .refused("the app ended") }
    if message.namespace == .media {
      let isAnswer = Self.isAnswer(message, payload, to: Self.loadRequestId)
      self.receiveFromApplication(type, payload.root, isAnswer: isAnswer)
    }
    return []
  }

  /// Whether `message` answers a request. Some devices write 0 in place of its id. A broadcast doesn't count, since it
  /// may answer another sender's request with the same id.
  private static func isAnswer(_ message: CastMessage, _ payload: CastPayload, to requestId: Int64) -> Bool {
    message.destinationId == self.senderId && [0, requestId].contains(payload.requestId ?? 0)
  }

  private mutating func receiveFromPlatform(
    _ type: CastMessageType, _ node: JSONNode, isAnswer: Bool
  ) -> [CastMessage] {
    switch type {
    case .receiverStatus: return self.hasTaken(node["status"], isAnswer: isAnswer) ? self.goOn(with: node) : []
    case .launchStatus: return []
    default:
      if isAnswer, self.transportId == nil { self.outcome = .refused(Self.reason(node, type)) }
      return []
    }
  }

  /// Whether a status shows that the device has executed LAUNCH or STOP. Some receivers answer STOP by a broadcast only
  /// (cast.md 16, trap 25).
  ///
  /// An app may run under another id than that of LAUNCH, without naming both; then only an answer shows it.
  private func hasTaken(_ status: JSONNode?, isAnswer: Bool) -> Bool {
    let applications = status?["applications"]?.value.array ?? []
    switch self.takeOver {
    case .stop: return !applications.contains { $0["sessionId"]?.string == self.sessionId }
    case .launch(let appId), .load(let appId, _, _, _):
      let ids = applications.flatMap { [$0["appId"]?.string, $0["universalAppId"]?.string] }
      return ids.contains { $0?.lowercased() == appId.lowercased() } || (isAnswer && !applications.isEmpty)
    }
  }

  private mutating func receiveFromApplication(_ type: CastMessageType, _ node: JSONNode, isAnswer: Bool) {
    switch type {
    case .mediaStatus: if isAnswer || self.showsMedia(node) { self.outcome = .done }
    default: if isAnswer { self.outcome = .refused(Self.reason(node, type)) }
    }
  }

  /// Whether a MEDIA_STATUS, of any shape (``ReceiverDialect/MediaStatusShape``), has the media of the take-over.
  private func showsMedia(_ node: JSONNode) -> Bool {
    guard case .load(_, let contentId, _, _) = self.takeOver else { return false }
    let status = node["status"] ?? node
    return [status, status[0]].contains { $0?["media"]?["contentId"]?.string == contentId }
  }

  private static func reason(_ node: JSONNode, _ type: CastMessageType) -> String {
    node["reason"]?.string ?? type.rawValue
  }

  private mutating func goOn(with status: JSONNode) -> [CastMessage] {
    guard case .load(_, let contentId, let contentType, let title) = self.takeOver else {
      self.outcome = .done
      return []
    }
    guard self.transportId == nil, let transportId = status["status"]?["applications"]?[0]?["transportId"]?.string
    else {
      return []
    }
    self.transportId = transportId
    var media: JSONObject = [
      "contentId": .string(contentId), "contentType": .string(contentType), "streamType": "BUFFERED",
    ]
    if let title { media["metadata"] = ["metadataType": 0, "title": .string(title)] }
    return [
      Self.message(.connection, to: transportId, ["type": CastMessageType.connect.jsonValue]),
      Self.message(
        .media, to: transportId,
        [
          "type": CastMessageType.load.jsonValue, "requestId": .integer(Self.loadRequestId), "autoplay": true,
          "media": .object(media),
        ]),
    ]
  }

  private static func message(_ namespace: CastNamespace, to destination: String, _ json: JSONObject) -> CastMessage {
    CastMessage(sourceId: self.senderId, destinationId: destination, namespace: namespace, json: json)
  }
}

// The second sender has its own link, number 0.
extension EmulatedReceiver {
  /// How long the second sender waits for its app.
  private static let takeOverTimeout = TimeAmount.seconds(30)

  /// Makes another sender take over the device; returns when its app runs, its media loads, or the app has ended.
  ///
  /// - Throws: ``ReceiverError/Code/takeOverFailed`` with the reason.
  public func takeOver(_ takeOver: TakeOver) async throws {
    self.endTakeOver(.refused("another take-over came"))
    self.linkInsideClosed()
    var sender = OtherSender(takeOver)
    let messages = sender.begin(sessionId: self.sessionId)
    let outcome = LoopActor.shared.eventLoop.makePromise(of: OtherSender.Outcome.self)
    self.inside = InsideLink(sender: sender, outcome: outcome)
    for message in messages { self.receivedInside(message) }
    self.finishTakeOver()
    let timer = self.clock.schedule(at: self.clock.now + Self.takeOverTimeout) { [weak self] in
      self?.endTakeOver(.refused("no answer came"))
    }
    defer { timer.cancel() }
    guard case .refused(let reason) = try await outcome.futureResult.value() else { return }
    throw ReceiverError(.takeOverFailed, "The other sender could not take the device: \(reason).")
  }

  /// Passes a message to the second sender, and its responses to the core.
  func deliverInside(_ message: CastMessage) {
    guard var inside = self.inside else { return }
    self.observed(.messageSent(message, to: InsideLink.id))
    let answers = inside.sender.receive(message)
    self.inside = inside
    for answer in answers { self.receivedInside(answer) }
    self.finishTakeOver()
  }

  private func finishTakeOver() {
    guard let outcome = self.inside?.sender.outcome else { return }
    self.endTakeOver(outcome)
  }

  /// Ends the take-over; the second sender stays connected, as real senders do.
  func endTakeOver(_ outcome: OtherSender.Outcome) {
    guard let promise = self.inside?.outcome else { return }
    self.inside?.outcome = nil
    promise.succeed(outcome)
  }
}

/// The link of the second sender.
struct InsideLink {
  static let id = LinkID(rawValue: 0)

  var sender: OtherSender
  /// The pending outcome, or `nil` once the take-over has ended.
  var outcome: EventLoopPromise<OtherSender.Outcome>?
}
