import EmulatedReceiver
import HTTPFetch
import MediaFormats

/// The error codes with which receivers report why media doesn't play. (cast.md 7.2, Cast's page on error codes.)
enum MediaFailure {
  static let decode: Int64 = 102
  static let segmentNetwork: Int64 = 301
  static let hlsMasterNetwork: Int64 = 311
  static let hlsPlaylistNetwork: Int64 = 312
  static let hlsKeyNetwork: Int64 = 314
  static let hlsSegmentParsing: Int64 = 316
  static let dashNetwork: Int64 = 321
  static let dashNoInitialization: Int64 = 322
  static let smoothNetwork: Int64 = 331
  static let hlsMasterManifest: Int64 = 411
  static let hlsPlaylistManifest: Int64 = 412
  static let smoothManifest: Int64 = 431

  /// Returns DASH_MANIFEST_UNKNOWN, …_NO_PERIODS, …_NO_MIMETYPE or DASH_INVALID_SEGMENT_INFO.
  static func code(of defect: DASHManifest.Unusable.Defect) -> Int64 {
    switch defect {
    case .unknown: 420
    case .noPeriods: 421
    case .noType: 422
    case .noSegments: 423
    }
  }

  static func failure(_ code: Int64, _ explanation: String) -> ResourceFailure {
    ResourceFailure(detailedErrorCode: code, explanation: explanation)
  }

  /// Returns the failure of a media element with a file that it fetches itself.
  ///
  /// Until it knows the format, every failure is MEDIA_ERR_SRC_NOT_SUPPORTED: also 404, an unknown host, a refused
  /// connection (HTML 4.8.11.5, "dedicated media source failure steps"). Only a transfer that breaks off after a good
  /// beginning is MEDIA_ERR_NETWORK.
  static func ofMediaElement(_ error: FetchError) -> ResourceFailure {
    let isBrokenOff = [.connectionLost, .truncated].contains(error.code)
    return self.failure(
      isBrokenOff ? ResourceFailure.mediaNetwork : ResourceFailure.sourceNotSupported, error.message)
  }
}

extension MediaFailure {
  /// Returns the failure of a player at an obstacle; `nil` if the obstacle doesn't stop it.
  ///
  /// - Parameter player: The player that was chosen.
  static func of(_ stop: MediaFindings.Stop, player: MediaType?) -> ResourceFailure? {
    let url = stop.url
    switch stop.obstacle {
    case .fetch(let error) where stop.part == .media:
      return player == .image ? self.failure(ResourceFailure.image, error.message) : self.ofMediaElement(error)
    case .fetch(let error): return self.failure(self.network(stop.part, player), error.message)
    case .badReference(let error):
      return self.failure(
        stop.part == .playlist ? self.hlsMasterManifest : self.network(stop.part, player), error.message)
    case .insecureReference: return nil
    case .notAPlaylist:
      return self.failure(
        stop.part == .manifest ? self.hlsMasterManifest : self.hlsPlaylistManifest, "\(url) is no HLS playlist.")
    case .nestedVariants:
      return self.failure(self.hlsPlaylistManifest, "\(url) lists variants where segments belong.")
    case .noPlayableVariant:
      return self.failure(self.hlsMasterManifest, "\(url) has no variant with codecs that receivers play.")
    case .unusableDASH(let unusable): return self.failure(self.code(of: unusable.defect), unusable.message)
    case .notSmooth: return self.failure(self.smoothManifest, "\(url) is no Smooth Streaming manifest.")
    case .notASegment:
      return self.failure(self.unreadable(stop.part, player), "\(url) is no segment that receivers play.")
    }
  }

  /// Returns the code for a resource that isn't the segment that it should be. Once the initialization is accepted,
  /// other content is media that can't be decoded. (Media Source Extensions, "end of stream algorithm".)
  private static func unreadable(_ part: MediaFindings.Part, _ player: MediaType?) -> Int64 {
    guard player == .dash else { return self.hlsSegmentParsing }
    return part == .initialization ? self.dashNoInitialization : self.decode
  }

  private static func network(_ part: MediaFindings.Part, _ player: MediaType?) -> Int64 {
    switch (part, player) {
    case (.manifest, .dash?): self.dashNetwork
    case (.manifest, .smooth?): self.smoothNetwork
    case (.manifest, _): self.hlsMasterNetwork
    case (.playlist, _), (.captions, _): self.hlsPlaylistNetwork
    case (.key, _): self.hlsKeyNetwork
    case (.initialization, _), (.segment, _), (.media, _): self.segmentNetwork
    }
  }
}

/// The codecs that Cast devices play at all. (Cast's page "Supported media".)
enum Codecs {
  /// Whether some track can be played; a container that doesn't list its codecs counts as playable.
  static func canPlay(_ tracks: [ContainerTrack]) -> Bool {
    let media = tracks.filter { $0.kind == .video || $0.kind == .audio }
    guard !media.isEmpty else { return tracks.isEmpty }
    // A picture that can't be decoded is a failure, however good the sound.
    let pictures = media.filter { $0.kind == .video }
    return (pictures.isEmpty ? media : pictures).contains { track in
      let family = Codec(track.codec).family
      if track.codec.isEmpty || family == .encrypted { return true }
      return track.kind == .video ? family.isPicture : family.isSound
    }
  }

  /// Whether all codecs that a manifest lists (RFC 6381) can be played.
  static func canPlay(listed codecs: [String]) -> Bool {
    codecs.allSatisfy { codec in
      let family = Codec(codec).family
      return family.isPicture || family.isSound || family == .text || family == .encrypted
    }
  }
}
