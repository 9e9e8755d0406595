import NIOHTTP1
import Testing

@testable import WebBridge

/// The admission of phones, as tables.
@Suite struct PhoneAdmissionTests {
  static let admission = PhoneAdmission(host: "192.168.1.5:8019")
  static let token = "0123456789abcdef0123456789abcdef"
  static let list: PhoneList = {
    var list = PhoneList()
    _ = list.add(name: "Phone", token: Self.token, now: 1)
    return list
  }()
  static let good: HTTPHeaders = [
    "Host": "192.168.1.5:8019", "Origin": "http://192.168.1.5:8019", "Sec-WebSocket-Protocol": "cast-rpc.v1, token.",
    "Cookie": "other=1; cast-phone=0123456789abcdef0123456789abcdef",
  ]

  static func refusal(_ name: String, _ values: String?...) -> PhoneAdmission.Refusal? {
    var headers = Self.good
    headers.remove(name: name)
    for case let value? in values { headers.add(name: name, value: value) }
    guard case .failure(let refusal) = Self.admission.socket(headers, among: Self.list) else { return nil }
    return refusal
  }

  @Test func aPairedPhoneIsLetIn() throws {
    #expect(try Self.admission.socket(Self.good, among: Self.list).get().name == "Phone")
  }

  @Test(arguments: [
    nil, "", "192.168.1.5", "192.168.1.5:80", "evil.example:8019", "192.168.1.5.evil.example:8019", "localhost:8019",
    "127.0.0.1:8019", "cast.local:8019",
  ])
  func anotherHostIsRefused(host: String?) { #expect(Self.refusal("host", host) == .foreignHost) }

  @Test(arguments: [
    nil, "", "null", "http://192.168.1.5", "https://192.168.1.5:8019", "http://evil.example", "http://127.0.0.1:8019",
    "http://192.168.1.5:8019.evil.example",
  ])
  func anotherOriginIsRefused(origin: String?) { #expect(Self.refusal("origin", origin) == .foreignOrigin) }

  @Test func twoOriginsOrHostsAreRefused() {
    #expect(Self.refusal("origin", "http://192.168.1.5:8019", "http://evil.example") == .foreignOrigin)
    #expect(Self.refusal("host", "192.168.1.5:8019", "evil.example") == .foreignHost)
  }

  @Test(arguments: [
    nil, "", "cast-phone=", "cast-phone=0123456789abcdef0123456789abcdee", "cast-phone=0123456789abcdef",
    "cast-phone=0123456789abcdef0123456789abcdef0", "CAST-PHONE=0123456789abcdef0123456789abcdef",
    "xcast-phone=0123456789abcdef0123456789abcdef",
    "cast-phone=00000000000000000000000000000000; cast-phone=0123456789abcdef0123456789abcdef",
  ])
  func anotherCookieIsRefused(cookie: String?) { #expect(Self.refusal("cookie", cookie) == .unknownPhone) }

  @Test func theHashOfATokenIsNoToken() throws {
    let hash = try #require(Self.list.phones.first?.hash)
    #expect(Self.refusal("cookie", "cast-phone=\(hash)") == .unknownPhone)
    #expect(Self.refusal("cookie", "cast-phone=\(hash.prefix(32))") == .unknownPhone)
  }

  @Test func theSubprotocolIsRequired() {
    #expect(Self.refusal("sec-websocket-protocol", "token.x") == .noSubprotocol)
    #expect(Self.refusal("sec-websocket-protocol", nil) == .noSubprotocol)
  }

  @Test func scriptsAndOtherSitesDoNotGetTheCookie() {
    let cookie = PhoneAdmission.cookie(Self.token)
    #expect(cookie == "cast-phone=\(Self.token); Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict")
  }

  // MARK: The network

  static let networks = [
    LocalNetwork(interface: "lo", address: 0x7F00_0001, mask: 0xFF00_0000),
    LocalNetwork(interface: "wlan0", address: 0xC0A8_0105, mask: 0xFFFF_FF00),
    LocalNetwork(interface: "docker0", address: 0xAC11_0001, mask: 0xFFFF_0000),
    LocalNetwork(interface: "wan", address: 0x0808_0808, mask: 0xFFFF_FF00),
  ]

  private static func chosen(_ named: String?, _ defaultInterface: String? = nil) -> String {
    do {
      return try LocalNetwork.choose(named, among: Self.networks, defaultInterface: defaultInterface).ipAddress
    } catch {
      return error.message
    }
  }

  @Test func aPublicAddressIsOnlyTakenByItself() {
    #expect(Self.chosen(nil) == "There are several networks.")
    #expect(Self.chosen(nil, "wlan0") == "192.168.1.5")
    #expect(Self.chosen(nil, "wan") == "There are several networks.")
    #expect(Self.chosen("docker0", "wlan0") == "172.17.0.1")
    #expect(Self.chosen("wan").hasPrefix("The address of wan is public"))
    #expect(Self.chosen("8.8.8.8") == "8.8.8.8")
    #expect(Self.chosen("eth9") == "There is no interface or address “eth9”.")
  }

  @Test(arguments: [
    ("192.168.1.77", true), ("192.168.1.5", true), ("192.168.2.77", false), ("8.8.8.8", false), ("127.0.0.1", false),
    ("::1", false), ("", false),
  ])
  func onlyPeersOfTheNetworkAreLetIn(peer: String, isLetIn: Bool) {
    #expect(Self.networks[1].contains(peer) == isLetIn)
    #expect(!Self.networks[1].contains(nil))
  }
}
