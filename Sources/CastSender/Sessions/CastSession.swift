public import CastModel
public import LoopIsolation

/// A connection to a receiver app (SDK `GCKCastSession`).
@LoopActor
public final class CastSession {
  /// Names the session in its context: `s-` and 8 hexadecimal digits.
  public nonisolated let id: String
  /// How the session is now.
  public var snapshot: SessionSnapshot { preconditionFailure() }
  /// Controls what the app plays; it exists for every session, and refuses what an app without media can't do.
  public let media = RemoteMediaClient()

  init(id: String) { self.id = id }

  public func setVolume(_ level: Double) async throws(CastError) -> DeviceVolume { preconditionFailure() }
  public func setMuted(_ muted: Bool) async throws(CastError) -> DeviceVolume { preconditionFailure() }
  public func requestStatus() async throws(CastError) -> ReceiverStatus { preconditionFailure() }
}
