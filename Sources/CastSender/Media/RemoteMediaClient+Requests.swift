import CastV2
import LoopIsolation
public import NIOCore

extension RemoteMediaClient {
  /// A request to the app that has no outcome yet (SDK `GCKRequest`).
  public struct PendingRequest: Sendable, Hashable {
    /// Its id on the wire.
    public var requestId: Int64
    /// What it asks for: `LOAD`, `SEEK`…
    public var type: String
    /// When it was sent.
    public var startedAt: NIODeadline
    /// When it fails; `nil`: it may wait for ever.
    public var deadline: NIODeadline?
  }

  /// The requests of this session to its app's player that have no outcome yet, the oldest first.
  public var pendingRequests: [PendingRequest] {
    (self.session?.tracker.pendingRequests ?? []).filter { $0.namespace == .media }.map { request in
      PendingRequest(
        requestId: request.id,
        type: request.kind.rawValue.split(separator: " ").first.map(String.init) ?? request.kind.rawValue,
        startedAt: request.startedAt, deadline: request.deadline)
    }
  }
}
