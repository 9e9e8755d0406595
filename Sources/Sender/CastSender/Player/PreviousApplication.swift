import CastModel
import JSONCodec
import LoopIsolation
import NIOCore

/// An app that was replaced by another one, with the state that restores it.
@LoopActor
final class PreviousApplication {
  /// The options that launch it again.
  let launch: SessionStartOptions
  let sessionOptions: JSONObject?
  let owner: ClientInfo?
  private let receiverSessionId: String?
  private let media: RemoteMediaClient
  private let hasMedia: Bool
  private var state: SessionState?
  /// The reason why no state could be stored, although media was loaded.
  private var storeError: CastError?

  /// Stores the playback state of a session's app.
  init(_ session: CastSession) async {
    var launch = session.link.launch ?? SessionStartOptions()
    launch.applicationId = session.launchableId ?? ""
    launch.relaunchIfRunning = false
    launch.usesExisting = true
    launch.timeout = nil
    self.launch = launch
    self.sessionOptions = session.sessionOptions
    self.owner = session.owner
    self.receiverSessionId = session.link.presence?.receiverSessionId
    self.media = session.media
    self.hasMedia = session.media.snapshot.status?.isEnded == false
    guard self.hasMedia else { return }
    do throws(CastError) {
      self.state = try await session.playbackState()
    } catch {
      self.storeError = error
    }
  }

  /// Updates position and player state to `now`, just before the interruption.
  func willBeLeft(at now: NIODeadline) { self.state?.refresh(from: self.media.snapshot, at: now) }

  /// Restores the app's playback. Does nothing if it is still the same run of the app.
  func restore(in session: CastSession) async throws(CastError) {
    guard self.hasMedia, session.link.presence?.receiverSessionId != self.receiverSessionId else { return }
    try await self.giveState(to: session)
    if let plays = self.state?.loadRequestData.autoplay { await session.media.settle(plays ? .playing : .paused) }
  }

  private func giveState(to session: CastSession) async throws(CastError) {
    guard let state else {
      throw self.storeError
        ?? CastError(.noMediaSession, "The app doesn't tell what it plays.", sessionId: session.id)
    }
    let fitting = state.fitting()
    guard state.source == .application else {
      _ = try await session.media.loadUnchecked(state.loadRequestData)
      return
    }
    do throws(CastError) {
      _ = try await session.media.resume(fitting)
    } catch {
      guard fitting.isLoadable, error.mayBeHelpedByLoading else { throw error }
      _ = try await session.media.loadUnchecked(state.loadRequestData)
    }
  }
}
