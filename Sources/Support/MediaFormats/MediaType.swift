/// The player for a MIME type.
package enum MediaType: Hashable, Sendable {
  case progressive, hls, dash, smooth, image, unsupported

  /// The player for a type; `nil` where none is said, or one that says nothing.
  package init?(_ type: String?) {
    guard let type = type.map({ Self.essence($0) }), !type.isEmpty else { return nil }
    switch type {
    case "application/x-mpegurl", "application/vnd.apple.mpegurl", "audio/mpegurl", "audio/x-mpegurl",
      "application/mpegurl", "video/x-mpegurl", "video/mpegurl":
      self = .hls
    case "application/dash+xml", "video/vnd.mpeg.dash.mpd": self = .dash
    case "application/vnd.ms-sstr+xml": self = .smooth
    case "application/octet-stream", "binary/octet-stream": return nil
    case "application/mp4", "application/ogg": self = .progressive
    default:
      if type.hasPrefix("image/") {
        self = .image
      } else {
        self = type.hasPrefix("video/") || type.hasPrefix("audio/") ? .progressive : .unsupported
      }
    }
  }

  /// A MIME type without its parameters, in lower case.
  package static func essence(_ type: String) -> String {
    String(type.lowercased().prefix { $0 != ";" && $0 != " " })
  }
}
