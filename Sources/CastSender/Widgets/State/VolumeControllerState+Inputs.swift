package import CastModel

extension VolumeControllerState {
  /// The device's volume (SDK `GCKUIDeviceVolumeController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let traits = inputs.session?.traits ?? SessionTraits()
    let known = inputs.session?.volume?.level
    let isFree = inputs.isConnected && known != nil && !traits.isFixedVolume
    let held = isFree ? memory.heldVolume : nil
    let level = min(max(held ?? known ?? 0, 0), 1)
    self.init(
      sessionId: inputs.session?.sessionId, level: level, percent: Int64((level * 100).rounded()),
      isMuted: inputs.session?.volume?.muted ?? false, isFixedVolume: inputs.session != nil && traits.isFixedVolume,
      isSliding: held != nil, slider: MediaControl(isEnabled: isFree),
      up: MediaControl(isEnabled: isFree && level < traits.maximumVolume),
      down: MediaControl(isEnabled: isFree && level > traits.minimumVolume), muteToggle: .muteToggle(inputs))
  }
}
