package import CastModel

extension MediaControllerState {
  /// Every control for what plays (SDK `GCKUIMediaController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let isLoaded = inputs.isLoaded
    let range = inputs.liveRange
    let held = isLoaded ? memory.heldPosition : nil
    let position = held ?? inputs.wholePosition
    let duration = isLoaded ? inputs.media?.duration : nil
    // A live stream without a window has no position that means anything.
    let shown = isLoaded && (duration != nil || range != nil || !inputs.isLive) ? position : nil
    let rest = shown.flatMap { shown in duration.map { max(0, $0.rounded(.down) - shown) } }
    let sign: Double = memory.options.showsRemainingAsNegative ? -1 : 1
    self.init(
      sessionId: inputs.session?.sessionId, isMediaLoaded: isLoaded,
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
      boundImages: isLoaded && !inputs.boundImages.isEmpty ? inputs.boundImages : nil, streamPosition: position, streamDuration: duration,
      seekableStart: range?.start?.rounded(.down), seekableEnd: range?.end?.rounded(.down), isSliding: held != nil,
      isStreamPositionHidden: inputs.isLive && memory.options.hidesLivePosition,
      positionText: TimeText.text(of: shown), durationText: TimeText.text(of: duration),
      remainingText: TimeText.text(of: rest.map { $0 * sign }), ad: AdState(inputs),
      controls: MediaControllerControls(inputs, memory))
  }
}
