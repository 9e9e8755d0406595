// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Whether a device will play something.
public struct PreflightVerdict: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing speaks against it.
  public static let willPlay: PreflightVerdict = PreflightVerdict(rawValue: "WILL_PLAY")
  /// Something may go wrong, or couldn't be checked.
  public static let mayFail: PreflightVerdict = PreflightVerdict(rawValue: "MAY_FAIL")
  /// It can't play.
  public static let willFail: PreflightVerdict = PreflightVerdict(rawValue: "WILL_FAIL")

  public static let knownValues: [PreflightVerdict] = [.willPlay, .mayFail, .willFail]
}

/// What a finding means for playback.
public struct PreflightSeverity: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It won't play.
  public static let blocks: PreflightSeverity = PreflightSeverity(rawValue: "BLOCKS")
  /// It may not play, or not all of it: as much is known of the device.
  public static let risks: PreflightSeverity = PreflightSeverity(rawValue: "RISKS")
  /// It plays; worth knowing.
  public static let note: PreflightSeverity = PreflightSeverity(rawValue: "NOTE")

  public static let knownValues: [PreflightSeverity] = [.blocks, .risks, .note]
}

/// What was found.
public struct PreflightCode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Receivers fetch `http` and `https` only: not `data:`, `rtsp:`, `smb:`.
  public static let urlNotSupported: PreflightCode = PreflightCode(rawValue: "URL_NOT_SUPPORTED")
  /// A file on this machine: a receiver can't fetch it unless it is served.
  public static let localFile: PreflightCode = PreflightCode(rawValue: "LOCAL_FILE")
  /// The URL means the machine that fetches it: `localhost`, `127.0.0.1`. The receiver would ask itself.
  public static let loopbackUrl: PreflightCode = PreflightCode(rawValue: "LOOPBACK_URL")
  /// A host name that perhaps only this machine resolves: `.local`, or one without a dot. Google's devices ask Google's
  /// name servers.
  public static let privateName: PreflightCode = PreflightCode(rawValue: "PRIVATE_NAME")
  /// The server can't be reached: its name has no address, nothing listens, or the connection breaks.
  public static let unreachable: PreflightCode = PreflightCode(rawValue: "UNREACHABLE")
  /// The server didn't answer in time.
  public static let timedOut: PreflightCode = PreflightCode(rawValue: "TIMED_OUT")
  /// The server refuses: 404, 403, 500…
  public static let httpStatus: PreflightCode = PreflightCode(rawValue: "HTTP_STATUS")
  /// A redirect leads in a circle, nowhere, or to what receivers don't fetch.
  public static let redirectRefused: PreflightCode = PreflightCode(rawValue: "REDIRECT_REFUSED")
  /// The server's certificate, or one of its chain, is not valid today.
  public static let certificateExpired: PreflightCode = PreflightCode(rawValue: "CERTIFICATE_EXPIRED")
  /// The server's certificate doesn't lead to a root that is trusted; self-signed ones never do.
  public static let certificateUntrusted: PreflightCode = PreflightCode(rawValue: "CERTIFICATE_UNTRUSTED")
  /// The server's certificate is another host's.
  public static let certificateNameMismatch: PreflightCode = PreflightCode(rawValue: "CERTIFICATE_NAME_MISMATCH")
  /// The TLS handshake failed.
  public static let tlsFailed: PreflightCode = PreflightCode(rawValue: "TLS_FAILED")
  /// Something secure leads to something that isn't: an `https` URL to `http`.
  public static let mixedContent: PreflightCode = PreflightCode(rawValue: "MIXED_CONTENT")
  /// The server lacks the header that lets the receiver's page read it (`Access-Control-Allow-Origin`); captions and
  /// manifests need it.
  public static let noCors: PreflightCode = PreflightCode(rawValue: "NO_CORS")
  /// The type that the load or the server says is not what the content is.
  public static let wrongContentType: PreflightCode = PreflightCode(rawValue: "WRONG_CONTENT_TYPE")
  /// There is nothing behind the URL: 0 bytes.
  public static let empty: PreflightCode = PreflightCode(rawValue: "EMPTY")
  /// The file contradicts itself, or ends too early.
  public static let broken: PreflightCode = PreflightCode(rawValue: "BROKEN")
  /// The receiver doesn't read this kind of file.
  public static let containerNotSupported: PreflightCode = PreflightCode(rawValue: "CONTAINER_NOT_SUPPORTED")
  /// The device doesn't decode these pictures.
  public static let videoCodecNotSupported: PreflightCode = PreflightCode(rawValue: "VIDEO_CODEC_NOT_SUPPORTED")
  /// The device doesn't decode this sound.
  public static let audioCodecNotSupported: PreflightCode = PreflightCode(rawValue: "AUDIO_CODEC_NOT_SUPPORTED")
  /// The device decodes the codec, but not this profile or level of it.
  public static let profileTooHigh: PreflightCode = PreflightCode(rawValue: "PROFILE_TOO_HIGH")
  /// More pixels, or pictures a second, than the device decodes.
  public static let resolutionTooHigh: PreflightCode = PreflightCode(rawValue: "RESOLUTION_TOO_HIGH")
  /// The device has no screen.
  public static let noVideoOutput: PreflightCode = PreflightCode(rawValue: "NO_VIDEO_OUTPUT")
  /// It is encrypted: the app must know where to get a licence.
  public static let protected: PreflightCode = PreflightCode(rawValue: "PROTECTED")
  /// The playlist or manifest can't be understood.
  public static let manifestBroken: PreflightCode = PreflightCode(rawValue: "MANIFEST_BROKEN")
  /// What the playlist or manifest lists can't be fetched: a segment, a key, another playlist.
  public static let segmentUnreachable: PreflightCode = PreflightCode(rawValue: "SEGMENT_UNREACHABLE")
  /// Receivers show WebVTT and TTML: not SubRip, not SubStation.
  public static let subtitleFormatNotSupported: PreflightCode = PreflightCode(rawValue: "SUBTITLE_FORMAT_NOT_SUPPORTED")
  /// The server doesn't send parts of the file: seeking doesn't work.
  public static let noRangeSupport: PreflightCode = PreflightCode(rawValue: "NO_RANGE_SUPPORT")
  /// The MP4's index stands behind its media: it takes longer to begin.
  public static let moovAtEnd: PreflightCode = PreflightCode(rawValue: "MOOV_AT_END")
  /// It comes more slowly than it plays.
  public static let tooSlow: PreflightCode = PreflightCode(rawValue: "TOO_SLOW")
  /// Something couldn't be checked from here.
  public static let notChecked: PreflightCode = PreflightCode(rawValue: "NOT_CHECKED")

  public static let knownValues: [PreflightCode] = [
    .urlNotSupported, .localFile, .loopbackUrl, .privateName, .unreachable, .timedOut, .httpStatus, .redirectRefused,
    .certificateExpired, .certificateUntrusted, .certificateNameMismatch, .tlsFailed, .mixedContent, .noCors,
    .wrongContentType, .empty, .broken, .containerNotSupported, .videoCodecNotSupported, .audioCodecNotSupported,
    .profileTooHigh, .resolutionTooHigh, .noVideoOutput, .protected, .manifestBroken, .segmentUnreachable,
    .subtitleFormatNotSupported, .noRangeSupport, .moovAtEnd, .tooSlow, .notChecked,
  ]
}

