package import CastDiscovery
package import CastModel
package import NIOCore

/// What is known of the world outside, from which the states of widgets are computed.
package struct WidgetInputs: Sendable {
  package var castState = CastState.noDevicesAvailable
  /// The devices that may be chosen, in order.
  package var devices: [DiscoveredDevice] = []
  /// Whether there are devices that may not be chosen, since they don't run the app.
  package var hasUnsuitableDevices = false
  package var isDiscoveryRunning = false
  /// Whether the first tap on the cast button starts discovery.
  package var startsDiscoveryWithTap = false
  /// Whether anything here can look for devices.
  package var isDiscoveryAvailable = true
  /// Whether this machine has a network.
  package var hasNetwork = true
  /// The current session, or else the one that connects.
  package var session: SessionSnapshot?
  /// What it plays.
  package var media: MediaSnapshot?
  /// How many requests about what plays are unanswered.
  package var requestsInFlight = 0
  /// The pictures that somebody picked for what plays.
  package var pickedImages: [ImageHintType: Image] = [:]
  /// Those that the program wants of the media controller, by its names for them.
  package var boundImages: [String: Image] = [:]
  package var now: NIODeadline

  package init(now: NIODeadline) { self.now = now }

  /// Whether the session can be spoken to.
  var isConnected: Bool { self.session?.connectionState == .connected }

  /// The picture for a purpose: the one that was picked, or else the first (SDK: the default picker).
  func image(for purpose: ImageHintType) -> Image? {
    self.pickedImages[purpose] ?? self.metadata?.images?.first
  }

  // MARK: Media

  var status: MediaStatus? { self.media?.status }
  var playerState: PlayerState { self.media?.playerState ?? .idle }
  var metadata: MediaMetadata? { self.media?.media?.metadata }
  var isLive: Bool { self.isLoaded && self.media?.media?.streamType == .live }
  var isPlayingAd: Bool { self.isLoaded && self.media?.isPlayingAd == true }

  /// Whether there is media: a media session that isn't over.
  var isLoaded: Bool { self.status.map { !$0.isEnded } ?? false }

  /// Whether what plays can be changed now: it is there, and no request is unanswered.
  var isFree: Bool { self.isConnected && self.isLoaded && self.requestsInFlight == 0 && self.playerState != .loading }

  /// Whether the receiver says that a command can be given; one that says nothing of commands can do everything.
  func can(_ command: MediaCommands) -> Bool {
    guard let supported = self.status?.supportedMediaCommands else { return true }
    return MediaCommands(rawValue: supported).contains(command)
  }

  /// Whether the receiver says of itself that a command can be given.
  func offers(_ command: MediaCommands) -> Bool {
    MediaCommands(rawValue: self.status?.supportedMediaCommands ?? 0).contains(command)
  }

  /// The place of the current item in the part of the queue that the status shows.
  private var currentIndex: Int? {
    guard let id = self.status?.currentItemId else { return nil }
    return self.status?.items?.firstIndex { $0.itemId == id }
  }

  private var wrapsAround: Bool {
    let mode = self.status?.repeatMode
    return (mode == .repeatAll || mode == .repeatAllAndShuffle) && (self.status?.items?.count ?? 0) > 1
  }

  /// Whether another item follows, as far as the receiver says or shows.
  var hasNext: Bool {
    if self.offers(.queueNext) || self.wrapsAround { return true }
    guard let index = self.currentIndex, let items = self.status?.items else { return false }
    return index + 1 < items.count
  }

  /// Whether another item comes before.
  var hasPrevious: Bool {
    if self.offers(.queuePrevious) || self.wrapsAround { return true }
    return self.currentIndex.map { $0 > 0 } ?? false
  }

  /// Whether the media belongs to a queue.
  var hasQueue: Bool {
    self.isLoaded && (self.status?.currentItemId != nil || self.status?.items?.isEmpty == false)
  }

  /// Where it is, in whole seconds.
  var wholePosition: Double { self.isLoaded ? (self.media?.position(at: self.now) ?? 0).rounded(.down) : 0 }

  /// The part of a live stream in which seeking is possible.
  var liveRange: LiveSeekableRange? { self.isLive ? self.media?.liveSeekableRange(at: self.now) : nil }

  /// Whether positions can be chosen at all.
  var isSeekable: Bool {
    guard self.can(.seek), !self.isPlayingAd else { return false }
    return self.media?.duration != nil || (self.liveRange?.end ?? 0) > (self.liveRange?.start ?? 0)
  }

  /// Whether anything here changes with time alone.
  var isAdvancing: Bool {
    guard self.isLoaded, self.session?.connectionState == .connected else { return false }
    return self.playerState == .playing || (self.liveRange != nil && self.liveRange?.isLiveDone != true)
  }
}
