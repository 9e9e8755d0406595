public import NIOCore

/// Somebody fetches a publication: how far they are.
public struct ServedRequest: Sendable, Hashable {
  /// How far it is.
  public enum State: Sendable, Hashable {
    /// The answer begins.
    case started
    /// Some of it has been taken.
    case progressing
    /// All that was asked for has been taken.
    case finished
    /// It ended before, for this reason: the client left, took nothing for too long, or the file can't be read any more.
    case ended(Reason)
  }

  /// Why a request ended before its end.
  public enum Reason: Sendable, Hashable {
    /// The client closed the connection, as players do that seek.
    case left
    /// The client took nothing for too long.
    case stalled
    /// The file was cut, replaced or removed, or can't be read.
    case unreadable
    /// The publication has ended.
    case unpublished
  }

  /// Numbers the server's requests.
  public let number: Int64
  /// What is fetched.
  public let publication: Publication
  /// Who fetches it.
  public let peer: PeerAddress?
  /// The method: GET or HEAD.
  public let method: String
  /// The status of the answer.
  public let status: Int
  /// Which bytes are sent, if it is one range; else the whole, or several ranges.
  public let range: Range<Int64>?
  /// How many bytes the answer has; `nil`: unknown.
  public let length: Int64?
  /// How many bytes the client's side has taken.
  public internal(set) var sent: Int64 = 0
  /// How far it is.
  public internal(set) var state = State.started
  /// How long it has taken.
  public internal(set) var elapsed = TimeAmount.zero
}
