import CastModel
import CastRPCProtocol
import JSONRPC
import LoopIsolation
import NIOCore

extension ConnectedClient {
  /// The most unanswered requests listed for one client.
  private static let maximumListed = 16

  /// Creates the description of a connection for `server.clients`.
  @LoopActor
  init(_ client: ClientConnection, isCaller: Bool, currentSessionId: String?, at now: NIODeadline) {
    let unanswered = client.peer.unansweredCalls
    self.init(
      number: Int64(client.number), isCaller: isCaller, clientInfo: client.info,
      transport: client.transport == .stdio ? .stdio : .socket,
      processId: client.peer.processId.map { Int64($0) } ?? client.statedProcessId,
      uptime: (now - client.connectedAt).seconds, subscriptions: Int64(client.subscriptions.count),
      topics: client.subscriptions.topics.sorted(), waitingEvents: Int64(client.subscriptions.waitingCount),
      unansweredCount: Int64(unanswered.count),
      unanswered: unanswered.prefix(Self.maximumListed).map {
        UnansweredRequest(method: $0.method, elapsed: (now - $0.startedAt).seconds)
      },
      queuedBytes: Int64(client.peer.queuedBytes), droppedNotifications: Int64(client.peer.droppedNotifications),
      currentSessionId: currentSessionId)
  }
}
