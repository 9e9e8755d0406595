package import CastModel

extension AdState {
  /// The ad that plays; `nil` if none does.
  package init?(_ inputs: WidgetInputs) {
    guard inputs.isPlayingAd, let status = inputs.status?.breakStatus else { return nil }
    let clip = inputs.media?.media?.breakClips?.first { $0.id == status.breakClipId }
    let times = inputs.media?.breakTimes(at: inputs.now)
    // -1, or nothing: it can't be skipped.
    let from = status.whenSkippable.flatMap { $0 >= 0 ? $0 : nil }
    let wait = from.map { ($0 - (times?.clipTime ?? 0)).nonNegative.rounded(.up) }
    let isSkippable = wait == 0
    self.init(
      title: clip?.title, image: clip?.posterUrl.map { Image(url: $0) }, clickThroughUrl: clip?.clickThroughUrl,
      isSkippable: isSkippable, skippableIn: wait,
      skipText: wait.map { isSkippable ? "Skip ad" : "You can skip this ad in \(Int($0)) s" })
  }
}
