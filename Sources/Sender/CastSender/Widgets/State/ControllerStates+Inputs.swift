import CastDiscovery
package import CastModel

extension MediaControllerState {
  /// Creates the state of every control of the media (SDK `GCKUIMediaController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let isLoaded = inputs.isLoaded
    let range = inputs.liveRange
    let held = isLoaded ? memory.heldPosition : nil
    let position = held ?? inputs.wholePosition
    let duration = isLoaded ? inputs.media?.duration : nil
    // A live stream without a window has no meaningful position.
    let shown = isLoaded && (duration != nil || range != nil || !inputs.isLive) ? position : nil
    let rest = shown.flatMap { shown in duration.map { max(0, $0.rounded(.down) - shown) } }
    let sign: Double = memory.options.showsRemainingAsNegative ? -1 : 1
    self.init(
      sessionId: inputs.session?.sessionId, connectionState: inputs.session?.connectionState,
      suspendReason: inputs.session?.suspendReason, isMediaLoaded: isLoaded,
      hasCurrentQueueItem: isLoaded && inputs.status?.currentItemId != nil,
      hasLoadingQueueItem: isLoaded && (inputs.status?.loadingItemId ?? 0) != 0, playerState: inputs.playerState,
      lastKnownPlayerState: isLoaded ? inputs.playerState : memory.lastKnown.playerState,
      lastKnownStreamPosition: isLoaded ? inputs.wholePosition : memory.lastKnown.position,
      isRequestInFlight: inputs.requestsInFlight > 0,
      isLoading: isLoaded && (inputs.playerState == .loading || inputs.playerState == .buffering),
      isLive: inputs.isLive, title: isLoaded ? inputs.metadata?.displayTitle : nil,
      smartSubtitle: isLoaded ? inputs.metadata?.smartSubtitle : nil,
      image: isLoaded ? inputs.image(for: .background) : nil,
      boundMetadata: isLoaded ? inputs.metadata?.texts(of: memory.options.boundMetadata) : nil,
      boundImages: isLoaded && !inputs.boundImages.isEmpty ? inputs.boundImages : nil, streamPosition: position,
      streamDuration: duration,
      seekableStart: range?.start?.rounded(.down), seekableEnd: range?.end?.rounded(.down), isSliding: held != nil,
      isStreamPositionHidden: inputs.isLive && memory.options.hidesLivePosition,
      positionText: TimeText.text(of: shown), durationText: TimeText.text(of: duration),
      remainingText: TimeText.text(of: rest.map { $0 * sign }), ad: AdState(inputs),
      controls: MediaControllerControls(inputs, memory))
  }
}

extension MediaControllerControls {
  /// Creates the controls; all are disabled while a request is unanswered (SDK `GCKUIMediaController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let isFree = inputs.isFree
    let state = inputs.playerState
    let isRunning = state == .playing || state == .buffering
    let canPause = isFree && isRunning && inputs.can(.pause)
    let toggle = MediaControl.playPauseToggle(inputs)
    let canSeek = MediaControl(isEnabled: isFree && inputs.isSeekable)
    // Receivers that report from when on an ad can be skipped needn't list the command; some list it only in a status
    // requested after that time. Unlike in `media.skipAd`, the command without a time isn't enough.
    let canSkipAd = isFree && AdState(inputs)?.isSkippable == true
    self.init(
      play: MediaControl(isEnabled: isFree && state == .paused), pause: MediaControl(isEnabled: canPause),
      playPauseToggle: toggle, stop: MediaControl(isEnabled: isFree), forward30: canSeek, rewind30: canSeek,
      pauseQueue: MediaControl(isEnabled: isFree && inputs.hasNext, state: memory.pausesQueue ? .on : .off),
      next: MediaControl(isEnabled: isFree && !inputs.isPlayingAd && inputs.hasNext),
      previous: MediaControl(isEnabled: isFree && !inputs.isPlayingAd && inputs.hasPrevious),
      repeatMode: MediaControl(isEnabled: isFree && inputs.hasQueue, state: .of(inputs.status?.repeatMode)),
      streamPosition: canSeek, tracks: MediaControl(isEnabled: isFree && TrackSelectorState.hasTracks(inputs)),
      skipAd: MediaControl(isEnabled: canSkipAd), muteToggle: .muteToggle(inputs))
  }
}

extension MediaControl {
  /// Returns the button that plays or pauses. For live streams it plays or stops, which needs no command to pause.
  static func playPauseToggle(_ inputs: WidgetInputs) -> MediaControl {
    let isRunning = inputs.playerState == .playing || inputs.playerState == .buffering
    let state: MediaControlState = !isRunning ? .paused : inputs.isLive ? .playingLive : .playing
    let isPossible = isRunning ? inputs.isLive || inputs.can(.pause) : inputs.playerState == .paused
    return MediaControl(isEnabled: inputs.isFree && isPossible, state: inputs.isLoaded ? state : .paused)
  }

  static func muteToggle(_ inputs: WidgetInputs) -> MediaControl {
    MediaControl(
      isEnabled: inputs.isConnected && inputs.session?.traits.supportsMuting == true && inputs.session?.volume != nil,
      state: inputs.session?.volume?.muted == true ? .muteOn : .muteOff)
  }
}

