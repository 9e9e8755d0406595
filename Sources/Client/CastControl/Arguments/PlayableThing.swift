import CastRPCClient
import Glibc

/// What `play` and `announce` are given: URLs, so far.
enum PlayableThing {
  /// The schemes that receivers open.
  private static let schemes = ["http", "https"]

  /// The URLs that `words` are.
  static func urls(_ words: [String]) throws(CommandError) -> [String] {
    var urls: [String] = []
    for word in words { urls.append(try self.url(word)) }
    return urls
  }

  private static func url(_ word: String) throws(CommandError) -> String {
    guard !word.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw .usage("“\(TerminalText.clean(word))” has control characters, so it is no URL.", "Copy the URL again.")
    }
    if let end = word.firstRange(of: "://")?.lowerBound {
      let scheme = word[..<end].lowercased()
      guard self.schemes.contains(scheme) else {
        throw .usage(
          "Devices can't open “\(TerminalText.clean(scheme))” URLs.",
          "Give an http or https URL that the device can reach.")
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

extension MediaInformation {
  /// What `player.play` tells from the end of a URL's path, for calls that want it said.
  private static let typesByEnding = [
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg", "opus": "audio/ogg",
    "flac": "audio/flac", "wav": "audio/wav", "webm": "video/webm", "mkv": "video/x-matroska",
    "m3u8": "application/x-mpegURL", "mpd": "application/dash+xml", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "png": "image/png", "gif": "image/gif", "webp": "image/webp",
  ]

  /// The media at `url`.
  ///
  /// - Parameter type: Its MIME type; `nil`: told from the URL, else `video/mp4`.
  static func of(_ url: String, type: String?, title: String?) -> MediaInformation {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let ending = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
    return MediaInformation(
      contentId: url, contentType: type ?? self.typesByEnding[ending] ?? "video/mp4",
      metadata: title.map { MediaMetadata(metadataType: .generic, title: $0) })
  }
}
