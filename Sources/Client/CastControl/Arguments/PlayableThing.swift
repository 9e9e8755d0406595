import Glibc

/// What `play` and `announce` are given: URLs, so far.
enum PlayableThing {
  /// The schemes that receivers open.
  private static let schemes = ["http", "https"]

  /// The URLs that `words` are.
  static func urls(_ words: [String]) throws(ControlError) -> [String] {
    var urls: [String] = []
    for word in words { urls.append(try self.url(word)) }
    return urls
  }

  private static func url(_ word: String) throws(ControlError) -> String {
    guard !word.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw .usage("“\(TerminalText.clean(word))” has control characters, so it is no URL.", "Copy the URL again.")
    }
    if let end = word.firstRange(of: "://")?.lowerBound {
      let scheme = word[..<end].lowercased()
      guard self.schemes.contains(scheme) else {
        throw .usage(
          "Devices can't open “\(TerminalText.clean(scheme))” URLs.", "Give an http or https URL that the device can reach.")
      }
      return word
    }
    guard access(word, F_OK) != 0 else {
      throw .usage(
        "“\(TerminalText.clean(word))” is a file; so far castctl plays only URLs.",
        "Serve it over HTTP (for example: python3 -m http.server) and play http://THIS-MACHINE:8000/…")
    }
    throw .usage("“\(TerminalText.clean(word))” is neither a URL nor a file.", "A URL begins with http:// or https://.")
  }
}
