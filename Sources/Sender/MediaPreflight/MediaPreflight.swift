public import CastModel
public import Conversion
import HTTPFetch
public import Logging
public import LoopIsolation
package import MediaFormats
public import MediaProbe
public import NIOCore
public import TLS

/// The media to judge, and the device.
public struct PreflightRequest: Sendable, Hashable {
  /// A URL, or an absolute path of this machine.
  public var url: String
  /// The type that the load says; `nil` if it says none.
  public var contentType: String?
  /// The load's tracks; those of text with a URL are looked at.
  public var tracks: [Track]
  /// For everything together.
  public var timeout: TimeAmount
  /// How a file of this machine would be converted; `nil` if it isn't to be planned.
  public var conversion: (wishes: ConversionWishes, options: ConversionOptions)? {
    get { self.wishes.flatMap { wishes in self.conversionOptions.map { (wishes, $0) } } }
    set { (self.wishes, self.conversionOptions) = (newValue?.wishes, newValue?.options) }
  }
  private var wishes: ConversionWishes?
  private var conversionOptions: ConversionOptions?
  /// The page that fetches what no media element does.
  public var page = ReceiverPage.defaultReceiver
  package var device: PreflightDevice
  /// Findings about files beside the media that the preflight itself doesn't look at.
  public var notes: [PreflightFinding] = []
  /// The source from which the server serves the media of a page; `nil` if the device fetches the URL itself.
  public var source: ConversionSource?

  /// Asks about a URL for any device, with 20 seconds of time; the device is set afterwards.
  public init(url: String, contentType: String? = nil, tracks: [Track] = [], timeout: TimeAmount = .seconds(20)) {
    (self.url, self.contentType, self.tracks, self.timeout) = (url, contentType, tracks, timeout)
    self.device = .any
  }
}

/// The result of a preflight, with the facts for a load.
public struct ExaminedMedia: Sendable, Hashable {
  /// The judgement.
  public var report: PreflightReport
  package var isHLS: Bool
  /// The format of an HLS playlist's segments.
  package var segments: SegmentFormat?
  /// The format of the segments of its separate sound.
  package var soundSegments: SegmentFormat?
}

/// Finds out before a load whether a device will play something, and why not.
///
/// It fetches the same resources as the receiver, in the same way, and judges them by the device's known facts. Nothing
/// that it fetches is trusted: every length, number of requests and time is limited, and no server leads it further
/// inside than the caller's own URL does (``PreflightFetching``).
public struct MediaPreflight: Sendable {
  /// Called with the resource that is examined next, for people.
  public typealias Progress = @LoopActor (String) -> Void

  /// The name of the program that fetches, as devices give it.
  package static let userAgent =
    "Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 CrKey/1.56.500000"
  static let maximumTracks = 16
  /// The most ``PreflightRequest/notes``.
  package static let maximumNotes = 16

  let fetcher: HTTPFetcher
  let probe: MediaProbe?
  /// Fetches files of web servers for ffprobe.
  let relay: SourceRelay?
  /// Returns the facts of a file of this machine; `nil` asks ``probe``.
  let knownFacts: Facts?
  private let logger: Logger

  /// Returns the facts of the file at a path; `nil` if they can't be had.
  public typealias Facts = @LoopActor @Sendable (String) async -> MediaFacts?

  /// Makes one that asks `probe` where FFmpeg is installed; `nil` never does.
  ///
  /// - Parameters:
  ///   - relay: Fetches files of web servers whose conversion is planned; without one none is.
  ///   - facts: Looks into files of this machine in place of `probe`, as one that knows some of them.
  @LoopActor
  public init(
    probe: MediaProbe? = MediaProbe(), relay: SourceRelay? = nil, facts: Facts? = nil, tls: TLSPolicy = .web,
    logger: Logger = Logger(label: "cast.sender.preflight")
  ) {
    (self.relay, self.knownFacts) = (relay, facts)
    self.fetcher = HTTPFetcher(tls: tls, logger: logger)
    self.probe = probe
    self.logger = logger.component("MediaPreflight")
  }