extension MediaControlState {
  /// Returns the state of the button for repeating.
  package static func of(_ mode: RepeatMode?) -> MediaControlState {
    switch mode {
    case .repeatAll: .repeatAll
    case .repeatSingle: .repeatSingle
    case .repeatAllAndShuffle: .shuffle
    default: .repeatOff
    }
  }
}

extension RepeatMode {
  /// The mode after a press of the button: off, all, single, shuffled, and off again (SDK `cycleRepeatMode`).
  package var next: RepeatMode {
    switch self {
    case .repeatAll: .repeatSingle
    case .repeatSingle: .repeatAllAndShuffle
    case .repeatAllAndShuffle: .repeatOff
    default: .repeatAll
    }
  }
}

extension MediaButton {
  /// Creates a button of the mini or the expanded controller.
  package init(_ choice: MediaButtonChoice, _ controls: MediaControllerControls) {
    let control: MediaControl? =
      switch choice.type {
      case .playPauseToggle: controls.playPauseToggle
      case .skipNext: controls.next
      case .skipPrevious: controls.previous
      case .rewind30Seconds: controls.rewind30
      case .forward30Seconds: controls.forward30
      case .muteToggle: controls.muteToggle
      case .closedCaptions: controls.tracks
      case .stop: controls.stop
      case .custom: MediaControl(isEnabled: true)
      default: nil
      }
    self.init(
      type: choice.type, isEnabled: control?.isEnabled ?? false, state: control?.state,
      customId: choice.type == .custom ? choice.customId : nil)
  }
}

extension MiniControllerState {
  /// The bar's height in the SDK, in points.
  private static let height = 64.0

  /// Creates the bar at the edge of the screen while media is loaded (SDK `GCKUIMiniMediaControlsViewController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let settings = memory.options
    let isActive = inputs.isLoaded && inputs.session != nil
    let controls = MediaControllerControls(inputs, memory)
    let metadata = isActive ? inputs.metadata : nil
    let duration = isActive ? inputs.media?.duration : nil
    let progress = duration.map { min(1, (inputs.wholePosition / $0 * 1_000).rounded() / 1_000) }
    let place = isActive ? inputs.session.map { "Casting to \($0.device.friendlyName)" } : nil
    self.init(
      isEnabled: settings.isMiniControllerEnabled, isActive: isActive,
      shouldAppear: settings.isMiniControllerEnabled && isActive && !memory.surfaces.isExpandedPresented,
      minHeight: Self.height,
      title: metadata?.displayTitle, subtitle: metadata?.smartSubtitle ?? place,
      thumbnail: settings.hasThumbnail && isActive ? inputs.image(for: .miniController) : nil,
      buttons: settings.miniButtons.map { MediaButton($0, controls) }, progress: progress, isLive: inputs.isLive)
  }
}

extension ExpandedControllerState {
  /// Creates the full screen while media is loaded (SDK `GCKUIExpandedMediaControlsViewController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let settings = memory.options
    let isActive = inputs.isLoaded && inputs.session != nil
    let controls = MediaControllerControls(inputs, memory)
    let ad = AdState(inputs)
    let name = isActive ? inputs.session?.device.friendlyName : nil
    let metadata = isActive ? inputs.metadata : nil
    self.init(
      isPresented: memory.surfaces.isExpandedPresented, usesDefault: settings.usesDefaultExpandedControls,
      isActive: isActive,
      deviceName: name, castingToText: name.map { "Casting to \($0)" }, title: metadata?.displayTitle,
      subtitle: metadata?.smartSubtitle, image: ad?.image ?? (isActive ? inputs.image(for: .background) : nil),
      isLive: inputs.isLive,
      isStreamPositionHidden: inputs.isLive && settings.hidesLivePositionInExpanded,
      playPauseToggle: controls.playPauseToggle, buttons: settings.expandedButtons.map { MediaButton($0, controls) },
      ad: ad)
  }
}

extension AdState {
  /// Creates the state of the ad that plays; `nil` if none does.
  package init?(_ inputs: WidgetInputs) {
    guard inputs.isPlayingAd, let ad = inputs.media?.ad(at: inputs.now) else { return nil }
    // `nil` if neither the status nor the clip has a time, or if it is -1: then the widget offers no skipping.
    let wait = ad.skippableIn?.rounded(.up)
    let isSkippable = wait == 0
    self.init(
      title: ad.clip?.title, image: ad.clip?.posterUrl.map { Image(url: $0) },
      clickThroughUrl: ad.clip?.clickThroughUrl, isSkippable: isSkippable, skippableIn: wait,
      skipText: wait.map { isSkippable ? "Skip ad" : "You can skip this ad in \(Int(min($0, 1e9))) s" })
  }
}

