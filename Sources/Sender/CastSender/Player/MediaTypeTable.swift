import CastModel

/// What a URL's path says of what it leads to: the one table of file name extensions.
enum MediaTypeTable {
  /// What is assumed of a URL that doesn't say.
  static let assumed = "video/mp4"

  /// The MIME type that the path's extension stands for; `nil` if it has none, or one that isn't listed.
  static func contentType(ofURL url: String) -> String? {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    // The host's last part is no extension.
    let name = path.split(separator: "/", omittingEmptySubsequences: false)
    guard name.count > 3 || !path.contains("://"), let last = name.last, let dot = last.lastIndex(of: ".") else {
      return nil
    }
    return self.contentTypes[last[last.index(after: dot)...].lowercased()]
  }

  /// Whether it is a picture, which is shown as soon as it is loaded.
  static func isImage(_ contentType: String?) -> Bool { contentType?.lowercased().hasPrefix("image/") ?? false }

  /// Whether it is heard only.
  static func isAudio(_ contentType: String?) -> Bool { contentType?.lowercased().hasPrefix("audio/") ?? false }

  private static let contentTypes: [String: String] = [
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "webm": "video/webm", "mkv": "video/x-matroska",
    "ts": "video/mp2t", "mts": "video/mp2t", "m2ts": "video/mp2t", "ogv": "video/ogg", "3gp": "video/3gpp",
    "avi": "video/x-msvideo", "mpg": "video/mpeg", "mpeg": "video/mpeg",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "m4b": "audio/mp4", "aac": "audio/aac", "flac": "audio/flac",
    "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "weba": "audio/webm",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
    "bmp": "image/bmp", "avif": "image/avif",
    "m3u8": "application/x-mpegURL", "m3u": "application/x-mpegURL", "mpd": "application/dash+xml",
    "ism": "application/vnd.ms-sstr+xml",
  ]
}
