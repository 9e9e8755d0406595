/// What a session that connects is after.
package enum SessionGoal: Sendable, Hashable {
  /// The app, launched; or joined where it runs already, unless it must be started anew.
  case launch(applicationId: String, relaunchIfRunning: Bool)
  /// What runs; of this app, and this very run, if they are given.
  case join(applicationId: String?, receiverSessionId: String?)
}
