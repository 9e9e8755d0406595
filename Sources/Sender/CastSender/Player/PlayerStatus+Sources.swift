import CastDiscovery
import CastModel
import NIOCore

/// The inputs of a ``CastModel/PlayerStatus``.
struct PlayerFacts: Sendable {
  var device: DiscoveredDevice
  /// The session; `nil` if the device was asked without one.
  var sessionId: String?
  /// The running app; the idle screen counts as none.
  var application: ReceiverApplication?
  var volume: DeviceVolume?
  /// The media; `nil` if unknown.
  var media: MediaSnapshot?
  /// The ids of the queue's items; `nil` if not all are known.
  var queueItemIds: [Int64]?
  var isDefault = false
}

extension PlayerStatus {
  /// Creates the flat status of a device. A pure function.
  ///
  /// - Parameter now: The moment for which positions are computed.
  init(_ facts: PlayerFacts, at now: NIODeadline) {
    let application = facts.application.flatMap { $0.isIdle ? nil : $0 }
    let volume = facts.volume
    self.init(
      deviceId: facts.device.deviceId, address: facts.device.onlyAddress, friendlyName: facts.device.friendlyName,
      isDefault: facts.isDefault,
      sessionId: facts.sessionId, applicationId: application?.appId, applicationName: application?.displayName,
      statusText: application?.statusText, playerState: .idle, isPlayingLiveStream: false, isPlayingAd: false,
      volumeLevel: volume?.level, isMuted: volume?.muted)
    guard application != nil, let media = facts.media, let status = media.status else { return }
    self.playerState = media.playerState
    self.idleReason = status.isEnded ? status.idleReason : nil
    guard !status.isEnded else { return }
    self.isPlayingAd = media.isPlayingAd
    self.describe(media, at: now)
    self.place(status.currentItemId, in: facts.queueItemIds)
  }

  /// Creates the status of a device that couldn't be asked.
  ///
  /// - Parameter error: The reason.
  init(_ device: DiscoveredDevice, isDefault: Bool, error: ErrorInfo) {
    self.init(
      deviceId: device.deviceId, address: device.onlyAddress, friendlyName: device.friendlyName, isDefault: isDefault,
      playerState: .idle,
      error: error)
  }

  private mutating func describe(_ snapshot: MediaSnapshot, at now: NIODeadline) {
    self.position = snapshot.position(at: now)
    self.duration = snapshot.duration
    self.playbackRate = snapshot.estimator.playbackRate
    self.isPlayingLiveStream = snapshot.isPlayingLiveStream
    guard let media = snapshot.media else { return }
    self.contentId = media.contentId ?? media.contentUrl ?? media.entity
    self.contentType = media.contentType
    guard let metadata = media.metadata else { return }
    self.title = metadata.displayTitle
    let series = metadata.metadataType == .tvShow ? metadata.seriesTitle : nil
    self.subtitle = series.flatMap { $0.isEmpty || $0 == self.title ? nil : $0 } ?? metadata.smartSubtitle
    self.artist = metadata.artist ?? metadata.albumArtist
    self.albumName = metadata.albumName
    self.imageUrl = metadata.images?.lazy.compactMap(\.url).first ?? metadata.posterUrl
  }

  private mutating func place(_ itemId: Int64?, in itemIds: [Int64]?) {
    guard let itemIds, !itemIds.isEmpty else { return }
    self.queueLength = Int64(itemIds.count)
    self.queueIndex = itemId.flatMap(itemIds.firstIndex).map { Int64($0) }
  }

  /// Whether the status differs from an earlier one in more than the normal advance of the position.
  ///
  /// - Parameter elapsed: The time between the two, in seconds.
  func isNews(after earlier: PlayerStatus, elapsed: Double) -> Bool {
    var (before, after) = (earlier, self)
    (before.position, after.position) = (nil, nil)
    guard before == after else { return true }
    guard let from = earlier.position, let to = self.position else { return earlier.position != self.position }
    let isRunning = self.playerState == .playing && self.isPlayingAd != true
    let expected = from + (isRunning ? elapsed * (self.playbackRate ?? 1) : 0)
    return abs(min(expected, self.duration ?? expected) - to) > Self.jump
  }

  /// The difference from the expected position, in seconds, above which it counts as a seek.
  private static let jump = 1.5
}

extension DiscoveredDevice {
  /// The address as `host:port`, if it is all that is known of the device; `nil` if the device has announced or
  /// reported its id.
  fileprivate var onlyAddress: String? {
    self.configured.first.flatMap { self.deviceId == DiscoveredDevice.synthesisedId(of: $0) ? $0.description : nil }
  }
}
