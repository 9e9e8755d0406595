import CastRPCProtocol
import FrameworkLog
import LoopIsolation

/// What one connection wants of the log.
@LoopActor
final class ClientLog {
  /// The filter as the client gave it.
  var declared = CastRPCProtocol.LogFilter(minimumLevel: .info, redact: true)
  /// The filter as it works.
  var filter = FrameworkLog.LogFilter()
  /// While records are wanted.
  var outlet: LogHub.OutletID?
  /// Which messages are wanted; `nil`: none.
  var tap: MessageTapFilter?
  /// How many records were left out after the last one that was told.
  var lost: Int64 = 0
  private var lastRecordId: Int64 = 0

  nonisolated init() {}

  func nextRecordId() -> Int64 {
    self.lastRecordId += 1
    return self.lastRecordId
  }
}
