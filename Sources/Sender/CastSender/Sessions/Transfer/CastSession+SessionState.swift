import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  /// The limit of items fetched of a queue: more don't fit into one LOAD.
  private static let maximumItems = 500

  /// Returns the state from which another device can continue the playback. It comes from the app (STORE_SESSION) or,
  /// if the app doesn't send it, from the media status: media or queue, position, rate, tracks, and whether it plays.
  ///
  /// - Throws: ``CastErrorCode/noMediaSession`` if nothing is loaded, and the errors of requests if the link breaks.
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
      .noMediaSession, "The app doesn't report its playback, so there is nothing to transfer.", sessionId: self.id)
  }

  private func withoutFiles(_ state: SessionState) async -> SessionState {
    var state = state
    state.loadRequestData = await LocalPaths.withoutFiles(state.loadRequestData, for: self.link.applicationId)
    return state
  }

  /// Requests the app's state with STORE_SESSION, as Android's senders do (cast.md 7.1).
  func storeSession() async throws(CastError) -> SessionState {
    let stored = try await self.media.storeSession(timeout: self.environment.options.transfer.store)
    guard let state = SessionState(sessionState: JSONDocument(.object(stored), policy: .tolerant).root) else {
      throw CastError(
        .requestRejected, "The app answered STORE_SESSION with nothing that can be loaded.", sessionId: self.id)
    }
    return state
  }

  /// Returns the state from the media status, with the queue items that the status omits; `nil` if nothing is loaded.
  package func playbackStateFromStatus() async -> SessionState? {
    let isConnected = self.connectionState == .connected
    let items = isConnected ? await self.media.queue.allItems(maximumCount: Self.maximumItems) : nil
    return SessionState(self.media.snapshot, items: items, at: self.environment.clock.now)
  }
}
