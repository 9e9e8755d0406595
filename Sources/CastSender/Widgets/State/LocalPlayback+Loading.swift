package import CastModel

extension LocalPlayback {
  /// The request that goes on with it on a device: at the same position, playing or paused as it is (codelab,
  /// `switchToRemotePlayback`).
  package var loadRequest: LoadRequestData {
    var queue = self.queueData
    queue?.startTime = self.queueData == nil ? nil : self.position
    // A live stream has its own time: it is joined where it is.
    let isLive = self.media?.streamType == .live
    return LoadRequestData(
      media: self.media, queueData: queue, autoplay: self.isPlaying ?? true,
      currentTime: isLive ? nil : self.position ?? 0,
      playbackRate: self.playbackRate.map { $0.clamped(to: RemoteMediaClient.playbackRates) }, activeTrackIds: self.activeTrackIds)
  }
}

extension Double {
  /// The nearest number in a range.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
