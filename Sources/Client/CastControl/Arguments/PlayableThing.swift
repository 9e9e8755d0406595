import CastRPCClient
import Glibc
import LoopIsolation

/// What `play`, `announce` and `queue add` are given: URLs, and paths of this machine.
enum PlayableThing {
  /// The schemes that receivers open, and the one of this machine's files, which the server opens for them.
  private static let schemes = ["http", "https", "file"]
  /// The word for standard input.
  static let standardInput = "-"

  /// The URLs and absolute paths that `words` are.
  static func locations(_ words: [String]) throws(CommandError) -> [String] {
    var locations: [String] = []
    for word in words { locations.append(try self.location(word)) }
    return locations
  }

  /// Whether something is on this machine, and has to be served.
  static func isLocal(_ location: String) -> Bool { location.hasPrefix("/") || LocalFileURL.isOne(location) }

  private static func location(_ word: String) throws(CommandError) -> String {
    if let end = word.firstRange(of: "://")?.lowerBound {
      guard !word.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
        throw .usage("“\(TerminalText.clean(word))” has control characters, so it is no URL.", "Copy the URL again.")
      }
      let scheme = word[..<end].lowercased()
      guard self.schemes.contains(scheme) else {
        throw .usage(
          "Devices can't open “\(TerminalText.clean(scheme))” URLs.",
          "Give an http or https URL that the device can reach, or a file.")
      }
      return word
    }
    guard word != self.standardInput else {
      throw .usage("Standard input (-) stands alone, and only for play.", "Give it no other files or URLs.")
    }
    guard !word.isEmpty, access(word, F_OK) == 0 else {
      throw .usage(
        "“\(TerminalText.clean(word))” is neither a URL nor a file.", "A URL begins with http:// or https://.")
    }
    return try self.absolute(word)
  }

  /// A path that means the same in the server's folder.
  static func absolute(_ path: String) throws(CommandError) -> String {
    guard !path.hasPrefix("/") else { return path }
    guard let folder = getcwd(nil, 0) else {
      throw .failed("The present folder has no path any more.", "Change into a folder that exists.")
    }
    defer { free(folder) }
    let base = String(cString: folder)
    return base == "/" ? "/\(path)" : "\(base)/\(path)"
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

  /// The media at `url`, or at an absolute path.
  ///
  /// - Parameter type: Its MIME type; `nil`: told from the URL, else `video/mp4`.
  static func of(_ url: String, type: String?, title: String?) -> MediaInformation {
    if PlayableThing.isLocal(url) {
      // The server looks into the file.
      return MediaInformation(
        contentId: url.hasPrefix("/") ? LocalFileURL.text(ofPath: url) : url, contentType: type,
        metadata: title.map { MediaMetadata(title: $0) })
    }
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let ending = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
    return MediaInformation(
      contentId: url, contentType: type ?? self.typesByEnding[ending] ?? "video/mp4",
      metadata: title.map { MediaMetadata(metadataType: .generic, title: $0) })
  }
}
