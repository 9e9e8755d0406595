import CastDiscovery
package import CastModel

extension MiniControllerState {
  /// The SDK's height, in points.
  private static let height = 64.0

  /// The bar at the edge while something plays (SDK `GCKUIMiniMediaControlsViewController`).
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
      shouldAppear: settings.isMiniControllerEnabled && isActive && !memory.isExpandedPresented, minHeight: Self.height,
      title: metadata?.displayTitle, subtitle: metadata?.smartSubtitle ?? place,
      thumbnail: settings.hasThumbnail && isActive ? inputs.image(for: .miniController) : nil,
      buttons: settings.miniButtons.map { MediaButton($0, controls) }, progress: progress, isLive: inputs.isLive)
  }
}
