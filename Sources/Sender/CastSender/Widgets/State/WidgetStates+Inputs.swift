public import CastModel

extension WidgetStates {
  /// The states of all widgets.
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    self.init(
      castButton: CastButtonState(inputs, memory), castDialog: CastDialogState(inputs, memory),
      introOverlay: IntroOverlayState(inputs, memory), miniController: MiniControllerState(inputs, memory),
      expandedController: ExpandedControllerState(inputs, memory),
      mediaController: MediaControllerState(inputs, memory), volumeController: VolumeControllerState(inputs, memory),
      playbackRateController: PlaybackRateControllerState(inputs, memory),
      trackSelector: TrackSelectorState(inputs, memory))
  }

  /// The state of one widget alone.
  public func part(_ name: WidgetName) -> WidgetStates {
    switch name {
    case .castButton: WidgetStates(castButton: self.castButton)
    case .castDialog: WidgetStates(castDialog: self.castDialog)
    case .introOverlay: WidgetStates(introOverlay: self.introOverlay)
    case .miniController: WidgetStates(miniController: self.miniController)
    case .expandedController: WidgetStates(expandedController: self.expandedController)
    case .mediaController: WidgetStates(mediaController: self.mediaController)
    case .volumeController: WidgetStates(volumeController: self.volumeController)
    case .playbackRateController: WidgetStates(playbackRateController: self.playbackRateController)
    case .trackSelector: WidgetStates(trackSelector: self.trackSelector)
    default: WidgetStates()
    }
  }

  /// The states of some widgets; of all without names.
  public func parts(_ names: [WidgetName]?) -> WidgetStates {
    guard let names else { return self }
    let chosen = Set(names)
    var states = self
    for name in WidgetName.knownValues where !chosen.contains(name) { states.clear(name) }
    return states
  }

  private mutating func clear(_ name: WidgetName) {
    switch name {
    case .castButton: self.castButton = nil
    case .castDialog: self.castDialog = nil
    case .introOverlay: self.introOverlay = nil
    case .miniController: self.miniController = nil
    case .expandedController: self.expandedController = nil
    case .mediaController: self.mediaController = nil
    case .volumeController: self.volumeController = nil
    case .playbackRateController: self.playbackRateController = nil
    case .trackSelector: self.trackSelector = nil
    default: break
    }
  }
}

/// What widgets remember of what people did, and what the program wants.
package struct WidgetMemory: Sendable {
  package var options = WidgetSettings()
  package var isDialogPresented = false
  /// Why the last attempt to connect failed, while the dialog is open.
  package var dialogFailure: String?
  /// Whether the introductory overlay has been shown; `nil` until the disk has been asked.
  package var introWasShown: Bool?
  package var isIntroPresented = false
  package var isExpandedPresented = false
  /// Whether the expanded controller was presented before media: the end of what was before doesn't take it away.
  package var expandedAwaitsMedia = false
  package var isTrackSelectorPresented = false
  /// Where the slider of the position is held.
  package var heldPosition: Double?
  /// Where the slider of the volume is held.
  package var heldVolume: Double?
  /// Whether to pause when the current item ends.
  package var pausesQueue = false
  package var lastKnown = TakeBackMemory()

  package init() {}
}
