import EmulatedReceiver
import HTTPFetch

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

  static func failure(_ code: Int64, _ explanation: String) -> ResourceFailure {
    ResourceFailure(detailedErrorCode: code, explanation: explanation)
  }

  /// Why a media element can't play what it fetches itself.
  ///
  /// Until it knows what it plays, everything that goes wrong is MEDIA_ERR_SRC_NOT_SUPPORTED: also 404, an unknown host, a refused
  /// connection (HTML 4.8.11.5, "dedicated media source failure steps"). Only what breaks off after a good beginning is MEDIA_ERR_NETWORK.
  static func ofMediaElement(_ error: FetchError) -> ResourceFailure {
    let isBrokenOff = [.connectionLost, .truncated].contains(error.code)
    return self.failure(
      isBrokenOff ? ResourceFailure.mediaNetwork : ResourceFailure.sourceNotSupported, error.message)
  }
}
