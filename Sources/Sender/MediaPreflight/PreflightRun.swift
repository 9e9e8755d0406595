import CastModel
import HTTPFetch
import LoopIsolation
import MediaFormats
import MediaProbe
import NIOCore

/// A preflight in progress.
@LoopActor
struct PreflightRun {
  let preflight: MediaPreflight
  let request: PreflightRequest
  let fetching = PreflightFetching()
  let deadline: NIODeadline
  private let basePolicy: ExaminationPolicy
  var findings: [PreflightFinding] = []
  var facts: PreflightFacts?
  var playlist: HLSFindings?
  /// The folder of a manifest of this machine.
  private var folder: MediaFolder?

  /// The bytes of a file that are fetched to measure its throughput.
  private static let measuredBytes: Int64 = 1 << 20
  private static let measuredTime = TimeAmount.seconds(2)
  /// The limits of reading a file of this machine, which are larger than any index.
  private nonisolated static let fileLimits = FileOnDisk.Limits(bytes: 64 << 20, reads: 256, smallestRead: 64 << 10)

  init(_ preflight: MediaPreflight, _ request: PreflightRequest, policy: ExaminationPolicy, deadline: NIODeadline) {
    (self.preflight, self.request, self.basePolicy, self.deadline) = (preflight, request, policy, deadline)
  }

  /// The policy, limited to the remaining time.
  var policy: ExaminationPolicy {
    var policy = self.basePolicy
    policy.addresses = self.fetching.addresses
    policy.redirects = self.fetching.redirects
    let left = max(self.deadline - .now(), .milliseconds(1))
    policy.limits.totalTimeout = min(policy.limits.totalTimeout ?? left, left)
    return policy
  }

  mutating func judge(_ progress: @escaping MediaPreflight.Progress) async {
    let captions = self.captionTracks.map { track in
      let run = self
      return LoopActor.task { await run.captionFindings(track) }
    }
    defer { for task in captions { task.cancel() } }
    progress(self.request.url)
    await self.judgeMedia(progress)
    self.findings += self.request.notes
    if !captions.isEmpty { progress("subtitles") }
    for task in captions { self.findings += await task.value }
  }

  // MARK: The media

  private mutating func judgeMedia(_ progress: @escaping MediaPreflight.Progress) async {
    if let path = self.localPath { return await self.judgeLocal(path, progress) }
    let url: HTTPURL
    do throws(FetchError) {
      url = try HTTPURL(self.request.url)
    } catch {
      return self.findings.append(FetchJudge.unusable(self.request.url, error))
    }
    self.fetching.name(url.host)
    self.findings += FetchJudge.findings(url, on: self.request.device)
    let player = MediaType(self.request.contentType)
    let found = await self.walk(url, player, progress)
    switch (found.content, found.manifest) {
    case (.file(let file)?, _): await self.judge(file, from: url, progress)
    case (.hls(let hls)?, let manifest?):
      self.playlist = hls
      self.judge(hls, manifest, from: url)
    case (.dash(let dash)?, let manifest?): self.judge(dash, manifest, from: url)
    case (.smooth(let smooth)?, let manifest?): self.judge(smooth, manifest, from: url)
    case (.hls?, nil), (.dash?, nil), (.smooth?, nil), (nil, _): break
    }
    for stop in found.stops { self.note(stop) }
    if player == .unsupported { self.judgeUnplayableType(url) }
    let way = self.fetching.way(from: url)
    for (from, to) in zip([url] + way, way) where from.scheme == .https && to.scheme == .http {
      self.findings.append(FetchJudge.mixed(from: from.description, to: to.description))
    }
  }

  /// Returns the findings about the request's URL or path, without a judgement; `nil` if it is neither.
  mutating func walked() async -> MediaFindings? {
    let player = MediaType(self.request.contentType)
    if let path = self.localPath {
      self.folder = await Blocking.run { MediaFolder(ofManifest: path) }
      guard let folder = self.folder else { return nil }
      return await self.walk(folder.manifest, player) { _ in }
    }
    guard let url = try? HTTPURL(self.request.url) else { return nil }
    self.fetching.name(url.host)
    return await self.walk(url, player) { _ in }
  }

  private func walk(
    _ url: HTTPURL, _ player: MediaType?, _ progress: @escaping MediaPreflight.Progress
  ) async -> MediaFindings {
    var rules = MediaWalk.Rules { variants in self.bestVariant(variants, url.description) }
    (rules.followsSound, rules.followsSubtitles) = (true, true)
    return await MediaWalk.findings(
      of: url, player: player, with: self.preflight.fetcher, in: self.folder, rules: rules, policy: { self.policy },
      progress: progress)
  }

  /// Adds a finding that the load gives a type that no player takes, so that the media isn't played.
  private mutating func judgeUnplayableType(_ url: HTTPURL) {
    guard !self.findings.contains(where: { $0.code == .wrongContentType }) else { return }
    self.findings.append(
      PreflightFinding(
        code: .wrongContentType, severity: .blocks, url: url.description,
        message: "The load says “\(self.request.contentType ?? "")”, which receivers don't play.",
        advice: "Say what it is: video/mp4, audio/mpeg, application/x-mpegURL…"))
  }