/// One thing that was found.
public struct PreflightFinding: Sendable, Hashable, JSONObjectEncodable {
  /// What it is.
  public var code: PreflightCode
  /// What it means for playback.
  public var severity: PreflightSeverity
  /// What it is about; absent: the media as a whole.
  public var url: String?
  /// A sentence that says what was found.
  public var message: String
  /// What to do about it.
  public var advice: String?

  public init(
    code: PreflightCode, severity: PreflightSeverity, url: String? = nil, message: String, advice: String? = nil
  ) {
    (self.code, self.severity, self.url, self.message, self.advice) = (code, severity, url, message, advice)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("code", self.code)
    writer.member("severity", self.severity)
    writer.member("url", self.url)
    writer.member("message", self.message)
    writer.member("advice", self.advice)
  }
}

/// A track of the media that was looked at.
public struct PreflightTrack: Sendable, Hashable, JSONObjectEncodable {
  /// What it carries.
  public var type: TrackType
  /// Its codec: with profile and level where they are known (`avc1.640028`), else its name.
  public var codec: String?
  /// In pixels.
  public var width: Int64?
  /// In pixels.
  public var height: Int64?
  /// In pictures a second.
  public var frameRate: Double?
  /// Its language, as the file has it.
  public var language: String?

  public init(
    type: TrackType, codec: String? = nil, width: Int64? = nil, height: Int64? = nil, frameRate: Double? = nil,
    language: String? = nil
  ) {
    self.type = type
    self.codec = codec
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.language = language
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", self.type)
    writer.member("codec", self.codec)
    writer.member("width", self.width)
    writer.member("height", self.height)
    writer.member("frameRate", self.frameRate)
    writer.member("language", self.language)
  }
}

