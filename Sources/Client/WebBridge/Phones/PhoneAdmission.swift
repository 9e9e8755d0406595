import NIOCore
import NIOHTTP1

/// The rules by which requests from the local network are accepted: a value without I/O.
///
/// A request names this server by its address in `Host`: a name that points here (DNS rebinding) is refused. Requests
/// that change something, and those for the socket, also need the page's own `Origin`. All but those for pairing need
/// the cookie of a paired phone.
struct PhoneAdmission: Sendable, Hashable {
  /// The reason for the refusal of a request.
  enum Refusal: String, Error, Hashable {
    case foreignHost = "This server has no name: use the address that `castctl web --lan` shows."
    case foreignOrigin = "Only the pages of this server may connect."
    case noSubprotocol = "The subprotocol is missing."
    case unknownPhone = "This phone isn't paired: scan the code that `castctl web --lan` shows."
  }

  /// The name of the cookie with a phone's token.
  static let cookieName = "cast-phone"
  /// The time for which a browser keeps the cookie: the most that browsers allow (RFC 6265bis, 5.5).
  static let cookieDays = 400

  /// The address and the port of this server, as in `Host`.
  var host: String

  /// Returns why a request of any kind is refused, or `nil` if it isn't.
  func refusal(of headers: HTTPHeaders) -> Refusal? {
    headers["host"] == [self.host] ? nil : .foreignHost
  }

  /// Returns why a request that changes something is refused, or `nil` if it is accepted.
  func refusal(ofChange headers: HTTPHeaders) -> Refusal? {
    if let refusal = self.refusal(of: headers) { return refusal }
    return headers["origin"] == ["http://\(self.host)"] ? nil : .foreignOrigin
  }

  /// Returns the phone of a request, or `nil` if it isn't paired.
  func phone(_ headers: HTTPHeaders, among list: PhoneList) -> Phone? {
    Self.token(headers).flatMap { list.phone(withToken: $0) }
  }

  /// Returns the phone that may open a socket, or the reason for the refusal.
  func socket(_ headers: HTTPHeaders, among list: PhoneList) -> Result<Phone, Refusal> {
    if let refusal = self.refusal(ofChange: headers) { return .failure(refusal) }
    guard headers[canonicalForm: "sec-websocket-protocol"].contains(where: { $0 == WebAdmission.subprotocol }) else {
      return .failure(.noSubprotocol)
    }
    guard let phone = self.phone(headers, among: list) else { return .failure(.unknownPhone) }
    return .success(phone)
  }

  /// Returns the token of the cookie: 32 hexadecimal digits, and only if exactly one was sent.
  static func token(_ headers: HTTPHeaders) -> String? {
    let pairs = headers["cookie"].flatMap { field in field.split(separator: ";").map { $0.drop { $0 == " " } } }
    let prefix = "\(self.cookieName)="
    let tokens = pairs.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    guard tokens.count == 1, tokens[0].utf8.count == 32, tokens[0].allSatisfy({ $0.isHexDigit }) else { return nil }
    return String(tokens[0])
  }

  /// Returns the value of `Set-Cookie` that gives a phone its token. Scripts can't read the cookie, and other sites'
  /// requests don't carry it.
  static func cookie(_ token: String) -> String {
    "\(self.cookieName)=\(token); Path=/; Max-Age=\(self.cookieDays * 86_400); HttpOnly; SameSite=Strict"
  }
}
