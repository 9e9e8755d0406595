// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// A part of a program's user interface whose state the server keeps.
public struct WidgetName: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The button that shows whether something can be cast to.
  public static let castButton: WidgetName = WidgetName(rawValue: "CAST_BUTTON")
  /// The dialog in which a device is chosen or left.
  public static let castDialog: WidgetName = WidgetName(rawValue: "CAST_DIALOG")
  /// The overlay that introduces the button, once.
  public static let introOverlay: WidgetName = WidgetName(rawValue: "INTRO_OVERLAY")
  /// The bar at the edge while something plays.
  public static let miniController: WidgetName = WidgetName(rawValue: "MINI_CONTROLLER")
  /// The full screen while something plays.
  public static let expandedController: WidgetName = WidgetName(rawValue: "EXPANDED_CONTROLLER")
  /// Every control for what plays.
  public static let mediaController: WidgetName = WidgetName(rawValue: "MEDIA_CONTROLLER")
  /// The device's volume.
  public static let volumeController: WidgetName = WidgetName(rawValue: "VOLUME_CONTROLLER")
  /// How fast it plays.
  public static let playbackRateController: WidgetName = WidgetName(rawValue: "PLAYBACK_RATE_CONTROLLER")
  /// The choice of audio and text tracks.
  public static let trackSelector: WidgetName = WidgetName(rawValue: "TRACK_SELECTOR")

  public static let knownValues: [WidgetName] = [
    .castButton, .castDialog, .introOverlay, .miniController, .expandedController, .mediaController, .volumeController,
    .playbackRateController, .trackSelector,
  ]
}

/// The size at which an image is shown.
///
/// SDK: `GCKUIImageHints.imageSize`.
public struct PictureSize: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The width.
  ///
  /// In pixels. At least 1.
  public var width: Int64
  /// The height.
  ///
  /// In pixels. At least 1.
  public var height: Int64

  public init(width: Int64, height: Int64) {
    (self.width, self.height) = (width, height)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.width = try members.required("width", JSONConstraint<Int64>.atLeast(1))
    self.height = try members.required("height", JSONConstraint<Int64>.atLeast(1))
  }

  private static let vocabulary = JSONVocabulary(["width", "height"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("width", self.width)
    writer.member("height", self.height)
  }
}

/// The sizes of the widgets' images: the image is picked for this size.
///
/// SDK: `GCKUIImageHints`.
public struct WidgetImageOptions: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// In the dialog; default 128 x 128.
  public var castDialog: PictureSize?
  /// In the mini controller; default 128 x 128.
  public var miniController: PictureSize?
  /// In the expanded and the media controller; default 1280 x 720.
  public var background: PictureSize?

  public init(castDialog: PictureSize? = nil, miniController: PictureSize? = nil, background: PictureSize? = nil) {
    (self.castDialog, self.miniController, self.background) = (castDialog, miniController, background)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.castDialog = try members.optional("castDialog")
    self.miniController = try members.optional("miniController")
    self.background = try members.optional("background")
  }

  private static let vocabulary = JSONVocabulary(["castDialog", "miniController", "background"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castDialog", self.castDialog)
    writer.member("miniController", self.miniController)
    writer.member("background", self.background)
  }
}

/// The look of the cast button.
///
/// SDK: `GCKUICastButton`.
public struct CastButtonIcon: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not connected.
  public static let inactive: CastButtonIcon = CastButtonIcon(rawValue: "INACTIVE")
  /// Connecting.
  public static let animating: CastButtonIcon = CastButtonIcon(rawValue: "ANIMATING")
  /// Connected.
  public static let active: CastButtonIcon = CastButtonIcon(rawValue: "ACTIVE")

  public static let knownValues: [CastButtonIcon] = [.inactive, .animating, .active]
}

/// When the cast button is visible.
public struct CastButtonVisibility: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Always.
  public static let always: CastButtonVisibility = CastButtonVisibility(rawValue: "ALWAYS")
  /// While there is a network, a device or a session (SDK from 4.6.0 on).
  public static let onNetwork: CastButtonVisibility = CastButtonVisibility(rawValue: "ON_NETWORK")
  /// While there is a device or a session (SDK before 4.6.0).
  public static let withDevices: CastButtonVisibility = CastButtonVisibility(rawValue: "WITH_DEVICES")

  public static let knownValues: [CastButtonVisibility] = [.always, .onNetwork, .withDevices]
}

/// The cast button.
///
/// SDK: `GCKUICastButton`.
public struct CastButtonState: Sendable, Hashable, JSONObjectEncodable {
  /// Whether there are devices and a session: as in `context.get`.
  ///
  /// SDK: `GCKCastContext.castState`.
  public var castState: String
  /// The look of the button.
  public var icon: CastButtonIcon
  /// Whether it is visible.
  public var isVisible: Bool
  /// Its accessibility label.
  ///
  /// SDK: `GCKUICastButton.setAccessibilityLabel:forCastState:`.
  public var label: String
  /// Its colour, `#RRGGBBAA`; absent: the program's default.
  ///
  /// SDK: `GCKUICastButton.tintColor`.
  public var tintColor: String?
  /// Whether the next tap starts discovery instead of opening the dialog: with the context's option
  /// `startDiscoveryAfterFirstTapOnCastButton`, while discovery doesn't run.
  public var startsDiscoveryOnTap: Bool

  public init(
    castState: String, icon: CastButtonIcon, isVisible: Bool, label: String, tintColor: String? = nil,
    startsDiscoveryOnTap: Bool
  ) {
    self.castState = castState
    self.icon = icon
    self.isVisible = isVisible
    self.label = label
    self.tintColor = tintColor
    self.startsDiscoveryOnTap = startsDiscoveryOnTap
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castState", self.castState)
    writer.member("icon", self.icon)
    writer.member("isVisible", self.isVisible)
    writer.member("label", self.label)
    writer.member("tintColor", self.tintColor)
    writer.member("startsDiscoveryOnTap", self.startsDiscoveryOnTap)
  }
}

/// The effect of a tap on the cast button.
///
/// SDK: `GCKUICastButtonDelegate`.
public struct CastButtonOutcome: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Discovery was started by the first tap, as the options say. The iOS SDK asks for permission to use the network
  /// here.
  public static let discoveryStarted: CastButtonOutcome = CastButtonOutcome(rawValue: "DISCOVERY_STARTED")
  /// The dialog should be shown; the server opens it if `triggersDefaultCastDialog` is set.
  public static let presentDialog: CastButtonOutcome = CastButtonOutcome(rawValue: "PRESENT_DIALOG")

  public static let knownValues: [CastButtonOutcome] = [.discoveryStarted, .presentDialog]
}

/// The content of the cast dialog.
public struct CastDialogMode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Discovery isn't started, so no device can be shown.
  public static let discoveryOff: CastDialogMode = CastDialogMode(rawValue: "DISCOVERY_OFF")
  /// Discovery can't work here.
  public static let discoveryUnavailable: CastDialogMode = CastDialogMode(rawValue: "DISCOVERY_UNAVAILABLE")
  /// No device is listed; advice is shown.
  public static let noDevices: CastDialogMode = CastDialogMode(rawValue: "NO_DEVICES")
  /// The devices.
  public static let chooser: CastDialogMode = CastDialogMode(rawValue: "CHOOSER")
  /// A session starts.
  public static let connecting: CastDialogMode = CastDialogMode(rawValue: "CONNECTING")
  /// The device, its media and volume, and the disconnect button.
  public static let connected: CastDialogMode = CastDialogMode(rawValue: "CONNECTED")

  public static let knownValues: [CastDialogMode] = [
    .discoveryOff, .discoveryUnavailable, .noDevices, .chooser, .connecting, .connected,
  ]
}

