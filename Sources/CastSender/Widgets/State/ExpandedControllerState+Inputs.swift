import CastDiscovery
package import CastModel

extension ExpandedControllerState {
  /// The full screen while something plays (SDK `GCKUIExpandedMediaControlsViewController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let settings = memory.options
    let isActive = inputs.isLoaded && inputs.session != nil
    let controls = MediaControllerControls(inputs, memory)
    let ad = AdState(inputs)
    let name = isActive ? inputs.session?.device.friendlyName : nil
    let metadata = isActive ? inputs.metadata : nil
    self.init(
      isPresented: memory.isExpandedPresented, usesDefault: settings.usesDefaultExpandedControls, isActive: isActive,
      deviceName: name, castingToText: name.map { "Casting to \($0)" }, title: metadata?.displayTitle,
      subtitle: metadata?.smartSubtitle, image: ad?.image ?? (isActive ? inputs.image(for: .background) : nil),
      isLive: inputs.isLive,
      isStreamPositionHidden: inputs.isLive && settings.hidesLivePositionInExpanded,
      playPauseToggle: controls.playPauseToggle, buttons: settings.expandedButtons.map { MediaButton($0, controls) },
      ad: ad)
  }
}
