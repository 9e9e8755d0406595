import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  /// The most items that are fetched of a queue: more don't fit into one LOAD.
  private static let maximumItems = 500

  /// What it takes to go on elsewhere from here: asked of the app (STORE_SESSION), or, where the app doesn't tell, made of the media
  /// status (media or queue, position, rate, tracks, whether it plays).
  ///
  /// - Throws: ``CastErrorCode/noMediaSession`` if nothing is loaded, and what requests can fail with if the link breaks.
  public func playbackState() async throws(CastError) -> SessionState {
    try self.checkConnected()
    guard self.media.snapshot.status?.isEnded == false else {
      throw CastError(.noMediaSession, "Nothing is loaded, so there is nothing to hand over.", sessionId: self.id)
    }
    do throws(CastError) {
      return await self.withoutFiles(try await self.storeSession())
    } catch {
      guard self.connectionState == .connected else { throw error }
      self.logger.debug("the app doesn't tell its state; the media status does", metadata: ["error": "\(error)"])
    }
    if let state = await self.playbackStateFromStatus() { return await self.withoutFiles(state) }
    throw CastError(
      .noMediaSession, "The app doesn't tell what it plays, so there is nothing to hand over.", sessionId: self.id)
  }

  private func withoutFiles(_ state: SessionState) async -> SessionState {
    var state = state
    state.loadRequestData = await LocalPaths.withoutFiles(state.loadRequestData, for: self.link.applicationId)
    return state
  }

  /// STORE_SESSION, as Android's senders ask it (cast.md 7.1).
  func storeSession() async throws(CastError) -> SessionState {
    let stored = try await self.media.storeSession(timeout: self.environment.options.transfer.store)
    guard let state = SessionState(sessionState: JSONDocument(.object(stored), policy: .tolerant).root) else {
      throw CastError(
        .requestRejected, "The app answered STORE_SESSION with nothing that can be loaded.", sessionId: self.id)
    }
    return state
  }

  /// What the media status tells, with the items of the queue that it leaves out; `nil` if nothing is loaded.
  package func playbackStateFromStatus() async -> SessionState? {
    let isConnected = self.connectionState == .connected
    let items = isConnected ? await self.media.queue.allItems(maximumCount: Self.maximumItems) : nil
    return SessionState(self.media.snapshot, items: items, at: self.environment.clock.now)
  }
}
