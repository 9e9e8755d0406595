public import JSONCodec

/// A table that replaces private values by stand-ins consistently: equal values get equal stand-ins of the same form.
///
/// 1. The owner names private texts that it knows with ``learn(_:as:)``, such as the device's name.
/// 2. ``replace(_:)-(JSONValue)`` and ``replace(_:)-(String)`` replace values that are private by form (ids, addresses,
///    hardware addresses, e-mail addresses, users and queries of URLs), by the name of its member (names, networks,
///    secrets), and learned texts wherever they occur.
/// 3. ``counts`` says how many values of each kind were replaced.
///
/// A stand-in has the form of the original, so that a program that reads it takes the same path: 32 hexadecimal digits
/// stay 32 digits, and an IPv4 address is one of those for documentation (RFC 5737). Loopback and multicast addresses,
/// and words of the protocol, stay. Titles, paths of URLs and texts of apps can't be recognized.
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
    /// The user, query or fragment of a URL, or the user's name in the path of a file.
    case urlPart
    /// A secret: a token, credentials, custom data.
    case secret
  }

  /// How many different values of each kind were replaced.
  public private(set) var counts: [Kind: Int] = [:]
  /// The number of each private value, by ``StandInForm/key``: a text may be a name and an id.
  private var numbers: [String: Int] = [:]
  /// The keys of the stand-ins: one that is read again, as in a recording that is redacted twice, stays.
  private var own: Set<String> = []
  /// The values that are replaced wherever they occur.
  private var learned = LearnedTexts()

  /// The largest number of values that are remembered; beyond it each kind has one stand-in for all.
  private static let maximumValues = 20_000

  /// Creates a table without values.
  public init() {}

  /// Makes `text` private: from now on it is replaced wherever it occurs, also inside texts.
  ///
  /// Texts of fewer than three characters are replaced only where they are a whole value.
  public mutating func learn(_ text: String, as kind: Kind) {
    guard !text.isEmpty else { return }
    self.learned.insert(text, self.standIn(for: text, kind))
  }

  /// Returns `value` with stand-ins.
  ///
  /// A name that one member gives is also replaced in the texts before that member.
  public mutating func replace(_ value: JSONValue) -> JSONValue {
    let known = self.learned.count
    let replaced = self.replace(value, of: nil, depth: 0)
    return self.learned.count == known ? replaced : self.replace(value, of: nil, depth: 0)
  }

  /// Returns `text` with stand-ins.
  public mutating func replace(_ text: String) -> String { self.replace(text, depth: 0) }

  /// Returns the stand-in of `text`, which is a value of `kind` as a whole; learns it.
  public mutating func replace(_ text: String, as kind: Kind) -> String {
    guard !text.isEmpty else { return text }
    if self.learned[text] == nil { self.learn(text, as: kind) }
    return self.learned[text] ?? self.standIn(for: text, kind)
  }

  // MARK: Values

  private mutating func replace(_ value: JSONValue, of member: PrivateMember?, depth: Int) -> JSONValue {
    // Deeper than anything that Cast sends; deeper values aren't searched, so they are removed.
    guard depth < 64 else { return .null }
    switch value {
    case .string(let text): return .string(self.replace(text, of: member, depth: depth))
    case .array(let elements):
      return .array(elements.map { self.replace($0, of: member, depth: depth + 1) })
    case .object(let object):
      var result = JSONObject()
      for (key, value) in object.members {
        // A key is vocabulary, unless it has the form of a private value.
        result[self.replacingForms(key)] = self.replace(
          value, of: PrivateMember(key, beside: object, below: member), depth: depth + 1)
      }
      return .object(result)
    case .integer, .number: return member == .secret || member == .place ? .integer(0) : value
    default: return value
    }
  }

  private mutating func replace(_ text: String, of member: PrivateMember?, depth: Int) -> String {
    guard let member, !text.isEmpty else { return self.replace(text, depth: depth) }
    switch member {
    case .secret, .place:
      let standIn = self.standIn(for: text, .secret)
      if Self.isDistinctive(text) { self.learned.insert(text, standIn) }
      return standIn
    case .vocabulary: return self.replacingForms(text)
    case .kind(let kind):
      // A name may be an id or an address, which then keeps its form.
      let replaced = self.replace(text, depth: depth)
      guard replaced == text, !PrivateTextScanner.isAddress(text) else { return replaced }
      let standIn = self.standIn(for: text, kind)
      if kind == .name || kind == .network { self.learned.insert(text, standIn) }
      return standIn
    }
  }

  /// Whether a secret is unlikely to be an ordinary word, so that it can be replaced wherever it occurs.
  private static func isDistinctive(_ text: String) -> Bool {
    text.utf8.count >= 8 && text.utf8.contains { (48...57).contains($0) }
  }

  private mutating func replace(_ text: String, depth: Int) -> String {
    if let known = self.learned[text] { return known }
    if let json = self.replacingJSON(text, depth: depth) { return json }
    return self.replacingForms(self.learned.replaced(in: text))
  }

  /// Returns a text that is itself a JSON object or array with stand-ins; `nil` if it isn't one.
  private mutating func replacingJSON(_ text: String, depth: Int) -> String? {
    guard text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "["),
      let value = (try? JSONDocument(parsing: Array(text.utf8), policy: .tolerant))?.root.value
    else { return nil }
    let replaced = self.replace(value, of: nil, depth: depth + 1)
    return replaced == value ? text : String(decoding: replaced.jsonBytes, as: UTF8.self)
  }

  private mutating func replacingForms(_ text: String) -> String {
    var scanner = PrivateTextScanner(text)
    return scanner.replaced { text, kind in self.standIn(for: text, kind) }
  }

  // MARK: Stand-ins

  private mutating func standIn(for original: String, _ kind: Kind) -> String {
    let form = StandInForm(kind, original)
    let key = form.key
    if self.own.contains(key) { return original }
    if let number = self.numbers[key] { return form.cased(form.text(number: number)) }
    guard self.numbers.count < Self.maximumValues else { return form.text(number: 0) }
    let number = (self.counts[kind] ?? 0) + 1
    self.counts[kind] = number
    self.numbers[key] = number
    let standIn = form.text(number: number)
    self.own.insert(StandInForm(kind, standIn).key)
    return form.cased(standIn)
  }
}

