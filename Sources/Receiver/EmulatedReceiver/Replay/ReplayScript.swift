import COpenSSL
public import CastRecording
import CastV2
import JSONCodec
import NIOCore

/// A recording's messages, prepared for their replay.
///
/// 1. ``init(_:options:)`` sorts a recording's messages by link. A message of the device is an answer if an earlier
///    request of its link has its id, and otherwise spontaneous.
/// 2. ``ReplayState`` gives each live link of a sender one recorded link, and ``ReplayLink`` walks through it.
public struct ReplayScript: Sendable {
  /// The largest number of messages that a script holds.
  static let maximumSteps = 200_000
  /// The longest pause between two messages; longer ones are shortened.
  static let maximumDelay = TimeAmount.hours(1)

  /// How the script is replayed.
  public let options: ReplayOptions
  /// The recorded links, in their order; none if only the announcement is known.
  let links: [ReplayedLink]
  /// The endpoints beside the platform to which the recorded sender could connect.
  let endpoints: Set<String>

  /// Creates the script of a recording.
  ///
  /// - Throws: ``ReceiverError`` (`invalidData`) if the recording has nothing to replay, or too many messages.
  public init(_ recording: Recording, options: ReplayOptions = ReplayOptions()) throws(ReceiverError) {
    var builders: [Int: LinkBuilder] = [:]
    var order: [Int] = []
    var count = 0
    var endpoints: Set<String> = []
    for entry in recording.entries {
      let link: Int
      switch entry.event {
      case .message(let message): link = message.link
      case .link(let change): link = change.link
      default: continue
      }
      if builders[link] == nil { order.append(link) }
      if builders[link, default: LinkBuilder()].add(entry, endpoints: &endpoints) { count += 1 }
      guard count <= Self.maximumSteps else {
        throw ReceiverError(
          .invalidData, "The recording has more than \(Self.maximumSteps) messages, too many to replay.")
      }
    }
    let links = order.compactMap { builders[$0]?.link }.filter { !$0.steps.isEmpty }
    guard !links.isEmpty || recording.entries.contains(where: \.event.isAnnouncement) else {
      throw ReceiverError(
        .invalidData, "The recording has neither a message nor an announcement of a device, so nothing can be replayed."
      )
    }
    self.options = options
    self.links = links
    self.endpoints = endpoints
  }
}

/// How a recording is replayed.
public struct ReplayOptions: Sendable, Hashable {
  /// The reaction to a request that the recording doesn't have.
  public enum Misses: String, Sendable, Hashable, CaseIterable {
    /// The emulated receiver answers.
    case emulate
    /// INVALID_REQUEST.
    case refuse
  }

  /// The longest pause between messages without a ``speed``. Recorded pauses up to it stay, so that the sender doesn't
  /// receive separate messages in one read.
  static let shortDelay = TimeAmount.milliseconds(50)

  /// The factor by which time passes faster than in the recording; `nil`: as fast as possible.
  public var speed: Double?
  /// The reaction to a request that the recording doesn't have.
  public var misses: Misses

  /// Creates options, by default the recorded speed and the emulated receiver's answers.
  public init(speed: Double? = 1, misses: Misses = .emulate) {
    self.speed = speed
    self.misses = misses
  }

  /// Returns the time that a recorded delay takes.
  func scaled(_ delay: TimeAmount) -> TimeAmount {
    guard let speed else { return min(delay, Self.shortDelay) }
    return .nanoseconds(Int64(min(Double(delay.nanoseconds) / speed, Double(ReplayScript.maximumDelay.nanoseconds))))
  }
}

/// One recorded link, with tables for finding requests.
struct ReplayedLink: Sendable {
  /// The events, in the order of time.
  let steps: [ReplayStep]
  /// The steps of the requests with a key.
  let requests: [ReplayRequest.Key: [Int]]
  /// For each step, and for the end, the first step from there on with a request that changes the device.
  let nextCommand: [Int]
  /// The same for requests that change the device and for messages that answer no request: a request that changes
  /// nothing is searched for before them only.
  let nextBarrier: [Int]
  /// The steps that answer a request.
  let answers: [Int: [Int]]

  init(steps: [ReplayStep]) {
    var requests: [ReplayRequest.Key: [Int]] = [:]
    var answers: [Int: [Int]] = [:]
    var nextCommand = Array(repeating: steps.count, count: steps.count + 1)
    var nextBarrier = nextCommand
    for (index, step) in steps.enumerated() {
      switch step.kind {
      case .request(let request): requests[request.key, default: []].append(index)
      case .message(let message): if let cause = message.cause { answers[cause, default: []].append(index) }
      case .close: break
      }
    }
    for index in steps.indices.reversed() {
      let isCommand = steps[index].isCommand
      nextCommand[index] = isCommand ? index : nextCommand[index + 1]
      nextBarrier[index] = isCommand || steps[index].isSpontaneous ? index : nextBarrier[index + 1]
    }
    self.steps = steps
    self.requests = requests
    self.answers = answers
    self.nextCommand = nextCommand
    self.nextBarrier = nextBarrier
  }
}

