package import CastModel

extension MediaControllerControls {
  /// What can be done with what plays; nothing while a request is unanswered (SDK `GCKUIMediaController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let isFree = inputs.isFree
    let state = inputs.playerState
    let isRunning = state == .playing || state == .buffering
    let canPause = isFree && isRunning && inputs.can(.pause)
    let toggle = MediaControl.playPauseToggle(inputs)
    let canSeek = MediaControl(isEnabled: isFree && inputs.isSeekable)
    let canSkipAd = isFree && inputs.can(.skipAd) && AdState(inputs)?.isSkippable == true
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
  /// Plays or pauses; for live streams plays or stops, which needs no permission to pause.
  static func playPauseToggle(_ inputs: WidgetInputs) -> MediaControl {
    let isRunning = inputs.playerState == .playing || inputs.playerState == .buffering
    let state: MediaControlState = !isRunning ? .paused : inputs.isLive ? .playingLive : .playing
    let isPossible = isRunning ? inputs.isLive || inputs.can(.pause) : inputs.playerState == .paused
    return MediaControl(isEnabled: inputs.isFree && isPossible, state: inputs.isLoaded ? state : .paused)
  }

  /// Silences the device.
  static func muteToggle(_ inputs: WidgetInputs) -> MediaControl {
    MediaControl(
      isEnabled: inputs.isConnected && inputs.session?.traits.supportsMuting == true && inputs.session?.volume != nil,
      state: inputs.session?.volume?.muted == true ? .muteOn : .muteOff)
  }
}

extension MediaControlState {
  /// What the button for repeating shows.
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
  /// What a press makes of it: off, all, single, shuffled, and again (SDK `cycleRepeatMode`).
  package var next: RepeatMode {
    switch self {
    case .repeatAll: .repeatSingle
    case .repeatSingle: .repeatAllAndShuffle
    case .repeatAllAndShuffle: .repeatOff
    default: .repeatAll
    }
  }
}
