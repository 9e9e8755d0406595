import CastDiscovery
package import CastModel

extension CastButtonState {
  /// Creates the cast button (SDK `GCKUICastButton`).
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

extension CastDialogState {
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    self.init(
      isPresented: memory.surfaces.isDialogPresented, mode: .chooser, title: "", devices: [], canDisconnect: false)
    self.error = memory.surfaces.dialogFailure
    self.failure = self.error.map { $0.data.userMessage ?? $0.message }
    if let session = inputs.session {
      self.show(session, inputs)
    } else if inputs.devices.isEmpty {
      self.showNoDevices(Self.reason(inputs))
    } else {
      self.title = "Cast to"
      self.devices = inputs.devices.map { CastDialogDevice($0) }
    }
  }

  private mutating func show(_ session: SessionSnapshot, _ inputs: WidgetInputs) {
    self.sessionId = session.sessionId
    self.deviceId = session.deviceId
    self.deviceName = session.device.friendlyName
    self.canDisconnect = true
    guard session.connectionState == .connected || session.connectionState == .disconnecting else {
      self.mode = .connecting
      self.title = "Connecting to \(session.device.friendlyName)"
      return
    }
    self.mode = .connected
    self.title = session.device.friendlyName
    if inputs.isLoaded {
      self.mediaTitle = inputs.metadata?.displayTitle
      // For films the studio, even if there is a subtitle (guide, "Add a Cast button").
      self.mediaSubtitle = inputs.metadata?.studio ?? inputs.metadata?.smartSubtitle
      self.image = inputs.image(for: .castDialog)
    } else {
      self.mediaTitle = session.application?.displayName
      self.mediaSubtitle = session.application?.statusText
    }
    self.volumePercent = session.volume?.level.map(\.percent)
    self.isMuted = session.volume?.muted
  }

  private static func reason(_ inputs: WidgetInputs) -> NoDevicesReason {
    if inputs.hasUnsuitableDevices { return .noneSuitable }
    if !inputs.isDiscoveryRunning { return .discoveryOff }
    if !inputs.hasNetwork { return .noNetwork }
    return inputs.isDiscoveryAvailable ? .nothingFound : .discoveryUnavailable
  }

  private mutating func showNoDevices(_ reason: NoDevicesReason) {
    self.noDevicesReason = reason
    self.mode = .noDevices
    switch reason {
    case .discoveryOff:
      self.mode = .discoveryOff
      self.noDevicesText = "Devices are not being looked for. Start discovery to see those on your network."
    case .discoveryUnavailable:
      self.mode = .discoveryUnavailable
      self.noDevicesText =
        "Nothing on this machine can look for devices: start avahi-daemon, or add a device by its address."
    case .noNetwork:
      self.noDevicesText = "This machine has no network. Connect it to the one that your devices are on."
    case .noneSuitable:
      self.noDevicesText = "There are devices, but none of them can run this app."
    default:
      self.noDevicesText =
        "Make sure that your device is on, and on the same network as this machine; guest networks and VPNs keep them apart."
    }
    self.title = "No devices available"
  }
}

extension CastDialogDevice {
  init(_ device: DiscoveredDevice) {
    let type =
      switch device.type {
      case .tv: "TV"
      case .speaker: "SPEAKER"
      case .speakerGroup: "SPEAKER_GROUP"
      default: "GENERIC"
      }
    self.init(
      deviceId: device.deviceId, friendlyName: device.friendlyName,
      modelName: device.modelName.isEmpty ? nil : device.modelName, deviceType: type,
      statusText: device.statusText.isEmpty ? nil : device.statusText, isBusy: device.status == .busy)
  }
}

extension IntroOverlayState {
  /// Creates the introductory overlay (SDK `presentCastInstructionsViewControllerOnce`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let wasShown = memory.introWasShown
    // Before the flag is read from disk, the overlay may have been shown already.
    let canPresent =
      wasShown == false && !memory.surfaces.isIntroPresented && inputs.castState != .noDevicesAvailable
      && CastButtonState(inputs, memory).isVisible
    self.init(
      isPresented: memory.surfaces.isIntroPresented, wasShown: wasShown ?? false, canPresent: canPresent,
      titleText: memory.options.introTitle, buttonText: memory.options.introButton,
      titlePosition: memory.options.introTitlePosition)
  }
}
