import CastV2
import JSONCodec
import NIOCore

/// Runs an ``ApplicationScript``.
///
/// Pure: messages, senders and the passing of time go in, messages come out.
struct ScriptedApplication: Sendable {
  /// The maximum number of delayed answers; further ones are dropped.
  static let maximumWaiting = 1_000

  let script: ApplicationScript
  /// The app's session id, for `${sessionId}`.
  let sessionId: String
  /// The namespace of answers that no message causes.
  let defaultNamespace: CastNamespace
  private var waiting: [Waiting] = []
  /// How often each rule has fitted, by its index.
  private var counts: [Int: Int] = [:]

  private struct Waiting: Sendable {
    var message: ApplicationMessage
    var recipients: Recipients
    var deadline: NIODeadline
  }

  init(script: ApplicationScript, sessionId: String, defaultNamespace: CastNamespace) {
    self.script = script
    self.sessionId = sessionId
    self.defaultNamespace = defaultNamespace
  }

  /// The time of the next delayed answer, or `nil` if there is none.
  var nextDeadline: NIODeadline? { self.waiting.map(\.deadline).min() }

  /// Sends the answers whose time is `now` or earlier.
  mutating func advance(to now: NIODeadline) -> [ApplicationOutput] {
    let due = self.waiting.filter { $0.deadline <= now }
    guard !due.isEmpty else { return [] }
    self.waiting.removeAll { $0.deadline <= now }
    return due.sorted { $0.deadline < $1.deadline }.map { .message($0.message, to: $0.recipients) }
  }

  /// Answers a message.
  mutating func receive(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ApplicationOutput] {
    self.answer(
      ScriptOccasion(event: .message, sender: sender, sessionId: self.sessionId, message: message), now: now)
  }

  /// Handles the connect or disconnect of a sender.
  mutating func senderChanged(
    _ sender: SenderAddress, isConnected: Bool, now: NIODeadline
  ) -> [ApplicationOutput] {
    let event: ScriptCondition.Event = isConnected ? .senderConnected : .senderDisconnected
    return self.answer(
      ScriptOccasion(event: event, sender: sender, sessionId: self.sessionId, message: nil), now: now)
  }

  private mutating func answer(_ occasion: ScriptOccasion, now: NIODeadline) -> [ApplicationOutput] {
    var occasion = occasion
    let fitting = self.script.rules.indices.first { index in
      let rule = self.script.rules[index]
      return self.counts[index, default: 0] < rule.times ?? .max && occasion.fits(rule.when)
    }
    guard let fitting else { return self.answerOtherwise(occasion) }
    let count = self.counts[fitting, default: 0] + 1
    self.counts[fitting] = count
    occasion.count = count
    var outputs: [ApplicationOutput] = []
    for answer in self.script.rules[fitting].answers {
      guard let message = self.message(answer, occasion) else { continue }
      let recipients = Self.recipients(answer, occasion.sender)
      if answer.delay <= 0 {
        outputs.append(.message(message, to: recipients))
      } else if self.waiting.count < Self.maximumWaiting {
        let delay = TimeAmount.nanoseconds(Int64(min(answer.delay, ScriptAnswer.maximumDelay) * 1e9))
        self.waiting.append(Waiting(message: message, recipients: recipients, deadline: now + delay))
      }
    }
    return outputs
  }

  private func answerOtherwise(_ occasion: ScriptOccasion) -> [ApplicationOutput] {
    guard self.script.otherwise == .echo, let message = occasion.message else { return [] }
    return [.message(ApplicationMessage(echoing: message), to: .sender(occasion.sender))]
  }

  private static func recipients(_ answer: ScriptAnswer, _ sender: SenderAddress) -> Recipients {
    switch answer.recipients {
    case .everyone: .everyone(except: nil)
    case .others: .everyone(except: sender)
    default: .sender(sender)
    }
  }

  private func message(_ answer: ScriptAnswer, _ occasion: ScriptOccasion) -> ApplicationMessage? {
    let namespace = answer.namespace ?? occasion.message?.namespace ?? self.defaultNamespace
    switch answer.content {
    case .payload(let value):
      return ApplicationMessage(namespace: namespace, json: occasion.filling(value))
    case .text(let text):
      return ApplicationMessage(namespace: namespace, payload: ByteBuffer(string: occasion.filling(text)))
    case .binary(let bytes):
      return ApplicationMessage(namespace: namespace, payloadType: .binary, payload: ByteBuffer(bytes: bytes))
    case .echo:
      var echo = occasion.message.map { ApplicationMessage(echoing: $0) }
      echo?.namespace = namespace
      return echo
    }
  }
}

extension ApplicationMessage {
  /// Creates an exact copy of `message`.
  init(echoing message: CastMessage) {
    self.init(namespace: message.namespace, payloadType: message.payloadType, payload: message.payload)
  }

  init(namespace: CastNamespace, json: some JSONEncodable) {
    self.init(namespace: namespace, payload: ByteBuffer(bytes: json.jsonBytes))
  }
}

/// An app's message without its source and destination.
struct ApplicationMessage: Sendable, Hashable {
  var namespace: CastNamespace
  var payloadType = CastMessage.PayloadType.string
  var payload: ByteBuffer

  /// Returns the message with its source and destination.
  func from(_ sourceId: String, to destinationId: String) -> CastMessage {
    CastMessage(
      sourceId: sourceId, destinationId: destinationId, namespace: self.namespace, payloadType: self.payloadType,
      payload: self.payload)
  }
}
