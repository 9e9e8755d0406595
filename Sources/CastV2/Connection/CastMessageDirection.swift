/// Which way a message goes.
public enum CastMessageDirection: Sendable, Hashable {
  /// From the peer.
  case inbound
  /// To the peer.
  case outbound
}
