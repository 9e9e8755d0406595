import CastModel
import CastRPCProtocol
import CastSender
import LoopIsolation
import NIOCore

extension WaitOptions {
  /// What plays once it is as the caller wants it; at once where the caller doesn't care.
  ///
  /// - Parameter isLoad: Whether it was loaded just now.
  @LoopActor
  func settled(
    _ media: MediaSnapshot, of client: RemoteMediaClient, isLoad: Bool = false
  ) async throws(CastError) -> MediaSnapshot {
    guard let waitFor else { return media }
    let timeout = self.waitTimeout.map { TimeAmount(seconds: $0) } ?? RemoteMediaClient.StateWait.defaultTimeout
    return try await client.wait(for: .init(waitFor, timeout: timeout), isLoad: isLoad)
  }
}
