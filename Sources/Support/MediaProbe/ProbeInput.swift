/// The input of a program of FFmpeg: a file of this machine, or a URL.
///
/// Its argument can neither be taken as an option nor as one of FFmpeg's many protocols (`concat:`, `data:`,
/// `subfile:`): a file's begins with `file:`, and only the protocols of its kind are allowed at all. A playlist in a
/// file can't fetch anything, therefore.
public enum ProbeInput: Sendable, Hashable {
  /// A file at a path, absolute or relative to the folder of this process.
  case file(path: String)
  /// An `http` or `https` URL.
  case url(String)

  /// The options and the argument; text from outside is the last one.
  func arguments() throws(MediaProbeError) -> [String] {
    switch self {
    case .file(let path):
      guard !path.isEmpty, !path.utf8.contains(0) else {
        throw MediaProbeError(.invalidInput, "“\(path)” is no path of a file.")
      }
      return ["-protocol_whitelist", "file", "-i", "file:\(path)"]
    case .url(let url):
      let scheme = url.prefix { $0 != ":" }.lowercased()
      guard scheme == "http" || scheme == "https", !url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else {
        throw MediaProbeError(.invalidInput, "“\(url)” is no URL with http or https.")
      }
      return ["-protocol_whitelist", "http,https,tcp,tls,crypto", "-rw_timeout", "10000000", "-i", url]
    }
  }

  /// How people call it: the path or URL.
  var name: String {
    switch self {
    case .file(let path): path
    case .url(let url): url
    }
  }
}
