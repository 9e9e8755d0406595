public import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// Goes on with what a local player plays on the device (codelab, `switchToRemotePlayback`).
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if there is neither media nor a queue, ``CastErrorCode/noSuchSession``, and what loading
  ///   can fail with.
  public func handOver(_ local: LocalPlayback) async throws(CastError) -> MediaSnapshot {
    let session = try self.context.sessions.session()
    self.logger.info("handing over to the device", metadata: ["session": "\(session.id)"])
    return try await session.media.load(local.loadRequest)
  }

  /// How a local player is to go on with what the device plays, or last played (codelab, `switchToLocalPlayback`): the queue with its
  /// items, as ``CastSession/playbackState()`` gives it, and after the session those that were known.
  public func takeBack() async -> LocalPlayback {
    await self.keepQueue()
    var local = self.memory.lastKnown.playback(self.session?.media.snapshot, at: self.context.clock.now)
    if let queue = self.keptQueue, local.isEnded != true { local.queueData = queue }
    return local
  }

  /// Asks for the queue of what plays, and keeps it.
  func keepQueue() async {
    guard let session = self.session, session.connectionState == .connected,
      session.media.snapshot.status?.isEnded == false
    else { return }
    self.keptQueue = try? await session.playbackState().loadRequestData.queueData
  }
}
