/// One virtual connection: a local and a remote end, and how much it means to the app.
public struct VirtualConnection: Sendable, Hashable {
  /// The two ends, which together name the connection.
  public struct ID: Sendable, Hashable {
    /// The end on this side of the socket.
    public var localId: String
    /// The end on the peer's side.
    public var remoteId: String

    public init(localId: String, remoteId: String) {
      self.localId = localId
      self.remoteId = remoteId
    }
  }

  /// How a connection counts for the app's life; the wire's `connType`.
  public struct Kind: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int64
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// Keeps the app alive; what an absent `connType` means.
    public static let strong = Kind(rawValue: 0)
    /// Lets the app exit when only weak ones remain.
    public static let weak = Kind(rawValue: 1)
    /// The app isn't told of it; it hears media messages, and may only send broadcasts.
    public static let invisible = Kind(rawValue: 2)
  }

  public var id: ID
  public var kind: Kind

  public init(id: ID, kind: Kind = .strong) {
    self.id = id
    self.kind = kind
  }
}

/// Why a virtual connection was closed: the wire's optional `reasonCode`. Build no logic on 5 against 6 (cast.md 3.3).
public struct VirtualConnectionCloseReason: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  public static let unknown = VirtualConnectionCloseReason(rawValue: 0)
  /// The socket closed without a goodbye.
  public static let transportClosed = VirtualConnectionCloseReason(rawValue: 1)
  public static let transportAborted = VirtualConnectionCloseReason(rawValue: 2)
  public static let transportInvalidMessage = VirtualConnectionCloseReason(rawValue: 3)
  public static let transportTooLongInactive = VirtualConnectionCloseReason(rawValue: 4)
  public static let closedBySelf = VirtualConnectionCloseReason(rawValue: 5)
  /// Also what a missing code means.
  public static let closedByPeer = VirtualConnectionCloseReason(rawValue: 6)
}
