import CastModel
import NIOCore

extension SessionLifecycle {
  /// Handles LAUNCH_STATUS, which reports progress. While the TV asks its viewer, time limits pause (cast.md 6.3).
  mutating func receiveLaunchStatus(_ status: String?, id: Int64?, now: NIODeadline) -> [Action] {
    guard self.isOurLaunch(id) else { return [] }
    switch status {
    case "USER_PENDING_AUTHORIZATION":
      guard self.beginAsking(now: now) else { return [] }
      return [.report(.launch, message: "The TV asks its viewer whether casting is allowed.")]
    case "USER_NOT_ALLOWED":
      let details = ReceiverErrorInfo(type: CastMessageType.launchStatus.rawValue, reason: status)
      return self.fail(
        CastError(.launchFailed, "The viewer at the TV did not allow casting.", receiver: details), now: now)
    default:
      guard self.endAsking(now: now) else { return [] }
      return [.report(.launch, message: "The viewer at the TV has answered.")]
    }
  }

  mutating func receiveLaunchError(_ details: ReceiverErrorInfo, id: Int64?, now: NIODeadline) -> [Action] {
    guard self.isOurLaunch(id) else { return [] }
    self.endAsking(now: now)
    // CANCELLED is transient: one more try helps (cast.md 6.3).
    if details.reason == "CANCELLED", details.extendedError == nil, let requestId = self.beginSecondLaunch() {
      return [.report(.launch, message: "The receiver cancelled the launch; it is tried once more.")]
        + [.launch(requestId: requestId)]
    }
    return self.fail(self.error(of: details), now: now)
  }

  /// Whether the app to launch is the one that every complete Cast receiver has.
  private var launchesDefaultReceiver: Bool {
    guard case .launch(let applicationId, _) = self.goal else { return false }
    return applicationId.uppercased() == SessionStartOptions.defaultMediaReceiver
  }

  private func error(of details: ReceiverErrorInfo) -> CastError {
    if let extended = details.extendedError {
      return CastError(.launchFailed, Self.message(ofExtendedError: extended), receiver: details)
    }
    switch details.reason {
    case "NOT_FOUND" where self.launchesDefaultReceiver:
      return CastError(
        .applicationNotFound,
        "The device hasn't the default media receiver, which every Cast device with apps has: it only mirrors screens, or is"
          + " no complete receiver. No media can be cast to it.", receiver: details)
    case "NOT_FOUND":
      return CastError(
        .applicationNotFound,
        "The receiver can't find the app. Check its id, and that it is published or that this"
          + " device is registered for its development.", receiver: details)
    case "CANCELLED":
      return CastError(.launchCancelled, "The receiver cancelled the launch, twice. Try again.", receiver: details)
    default:
      return CastError(
        .launchFailed, "The receiver could not launch the app: \(Self.words(of: details.reason)).", receiver: details)
    }
  }

  private static func message(ofExtendedError error: String) -> String {
    switch error {
    case "USER_NOT_ALLOWED": "The viewer at the TV did not allow casting."
    case "USER_TIMEOUT": "The viewer didn't answer the TV's question whether casting is allowed."
    case "USER_NOTIFICATIONS_DISABLED":
      "The TV can't ask its viewer for permission: its notifications are switched off."
    case "USER_PROFILE_DISABLED": "The profile that is active on the TV doesn't allow casting."
    default: "The receiver could not launch the app: \(error)."
    }
  }

  private static func words(of reason: String?) -> String {
    switch reason {
    case "BAD_PARAMETER": "a parameter is wrong (BAD_PARAMETER)"
    case "CAST_INIT_TIMEOUT": "the app did not start in time (CAST_INIT_TIMEOUT)"
    case "NOT_ALLOWED": "this sender isn't allowed to (NOT_ALLOWED)"
    case "SYSTEM_ERROR": "the receiver failed (SYSTEM_ERROR); restarting it may help"
    case "MULTICHANNEL_NOT_CONNECTED": "the speakers of the group are not connected (MULTICHANNEL_NOT_CONNECTED)"
    case let reason?: reason
    case nil: "it gave no reason"
    }
  }
}
