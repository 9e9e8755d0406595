import MediaFormats

/// The MIME types of the parts of manifests, such as segments.
public enum PartType {
  /// The endings that only parts have: no file that a user names or a folder offers is one.
  private static let ownTypes = [
    "m4s": "video/mp4", "m4i": "video/mp4", "cmfa": "audio/mp4", "vtt": "text/vtt", "webvtt": "text/vtt",
  ]

  /// Returns the type by the end of a name; `application/octet-stream` for an unknown one.
  public static func contentType(of path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "application/octet-stream" }
    let ending = path[dot...].dropFirst().lowercased()
    if let type = self.ownTypes[ending] { return type }
    guard let format = FormatTable.format(ending: ending), format.isMedia else { return "application/octet-stream" }
    return format.contentType
  }
}
