/// Leaves the words of the API out of an error's texts, for people who use a front end.
///
/// The server's texts name methods, members and parameters, which only the author of a call knows.
package enum UserWords {
  /// Words in backticks that are no words of the API: the beginnings of commands and of URLs.
  private static let commands = ["castctl", "cast-rpc", "yt-dlp", "ffmpeg", "ffprobe", "systemctl", "data:"]
  private static let methods = Set(APIFacts.methods)
  private static let namespaces = Set(APIFacts.methods.compactMap { $0.split(separator: ".").first.map(String.init) })

  /// Returns what people read instead of `text`; `nil` if `text` is for them, too.
  ///
  /// - Parameter general: The text if each sentence of `text` is for programmers.
  static func replacement(of text: String, by general: String) -> String? {
    let plain = self.plain(text)
    return plain == text ? nil : plain ?? general
  }

  /// Returns the sentences of `text` without words of the API, or `nil` if none is left.
  package static func plain(_ text: String) -> String? {
    let kept = ErrorSentences.of(text).filter { !self.namesAPI($0) }
    guard var last = kept.last, !text.isEmpty else { return nil }
    if last.last == ";" { last = last.dropLast() + "." }
    return (kept.dropLast() + [last]).joined(separator: " ")
  }

  /// Whether `sentence` is for programmers: it names a method, a notification, a parameter or a member of an error's
  /// data, or quotes code that isn't a command.
  package static func namesAPI(_ sentence: some StringProtocol) -> Bool {
    let pieces = sentence.split(separator: "`", omittingEmptySubsequences: false)
    let code = pieces.enumerated().filter { $0.offset % 2 == 1 && $0.offset < pieces.count - 1 }.map(\.element)
    if code.contains(where: { code in !self.commands.contains(where: code.hasPrefix) }) { return true }
    return sentence.split { !($0.isASCII && ($0.isLetter || $0 == ".")) }.contains { word in
      let parts = word.split(separator: ".")
      guard parts.count > 1 else { return false }
      return self.methods.contains(parts.joined(separator: ".")) || ["data", "params"].contains(parts[0])
        || self.namespaces.contains(String(parts[0])) && (parts[1].hasPrefix("did") || parts[1].hasPrefix("will"))
    }
  }
}
