import CastDiscovery
import CastModel
import NIOCore

/// All that a ``CastModel/PlayerStatus`` is made of.
struct PlayerFacts: Sendable {
  var device: DiscoveredDevice
  /// `nil`: the device was asked without a session.
  var sessionId: String?
  /// What runs; the idle screen counts as nothing.
  var application: ReceiverApplication?
  var volume: DeviceVolume?
  /// `nil`: nothing is known of media.
  var media: MediaSnapshot?
  /// The ids of the queue's items; `nil`: not all are known.
  var queueItemIds: [Int64]?
  var isDefault = false
}

extension PlayerStatus {
  /// What a device plays, flat. A pure function.
  ///
  /// - Parameter now: The moment for which positions are reckoned.
  init(_ facts: PlayerFacts, at now: NIODeadline) {
    let application = facts.application.flatMap { $0.isIdle ? nil : $0 }
    let volume = facts.volume
    self.init(
      deviceId: facts.device.playerId, friendlyName: facts.device.friendlyName, isDefault: facts.isDefault,
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

  /// What is known without asking the device.
  ///
  /// - Parameter error: Why it couldn't be asked.
  init(_ device: DiscoveredDevice, isDefault: Bool, error: ErrorInfo) {
    self.init(
      deviceId: device.playerId, friendlyName: device.friendlyName, isDefault: isDefault, playerState: .idle,
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

  /// Whether both say the same to people, wherever they are: of a position that just ran on, nobody is told.
  ///
  /// - Parameter elapsed: The time between them, in seconds.
  func isNews(after earlier: PlayerStatus, elapsed: Double) -> Bool {
    var (before, after) = (earlier, self)
    (before.position, after.position) = (nil, nil)
    guard before == after else { return true }
    guard let from = earlier.position, let to = self.position else { return earlier.position != self.position }
    let isRunning = self.playerState == .playing && self.isPlayingAd != true
    let expected = from + (isRunning ? elapsed * (self.playbackRate ?? 1) : 0)
    return abs(min(expected, self.duration ?? expected) - to) > Self.jump
  }

  /// From how many seconds on a position that isn't where it was expected is one that was sought.
  private static let jump = 1.5
}

extension DiscoveredDevice {
  /// What names it for people's calls: its id, or as long as nobody knows that, its address.
  var playerId: String {
    guard let key = self.configured.first, self.deviceId == DiscoveredDevice.synthesisedId(of: key) else {
      return self.deviceId
    }
    return key.description
  }
}
