package import CastModel
package import MediaFormats
import MediaProbe

/// A track as a reader or a manifest described it.
package struct JudgedTrack: Hashable, Sendable {
  package var type: TrackType
  package var codec: Codec
  /// The codec's name as the reader or manifest wrote it; empty if unknown.
  package var codecText: String
  package var width: Int64?
  package var height: Int64?
  package var frameRate: Double?
  /// Whether the pictures may be interlaced.
  package var isInterlaced = false
  package var channels: Int?
  /// The sample rate of the sound, in hertz.
  package var sampleRate: Int?
  package var language: String?

  package init(
    _ type: TrackType, codec: String, width: Int64? = nil, height: Int64? = nil, frameRate: Double? = nil,
    channels: Int? = nil, language: String? = nil
  ) {
    self.channels = channels
    (self.type, self.codec, self.codecText) = (type, Codec(codec), codec)
    (self.width, self.height, self.frameRate, self.language) = (width, height, frameRate, language)
  }

  /// Whether the container's reader couldn't determine the codec, or the profile of VP9: in Matroska it is only in the
  /// frames.
  var needsProbe: Bool { self.codecText.isEmpty || self.codec.family == .vp9 && self.codec.profile == nil }

  package var described: PreflightTrack {
    PreflightTrack(
      type: self.type, codec: self.codecText.isEmpty ? nil : self.codecText, width: self.width, height: self.height,
      frameRate: self.frameRate, language: self.language)
  }

  /// The codec with its profile and level, for messages: `H.264 High 10, level 5.1`.
  var spoken: String {
    let profile = self.codec.profile.flatMap { number in
      switch (self.codec.family, number) {
      case (.h264, 66): "Baseline"
      case (.h264, 77): "Main"
      case (.h264, 100): "High"
      case (.h264, 110): "High 10"
      case (.h264, 122): "High 4:2:2"
      case (.h264, 244): "High 4:4:4"
      case (.hevc, 1): "Main"
      case (.hevc, 2): "Main 10"
      case (.hevc, _), (.vp9, _), (.av1, _), (.h264, _): "profile \(number)"
      default: nil
      }
    }
    let level = self.codec.level.map { ", level \($0 / 10).\($0 % 10)" } ?? ""
    return self.codec.name + (profile.map { " \($0)" } ?? "") + level
  }
}