/// Why no devices are listed.
public struct NoDevicesReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Discovery isn't started.
  public static let discoveryOff: NoDevicesReason = NoDevicesReason(rawValue: "DISCOVERY_OFF")
  /// Nothing on this machine can look for devices (`discovery.diagnose` says more).
  public static let discoveryUnavailable: NoDevicesReason = NoDevicesReason(rawValue: "DISCOVERY_UNAVAILABLE")
  /// This machine has no network.
  public static let noNetwork: NoDevicesReason = NoDevicesReason(rawValue: "NO_NETWORK")
  /// There are devices, but none runs the app that is wanted.
  public static let noneSuitable: NoDevicesReason = NoDevicesReason(rawValue: "NONE_SUITABLE")
  /// Nothing has answered yet.
  public static let nothingFound: NoDevicesReason = NoDevicesReason(rawValue: "NOTHING_FOUND")

  public static let knownValues: [NoDevicesReason] = [
    .discoveryOff, .discoveryUnavailable, .noNetwork, .noneSuitable, .nothingFound,
  ]
}

/// A device in the dialog.
public struct CastDialogDevice: Sendable, Hashable, JSONObjectEncodable {
  /// The device's id.
  public var deviceId: String
  /// Its name, for people.
  public var friendlyName: String
  /// The device's model.
  public var modelName: String?
  /// The type of device, as in `Device`.
  public var deviceType: String
  /// The app's status text.
  public var statusText: String?
  /// Whether an app runs on it.
  public var isBusy: Bool

  public init(
    deviceId: String, friendlyName: String, modelName: String? = nil, deviceType: String, statusText: String? = nil,
    isBusy: Bool
  ) {
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.modelName = modelName
    self.deviceType = deviceType
    self.statusText = statusText
    self.isBusy = isBusy
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("modelName", self.modelName)
    writer.member("deviceType", self.deviceType)
    writer.member("statusText", self.statusText)
    writer.member("isBusy", self.isBusy)
  }
}

/// The cast dialog.
public struct CastDialogState: Sendable, Hashable, JSONObjectEncodable {
  /// Whether it is open.
  ///
  /// SDK: `kGCKUICastDialogWillShowNotification`.
  public var isPresented: Bool
  /// Its content.
  public var mode: CastDialogMode
  /// Its title.
  public var title: String
  /// The devices to choose from, ordered by name.
  public var devices: [CastDialogDevice]
  /// If no devices are listed: why.
  public var noDevicesReason: NoDevicesReason?
  /// If no devices are listed: advice.
  public var noDevicesText: String?
  /// While connecting or connected: the session.
  public var sessionId: String?
  /// While connecting or connected: the device.
  public var deviceId: String?
  /// While connecting or connected: the device's name.
  public var deviceName: String?
  /// While connected: the title of what plays.
  public var mediaTitle: String?
  /// While connected: the subtitle of what plays; for films the studio.
  public var mediaSubtitle: String?
  /// While connected: the image of what plays, picked for the dialog.
  public var image: Image?
  /// While connected: the device's volume.
  ///
  /// In percent.
  public var volumePercent: Int64?
  /// While connected: whether the device is muted.
  public var isMuted: Bool?
  /// Whether there is a session to disconnect from.
  public var canDisconnect: Bool
  /// Why the last attempt to connect failed; until the dialog closes or another attempt begins.
  public var failure: String?
  /// The error that `failure` is the text of: its name, and its advice.
  @Boxed public var error: ErrorInfo?

  public init(
    isPresented: Bool, mode: CastDialogMode, title: String, devices: [CastDialogDevice],
    noDevicesReason: NoDevicesReason? = nil, noDevicesText: String? = nil, sessionId: String? = nil,
    deviceId: String? = nil, deviceName: String? = nil, mediaTitle: String? = nil, mediaSubtitle: String? = nil,
    image: Image? = nil, volumePercent: Int64? = nil, isMuted: Bool? = nil, canDisconnect: Bool, failure: String? = nil,
    error: ErrorInfo? = nil
  ) {
    (
      self.isPresented, self.mode, self.title, self.devices, self.noDevicesReason, self.noDevicesText, self.sessionId,
      self.deviceId, self.deviceName, self.mediaTitle, self.mediaSubtitle, self.image, self.volumePercent, self.isMuted,
      self.canDisconnect, self.failure, self.error
    )
    = (
      isPresented, mode, title, devices, noDevicesReason, noDevicesText, sessionId, deviceId, deviceName, mediaTitle,
      mediaSubtitle, image, volumePercent, isMuted, canDisconnect, failure, error
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
    writer.member("mode", self.mode)
    writer.member("title", self.title)
    writer.member("devices", self.devices)
    writer.member("noDevicesReason", self.noDevicesReason)
    writer.member("noDevicesText", self.noDevicesText)
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("deviceName", self.deviceName)
    writer.member("mediaTitle", self.mediaTitle)
    writer.member("mediaSubtitle", self.mediaSubtitle)
    writer.member("image", self.image)
    writer.member("volumePercent", self.volumePercent)
    writer.member("isMuted", self.isMuted)
    writer.member("canDisconnect", self.canDisconnect)
    writer.member("failure", self.failure)
    writer.member("error", self.error)
  }
}

/// Where the title of the introductory overlay is placed.
public struct IntroTitlePosition: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Wherever there is room.
  public static let automatic: IntroTitlePosition = IntroTitlePosition(rawValue: "AUTOMATIC")
  /// Above the button.
  public static let above: IntroTitlePosition = IntroTitlePosition(rawValue: "ABOVE")
  /// Below the button.
  public static let below: IntroTitlePosition = IntroTitlePosition(rawValue: "BELOW")

  public static let knownValues: [IntroTitlePosition] = [.automatic, .above, .below]
}

/// The introductory overlay.
///
/// SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
public struct IntroOverlayState: Sendable, Hashable, JSONObjectEncodable {
  /// Whether it is visible.
  public var isPresented: Bool
  /// Whether it has been shown, in this run or an earlier one.
  ///
  /// SDK: `GCKCastContext.clearCastInstructionsShownFlag`.
  public var wasShown: Bool
  /// Whether `widget.presentIntroOverlay` would show it now.
  public var canPresent: Bool
  /// Its title.
  public var titleText: String
  /// How it is dismissed.
  public var buttonText: String
  /// Where the title is placed.
  public var titlePosition: IntroTitlePosition

  public init(
    isPresented: Bool, wasShown: Bool, canPresent: Bool, titleText: String, buttonText: String,
    titlePosition: IntroTitlePosition
  ) {
    self.isPresented = isPresented
    self.wasShown = wasShown
    self.canPresent = canPresent
    self.titleText = titleText
    self.buttonText = buttonText
    self.titlePosition = titlePosition
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
    writer.member("wasShown", self.wasShown)
    writer.member("canPresent", self.canPresent)
    writer.member("titleText", self.titleText)
    writer.member("buttonText", self.buttonText)
    writer.member("titlePosition", self.titlePosition)
  }
}

