import CastModel
import JSONCodec
import LoopIsolation
import NIOCore

/// An app that had to make way for another one, and what it takes to have it back as it was.
@LoopActor
final class PreviousApplication {
  /// How it is launched again.
  let launch: SessionStartOptions
  let sessionOptions: JSONObject?
  let owner: ClientInfo?
  private let receiverSessionId: String?
  private let media: RemoteMediaClient
  private let hasMedia: Bool
  private var state: SessionState?
  /// Why there is no state, although something played.
  private var storeError: CastError?

  /// Asks the app of a session for what it plays.
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

  /// It is about to be interrupted: position and player state are noted as they are at `now`.
  func willBeLeft(at now: NIODeadline) { self.state?.refresh(from: self.media.snapshot, at: now) }

  /// Gives it what it played; nothing is to be done if it is the same run of the app.
  func restore(in session: CastSession) async throws(CastError) {
    guard self.hasMedia, session.link.presence?.receiverSessionId != self.receiverSessionId else { return }
    try await self.giveState(to: session)
    if self.state?.loadRequestData.autoplay == true { await session.media.settle() }
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
