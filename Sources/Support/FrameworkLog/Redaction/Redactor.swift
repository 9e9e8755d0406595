public import JSONCodec

/// The redaction of logs: removes the values that only the receiver may read, which are credentials, tokens, custom
/// data, and the user, query and fragment of URLs.
public enum Redactor {
  /// The text in place of a removed value.
  public static let placeholder = "<redacted>"

  /// Names of members and metadata whose values are secret, in lower case and without `-` and `_`.
  private static let secretNames: Set<String> = [
    "authorization", "proxyauthorization", "cookie", "setcookie", "credentials", "atvcredentials", "credentialsdata",
    "token",
    "accesstoken", "refreshtoken", "idtoken", "authtoken", "authenticationtoken", "bearer", "password", "passwd",
    "passphrase",
    "secret", "clientsecret", "apikey", "privatekey", "customdata", "licenseurl", "licensetoken", "adtagurl",
    "adsresponse",
    "signature", "xapikey", "xauthtoken",
  ]

  /// Whether members with this name are secret, however it is spelt: `Access-Token`, `access_token`, `accessToken`.
  public static func isSecret(_ name: some StringProtocol) -> Bool {
    guard name.utf8.count <= 64 else { return false }
    return self.secretNames.contains(String(name.lowercased().filter { $0 != "-" && $0 != "_" }))
  }

  /// Returns `text` without secrets: values behind secret names, and the user, query and fragment of URLs.
  public static func redact(_ text: String) -> String {
    var scanner = RedactionScanner(text)
    return scanner.redacted()
  }

  /// Returns `text` without values behind secret names and tokens; URLs stay whole.
  static func redactingSecrets(_ text: String) -> String {
    var scanner = RedactionScanner(text, keepsURLs: true)
    return scanner.redacted()
  }

  /// Returns `value` without the values of members with secret names, and without the secrets in texts
  /// (``redact(_:)-(String)``).
  public static func redact(_ value: JSONValue) -> JSONValue { self.redact(value, depth: 0) }

  private static func redact(_ value: JSONValue, depth: Int) -> JSONValue {
    // Deeper than anything that Cast sends; deeper values aren't searched, so they are removed.
    guard depth < 64 else { return .string(self.placeholder) }
    switch value {
    case .string(let text): return .string(self.redact(text))
    case .array(let elements): return .array(elements.map { self.redact($0, depth: depth + 1) })
    case .object(let object):
      var result = JSONObject()
      for (key, member) in object.members {
        result[key] = self.isSecret(key) ? .string(self.placeholder) : self.redact(member, depth: depth + 1)
      }
      return .object(result)
    default: return value
    }
  }
}

/// A scanner that copies a text in one pass, without its secrets.
struct RedactionScanner {
  private let bytes: [UInt8]
  private let keepsURLs: Bool
  private var index = 0
  private var output: [UInt8] = []

  init(_ text: String, keepsURLs: Bool = false) {
    self.bytes = Array(text.utf8)
    self.keepsURLs = keepsURLs
  }

  mutating func redacted() -> String {
    self.output.reserveCapacity(self.bytes.count)
    while self.index < self.bytes.count {
      if self.isAt("://"), self.output.last.map(Self.isLetterOrDigit) ?? false {
        self.copyURL()
      } else if Self.isWord(self.bytes[self.index]) {
        self.copyWord()
      } else {
        self.copyByte()
      }
    }
    return String(decoding: self.output, as: UTF8.self)
  }

  // MARK: Names and values

  private mutating func copyWord() {
    let start = self.index
    while self.index < self.bytes.count, Self.isWord(self.bytes[self.index]) { self.index += 1 }
    let word = String(decoding: self.bytes[start..<self.index], as: UTF8.self)
    self.output += self.bytes[start..<self.index]
    let scheme = word.lowercased()
    if scheme == "bearer" || scheme == "basic" { return self.dropToken() }
    guard Redactor.isSecret(word), let value = self.valueStart() else { return }
    self.output += self.bytes[self.index..<value]
    self.index = value
    self.dropValue(isHeader: scheme == "authorization" || scheme.hasSuffix("cookie"))
  }

