public import CastModel

extension WidgetStates {
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    self.init(
      castButton: CastButtonState(inputs, memory), castDialog: CastDialogState(inputs, memory),
      introOverlay: IntroOverlayState(inputs, memory), miniController: MiniControllerState(inputs, memory),
      expandedController: ExpandedControllerState(inputs, memory),
      mediaController: MediaControllerState(inputs, memory), volumeController: VolumeControllerState(inputs, memory),
      playbackRateController: PlaybackRateControllerState(inputs, memory),
      trackSelector: TrackSelectorState(inputs, memory))
  }

  /// Returns the state of one widget alone.
  public func part(_ name: WidgetName) -> WidgetStates {
    var states = WidgetStates()
    states.copy(name, of: self)
    return states
  }

  /// Returns the states of some widgets, or of all if `names` is `nil`.
  public func parts(_ names: [WidgetName]?) -> WidgetStates {
    guard let names else { return self }
    var states = WidgetStates()
    for name in names { states.copy(name, of: self) }
    return states
  }

  private mutating func copy(_ name: WidgetName, of states: WidgetStates) {
    switch name {
    case .castButton: self.castButton = states.castButton
    case .castDialog: self.castDialog = states.castDialog
    case .introOverlay: self.introOverlay = states.introOverlay
    case .miniController: self.miniController = states.miniController
    case .expandedController: self.expandedController = states.expandedController
    case .mediaController: self.mediaController = states.mediaController
    case .volumeController: self.volumeController = states.volumeController
    case .playbackRateController: self.playbackRateController = states.playbackRateController
    case .trackSelector: self.trackSelector = states.trackSelector
    default: break
    }
  }
}

/// The widgets' own state: the viewers' actions, and the program's options.
package struct WidgetMemory: Sendable {
  package var options = WidgetSettings()
  /// The surfaces of the viewer whose states are computed.
  package var surfaces = WidgetSurfaces()
  /// Whether the introductory overlay has been shown; `nil` until the flag is read from disk.
  package var introWasShown: Bool?
  /// The position at which the viewer holds the slider.
  package var heldPosition: Double?
  /// The level at which the viewer holds the volume slider.
  package var heldVolume: Double?
  /// Whether to pause when the current item ends.
  package var pausesQueue = false
  package var lastKnown = TakeBackMemory()
  /// The queue that played when it was last requested, with its items.
  package var keptQueue: QueueData?
  /// The slides of the volume by session id: a request in flight belongs to the device on which its slide began.
  package var volumeSlides: [String: VolumeSlide] = [:]

  /// Releases the volume slider, and discards levels that haven't been sent.
  package mutating func endVolumeSlide() {
    self.heldVolume = nil
    for id in self.volumeSlides.keys { self.volumeSlides[id]?.drop() }
  }
}

/// The device's volume while the viewer moves the slider: one request at a time, and only the newest level waits.
package struct VolumeSlide: Sendable, Hashable {
  private var waiting: Double?
  private var isSetting = false

  package init() {}

  /// Notes a level. Returns whether no request is in flight, so that the caller must send the next ones.
  package mutating func move(to level: Double) -> Bool {
    defer { self.isSetting = true }
    self.waiting = level
    return !self.isSetting
  }

  /// Returns the level to set next; after `nil` the caller sends no more.
  package mutating func next() -> Double? {
    defer { self.waiting = nil }
    self.isSetting = self.waiting != nil
    return self.waiting
  }

  /// Forgets the level that waits.
  package mutating func drop() { self.waiting = nil }
}
