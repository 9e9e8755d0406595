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
  /// The content type of the load; `nil` if it has none.
  public var contentType: String?
  /// The load's tracks. Text tracks with a URL are checked.
  public var tracks: [Track]
  /// The time limit for everything together.
  public var timeout: TimeAmount
  /// The wishes and options for a conversion; `nil` if none is to be planned.
  public var conversion: (wishes: ConversionWishes, options: ConversionOptions)? {
    get { self.wishes.flatMap { wishes in self.conversionOptions.map { (wishes, $0) } } }
    set { (self.wishes, self.conversionOptions) = (newValue?.wishes, newValue?.options) }
  }
  private var wishes: ConversionWishes?
  private var conversionOptions: ConversionOptions?
  /// The page of the receiver's app. It fetches the resources that no media element fetches.
  public var page = ReceiverPage.defaultReceiver
  package var device: PreflightDevice
  /// The caller's findings about files beside the media, which the preflight itself doesn't check.
  public var notes: [PreflightFinding] = []
  /// The source from which the server serves the media of a page; `nil` if the device fetches the URL itself.
  public var source: ConversionSource?

  /// Creates a request about a URL for any device; the device is set afterwards. The default time limit is 20 seconds.
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
/// that it fetches is trusted: every length, number of requests and time is limited, and no server can direct it
/// further into the private network than the caller's own URL does (``PreflightFetching``).
public struct MediaPreflight: Sendable {
  /// Called with the resource that is examined next, for people.
  public typealias Progress = @LoopActor (String) -> Void

  /// The `User-Agent` that Cast devices send.
  package static let userAgent =
    "Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 CrKey/1.56.500000"
  static let maximumTracks = 16
  /// The most ``PreflightRequest/notes``.
  package static let maximumNotes = 16

  let fetcher: HTTPFetcher
  let probe: MediaProbe?
  /// The relay that fetches files of web servers for ffprobe.
  let relay: SourceRelay?
  /// The source of the facts of a file of this machine; `nil` for ``probe``.
  let knownFacts: Facts?
  private let logger: Logger

  /// Returns the facts of the file at a path; `nil` if they can't be determined.
  public typealias Facts = @LoopActor @Sendable (String) async -> MediaFacts?

  /// Makes a preflight that uses `probe` if FFmpeg is installed; with `nil` it uses none.
  ///
  /// - Parameters:
  ///   - relay: Fetches files of web servers whose conversion is planned; if `nil`, none is planned.
  ///   - facts: Returns the facts of files of this machine in place of `probe`, such as from a cache.
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

  /// Checks the media and its text tracks, and returns the judgement.
  ///
  /// Never fails: a fact that can't be determined is a finding. When the caller's task is cancelled, it returns soon,
  /// with the findings so far.
  @LoopActor
  public func report(_ request: PreflightRequest, progress: @escaping Progress = { _ in }) async -> PreflightReport {
    await self.examination(of: request, progress: progress).report
  }

  /// Checks the media as ``report(_:progress:)`` does, and also returns the facts for a load.
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

  /// Returns the verdict, which the worst finding decides.
  package static func verdict(_ findings: [PreflightFinding]) -> PreflightVerdict {
    if findings.contains(where: { $0.severity == .blocks }) { return .willFail }
    return findings.contains { $0.severity == .risks } ? .mayFail : .willPlay
  }

  /// Returns the findings without duplicates, the worst first, and equals in the order in which they were found. A
  /// disputed container follows the codecs, which are more often the cause.
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
