import CastV2
import LoopIsolation

extension SessionLifecycle.RequestIDs {
  /// Reserves the ids that a start or a resumption may need.
  @LoopActor
  init(_ tracker: RequestTracker) {
    self.init(
      receiverStatus: tracker.nextId(), launch: tracker.nextId(), secondLaunch: tracker.nextId(),
      mediaStatus: tracker.nextId(), stop: tracker.nextId(), takeBack: tracker.nextId())
  }
}
