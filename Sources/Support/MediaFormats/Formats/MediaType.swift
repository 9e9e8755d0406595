/// The player that a receiver takes for a MIME type.
package enum MediaType: Hashable, Sendable {
  case progressive, hls, dash, smooth, image, unsupported

  /// The player for a type; `nil` without a type, or with one that says nothing.
  package init?(_ type: String?) {
    guard let type = type.map({ Self.essence($0) }), !type.isEmpty,
      type != "application/octet-stream", type != "binary/octet-stream"
    else { return nil }
    if let format = FormatTable.format(ofType: type) {
      self = format.player
    } else if type.hasPrefix("image/") {
      self = .image
    } else {
      self = type.hasPrefix("video/") || type.hasPrefix("audio/") ? .progressive : .unsupported
    }
  }

  /// A MIME type without its parameters, in lower case.
  package static func essence(_ type: String) -> String {
    String(type.lowercased().prefix { $0 != ";" && $0 != " " })
  }
}
