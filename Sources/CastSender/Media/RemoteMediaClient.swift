public import CastModel
public import JSONCodec
public import LoopIsolation

/// Loads media into a session's app, and controls it (SDK `GCKRemoteMediaClient`).
@LoopActor
public final class RemoteMediaClient {
  /// What is known now; without asking the receiver.
  public var snapshot: MediaSnapshot { preconditionFailure() }

  public init() {}
  public func load(_ request: LoadRequestData) async throws(CastError) -> MediaSnapshot { snapshot }
  public func play(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot { snapshot }
  public func pause(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot { snapshot }
  public func stop(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot { snapshot }
  public func seek(_ options: SeekOptions) async throws(CastError) -> MediaSnapshot { snapshot }
  public func setPlaybackRate(_ rate: Double, customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot { snapshot }
  public func setStreamVolume(_ level: Double, customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot { snapshot }
  public func setStreamMuted(_ muted: Bool, customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot { snapshot }
  public func setActiveTracks(_ trackIds: [Int64], customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot { snapshot }
  public func setTextTrackStyle(_ style: TextTrackStyle, customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot { snapshot }
  public func skipAd(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot { snapshot }
  public func requestStatus() async throws(CastError) -> MediaSnapshot { snapshot }
}