  /// Returns the index where a name's value begins: `name: `, `"name":`, `name=`; `nil` if no value follows.
  private func valueStart() -> Int? {
    var place = self.index
    while place < self.bytes.count, [0x22, 0x27, 0x5C].contains(self.bytes[place]) { place += 1 }
    while place < self.bytes.count, Self.isSpace(self.bytes[place]) { place += 1 }
    guard place < self.bytes.count, [UInt8(ascii: ":"), UInt8(ascii: "=")].contains(self.bytes[place]) else {
      return nil
    }
    place += 1
    while place < self.bytes.count, Self.isSpace(self.bytes[place]) { place += 1 }
    return place < self.bytes.count ? place : nil
  }

  private mutating func dropValue(isHeader: Bool) {
    let first = self.bytes[self.index]
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): self.dropQuoted(first, escapes: 0)
    case UInt8(ascii: "\\"): self.dropQuoted(UInt8(ascii: "\""), escapes: 1)
    case UInt8(ascii: "{"), UInt8(ascii: "["): self.dropBalanced()
    case _ where isHeader: self.drop { $0 == 10 || $0 == 13 }
    default: self.drop { Self.isSpace($0) || [10, 13].contains($0) || Array(",;&)}]\"".utf8).contains($0) }
    }
    self.output += Array(Redactor.placeholder.utf8)
  }

  private mutating func drop(until isEnd: (UInt8) -> Bool) {
    while self.index < self.bytes.count, !isEnd(self.bytes[self.index]) { self.index += 1 }
  }

  /// Skips a quoted text; in a text that is itself quoted (`escapes` 1) its quotes are escaped.
  private mutating func dropQuoted(_ quote: UInt8, escapes: Int) {
    self.index += 1 + escapes
    while self.index < self.bytes.count {
      if escapes == 0, self.bytes[self.index] == UInt8(ascii: "\\") {
        self.index += 2
      } else if self.bytes[self.index] == quote {
        self.index += 1
        return
      } else {
        self.index += 1
      }
    }
    self.index = min(self.index, self.bytes.count)
  }

  /// Skips an object or an array, to its end or that of the text.
  private mutating func dropBalanced() {
    var depth = 0
    while self.index < self.bytes.count {
      let byte = self.bytes[self.index]
      if byte == UInt8(ascii: "\"") {
        self.dropQuoted(byte, escapes: 0)
        continue
      }
      self.index += 1
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Replaces the token after `Bearer` or `Basic`: it has eight characters or more, so that "a bearer of news" stays.
  private mutating func dropToken() {
    var place = self.index
    while place < self.bytes.count, self.bytes[place] == UInt8(ascii: " ") { place += 1 }
    let start = place
    while place < self.bytes.count, Self.isTokenByte(self.bytes[place]) { place += 1 }
    guard start > self.index, place - start >= 8 else { return }
    self.output += self.bytes[self.index..<start] + Array(Redactor.placeholder.utf8)
    self.index = place
  }

  // MARK: URLs

  /// Copies a URL from `://` on, with the host and the path.
  private mutating func copyURL() {
    self.output += Array("://".utf8)
    self.index += 3
    var end = self.index
    while end < self.bytes.count, !Self.endsURL(self.bytes[end]) { end += 1 }
    guard !self.keepsURLs else {
      self.output += self.bytes[self.index..<end]
      self.index = end
      return
    }
    let authority = self.bytes[self.index..<end].prefix { !Array("/?#".utf8).contains($0) }
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) { self.index = at + 1 }
    let shown = self.bytes[self.index..<end].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    self.output += shown
    if shown.endIndex < end { self.output += Array("?\(Redactor.placeholder)".utf8) }
    self.index = end
  }

  private static func endsURL(_ byte: UInt8) -> Bool { byte <= 0x20 || Array("\"'<>\\`|{}".utf8).contains(byte) }

  // MARK: Bytes

  private func isAt(_ text: StaticString) -> Bool {
    guard self.index + text.utf8CodeUnitCount <= self.bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { self.bytes[self.index + $0] == buffer[$0] }
    }
  }

  private mutating func copyByte() {
    self.output.append(self.bytes[self.index])
    self.index += 1
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    self.isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool { self.isWord(byte) || Array(".+/=~".utf8).contains(byte) }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
