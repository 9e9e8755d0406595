import CastModel
import NIOCore

/// The limits of the steps, besides those that the options have.
extension TransferOptions {
  /// How long the app may take to give its state (STORE_SESSION).
  var store: TimeAmount { .seconds(5) }
  /// How long an app may take to answer RESUME_SESSION, before LOAD is tried.
  var resume: TimeAmount { .seconds(20) }
  /// How many devices are looked at, at once.
  var maximumProbes: Int { 4 }
  /// For how long after a group's members changed, a missing app or another run of it is part of the change.
  var groupChange: TimeAmount { .seconds(10) }
  /// How long a moved session is looked for.
  var search: TimeAmount { TimeAmount(self.searchTimeout) }
  /// The whole, but for connecting to the other device, unless a call says otherwise.
  var total: TimeAmount { TimeAmount(self.timeout) }
}
