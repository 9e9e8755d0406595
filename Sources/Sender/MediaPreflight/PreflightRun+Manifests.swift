import CastModel
import HTTPFetch
import MediaFormats
import NIOCore

extension PreflightRun {
  /// The most playlists in the report.
  private static let maximumTracks = 100
  /// Subtitles of a playlist that are fetched: more are made by the same program.
  private static let maximumRenditions = 4

  // MARK: HLS

  mutating func judgeHLS(_ url: HTTPURL, _ progress: MediaPreflight.Progress) async {
    guard let master = await self.playlist(url, .manifest) else { return }
    self.describe("application/x-mpegurl", from: url, file: master.file)
    guard master.content.isMultivariant else { return await self.judge(master.content, at: master.file.url, progress) }
    let variants = master.content.variants.map { Self.tracks(of: $0) }
    let judged = variants.map { TrackJudge.findings($0, url: url.description, on: self.request.device) }
    // Players choose among variants: one that plays is enough.
    let best = judged.indices.min { Self.weight(judged[$0]) < Self.weight(judged[$1]) } ?? 0
    self.findings += judged[best]
    let variant = master.content.variants[best]
    let (sound, subtitles) = Self.renditions(of: variant, in: master.content)
    let named = variants.joined().map(\.described) + (sound + subtitles).map(Self.described)
    self.facts?.tracks = Array(named.prefix(Self.maximumTracks))
    guard let next = self.resolve(variant.uri, in: master.file.url) else { return }
    await self.judgePlaylist(next, progress)
    // The default sound is as much a part of it as the pictures.
    if let heard = sound.first(where: \.isDefault) ?? sound.first, let uri = heard.uri,
      let url = self.resolve(uri, in: master.file.url)
    {
      await self.judgePlaylist(url, progress, isBeside: true)
    }
    for uri in subtitles.compactMap(\.uri).prefix(Self.maximumRenditions) {
      guard let url = self.resolve(uri, in: master.file.url) else { return }
      progress(url.description)
      await self.judgeSubtitles(url)
    }
  }

  /// A playlist of segments, and the first of these.
  ///
  /// - Parameter isBeside: Whether it goes beside another one, which says how long it is.
  private mutating func judgePlaylist(
    _ url: HTTPURL, _ progress: MediaPreflight.Progress, isBeside: Bool = false
  ) async {
    progress(url.description)
    guard let media = await self.playlist(url, .part) else { return }
    guard !media.content.isMultivariant else {
      return self.broken(url, "It lists variants where segments belong.")
    }
    await self.judge(media.content, at: media.file.url, progress, isBeside: isBeside)
  }

  /// The renditions of sound and of subtitles that go with a variant.
  private static func renditions(
    of variant: HLSPlaylist.Variant, in playlist: HLSPlaylist
  ) -> (sound: [HLSPlaylist.Rendition], subtitles: [HLSPlaylist.Rendition]) {
    func group(_ type: String, _ name: String?) -> [HLSPlaylist.Rendition] {
      guard let name else { return [] }
      return Array(playlist.renditions.lazy.filter { $0.type == type && $0.group == name }.prefix(Self.maximumTracks))
    }
    return (group("AUDIO", variant.audioGroup), group("SUBTITLES", variant.subtitlesGroup))
  }

  private static func described(_ rendition: HLSPlaylist.Rendition) -> PreflightTrack {
    PreflightTrack(type: rendition.type == "AUDIO" ? .audio : .text, language: rendition.language)
  }

  /// Subtitles in a playlist of their own: it plays without them.
  private mutating func judgeSubtitles(_ url: HTTPURL) async {
    guard let found = await self.playlist(url, .captions), !found.content.isMultivariant,
      // Those in fragments of MP4 aren't text files.
      found.content.map == nil, let segment = found.content.firstSegment,
      let part = self.resolve(segment, in: found.file.url), let text = await self.text(part, .captions)
    else { return }
    self.findings += CaptionJudge.findings(url: part.description, said: text.contentType, text: text.text)
  }

  private static func weight(_ findings: [PreflightFinding]) -> Int {
    findings.reduce(0) { $0 + ($1.severity == .blocks ? 100 : $1.severity == .risks ? 1 : 0) }
  }

  private static func tracks(of variant: HLSPlaylist.Variant) -> [JudgedTrack] {
    var tracks = variant.codecs.filter { !$0.isEmpty }.map { codec in
      let family = CodecIdentity(codec).family
      let isSound = DeviceProfile.audio.contains(family) || DeviceProfile.handedOn.contains(family) || codec == "enca"
      return JudgedTrack(family == .text ? .text : isSound ? .audio : .video, codec: codec)
    }
    guard let index = tracks.firstIndex(where: { $0.type == .video }) else {
      guard let width = variant.width, let height = variant.height else { return tracks }
      tracks.insert(JudgedTrack(.video, codec: "", width: width, height: height), at: 0)
      return tracks
    }
    (tracks[index].width, tracks[index].height) = (variant.width, variant.height)
    return tracks
  }