/// Collects the steps of one recorded link.
private struct LinkBuilder {
  private struct Question: Hashable {
    var namespace: CastNamespace
    var requestId: Int64
  }

  private var steps: [ReplayStep] = []
  private var lastTime: Double?
  private var questions: [Question: Int] = [:]

  /// Adds an entry; returns whether it became a step.
  mutating func add(_ entry: RecordingEntry, endpoints: inout Set<String>) -> Bool {
    guard let kind = self.kind(of: entry.event, endpoints: &endpoints) else { return false }
    // A damaged clock may run backwards.
    let seconds = max(0, entry.time - (self.lastTime ?? entry.time))
    self.lastTime = entry.time
    let limit = Double(ReplayScript.maximumDelay.nanoseconds)
    let delay = TimeAmount.nanoseconds(Int64(min(seconds * 1e9, limit)))
    if case .request(let request) = kind, let id = request.requestId, id != 0 {
      self.questions[Question(namespace: request.key.namespace, requestId: id)] = self.steps.count
    }
    self.steps.append(ReplayStep(kind: kind, delay: delay))
    return true
  }

  private func kind(of event: RecordingEvent, endpoints: inout Set<String>) -> ReplayStep.Kind? {
    guard case .message(let message) = event else {
      guard case .link(let change) = event, !change.isOpen, change.isClosedByDevice else { return nil }
      return .close
    }
    let namespace = CastNamespace(message.namespace)
    // The links themselves answer heartbeats and challenges, and the platform confirms connections.
    guard ![.heartbeat, .deviceAuth].contains(namespace), message.namespace.utf8.count <= 256 else { return nil }
    guard message.direction == .inbound else { return Self.request(message).map(ReplayStep.Kind.request) }
    var answer = ReplayMessage(
      payload: message.payload, sourceId: message.sourceId, destinationId: message.destinationId,
      namespace: namespace)
    if namespace == .connection, answer.type != "CLOSE" { return nil }
    answer.cause = answer.requestId.flatMap { self.questions[Question(namespace: namespace, requestId: $0)] }
    Self.collectEndpoints(answer, into: &endpoints)
    return .message(answer)
  }

  private static func request(_ message: RecordedMessage) -> ReplayRequest? {
    let (namespace, source, destination) = (
      CastNamespace(message.namespace), message.sourceId, message.destinationId
    )
    switch message.payload {
    case .json(.object(let object)):
      return ReplayRequest(namespace: namespace, sourceId: source, destinationId: destination, json: object)
    case .json(let value):
      return ReplayRequest(
        namespace: namespace, sourceId: source, destinationId: destination,
        content: .text(String(decoding: value.jsonBytes, as: UTF8.self)))
    case .text(let text):
      return ReplayRequest(namespace: namespace, sourceId: source, destinationId: destination, content: .text(text))
    case .binary(let base64, _):
      guard let bytes = base64.flatMap(Base64Text.bytes) else { return nil }
      return ReplayRequest(namespace: namespace, sourceId: source, destinationId: destination, content: .binary(bytes))
    }
  }

  /// Adds the endpoints that a message of the device names: its source, and the apps' transports.
  private static func collectEndpoints(_ message: ReplayMessage, into endpoints: inout Set<String>) {
    endpoints.insert(message.sourceId)
    for application in message.object?["status"]?["applications"]?.array ?? [] {
      if let transport = application["transportId"]?.string { endpoints.insert(transport) }
    }
  }

  /// The finished link.
  var link: ReplayedLink { ReplayedLink(steps: self.steps) }
}

extension RecordingEvent {
  /// Whether discovery saw the device's service.
  fileprivate var isAnnouncement: Bool {
    if case .service(let service) = self { service.isAnnounced && !service.txt.isEmpty } else { false }
  }
}

extension RecordedLink {
  /// Whether the device, or the network, closed the link, and not its sender.
  fileprivate var isClosedByDevice: Bool {
    guard let reason = self.reason?.lowercased() else { return false }
    // The words of `CastConnectionClosure`.
    return ["the peer closed", "the peer ended", "reset"].contains(where: reason.contains)
  }
}

/// Bytes from base64, through OpenSSL.
enum Base64Text {
  /// Returns the bytes of `text`; `nil` if it isn't base64 with padding.
  static func bytes(_ text: String) -> [UInt8]? {
    let input = Array(text.utf8)
    guard input.count % 4 == 0, input.count <= Int(Int32.max) else { return nil }
    guard !input.isEmpty else { return [] }
    var output = [UInt8](repeating: 0, count: input.count / 4 * 3)
    let count = EVP_DecodeBlock(&output, input, Int32(input.count))
    guard count >= 0 else { return nil }
    let padding = input.suffix(2).count { $0 == UInt8(ascii: "=") }
    return Array(output.prefix(Int(count) - padding))
  }
}