/// The action of a controller's button.
///
/// SDK: `GCKUIMediaButtonType`.
public struct MediaButtonType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing; the place is empty.
  public static let noneValue: MediaButtonType = MediaButtonType(rawValue: "NONE")
  /// Plays or pauses; for live streams plays or stops.
  public static let playPauseToggle: MediaButtonType = MediaButtonType(rawValue: "PLAY_PAUSE_TOGGLE")
  /// The next item.
  public static let skipNext: MediaButtonType = MediaButtonType(rawValue: "SKIP_NEXT")
  /// The previous item.
  public static let skipPrevious: MediaButtonType = MediaButtonType(rawValue: "SKIP_PREVIOUS")
  /// 30 seconds back.
  public static let rewind30Seconds: MediaButtonType = MediaButtonType(rawValue: "REWIND_30_SECONDS")
  /// 30 seconds on.
  public static let forward30Seconds: MediaButtonType = MediaButtonType(rawValue: "FORWARD_30_SECONDS")
  /// Mutes or unmutes the device.
  public static let muteToggle: MediaButtonType = MediaButtonType(rawValue: "MUTE_TOGGLE")
  /// Opens the choice of tracks.
  public static let closedCaptions: MediaButtonType = MediaButtonType(rawValue: "CLOSED_CAPTIONS")
  /// Stops.
  public static let stop: MediaButtonType = MediaButtonType(rawValue: "STOP")
  /// The program's own action: `widget.didPressCustomButton`.
  public static let custom: MediaButtonType = MediaButtonType(rawValue: "CUSTOM")

  public static let knownValues: [MediaButtonType] = [
    .noneValue, .playPauseToggle, .skipNext, .skipPrevious, .rewind30Seconds, .forward30Seconds, .muteToggle,
    .closedCaptions, .stop, .custom,
  ]
}

/// The state that a control displays.
public struct MediaControlState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Playback is paused: a press plays.
  public static let paused: MediaControlState = MediaControlState(rawValue: "PAUSED")
  /// Time advances: a press pauses.
  public static let playing: MediaControlState = MediaControlState(rawValue: "PLAYING")
  /// A live stream plays: a press stops.
  public static let playingLive: MediaControlState = MediaControlState(rawValue: "PLAYING_LIVE")
  /// It isn't muted: a press mutes it.
  public static let muteOff: MediaControlState = MediaControlState(rawValue: "MUTE_OFF")
  /// It is muted: a press unmutes it.
  public static let muteOn: MediaControlState = MediaControlState(rawValue: "MUTE_ON")
  /// Nothing is repeated.
  public static let repeatOff: MediaControlState = MediaControlState(rawValue: "REPEAT_OFF")
  /// The queue is repeated.
  public static let repeatAll: MediaControlState = MediaControlState(rawValue: "REPEAT_ALL")
  /// The item is repeated.
  public static let repeatSingle: MediaControlState = MediaControlState(rawValue: "REPEAT_SINGLE")
  /// The queue is shuffled and repeated.
  public static let shuffle: MediaControlState = MediaControlState(rawValue: "SHUFFLE")
  /// It is off.
  public static let off: MediaControlState = MediaControlState(rawValue: "OFF")
  /// It is on.
  public static let on: MediaControlState = MediaControlState(rawValue: "ON")

  public static let knownValues: [MediaControlState] = [
    .paused, .playing, .playingLive, .muteOff, .muteOn, .repeatOff, .repeatAll, .repeatSingle, .shuffle, .off, .on,
  ]
}

/// A control.
///
/// SDK: `GCKUIMultistateButton`.
public struct MediaControl: Sendable, Hashable, JSONObjectEncodable {
  /// Whether it is enabled.
  public var isEnabled: Bool
  /// The displayed state, for controls that have several.
  public var state: MediaControlState?

  public init(isEnabled: Bool, state: MediaControlState? = nil) {
    (self.isEnabled, self.state) = (isEnabled, state)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("state", self.state)
  }
}

/// A button of a controller.
///
/// SDK: `GCKUIMediaButtonBarProtocol`.
public struct MediaButton: Sendable, Hashable, JSONObjectEncodable {
  /// Its action.
  public var type: MediaButtonType
  /// Whether it is enabled.
  public var isEnabled: Bool
  /// The displayed state, for controls that have several.
  public var state: MediaControlState?
  /// For CUSTOM: the id of the program's own button.
  public var customId: String?

  public init(type: MediaButtonType, isEnabled: Bool, state: MediaControlState? = nil, customId: String? = nil) {
    (self.type, self.isEnabled, self.state, self.customId) = (type, isEnabled, state, customId)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", self.type)
    writer.member("isEnabled", self.isEnabled)
    writer.member("state", self.state)
    writer.member("customId", self.customId)
  }
}

/// The bar that is shown while media plays.
///
/// SDK: `GCKUIMiniMediaControlsViewController`.
public struct MiniControllerState: Sendable, Hashable, JSONObjectEncodable {
  /// Whether the program has turned it on.
  ///
  /// SDK: `GCKUICastContainerViewController.miniMediaControlsItemEnabled`.
  public var isEnabled: Bool
  /// Whether there is something to control.
  ///
  /// SDK: `GCKUIMiniMediaControlsViewController.active`.
  public var isActive: Bool
  /// Whether it is visible: turned on, active, and not hidden by the expanded controller.
  ///
  /// SDK: `GCKUIMiniMediaControlsViewControllerDelegate`.
  public var shouldAppear: Bool
  /// Its minimum height.
  ///
  /// In points. SDK: `GCKUIMiniMediaControlsViewController.minHeight`.
  public var minHeight: Double
  /// The title of the media.
  public var title: String?
  /// The subtitle, or the name of the device.
  public var subtitle: String?
  /// Its image, unless images are turned off.
  public var thumbnail: Image?
  /// Its three slots.
  public var buttons: [MediaButton]
  /// The progress, from 0 to 1; absent if unknown.
  ///
  /// From 0 to 1.
  public var progress: Double?
  /// Whether it is a live stream.
  public var isLive: Bool

  public init(
    isEnabled: Bool, isActive: Bool, shouldAppear: Bool, minHeight: Double, title: String? = nil,
    subtitle: String? = nil, thumbnail: Image? = nil, buttons: [MediaButton], progress: Double? = nil, isLive: Bool
  ) {
    (
      self.isEnabled, self.isActive, self.shouldAppear, self.minHeight, self.title, self.subtitle, self.thumbnail,
      self.buttons, self.progress, self.isLive
    )
    = (isEnabled, isActive, shouldAppear, minHeight, title, subtitle, thumbnail, buttons, progress, isLive)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("isActive", self.isActive)
    writer.member("shouldAppear", self.shouldAppear)
    writer.member("minHeight", self.minHeight)
    writer.member("title", self.title)
    writer.member("subtitle", self.subtitle)
    writer.member("thumbnail", self.thumbnail)
    writer.member("buttons", self.buttons)
    writer.member("progress", self.progress)
    writer.member("isLive", self.isLive)
  }
}

/// An ad that is playing.
///
/// SDK: `GCKAdBreakClipInfo`.
public struct AdState: Sendable, Hashable, JSONObjectEncodable {
  /// Its title.
  public var title: String?
  /// Its image.
  public var image: Image?
  /// The URL that the clip links to.
  public var clickThroughUrl: String?
  /// Whether it can be skipped now.
  public var isSkippable: Bool
  /// How long until it can be skipped; absent: never.
  ///
  /// In seconds.
  public var skippableIn: Double?
  /// The label of the skip button.
  public var skipText: String?

