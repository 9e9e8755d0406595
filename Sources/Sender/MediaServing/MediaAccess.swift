import HTTPServing
import NIOHTTP1

/// A request to the media server, and the status of its response.
public struct MediaAccess: Sendable {
  /// A number that is unique within the media server.
  public let number: UInt64
  /// The peer's numeric address, without a zone; `nil` if the connection has closed meanwhile.
  public let peer: String?
  /// The method.
  public let method: String
  /// The decoded path, with the query.
  public let path: String
  /// The header fields, in the peer's order.
  public let headers: [(name: String, value: String)]
  /// The status of the response.
  public let status: Int
  /// The number of bytes sent of the response's body; `nil` while they are being sent.
  public internal(set) var bytesSent: Int64?

  init(_ number: UInt64, _ request: HTTPRequest, status: HTTPResponseStatus) {
    self.number = number
    let query = request.target.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    self.peer = PeerAddress(request.remoteAddress)?.description
    self.method = request.method.rawValue
    self.path = query.isEmpty ? request.path : "\(request.path)?\(query)"
    self.headers = request.headers.map { ($0.name, $0.value) }
    self.status = Int(status.code)
  }
}
