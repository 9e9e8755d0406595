/// A scanner that copies a text in one pass and replaces the values that are private by their form: ids, addresses,
/// parts of URLs.
struct PrivateTextScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var output: [UInt8] = []

  init(_ text: String) { self.bytes = Array(Redactor.redactingSecrets(text).utf8) }

  /// Returns the text with the result of `standIn` in place of each private part.
  mutating func replaced(by standIn: (String, StandIns.Kind) -> String) -> String {
    self.output.reserveCapacity(self.bytes.count)
    while self.index < self.bytes.count {
      if self.isAt("://"), self.output.last.map(Self.isLetterOrDigit) ?? false {
        self.copyURL(standIn)
      } else if self.bytes[self.index] == UInt8(ascii: "/"), self.startsHome(self.index) {
        self.copyHome(standIn)
      } else if Self.isWord(self.bytes[self.index]) || self.bytes[self.index] == UInt8(ascii: ":") {
        self.copyToken(standIn)
      } else {
        self.output.append(self.bytes[self.index])
        self.index += 1
      }
    }
    return String(decoding: self.output, as: UTF8.self)
  }

  // MARK: Folders

  private static let homes = [Array("/home/".utf8), Array("/Users/".utf8)]

  /// Whether the path of a user's folder begins at `index`: `/home/jane`.
  private func startsHome(_ index: Int) -> Bool {
    Self.homes.contains { self.bytes[index...].starts(with: $0) }
  }

  /// Copies `/home/`, and the stand-in of the user's name behind it.
  private mutating func copyHome(_ standIn: (String, StandIns.Kind) -> String) {
    let home = Self.homes.first { self.bytes[self.index...].starts(with: $0) } ?? []
    self.output += home
    self.index += home.count
    var end = self.index
    while end < self.bytes.count, self.bytes[end] > 0x20, !Array("/\"':,;?#".utf8).contains(self.bytes[end]) {
      end += 1
    }
    guard end > self.index else { return }
    self.output += Array(standIn(String(decoding: self.bytes[self.index..<end], as: UTF8.self), .urlPart).utf8)
    self.index = end
  }

  // MARK: Tokens

  /// The longest token, in bytes: longer ones are examined in parts.
  private static let longestToken = 512

  /// Copies a run of the bytes of words, addresses and mail addresses, with its private parts replaced.
  private mutating func copyToken(_ standIn: (String, StandIns.Kind) -> String) {
    let start = self.index
    let limit = min(start + Self.longestToken, self.bytes.count)
    // The first byte belongs to the token, even if it begins `://`.
    self.index += 1
    while self.index < limit, Self.isToken(self.bytes[self.index]), !self.isAt("://") { self.index += 1 }
    // The full stop of a sentence and the colon of a clause aren't part of it.
    var end = self.index
    while end > start, self.bytes[end - 1] == UInt8(ascii: ".") || self.endsWithLoneColon(start..<end) { end -= 1 }
    self.output += Array(Self.replaced(self.bytes[start..<end], standIn).utf8)
    self.output += self.bytes[end..<self.index]
  }

  /// Whether the range ends with one colon, as after a word; `::` is part of an IPv6 address.
  private func endsWithLoneColon(_ range: Range<Int>) -> Bool {
    guard self.bytes[range.upperBound - 1] == UInt8(ascii: ":") else { return false }
    return range.count < 2 || self.bytes[range.upperBound - 2] != UInt8(ascii: ":")
  }

  private static func replaced(_ token: ArraySlice<UInt8>, _ standIn: (String, StandIns.Kind) -> String) -> String {
    let text = String(decoding: token, as: UTF8.self)
    // An address with a port: the port stays.
    if let colon = token.lastIndex(of: UInt8(ascii: ":")),
      token[..<colon].count(where: { $0 == UInt8(ascii: ":") }) == 0,
      token[(colon + 1)...].allSatisfy({ (48...57).contains($0) })
    {
      let host = self.replaced(token[..<colon], standIn)
      return host + String(decoding: token[colon...], as: UTF8.self)
    }
    if let kind = self.kind(of: token) { return standIn(text, kind) }
    return self.replacingHexadecimalParts(token, standIn)
  }

  /// Returns the kind of a whole token; `nil` if it isn't private.
  static func kind(of token: ArraySlice<UInt8>) -> StandIns.Kind? {
    if self.isMailAddress(token) { return .mailAddress }
    if self.isHardwareAddress(token) { return .hardwareAddress }
    if self.isPrivateAddress(token) { return .address }
    if self.isUUID(token) { return .id }
    return nil
  }

  /// Replaces UUIDs, runs of 12 or more hexadecimal digits with a digit among them, as in
  /// `Chromecast-0123456789abcdef`, and runs of letters and digits that are as long as a random token.
  private static func replacingHexadecimalParts(
    _ token: ArraySlice<UInt8>, _ standIn: (String, StandIns.Kind) -> String
  ) -> String {
    var output = ""
    for part in token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      if !output.isEmpty || part.startIndex != token.startIndex { output += "." }
      output += self.replacingRuns(part, standIn)
    }
    return output
  }

  private static func replacingRuns(
    _ part: ArraySlice<UInt8>, _ standIn: (String, StandIns.Kind) -> String
  ) -> String {
    var output: [UInt8] = []
    var rest = part
    while let first = rest.first {
      if rest.count >= 36, self.isUUID(rest.prefix(36)) {
        output += Array(standIn(String(decoding: rest.prefix(36), as: UTF8.self), .id).utf8)
        rest = rest.dropFirst(36)
        continue
      }
      let run = rest.prefix(while: self.isLetterOrDigit)
      guard !run.isEmpty else {
        output.append(first)
        rest = rest.dropFirst()
        continue
      }
      let isID =
        run.count >= 12 && run.allSatisfy(self.isHexadecimal) && run.contains { (48...57).contains($0) }
        && !run.allSatisfy { (48...57).contains($0) }
      if isID || self.isRandom(run) {
        output += Array(standIn(String(decoding: run, as: UTF8.self), isID ? .id : .secret).utf8)
      } else {
        output += run
      }
      rest = rest.dropFirst(run.count)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Whether the run is as long as a random token, with letters and several digits: no word is.
  private static func isRandom(_ run: ArraySlice<UInt8>) -> Bool {
    guard run.count >= 20, run.allSatisfy({ $0 < 0x80 }) else { return false }
    let digits = run.count { (48...57).contains($0) }
    return digits >= 2 && digits < run.count
  }

  // MARK: URLs

  /// Copies a URL from `://` on: the public host and the path stay.
  private mutating func copyURL(_ standIn: (String, StandIns.Kind) -> String) {
    self.output += Array("://".utf8)
    self.index += 3
    var end = self.index
    while end < self.bytes.count, !Self.endsURL(self.bytes[end]) { end += 1 }
    let url = self.bytes[self.index..<end]
    self.index = end
    let authority = url.prefix { !Array("/?#".utf8).contains($0) }
    var host = authority
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      self.output += Array("\(standIn(String(decoding: authority[..<at], as: UTF8.self), .urlPart))@".utf8)
      host = authority[(at + 1)...]
    }
    self.copyHost(host, standIn)
    let rest = url[authority.endIndex...]
    let path = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    self.copyPath(path, standIn)
    guard path.endIndex < rest.endIndex else { return }
    self.output.append(rest[path.endIndex])
    self.output += Array(standIn(String(decoding: rest[(path.endIndex + 1)...], as: UTF8.self), .urlPart).utf8)
  }

  private mutating func copyPath(_ path: ArraySlice<UInt8>, _ standIn: (String, StandIns.Kind) -> String) {
    var rest = path
    if let home = Self.homes.first(where: { path.starts(with: $0) }) {
      let name = path.dropFirst(home.count).prefix { $0 != UInt8(ascii: "/") }
      self.output += home
      if !name.isEmpty { self.output += Array(standIn(String(decoding: name, as: UTF8.self), .urlPart).utf8) }
      rest = path[name.endIndex...]
    }
    self.output += Array(Self.replacingHexadecimalParts(rest, standIn).utf8)
  }

  private mutating func copyHost(_ host: ArraySlice<UInt8>, _ standIn: (String, StandIns.Kind) -> String) {
    guard host.first == UInt8(ascii: "["), let close = host.firstIndex(of: UInt8(ascii: "]")) else {
      return self.output += Array(Self.replaced(host, standIn).utf8)
    }
    self.output.append(UInt8(ascii: "["))
    self.output += Array(Self.replaced(host[(host.startIndex + 1)..<close], standIn).utf8)
    self.output += host[close...]
  }

  private static func endsURL(_ byte: UInt8) -> Bool { byte <= 0x20 || Array("\"'<>\\`|{}".utf8).contains(byte) }

  // MARK: Forms

  private static func isMailAddress(_ token: ArraySlice<UInt8>) -> Bool {
    let parts = token.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(UInt8(ascii: "."))
      && parts[1].last != UInt8(ascii: ".")
  }

  private static func isHardwareAddress(_ token: ArraySlice<UInt8>) -> Bool {
    for separator in [UInt8(ascii: ":"), UInt8(ascii: "-")] {
      let parts = token.split(separator: separator, omittingEmptySubsequences: false)
      if parts.count == 6, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(self.isHexadecimal) }) { return true }
    }
    return false
  }

  private static func isUUID(_ token: ArraySlice<UInt8>) -> Bool {
    let parts = token.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.allSatisfy(self.isHexadecimal) }
  }

  /// Whether the token is an IP address that reveals a place in a network, or a host's name in the local network.
  private static func isPrivateAddress(_ token: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: token, as: UTF8.self).lowercased()
    if text.hasSuffix(".local") || text.hasSuffix(".lan") || text.hasSuffix(".home.arpa") {
      return !text.hasSuffix("._tcp.local") && !text.hasSuffix("._udp.local")
    }
    if let octets = self.octets(token) {
      // Loopback, unspecified, multicast and broadcast addresses reveal nothing about the network; nor do those for
      // documentation, which are stand-ins already.
      let isForDocumentation = [[192, 0, 2], [198, 51, 100], [203, 0, 113]].contains(Array(octets[..<3]))
      return octets[0] != 127 && octets[0] != 0 && octets[0] < 224 && !isForDocumentation
    }
    return self.isIPv6(token) && !["::", "::1"].contains(text) && !text.hasPrefix("ff0") && !text.hasPrefix("2001:db8:")
  }

  /// Whether `text` is an IP address, with or without a port.
  static func isAddress(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let host = bytes.prefix { $0 != UInt8(ascii: ":") }
    if self.octets(host) != nil {
      return bytes.dropFirst(host.count + 1).allSatisfy { (48...57).contains($0) }
    }
    return self.isIPv6(bytes[...])
  }

  private static func octets(_ token: ArraySlice<UInt8>) -> [Int]? {
    let parts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let octets = parts.compactMap { part -> Int? in
      guard part.count <= 3, part.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return Int(String(decoding: part, as: UTF8.self)).flatMap { $0 <= 255 ? $0 : nil }
    }
    return parts.count == 4 && octets.count == 4 ? octets : nil
  }

  /// Whether the token has the form of an IPv6 address, with or without a zone; a time of day (`12:30:05`) hasn't.
  private static func isIPv6(_ token: ArraySlice<UInt8>) -> Bool {
    let address = token.prefix { $0 != UInt8(ascii: "%") }
    let colons = address.count { $0 == UInt8(ascii: ":") }
    guard colons >= 2, colons <= 7, address.allSatisfy({ self.isHexadecimal($0) || $0 == UInt8(ascii: ":") }) else {
      return false
    }
    let groups = address.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.count <= 4 }) else { return false }
    let isShortened = String(decoding: address, as: UTF8.self).contains("::")
    return isShortened ? groups.count <= 8 : groups.count == 8
  }

  // MARK: Bytes

  private func isAt(_ text: StaticString) -> Bool {
    guard self.index + text.utf8CodeUnitCount <= self.bytes.count else { return false }
    return text.withUTF8Buffer { buffer in buffer.indices.allSatisfy { self.bytes[self.index + $0] == buffer[$0] } }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte >= 0x80
  }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    self.isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func isToken(_ byte: UInt8) -> Bool { self.isWord(byte) || Array(".:@%+".utf8).contains(byte) }
}
