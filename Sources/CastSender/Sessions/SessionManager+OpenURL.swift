import CastDiscovery
import LoopIsolation
public import NIOCore

extension SessionManager {
  /// The link by which another sender gets to a session.
  ///
  /// - Throws: ``CastErrorCode/noSuchSession``.
  public func openURL(of id: String? = nil) throws(CastError) -> OpenURL {
    let session = try self.session(id)
    return OpenURL(
      deviceId: session.device.deviceId, receiverSessionId: session.snapshot.receiverSessionId,
      friendlyName: session.device.friendlyName)
  }

  /// Connects to what a link names: joins the run of the app, or, if it names none, joins or launches the app (SDK
  /// `startSessionWithOpenURLOptions:`).
  ///
  /// - Parameter search: How long the device is looked for, if it isn't known; discovery has to run.
  /// - Throws: as ``start(_:options:didBegin:)`` and ``join(_:options:didBegin:)`` do.
  public func start(
    _ url: OpenURL, options: SessionStartOptions = SessionStartOptions(), search: TimeAmount = .seconds(10),
    didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> SessionSnapshot {
    let device = try await self.find(url.deviceId, within: search)
    guard let run = url.receiverSessionId else {
      return try await self.start(.device(device.deviceId), options: options, didBegin: didBegin)
    }
    return try await self.join(
      .device(device.deviceId),
      options: SessionJoinOptions(
        receiverSessionId: run, credentials: options.credentials, sessionOptions: options.sessionOptions,
        timeout: options.timeout),
      didBegin: didBegin)
  }
}