  private mutating func playlist(
    _ url: HTTPURL, _ role: FetchJudge.Role
  ) async -> (file: FetchedText, content: HLSPlaylist)? {
    guard let file = await self.text(url, role) else { return nil }
    guard let content = HLSPlaylist(file.text) else {
      self.broken(url, "It is no HLS playlist.", role)
      return nil
    }
    return (file, content)
  }

  private mutating func judge(
    _ playlist: HLSPlaylist, at url: HTTPURL, _ progress: MediaPreflight.Progress, isBeside: Bool = false
  ) async {
    if !isBeside {
      let isLive = !playlist.hasEnd && playlist.type != "VOD"
      self.facts?.isLive = isLive ? true : nil
      self.facts?.duration = isLive ? nil : playlist.duration
    }
    for uri in [playlist.keyURI, playlist.map, playlist.firstSegment].compactMap(\.self) {
      guard let part = self.resolve(uri, in: url) else { return }
      progress(part.description)
      await self.checkPart(part, of: url)
    }
  }

  // MARK: DASH and Smooth Streaming

  mutating func judgeDASH(_ url: HTTPURL, _ progress: MediaPreflight.Progress) async {
    guard let file = await self.text(url, .manifest) else { return }
    self.describe("application/dash+xml", from: url, file: file)
    let manifest: DASHManifest
    do throws(DASHManifest.Unusable) {
      manifest = try DASHManifest(file.text)
    } catch {
      return self.broken(url, error.message)
    }
    self.facts?.isLive = manifest.isLive ? true : nil
    self.facts?.duration = manifest.isLive ? nil : manifest.duration
    let types: [String: TrackType] = ["video": .video, "audio": .audio, "text": .text]
    let tracks = manifest.sets.prefix(Self.maximumTracks).compactMap { set in
      types[set.kind].map {
        JudgedTrack(
          $0, codec: set.codecs.first ?? "", width: set.width, height: set.height, language: set.language)
      }
    }
    self.facts?.tracks = tracks.map(\.described)
    // A set's representations differ in size: the player takes one that fits, so that only the codec counts.
    let judged = tracks.map { track in
      var track = track
      (track.width, track.height) = (nil, nil)
      return track
    }
    self.findings += TrackJudge.findings(judged, url: url.description, on: self.request.device)
    guard let first = DASHSegments(file.text)?.first, let part = self.resolve(first, in: file.url) else { return }
    progress(part.description)
    await self.checkPart(part, of: file.url)
  }

  mutating func judgeSmooth(_ url: HTTPURL) async {
    guard let file = await self.text(url, .manifest) else { return }
    self.describe("application/vnd.ms-sstr+xml", from: url, file: file)
    guard let manifest = SmoothManifest(file.text) else {
      return self.broken(url, "It is no Smooth Streaming manifest.")
    }
    self.facts?.isLive = manifest.isLive ? true : nil
    self.facts?.duration = manifest.isLive ? nil : manifest.duration
  }

  // MARK: Parts

  private mutating func describe(_ type: String, from url: HTTPURL, file: FetchedText) {
    self.facts = PreflightFacts(
      url: file.url.description, redirects: self.redirects(from: url), contentType: file.contentType,
      detectedType: type, size: Int64(file.text.utf8.count), source: .manifest)
  }

  private mutating func text(_ url: HTTPURL, _ role: FetchJudge.Role) async -> FetchedText? {
    do throws(FetchError) {
      return try await .fetch(url, with: self.preflight.fetcher, policy: self.policy)
    } catch {
      self.note(error, url, role)
      return nil
    }
  }

  private mutating func resolve(_ uri: String, in base: HTTPURL) -> HTTPURL? {
    do throws(FetchError) {
      let url = try base.resolving(uri)
      if base.scheme == .https, url.scheme == .http {
        self.findings.append(FetchJudge.mixed(from: base.description, to: url.description))
      }
      // The same server may be meant by another URL; where it stands is no more than was named already.
      return url
    } catch {
      self.broken(base, "It leads to what can't be fetched: \(error.message)")
      return nil
    }
  }

  private mutating func broken(_ url: HTTPURL, _ message: String, _ role: FetchJudge.Role = .manifest) {
    self.findings.append(
      PreflightFinding(
        code: .manifestBroken, severity: role == .captions ? .risks : .blocks, url: url.description, message: message,
        advice: "Check that the URL leads to the playlist itself, and how it was made."))
  }

  /// Whether a segment or key is there and may be read.
  private mutating func checkPart(_ url: HTTPURL, of manifest: HTTPURL) async {
    do throws(FetchError) {
      let response = try await self.preflight.fetcher.fetch(
        self.policy.request(url, range: .bytes(from: 0, count: 1_024)))
      try response.requireSuccess()
      try self.policy.checkAccess(response)
      let start = Array(try await response.body.prefix(512).readableBytesView)
      if start.isEmpty || ForeignFormat.name(of: start) == "HTML" {
        self.findings.append(
          PreflightFinding(
            code: .segmentUnreachable, severity: .blocks, url: url.description,
            message: start.isEmpty ? "It is empty." : "It is a web page, not a part of the media.",
            advice: "Check what the playlist lists."))
      }
    } catch {
      self.note(error, url, .part)
    }
  }
}