  public init(
    title: String? = nil, image: Image? = nil, clickThroughUrl: String? = nil, isSkippable: Bool,
    skippableIn: Double? = nil, skipText: String? = nil
  ) {
    self.title = title
    self.image = image
    self.clickThroughUrl = clickThroughUrl
    self.isSkippable = isSkippable
    self.skippableIn = skippableIn
    self.skipText = skipText
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", self.title)
    writer.member("image", self.image)
    writer.member("clickThroughUrl", self.clickThroughUrl)
    writer.member("isSkippable", self.isSkippable)
    writer.member("skippableIn", self.skippableIn)
    writer.member("skipText", self.skipText)
  }
}

/// The full-screen controller.
///
/// SDK: `GCKUIExpandedMediaControlsViewController`.
public struct ExpandedControllerState: Sendable, Hashable, JSONObjectEncodable {
  /// Whether it is visible.
  public var isPresented: Bool
  /// Whether the framework shows it by itself; otherwise it only notifies (`widget.didTriggerExpandedController`).
  ///
  /// SDK: `GCKCastContext.useDefaultExpandedMediaControls`.
  public var usesDefault: Bool
  /// Whether there is something to control.
  public var isActive: Bool
  /// The device's name.
  public var deviceName: String?
  /// A sentence with the name of the device.
  public var castingToText: String?
  /// The title of the media.
  public var title: String?
  /// The subtitle of what plays.
  public var subtitle: String?
  /// Its image, picked for the background.
  public var image: Image?
  /// Whether it is a live stream.
  public var isLive: Bool
  /// Whether the position is hidden.
  ///
  /// SDK: `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
  public var isStreamPositionHidden: Bool
  /// The fixed button in the centre.
  public var playPauseToggle: MediaControl
  /// The four slots around it.
  public var buttons: [MediaButton]
  /// The ad that is playing.
  public var ad: AdState?

  public init(
    isPresented: Bool, usesDefault: Bool, isActive: Bool, deviceName: String? = nil, castingToText: String? = nil,
    title: String? = nil, subtitle: String? = nil, image: Image? = nil, isLive: Bool, isStreamPositionHidden: Bool,
    playPauseToggle: MediaControl, buttons: [MediaButton], ad: AdState? = nil
  ) {
    (
      self.isPresented, self.usesDefault, self.isActive, self.deviceName, self.castingToText, self.title, self.subtitle,
      self.image, self.isLive, self.isStreamPositionHidden, self.playPauseToggle, self.buttons, self.ad
    )
    = (
      isPresented, usesDefault, isActive, deviceName, castingToText, title, subtitle, image, isLive,
      isStreamPositionHidden, playPauseToggle, buttons, ad
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
    writer.member("usesDefault", self.usesDefault)
    writer.member("isActive", self.isActive)
    writer.member("deviceName", self.deviceName)
    writer.member("castingToText", self.castingToText)
    writer.member("title", self.title)
    writer.member("subtitle", self.subtitle)
    writer.member("image", self.image)
    writer.member("isLive", self.isLive)
    writer.member("isStreamPositionHidden", self.isStreamPositionHidden)
    writer.member("playPauseToggle", self.playPauseToggle)
    writer.member("buttons", self.buttons)
    writer.member("ad", self.ad)
  }
}

/// The controls of the media controller.
///
/// SDK: `GCKUIMediaController`.
public struct MediaControllerControls: Sendable, Hashable, JSONObjectEncodable {
  /// Plays.
  public var play: MediaControl
  /// Pauses.
  public var pause: MediaControl
  /// Toggles play and pause; for live streams play and stop.
  public var playPauseToggle: MediaControl
  /// Stops.
  public var stop: MediaControl
  /// Skips 30 seconds forward.
  public var forward30: MediaControl
  /// Skips 30 seconds back.
  public var rewind30: MediaControl
  /// Pauses when the current item ends.
  ///
  /// SDK: `GCKUIMediaController.pauseQueueButton`.
  public var pauseQueue: MediaControl
  /// The next item.
  public var next: MediaControl
  /// The previous item.
  public var previous: MediaControl
  /// Cycles through the repeat modes: off, all, single, shuffle.
  public var repeatMode: MediaControl
  /// Seeks to any position.
  public var streamPosition: MediaControl
  /// Opens the track selector.
  public var tracks: MediaControl
  /// Skips the ad.
  public var skipAd: MediaControl
  /// Mutes or unmutes the device.
  public var muteToggle: MediaControl

  public init(
    play: MediaControl, pause: MediaControl, playPauseToggle: MediaControl, stop: MediaControl, forward30: MediaControl,
    rewind30: MediaControl, pauseQueue: MediaControl, next: MediaControl, previous: MediaControl,
    repeatMode: MediaControl, streamPosition: MediaControl, tracks: MediaControl, skipAd: MediaControl,
    muteToggle: MediaControl
  ) {
    (
      self.play, self.pause, self.playPauseToggle, self.stop, self.forward30, self.rewind30, self.pauseQueue, self.next,
      self.previous, self.repeatMode, self.streamPosition, self.tracks, self.skipAd, self.muteToggle
    )
    = (
      play, pause, playPauseToggle, stop, forward30, rewind30, pauseQueue, next, previous, repeatMode, streamPosition,
      tracks, skipAd, muteToggle
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("play", self.play)
    writer.member("pause", self.pause)
    writer.member("playPauseToggle", self.playPauseToggle)
    writer.member("stop", self.stop)
    writer.member("forward30", self.forward30)
    writer.member("rewind30", self.rewind30)
    writer.member("pauseQueue", self.pauseQueue)
    writer.member("next", self.next)
    writer.member("previous", self.previous)
    writer.member("repeatMode", self.repeatMode)
    writer.member("streamPosition", self.streamPosition)
    writer.member("tracks", self.tracks)
    writer.member("skipAd", self.skipAd)
    writer.member("muteToggle", self.muteToggle)
  }
}

/// All controls for the media. They are disabled while a request is in flight.
///
/// SDK: `GCKUIMediaController`.
public struct MediaControllerState: Sendable, Hashable, JSONObjectEncodable {
  /// The session.
  public var sessionId: String?
  /// The session's state; absent without one. While SUSPENDED the position doesn't advance, and nothing can be
  /// controlled.
  public var connectionState: ConnectionState?
  /// While suspended: the reason.
  public var suspendReason: SessionSuspendReason?
  /// Whether media is loaded.
  ///
  /// SDK: `GCKUIMediaController.mediaLoaded`.
  public var isMediaLoaded: Bool
  /// Whether a queue item is current.
  ///
  /// SDK: `GCKUIMediaController.hasCurrentQueueItem`.
  public var hasCurrentQueueItem: Bool
  /// Whether a queue item is loading.
  ///
  /// SDK: `GCKUIMediaController.hasLoadingQueueItem`.
  public var hasLoadingQueueItem: Bool
  /// The player's state.
  public var playerState: PlayerState
  /// The last known player state; kept after the session ends.
  ///
  /// SDK: `GCKUIMediaController.lastKnownPlayerState`.
  public var lastKnownPlayerState: PlayerState?
  /// The last known position; kept after the session ends.
  ///
  /// In seconds. SDK: `GCKUIMediaController.lastKnownStreamPosition`.
  public var lastKnownStreamPosition: Double?
  /// Whether a request is in flight.
  public var isRequestInFlight: Bool
  /// Whether a loading indicator should be shown.
  ///
  /// SDK: `GCKUIMediaController.mediaLoadingIndicator`.
  public var isLoading: Bool
  /// Whether it is a live stream.
  public var isLive: Bool
  /// The title of the media.
  public var title: String?
  /// The subtitle, or the most telling field for the kind of media: the studio of a film, the artist of music.
  ///
  /// SDK: `GCKUIMediaController.smartSubtitleLabel`.
  public var smartSubtitle: String?
  /// Its image.
  public var image: Image?
  /// Texts for the metadata members that the program asked for, as far as the media has them.
  ///
  /// SDK: `GCKUIMediaController.bindLabel:toMetadataKey:`.
  public var boundMetadata: [String: String]?
  /// Images for the sizes that the program asked for, by name.
  ///
  /// SDK: `GCKUIMediaController.bindImageView:toImageHints:`.
  public var boundImages: [String: Image]?
  /// The position, or the value at which the slider is held; updated once a second while time advances.
  ///
  /// In seconds. SDK: `GCKUIStreamPositionController.streamPosition`.
  public var streamPosition: Double
  /// The duration; absent for live streams.
  ///
  /// In seconds. SDK: `GCKUIStreamPositionController.streamDuration`.
  public var streamDuration: Double?
  /// For live streams: the earliest position.
  ///
  /// In seconds.
  public var seekableStart: Double?
  /// For live streams: the latest position.
  ///
  /// In seconds.
  public var seekableEnd: Double?
  /// Whether someone holds the slider.
  public var isSliding: Bool
  /// Whether the position is hidden.
  ///
  /// SDK: `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
  public var isStreamPositionHidden: Bool
  /// The position as text: `MM:SS`, `H:MM:SS`, or `--:--`.
  public var positionText: String
  /// The duration as text.
  public var durationText: String
  /// The remaining time as text, with a minus sign unless that is turned off.
  ///
  /// SDK: `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
  public var remainingText: String
  /// The ad that is playing.
  public var ad: AdState?
  /// The controls.
  public var controls: MediaControllerControls

