import NIOHTTP1
import TextFormats

/// Decides which requests of browsers are accepted: a value without I/O.
///
/// Every program on this machine and every page in its browsers can connect to a port of 127.0.0.1. So a request must
/// name this server in `Host`, against names that resolve to this machine (DNS rebinding). The socket also requires
/// the page's own origin, and the token, which only readers of the printed address know.
struct WebAdmission: Sendable, Hashable {
  /// The reason for the refusal of a request.
  enum Refusal: String, Sendable, Hashable, CaseIterable {
    case foreignHost = "This address is for 127.0.0.1 and localhost alone."
    case foreignOrigin = "Only the pages of this server may connect."
    case noToken = "There is no token: open the address that `castctl web` printed."
    case wrongToken = "The token is not that of this run: open the address that `castctl web` printed."
  }

  /// The subprotocol that carries JSON-RPC, one message of JSON a text.
  static let subprotocol = "cast-rpc.v1"
  /// The prefix of the subprotocol that carries the token: browsers can send no other custom header with a WebSocket.
  static let tokenPrefix = "token."

  /// The port of this server.
  var port: Int
  /// The token in the printed address.
  var token: String

  /// The valid hosts of a request, with the port.
  private var hosts: [String] { ["127.0.0.1:\(self.port)", "localhost:\(self.port)"] }

  /// Returns why a request for a file is refused, or `nil` if it is accepted.
  func refusal(ofFile headers: HTTPHeaders) -> Refusal? {
    let host = headers.first(name: "host")?.lowercased() ?? ""
    return self.hosts.contains(host) ? nil : .foreignHost
  }

  /// Returns why a WebSocket is refused, or `nil` if it is accepted.
  func refusal(ofSocket headers: HTTPHeaders) -> Refusal? {
    if let refusal = self.refusal(ofFile: headers) { return refusal }
    let origins = headers["origin"]
    guard origins.count == 1, self.hosts.contains(where: { origins[0].lowercased() == "http://\($0)" }) else {
      return .foreignOrigin
    }
    let offered = headers[canonicalForm: "sec-websocket-protocol"]
    guard let given = offered.first(where: { $0.hasPrefix(Self.tokenPrefix) })?.dropFirst(Self.tokenPrefix.count) else {
      return .noToken
    }
    guard offered.contains(where: { $0 == Self.subprotocol }), Self.isSame(given, self.token) else {
      return .wrongToken
    }
    return nil
  }

  /// Compares in constant time, so that the time doesn't reveal how much is right.
  private static func isSame(_ given: Substring, _ token: String) -> Bool {
    guard given.utf8.count == token.utf8.count, !token.isEmpty else { return false }
    return zip(given.utf8, token.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Makes a new token: 128 bits of the system's random numbers in hexadecimal.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in Hexadecimal.text(generator.next(), digits: 16) }.joined()
  }
}