extension PlaybackRateControllerState {
  /// Creates the choice of playback rates (SDK `GCKUIPlaybackRateController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let rate = inputs.isLoaded ? inputs.media?.estimator.runningRate ?? 1 : 1
    let rates = memory.options.playbackRates
    let chosen = Self.segment(for: rate, of: rates)
    self.init(
      playbackRate: rate,
      isEnabled: inputs.isFree && inputs.can(.playbackRate) && !inputs.isPlayingAd,
      minimumPlaybackRate: RemoteMediaClient.playbackRates.lowerBound,
      maximumPlaybackRate: RemoteMediaClient.playbackRates.upperBound,
      segments: rates.enumerated().map { index, rate in
        PlaybackRateSegment(playbackRate: rate, label: Self.label(rate), isSelected: index == chosen)
      })
  }

  /// Returns the segment for a rate: the nearest on the same side of 1, as in the guide with 0.5, 1 and 2.
  package static func segment(for rate: Double, of rates: [Double]) -> Int? {
    let candidates = rates.indices.filter { index in
      rate == 1 ? rates[index] == 1 : rate < 1 ? rates[index] < 1 : rates[index] > 1
    }
    return candidates.min { abs(rates[$0] - rate) < abs(rates[$1] - rate) }
  }

  private static func label(_ rate: Double) -> String {
    if let whole = Int(exactly: rate) { return "\(whole)×" }
    return "\((rate * 100).rounded() / 100)×"
  }
}

extension TrackSelectorState {
  /// Creates the choice of audio and text tracks (SDK `GCKUIMediaTrackSelectionViewController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let active = inputs.isLoaded ? inputs.status?.activeTrackIds ?? [] : []
    let audio = Self.tracks(.audio, inputs)
    let text = Self.tracks(.text, inputs)
    // At most one track of a kind counts, as in the SDK: the first.
    let audioId = audio.first { active.contains($0.trackId) }?.trackId
    let textId = text.first { active.contains($0.trackId) }?.trackId
    var audioEntries = audio.map { TrackEntry($0, isSelected: $0.trackId == audioId) }
    if audioId == nil, inputs.isLoaded { audioEntries.insert(TrackEntry(title: "Default", isSelected: true), at: 0) }
    var textEntries = text.map { TrackEntry($0, isSelected: $0.trackId == textId) }
    if !text.isEmpty { textEntries.insert(TrackEntry(title: "None", isSelected: textId == nil), at: 0) }
    self.init(
      isPresented: memory.surfaces.isTrackSelectorPresented, isEnabled: inputs.isFree && Self.hasTracks(inputs),
      audioTracks: audioEntries, textTracks: textEntries, selectedTrackIds: active)
  }

  static func hasTracks(_ inputs: WidgetInputs) -> Bool {
    inputs.isLoaded && inputs.media?.media?.tracks?.contains { $0.type == .audio || $0.type == .text } == true
  }

  private static func tracks(_ type: TrackType, _ inputs: WidgetInputs) -> [Track] {
    inputs.isLoaded ? inputs.media?.media?.tracks?.filter { $0.type == type } ?? [] : []
  }

  /// Returns the active tracks after a choice of at most one for audio and one for text. Active tracks of other kinds
  /// stay active.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for a track that doesn't exist or can't be chosen, and for two of a
  ///   kind.
  package static func selection(
    _ chosen: [Int64], of tracks: [Track], active: [Int64]
  ) throws(CastError) -> [Int64] {
    var kinds: Set<TrackType> = []
    for id in chosen {
      guard let track = tracks.first(where: { $0.trackId == id }), track.type == .audio || track.type == .text else {
        throw CastError(InvalidParameter("trackIds", "there is no track \(id) for sound or text"))
      }
      guard kinds.insert(track.type).inserted else {
        throw CastError(InvalidParameter("trackIds", "at most one track for sound and one for text can be on"))
      }
    }
    let others = active.filter { id in
      tracks.first { $0.trackId == id }.map { $0.type != .audio && $0.type != .text } ?? false
    }
    return others + chosen
  }
}

extension TrackEntry {
  fileprivate init(_ track: Track, isSelected: Bool) {
    let language = track.language.flatMap { $0.isEmpty ? nil : $0 }
    let name = track.name.flatMap { $0.isEmpty ? nil : $0 }
    self.init(
      trackId: track.trackId, title: name ?? language ?? "Track \(track.trackId)", language: language,
      isSelected: isSelected)
  }
}

extension VolumeControllerState {
  /// Creates the controls of the device's volume (SDK `GCKUIDeviceVolumeController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let traits = inputs.session?.traits ?? SessionTraits()
    let known = inputs.session?.volume?.level
    let isFree = inputs.isConnected && known != nil && !traits.isFixedVolume
    let held = isFree ? memory.heldVolume : nil
    let level = min(max(held ?? known ?? 0, 0), 1)
    self.init(
      sessionId: inputs.session?.sessionId, level: level, percent: level.percent,
      isMuted: inputs.session?.volume?.muted ?? false, isFixedVolume: inputs.session != nil && traits.isFixedVolume,
      isSliding: held != nil, slider: MediaControl(isEnabled: isFree),
      up: MediaControl(isEnabled: isFree && level < traits.maximumVolume),
      down: MediaControl(isEnabled: isFree && level > traits.minimumVolume), muteToggle: .muteToggle(inputs))
  }
}
