/// What a session that connects is after.
package enum SessionGoal: Sendable, Hashable {
  /// The app, launched; or joined where it runs already, unless it must be started anew.
  case launch(applicationId: String, relaunchIfRunning: Bool)
  /// What runs; of this app, and this very run, if they are given.
  case join(applicationId: String?, receiverSessionId: String?)
  /// The very run that the session had; it may be missing from the receiver's status for a moment.
  case resume(applicationId: String?, receiverSessionId: String)
}