  public init(
    sessionId: String? = nil, connectionState: ConnectionState? = nil, suspendReason: SessionSuspendReason? = nil,
    isMediaLoaded: Bool, hasCurrentQueueItem: Bool, hasLoadingQueueItem: Bool, playerState: PlayerState,
    lastKnownPlayerState: PlayerState? = nil, lastKnownStreamPosition: Double? = nil, isRequestInFlight: Bool,
    isLoading: Bool, isLive: Bool, title: String? = nil, smartSubtitle: String? = nil, image: Image? = nil,
    boundMetadata: [String: String]? = nil, boundImages: [String: Image]? = nil, streamPosition: Double,
    streamDuration: Double? = nil, seekableStart: Double? = nil, seekableEnd: Double? = nil, isSliding: Bool,
    isStreamPositionHidden: Bool, positionText: String, durationText: String, remainingText: String, ad: AdState? = nil,
    controls: MediaControllerControls
  ) {
    (
      self.sessionId, self.connectionState, self.suspendReason, self.isMediaLoaded, self.hasCurrentQueueItem,
      self.hasLoadingQueueItem, self.playerState, self.lastKnownPlayerState, self.lastKnownStreamPosition,
      self.isRequestInFlight, self.isLoading, self.isLive, self.title, self.smartSubtitle, self.image,
      self.boundMetadata, self.boundImages, self.streamPosition, self.streamDuration, self.seekableStart,
      self.seekableEnd, self.isSliding, self.isStreamPositionHidden, self.positionText, self.durationText,
      self.remainingText, self.ad, self.controls
    )
    = (
      sessionId, connectionState, suspendReason, isMediaLoaded, hasCurrentQueueItem, hasLoadingQueueItem, playerState,
      lastKnownPlayerState, lastKnownStreamPosition, isRequestInFlight, isLoading, isLive, title, smartSubtitle, image,
      boundMetadata, boundImages, streamPosition, streamDuration, seekableStart, seekableEnd, isSliding,
      isStreamPositionHidden, positionText, durationText, remainingText, ad, controls
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("connectionState", self.connectionState)
    writer.member("suspendReason", self.suspendReason)
    writer.member("isMediaLoaded", self.isMediaLoaded)
    writer.member("hasCurrentQueueItem", self.hasCurrentQueueItem)
    writer.member("hasLoadingQueueItem", self.hasLoadingQueueItem)
    writer.member("playerState", self.playerState)
    writer.member("lastKnownPlayerState", self.lastKnownPlayerState)
    writer.member("lastKnownStreamPosition", self.lastKnownStreamPosition)
    writer.member("isRequestInFlight", self.isRequestInFlight)
    writer.member("isLoading", self.isLoading)
    writer.member("isLive", self.isLive)
    writer.member("title", self.title)
    writer.member("smartSubtitle", self.smartSubtitle)
    writer.member("image", self.image)
    writer.member("boundMetadata", self.boundMetadata)
    writer.member("boundImages", self.boundImages)
    writer.member("streamPosition", self.streamPosition)
    writer.member("streamDuration", self.streamDuration)
    writer.member("seekableStart", self.seekableStart)
    writer.member("seekableEnd", self.seekableEnd)
    writer.member("isSliding", self.isSliding)
    writer.member("isStreamPositionHidden", self.isStreamPositionHidden)
    writer.member("positionText", self.positionText)
    writer.member("durationText", self.durationText)
    writer.member("remainingText", self.remainingText)
    writer.member("ad", self.ad)
    writer.member("controls", self.controls)
  }
}

/// The device's volume.
///
/// SDK: `GCKUIDeviceVolumeController`.
public struct VolumeControllerState: Sendable, Hashable, JSONObjectEncodable {
  /// The session.
  public var sessionId: String?
  /// The volume, or the value at which the slider is held.
  ///
  /// From 0 to 1.
  public var level: Double
  /// The volume in percent.
  ///
  /// In percent.
  public var percent: Int64
  /// Whether it is muted.
  public var isMuted: Bool
  /// Whether senders can't change the volume.
  ///
  /// SDK: `GCKSessionTraits.isFixedVolume`.
  public var isFixedVolume: Bool
  /// Whether someone holds the slider.
  public var isSliding: Bool
  /// The slider.
  public var slider: MediaControl
  /// One step louder.
  public var up: MediaControl
  /// One step quieter.
  public var down: MediaControl
  /// Mutes or unmutes it.
  public var muteToggle: MediaControl

  public init(
    sessionId: String? = nil, level: Double, percent: Int64, isMuted: Bool, isFixedVolume: Bool, isSliding: Bool,
    slider: MediaControl, up: MediaControl, down: MediaControl, muteToggle: MediaControl
  ) {
    (
      self.sessionId, self.level, self.percent, self.isMuted, self.isFixedVolume, self.isSliding, self.slider, self.up,
      self.down, self.muteToggle
    )
    = (sessionId, level, percent, isMuted, isFixedVolume, isSliding, slider, up, down, muteToggle)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("level", self.level)
    writer.member("percent", self.percent)
    writer.member("isMuted", self.isMuted)
    writer.member("isFixedVolume", self.isFixedVolume)
    writer.member("isSliding", self.isSliding)
    writer.member("slider", self.slider)
    writer.member("up", self.up)
    writer.member("down", self.down)
    writer.member("muteToggle", self.muteToggle)
  }
}

/// A rate in the list.
public struct PlaybackRateSegment: Sendable, Hashable, JSONObjectEncodable {
  /// The rate.
  public var playbackRate: Double
  /// `1×`.
  public var label: String
  /// Whether it is the current rate.
  public var isSelected: Bool

