import NIOCore

/// A LAUNCH whose app isn't running yet.
struct PendingLaunch: Sendable {
  /// What it waits for.
  enum Phase: Sendable, Hashable {
    /// Somebody at the device has to allow it.
    case asking
    /// The app is starting.
    case starting
  }

  var request: LaunchRequest
  var sender: SenderAddress
  var application: LaunchableApplication
  var phase: Phase
  /// When the question has gone unanswered, or the app runs.
  var deadline: NIODeadline
}
