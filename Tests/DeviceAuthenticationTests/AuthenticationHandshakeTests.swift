import CastModel
import CastV2
import DeviceAuthentication
import NIOCore
import Testing

@Suite struct AuthenticationHandshakeTests {
  static let nonce: [UInt8] = Array(0..<16)
  static let start = NIODeadline.uptimeNanoseconds(0)
  static let response = AuthResponse(signature: [1], clientAuthCertificate: [2])

  static func begun() -> AuthenticationHandshake {
    var handshake = AuthenticationHandshake(nonce: Self.nonce, limit: .seconds(5))
    _ = handshake.handle(.start, now: Self.start)
    return handshake
  }

  static func reply(_ message: DeviceAuthMessage, from: String = "receiver-0", to: String = "sender-0")
    -> AuthenticationHandshake.Event
  {
    .received(message.message(from: from, to: to))
  }

  @Test func theChallengeAsksForSHA256OverTheNonce() throws {
    var handshake = AuthenticationHandshake(nonce: Self.nonce, limit: .seconds(5))
    #expect(handshake.deadline == nil)
    let actions = handshake.handle(.start, now: Self.start)
    let expected = DeviceAuthMessage(challenge: AuthChallenge(senderNonce: Self.nonce, hashAlgorithm: .sha256))
    #expect(actions == [.send(expected.message(from: "sender-0", to: "receiver-0"))])
    #expect(handshake.deadline == Self.start + .seconds(5))
  }

  @Test(arguments: ["sender-0", "*"])
  func aResponseIsHandedOn(destination: String) {
    var handshake = Self.begun()
    let actions = handshake.handle(
      Self.reply(DeviceAuthMessage(response: Self.response), to: destination), now: Self.start)
    #expect(actions == [.finish(.response(Self.response))])
    #expect(handshake.deadline == nil)
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let name: String
    let event: AuthenticationHandshake.Event
    let check: AuthenticationCheck
    var testDescription: String { self.name }
  }

  static let failures: [Failure] = [
    Failure(
      name: "error", event: Self.reply(DeviceAuthMessage(error: AuthError(.signatureAlgorithmUnavailable))),
      check: .deviceError),
    Failure(
      name: "error beside a response",
      event: Self.reply(DeviceAuthMessage(response: Self.response, error: AuthError(.internalError))),
      check: .deviceError),
    Failure(name: "neither", event: Self.reply(DeviceAuthMessage()), check: .replyMalformed),
    Failure(
      name: "challenge", event: Self.reply(DeviceAuthMessage(challenge: AuthChallenge())), check: .replyMalformed),
    Failure(
      name: "garbage",
      event: .received(
        CastMessage(sourceId: "receiver-0", destinationId: "sender-0", namespace: .deviceAuth, binary: [0xFF, 1])),
      check: .replyMalformed),
    Failure(
      name: "too much",
      event: .received(
        CastMessage(
          sourceId: "receiver-0", destinationId: "sender-0", namespace: .deviceAuth,
          binary: Array(repeating: 0, count: DeviceAuthMessage.maximumLength + 1))),
      check: .replyMalformed),
    Failure(
      name: "text",
      event: .received(
        CastMessage(sourceId: "receiver-0", destinationId: "sender-0", namespace: .deviceAuth, text: "{}")),
      check: .replyMalformed),
  ]

  @Test(arguments: Self.failures)
  func failsUnverifiableAnswers(failure: Failure) {
    var handshake = Self.begun()
    let actions = handshake.handle(failure.event, now: Self.start)
    guard case .finish(.failure(let finding)) = actions.first, actions.count == 1 else {
      Issue.record("\(actions)")
      return
    }
    #expect(finding.check == failure.check)
  }

  /// openscreen fails on any other message; devices that PING first would never connect (trap 69).
  @Test(arguments: [
    HeartbeatMessage.ping(from: "receiver-0", to: "sender-0"),
    CastMessage(sourceId: "receiver-0", destinationId: "*", namespace: .receiver, text: #"{"type":"RECEIVER_STATUS"}"#),
    CastMessage(sourceId: "receiver-0", destinationId: "sender-0", namespace: .connection, text: #"{"type":"CLOSE"}"#),
    DeviceAuthMessage(response: Self.response).message(from: "receiver-0", to: "sender-abc"),
    DeviceAuthMessage(response: Self.response).message(from: "web-5", to: "sender-0"),
  ])
  func ignoresOtherMessages(message: CastMessage) {
    var handshake = Self.begun()
    #expect(handshake.handle(.received(message), now: Self.start).isEmpty)
    #expect(handshake.deadline != nil)
  }

  @Test func silenceEndsAtTheDeadline() {
    var handshake = Self.begun()
    #expect(handshake.handle(.tick, now: Self.start + .milliseconds(4_999)).isEmpty)
    let actions = handshake.handle(.tick, now: Self.start + .seconds(5))
    guard case .finish(.failure(let finding)) = actions.first else {
      Issue.record("\(actions)")
      return
    }
    #expect(finding.check == .noReply)
    #expect(handshake.deadline == nil)
  }

  @Test func thereIsOneOutcome() {
    let all: [AuthenticationHandshake.Event] =
      [.start, .tick, Self.reply(DeviceAuthMessage(response: Self.response))]
      + Self.failures.map(\.event)
    var handshake = Self.begun()
    #expect(handshake.handle(all[2], now: Self.start).count == 1)
    for event in all { #expect(handshake.handle(event, now: Self.start + .seconds(10)).isEmpty) }
  }

  @Test func nothingHappensBeforeTheStart() {
    var handshake = AuthenticationHandshake(nonce: Self.nonce, limit: .seconds(5))
    for event in Self.failures.map(\.event) + [.tick] {
      #expect(handshake.handle(event, now: Self.start + .seconds(10)).isEmpty)
    }
  }
}
