package import CastModel
package import CastV2
package import NIOCore

/// The exchange of challenge and answer on one link, before any virtual connection (cast.md 11.2). A pure value.
///
/// It ends with exactly one ``Action/finish(_:)``; events after that do nothing. Whatever else comes meanwhile belongs to others: PINGs,
/// statuses and CLOSE don't fail it, as they do in openscreen (trap 69).
package struct AuthenticationHandshake: Sendable {
  /// What happened.
  package enum Event: Sendable {
    /// The link is up.
    case start
    /// Any message came.
    case received(CastMessage)
    /// Time went by.
    case tick
  }

  /// What to do.
  package enum Action: Sendable, Hashable {
    case send(CastMessage)
    case finish(Outcome)
  }

  /// What came of it.
  package enum Outcome: Sendable, Hashable {
    /// The device's answer, to be verified.
    case response(AuthResponse)
    /// There is nothing to verify.
    case failure(AuthenticationFinding)
  }

  /// The length of a nonce in bytes, as all senders have it.
  package static let nonceLength = 16

  /// What the signature has to cover.
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
  ///   - nonce: Random, and never used before.
  ///   - limit: How long the answer may take.
  package init(
    nonce: [UInt8], limit: TimeAmount, senderId: String = CastEndpointID.sender,
    receiverId: String = CastEndpointID.receiver
  ) {
    self.nonce = nonce
    self.limit = limit
    self.senderId = senderId
    self.receiverId = receiverId
  }

  /// Takes an event; returns the actions, in order.
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
