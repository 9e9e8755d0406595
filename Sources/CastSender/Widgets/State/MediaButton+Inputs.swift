package import CastModel

extension MediaButton {
  /// A button of the mini or the expanded controller.
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
