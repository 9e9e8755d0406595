package import CastModel

/// Decides which status answers a LAUNCH (cast.md 6.3; third-party.md, "What they taught" 1 and 3). A pure value.
///
/// The request id alone doesn't: openscreen's receiver reports the running app in a broadcast first, and Android TV runs a twin
/// under another id.
package struct LaunchResolution: Sendable, Hashable {
  /// The app that was asked for.
  package let applicationId: String
  /// The LAUNCH.
  package let requestId: Int64
  /// The runs of apps that were there before it.
  package let earlierSessionIds: Set<String>
  /// Whether a run that was there before counts only if a status with our request id shows it.
  package let mustBeNew: Bool

  package init(
    applicationId: String, requestId: Int64, earlierSessionIds: Set<String> = [], mustBeNew: Bool = false
  ) {
    self.applicationId = applicationId
    self.requestId = requestId
    self.earlierSessionIds = earlierSessionIds
    self.mustBeNew = mustBeNew
  }

  /// The launched app, if `message` shows it running; `nil`: keep waiting.
  package func application(in message: ReceiverStatusMessage) -> ReceiverApplication? {
    let isAnswer = message.requestId == self.requestId
    let candidates = (message.status.applications ?? []).filter { !$0.isIdle && $0.isReachable }
    if let match = candidates.first(where: { $0.matches(self.applicationId) }) {
      let isOld = self.earlierSessionIds.contains(match.sessionId ?? "")
      if isAnswer || !(self.mustBeNew && isOld) { return match }
    }
    guard isAnswer else { return nil }
    // A twin that doesn't name its universal id: it answers our LAUNCH, and it did not run before.
    return candidates.first { !self.earlierSessionIds.contains($0.sessionId ?? "") }
  }
}
