import LoopIsolation

/// A LOAD whose status says ERROR: LOAD_FAILED, which says why, comes before that status or right after it.
@LoopActor
struct FailingLoad {
  /// How long it is waited for what LOAD_FAILED says, in milliseconds.
  static let patienceMs: Int64 = 300

  let requestId: Int64
  /// Ends the wait.
  let timer: CastTimer
}
