import CastModel
package import NIOCore

/// A LAUNCH whose start was given up before the receiver answered: the app that it brings is to be stopped. A pure value.
package struct AbandonedLaunch: Sendable, Hashable {
  /// When the answer isn't waited for any longer.
  package let deadline: NIODeadline
  private let resolution: LaunchResolution
  private let stopRequestId: Int64

  package init(_ resolution: LaunchResolution, stopRequestId: Int64, until deadline: NIODeadline) {
    self.resolution = resolution
    self.stopRequestId = stopRequestId
    self.deadline = deadline
  }

  /// What happened on the link.
  package enum Event: Sendable {
    case receiverStatus(ReceiverStatusMessage)
    /// LAUNCH_ERROR or INVALID_REQUEST.
    case refused(requestId: Int64?)
    case tick
  }

  /// What is to be done.
  package enum Action: Sendable, Hashable {
    case stop(receiverSessionId: String, requestId: Int64)
    case closeLink
  }

  /// Takes an event; returns what is to be done, in order.
  package func handle(_ event: Event, now: NIODeadline) -> [Action] {
    switch event {
    case .receiverStatus(let message):
      // What a broadcast shows may be another sender's: only the answer to our LAUNCH is surely ours.
      guard message.requestId == self.resolution.requestId else { return [] }
      guard let run = self.resolution.application(in: message)?.sessionId else { return [] }
      guard !self.resolution.earlierSessionIds.contains(run) else { return [.closeLink] }
      return [.stop(receiverSessionId: run, requestId: self.stopRequestId), .closeLink]
    case .refused(let id): return id == self.resolution.requestId ? [.closeLink] : []
    case .tick: return self.deadline <= now ? [.closeLink] : []
    }
  }
}
