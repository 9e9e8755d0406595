// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Whether a device will play the media.
public struct PreflightVerdict: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The examination found no obstacle.
  public static let willPlay: PreflightVerdict = PreflightVerdict(rawValue: "WILL_PLAY")
  /// There are risks, or something couldn't be checked.
  public static let mayFail: PreflightVerdict = PreflightVerdict(rawValue: "MAY_FAIL")
  /// It can't play.
  public static let willFail: PreflightVerdict = PreflightVerdict(rawValue: "WILL_FAIL")

  public static let knownValues: [PreflightVerdict] = [.willPlay, .mayFail, .willFail]
}

/// The effect of a finding on playback.
public struct PreflightSeverity: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It won't play.
  public static let blocks: PreflightSeverity = PreflightSeverity(rawValue: "BLOCKS")
  /// It may not play, or not entirely, as far as the device is known.
  public static let risks: PreflightSeverity = PreflightSeverity(rawValue: "RISKS")
  /// It plays; worth knowing.
  public static let note: PreflightSeverity = PreflightSeverity(rawValue: "NOTE")

  public static let knownValues: [PreflightSeverity] = [.blocks, .risks, .note]
}

/// The kind of finding.
public struct PreflightCode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Receivers fetch `http` and `https` only: not `data:`, `rtsp:`, `smb:`.
  public static let urlNotSupported: PreflightCode = PreflightCode(rawValue: "URL_NOT_SUPPORTED")
  /// A file on this machine: a receiver can't fetch it unless it is served.
  public static let localFile: PreflightCode = PreflightCode(rawValue: "LOCAL_FILE")
  /// A page's media that no device fetches itself: the server serves it, with the header fields that its server wants,
  /// or with pictures and sound joined.
  public static let relayed: PreflightCode = PreflightCode(rawValue: "RELAYED")
  /// The URL names the machine that fetches it (`localhost`, `127.0.0.1`), so the receiver would contact itself.
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
  /// A redirect leads in a circle, to no URL, or to a URL that receivers don't fetch.
  public static let redirectRefused: PreflightCode = PreflightCode(rawValue: "REDIRECT_REFUSED")
  /// The server's certificate, or one of its chain, is not valid today.
  public static let certificateExpired: PreflightCode = PreflightCode(rawValue: "CERTIFICATE_EXPIRED")
  /// The server's certificate doesn't lead to a root that is trusted; self-signed ones never do.
  public static let certificateUntrusted: PreflightCode = PreflightCode(rawValue: "CERTIFICATE_UNTRUSTED")
  /// The server's certificate is another host's.
  public static let certificateNameMismatch: PreflightCode = PreflightCode(rawValue: "CERTIFICATE_NAME_MISMATCH")
  /// The TLS handshake failed.
  public static let tlsFailed: PreflightCode = PreflightCode(rawValue: "TLS_FAILED")
  /// An `https` URL leads to an `http` URL.
  public static let mixedContent: PreflightCode = PreflightCode(rawValue: "MIXED_CONTENT")
  /// The server lacks the header that lets the receiver's page read it (`Access-Control-Allow-Origin`); captions and
  /// manifests need it.
  public static let noCors: PreflightCode = PreflightCode(rawValue: "NO_CORS")
  /// The type that the load or the server declares isn't that of the content.
  public static let wrongContentType: PreflightCode = PreflightCode(rawValue: "WRONG_CONTENT_TYPE")
  /// The content is empty: 0 bytes.
  public static let empty: PreflightCode = PreflightCode(rawValue: "EMPTY")
  /// The file is inconsistent or truncated.
  public static let broken: PreflightCode = PreflightCode(rawValue: "BROKEN")
  /// The receiver doesn't read this kind of file.
  public static let containerNotSupported: PreflightCode = PreflightCode(rawValue: "CONTAINER_NOT_SUPPORTED")
  /// The device doesn't decode the video codec.
  public static let videoCodecNotSupported: PreflightCode = PreflightCode(rawValue: "VIDEO_CODEC_NOT_SUPPORTED")
  /// The device doesn't decode the audio codec.
  public static let audioCodecNotSupported: PreflightCode = PreflightCode(rawValue: "AUDIO_CODEC_NOT_SUPPORTED")
  /// The device decodes the codec, but not this profile or level of it.
  public static let profileTooHigh: PreflightCode = PreflightCode(rawValue: "PROFILE_TOO_HIGH")
  /// The video has more pixels, or frames a second, than the device decodes.
  public static let resolutionTooHigh: PreflightCode = PreflightCode(rawValue: "RESOLUTION_TOO_HIGH")
  /// The device has no screen.
  public static let noVideoOutput: PreflightCode = PreflightCode(rawValue: "NO_VIDEO_OUTPUT")
  /// It is encrypted: the app needs a licence server.
  public static let protected: PreflightCode = PreflightCode(rawValue: "PROTECTED")
  /// The playlist or manifest can't be parsed.
  public static let manifestBroken: PreflightCode = PreflightCode(rawValue: "MANIFEST_BROKEN")
  /// An entry of the playlist or manifest can't be fetched: a segment, a key, another playlist.
  public static let segmentUnreachable: PreflightCode = PreflightCode(rawValue: "SEGMENT_UNREACHABLE")
  /// Receivers show WebVTT and TTML: not SubRip, not SubStation.
  public static let subtitleFormatNotSupported: PreflightCode = PreflightCode(rawValue: "SUBTITLE_FORMAT_NOT_SUPPORTED")
  /// The server doesn't send parts of the file: seeking doesn't work.
  public static let noRangeSupport: PreflightCode = PreflightCode(rawValue: "NO_RANGE_SUPPORT")
  /// The MP4's index is at the end of the file, so playback starts later.
  public static let moovAtEnd: PreflightCode = PreflightCode(rawValue: "MOOV_AT_END")
  /// The server sends it more slowly than it plays.
  public static let tooSlow: PreflightCode = PreflightCode(rawValue: "TOO_SLOW")
  /// Something couldn't be checked from here.
  public static let notChecked: PreflightCode = PreflightCode(rawValue: "NOT_CHECKED")

  public static let knownValues: [PreflightCode] = [
    .urlNotSupported, .localFile, .relayed, .loopbackUrl, .privateName, .unreachable, .timedOut, .httpStatus,
    .redirectRefused, .certificateExpired, .certificateUntrusted, .certificateNameMismatch, .tlsFailed, .mixedContent,
    .noCors, .wrongContentType, .empty, .broken, .containerNotSupported, .videoCodecNotSupported,
    .audioCodecNotSupported, .profileTooHigh, .resolutionTooHigh, .noVideoOutput, .protected, .manifestBroken,
    .segmentUnreachable, .subtitleFormatNotSupported, .noRangeSupport, .moovAtEnd, .tooSlow, .notChecked,
  ]
}

