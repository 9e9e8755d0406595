import CastModel
import HTTPFetch
import LoopIsolation
import MediaFormats

extension PreflightRun {
  /// The most tracks in the report.
  private static let maximumTracks = 100

  // MARK: HLS

  /// Judges a playlist by the variant that the device plays best.
  mutating func judge(_ found: HLSFindings, _ manifest: FetchedText, from url: HTTPURL) {
    self.describe("application/x-mpegurl", from: url, manifest)
    self.judge(found, at: url.description, redirects: self.redirects(from: url) != nil)
  }

  /// Judges a playlist of the web or of this machine.
  ///
  /// - Parameter url: Its URL, or its path.
  mutating func judge(_ found: HLSFindings, at url: String, redirects: Bool) {
    if let media = found.media {
      let isLive = !media.hasEnd && media.type != "VOD"
      self.facts?.isLive = isLive ? true : nil
      self.facts?.duration = isLive ? nil : media.duration
    }
    if let variant = found.chosenVariant {
      self.findings += self.judged(variant, url)
      let renditions = (found.renditions("AUDIO") + found.renditions("SUBTITLES"))
        .map { PreflightTrack(type: $0.type == "AUDIO" ? .audio : .text, language: $0.language) }
      let named = found.root.variants.flatMap { Self.tracks(of: $0) }.map(\.described) + renditions
      self.facts?.tracks = Array(named.prefix(Self.maximumTracks))
    }
    // A playlist needn't name its codecs.
    if found.hasPictures == true, !self.findings.contains(where: { $0.code == .noVideoOutput }) {
      let tracks = [JudgedTrack(.video, codec: ""), JudgedTrack(.audio, codec: "")]
      self.findings += TrackJudge.findings(tracks, url: url, on: self.request.device)
    }
    self.findings += HLSJudge.findings(found, url: url, redirects: redirects)
    for captions in found.captions {
      self.findings += CaptionJudge.findings(
        url: self.shown(captions.url), said: captions.contentType, text: captions.text)
    }
  }

  /// Chooses the variant with the fewest objections: players choose among variants, so one that plays is enough.
  func bestVariant(_ variants: [HLSPlaylist.Variant], _ url: String) -> Int? {
    let weights = variants.map { variant in
      self.judged(variant, url).reduce(0) { $0 + ($1.severity == .blocks ? 100 : $1.severity == .risks ? 1 : 0) }
    }
    return weights.indices.min { weights[$0] < weights[$1] }
  }

  private func judged(_ variant: HLSPlaylist.Variant, _ url: String) -> [PreflightFinding] {
    TrackJudge.findings(Self.tracks(of: variant), url: url, on: self.request.device)
  }

  private static func tracks(of variant: HLSPlaylist.Variant) -> [JudgedTrack] {
    var tracks = variant.codecs.filter { !$0.isEmpty }.map { codec in
      let family = Codec(codec).family
      let isSound = family.isSound || codec == "enca"
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

  // MARK: DASH and Smooth Streaming

  mutating func judge(_ found: DASHManifest, _ manifest: FetchedText, from url: HTTPURL) {
    self.describe("application/dash+xml", from: url, manifest)
    self.judge(found, at: url.description)
  }

  /// Judges a manifest of the web or of this machine.
  ///
  /// - Parameter url: Its URL, or its path.
  mutating func judge(_ found: DASHManifest, at url: String) {
    self.facts?.isLive = found.isLive ? true : nil
    self.facts?.duration = found.isLive ? nil : found.duration
    let types: [String: TrackType] = ["video": .video, "audio": .audio, "text": .text]
    let tracks = found.sets.prefix(Self.maximumTracks).compactMap { set in
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
    self.findings += TrackJudge.findings(judged, url: url, on: self.request.device)
  }

  mutating func judge(_ found: SmoothManifest, _ manifest: FetchedText, from url: HTTPURL) {
    self.describe("application/vnd.ms-sstr+xml", from: url, manifest)
    self.facts?.isLive = found.isLive ? true : nil
    self.facts?.duration = found.isLive ? nil : found.duration
  }

  private mutating func describe(_ type: String, from url: HTTPURL, _ manifest: FetchedText) {
    self.facts = PreflightFacts(
      url: manifest.url.description, redirects: self.redirects(from: url), contentType: manifest.contentType,
      detectedType: type, size: Int64(manifest.text.utf8.count), source: .manifest)
  }
}
