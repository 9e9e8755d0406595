import LoopIsolation
public import NIOCore

/// What is to be published, and for whom.
public struct PublicationRequest: Sendable {
  /// Where its bytes are.
  public enum Source: Sendable {
    /// A file of this machine, by its absolute path; a symbolic link leads to what it names now, and to nothing else later.
    /// A pipe (FIFO) is a stream.
    case file(String)
    /// Bytes in memory.
    case bytes([UInt8])
    /// Bytes that are made when they are first asked for; `nil`: they can't be made.
    case made(@LoopActor @Sendable () async -> [UInt8]?)
  }

  /// Where its bytes are.
  public var source: Source
  /// Its media type.
  public var contentType: String
  /// What the URL ends with, for players that look at it and for logs; it says nothing about which file is served.
  public var name: String
  /// The session that it belongs to: with ``MediaServer/unpublish(sessionId:)`` it goes. `nil`: none.
  public var sessionId: String?
  /// The address by which the receiver reaches this machine; its port doesn't count.
  public var address: SocketAddress
  /// Who may fetch it.
  public var peers: PeerRule
  /// Whether nobody asked for it by itself (``CastModel/Publication/isAutomatic``).
  public var isAutomatic = false

  /// Makes a request; nothing is checked or opened.
  public init(
    _ source: Source, contentType: String, name: String, sessionId: String?, address: SocketAddress, peers: PeerRule
  ) {
    self.source = source
    self.contentType = contentType
    self.name = name
    self.sessionId = sessionId
    self.address = address
    self.peers = peers
  }
}