/// One finding of an examination.
public struct PreflightFinding: Sendable, Hashable, JSONObjectEncodable {
  /// The kind of finding.
  public var code: PreflightCode
  /// The effect on playback.
  public var severity: PreflightSeverity
  /// The URL concerned; absent: the media as a whole.
  public var url: String?
  /// The finding in a sentence.
  public var message: String
  /// The advice.
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

/// A track of the examined media.
public struct PreflightTrack: Sendable, Hashable, JSONObjectEncodable {
  /// The track's content.
  public var type: TrackType
  /// Its codec: with profile and level where they are known (`avc1.640028`), else its name.
  public var codec: String?
  /// In pixels.
  public var width: Int64?
  /// In pixels.
  public var height: Int64?
  /// In frames a second.
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

/// The source of the facts about the media.
public struct PreflightSource: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The file's own index was read.
  public static let container: PreflightSource = PreflightSource(rawValue: "CONTAINER")
  /// `ffprobe` read the file.
  public static let ffprobe: PreflightSource = PreflightSource(rawValue: "FFPROBE")
  /// The playlist or manifest declares them.
  public static let manifest: PreflightSource = PreflightSource(rawValue: "MANIFEST")
  /// Only the type is known.
  public static let type: PreflightSource = PreflightSource(rawValue: "TYPE")

  public static let knownValues: [PreflightSource] = [.container, .ffprobe, .manifest, .type]
}

/// The facts about a URL's content.
public struct PreflightFacts: Sendable, Hashable, JSONObjectEncodable {
  /// The final URL, after all redirects.
  public var url: String
  /// The URLs that redirected to it, in order; absent: none.
  public var redirects: [String]?
  /// The MIME type that its server declares.
  public var contentType: String?
  /// The MIME type of its content.
  public var detectedType: String?
  /// The size; absent: unknown, or a stream.
  ///
  /// In bytes.
  public var size: Int64?
  /// The duration; absent: unknown, or a live stream.
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
  /// The source of these facts.
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

/// The result of an examination: whether a device will play the media, and why not.
public struct PreflightReport: Sendable, Hashable, JSONObjectEncodable {
  /// The result.
  public var verdict: PreflightVerdict
  /// The findings, the worst first.
  public var findings: [PreflightFinding]
  /// The URL that was examined.
  public var url: String
  /// The facts about its content; absent: it couldn't be fetched.
  public var facts: PreflightFacts?
  /// The device that it was judged for; absent: for any.
  public var deviceId: String?
  /// That device's name.
  public var friendlyName: String?
  /// That device's model.
  public var modelName: String?
  /// The content of the page or playlist, whose first item was judged; absent: the URL itself was judged.
  public var resolved: ResolvedContent?
  /// The models of Google's list that this device may be; absent: none, so its capabilities aren't known.
  public var knownModels: [String]?
  /// The conversion with which `player.play` would make a file of the server's machine play; absent: it isn't needed,
  /// or not possible.
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
