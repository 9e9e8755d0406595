import CastRPCClient

/// Translates the server's errors for a user of a shell: the server's texts name methods and members of the API.
///
/// A command that the user gave in the API's own words (`castctl call`) keeps the server's texts.
enum ShellWords {
  /// The advice where no server is installed or the given one can't be started.
  static let missingServer = "Give its path with --server, put cast-rpc on the PATH, or install it again."

  /// Words in backticks that belong to a shell and not to the API: the beginnings of commands and of URLs.
  private static let commands = ["castctl", "cast-rpc", "yt-dlp", "ffmpeg", "ffprobe", "systemctl", "data:"]

  /// Returns the message without sentences for programmers.
  static func message(of error: CastClientError) -> String {
    if let message = self.messages[error.name] { return message }
    var text = error.message
    if let method = error.method {
      if text.hasPrefix("\(method): ") { text = String(text.dropFirst(method.count + 2)) }
      if text.hasPrefix("\(method) had ") { text = "The server \(text.dropFirst(method.count + 1))" }
    }
    text = text.prefix(1).uppercased() + text.dropFirst()
    if error.name == APIError.Kind.invalidParams.name { text = OptionWords.translated(text) }
    return self.plain(text) ?? self.catalogueMessage(of: error.name)
  }

  /// Returns the next step at a shell: the server's, if it says more than the catalogue, else the one of this table.
  static func advice(for error: CastClientError) -> String {
    let kind = APIError.Kind.named(error.name)
    if let own = error.data?.advice, own != kind?.advice, let plain = self.plain(own) { return plain }
    if let advice = self.adviceByName[error.name] { return advice }
    return (error.data?.advice ?? kind?.advice).flatMap(self.plain) ?? "Run the command again with --verbose."
  }

  private static func catalogueMessage(of name: String) -> String {
    APIError.Kind.named(name).flatMap { self.plain($0.message) } ?? "The command failed (\(name))."
  }

  /// Returns the sentences of `text` without words of the API, or `nil` if none is left.
  static func plain(_ text: String) -> String? {
    let kept = ErrorSentences.of(text).filter { !self.namesAPI($0) }
    guard var last = kept.last, !text.isEmpty else { return nil }
    if last.last == ";" { last = last.dropLast() + "." }
    return (kept.dropLast() + [last]).joined(separator: " ")
  }

  private static let methods = Set(APIFacts.methods)
  private static let namespaces = Set(APIFacts.methods.compactMap { $0.split(separator: ".").first.map(String.init) })

  /// Whether `sentence` is for programmers: it names a method, a notification or a member of an error's data, or
  /// quotes code that isn't a command.
  static func namesAPI(_ sentence: some StringProtocol) -> Bool {
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

/// The options of castctl by the parameters that they become.
enum OptionWords {
  private static let options = [
    "activeTrackIds": "the track", "audioTrack": "--audio-track", "burnSubtitles": "--subtitles-burned",
    "contentType": "--type", "convert": "--convert", "currentTime": "--at", "device": "--on", "distance": "WHERE",
    "level": "the volume", "listenFor": "--scan-time", "maximumBitRate": "--max-bit-rate",
    "maximumDuration": "--most", "maximumHeight": "--max-height", "playbackRate": "the speed", "position": "WHERE",
    "searchTimeout": "--timeout", "slideInterval": "--every", "subtitles": "--subtitles", "timeout": "--timeout",
    "title": "--title", "topics": "the topic", "url": "the URL", "urls": "the URLs", "volumeLevel": "--volume",
  ]

  /// Returns the server's sentence on a parameter (`The parameters are not valid: params.currentTime: …`) with the
  /// option that castctl has for it.
  static func translated(_ text: String) -> String {
    guard let start = text.firstRange(of: "params.") else { return text }
    let path = text[start.upperBound...].prefix { $0.isLetter || $0.isNumber || ".[]".contains($0) }
    let name = path.prefix { $0.isLetter }
    let rest = text[path.endIndex...].drop { $0 == ":" || $0 == " " }
    return "The value of \(self.options[String(name)] ?? "an option") isn't valid: \(rest)"
  }
}