/// Judges whether a device decodes the tracks of a file. Pure: facts and a device in, findings out.
package enum TrackJudge {
  /// Whether one model plays a track.
  enum Fit: Hashable {
    case plays
    /// Unknown, for this reason.
    case uncertain(PreflightCode)
    case refuses(PreflightCode)
  }

  private static let convert =
    "Convert it to H.264 (High, level 4.1 or less) with AAC in MP4, which every Cast device with a screen plays."
  private static let convertSound = "Convert the sound to AAC, which every Cast device plays."

  /// Returns the findings about the tracks of one file, or of one variant of a stream.
  package static func findings(_ tracks: [JudgedTrack], url: String, on device: PreflightDevice) -> [PreflightFinding] {
    let video = tracks.filter { $0.type == .video }
    let audio = tracks.filter { $0.type == .audio }
    var findings: [PreflightFinding] = []
    if tracks.contains(where: { $0.codec.family == .encrypted }) {
      findings.append(
        PreflightFinding(
          code: .protected, severity: .risks, url: url, message: "It is encrypted (DRM).",
          advice: "Only an app that knows where to get a licence plays it; the default media receiver doesn't."))
    }
    if !video.isEmpty, device.hasScreen == false {
      findings.append(self.screenless(hasSound: !audio.isEmpty, url, device))
    } else if let track = video.first {
      // The first one plays; a file has rarely more.
      findings += self.video(track, url, device).map { [$0] } ?? []
      if !findings.contains(where: { $0.severity == .blocks }) { findings += self.looks(of: track, url) }
    }
    // One audio track that plays is enough: receivers skip the others.
    let sounds = audio.map { self.audio($0, url, device) }
    if !sounds.isEmpty, !sounds.contains(nil), var finding = sounds[0] {
      if !video.isEmpty, finding.severity == .blocks {
        finding.severity = .risks
        finding.message += " It may play without sound."
      }
      findings.append(finding)
    }
    return findings
  }

  private static func screenless(hasSound: Bool, _ url: String, _ device: PreflightDevice) -> PreflightFinding {
    let name = device.friendlyName.map { "“\($0)”" } ?? "The device"
    return PreflightFinding(
      code: .noVideoOutput, severity: hasSound ? .risks : .blocks, url: url,
      message: "\(name) has no screen" + (hasSound ? ": at best it plays the sound." : "."),
      advice: "Choose a device with a screen, or cast the sound alone.")
  }

  // MARK: Pictures

  private static func video(_ track: JudgedTrack, _ url: String, _ device: PreflightDevice) -> PreflightFinding? {
    guard track.codec.family != .encrypted, !track.codecText.isEmpty else { return nil }
    let candidates = device.candidates
    let fits = candidates.map { self.fit(track, on: $0) }
    let refusals = fits.compactMap { if case .refuses(let code) = $0 { code } else { nil } }
    let code = refusals.first ?? fits.compactMap { if case .uncertain(let code) = $0 { code } else { nil } }.first
    let what = "Its pictures are \(track.spoken)\(self.size(of: track))"
    func finding(_ code: PreflightCode, _ severity: PreflightSeverity, _ message: String) -> PreflightFinding {
      PreflightFinding(code: code, severity: severity, url: url, message: message, advice: self.convert)
    }
    if candidates.isEmpty {
      guard let code = self.codeOnUnknown(track) else { return nil }
      let doubt =
        track.codec.family == .foreign
        ? "none of Google's own devices decodes" : "not all Cast devices decode; of this one it isn't known"
      return finding(code, .risks, "\(what), which \(doubt).")
    }
    guard fits.contains(where: { $0 != .plays }) else { return nil }
    let refusing = zip(candidates, fits).filter { if case .refuses = $0.1 { true } else { false } }.map(\.0.name)
    let decode = code == .resolutionTooHigh ? "decode so many pixels" : "decode"
    let refusal = "\(self.enumeration(refusing)) \(refusing.count == 1 ? "doesn't" : "don't") \(decode)"
    guard refusing.count == candidates.count else {
      let doubt =
        refusing.isEmpty
        ? "Google's page doesn't list it for \(candidates.map(\.name).joined(separator: ", "))"
        : "\(refusal); which model this is isn't known"
      return finding(code ?? .videoCodecNotSupported, .risks, "\(what). \(doubt).")
    }
    return finding(code ?? .videoCodecNotSupported, .blocks, "\(what), which \(refusal).")
  }

  /// Returns the findings about pictures that a device decodes but may show wrong.
  private static func looks(of track: JudgedTrack, _ url: String) -> [PreflightFinding] {
    func finding(_ message: String, _ advice: String) -> PreflightFinding {
      PreflightFinding(code: .videoCodecNotSupported, severity: .risks, url: url, message: message, advice: advice)
    }
    var findings: [PreflightFinding] = []
    // devices.md F25a: reported of one stick, and of no other device.
    if track.isInterlaced {
      findings.append(
        finding(
          "Its pictures may be interlaced, which some Cast devices show torn into lines.",
          "If it fails, convert it: ffmpeg -i IN -vf yadif -c:v libx264 -c:a copy OUT.mp4"))
    }
    // devices.md F25b: the models that Google lists for it decode it; without such a television the colours are wrong.
    if let vision = track.codec.dolbyVision, !vision.hasCompatibleBase {
      let profile = vision.profile.map { " (profile \($0))" } ?? ""
      findings.append(
        finding(
          "Its pictures are Dolby Vision alone\(profile): a device or television without it shows them green and purple.",
          "Use a version with HDR10 or without HDR."))
    }
    return findings
  }

  /// Returns the names as a list: `A, B and C`.
  private static func enumeration(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  static func fit(_ track: JudgedTrack, on profile: DeviceProfile) -> Fit {
    let codec = track.codec
    guard let limits = profile.video[codec.family] else {
      return profile.uncertain.contains(codec.family) || [.unknown, .encrypted].contains(codec.family)
        ? .uncertain(.videoCodecNotSupported) : .refuses(.videoCodecNotSupported)
    }
    if let number = codec.profile, !limits.profiles.isEmpty, !limits.profiles.contains(number) {
      return .refuses(.profileTooHigh)
    }
    if codec.family == .h264 || codec.family == .vp8, let depth = codec.bitDepth, depth > 8 {
      return .refuses(.profileTooHigh)
    }
    if let width = track.width, let height = track.height, width > 0, height > 0 {
      let (long, short) = (max(width, height), min(width, height))
      func fits(_ sizes: [DeviceProfile.VideoLimits.Size]) -> Bool {
        // Rates are rarely exact: 60.02 is 60.
        sizes.contains { long <= $0.width && short <= $0.height && (track.frameRate ?? 0) <= $0.frameRate * 1.05 }
      }
      guard fits(limits.sizes) else {
        return fits(limits.disputed) ? .uncertain(.resolutionTooHigh) : .refuses(.resolutionTooHigh)
      }
    }
    // Encoders state levels generously, so the size decides, and a level alone is only a doubt.
    if let level = codec.level, let most = limits.level, level > most { return .uncertain(.profileTooHigh) }
    return .plays
  }

  /// Returns the doubt about pictures on an unknown device; `nil` if every Cast device with a screen plays them.
  private static func codeOnUnknown(_ track: JudgedTrack) -> PreflightCode? {
    guard track.codec.family == .h264 else { return .videoCodecNotSupported }
    switch self.fit(track, on: .firstAndSecondGeneration) {
    case .plays: return nil
    case .uncertain(let code), .refuses(let code): return code
    }
  }

  private static func size(of track: JudgedTrack) -> String {
    guard let width = track.width, let height = track.height, width > 0 else { return "" }
    let rate = track.frameRate.map { $0.isFinite && $0 < 1_000 ? " at \(Int($0.rounded())) a second" : "" } ?? ""
    return " of \(width)×\(height) pixels\(rate)"
  }

  // MARK: Sound

  private static func audio(_ track: JudgedTrack, _ url: String, _ device: PreflightDevice) -> PreflightFinding? {
    func finding(_ severity: PreflightSeverity, _ message: String, _ advice: String) -> PreflightFinding {
      PreflightFinding(code: .audioCodecNotSupported, severity: severity, url: url, message: message, advice: advice)
    }
    let family = track.codec.family
    let name = track.codec.name
    if let channels = track.channels, channels > 2, DeviceProfile.stereo.contains(family) {
      return finding(
        .risks, "Its sound is \(name) with \(channels) channels, which many Cast devices refuse or play silently.",
        "Convert the sound to stereo AAC.")
    }
    // devices.md F9, F61: Google's page lists FLAC up to 96 kHz.
    if family == .flac, let rate = track.sampleRate, rate > 96_000 {
      return finding(
        .risks, "Its sound is FLAC with \(rate / 1_000) kHz; Cast devices are listed with 96 kHz at most.",
        "Convert the sound to 96 kHz or less.")
    }
    if DeviceProfile.audio.contains(family) || family == .encrypted || track.codecText.isEmpty { return nil }
    if DeviceProfile.handedOn.contains(family) {
      return finding(
        .risks, "Its sound is \(name), which only the television or amplifier may decode.", self.convertSound)
    }
    let isKnown = !device.candidates.isEmpty || device.hasScreen == false
    guard family == .foreign, isKnown else {
      return finding(.risks, "Its sound is \(name), which isn't among what Cast devices decode.", self.convertSound)
    }
    return finding(.blocks, "Its sound is \(name), which Cast devices don't decode.", self.convertSound)
  }
}

extension JudgedTrack {
  /// Creates a track from that of a container; `nil` if it is neither picture, sound nor text.
  init?(_ track: ContainerTrack) {
    let types: [ContainerTrack.Kind: TrackType] = [.video: .video, .audio: .audio, .text: .text]
    guard let type = types[track.kind] else { return nil }
    self.init(
      type, codec: track.fullCodec ?? track.codec, width: track.width > 0 ? track.width : nil,
      height: track.height > 0 ? track.height : nil, frameRate: track.frameRate, channels: track.channels,
      language: track.language)
    self.sampleRate = track.sampleRate
    self.isInterlaced = track.isInterlaced
    self.codec.dolbyVision = track.dolbyVision ?? self.codec.dolbyVision
  }

  /// Creates a track from a stream that `ffprobe` found; `nil` if it is neither picture, sound nor subtitles, or is an
  /// attached picture.
  init?(_ stream: MediaStream) {
    let types: [MediaStream.Kind: TrackType] = [.video: .video, .audio: .audio, .subtitle: .text]
    guard let type = types[stream.kind], !stream.isAttachedPicture else { return nil }
    self.init(
      type, codec: stream.codec, width: stream.width.map(Int64.init), height: stream.height.map(Int64.init),
      frameRate: stream.frameRate, channels: stream.channels, language: stream.language)
    self.sampleRate = stream.sampleRate
    self.isInterlaced = stream.isInterlaced
    self.codec.dolbyVision = stream.dolbyVision.map {
      DolbyVision(profile: $0.profile, hasCompatibleBase: $0.compatibility != 0)
    }
    self.codec.level = stream.level.flatMap { level in
      guard level > 0 else { return nil }
      return self.codec.family == .h264 ? level : self.codec.family == .hevc ? level / 3 : nil
    }
    self.codec.profile = Self.profiles[self.codec.family]?[stream.profile ?? ""]
    if stream.pixelFormat?.contains("10le") == true { self.codec.bitDepth = 10 }
  }

  private static let profiles: [Codec.Family: [String: Int]] = [
    .h264: [
      "Baseline": 66, "Constrained Baseline": 66, "Main": 77, "Extended": 88, "High": 100, "High 10": 110,
      "High 4:2:2": 122, "High 4:4:4 Predictive": 244,
    ],
    .hevc: ["Main": 1, "Main 10": 2, "Rext": 4],
    .vp9: ["Profile 0": 0, "Profile 1": 1, "Profile 2": 2, "Profile 3": 3],
    .av1: ["Main": 0, "High": 1, "Professional": 2],
  ]
}