  public init(playbackRate: Double, label: String, isSelected: Bool) {
    (self.playbackRate, self.label, self.isSelected) = (playbackRate, label, isSelected)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("playbackRate", self.playbackRate)
    writer.member("label", self.label)
    writer.member("isSelected", self.isSelected)
  }
}

/// The playback rate.
///
/// SDK: `GCKUIPlaybackRateController`.
public struct PlaybackRateControllerState: Sendable, Hashable, JSONObjectEncodable {
  /// The playback rate.
  ///
  /// SDK: `GCKUIPlaybackRateController.playbackRate`.
  public var playbackRate: Double
  /// Whether it can be changed now.
  ///
  /// SDK: `GCKUIPlaybackRateController.inputEnabled`.
  public var isEnabled: Bool
  /// The lowest rate: 0.5.
  ///
  /// SDK: `kGCKMediaMinPlaybackRate`.
  public var minimumPlaybackRate: Double
  /// The highest rate: 2.
  ///
  /// SDK: `kGCKMediaMaxPlaybackRate`.
  public var maximumPlaybackRate: Double
  /// The rates to choose from.
  public var segments: [PlaybackRateSegment]

  public init(
    playbackRate: Double, isEnabled: Bool, minimumPlaybackRate: Double, maximumPlaybackRate: Double,
    segments: [PlaybackRateSegment]
  ) {
    self.playbackRate = playbackRate
    self.isEnabled = isEnabled
    self.minimumPlaybackRate = minimumPlaybackRate
    self.maximumPlaybackRate = maximumPlaybackRate
    self.segments = segments
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("playbackRate", self.playbackRate)
    writer.member("isEnabled", self.isEnabled)
    writer.member("minimumPlaybackRate", self.minimumPlaybackRate)
    writer.member("maximumPlaybackRate", self.maximumPlaybackRate)
    writer.member("segments", self.segments)
  }
}

/// A track in the list.
public struct TrackEntry: Sendable, Hashable, JSONObjectEncodable {
  /// The track's id; absent for the entry "none" or "the stream's default".
  public var trackId: Int64?
  /// Its title.
  public var title: String
  /// Its language, RFC 5646.
  public var language: String?
  /// Whether it is active.
  public var isSelected: Bool

  public init(trackId: Int64? = nil, title: String, language: String? = nil, isSelected: Bool) {
    (self.trackId, self.title, self.language, self.isSelected) = (trackId, title, language, isSelected)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("trackId", self.trackId)
    writer.member("title", self.title)
    writer.member("language", self.language)
    writer.member("isSelected", self.isSelected)
  }
}

/// The lists of audio and text tracks.
///
/// SDK: `GCKUIMediaTrackSelectionViewController`.
public struct TrackSelectorState: Sendable, Hashable, JSONObjectEncodable {
  /// Whether it is open.
  public var isPresented: Bool
  /// Whether tracks can be selected now.
  public var isEnabled: Bool
  /// The audio tracks; if none is active, with an entry for the stream's default.
  public var audioTracks: [TrackEntry]
  /// The text tracks and an entry for none; empty if there are no text tracks.
  public var textTracks: [TrackEntry]
  /// The active tracks, of all types.
  ///
  /// SDK: `GCKUIMediaTrackSelectionViewController.selectedTrackIDs`.
  public var selectedTrackIds: [Int64]

  public init(
    isPresented: Bool, isEnabled: Bool, audioTracks: [TrackEntry], textTracks: [TrackEntry], selectedTrackIds: [Int64]
  ) {
    self.isPresented = isPresented
    self.isEnabled = isEnabled
    self.audioTracks = audioTracks
    self.textTracks = textTracks
    self.selectedTrackIds = selectedTrackIds
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
    writer.member("isEnabled", self.isEnabled)
    writer.member("audioTracks", self.audioTracks)
    writer.member("textTracks", self.textTracks)
    writer.member("selectedTrackIds", self.selectedTrackIds)
  }
}

/// The states of some or all widgets.
public struct WidgetStates: Sendable, Hashable, JSONObjectEncodable {
  /// The button that shows whether casting is possible.
  public var castButton: CastButtonState?
  /// The dialog in which a device is chosen or left.
  @Boxed public var castDialog: CastDialogState?
  /// The overlay that introduces the button, once.
  public var introOverlay: IntroOverlayState?
  /// The bar that is shown while media plays.
  public var miniController: MiniControllerState?
  /// The full-screen controller.
  @Boxed public var expandedController: ExpandedControllerState?
  /// All controls for what plays.
  @Boxed public var mediaController: MediaControllerState?
  /// The device's volume.
  public var volumeController: VolumeControllerState?
  /// The playback rate.
  public var playbackRateController: PlaybackRateControllerState?
  /// The lists of audio and text tracks.
  public var trackSelector: TrackSelectorState?

  public init(
    castButton: CastButtonState? = nil, castDialog: CastDialogState? = nil, introOverlay: IntroOverlayState? = nil,
    miniController: MiniControllerState? = nil, expandedController: ExpandedControllerState? = nil,
    mediaController: MediaControllerState? = nil, volumeController: VolumeControllerState? = nil,
    playbackRateController: PlaybackRateControllerState? = nil, trackSelector: TrackSelectorState? = nil
  ) {
    (
      self.castButton, self.castDialog, self.introOverlay, self.miniController, self.expandedController,
      self.mediaController, self.volumeController, self.playbackRateController, self.trackSelector
    )
    = (
      castButton, castDialog, introOverlay, miniController, expandedController, mediaController, volumeController,
      playbackRateController, trackSelector
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castButton", self.castButton)
    writer.member("castDialog", self.castDialog)
    writer.member("introOverlay", self.introOverlay)
    writer.member("miniController", self.miniController)
    writer.member("expandedController", self.expandedController)
    writer.member("mediaController", self.mediaController)
    writer.member("volumeController", self.volumeController)
    writer.member("playbackRateController", self.playbackRateController)
    writer.member("trackSelector", self.trackSelector)
  }
}

/// The program's options for the cast button.
public struct CastButtonOptions: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// When it is visible.
  ///
  /// Absent: `"ON_NETWORK"`.
  public var visibility: CastButtonVisibility?
  /// Whether a tap opens the dialog.
  ///
  /// Absent: `true`. SDK: `GCKUICastButton.triggersDefaultCastDialog`.
  public var triggersDefaultCastDialog: Bool?
  /// Its colour, `#RRGGBB` or `#RRGGBBAA`.
  ///
  /// Not empty. SDK: `GCKUICastButton.tintColor`.
  public var tintColor: String?
  /// Labels by cast state (`NOT_CONNECTED`…); `default` applies to the others.
  ///
  /// SDK: `GCKUICastButton.setAccessibilityLabel:forCastState:`.
  public var labels: [String: String]?

  public init(
    visibility: CastButtonVisibility? = nil, triggersDefaultCastDialog: Bool? = nil, tintColor: String? = nil,
    labels: [String: String]? = nil
  ) {
    self.visibility = visibility
    self.triggersDefaultCastDialog = triggersDefaultCastDialog
    self.tintColor = tintColor
    self.labels = labels
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.visibility = try members.optional("visibility")
    self.triggersDefaultCastDialog = try members.optional("triggersDefaultCastDialog")
    self.tintColor = try members.optional("tintColor", JSONConstraint<String>.nonEmpty)
    self.labels = try members.optional("labels")
  }

