package import CastModel
package import NIOCore

/// The decision which status answers a LAUNCH (cast.md 6.3; third-party.md, "What they taught" 1 and 3). A pure
/// value.
///
/// The request id alone doesn't decide it: openscreen's receiver first reports the running app in a broadcast, and
/// Android TV runs a twin under another id.
package struct LaunchResolution: Sendable, Hashable {
  package let applicationId: String
  /// The LAUNCH.
  package let requestId: Int64
  /// The app runs that existed before it.
  package let earlierSessionIds: Set<String>
  /// Whether an earlier run counts only if a status with our request id shows it.
  package let mustBeNew: Bool

  package init(
    applicationId: String, requestId: Int64, earlierSessionIds: Set<String> = [], mustBeNew: Bool = false
  ) {
    self.applicationId = applicationId
    self.requestId = requestId
    self.earlierSessionIds = earlierSessionIds
    self.mustBeNew = mustBeNew
  }

  /// Returns the launched app, if `message` shows it running; `nil`: keep waiting.
  package func application(in message: ReceiverStatusMessage) -> ReceiverApplication? {
    let isAnswer = message.requestId == self.requestId
    let candidates = (message.status.applications ?? []).filter { !$0.isIdle && $0.isReachable }
    if let match = candidates.first(where: { $0.matches(self.applicationId) }) {
      let isOld = self.earlierSessionIds.contains(match.sessionId ?? "")
      if isAnswer || !(self.mustBeNew && isOld) { return match }
    }
    guard isAnswer else { return nil }
    // A twin that doesn't name its universal id: it is in the answer to our LAUNCH, and it didn't run before.
    return candidates.first { !self.earlierSessionIds.contains($0.sessionId ?? "") }
  }
}

/// A LAUNCH whose start was cancelled before the receiver answered: the app that it launches must be stopped. A pure
/// value.
package struct AbandonedLaunch: Sendable, Hashable {
  /// The end of the wait for the answer.
  package let deadline: NIODeadline
  private let resolution: LaunchResolution
  private let stopRequestId: Int64
  /// Whether another start launches an app on the device, which may get the same run.
  private var isHeld = false
  /// The run that answered in the meantime.
  private var heldRun: String?

  package init(_ resolution: LaunchResolution, stopRequestId: Int64, until deadline: NIODeadline) {
    self.resolution = resolution
    self.stopRequestId = stopRequestId
    self.deadline = deadline
  }

  package enum Event: Sendable {
    case receiverStatus(ReceiverStatusMessage)
    /// LAUNCH_ERROR or INVALID_REQUEST.
    case refused(requestId: Int64?)
    /// Another start begins to launch an app on the device, or no other does any more.
    case otherLaunches(Bool)
    /// A session connects to this run of an app on the device.
    case otherConnects(run: String)
    case tick
  }

  package enum Action: Sendable, Hashable {
    case stop(receiverSessionId: String, requestId: Int64)
    case closeLink
  }

  /// Handles an event; returns the actions, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    switch event {
    case .receiverStatus(let message):
      // An app in a broadcast may be another sender's: only the answer to our LAUNCH is surely ours.
      guard message.requestId == self.resolution.requestId else { return [] }
      guard let run = self.resolution.application(in: message)?.sessionId else { return [] }
      guard !self.resolution.earlierSessionIds.contains(run) else { return [.closeLink] }
      guard !self.isHeld else {
        self.heldRun = run
        return []
      }
      return self.stop(run)
    case .refused(let id): return id == self.resolution.requestId ? [.closeLink] : []
    case .otherLaunches(let isHeld):
      self.isHeld = isHeld
      guard !isHeld else { return [] }
      if let run = self.heldRun { return self.stop(run) }
      return self.deadline <= now ? [.closeLink] : []
    // A run that was there before the LAUNCH isn't its outcome, which is still to be stopped.
    case .otherConnects(let run): return self.resolution.earlierSessionIds.contains(run) ? [] : [.closeLink]
    case .tick: return self.deadline <= now && !self.isHeld ? [.closeLink] : []
    }
  }

  private func stop(_ run: String) -> [Action] {
    [.stop(receiverSessionId: run, requestId: self.stopRequestId), .closeLink]
  }
}
