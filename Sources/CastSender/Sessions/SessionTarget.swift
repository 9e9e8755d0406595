/// What a session connects to.
public struct SessionTarget: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case device(id: String)
    case address(host: String, port: UInt16)
  }

  package let kind: Kind

  /// The device that discovery knows by this id.
  public static func device(_ id: String) -> SessionTarget { SessionTarget(kind: .device(id: id)) }

  /// An address literal or host name; groups have ports of their own.
  public static func address(_ host: String, port: UInt16 = 8009) -> SessionTarget {
    SessionTarget(kind: .address(host: host, port: port))
  }
}