  private static let vocabulary = JSONVocabulary(["visibility", "triggersDefaultCastDialog", "tintColor", "labels"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("visibility", self.visibility)
    writer.member("triggersDefaultCastDialog", self.triggersDefaultCastDialog)
    writer.member("tintColor", self.tintColor)
    writer.member("labels", self.labels)
  }
}

/// The program's options for the introductory overlay.
public struct IntroOverlayOptions: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Its title.
  ///
  /// Not empty. Absent: `"Touch to cast media to your TV and Speakers"`.
  public var titleText: String?
  /// How it is dismissed.
  ///
  /// Not empty. Absent: `"OK"`.
  public var buttonText: String?
  /// Where the title is placed.
  ///
  /// Absent: `"AUTOMATIC"`.
  public var titlePosition: IntroTitlePosition?
  /// Whether it is shown by itself when the first device appears, if it was never shown.
  ///
  /// Absent: `false`.
  public var presentsAutomatically: Bool?

  public init(
    titleText: String? = nil, buttonText: String? = nil, titlePosition: IntroTitlePosition? = nil,
    presentsAutomatically: Bool? = nil
  ) {
    self.titleText = titleText
    self.buttonText = buttonText
    self.titlePosition = titlePosition
    self.presentsAutomatically = presentsAutomatically
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.titleText = try members.optional("titleText", JSONConstraint<String>.nonEmpty)
    self.buttonText = try members.optional("buttonText", JSONConstraint<String>.nonEmpty)
    self.titlePosition = try members.optional("titlePosition")
    self.presentsAutomatically = try members.optional("presentsAutomatically")
  }

  private static let vocabulary = JSONVocabulary(["titleText", "buttonText", "titlePosition", "presentsAutomatically"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("titleText", self.titleText)
    writer.member("buttonText", self.buttonText)
    writer.member("titlePosition", self.titlePosition)
    writer.member("presentsAutomatically", self.presentsAutomatically)
  }
}

/// The button for a slot.
public struct MediaButtonChoice: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Its action.
  public var type: MediaButtonType
  /// For CUSTOM: the id of the program's own button.
  ///
  /// Not empty.
  public var customId: String?

  public init(type: MediaButtonType, customId: String? = nil) {
    (self.type, self.customId) = (type, customId)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.type = try members.required("type")
    self.customId = try members.optional("customId", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["type", "customId"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", self.type)
    writer.member("customId", self.customId)
  }
}

/// The program's options for the mini controller.
public struct MiniControllerOptions: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Whether it is turned on.
  ///
  /// Absent: `false`. SDK: `GCKUICastContainerViewController.miniMediaControlsItemEnabled`.
  public var isEnabled: Bool?
  /// Whether it shows an image.
  ///
  /// Absent: `true`. SDK: `GCKUIMiniMediaControlsViewController.thumbnailEnabled`.
  public var thumbnailEnabled: Bool?
  /// Its slots, at most three; default: play/pause in the last one.
  ///
  /// SDK: `GCKUIMiniMediaControlsViewController.setButtonType:atIndex:`.
  public var buttons: [MediaButtonChoice]?

  public init(isEnabled: Bool? = nil, thumbnailEnabled: Bool? = nil, buttons: [MediaButtonChoice]? = nil) {
    (self.isEnabled, self.thumbnailEnabled, self.buttons) = (isEnabled, thumbnailEnabled, buttons)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.isEnabled = try members.optional("isEnabled")
    self.thumbnailEnabled = try members.optional("thumbnailEnabled")
    self.buttons = try members.optional("buttons")
  }

  private static let vocabulary = JSONVocabulary(["isEnabled", "thumbnailEnabled", "buttons"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("thumbnailEnabled", self.thumbnailEnabled)
    writer.member("buttons", self.buttons)
  }
}

/// The program's options for the expanded controller.
public struct ExpandedControllerOptions: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Whether the framework shows it by itself.
  ///
  /// Absent: `false`. SDK: `GCKCastContext.useDefaultExpandedMediaControls`.
  public var useDefaultExpandedMediaControls: Bool?
  /// Whether the position is hidden for live streams.
  ///
  /// Absent: `false`. SDK: `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
  public var hideStreamPositionControlsForLiveContent: Bool?
  /// Whether it is triggered when media starts.
  ///
  /// Absent: `false`.
  public var presentsWhenMediaStarts: Bool?
  /// The slots around play/pause, at most four; default: tracks, previous, next, mute.
  ///
  /// SDK: `GCKUIExpandedMediaControlsViewController.setButtonType:atIndex:`.
  public var buttons: [MediaButtonChoice]?

  public init(
    useDefaultExpandedMediaControls: Bool? = nil, hideStreamPositionControlsForLiveContent: Bool? = nil,
    presentsWhenMediaStarts: Bool? = nil, buttons: [MediaButtonChoice]? = nil
  ) {
    self.useDefaultExpandedMediaControls = useDefaultExpandedMediaControls
    self.hideStreamPositionControlsForLiveContent = hideStreamPositionControlsForLiveContent
    self.presentsWhenMediaStarts = presentsWhenMediaStarts
    self.buttons = buttons
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.useDefaultExpandedMediaControls = try members.optional("useDefaultExpandedMediaControls")
    self.hideStreamPositionControlsForLiveContent = try members.optional("hideStreamPositionControlsForLiveContent")
    self.presentsWhenMediaStarts = try members.optional("presentsWhenMediaStarts")
    self.buttons = try members.optional("buttons")
  }

  private static let vocabulary = JSONVocabulary([
    "useDefaultExpandedMediaControls", "hideStreamPositionControlsForLiveContent", "presentsWhenMediaStarts", "buttons",
  ])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("useDefaultExpandedMediaControls", self.useDefaultExpandedMediaControls)
    writer.member("hideStreamPositionControlsForLiveContent", self.hideStreamPositionControlsForLiveContent)
    writer.member("presentsWhenMediaStarts", self.presentsWhenMediaStarts)
    writer.member("buttons", self.buttons)
  }
}

/// The program's options for the media controller.
public struct MediaControllerOptions: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Whether the remaining time has a minus sign.
  ///
  /// Absent: `true`. SDK: `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
  public var displayTimeRemainingAsNegativeValue: Bool?
  /// Whether the position is hidden for live streams.
  ///
  /// Absent: `false`. SDK: `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
  public var hideStreamPositionControlsForLiveContent: Bool?
  /// Which metadata members the state includes, at most 32: `studio`, `albumName`, app-defined ones.
  ///
  /// SDK: `GCKUIMediaController.bindLabel:toMetadataKey:`.
  public var boundMetadata: [String]?
  /// Which images the state includes, at most 16: sizes by names of the program's choice.
  ///
  /// SDK: `GCKUIMediaController.bindImageView:toImageHints:`.
  public var boundImages: [String: PictureSize]?

  public init(
    displayTimeRemainingAsNegativeValue: Bool? = nil, hideStreamPositionControlsForLiveContent: Bool? = nil,
    boundMetadata: [String]? = nil, boundImages: [String: PictureSize]? = nil
  ) {
    self.displayTimeRemainingAsNegativeValue = displayTimeRemainingAsNegativeValue
    self.hideStreamPositionControlsForLiveContent = hideStreamPositionControlsForLiveContent
    self.boundMetadata = boundMetadata
    self.boundImages = boundImages
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.displayTimeRemainingAsNegativeValue = try members.optional("displayTimeRemainingAsNegativeValue")
    self.hideStreamPositionControlsForLiveContent = try members.optional("hideStreamPositionControlsForLiveContent")
    self.boundMetadata = try members.optional("boundMetadata")
    self.boundImages = try members.optional("boundImages")
  }

