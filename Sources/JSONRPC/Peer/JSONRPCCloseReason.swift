/// Why a connection ended.
public struct JSONRPCCloseReason: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public var description: String { self.rawValue }

  /// The peer ended its input, and what it had asked for was answered.
  public static let endOfInput = JSONRPCCloseReason(rawValue: "endOfInput")
  /// We closed it.
  public static let closedLocally = JSONRPCCloseReason(rawValue: "closedLocally")
  /// The peer went away: reset, broken pipe.
  public static let connectionLost = JSONRPCCloseReason(rawValue: "connectionLost")
  /// The peer didn't read, and too much waited for it.
  public static let slowReader = JSONRPCCloseReason(rawValue: "slowReader")
}
