package import CastModel

extension CastButtonState {
  /// The cast button (SDK `GCKUICastButton`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let settings = memory.options
    let isOccupied = !inputs.devices.isEmpty || inputs.hasUnsuitableDevices || inputs.session != nil
    let isVisible =
      switch settings.visibility {
      case .withDevices: !inputs.devices.isEmpty || inputs.session != nil
      case .onNetwork: inputs.hasNetwork || isOccupied
      default: true
      }
    let icon: CastButtonIcon =
      switch inputs.castState {
      case .connected: .active
      case .connecting: .animating
      default: .inactive
      }
    let label = settings.labels[inputs.castState.rawValue] ?? settings.labels["default"] ?? Self.label(inputs.castState)
    self.init(
      castState: inputs.castState.rawValue, icon: icon, isVisible: isVisible, label: label,
      tintColor: settings.tintColor,
      startsDiscoveryOnTap: inputs.startsDiscoveryWithTap && !inputs.isDiscoveryRunning)
  }

  private static func label(_ state: CastState) -> String {
    switch state {
    case .connected: "Cast. Connected."
    case .connecting: "Cast. Connecting."
    case .notConnected: "Cast. Not connected."
    default: "Cast. No devices available."
    }
  }
}