  private static let vocabulary = JSONVocabulary([
    "displayTimeRemainingAsNegativeValue", "hideStreamPositionControlsForLiveContent", "boundMetadata", "boundImages",
  ])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("displayTimeRemainingAsNegativeValue", self.displayTimeRemainingAsNegativeValue)
    writer.member("hideStreamPositionControlsForLiveContent", self.hideStreamPositionControlsForLiveContent)
    writer.member("boundMetadata", self.boundMetadata)
    writer.member("boundImages", self.boundImages)
  }
}

/// The program's options for the playback rate controller.
public struct PlaybackRateOptions: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The rates to choose from, from 0.5 to 2, ascending, at most 16; default 0.5, 1 and 2.
  ///
  /// Not empty.
  public var playbackRates: [Double]?

  public init(playbackRates: [Double]? = nil) {
    self.playbackRates = playbackRates
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.playbackRates = try members.optional("playbackRates", JSONConstraint<[Double]>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["playbackRates"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("playbackRates", self.playbackRates)
  }
}

/// The program's options for the widgets; shared by all clients.
public struct WidgetOptions: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The cast button.
  public var castButton: CastButtonOptions?
  /// The images.
  public var images: WidgetImageOptions?
  /// The introductory overlay.
  public var introOverlay: IntroOverlayOptions?
  /// The mini controller.
  public var miniController: MiniControllerOptions?
  /// The expanded controller.
  public var expandedController: ExpandedControllerOptions?
  /// The media controller.
  public var mediaController: MediaControllerOptions?
  /// The playback rate controller.
  public var playbackRateController: PlaybackRateOptions?

  public init(
    castButton: CastButtonOptions? = nil, images: WidgetImageOptions? = nil, introOverlay: IntroOverlayOptions? = nil,
    miniController: MiniControllerOptions? = nil, expandedController: ExpandedControllerOptions? = nil,
    mediaController: MediaControllerOptions? = nil, playbackRateController: PlaybackRateOptions? = nil
  ) {
    (
      self.castButton, self.images, self.introOverlay, self.miniController, self.expandedController,
      self.mediaController, self.playbackRateController
    )
    = (castButton, images, introOverlay, miniController, expandedController, mediaController, playbackRateController)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.castButton = try members.optional("castButton")
    self.images = try members.optional("images")
    self.introOverlay = try members.optional("introOverlay")
    self.miniController = try members.optional("miniController")
    self.expandedController = try members.optional("expandedController")
    self.mediaController = try members.optional("mediaController")
    self.playbackRateController = try members.optional("playbackRateController")
  }

  private static let vocabulary = JSONVocabulary([
    "castButton", "images", "introOverlay", "miniController", "expandedController", "mediaController",
    "playbackRateController",
  ])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castButton", self.castButton)
    writer.member("images", self.images)
    writer.member("introOverlay", self.introOverlay)
    writer.member("miniController", self.miniController)
    writer.member("expandedController", self.expandedController)
    writer.member("mediaController", self.mediaController)
    writer.member("playbackRateController", self.playbackRateController)
  }
}

/// The playback of a local player, or the one that it should continue.
public struct LocalPlayback: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The media that plays locally.
  @Boxed public var media: MediaInformation?
  /// The queue that it belongs to.
  @Boxed public var queueData: QueueData?
  /// The position of the local player.
  ///
  /// In seconds. At least 0. Absent: `0`.
  public var position: Double?
  /// Whether time advances.
  ///
  /// Absent: `true`.
  public var isPlaying: Bool?
  /// Whether playback has ended: there is nothing to continue with.
  public var isEnded: Bool?
  /// The playback rate.
  ///
  /// More than 0.
  public var playbackRate: Double?
  /// The active tracks.
  public var activeTrackIds: [Int64]?

  public init(
    media: MediaInformation? = nil, queueData: QueueData? = nil, position: Double? = nil, isPlaying: Bool? = nil,
    isEnded: Bool? = nil, playbackRate: Double? = nil, activeTrackIds: [Int64]? = nil
  ) {
    (self.media, self.queueData, self.position, self.isPlaying, self.isEnded, self.playbackRate, self.activeTrackIds)
    = (media, queueData, position, isPlaying, isEnded, playbackRate, activeTrackIds)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.media = try members.optional("media")
    self.queueData = try members.optional("queueData")
    self.position = try members.optional("position", JSONConstraint<Double>.atLeast(0))
    self.isPlaying = try members.optional("isPlaying")
    self.isEnded = try members.optional("isEnded")
    self.playbackRate = try members.optional("playbackRate", JSONConstraint<Double>.moreThan(0))
    self.activeTrackIds = try members.optional("activeTrackIds")
  }

  private static let vocabulary = JSONVocabulary(
    ["media", "queueData", "position", "isPlaying", "isEnded", "playbackRate", "activeTrackIds"],
    meant: ["rate": "playbackRate", "trackIDs": "activeTrackIds", "trackIds": "activeTrackIds"]
  )

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("media", self.media)
    writer.member("queueData", self.queueData)
    writer.member("position", self.position)
    writer.member("isPlaying", self.isPlaying)
    writer.member("isEnded", self.isEnded)
    writer.member("playbackRate", self.playbackRate)
    writer.member("activeTrackIds", self.activeTrackIds)
  }
}

/// A control that can be pressed.
public struct WidgetControl: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Plays.
  public static let play: WidgetControl = WidgetControl(rawValue: "PLAY")
  /// Pauses.
  public static let pause: WidgetControl = WidgetControl(rawValue: "PAUSE")
  /// Plays or pauses; for live streams plays or stops.
  public static let playPauseToggle: WidgetControl = WidgetControl(rawValue: "PLAY_PAUSE_TOGGLE")
  /// Stops.
  public static let stop: WidgetControl = WidgetControl(rawValue: "STOP")
  /// The next item.
  public static let skipNext: WidgetControl = WidgetControl(rawValue: "SKIP_NEXT")
  /// The previous item.
  public static let skipPrevious: WidgetControl = WidgetControl(rawValue: "SKIP_PREVIOUS")
  /// 30 seconds back.
  public static let rewind30Seconds: WidgetControl = WidgetControl(rawValue: "REWIND_30_SECONDS")
  /// 30 seconds on.
  public static let forward30Seconds: WidgetControl = WidgetControl(rawValue: "FORWARD_30_SECONDS")
  /// Mutes or unmutes the device.
  public static let muteToggle: WidgetControl = WidgetControl(rawValue: "MUTE_TOGGLE")
  /// Opens the choice of tracks.
  public static let closedCaptions: WidgetControl = WidgetControl(rawValue: "CLOSED_CAPTIONS")
  /// Turns on or off that playback pauses after the current item.
  public static let pauseQueue: WidgetControl = WidgetControl(rawValue: "PAUSE_QUEUE")
  /// Cycles through off, all, single and shuffled.
  public static let repeatMode: WidgetControl = WidgetControl(rawValue: "REPEAT_MODE")
  /// Skips the ad.
  public static let skipAd: WidgetControl = WidgetControl(rawValue: "SKIP_AD")
  /// One step louder.
  public static let volumeUp: WidgetControl = WidgetControl(rawValue: "VOLUME_UP")
  /// One step quieter.
  public static let volumeDown: WidgetControl = WidgetControl(rawValue: "VOLUME_DOWN")
  /// The program's own button.
  public static let custom: WidgetControl = WidgetControl(rawValue: "CUSTOM")

  public static let knownValues: [WidgetControl] = [
    .play, .pause, .playPauseToggle, .stop, .skipNext, .skipPrevious, .rewind30Seconds, .forward30Seconds, .muteToggle,
    .closedCaptions, .pauseQueue, .repeatMode, .skipAd, .volumeUp, .volumeDown, .custom,
  ]
}
