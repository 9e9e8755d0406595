import CastModel
public import EmulatedReceiver
import HTTPFetch
public import Logging
public import LoopIsolation
public import MediaFormats
import NIOCore
import Subtitles

/// Fetches the media that a receiver should play, and determines its kind, as a real receiver does: by the network and
/// the container.
///
/// Never trusts the servers: every length, number of requests and time is limited (``ExaminationPolicy``).
public struct MediaExaminer: ResourceExaminer {
  let policy: ExaminationPolicy
  let fetcher: HTTPFetcher
  private let logger: Logger

  /// The most text tracks that are fetched for one LOAD.
  private static let maximumTracks = 32

  /// Makes an examiner that fetches with its own HTTP client, within the limits of `policy`.
  @LoopActor
  public init(policy: ExaminationPolicy = .receiver, logger: Logger = Logger(label: "cast.receiver.media")) {
    self.policy = policy
    self.fetcher = HTTPFetcher(logger: logger)
    self.logger = logger.component("MediaExaminer")
  }

  /// Fetches the media and its active text tracks at the same time, and returns the findings.
  ///
  /// It fetches at most 32 text tracks. In-band tracks get ids above the highest that the LOAD uses.
  ///
  /// A resource that can't be fetched or played has a ``ResourceFailure`` in the result.
  @LoopActor
  public func examine(_ request: ResourceRequest) async -> ResourceExamination {
    if request.isForTextTracks {
      return ResourceExamination(sidecarTracks: await self.examineTracks(request.activeTextTracks))
    }
    async let tracks = self.examineTracks(request.activeTextTracks)
    var examination = await self.examineMedia(request)
    examination.sidecarTracks = await tracks
    let taken = (request.media.tracks ?? []).map(\.trackId).max() ?? 0
    for (index, _) in examination.inbandTracks.enumerated() {
      examination.inbandTracks[index].trackId = max(0, min(taken, 1 << 31)) + Int64(index) + 1
    }
    if let failure = examination.failure {
      let metadata: Logger.Metadata = [
        "url": "\(request.url)", "code": "\(failure.detailedErrorCode)", "why": "\(failure.explanation ?? "")",
      ]
      self.logger.notice("can't play", metadata: metadata)
    }
    return examination
  }

  // MARK: The media

  @LoopActor
  private func examineMedia(_ request: ResourceRequest) async -> ResourceExamination {
    let url: HTTPURL
    do throws(FetchError) {
      url = try HTTPURL(request.url)
    } catch {
      return .init(failure: MediaFailure.ofMediaElement(error))
    }
    let said = MediaType(request.media.contentType)
    guard said != .unsupported else {
      let type = request.media.contentType ?? ""
      return .init(
        failure: MediaFailure.failure(ResourceFailure.sourceNotSupported, "Receivers don't play “\(type)”."))
    }
    let decoder = request.decoder
    var rules = MediaWalk.Rules { variants in
      variants.firstIndex { Codecs.canPlay(listed: $0.codecs) && decoder.believes($0.codecs) }
    }
    rules.takes = { decoder.believes($0) }
    (rules.endsAtFirstStop, rules.followsSound) = (true, true)
    var policy = self.policy
    policy.mediaNeedsAccess = request.needsAccessControl
    // An ad or a preloaded item is fetched anew when it plays.
    policy.keepsOpenFiles = request.isLoad
    let found = await MediaWalk.findings(
      of: url, player: said, with: self.fetcher, rules: rules, policy: { policy })
    if case .hls(let hls)? = found.content, hls.root.isMultivariant, found.manifest?.url != url,
      !decoder.followsRedirectsOfPlaylists
    {
      return .init(failure: decoder.failure("\(url) leads to another URL.", code: MediaFailure.hlsMasterNetwork))
    }
    if let failure = found.stops.lazy.compactMap({ MediaFailure.of($0, player: found.player) }).first {
      return .init(failure: failure)
    }
    return switch found.content {
    case .file(let file)?: self.playing(file, self.examination(of: file, said: said, decoder))
    case .hls(let hls)?: ResourceExamination(hls, decoder, request.media)
    case .dash(let dash)?: ResourceExamination(dash, decoder)
    case .smooth(let smooth)?: ResourceExamination(smooth)
    case nil: .failed(ResourceFailure.sourceNotSupported)
    }
  }

