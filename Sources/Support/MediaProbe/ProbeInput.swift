/// The input of a program of FFmpeg: a file of this machine, or a URL.
///
/// Its argument can neither be taken as an option nor as one of FFmpeg's many protocols (`concat:`, `data:`,
/// `subfile:`): a file's begins with `file:`, and only the protocols of its kind are allowed at all. A playlist in a
/// file can't fetch anything, therefore.
public enum ProbeInput: Sendable, Hashable {
  /// A file at a path, absolute or relative to the folder of this process.
  case file(path: String)
  /// An `http` or `https` URL, which the program fetches by itself.
  case url(String)
  /// A URL of this process on loopback, behind which the caller fetches something else; the name is for people. Only
  /// containers that refer to no other resource are read, so that the program can connect nowhere else.
  case relay(url: String, name: String)
  /// An open file of this process, which is read from its beginning; the name is for people. The caller keeps it open.
  case descriptor(Int32, name: String)
  /// As ``descriptor(_:name:)``, of a file in which the program can go to any place.
  case seekable(Int32, name: String)

  /// The containers that hold everything themselves, by FFmpeg's names: no playlists, manifests and lists of files.
  public static let plainContainers =
    "matroska,webm,mov,mp4,avi,flv,asf,mpeg,mpegts,mpegvideo,m4v,ogg,wav,w64,mp3,aac,ac3,eac3,flac,dts,dtshd,truehd,"
    + "mlp,aiff,caf,amr,ape,wv,tta,tak,mpc,mpc8,rm,mxf,nut,ivf,h264,hevc,nsv,dv,gxf,wtv,pva,au,voc,obu,mjpeg,rl2,smk,bink"

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
    case .relay(let url, _): return Self.relayOptions + ["-rw_timeout", "20000000", "-i", url]
    case .descriptor:
      return ["-protocol_whitelist", "pipe", "-format_whitelist", Self.plainContainers, "-i", "pipe:0"]
    case .seekable:
      return ["-protocol_whitelist", "file", "-format_whitelist", Self.plainContainers, "-i", "file:/dev/stdin"]
    }
  }

  /// The options with which a program of FFmpeg reads a relayed URL.
  public static let relayOptions = ["-protocol_whitelist", "http,tcp", "-format_whitelist", Self.plainContainers]

  /// The descriptor of the program's standard input.
  var standardInput: Int32? {
    switch self {
    case .descriptor(let descriptor, _), .seekable(let descriptor, _): descriptor
    case .file, .url, .relay: nil
    }
  }

  /// How people call it: the path or URL.
  var name: String {
    switch self {
    case .file(let path): path
    case .url(let url): url
    case .relay(_, let name), .descriptor(_, let name), .seekable(_, let name): name
    }
  }
}