/// How it was found out what the media is.
public struct PreflightSource: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The file's own index was read.
  public static let container: PreflightSource = PreflightSource(rawValue: "CONTAINER")
  /// `ffprobe` looked into it.
  public static let ffprobe: PreflightSource = PreflightSource(rawValue: "FFPROBE")
  /// The playlist or manifest says it.
  public static let manifest: PreflightSource = PreflightSource(rawValue: "MANIFEST")
  /// Only the type is known.
  public static let type: PreflightSource = PreflightSource(rawValue: "TYPE")

  public static let knownValues: [PreflightSource] = [.container, .ffprobe, .manifest, .type]
}

/// What is behind a URL.
public struct PreflightFacts: Sendable, Hashable, JSONObjectEncodable {
  /// Where it was in the end.
  public var url: String
  /// The URLs that led there, the first one first; absent: it was there at once.
  public var redirects: [String]?
  /// The MIME type that its server says.
  public var contentType: String?
  /// The MIME type that its content has.
  public var detectedType: String?
  /// How large it is; absent: unknown, or a stream.
  ///
  /// In bytes.
  public var size: Int64?
  /// How long it plays; absent: unknown, or a live stream.
  ///
  /// In seconds.
  public var duration: Double?
  /// Whether it is a live stream.
  ///
  /// Absent: `false`.
  public var isLive: Bool?
  /// Whether its server sends parts of it.
  public var supportsRanges: Bool?
  /// Its tracks, or a manifest's variants.
  public var tracks: [PreflightTrack]?
  /// How all this was found out.
  public var source: PreflightSource

  public init(
    url: String, redirects: [String]? = nil, contentType: String? = nil, detectedType: String? = nil,
    size: Int64? = nil, duration: Double? = nil, isLive: Bool? = nil, supportsRanges: Bool? = nil,
    tracks: [PreflightTrack]? = nil, source: PreflightSource
  ) {
    (
      self.url, self.redirects, self.contentType, self.detectedType, self.size, self.duration, self.isLive,
      self.supportsRanges, self.tracks, self.source
    )
    = (url, redirects, contentType, detectedType, size, duration, isLive, supportsRanges, tracks, source)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("redirects", self.redirects)
    writer.member("contentType", self.contentType)
    writer.member("detectedType", self.detectedType)
    writer.member("size", self.size)
    writer.member("duration", self.duration)
    writer.member("isLive", self.isLive)
    writer.member("supportsRanges", self.supportsRanges)
    writer.member("tracks", self.tracks)
    writer.member("source", self.source)
  }
}

/// Whether a device will play something, and why not.
public struct PreflightReport: Sendable, Hashable, JSONObjectEncodable {
  /// The result.
  public var verdict: PreflightVerdict
  /// What was found, the worst first.
  public var findings: [PreflightFinding]
  /// What was looked at.
  public var url: String
  /// What is behind it; absent: it couldn't be fetched.
  public var facts: PreflightFacts?
  /// The device that it was judged for; absent: for any.
  public var deviceId: String?
  /// That device's name.
  public var friendlyName: String?
  /// That device's model.
  public var modelName: String?
  /// What the page or playlist led to, whose first item was judged; absent: the address itself was.
  public var resolved: ResolvedContent?
  /// The models of Google's list that this one may be; absent: it is none of them, so that little is known of it.
  public var knownModels: [String]?
  /// How a file of the server's machine would be converted by `player.play`, so that it plays although it wouldn't by
  /// itself; absent: it isn't, or can't be.
  public var conversion: PlannedConversion?
  /// How long it took.
  ///
  /// In seconds.
  public var elapsed: Double

  public init(
    verdict: PreflightVerdict, findings: [PreflightFinding], url: String, facts: PreflightFacts? = nil,
    deviceId: String? = nil, friendlyName: String? = nil, modelName: String? = nil, resolved: ResolvedContent? = nil,
    knownModels: [String]? = nil, conversion: PlannedConversion? = nil, elapsed: Double
  ) {
    (
      self.verdict, self.findings, self.url, self.facts, self.deviceId, self.friendlyName, self.modelName,
      self.resolved, self.knownModels, self.conversion, self.elapsed
    )
    = (verdict, findings, url, facts, deviceId, friendlyName, modelName, resolved, knownModels, conversion, elapsed)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("verdict", self.verdict)
    writer.member("findings", self.findings)
    writer.member("url", self.url)
    writer.member("facts", self.facts)
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("modelName", self.modelName)
    writer.member("resolved", self.resolved)
    writer.member("knownModels", self.knownModels)
    writer.member("conversion", self.conversion)
    writer.member("elapsed", self.elapsed)
  }
}
