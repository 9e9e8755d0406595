import CastRPCClient
import Glibc
import TextFormats

/// The arguments of `play`, `announce` and `queue add`: URLs, and paths of this machine.
enum PlayableThing {
  /// The schemes that receivers open, and that of this machine's files, which the server publishes for them.
  private static let schemes = ["http", "https", "file"]
  /// The argument that means standard input.
  static let standardInput = "-"

  /// Returns the URLs and absolute paths of `words`.
  static func locations(_ words: [String]) throws(CommandError) -> [String] {
    var locations: [String] = []
    for word in words { locations.append(try self.location(word)) }
    return locations
  }

  /// Whether the location is a file of this machine, which has to be served.
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
    guard !word.isEmpty, access(PathText.system(word), F_OK) == 0 else {
      throw .usage(
        "“\(TerminalText.clean(word))” is neither a URL nor a file.",
        "Check the path; a URL begins with http:// or https://.")
    }
    return try self.absolute(word)
  }

  /// Returns the absolute path, which is independent of the server's working folder.
  static func absolute(_ path: String) throws(CommandError) -> String {
    guard !path.hasPrefix("/") else { return path }
    guard let folder = getcwd(nil, 0) else {
      throw .failed("The present folder has no path any more.", "Change into a folder that exists.")
    }
    defer { free(folder) }
    let base = PathText.text(ofSystem: folder)
    return base == "/" ? "/\(path)" : "\(base)/\(path)"
  }
}

extension MediaInformation {
  /// Returns the media at `url`, or at an absolute path.
  ///
  /// - Parameter type: Its MIME type; `nil` leaves it to the server, which derives it from the file or the URL.
  static func of(_ url: String, type: String?, title: String?) -> MediaInformation {
    if PlayableThing.isLocal(url) {
      return MediaInformation(
        contentId: url.hasPrefix("/") ? LocalFileURL.text(ofPath: url) : url, contentType: type,
        metadata: title.map { MediaMetadata(title: $0) })
    }
    return MediaInformation(
      contentId: url, contentType: type, metadata: title.map { MediaMetadata(metadataType: .generic, title: $0) })
  }
}
