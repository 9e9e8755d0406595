/// A host and perhaps a port: `HOST`, `HOST:PORT`, `[IPV6]:PORT`, or an IPv6 address alone.
struct HostAndPort: Equatable {
  var host: String
  var port: Int64?

  init(host: String, port: Int64?) { (self.host, self.port) = (host, port) }

  init?(_ text: String) {
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      self.host = String(text[text.index(after: text.startIndex)..<end])
      let rest = text[text.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(":"), self.takePort(rest) else { return nil }
    } else if text.filter({ $0 == ":" }).count == 1, let colon = text.firstIndex(of: ":") {
      self.host = String(text[..<colon])
      guard self.takePort(text[colon...]) else { return nil }
    } else {
      self.host = text
    }
    guard !self.host.isEmpty else { return nil }
  }

  private mutating func takePort(_ text: Substring) -> Bool {
    guard !text.isEmpty else { return true }
    guard let port = Int64(text.dropFirst()), (1...65_535).contains(port) else { return false }
    self.port = port
    return true
  }
}