  private mutating func judge(
    _ found: RemoteFile.Finding, from url: HTTPURL, _ progress: MediaPreflight.Progress
  ) async {
    var file = JudgedFile(url: url.description)
    (file.serverType, file.size, file.honoursRanges) = (found.contentType, found.length, found.honoursRanges)
    // A picture is fetched as a whole, and a stream has no ranges.
    if found.length == nil { file.honoursRanges = nil }
    let source = await self.read(found.description, found.start, found.bytes, into: &file)
    if !FormatTable.isImage(file.detectedType), found.length ?? 0 > Self.measuredBytes / 4, found.honoursRanges {
      progress("speed")
      file.speed = await self.speed(of: found)
    }
    self.settle(file, at: found.url.description, source)
    let redirects = self.redirects(from: url)
    self.facts?.redirects = redirects
    if !self.captionTracks.isEmpty { await self.checkAccess(url) }
  }

  /// Returns the URLs that redirected, in order, for the report; `nil` if none did.
  func redirects(from url: HTTPURL) -> [String]? {
    let way = self.fetching.way(from: url)
    return way.isEmpty ? nil : ([url] + way).dropLast().map(\.description)
  }

  /// Adds a reader's facts to `file`, with the help of `ffprobe`; returns their source.
  private func read(
    _ description: Result<ContainerDescription, ReadStop>, _ start: [UInt8], _ bytes: SparseBytes,
    into file: inout JudgedFile
  ) async -> PreflightSource {
    guard file.size != 0 else { return .container }
    file.format = FormatTable.format(ofStart: start, name: file.url)
    guard file.format?.isUnread != true else { return .container }
    if let format = file.format, format.kind == .manifest || format.kind == .playlist {
      file.detectedType = format.contentType.lowercased()
      return .container
    }
    switch description {
    case .success(let found):
      (file.detectedType, file.duration, file.isIndexAtEnd) = (found.contentType, found.duration, found.isIndexAtEnd)
      file.completeLength = found.completeLength
      file.tracks = found.tracks.compactMap { JudgedTrack($0) }
      guard file.tracks.contains(where: \.needsProbe) else { return .container }
    case .failure(.malformed(let why)): file.defect = why
    case .failure(.needs): file.detectedType = file.serverType ?? file.saidType
    case .failure(.unrecognised): break
    }
    guard file.defect == nil, let probe = self.preflight.probe, probe.isInstalled,
      let facts = await SparseFile.with(bytes, { input in try? await probe.probe(input) }) ?? nil
    else { return file.tracks.isEmpty ? .type : .container }
    let tracks = facts.streams.compactMap { JudgedTrack($0) }
    if !tracks.isEmpty { file.tracks = tracks }
    if file.detectedType == nil, !FormatTable.mayBeRead(demuxers: facts.containerNames) {
      file.foreignContainer = facts.containerNames.first
    }
    return .ffprobe
  }

  private mutating func settle(_ file: JudgedFile, at url: String, _ source: PreflightSource) {
    var file = file
    file.saidType = self.request.contentType
    self.findings += FileJudge.findings(file, on: self.request.device)
    self.facts = PreflightFacts(
      url: url, contentType: file.serverType, detectedType: file.detectedType, size: file.size, duration: file.duration,
      supportsRanges: file.honoursRanges, tracks: file.tracks.isEmpty ? nil : file.tracks.prefix(100).map(\.described),
      source: source)
  }

  // MARK: Files of this machine

  private var localPath: String? { self.request.url.hasPrefix("/") ? self.request.url : nil }

  private mutating func judgeLocal(_ path: String, _ progress: @escaping MediaPreflight.Progress) async {
    let description: Result<ContainerDescription, ReadStop>
    let (bytes, start): (SparseBytes, [UInt8])
    do throws(FileOnDisk.Unreadable) {
      (description, bytes, start) = try await Blocking.run { () throws(FileOnDisk.Unreadable) in
        var file = try FileOnDisk(path, limits: Self.fileLimits)
        let description = Result { () throws(ReadStop) in try file.read(with: ContainerReader.read) }
        return (description, file.bytes, file.start)
      }
    } catch {
      return self.findings.append(
        PreflightFinding(
          code: .unreachable, severity: .blocks, url: path, message: "“\(path)” can't be read: \(error.reason).",
          advice: "Check the path."))
    }
    self.findings.append(
      PreflightFinding(
        code: .localFile, severity: .note, url: path,
        message: "It is a file of this machine, which a receiver can't fetch by itself.",
        advice: "castctl play FILE serves it for as long as it plays."))
    var file = JudgedFile(url: path)
    file.size = bytes.length
    let source = await self.read(description, start, bytes, into: &file)
    self.settle(file, at: path, source)
    if let player = file.format?.player, player == .hls || player == .dash {
      await self.judgeManifest(at: path, player, progress)
    }
  }

