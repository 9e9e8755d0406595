import CastRPCClient
import CastRPCProtocol

/// The translation of the server's errors for a user of a shell: the server's texts name methods and members of the
/// API.
///
/// A command that the user gave in the API's own words (`castctl call`) keeps the server's texts.
enum ShellWords {
  /// The advice where no server is installed or the given one can't be started.
  static let missingServer = "Give its path with --server, put cast-rpc on the PATH, or install it again."

  /// Returns the message without sentences for programmers.
  static func message(of error: CastClientError) -> String {
    let kind = APIError.Kind.named(error.name)
    var text = kind?.userMessage ?? error.message
    if let method = error.method {
      if text.hasPrefix("\(method): ") { text = String(text.dropFirst(method.count + 2)) }
      if text.hasPrefix("\(method) had ") { text = "The server \(text.dropFirst(method.count + 1))" }
    }
    text = text.prefix(1).uppercased() + text.dropFirst()
    if kind == .invalidParams { text = OptionWords.translated(text) }
    return UserWords.plain(text) ?? self.catalogueMessage(of: error.name)
  }

  /// Returns the message of an error that a notification reports, without sentences for programmers.
  static func message(of error: ErrorInfo) -> String {
    UserWords.plain(error.message) ?? self.catalogueMessage(of: error.data.name)
  }

  /// Returns the next step at a shell: the server's, if it says more than the catalogue, else the one of this table.
  static func advice(for error: CastClientError) -> String { self.advice(for: error.name, error.data) }

  static func advice(for name: String, _ data: ErrorData?) -> String {
    let kind = APIError.Kind.named(name)
    if let own = data?.advice, own != kind?.advice, let plain = UserWords.plain(own) { return plain }
    if let advice = self.adviceByName[name] { return advice }
    return data?.userAdvice ?? kind?.userAdvice ?? (data?.advice ?? kind?.advice).flatMap(UserWords.plain)
      ?? "Run the command again with --verbose."
  }

  private static func catalogueMessage(of name: String) -> String {
    APIError.Kind.named(name).flatMap { UserWords.plain($0.message) } ?? "The command failed (\(name))."
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
