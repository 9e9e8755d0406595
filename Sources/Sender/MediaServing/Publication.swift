public import NIOCore
import HTTPServing

/// What is to be published, and for whom.
public struct PublicationRequest: Sendable {
  /// Where its bytes are.
  public enum Source: Sendable, Hashable {
    /// A file of this machine, by its absolute path; a symbolic link leads to what it names now, and to nothing else later.
    /// A pipe (FIFO) is a stream.
    case file(String)
    /// Bytes in memory.
    case bytes([UInt8])
  }

  /// Where its bytes are.
  public var source: Source
  /// Its media type.
  public var contentType: String
  /// What the URL ends with, for players that look at it and for logs; it says nothing about which file is served.
  public var name: String
  /// Whose it is: with ``MediaServer/unpublish(owner:)`` it goes. `nil`: nobody's.
  public var owner: String?
  /// The address by which the receiver reaches this machine; its port doesn't count.
  public var address: SocketAddress
  /// Who may fetch it.
  public var peers: PeerRule

  /// Makes a request; nothing is checked or opened.
  public init(
    _ source: Source, contentType: String, name: String, owner: String?, address: SocketAddress, peers: PeerRule
  ) {
    self.source = source
    self.contentType = contentType
    self.name = name
    self.owner = owner
    self.address = address
    self.peers = peers
  }
}

/// Something that is served under a URL that nobody can guess.
public struct Publication: Sendable, Hashable {
  /// Names it, in calls and events: `p-` and a number. It isn't part of the URL.
  public let id: String
  /// Where it is.
  public let url: String
  /// The file's path, with symbolic links resolved; `nil`: bytes in memory.
  public let path: String?
  /// What the URL ends with.
  public let name: String
  /// Its media type.
  public let contentType: String
  /// How many bytes it had when it was published; `nil`: a stream.
  public let size: Int64?
  /// Whose it is.
  public let owner: String?
  /// Who may fetch it.
  public internal(set) var peers: PeerRule
  /// Whether it can be fetched once, from its beginning to its end.
  public var isStream: Bool { self.size == nil }
}

/// Which state of a growing file a client has seen: what was read of it stays true while bytes are only added.
struct FileGeneration: Sendable, Hashable {
  private var number: Int64 = 0
  private var length: Int64
  private var modified: Int64
  /// When this state began, in nanoseconds since 1970.
  private var since: Int64
  private let tag: String

  /// - Parameter tag: Tells the file from every other.
  init(tag: String, length: Int64, modified: Int64) {
    self.tag = tag
    self.length = length
    self.modified = modified
    self.since = modified
  }

  /// Takes what the file is now, and tells the validators of that.
  mutating func observe(length: Int64, modified: Int64) -> HTTPValidators {
    if length < self.length || (length == self.length && modified != self.modified) {
      self.number += 1
      self.since = modified
    }
    self.length = length
    self.modified = modified
    return HTTPValidators(entityTag: "\"\(self.tag)-\(self.number)\"", lastModified: self.since / 1_000_000_000)
  }
}
