package import HTTPFetch
package import LoopIsolation
import NIOCore

/// Fetches a resource as a receiver's player does, identifies it, and follows a manifest to its first segments.
///
/// 1. The player is that of the load's type; without one, that of the server's type, else that of the content.
/// 2. A file is read by ranges until its container is known (``RemoteFile``).
/// 3. Of a manifest, the caller's rules choose the variant; its playlist, key and first segment are fetched, and so are
///    those of its sound and subtitles if the rules want it. Of DASH these are the initialization and the first segment
///    of a representation of pictures and one of sound.
///
/// Manifests of this machine are followed alike (``MediaFolder``).
///
/// The walk judges nothing: the preflight and the emulated receiver make their own verdicts of ``MediaFindings``. Every
/// length, number of requests and time is limited by ``ExaminationPolicy``.
@LoopActor
package struct MediaWalk {
  /// The decisions that differ between players.
  package struct Rules {
    /// Chooses a variant of an HLS playlist; `nil` if none plays.
    package var variant: @LoopActor ([HLSPlaylist.Variant]) -> Int?
    /// Whether the player supports a codec of DASH. If it supports no representation of a kind, the first is fetched.
    package var takes: @LoopActor (Codec) -> Bool = { _ in true }
    /// Whether the variant's separate sound is fetched.
    package var followsSound = false
    /// Whether the variant's subtitles are fetched.
    package var followsSubtitles = false
    /// Whether the walk ends at the first obstacle, as a player does.
    package var endsAtFirstStop = false

    package init(variant: @escaping @LoopActor ([HLSPlaylist.Variant]) -> Int?) { self.variant = variant }
  }

  /// The most subtitles of a playlist that are fetched: the same program makes all of them.
  private static let maximumCaptions = 4
  private static let segmentBytes: Int64 = 4_096

  private let fetcher: HTTPFetcher
  private let folder: MediaFolder?
  private let rules: Rules
  private let policy: () -> ExaminationPolicy
  private let progress: (String) -> Void
  private var findings = MediaFindings()

  /// Fetches and returns the findings.
  ///
  /// - Parameters:
  ///   - player: The player that the load's type chooses; `nil` leaves it to the server and the content.
  ///   - folder: The folder with the manifest; `nil` for one of the web.
  ///   - policy: Called before each request, so that the remaining time counts.
  ///   - progress: Called with the URL that is fetched next.
  package static func findings(
    of url: HTTPURL, player: MediaType?, with fetcher: HTTPFetcher, in folder: MediaFolder? = nil, rules: Rules,
    policy: @escaping () -> ExaminationPolicy, progress: @escaping (String) -> Void = { _ in }
  ) async -> MediaFindings {
    var walk = MediaWalk(fetcher: fetcher, folder: folder, rules: rules, policy: policy, progress: progress)
    await walk.visit(url, player)
    return walk.findings
  }

  private init(
    fetcher: HTTPFetcher, folder: MediaFolder?, rules: Rules, policy: @escaping () -> ExaminationPolicy,
    progress: @escaping (String) -> Void
  ) {
    (self.fetcher, self.folder, self.rules) = (fetcher, folder, rules)
    (self.policy, self.progress) = (policy, progress)
  }

  private mutating func visit(_ url: HTTPURL, _ player: MediaType?) async {
    self.findings.player = player
    switch player {
    case .hls?: await self.visitHLS(url)
    case .dash?: await self.visitDASH(url)
    case .smooth?: await self.visitSmooth(url)
    case .progressive?, .image?, .unsupported?, nil: await self.visitFile(url, player)
    }
  }

  private mutating func visitFile(_ url: HTTPURL, _ player: MediaType?) async {
    do throws(FetchError) {
      let file = try await RemoteFile.examine(url, with: self.fetcher, policy: self.policy())
      if player == nil, let manifest = file.manifestPlayer { return await self.visit(url, manifest) }
      self.findings.content = .file(file)
    } catch {
      self.stop(.media, url, .fetch(error))
    }
  }

  // MARK: HLS

  private mutating func visitHLS(_ url: HTTPURL) async {
    guard let file = await self.manifest(url) else { return }
    guard let root = HLSPlaylist(file.text) else { return self.stop(.manifest, url, .notAPlaylist) }
    var found = HLSFindings(root: root)
    defer { self.findings.content = .hls(found) }
    guard root.isMultivariant else {
      found.media = root
      (found.segments, found.hasPictures) = await self.firstSegment(of: root, at: file.url)
      return
    }
    found.variant = self.rules.variant(root.variants)
    guard let variant = found.chosenVariant else { return self.stop(.manifest, url, .noPlayableVariant) }
    if let (playlist, place) = await self.playlist(variant.uri, in: file.url) {
      found.media = playlist
      (found.segments, found.hasPictures) = await self.firstSegment(of: playlist, at: place)
    }
    let sounds = found.renditions("AUDIO")
    // The default sound is as much a part of the presentation as the pictures.
    if self.rules.followsSound, !self.hasEnded, let uri = (sounds.first(where: \.isDefault) ?? sounds.first)?.uri,
      let (playlist, place) = await self.playlist(uri, in: file.url)
    {
      found.sound = playlist
      (found.soundSegments, _) = await self.firstSegment(of: playlist, at: place)
    }
    guard self.rules.followsSubtitles else { return }
    for uri in found.renditions("SUBTITLES").compactMap(\.uri).prefix(Self.maximumCaptions) where !self.hasEnded {
      if let captions = await self.captions(uri, in: file.url) { found.captions.append(captions) }
    }
  }

  /// Fetches a playlist of segments. If there is none, notes the obstacle and returns `nil`.
  private mutating func playlist(_ uri: String, in base: HTTPURL) async -> (HLSPlaylist, HTTPURL)? {
    guard let url = self.resolve(uri, in: base, .playlist), let file = await self.text(url, .playlist) else {
      return nil
    }
    guard let playlist = HLSPlaylist(file.text) else {
      self.stop(.playlist, url, .notAPlaylist)
      return nil
    }
    guard !playlist.isMultivariant else {
      self.stop(.playlist, url, .nestedVariants)
      return nil
    }
    return (playlist, file.url)
  }

  /// Fetches the key, the initialization segment and the first segment; returns their format, and whether they have
  /// pictures.
  private mutating func firstSegment(
    of playlist: HLSPlaylist, at url: HTTPURL
  ) async -> (SegmentFormat?, hasPictures: Bool?) {
    if let key = playlist.keyURI, let place = self.resolve(key, in: url, .key) { _ = await self.start(place, .key) }
    var format = playlist.segmentFormat
    var hasPictures: Bool?
    for uri in [playlist.map, playlist.firstSegment].compactMap(\.self) {
      guard !self.hasEnded, let place = self.resolve(uri, in: url, .segment),
        let start = await self.start(place, .segment)
      else { return (format, hasPictures) }
      let isEncrypted = playlist.keyURI != nil
      if let own = SegmentFormat(start: start), !isEncrypted { format = own }
      if !isEncrypted { hasPictures = hasPictures ?? SegmentFormat.hasPictures(start: start) }
      self.check(start, at: place, .segment, mustBeKnown: !isEncrypted)
    }
    return (format, hasPictures)
  }

  /// Checks the beginning of a segment.
  ///
  /// - Parameter mustBeKnown: Whether its format must be one of ``SegmentFormat``, too.
  private mutating func check(
    _ start: [UInt8], at url: HTTPURL, _ part: MediaFindings.Part, mustBeKnown: Bool
  ) {
    let format = FormatTable.format(ofStart: start)
    if start.isEmpty {
      self.stop(part, url, .notASegment(.nothing))
    } else if format?.kind == .document {
      self.stop(part, url, .notASegment(.page))
    } else if mustBeKnown, SegmentFormat(start: start) == nil {
      self.stop(part, url, .notASegment(.unknown))
    }
  }

  /// Fetches the first file of a subtitle playlist; `nil` also for subtitles in fragmented MP4.
  private mutating func captions(_ uri: String, in base: HTTPURL) async -> FetchedText? {
    guard let url = self.resolve(uri, in: base, .captions), let file = await self.text(url, .captions) else {
      return nil
    }
    guard let playlist = HLSPlaylist(file.text) else {
      self.stop(.captions, url, .notAPlaylist)
      return nil
    }
    guard !playlist.isMultivariant, playlist.map == nil, let segment = playlist.firstSegment,
      let place = self.resolve(segment, in: file.url, .captions)
    else { return nil }
    return await self.text(place, .captions)
  }

  // MARK: DASH and Smooth Streaming

  private mutating func visitDASH(_ url: HTTPURL) async {
    guard let file = await self.manifest(url) else { return }
    do throws(DASHManifest.Unusable) {
      self.findings.content = .dash(try DASHManifest(file.text))
    } catch {
      return self.stop(.manifest, url, .unusableDASH(error))
    }
    for start in self.chosen(of: DASHSegments(file.text, at: file.url)?.representations ?? []) where !self.hasEnded {
      await self.visit(start, of: file.url)
    }
  }

  /// Returns the representations with which a player begins.
  private func chosen(of starts: [DASHSegments.Start]) -> [DASHSegments.Start] {
    let kinds = self.rules.followsSound ? ["video", "audio"] : ["video"]
    let chosen = kinds.compactMap { kind in
      let own = starts.filter { $0.kind == kind }
      return own.first { $0.codecs.allSatisfy(self.rules.takes) } ?? own.first
    }
    return chosen.isEmpty ? Array(starts.prefix(1)) : chosen
  }

  private mutating func visit(_ start: DASHSegments.Start, of manifest: HTTPURL) async {
    guard start.isAddressed else {
      let defect = DASHManifest.Unusable(
        defect: .noSegments, message: "The manifest doesn't say where the segments of its \(start.kind) are.")
      return self.stop(.manifest, manifest, .unusableDASH(defect))
    }
    let files: [(DASHSegments.Address?, MediaFindings.Part)] = [
      (start.initialization, .initialization), (start.segment, .segment),
    ]
    for case (let address?, let part) in files where !self.hasEnded {
      switch address {
      case .failure(let error): return self.stop(part, manifest, .badReference(error))
      case .success(let url):
        self.noteInsecure(url, in: manifest, part)
        guard let bytes = await self.start(url, part) else { return }
        self.checkContainer(bytes, at: url, part)
      }
    }
  }

  /// Checks the beginning of a segment of DASH, whose container is readable even if its samples are encrypted.
  private mutating func checkContainer(_ start: [UInt8], at url: HTTPURL, _ part: MediaFindings.Part) {
    // The IDs of an EBML header and of a cluster. (RFC 8794 11.2.1, RFC 9559 5.1.3.)
    let isWebM = [[0x1A, 0x45, 0xDF, 0xA3], [0x1F, 0x43, 0xB6, 0x75]].contains { start.starts(with: $0) }
    self.check(start, at: url, part, mustBeKnown: !isWebM)
  }

  private mutating func visitSmooth(_ url: HTTPURL) async {
    guard let file = await self.manifest(url) else { return }
    guard let manifest = SmoothManifest(file.text) else { return self.stop(.manifest, url, .notSmooth) }
    self.findings.content = .smooth(manifest)
  }

  // MARK: Fetching

  private var hasEnded: Bool { self.rules.endsAtFirstStop && !self.findings.stops.isEmpty }

  private mutating func stop(_ part: MediaFindings.Part, _ url: HTTPURL, _ obstacle: MediaFindings.Obstacle) {
    self.findings.stops.append(MediaFindings.Stop(part: part, url: url, obstacle: obstacle))
  }

  private mutating func manifest(_ url: HTTPURL) async -> FetchedText? {
    let file = await self.text(url, .manifest)
    self.findings.manifest = file
    return file
  }

  private mutating func text(_ url: HTTPURL, _ part: MediaFindings.Part) async -> FetchedText? {
    if part != .manifest { self.announce(url) }
    do throws(FetchError) {
      if let folder = self.folder, folder.has(url) {
        let text = try await Blocking.run { () throws(FetchError) in try folder.text(of: url) }
        return FetchedText(url: url, contentType: nil, text: text)
      }
      return try await FetchedText.fetch(url, with: self.fetcher, policy: self.policy())
    } catch {
      self.stop(part, url, .fetch(error))
      return nil
    }
  }

  /// Returns the first bytes of a segment or key.
  private mutating func start(_ url: HTTPURL, _ part: MediaFindings.Part) async -> [UInt8]? {
    self.announce(url)
    let policy = self.policy()
    do throws(FetchError) {
      if let folder = self.folder, folder.has(url) {
        return try await Blocking.run { () throws(FetchError) in try folder.start(of: url) }
      }
      let response = try await self.fetcher.fetch(policy.request(url, range: .bytes(from: 0, count: Self.segmentBytes)))
      try response.requireSuccess()
      try response.requireAccess()
      return Array(try await response.body.prefix(Int(Self.segmentBytes)).readableBytesView)
    } catch {
      self.stop(part, url, .fetch(error))
      return nil
    }
  }

  private func announce(_ url: HTTPURL) { self.progress(self.folder?.shown(url) ?? url.description) }

  private mutating func noteInsecure(_ url: HTTPURL, in base: HTTPURL, _ part: MediaFindings.Part) {
    if base.scheme == .https, url.scheme == .http { self.stop(part, url, .insecureReference(from: base)) }
  }

  private mutating func resolve(_ uri: String, in base: HTTPURL, _ part: MediaFindings.Part) -> HTTPURL? {
    do throws(FetchError) {
      let url = try base.resolving(uri)
      self.noteInsecure(url, in: base, part)
      return url
    } catch {
      self.stop(part, base, .badReference(error))
      return nil
    }
  }
}

extension RemoteFile.Finding {
  /// The player of a file that is a manifest, by the server's type, else by the content; `nil` for other files.
  package var manifestPlayer: MediaType? {
    let players: [MediaType] = [.hls, .dash, .smooth]
    if let player = MediaType(self.contentType), players.contains(player) { return player }
    let format = FormatTable.format(ofStart: Array(self.start.prefix(4_096)))
    // A list of songs on the web counts as HLS, too: only the tags of segments are missing.
    if format == .m3u { return .hls }
    return format.flatMap { players.contains($0.player) ? $0.player : nil }
  }
}
