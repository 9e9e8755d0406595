import CastModel
import NIOCore

/// The time limits and counts that callers can't set.
extension TransferOptions {
  /// The time limit for the app to return its state (STORE_SESSION).
  var store: TimeAmount { .seconds(5) }
  /// The time limit for the app's answer to RESUME_SESSION, before LOAD is tried.
  var resume: TimeAmount { .seconds(20) }
  /// The number of devices checked at once.
  var maximumProbes: Int { 4 }
  /// How long after a change of a group's members a missing app, or another run of it, is part of the change.
  var groupChange: TimeAmount { .seconds(10) }
  /// The time limit of the search for a moved session.
  var search: TimeAmount { TimeAmount(self.searchTimeout) }
  /// The time limit of a transfer, without connecting to the other device.
  var total: TimeAmount { TimeAmount(self.timeout) }
}
