import MediaFormats

/// The one table of types by names' ends: of files, and of URLs whose load says no type (`contentType` is required on
/// the wire, and most receivers refuse one that is wrong).
package enum MediaTypeTable {
  /// The type that is assumed for a URL without a known ending.
  package static let assumed = "video/mp4"
  /// What receivers call HLS.
  package static let hls = "application/x-mpegURL"

  /// The MIME type for the path's extension; `nil` if it has none, or one of a type that receivers couldn't
  /// play.
  package static func contentType(ofURL url: String) -> String? {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    // The host's last part is no extension.
    let name = path.split(separator: "/", omittingEmptySubsequences: false)
    guard name.count > 3 || !path.contains("://"), let last = name.last, let dot = last.lastIndex(of: ".") else {
      return nil
    }
    guard let type = LocalMediaType(suffix: last[last.index(after: dot)...].lowercased()) else { return nil }
    // On the web it is HLS; on a disk a list of songs.
    if type.kind == .m3u { return Self.hls }
    return type.isMedia ? type.contentType : nil
  }

  /// Whether it is a picture, which is shown as soon as it is loaded.
  package static func isImage(_ contentType: String?) -> Bool { contentType?.lowercased().hasPrefix("image/") ?? false }

  /// Whether it is one file of sound or pictures that move: no manifest, no photo.
  package static func isProgressive(_ contentType: String) -> Bool { MediaType(contentType) == .progressive }

  /// Whether it is sound alone.
  package static func isAudio(_ contentType: String?) -> Bool { contentType?.lowercased().hasPrefix("audio/") ?? false }

  /// The types of media, by the text after the last dot, in lower case.
  static let media: [String: String] = [
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "mkv": "video/x-matroska", "webm": "video/webm",
    "avi": "video/x-msvideo", "ts": "video/mp2t", "m2ts": "video/mp2t", "mts": "video/mp2t", "mpg": "video/mpeg",
    "mpeg": "video/mpeg", "vob": "video/mpeg", "ogv": "video/ogg", "wmv": "video/x-ms-wmv", "flv": "video/x-flv",
    "3gp": "video/3gpp", "3g2": "video/3gpp2",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "m4b": "audio/mp4", "aac": "audio/aac", "flac": "audio/flac",
    "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "weba": "audio/webm",
    "mka": "audio/x-matroska", "wma": "audio/x-ms-wma", "aif": "audio/aiff", "aiff": "audio/aiff", "ac3": "audio/ac3",
    "eac3": "audio/eac3",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
    "bmp": "image/bmp", "avif": "image/avif", "heic": "image/heic", "tif": "image/tiff", "tiff": "image/tiff",
  ]
}