/// The texts that are replaced wherever they occur as whole words, with their stand-ins.
private struct LearnedTexts: Sendable {
  private typealias Entry = (original: [UInt8], standIn: [UInt8])
  /// An edge of the tree: a node, and the next byte of a text.
  private struct Edge: Hashable {
    var node: Int
    var byte: UInt8
  }

  private var wholes: [String: String] = [:]
  /// A tree of the texts' first bytes, so that many texts cost no more time than few. Its root is node 0.
  private var edges: [Edge: Int] = [:]
  /// The texts that end at each node, the longest first.
  private var entries: [[Entry]] = [[]]

  /// The largest number of texts.
  private static let maximumCount = 8_192
  /// The first bytes of a text that are in the tree; it bounds the tree's memory.
  private static let maximumDepth = 32

  var count: Int { self.wholes.count }

  subscript(text: String) -> String? { self.wholes[text] }

  mutating func insert(_ original: String, _ standIn: String) {
    guard self.wholes[original] == nil, original != standIn, self.count < Self.maximumCount else { return }
    self.wholes[original] = standIn
    guard original.count >= 3 else { return }
    self.add(Array(original.utf8), standIn)
    // The text as it is written in the path of a URL.
    let encoded = Self.percentEncoded(original)
    if encoded != Array(original.utf8) { self.add(encoded, standIn) }
  }

  private mutating func add(_ bytes: [UInt8], _ standIn: String) {
    var node = 0
    for byte in bytes.prefix(Self.maximumDepth) {
      let edge = Edge(node: node, byte: byte)
      node = self.edges[edge] ?? self.entries.endIndex
      if node == self.entries.endIndex {
        self.edges[edge] = node
        self.entries.append([])
      }
    }
    let place = self.entries[node].firstIndex { $0.original.count < bytes.count } ?? self.entries[node].endIndex
    self.entries[node].insert((bytes, Array(standIn.utf8)), at: place)
  }

