package import CastModel

extension PlaybackRateControllerState {
  /// How fast it plays (SDK `GCKUIPlaybackRateController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let rate = inputs.isLoaded ? inputs.status?.playbackRate ?? 1 : 1
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

  /// Which segment stands for a rate: the nearest on its side of 1, as the guide does it with 0.5, 1 and 2.
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
