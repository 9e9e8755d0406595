package import CastModel
package import CastV2
package import NIOCore

/// The exchange of challenge and answer on one link, before any virtual connection (cast.md 11.2). A pure value.
///
/// It ends with exactly one ``Action/finish(_:)``; later events are ignored. Other messages meanwhile, such as PINGs,
/// statuses and CLOSE, don't fail it, unlike in openscreen (trap 69).
package struct AuthenticationHandshake: Sendable {
  /// An event of the link or of the clock.
  package enum Event: Sendable {
    /// The link is connected.
    case start
    /// A message was received.
    case received(CastMessage)
    /// The deadline may have passed.
    case tick
  }

  /// An action for the owner.
  package enum Action: Sendable, Hashable {
    case send(CastMessage)
    case finish(Outcome)
  }

  /// The result of the exchange.
  package enum Outcome: Sendable, Hashable {
    /// The device's answer, not yet verified.
    case response(AuthResponse)
    /// The failure of the exchange: there is no answer to verify.
    case failure(AuthenticationFinding)
  }

  /// The length of a nonce in bytes, as other senders use it.
  package static let nonceLength = 16

  /// The nonce that the signature must cover.
  package let nonce: [UInt8]
  /// When ``Event/tick`` is due; `nil` before the start and after the end.
  package private(set) var deadline: NIODeadline?

  private let senderId: String
  private let receiverId: String
  private let limit: TimeAmount
  private var state = State.idle

  private enum State {
    case idle
    case waiting
    case over
  }

  /// - Parameters:
  ///   - nonce: Random bytes, never used before.
  ///   - limit: The time limit of the answer.
  package init(
    nonce: [UInt8], limit: TimeAmount, senderId: String = CastEndpointID.sender,
    receiverId: String = CastEndpointID.receiver
  ) {
    self.nonce = nonce
    self.limit = limit
    self.senderId = senderId
    self.receiverId = receiverId
  }

  /// Handles an event; returns the actions, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    switch (self.state, event) {
    case (.idle, .start):
      self.state = .waiting
      self.deadline = now + self.limit
      return [.send(self.challenge)]
    case (.waiting, .received(let message)): return self.receive(message)
    case (.waiting, .tick):
      guard let deadline, deadline <= now else { return [] }
      let seconds = Double(self.limit.nanoseconds) / 1e9
      return self.fail(
        .noReply,
        "The device did not answer the challenge within \(seconds) s: it knows no device authentication, or hangs.")
    default: return []
    }
  }

  private var challenge: CastMessage {
    DeviceAuthMessage(challenge: AuthChallenge(senderNonce: self.nonce, hashAlgorithm: .sha256))
      .message(from: self.senderId, to: self.receiverId)
  }

  private mutating func receive(_ message: CastMessage) -> [Action] {
    guard message.namespace == .deviceAuth, message.sourceId == self.receiverId,
      message.destinationId == self.senderId || message.isBroadcast
    else { return [] }
    guard message.payloadType == .binary else {
      return self.fail(.replyMalformed, "The device's answer to the challenge is text instead of binary.")
    }
    let reply: DeviceAuthMessage
    do throws(CastMessageError) {
      reply = try DeviceAuthMessage(payload: message.payload)
    } catch {
      return self.fail(.replyMalformed, "The device's answer to the challenge can't be read: \(error.message)")
    }
    if let error = reply.error {
      return self.fail(.deviceError, "The device can't authenticate itself: \(error.errorType).")
    }
    guard let response = reply.response else {
      return self.fail(.replyMalformed, "The device's answer to the challenge holds no response.")
    }
    return self.finish(.response(response))
  }

  private mutating func fail(_ check: AuthenticationCheck, _ message: String) -> [Action] {
    self.finish(.failure(AuthenticationFinding(check, message)))
  }

  private mutating func finish(_ outcome: Outcome) -> [Action] {
    self.state = .over
    self.deadline = nil
    return [.finish(outcome)]
  }
}
