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
    guard self.outcome == nil, let payload = try? CastPayload(message), let type = payload.type else {
      return []
    }
    let node = payload.root
    switch (type, payload.requestId ?? 0) {
    case (.close, _) where message.sourceId == self.transportId: self.outcome = .refused("the app ended")
    case (.receiverStatus, Self.platformRequestId): return self.goOn(with: node)
    // Some receivers answer STOP by a broadcast only (cast.md 16, trap 25).
    case (.receiverStatus, 0) where self.takeOver == .stop: return self.goOn(with: node)
    case (.mediaStatus, Self.loadRequestId): self.outcome = .done
    case (_, Self.platformRequestId), (_, Self.loadRequestId):
      guard type != .launchStatus else { return [] }
      self.outcome = .refused(node["reason"]?.string ?? type.rawValue)
    default: break
    }
    return []
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
