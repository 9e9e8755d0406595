import LoopIsolation
public import NIOCore

/// The content to publish, and the peers that may fetch it.
public struct PublicationRequest: Sendable {
  /// The source of the bytes.
  public enum Source: Sendable {
    /// A file of this machine, by its absolute path; a symbolic link is resolved once, when it is published. A pipe
    /// (FIFO) is a stream.
    case file(String)
    /// Bytes in memory.
    case bytes([UInt8])
    /// Bytes that are made at the first request; `nil`: they can't be made.
    case made(@LoopActor @Sendable () async -> [UInt8]?)
    /// Several parts, one of which has the publication's name. The path is that of the file they are made of.
    case parts(any PublishedParts, path: String)
    /// Content of another server, which is fetched for each request. The URL is for people and logs.
    case resource(any PublishedResource, url: String)
    /// An open pipe, whose beginning may have been read: a stream.
    case pipe(PipeEnd)
  }

  /// The source of the bytes.
  public var source: Source
  /// The media type of the content.
  public var contentType: String
  /// The last part of the URL, for players that use it and for logs; it doesn't choose the file that is served.
  public var name: String
  /// The session that it belongs to, with which ``MediaServer/unpublish(sessionId:)`` removes it; `nil`: none.
  public var sessionId: String?
  /// The address by which the receiver reaches this machine; its port doesn't count.
  public var address: SocketAddress
  /// The peers that may fetch it.
  public var peers: PeerRule
  /// Whether it wasn't requested explicitly (``CastModel/Publication/isAutomatic``).
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
