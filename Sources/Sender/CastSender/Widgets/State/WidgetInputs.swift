package import CastDiscovery
package import CastModel
package import NIOCore

/// The facts outside the widgets, from which their states are computed.
package struct WidgetInputs: Sendable {
  package var castState = CastState.noDevicesAvailable
  /// The devices that can be chosen, in order.
  package var devices: [DiscoveredDevice] = []
  /// Whether there are devices that can't be chosen, because they don't run the app.
  package var hasUnsuitableDevices = false
  package var isDiscoveryRunning = false
  /// Whether the first tap on the cast button starts discovery.
  package var startsDiscoveryWithTap = false
  /// Whether any discovery source works.
  package var isDiscoveryAvailable = true
  package var hasNetwork = true
  /// The current session, or else the one that is connecting.
  package var session: SessionSnapshot?
  package var media: MediaSnapshot?
  /// The number of unanswered requests about the media.
  package var requestsInFlight = 0
  /// The images picked for the media, by purpose; a `nil` value if the picker chose to show none.
  package var pickedImages: [ImageHintType: Image?] = [:]
  /// The images that the program requests for the media controller, by its names for them.
  package var boundImages: [String: Image] = [:]
  package var now: NIODeadline
  /// The time at which the session was suspended: since then nothing is known of the position.
  package var suspendedAt: NIODeadline?

  var isConnected: Bool { self.session?.connectionState == .connected }

  /// Returns the image for a purpose: the picked one, or before the pick the first (SDK: the default picker).
  func image(for purpose: ImageHintType) -> Image? {
    if let picked = self.pickedImages[purpose] { return picked }
    return self.metadata?.images?.first
  }

  // MARK: Media

  var status: MediaStatus? { self.media?.status }
  var playerState: PlayerState { self.media?.playerState ?? .idle }
  var metadata: MediaMetadata? { self.media?.media?.metadata }
  var isLive: Bool { self.isLoaded && self.media?.isPlayingLiveStream == true }
  var isPlayingAd: Bool { self.isLoaded && self.media?.isPlayingAd == true }

  /// Whether media is loaded: there is a media session that isn't over.
  var isLoaded: Bool { self.status.map { !$0.isEnded } ?? false }

  /// Whether the media can be controlled now: it is loaded, and no request is unanswered.
  var isFree: Bool { self.isConnected && self.isLoaded && self.requestsInFlight == 0 && self.playerState != .loading }

  /// Whether the receiver supports a command. A receiver that doesn't list its commands supports all.
  func can(_ command: MediaCommands) -> Bool { self.status?.supportedMediaCommands == nil || self.offers(command) }

  /// Whether the receiver lists a command as supported.
  func offers(_ command: MediaCommands) -> Bool {
    MediaCommands(rawValue: self.status?.supportedMediaCommands ?? 0).contains(command)
  }

  /// The index of the current item in the part of the queue that the status lists.
  private var currentIndex: Int? {
    guard let id = self.status?.currentItemId else { return nil }
    return self.status?.items?.firstIndex { $0.itemId == id }
  }

  private var wrapsAround: Bool {
    let mode = self.status?.repeatMode
    return (mode == .repeatAll || mode == .repeatAllAndShuffle) && (self.status?.items?.count ?? 0) > 1
  }

  /// Whether another item follows, as far as the receiver lists commands or items.
  var hasNext: Bool {
    if self.offers(.queueNext) || self.wrapsAround { return true }
    guard let index = self.currentIndex, let items = self.status?.items else { return false }
    return index + 1 < items.count
  }

  var hasPrevious: Bool {
    if self.offers(.queuePrevious) || self.wrapsAround { return true }
    return self.currentIndex.map { $0 > 0 } ?? false
  }

  var hasQueue: Bool {
    self.isLoaded && (self.status?.currentItemId != nil || self.status?.items?.isEmpty == false)
  }

  /// The time up to which the position is known: now, or that of the suspension.
  private var knownTime: NIODeadline { min(self.suspendedAt ?? self.now, self.now) }

  /// The position, in whole seconds.
  var wholePosition: Double { self.isLoaded ? (self.media?.position(at: self.knownTime) ?? 0).rounded(.down) : 0 }

  var liveRange: LiveSeekableRange? { self.isLive ? self.media?.liveSeekableRange(at: self.knownTime) : nil }

  var isSeekable: Bool {
    guard self.can(.seek), !self.isPlayingAd else { return false }
    return self.media?.duration != nil || (self.liveRange?.end ?? 0) > (self.liveRange?.start ?? 0)
  }

  /// Whether any state changes by time alone.
  var isAdvancing: Bool {
    guard self.isLoaded, self.session?.connectionState == .connected else { return false }
    return self.playerState == .playing || (self.liveRange != nil && self.liveRange?.isLiveDone != true)
  }
}