  /// Looks at the media and its text tracks, and judges them.
  ///
  /// Never fails: a fact that can't be determined is a finding. When the caller's task is cancelled it ends soon, with
  /// the findings so far.
  @LoopActor
  public func report(_ request: PreflightRequest, progress: @escaping Progress = { _ in }) async -> PreflightReport {
    await self.examination(of: request, progress: progress).report
  }

  /// Looks at the media as ``report(_:progress:)`` does, and returns the facts for a load, too.
  @LoopActor
  public func examination(
    of request: PreflightRequest, progress: @escaping Progress = { _ in }
  ) async -> ExaminedMedia {
    let began = NIODeadline.now()
    var run = PreflightRun(self, request, policy: Self.policy(request.page), deadline: began + request.timeout)
    let conversion: PlannedConversion?
    if let source = request.source {
      conversion = await run.judge(source, progress)
    } else {
      await run.judge(progress)
      conversion = await self.plannedConversion(request, &run)
    }
    let device = request.device
    let candidates = device.candidates.map(\.name)
    let report = PreflightReport(
      verdict: Self.verdict(run.findings), findings: Self.ordered(run.findings), url: request.url, facts: run.facts,
      deviceId: device.deviceId, friendlyName: device.friendlyName,
      modelName: device.modelName.isEmpty ? nil : device.modelName, knownModels: candidates.isEmpty ? nil : candidates,
      conversion: conversion,
      elapsed: Double((NIODeadline.now() - began).nanoseconds) / 1e9)
    self.logger.info(
      "looked at", metadata: ["url": "\(request.url)", "verdict": "\(report.verdict.rawValue)"])
    return ExaminedMedia(
      report: report, isHLS: run.playlist != nil, segments: run.playlist?.segments,
      soundSegments: run.playlist?.soundSegments)
  }

  /// Fetches an HLS playlist and its first segments as a device does; `nil` for other content, and if it takes too
  /// long.
  ///
  /// - Parameter url: A URL, or an absolute path of this machine.
  /// - Parameter timeout: The time limit for everything together.
  @LoopActor
  package func playlist(at url: String, timeout: TimeAmount) async -> HLSFindings? {
    var request = PreflightRequest(url: url, contentType: FormatTable.hlsType, timeout: timeout)
    request.page = .unknown
    let deadline = NIODeadline.now() + timeout
    var run = PreflightRun(self, request, policy: Self.policy(request.page), deadline: deadline)
    guard case .hls(let found)? = await run.walked()?.content else { return nil }
    return found
  }

  /// By the worst of the findings.
  package static func verdict(_ findings: [PreflightFinding]) -> PreflightVerdict {
    if findings.contains(where: { $0.severity == .blocks }) { return .willFail }
    return findings.contains { $0.severity == .risks } ? .mayFail : .willPlay
  }

  /// The worst first; of equals as they were found, none twice. A disputed container comes after the codecs, which more
  /// often are the cause.
  package static func ordered(_ findings: [PreflightFinding]) -> [PreflightFinding] {
    var seen: Set<PreflightFinding> = []
    let unique = findings.filter { seen.insert($0).inserted }
    let risks = unique.filter { $0.severity == .risks }
    return unique.filter { $0.severity == .blocks } + risks.filter { $0.code != .containerNotSupported }
      + risks.filter { $0.code == .containerNotSupported } + unique.filter { $0.severity == .note }
  }

  private static func policy(_ page: ReceiverPage) -> ExaminationPolicy {
    var policy = ExaminationPolicy(
      origin: page.origin, userAgent: self.userAgent,
      limits: FetchLimits(connectTimeout: .seconds(5), idleTimeout: .seconds(5), totalTimeout: .seconds(10)))
    policy.maximumProbe = 8 << 20
    return policy
  }
}
