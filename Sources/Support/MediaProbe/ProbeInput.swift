/// The input of a program of FFmpeg: a file of this machine, an open file, or a URL on loopback.
///
/// Its argument can neither be taken as an option nor as one of FFmpeg's many protocols (`concat:`, `data:`,
/// `subfile:`): a file's begins with `file:`, and only the protocols of its kind are allowed at all. Only containers
/// that refer to no other resource are read: a playlist with a film's name would read other files of this machine.
public enum ProbeInput: Sendable, Hashable {
  /// A file at a path, absolute or relative to the folder of this process.
  case file(path: String)
  /// A loopback URL of this process, behind which the caller fetches another resource; the name is for messages.
  case relay(url: String, name: String)
  /// An open file of this process, which the program reads from its beginning, without seeking; the name is for
  /// messages. The caller keeps the file open.
  case descriptor(Int32, name: String)
  /// As ``descriptor(_:name:)``, but the program can seek in the file.
  case seekable(Int32, name: String)

  /// The options by which a program of FFmpeg reads only containers that refer to no other resource.
  public static let plainContainers = ["-format_whitelist", names.joined(separator: ",")]

  /// FFmpeg's names of these containers. Absent are playlists, manifests and lists of files (`hls`, `dash`, `concat`,
  /// `imf`), patterns of names (`image2`, which also reads still pictures), descriptions of streams (`sdp`), and
  /// containers in several files (`vobsub`, `mlv`).
  private static let names = [
    // Films, programmes and songs.
    "matroska", "webm", "mov", "mp4", "avi", "flv", "live_flv", "kux", "asf", "asf_o", "mpeg", "mpegts", "mpegvideo",
    "m4v", "ogg", "wav", "w64", "mp3", "aac", "ac3", "eac3", "flac", "dts", "dtshd", "truehd", "mlp", "aiff", "caf",
    "amr", "ape", "wv", "tta", "tak", "mpc", "mpc8", "rm", "ivr", "mxf", "nut", "ivf", "h261", "h263", "h264", "hevc",
    "vvc", "evc", "av1", "obu", "vc1", "vc1test", "dirac", "dnxhd", "cavsvideo", "avs2", "avs3", "mjpeg", "mjpeg_2000",
    "yuv4mpegpipe", "nsv", "dv", "gxf", "lxf", "wtv", "ty", "pva", "au", "voc",
    // Sound of recorders, high resolution, phones and voice.
    "dsf", "iff", "wsd", "oma", "xwma", "aea", "aptx", "aptx_hd", "sbc", "loas", "spdif", "s337m", "dss", "qcp", "gsm",
    "ilbc", "g722", "g729", "codec2", "amrnb", "amrwb", "act", "aa", "aax", "sox", "ircam", "pvf", "avr", "paf", "sds",
    "nistsphere", "shn", "vqf", "wve", "mmf", "iamf",
    // Music of trackers and games' consoles.
    "libopenmpt", "libmodplug", "libgme", "adx", "ast", "bfstm", "brstm", "hca", "rsd", "rso", "svag", "vag", "xa",
    "xvag",
    // Cameras, telephones, karaoke.
    "dhav", "r3d", "cine", "mtv", "mods", "moflex", "cdg", "vivo", "mpjpeg", "nc", "iv8", "lmlm4",
    // Films of games and early computers.
    "bink", "binka", "smk", "rl2", "roq", "flic", "4xm", "idcin", "ea", "psxstr", "film_cpk", "thp", "vmd", "wc3movie",
    "smjpeg", "ipmovie", "mvi", "mv", "xmv", "bfi", "bethsoftvid", "dxa", "cdxl", "anm", "nuv", "pmp", "yop", "tmv",
    "wsvqa", "wsaud", "dsicin", "jv", "hnm", "gdv", "smush",
    // Animated pictures.
    "gif", "apng",
  ]

  /// Returns the options and the input. Only the last argument contains text from outside.
  func arguments() throws(MediaProbeError) -> [String] {
    switch self {
    case .file(let path):
      guard !path.isEmpty, !path.utf8.contains(0) else {
        throw MediaProbeError(.invalidInput, "“\(path)” is no path of a file.")
      }
      return ["-protocol_whitelist", "file"] + Self.plainContainers + ["-i", "file:\(path)"]
    case .relay(let url, _): return Self.relayOptions + ["-rw_timeout", "20000000", "-i", url]
    case .descriptor:
      return ["-protocol_whitelist", "pipe"] + Self.plainContainers + ["-i", "pipe:0"]
    case .seekable:
      return ["-protocol_whitelist", "file"] + Self.plainContainers + ["-i", "file:/dev/stdin"]
    }
  }

  /// The options with which a program of FFmpeg reads a relayed URL.
  public static let relayOptions = ["-protocol_whitelist", "http,tcp"] + Self.plainContainers

  /// The descriptor for the program's standard input, or `nil` if the input is opened by name.
  var standardInput: Int32? {
    switch self {
    case .descriptor(let descriptor, _), .seekable(let descriptor, _): descriptor
    case .file, .relay: nil
    }
  }

  /// The name for messages: the path, or the name that the caller gave.
  var name: String {
    switch self {
    case .file(let path): path
    case .relay(_, let name), .descriptor(_, let name), .seekable(_, let name): name
    }
  }
}