  @LoopActor
  private func examination(
    of finding: RemoteFile.Finding, said: MediaType?, _ decoder: MediaDecoder
  ) -> ResourceExamination {
    let description: ContainerDescription
    switch finding.description {
    case .success(let found): description = found
    // The type is right, but the duration is in a place that can't be read.
    case .failure(.needs):
      let type = finding.contentType ?? ""
      return ResourceExamination(
        contentType: finding.contentType,
        kind: type.hasPrefix("audio/") ? .audio : type.hasPrefix("image/") ? .image : .video)
    case .failure(.malformed(let why)):
      return .init(failure: MediaFailure.failure(MediaFailure.decode, "\(finding.url) is broken: \(why)."))
    case .failure(.unrecognised):
      let type = finding.contentType.map { " (\($0))" } ?? ""
      let why = "\(finding.url)\(type) is nothing that receivers play."
      let code = said == .image ? ResourceFailure.image : ResourceFailure.sourceNotSupported
      return .init(failure: MediaFailure.failure(code, why))
    }
    let isImage = description.contentType.hasPrefix("image/")
    if (said == .image) != isImage, said != nil {
      let code = said == .image ? ResourceFailure.image : ResourceFailure.sourceNotSupported
      return .init(
        failure: MediaFailure.failure(code, "\(finding.url) is \(description.contentType), not what the LOAD says."))
    }
    guard isImage || Codecs.canPlay(description.tracks) else {
      let codecs = description.tracks.map(\.codec).joined(separator: ", ")
      return .init(
        failure: MediaFailure.failure(
          ResourceFailure.sourceNotSupported, "\(finding.url) has codecs that receivers don't play: \(codecs)."))
    }
    var examination = ResourceExamination(description)
    decoder.judge(&examination, of: description.tracks)
    return examination
  }

  /// Adds the rest of a file without a length to its examination.
  @LoopActor
  private func playing(
    _ file: RemoteFile.Finding, _ examination: ResourceExamination
  ) -> ResourceExamination {
    var examination = examination
    guard examination.failure == nil, examination.kind != .image else { return examination }
    if file.honoursRanges { examination.rangedSize = file.length }
    guard let rest = file.rest else { return examination }
    let start = file.bytes
    examination.rest = ArrivingResource {
      var count = 0
      var clock = ArrivalClock()
      for part in start.parts { clock.note(part.bytes) }
      while let piece = try? await rest.next() {
        clock.note(Array(piece.readableBytesView))
        count += piece.readableBytes
        guard count >= Self.piece else { continue }
        count = 0
        // The pauses make reading faster than any film plays, but slower than a source without an end may send.
        do { try await LoopActor.shared.eventLoop.scheduleTask(in: Self.pause) {}.futureResult.value() } catch { break }
      }
      rest.cancel()
      return clock.seconds
    }
    return examination
  }

  /// Fetches a device's buffer after a seek; the connection ends early if the task is cancelled.
  @LoopActor
  public func fetch(_ request: ResourceRequest, from offset: Int64) async {
    guard let url = try? HTTPURL(request.url) else { return }
    var policy = self.policy
    policy.mediaNeedsAccess = request.needsAccessControl
    guard
      let answer = try? await self.fetcher.fetch(policy.request(url, range: .bytes(from: offset), isMedia: true))
    else { return }
    _ = try? await answer.body.prefix(Self.piece)
  }

  /// The bytes that are read of a file without a length between two pauses, 80 Mbit/s, and after a seek.
  private static let piece = 1 << 20
  private static let pause = TimeAmount.milliseconds(100)

  // MARK: Text tracks

  @LoopActor
  private func examineTracks(_ tracks: [Track]) async -> [Int64: TrackExamination] {
    let texts = tracks.prefix(Self.maximumTracks)
    // All fetches begin at once, on the loop, so the slowest decides the wait.
    let tasks = texts.map { track in LoopActor.task { await self.examine(track) } }
    return await withTaskCancellationHandler {
      var examinations: [Int64: TrackExamination] = [:]
      for (track, task) in zip(texts, tasks) { examinations[track.trackId] = await task.value }
      return examinations
    } onCancel: {
      for task in tasks { task.cancel() }
    }
  }

  /// Examines a text track, which the page itself fetches: CORS applies, and its type must be one that the page reads.
  @LoopActor
  private func examine(_ track: Track) async -> TrackExamination {
    func failed(_ why: String) -> TrackExamination {
      TrackExamination(failure: MediaFailure.failure(ResourceFailure.textUnknown, why))
    }
    let file: FetchedText
    do throws(FetchError) {
      file = try await .fetch(
        try HTTPURL(track.trackContentId ?? ""), with: self.fetcher, policy: self.policy)
    } catch {
      return failed(error.message)
    }
    let type = MediaType.essence(track.trackContentType ?? file.contentType ?? "")
    switch type {
    case "text/vtt", "application/ttml+xml", "text/xml", "application/xml":
      let isWebVTT = file.text.drop { $0 == "\u{FEFF}" }.hasPrefix("WEBVTT")
      guard isWebVTT == (type == "text/vtt"), let cues = SubtitleConversion.shownCues(of: file.text) else {
        return failed("\(file.url) is no \(type == "text/vtt" ? "WebVTT" : "TTML").")
      }
      return TrackExamination(cues: cues.map { TextCue(start: $0.start, end: $0.end, text: $0.text) })
    default: return failed("Receivers don't read captions of the type “\(type)”: use text/vtt.")
    }
  }
}
