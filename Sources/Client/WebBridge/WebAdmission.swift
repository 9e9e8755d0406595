import NIOHTTP1
import TextFormats

/// The rules by which requests of browsers are accepted: a value without I/O.
///
/// Every program on this machine and every page in its browsers can connect to a port of 127.0.0.1. So a request must
/// name this server in `Host`, against names that resolve to this machine (DNS rebinding). The socket also requires
/// the page's own origin, and the token, which only readers of the printed address know. Each origin that the
/// user allowed has another token.
struct WebAdmission: Sendable, Hashable {
  /// The reason for the refusal of a request.
  enum Refusal: String, Sendable, Hashable, CaseIterable {
    case foreignHost = "This address is for 127.0.0.1 and localhost alone."
    case foreignOrigin = "Only the pages of this server may connect."
    case noToken = "There is no token: open the address that `castctl web` printed."
    case wrongToken = "The token is not that of this run: open the address that `castctl web` printed."
  }

  /// The subprotocol that carries JSON-RPC, one JSON message per WebSocket text.
  static let subprotocol = "cast-rpc.v1"
  /// The prefix of the subprotocol that carries the token: browsers can send no other custom header with a WebSocket.
  static let tokenPrefix = "token."

  /// The port of this server.
  var port: Int
  /// The token in the printed address.
  var token: String
  /// The tokens of the origins whose pages may connect, by origin.
  var origins: [String: String] = [:]

  /// The valid hosts of a request, with the port. Browsers omit port 80.
  private var hosts: [String] {
    let names = ["127.0.0.1", "localhost"]
    return names.map { "\($0):\(self.port)" } + (self.port == 80 ? names : [])
  }

  /// Returns why a request for a file is refused, or `nil` if it is accepted.
  func refusal(ofFile headers: HTTPHeaders) -> Refusal? {
    let host = headers.first(name: "host")?.lowercased() ?? ""
    return self.hosts.contains(host) ? nil : .foreignHost
  }

  /// Returns why a WebSocket is refused, or `nil` if it is accepted.
  func refusal(ofSocket headers: HTTPHeaders) -> Refusal? {
    if let refusal = self.refusal(ofFile: headers) { return refusal }
    let origins = headers["origin"]
    guard origins.count == 1, let token = self.token(of: origins[0].lowercased()) else { return .foreignOrigin }
    let offered = headers[canonicalForm: "sec-websocket-protocol"]
    guard let given = offered.first(where: { $0.hasPrefix(Self.tokenPrefix) })?.dropFirst(Self.tokenPrefix.count) else {
      return .noToken
    }
    guard offered.contains(where: { $0 == Self.subprotocol }), ConstantTime.isEqual(given, token) else {
      return .wrongToken
    }
    return nil
  }

  /// Returns why a request of the user's own page, which carries its token, is refused, or `nil` if it is accepted.
  func refusal(ofUser headers: HTTPHeaders) -> Refusal? {
    if let refusal = self.refusal(ofFile: headers) { return refusal }
    guard headers["origin"].allSatisfy(self.isOwn) else { return .foreignOrigin }
    let given = headers["authorization"]
    guard given.count == 1, given[0].hasPrefix("Bearer ") else { return .noToken }
    return ConstantTime.isEqual(given[0].dropFirst("Bearer ".count), self.token) ? nil : .wrongToken
  }

  /// Returns the caller behind an accepted socket.
  func caller(_ headers: HTTPHeaders) -> WebCaller {
    headers.first(name: "origin").map(self.isOwn) == true ? .user : .page
  }

  /// Returns the allowed origin that a request names, or `nil` for the page's own and every other one.
  func allowedOrigin(_ headers: HTTPHeaders) -> String? {
    headers.first(name: "origin").flatMap { self.origins[$0.lowercased()] == nil ? nil : $0 }
  }

  private func isOwn(_ origin: String) -> Bool { self.hosts.contains { origin.lowercased() == "http://\($0)" } }

  private func token(of origin: String) -> String? { self.isOwn(origin) ? self.token : self.origins[origin] }

  /// Makes a new token: 128 bits of the system's random numbers in hexadecimal.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in Hexadecimal.text(generator.next(), digits: 16) }.joined()
  }
}
