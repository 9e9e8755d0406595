import HTTPServing
import NIOHTTP1

/// A request to the media server, and the status of its response.
public struct MediaAccess: Sendable {
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

  init(_ request: HTTPRequest, status: HTTPResponseStatus) {
    let query = request.target.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    self.peer = PeerAddress(request.remoteAddress)?.description
    self.method = request.method.rawValue
    self.path = query.isEmpty ? request.path : "\(request.path)?\(query)"
    self.headers = request.headers.map { ($0.name, $0.value) }
    self.status = Int(status.code)
  }
}
