import LoopIsolation
import NIOHTTP1

/// Decides which requests of browsers are let in: a value without I/O.
///
/// Every program and every page that this machine's browsers show can reach a port of 127.0.0.1. So a request must name this server in `Host`, against names that
/// are made to lead here (DNS rebinding); the socket also wants the page's own origin, and the token, which only who sees the printed address knows.
struct WebAdmission: Sendable, Hashable {
  /// Why a request is refused.
  enum Refusal: String, Sendable, Hashable, CaseIterable {
    case foreignHost = "This address is for 127.0.0.1 and localhost alone."
    case foreignOrigin = "Only the pages of this server may connect."
    case noToken = "There is no token: open the address that `castctl web` printed."
    case wrongToken = "The token is not that of this run: open the address that `castctl web` printed."
  }

  /// The subprotocol that carries JSON-RPC, one message of JSON a text.
  static let subprotocol = "cast-rpc.v1"
  /// What the subprotocol begins with that carries the token: browsers can send no header of their own with a WebSocket.
  static let tokenPrefix = "token."

  /// The port that this server listens on.
  var port: Int
  /// What the printed address holds.
  var token: String

  /// The names under which a browser on this machine may ask, with the port.
  private var hosts: [String] { ["127.0.0.1:\(self.port)", "localhost:\(self.port)"] }

  /// Why a request for a file is refused; `nil`: it is let in.
  func refusal(ofFile headers: HTTPHeaders) -> Refusal? {
    let host = headers.first(name: "host")?.lowercased() ?? ""
    return self.hosts.contains(host) ? nil : .foreignHost
  }

  /// Why a WebSocket is refused; `nil`: it is let in.
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

  /// Compares in a time that doesn't tell how much is right.
  private static func isSame(_ given: Substring, _ token: String) -> Bool {
    guard given.utf8.count == token.utf8.count, !token.isEmpty else { return false }
    return zip(given.utf8, token.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A new token: 128 bits of the system's random numbers in hexadecimal.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in Hexadecimal.text(generator.next(), digits: 16) }.joined()
  }
}