  private static func percentEncoded(_ text: String) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return text.utf8.flatMap { byte -> [UInt8] in
      let isPlain = byte < 0x80 && PrivateTextScanner.isWord(byte) || [0x2E, 0x7E].contains(byte)
      return isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  /// Returns `text` with the stand-ins of the texts that occur in it as whole words.
  func replaced(in text: String) -> String {
    guard !self.edges.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let entry = self.entry(at: index, in: bytes) {
        output += entry.standIn
        index += entry.original.count
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the longest text that is at `index` as a whole word.
  private func entry(at index: Int, in bytes: [UInt8]) -> Entry? {
    var (node, longest): (Int, Entry?) = (0, nil)
    for byte in bytes[index...].prefix(Self.maximumDepth) {
      guard let next = self.edges[Edge(node: node, byte: byte)] else { break }
      node = next
      // Texts at a deeper node are longer.
      longest = self.entries[node].first { Self.isWord($0.original, at: index, in: bytes) } ?? longest
    }
    return longest
  }

  /// Whether `name` is at `index`, and no word continues before or after it.
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
  /// A secret: every text and number below the member.
  case secret
  /// The location of the device, such as its latitude and longitude.
  case place
  /// A word of the protocol: a device may have the same name.
  case vocabulary

  /// Members whose values are names, networks or places, in lower case and without `-` and `_`. Sources: TXT records
  /// (cast.md 1), `eureka_info`, RECEIVER_STATUS, multizone messages, this API.
  private static let kinds: [String: PrivateMember] = [
    "fn": .kind(.name), "friendlyname": .kind(.name), "devicename": .kind(.name), "groupname": .kind(.name),
    "hostname": .kind(.address), "instance": .kind(.name), "instancename": .kind(.name), "username": .kind(.name),
    "ssid": .kind(.network), "essid": .kind(.network), "bssid": .kind(.network), "hotspotbssid": .kind(.network),
    "wifiname": .kind(.network), "bs": .kind(.network), "macaddress": .kind(.hardwareAddress),
    "ssdpudn": .kind(.id), "clouddeviceid": .kind(.id), "cd": .kind(.id), "serialnumber": .kind(.id),
    "location": .place, "latitude": .place, "longitude": .place, "timezone": .place, "postalcode": .place,
    "publickey": .secret, "wpaconfigured": .secret, "signcert": .secret, "pin": .secret, "pincode": .secret,
    "passcode": .secret, "setupcode": .secret, "device": .kind(.name), "alias": .kind(.name),
    "aliases": .kind(.name), "nickname": .kind(.name), "nearest": .kind(.name), "answered": .kind(.name),
    "type": .vocabulary, "responsetype": .vocabulary, "playerstate": .vocabulary, "idlereason": .vocabulary,
    "streamtype": .vocabulary, "repeatmode": .vocabulary, "appid": .vocabulary, "applicationid": .vocabulary,
    "apptype": .vocabulary, "namespace": .vocabulary, "modelname": .vocabulary, "md": .vocabulary,
    "model": .vocabulary, "manufacturer": .vocabulary, "contenttype": .vocabulary,
    "method": .vocabulary, "state": .vocabulary, "phase": .vocabulary, "verdict": .vocabulary,
    "castbuildrevision": .vocabulary, "buildversion": .vocabulary, "countrycode": .vocabulary,
  ]

  /// The members beside which `name` is a device's name, not that of a namespace, an error or a track.
  private static let deviceMembers: Set<String> = [
    "deviceid", "device_id", "capabilities", "ssdp_udn", "mac_address", "build_version", "cast_build_revision", "uuid",
  ]

  /// Creates the kind of the member `key` of `object`, which is the value of a member of the kind `outer`; `nil` if the
  /// member isn't private by its name.
  init?(_ key: String, beside object: JSONObject, below outer: PrivateMember?) {
    if outer == .secret || Redactor.isSecret(key) || Self.isSecretValue(key, of: object) {
      self = .secret
      return
    }
    let plain = key.utf8.count <= 64 ? String(key.lowercased().filter { $0 != "-" && $0 != "_" }) : ""
    if plain == "name", object.keys.contains(where: { Self.deviceMembers.contains($0.lowercased()) }) {
      self = .kind(.name)
    } else if let member = Self.kinds[plain] {
      self = member
    } else if outer == .place {
      self = .place
    } else {
      return nil
    }
  }

  /// Whether the member is the value of a pair whose name is secret: `{"name": "Authorization", "value": …}`.
  private static func isSecretValue(_ key: String, of object: JSONObject) -> Bool {
    guard key == "value" else { return false }
    return ["name", "key", "header"].contains { object[$0]?.string.map { Redactor.isSecret($0) } ?? false }
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

  /// The text by which equal values are recognised, in any spelling: the case of digits and the separators of ids don't
  /// matter.
  var key: String {
    guard self.kind == .id || self.kind == .hardwareAddress || self.isHexadecimal else {
      return "\(self.kind.rawValue):\(self.original)"
    }
    return "\(self.kind.rawValue):\(self.original.lowercased().filter { $0 != "-" && $0 != ":" })"
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

  /// Returns the original with its letters and digits replaced by the digits of `number`; separators stay.
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

  /// Returns an address for documentation (RFC 5737, RFC 3849), or a name in `.local`.
  private func address(_ number: Int) -> String {
    if self.original.contains(":") { return "2001:db8::\(String(number, radix: 16))" }
    if self.original.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") }) {
      let nets = ["192.0.2", "198.51.100", "203.0.113"]
      return "\(nets[min(number / 254, 2)]).\(number % 254 + 1)"
    }
    return "host-\(number).local"
  }
}
