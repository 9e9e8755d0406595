import EmulatedReceiver
import HTTPFetch
import MediaFormats

/// The numbers with which receivers say why media doesn't play. (cast.md 7.2, Cast's page on error codes.)
enum MediaFailure {
  static let decode: Int64 = 102
  static let segmentNetwork: Int64 = 301
  static let hlsMasterNetwork: Int64 = 311
  static let hlsPlaylistNetwork: Int64 = 312
  static let hlsKeyNetwork: Int64 = 314
  static let hlsSegmentParsing: Int64 = 316
  static let dashNetwork: Int64 = 321
  static let smoothNetwork: Int64 = 331
  static let hlsMasterManifest: Int64 = 411
  static let hlsPlaylistManifest: Int64 = 412
  static let smoothManifest: Int64 = 431

  /// DASH_MANIFEST_UNKNOWN, …_NO_PERIODS, …_NO_MIMETYPE
  static func code(of defect: DASHManifest.Unusable.Defect) -> Int64 {
    switch defect {
    case .unknown: 420
    case .noPeriods: 421
    case .noType: 422
    }
  }

  static func failure(_ code: Int64, _ explanation: String) -> ResourceFailure {
    ResourceFailure(detailedErrorCode: code, explanation: explanation)
  }

  /// Why a media element can't play a file that it fetches itself.
  ///
  /// Until it knows the format, every failure is MEDIA_ERR_SRC_NOT_SUPPORTED: also 404, an unknown
  /// host, a refused connection (HTML 4.8.11.5, "dedicated media source failure steps"). Only what breaks off after a
  /// good beginning is MEDIA_ERR_NETWORK.
  static func ofMediaElement(_ error: FetchError) -> ResourceFailure {
    let isBrokenOff = [.connectionLost, .truncated].contains(error.code)
    return self.failure(
      isBrokenOff ? ResourceFailure.mediaNetwork : ResourceFailure.sourceNotSupported, error.message)
  }
}

/// Which codecs Cast devices play at all. (Cast's page "Supported media".)
enum Codecs {
  private static let video = [
    "avc1", "avc2", "avc3", "avc4", "hvc1", "hev1", "dvh1", "dvhe", "dvav", "dva1", "vp08", "vp09", "vp8", "vp9",
    "av01",
    "V_VP8", "V_VP9", "V_AV1", "V_MPEG4/ISO/AVC", "V_MPEGH/ISO/HEVC", "encv",
  ]
  private static let audio = [
    "mp4a", "ac-3", "ec-3", "Opus", "opus", "fLaC", "flac", ".mp3", "A_VORBIS", "A_OPUS", "A_AAC", "A_MPEG/L3",
    "A_FLAC",
    "A_AC3", "A_EAC3", "A_PCM/INT/LIT", "vorbis", "mp3", "aac", "enca",
    // WAV: PCM, floats, extensible.
    "1", "3", "fffe",
  ]

  /// Whether some track can be played; a container that tells no codecs is believed.
  static func canPlay(_ tracks: [ContainerTrack]) -> Bool {
    let media = tracks.filter { $0.kind == .video || $0.kind == .audio }
    guard !media.isEmpty else { return tracks.isEmpty }
    // A picture that can't be decoded is a failure, however good the sound.
    let pictures = media.filter { $0.kind == .video }
    let wanted = pictures.isEmpty ? media : pictures
    return wanted.contains { track in
      track.codec.isEmpty || (track.kind == .video ? self.video : self.audio).contains { track.codec.hasPrefix($0) }
    }
  }

  /// Whether the codecs that a manifest lists (RFC 6381) can be played, all of them.
  static func canPlay(listed codecs: [String]) -> Bool {
    let texts = ["wvtt", "stpp"]
    return codecs.allSatisfy { codec in (self.video + self.audio + texts).contains { codec.hasPrefix($0) } }
  }
}
