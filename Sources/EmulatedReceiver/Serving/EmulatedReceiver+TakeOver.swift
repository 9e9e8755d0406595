import CastV2
import LoopIsolation
import NIOCore

// The sender inside, which takes the device from the others. It has a link of its own, number 0.
extension EmulatedReceiver {
  /// How long the sender inside waits for the app that it wants.
  private static let takeOverTimeout = TimeAmount.seconds(30)

  /// Has another sender take the device: returns when its app runs, its media loads, or the app has ended.
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
    let timer = LoopActor.shared.eventLoop.scheduleTask(in: Self.takeOverTimeout) {
      LoopActor.assumeIsolated { self.endTakeOver(.refused("no answer came")) }
    }
    defer { timer.cancel() }
    guard case .refused(let reason) = try await outcome.futureResult.value() else { return }
    throw ReceiverError(.takeOverFailed, "The other sender could not take the device: \(reason).")
  }

  /// Hands the sender inside what was sent to it, and the core what it says to that.
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

  /// Ends the waiting; the sender itself stays connected, as senders do.
  func endTakeOver(_ outcome: OtherSender.Outcome) {
    guard let promise = self.inside?.outcome else { return }
    self.inside?.outcome = nil
    promise.succeed(outcome)
  }
}

/// The link of the sender inside.
struct InsideLink {
  static let id = LinkID(rawValue: 0)

  var sender: OtherSender
  /// `nil` once the take-over has ended.
  var outcome: EventLoopPromise<OtherSender.Outcome>?
}
