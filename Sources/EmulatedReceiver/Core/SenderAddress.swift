/// One TCP connection to the receiver, numbered from 1 in the order in which they were accepted.
public struct LinkID: RawRepresentable, Sendable, Hashable, Comparable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func < (lhs: LinkID, rhs: LinkID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One sender: ids are unique per link only (most senders call themselves `sender-0`).
public struct SenderAddress: Sendable, Hashable {
  public var link: LinkID
  public var senderId: String

  public init(link: LinkID, senderId: String) {
    self.link = link
    self.senderId = senderId
  }
}