  /// Judges a manifest by the files that the server would serve beside it.
  private mutating func judgeManifest(
    at path: String, _ player: MediaType, _ progress: @escaping MediaPreflight.Progress
  ) async {
    let found = await Blocking.run {
      MediaFolder(ofManifest: path).map { ($0, $0.outside) }
    }
    guard let (folder, outside) = found else { return }
    if let outside {
      return self.findings.append(
        PreflightFinding(
          code: .segmentUnreachable, severity: .blocks, url: path,
          message:
            "It names “\(outside.prefix(200))”, which isn't below its folder: only files of that folder are served.",
          advice: "Move the manifest to a folder above all of its files, and name them from there."))
    }
    self.folder = folder
    let walked = await self.walk(folder.manifest, player, progress)
    switch walked.content {
    case .hls(let hls)?: self.judge(hls, at: path, redirects: false)
    case .dash(let dash)?: self.judge(dash, at: path)
    case .file?, .smooth?, nil: break
    }
    for stop in walked.stops { self.note(stop) }
  }

  // MARK: Speed

  /// Returns the throughput in bytes per second; `nil` if it can't be measured.
  private func speed(of found: RemoteFile.Finding) async -> Double? {
    let start = max(0, (found.length ?? 0) / 2)
    let range = ByteRange.bytes(from: start, count: Self.measuredBytes)
    let request = self.policy.request(found.url, range: range, isMedia: true)
    do throws(FetchError) {
      let body = try await self.preflight.fetcher.fetch(request).body
      var first: NIODeadline?
      var bytes = 0
      let timer = LoopActor.shared.eventLoop.scheduleTask(in: Self.measuredTime) {
        LoopActor.assumeIsolated { body.cancel() }
      }
      defer { timer.cancel() }
      do throws(FetchError) {
        while let piece = try await body.next() {
          // The first chunk includes the server's latency, so throughput is measured from the second.
          if first != nil { bytes += piece.readableBytes } else { first = .now() }
        }
      } catch {
        // Cancelled by the timer: the bytes until then are measured.
        guard error.code == .cancelled, !Task.isCancelled else { return nil }
      }
      guard let first, case let seconds = Double((NIODeadline.now() - first).nanoseconds) / 1e9, seconds > 0.01 else {
        return nil
      }
      return Double(bytes) / seconds
    } catch {
      return nil
    }
  }

  // MARK: Access

  /// Checks the media's CORS: with text tracks the page fetches the media as it fetches the tracks, so the media's
  /// server must allow it, too.
  private mutating func checkAccess(_ url: HTTPURL) async {
    do throws(FetchError) {
      let response = try await self.preflight.fetcher.fetch(
        self.policy.request(url, range: .bytes(from: 0, count: 1)))
      response.body.cancel()
      try response.requireAccess()
    } catch  where error.code == .crossOrigin {
      var finding = FetchJudge.finding(error, url: url.description, part: .media)
      finding.severity = .risks
      finding.message += " With text tracks, receivers ask for the media that way, too."
      self.findings.append(finding)
    } catch {}
  }

  // MARK: Subtitles

  private var captionTracks: [Track] {
    Array(
      self.request.tracks.filter { $0.type == .text && $0.trackContentId != nil }.prefix(MediaPreflight.maximumTracks))
  }

  private func captionFindings(_ track: Track) async -> [PreflightFinding] {
    let text = track.trackContentId ?? ""
    let url: HTTPURL
    do throws(FetchError) {
      url = try HTTPURL(text)
    } catch {
      var finding = FetchJudge.unusable(text, error)
      finding.severity = .risks
      return [finding]
    }
    self.fetching.name(url.host)
    var findings = FetchJudge.findings(url, on: self.request.device).map { finding in
      var finding = finding
      finding.severity = .risks
      return finding
    }
    do throws(FetchError) {
      let file = try await FetchedText.fetch(url, with: self.preflight.fetcher, policy: self.policy)
      findings += CaptionJudge.findings(
        url: url.description, said: track.trackContentType ?? file.contentType, text: file.text)
    } catch {
      findings.append(
        FetchJudge.finding(
          error, url: url.description, part: .captions, refusedLoopback: self.fetching.refusedLoopback(url)))
    }
    return findings
  }

  // MARK: Failures

  /// Returns a URL of the web, or the path of a file of this machine.
  func shown(_ url: HTTPURL) -> String { self.folder?.shown(url) ?? url.description }

  private mutating func note(_ stop: MediaFindings.Stop) {
    let url = self.shown(stop.url)
    guard case .fetch(let error) = stop.obstacle else {
      var finding = FetchJudge.finding(stop)
      finding.url = url
      return self.findings.append(finding)
    }
    let refusedLoopback = !self.request.device.isOnThisMachine && self.fetching.refusedLoopback(stop.url)
    var finding = FetchJudge.finding(error, url: url, part: stop.part, refusedLoopback: refusedLoopback)
    if finding.code == .noCors, self.request.page == .unknown {
      finding.severity = .risks
      finding.message += " This app's page may be one that the server lets: say its origin to know."
    }
    self.findings.append(finding)
  }
}
