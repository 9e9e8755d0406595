import CastModel
import CastV2
import JSONCodec
import NIOCore

@testable import EmulatedReceiver

/// A receiver without sockets, a clock to turn, and senders to speak for.
struct ReceiverBench {
  /// One message that the receiver sent, read.
  struct Sent: CustomStringConvertible {
    var link: Int
    var message: CastMessage
    var payload: JSONValue

    var type: String? { self.payload["type"]?.string }
    var requestId: Int64? { self.payload["requestId"]?.integer }
    /// The first element of a MEDIA_STATUS.
    var media: JSONValue? { self.payload["status"]?[0] }
    /// The app of a RECEIVER_STATUS.
    var application: JSONValue? { self.payload["status"]?["applications"]?[0] }
    var description: String {
      "\(self.link) \(self.message.sourceId)>\(self.message.destinationId) \(self.payload.jsonText)"
    }
  }

  var core: ReceiverCore
  var now = NIODeadline.uptimeNanoseconds(1_000_000_000)
  private(set) var events: [ReceiverEvent] = []
  /// Answers the core's requests to examine media; `nil`: the test does, with ``examined(_:id:)``.
  var examine: (@Sendable (ResourceRequest) -> ResourceExamination)?
  /// The core's requests.
  private(set) var examinations: [ResourceRequest] = []
  /// The links that the device closed.
  private(set) var closedLinks: [Int] = []
  /// Whether the device has stopped listening.
  private(set) var hasDisappeared = false
  /// The cancelled requests.
  private(set) var abandoned: [ResourceRequest.ID] = []

  init(_ configuration: ReceiverConfiguration = .testing()) {
    let counter = SessionCounter()
    self.core = ReceiverCore(configuration: configuration, makeSessionID: counter.next)
    let timing = configuration.mediaTiming
    self.examine = { AssumedResource($0, timing: timing).examination }
  }

  /// Session ids in order: `session-1`…
  private final class SessionCounter: @unchecked Sendable {
    // Unchecked: one test's bench is used by one thread.
    private var count = 0
    func next() -> String {
      self.count += 1
      return "session-\(self.count)"
    }
  }

  mutating func send(
    _ json: String, _ namespace: CastNamespace, from source: String = "sender-1", to destination: String = "receiver-0",
    link: Int = 1
  ) -> [Sent] {
    self.send(
      CastMessage(sourceId: source, destinationId: destination, namespace: namespace, text: json), link: link)
  }

  mutating func send(_ message: CastMessage, link: Int = 1) -> [Sent] {
    self.collect(self.core.receive(message, from: LinkID(rawValue: link), now: self.now))
  }

  /// Lets time pass, moment by moment as the shell's timer would.
  mutating func pass(_ amount: TimeAmount) -> [Sent] {
    let end = self.now + amount
    var sent: [Sent] = []
    while let deadline = self.core.nextDeadline, deadline <= end {
      self.now = max(self.now, deadline)
      sent += self.collect(self.core.advance(to: self.now))
    }
    self.now = end
    return sent
  }

  mutating func closeLink(_ link: Int) -> [Sent] {
    self.collect(self.core.linkClosed(LinkID(rawValue: link), now: self.now))
  }

  /// Passes the result of an examination to the core.
  mutating func examined(_ examination: ResourceExamination, id: ResourceRequest.ID) -> [Sent] {
    self.collect(self.core.resourceExamined(examination, id: id, now: self.now))
  }

  /// Ends the arrival of a resource.
  mutating func arrived(_ id: ResourceRequest.ID, length: Double? = nil) -> [Sent] {
    self.collect(self.core.resourceArrived(id, length: length, now: self.now))
  }

  /// Does something at the device.
  mutating func operate(_ operation: DeviceOperation) -> [Sent] {
    self.collect(self.core.operate(operation, now: self.now))
  }

  private mutating func collect(_ actions: [ReceiverAction]) -> [Sent] {
    var sent: [Sent] = []
    var waiting = actions[...]
    while let action = waiting.popFirst() {
      switch action {
      case .send(let message, let link):
        sent.append(
          Sent(link: link.rawValue, message: message, payload: (try? message.parseJSON().root.value) ?? nil))
      case .event(let event): self.events.append(event)
      case .examine(let request):
        self.examinations.append(request)
        guard let examine = self.examine else { continue }
        waiting += self.core.resourceExamined(examine(request), id: request.id, now: self.now)
      case .abandon(let id): self.abandoned.append(id)
      case .closeLink(let link): self.closedLinks.append(link.rawValue)
      case .disappear: self.hasDisappeared = true
      case .authenticate, .answerMirroring: continue
      }
    }
    return sent
  }

  // MARK: Short cuts

  mutating func connect(from source: String = "sender-1", to destination: String = "receiver-0", link: Int = 1) {
    _ = self.send(#"{"type":"CONNECT"}"#, .connection, from: source, to: destination, link: link)
  }

  /// Connects, launches and connects to the app; the app's transport id.
  mutating func launch(_ appId: String = "CC1AD845", from source: String = "sender-1", link: Int = 1) -> String {
    self.connect(from: source, link: link)
    let answer = self.send(
      #"{"type":"LAUNCH","appId":"\#(appId)","requestId":1}"#, .receiver, from: source, link: link)
    let transportId = answer.first { $0.requestId == 1 }?.application?["transportId"]?.string ?? "none"
    self.connect(from: source, to: transportId, link: link)
    return transportId
  }

  mutating func media(_ json: String, to transportId: String, from source: String = "sender-1", link: Int = 1) -> [Sent]
  {
    self.send(json, .media, from: source, to: transportId, link: link)
  }
}
