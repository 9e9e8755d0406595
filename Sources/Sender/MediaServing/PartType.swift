/// The MIME types of the parts of manifests, such as segments.
public enum PartType {
  /// Returns the type by the end of a name; `application/octet-stream` for an unknown one.
  public static func contentType(of path: String) -> String {
    let suffix = path.lastIndex(of: ".").map { path[$0...].dropFirst().lowercased() }
    return switch suffix {
    case "ts", "m2ts": "video/mp2t"
    case "m4s", "mp4", "m4v", "cmfv", "m4i": "video/mp4"
    case "m4a", "cmfa": "audio/mp4"
    case "aac": "audio/aac"
    case "mp3": "audio/mpeg"
    case "ac3": "audio/ac3"
    case "ec3", "eac3": "audio/eac3"
    case "vtt", "webvtt": "text/vtt"
    case "webm": "video/webm"
    default: "application/octet-stream"
    }
  }
}
