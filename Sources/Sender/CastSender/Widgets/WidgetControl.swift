package import CastModel

extension WidgetControl {
  package func isEnabled(in controls: MediaControllerControls, _ volume: VolumeControllerState) -> Bool {
    switch self {
    case .play: controls.play.isEnabled
    case .pause: controls.pause.isEnabled
    case .playPauseToggle: controls.playPauseToggle.isEnabled
    case .stop: controls.stop.isEnabled
    case .skipNext: controls.next.isEnabled
    case .skipPrevious: controls.previous.isEnabled
    case .rewind30Seconds: controls.rewind30.isEnabled
    case .forward30Seconds: controls.forward30.isEnabled
    case .muteToggle: controls.muteToggle.isEnabled
    case .closedCaptions: controls.tracks.isEnabled
    case .pauseQueue: controls.pauseQueue.isEnabled
    case .repeatMode: controls.repeatMode.isEnabled
    case .skipAd: controls.skipAd.isEnabled
    case .volumeUp: volume.up.isEnabled
    case .volumeDown: volume.down.isEnabled
    default: false
    }
  }
}
