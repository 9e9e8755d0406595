import Glibc
public import HTTPFetch
import MediaProbe
import NIOHTTP1
import TextFormats

/// The files that a conversion reads: one file with everything, or one with the pictures and one with the sound.
///
/// Pages often have pictures and sound at two URLs. To play them as one film:
/// 1. Get the facts of each with ``Converter/facts(of:)``.
/// 2. Plan: ``ConversionPlan/pictures`` names a stream of the first input, ``ConversionPlan/sound`` one of the second.
/// 3. ``Converter/timeline(of:plan:facts:)-(ConversionSource,_,_)`` with the facts of the pictures, then
///    ``Converter/open(_:plan:timeline:)-(ConversionSource,_,_)`` with this source.
public struct ConversionSource: Sendable, Hashable {
  /// One file.
  public enum Input: Sendable, Hashable {
    /// A file of this machine, by its absolute path.
    case file(String)
    /// A file on a web server. ffmpeg never connects to it: this process fetches, and ffmpeg reads from loopback.
    case remote(RemoteSource)

    /// Its path or URL.
    public var name: String {
      switch self {
      case .file(let path): path
      case .remote(let source): source.url
      }
    }

    /// The interval at which key frames are looked up, in seconds. On a server each costs a request.
    var keyFrameInterval: Double {
      switch self {
      case .file: ConversionTimeline.segmentLength
      case .remote: ConversionTimeline.segmentLength * 2
      }
    }
  }

  /// The file with the pictures, or with everything.
  public let pictures: Input
  /// The file with the sound, or `nil` if it is the same.
  public let sound: Input?

  /// Creates a source of one file, or of two.
  public init(_ pictures: Input, sound: Input? = nil) { (self.pictures, self.sound) = (pictures, sound) }

  /// The path or URL of ``pictures``, for people.
  public var name: String { self.pictures.name }

  var inputs: [Input] { [self.pictures] + [self.sound].compactMap(\.self) }

  /// An input as ffmpeg opens it.
  enum Opened: Sendable, Hashable {
    case file(String)
    case relayed(url: String, name: String)

    /// The input's name in the messages of ffmpeg.
    var argument: String {
      switch self {
      case .file(let path): path
      case .relayed(let url, _): url
      }
    }

    /// The options and the argument of the input.
    var arguments: [String] {
      switch self {
      case .file(let path): ["-protocol_whitelist", "file,pipe"] + ProbeInput.plainContainers + ["-i", "file:\(path)"]
      case .relayed(let url, _):
        // While a run is held ffmpeg doesn't read, and the relay ends the connection; ffmpeg then reconnects at the
        // same place.
        ProbeInput.relayOptions + [
          "-reconnect", "1", "-reconnect_delay_max", "2", "-rw_timeout", "60000000", "-i", url,
        ]
      }
    }

    /// The input for ffprobe.
    var probed: ProbeInput {
      switch self {
      case .file(let path): .file(path: path)
      case .relayed(let url, let name): .relay(url: url, name: name)
      }
    }
  }
}

/// A file on a web server, with the header fields of requests for it.
public struct RemoteSource: Sendable, Hashable {
  /// A header field of requests.
  public struct Header: Sendable, Hashable {
    /// The field's name.
    public var name: String
    /// The field's value.
    public var value: String
    /// Creates a field; ``SourceRelay`` refuses one that can't be sent.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// An http or https URL.
  public var url: String
  /// The fields sent with each request, such as `Referer` and `User-Agent`, which some servers check. A redirect to
  /// another origin gets the `User-Agent` alone.
  public var headers: [Header]
  /// The rules of its fetches; `nil` for those that ``SourceRelay/Policies`` returns for a URL that the caller named.
  public var rules: SourceRules?

  /// Creates a source; nothing is checked before it is opened.
  public init(_ url: String, headers: [Header] = [], rules: SourceRules? = nil) {
    (self.url, self.headers, self.rules) = (url, headers, rules)
  }

  /// Adds the header fields to a request, in place of those with the same names.
  public func addHeaders(to request: inout FetchRequest) {
    for header in self.headers {
      if header.name.lowercased() == "user-agent" {
        request.headers.replaceOrAdd(name: header.name, value: header.value)
      } else {
        request.originHeaders.replaceOrAdd(name: header.name, value: header.value)
      }
    }
  }
}

/// The addresses and redirects that the fetches of a source may use, such as those of a URL that a page named. Rules
/// are equal only if they are the same object.
public final class SourceRules: Sendable, Hashable {
  let addresses: AddressPolicy
  let redirects: RedirectPolicy

  /// Creates rules from the policies for addresses and redirects.
  public init(addresses: AddressPolicy, redirects: RedirectPolicy) {
    (self.addresses, self.redirects) = (addresses, redirects)
  }

  public static func == (left: SourceRules, right: SourceRules) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of an input; a file that has changed has another one.
enum InputIdentity: Sendable, Hashable {
  case file(path: String, device: UInt64, inode: UInt64, size: Int64, modified: Int64)
  case remote(RemoteSource)

  /// Creates the identity of an input. Blocks.
  init(_ input: ConversionSource.Input) throws(ConversionError) {
    switch input {
    case .remote(let source): self = .remote(source)
    case .file(let path):
      guard path.hasPrefix("/"), !path.utf8.contains(0) else {
        throw ConversionError(.invalidInput, "“\(path)” is no absolute path of a file.")
      }
      var info = stat()
      guard stat(PathText.system(path), &info) == 0 else {
        throw ConversionError(.invalidInput, "\(path) can't be read.", cause: PlainReason.ofSystem(errno))
      }
      guard info.st_mode & S_IFMT == S_IFREG else {
        throw ConversionError(.invalidInput, "\(path) is not a file, so it can't be converted.")
      }
      self = .file(
        path: path, device: UInt64(info.st_dev), inode: UInt64(info.st_ino), size: Int64(info.st_size),
        modified: info.st_mtim.unixNanoseconds)
    }
  }
}
