import JSONCodec

/// The messages of the heartbeat namespace.
public enum HeartbeatMessage {
  private static let pingText = #"{"type":"PING"}"#
  private static let pongText = #"{"type":"PONG"}"#

  /// A PING from `sourceId` to `destinationId`.
  public static func ping(from sourceId: String, to destinationId: String) -> CastMessage {
    CastMessage(sourceId: sourceId, destinationId: destinationId, namespace: .heartbeat, text: self.pingText)
  }

  /// The answer to `message`, if it is a PING: a PONG with the two ids swapped.
  ///
  /// Devices ping from `Tr@n$p0rt-0`, so no id is fixed; and what isn't a PING gets no answer. (cast.md 16, traps 11 and 14.)
  public static func pong(answering message: CastMessage) -> CastMessage? {
    guard message.namespace == .heartbeat, (try? CastPayload(message))?.type == .ping else { return nil }
    // A broadcast PING can't be answered in the name of `*`.
    let sourceId = message.isBroadcast ? CastEndpointID.sender : message.destinationId
    return CastMessage(
      sourceId: sourceId, destinationId: message.sourceId, namespace: .heartbeat, text: self.pongText)
  }
}
