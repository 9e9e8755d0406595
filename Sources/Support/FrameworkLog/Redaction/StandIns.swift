public import JSONCodec

/// Replaces private values by stand-ins that stay consistent: equal values get equal stand-ins of the same form.
///
/// 1. The owner names what it knows to be private with ``learn(_:as:)``, such as the device's name.
/// 2. ``replace(_:)-(JSONValue)`` and ``replace(_:)-(String)`` replace what is private by its form (ids, addresses,
///    hardware addresses, e-mail addresses, users and queries of URLs), by the name of its member (names, networks,
///    secrets), and what was learned, wherever it occurs.
/// 3. ``counts`` says how many values of each kind were replaced.
///
/// A stand-in has the form of the original, so that a program that reads it takes the same path: 32 hexadecimal digits
/// stay 32 digits, and an IPv4 address is one of those for documentation (RFC 5737). Loopback and multicast addresses,
/// and what has a meaning for everybody, stay. Titles, paths of URLs and texts of apps can't be recognized.
public struct StandIns: Sendable {
  /// A kind of private value.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The name of a device, group or person.
    case name
    /// The name or address of a wireless network.
    case network
    /// An id: hexadecimal digits or a UUID.
    case id
    /// An IP address, or the name of a host in the local network.
    case address
    /// The hardware address of a network interface.
    case hardwareAddress
    /// An e-mail address.
    case mailAddress
    /// The user, query or fragment of a URL.
    case urlPart
    /// A secret: a token, credentials, custom data.
    case secret
  }

  /// How many different values of each kind were replaced.
  public private(set) var counts: [Kind: Int] = [:]
  /// The stand-in of each private value; the key begins with the kind, because a text may be a name and an id.
  private var standIns: [String: String] = [:]
  /// The names and networks, the longest first, which are replaced inside texts, too.
  private var learned: [(original: [UInt8], standIn: String)] = []

  /// The largest number of values that are remembered; beyond it each kind has one stand-in for all.
  private static let maximumValues = 20_000
  /// The largest number of names that are looked for in texts.
  private static let maximumLearned = 256

  /// Creates a table without values.
  public init() {}

  /// Makes `text` private: from now on it is replaced wherever it occurs, also inside texts.
  ///
  /// Texts of fewer than three characters are replaced only where they are a whole value.
  public mutating func learn(_ text: String, as kind: Kind) {
    guard !text.isEmpty else { return }
    _ = self.standIn(for: text, kind)
  }

  /// Returns `value` with stand-ins.
  public mutating func replace(_ value: JSONValue) -> JSONValue { self.replace(value, of: nil, depth: 0) }

  /// Returns `text` with stand-ins.
  public mutating func replace(_ text: String) -> String {
    if let known = self.known(text) { return known }
    var scanner = PrivateTextScanner(self.replacingLearned(text))
    return scanner.replaced { text, kind in self.standIn(for: text, kind) }
  }

  // MARK: Values

  private mutating func replace(_ value: JSONValue, of member: PrivateMember?, depth: Int) -> JSONValue {
    // Deeper than anything that Cast sends; deeper values aren't searched, so they are removed.
    guard depth < 64 else { return .null }
    switch value {
    case .string(let text): return .string(self.replace(text, of: member))
    case .array(let elements):
      return .array(elements.map { self.replace($0, of: member, depth: depth + 1) })
    case .object(let object):
      var result = JSONObject()
      for (key, value) in object.members {
        result[self.replace(key)] = self.replace(
          value, of: member == .secret ? .secret : PrivateMember(key, beside: object), depth: depth + 1)
      }
      return .object(result)
    case .integer, .number: return member == .secret || member == .place ? .integer(0) : value
    default: return value
    }
  }

  private mutating func replace(_ text: String, of member: PrivateMember?) -> String {
    guard let member, !text.isEmpty else { return self.replace(text) }
    switch member {
    case .secret, .place: return self.standIn(for: text, .secret)
    case .kind(let kind):
      // A name may be an id or an address, which then keeps its form.
      let replaced = self.replace(text)
      return replaced == text ? self.standIn(for: text, kind) : replaced
    }
  }

  // MARK: Stand-ins

  private func known(_ text: String) -> String? {
    for kind in [Kind.name, .network] {
      if let standIn = self.standIns["\(kind.rawValue):\(text)"] { return standIn }
    }
    return nil
  }

  private mutating func standIn(for original: String, _ kind: Kind) -> String {
    let key = "\(kind.rawValue):\(kind == .id || kind == .hardwareAddress ? original.lowercased() : original)"
    let form = StandInForm(kind, original)
    if let standIn = self.standIns[key] { return form.cased(standIn) }
    guard self.standIns.count < Self.maximumValues else { return form.text(number: 0) }
    let number = (self.counts[kind] ?? 0) + 1
    self.counts[kind] = number
    let standIn = form.text(number: number)
    self.standIns[key] = standIn
    // A stand-in that is read again, as in a recording that is redacted twice, stays.
    self.standIns["\(kind.rawValue):\(standIn)"] = standIn
    if kind == .name || kind == .network { self.remember(original, standIn) }
    return form.cased(standIn)
  }

  private mutating func remember(_ original: String, _ standIn: String) {
    guard original.count >= 3, self.learned.count < Self.maximumLearned else { return }
    let bytes = Array(original.utf8)
    let place = self.learned.firstIndex { $0.original.count < bytes.count } ?? self.learned.endIndex
    self.learned.insert((bytes, standIn), at: place)
  }

  /// Returns `text` with the stand-ins of names and networks that occur in it as whole words.
  private func replacingLearned(_ text: String) -> String {
    guard !self.learned.isEmpty else { return text }
    let bytes = Array(text.utf8)
    let candidates = Dictionary(grouping: self.learned) { $0.original[0] }
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let (original, standIn) = candidates[bytes[index]]?.first(where: {
        Self.isWord($0.original, at: index, in: bytes)
      }) {
        output += Array(standIn.utf8)
        index += original.count
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Whether `name` is at `index`, and no word goes on before or after it.
  private static func isWord(_ name: [UInt8], at index: Int, in bytes: [UInt8]) -> Bool {
    let end = index + name.count
    guard end <= bytes.count, bytes[index..<end].elementsEqual(name) else { return false }
    let isWord = PrivateTextScanner.isWord
    let joinsBefore = index > 0 && isWord(bytes[index - 1]) && isWord(name[0])
    let joinsAfter = end < bytes.count && isWord(bytes[end]) && isWord(bytes[end - 1])
    return !joinsBefore && !joinsAfter
  }
}

/// The kind of private value that a member holds, by its name.
enum PrivateMember: Hashable {
  case kind(StandIns.Kind)
  /// Every text and number below it.
  case secret
  /// Where the device is, as latitude and longitude.
  case place

  /// Members whose values are names, networks or places, in lower case and without `-` and `_`. Sources: TXT records
  /// (cast.md 1), `eureka_info`, RECEIVER_STATUS, multizone messages, this API.
  private static let kinds: [String: PrivateMember] = [
    "fn": .kind(.name), "friendlyname": .kind(.name), "devicename": .kind(.name), "groupname": .kind(.name),
    "hostname": .kind(.address), "instance": .kind(.name), "instancename": .kind(.name), "username": .kind(.name),
    "ssid": .kind(.network), "essid": .kind(.network), "bssid": .kind(.network), "hotspotbssid": .kind(.network),
    "wifiname": .kind(.network), "bs": .kind(.network), "macaddress": .kind(.hardwareAddress),
    "ssdpudn": .kind(.id), "clouddeviceid": .kind(.id), "cd": .kind(.id), "serialnumber": .kind(.id),
    "location": .place, "latitude": .place, "longitude": .place, "timezone": .place, "postalcode": .place,
    "publickey": .secret, "wpaconfigured": .secret, "signcert": .secret,
  ]

  /// The members beside which `name` is a device's name, not that of a namespace, an error or a track.
  private static let deviceMembers: Set<String> = [
    "deviceid", "device_id", "capabilities", "ssdp_udn", "mac_address", "build_version", "cast_build_revision", "uuid",
  ]

  init?(_ key: String, beside object: JSONObject) {
    if Redactor.isSecret(key) {
      self = .secret
      return
    }
    guard key.utf8.count <= 64 else { return nil }
    let plain = String(key.lowercased().filter { $0 != "-" && $0 != "_" })
    if plain == "name", object.keys.contains(where: { Self.deviceMembers.contains($0.lowercased()) }) {
      self = .kind(.name)
    } else if let member = Self.kinds[plain] {
      self = member
    } else {
      return nil
    }
  }
}

/// The form that a stand-in takes from its original.
struct StandInForm {
  private let kind: StandIns.Kind
  private let original: String

  init(_ kind: StandIns.Kind, _ original: String) {
    self.kind = kind
    self.original = original
  }

  /// Returns stand-in `number`.
  func text(number: Int) -> String {
    switch self.kind {
    case .name: "Device \(number)"
    case .network: self.isHexadecimal ? self.digits(number) : "Network \(number)"
    case .id: self.digits(number)
    case .hardwareAddress: self.digits(number, leading: "02")
    case .mailAddress: "person\(number)@example.com"
    case .urlPart: "part\(number)"
    case .secret: "secret-\(number)"
    case .address: self.address(number)
    }
  }

  /// Returns `standIn` in the letters' case of the original.
  func cased(_ standIn: String) -> String {
    guard self.kind == .id || self.kind == .hardwareAddress || self.isHexadecimal else { return standIn }
    return self.original.contains { ("A"..."F").contains($0) } ? standIn.uppercased() : standIn
  }

  private var isHexadecimal: Bool {
    self.original.utf8.count >= 12
      && self.original.utf8.allSatisfy { PrivateTextScanner.isHexadecimal($0) || $0 == UInt8(ascii: ":") }
  }

  /// The original with the digits of `number` in place of its own; separators stay.
  private func digits(_ number: Int, leading: String = "") -> String {
    var hexadecimal = Array(String(number, radix: 16).utf8)
    var output: [UInt8] = []
    for byte in self.original.utf8.reversed() {
      if PrivateTextScanner.isLetterOrDigit(byte) {
        output.append(hexadecimal.popLast() ?? UInt8(ascii: "0"))
      } else {
        output.append(byte)
      }
    }
    output.reverse()
    for (place, byte) in leading.utf8.enumerated() where place < output.count { output[place] = byte }
    return String(decoding: output, as: UTF8.self)
  }

  /// An address for documentation (RFC 5737, RFC 3849), or a name in `.local`.
  private func address(_ number: Int) -> String {
    if self.original.contains(":") { return "2001:db8::\(String(number, radix: 16))" }
    if self.original.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") }) {
      let nets = ["192.0.2", "198.51.100", "203.0.113"]
      return "\(nets[min(number / 254, 2)]).\(number % 254 + 1)"
    }
    return "host-\(number).local"
  }
}
