// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

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
  /// Silences the device, or lets it be heard.
  public static let muteToggle: WidgetControl = WidgetControl(rawValue: "MUTE_TOGGLE")
  /// Opens the choice of tracks.
  public static let closedCaptions: WidgetControl = WidgetControl(rawValue: "CLOSED_CAPTIONS")
  /// Pauses when the item that plays is over, or no longer.
  public static let pauseQueue: WidgetControl = WidgetControl(rawValue: "PAUSE_QUEUE")
  /// Off, all, single, shuffled, and again.
  public static let repeatMode: WidgetControl = WidgetControl(rawValue: "REPEAT_MODE")
  /// Skips the ad.
  public static let skipAd: WidgetControl = WidgetControl(rawValue: "SKIP_AD")
  /// One step louder.
  public static let volumeUp: WidgetControl = WidgetControl(rawValue: "VOLUME_UP")
  /// One step quieter.
  public static let volumeDown: WidgetControl = WidgetControl(rawValue: "VOLUME_DOWN")
  /// The program's own.
  public static let custom: WidgetControl = WidgetControl(rawValue: "CUSTOM")

  public static let knownValues: [WidgetControl] = [
    .play,
    .pause,
    .playPauseToggle,
    .stop,
    .skipNext,
    .skipPrevious,
    .rewind30Seconds,
    .forward30Seconds,
    .muteToggle,
    .closedCaptions,
    .pauseQueue,
    .repeatMode,
    .skipAd,
    .volumeUp,
    .volumeDown,
    .custom,
  ]
}

/// A slider.
public struct WidgetSlider: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where it is.
  public static let streamPosition: WidgetSlider = WidgetSlider(rawValue: "STREAM_POSITION")
  /// How loud it is.
  public static let volume: WidgetSlider = WidgetSlider(rawValue: "VOLUME")

  public static let knownValues: [WidgetSlider] = [
    .streamPosition,
    .volume,
  ]
}

/// How far the movement of a slider is.
public struct SlidePhase: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It is held.
  public static let began: SlidePhase = SlidePhase(rawValue: "BEGAN")
  /// It moves.
  public static let moved: SlidePhase = SlidePhase(rawValue: "MOVED")
  /// It is let go: the value counts.
  public static let ended: SlidePhase = SlidePhase(rawValue: "ENDED")
  /// It is let go, and nothing is to happen.
  public static let cancelled: SlidePhase = SlidePhase(rawValue: "CANCELLED")

  public static let knownValues: [SlidePhase] = [
    .began,
    .moved,
    .ended,
    .cancelled,
  ]
}

/// A part of the style tree.
///
/// SDK: `GCKUIStyleAttributes`.
public struct WidgetStyle: Sendable, Hashable, JSONCodable {
  /// Which part.
  public var path: String
  /// Its own attributes.
  public var attributes: [String: JSONValue]
  /// Those that count for it when all is applied: its own, and what it inherits.
  public var effective: [String: JSONValue]
  /// Whether all that was set in the tree counts already.
  public var isApplied: Bool

  public init(path: String, attributes: [String: JSONValue], effective: [String: JSONValue], isApplied: Bool) {
    self.path = path
    self.attributes = attributes
    self.effective = effective
    self.isApplied = isApplied
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.path = try members.required("path")
    self.attributes = try members.required("attributes")
    self.effective = try members.required("effective")
    self.isApplied = try members.required("isApplied")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "path",
      "attributes",
      "effective",
      "isApplied",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", self.path)
    writer.member("attributes", self.attributes)
    writer.member("effective", self.effective)
    writer.member("isApplied", self.isApplied)
  }
}

/// The parameters of `widget.getState`.
public struct WidgetGetStateParams: Sendable, Hashable, JSONCodable {
  /// Which; absent: all.
  public var widgets: [WidgetName]?

  public init(widgets: [WidgetName]? = nil) {
    self.widgets = widgets
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.widgets = try members.optional("widgets")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "widgets",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("widgets", self.widgets)
  }
}

/// The result of `widget.getState`.
public struct WidgetGetStateResult: Sendable, Hashable, JSONCodable {
  /// Grows with every change of any widget.
  public var revision: Int64
  /// Their states.
  public var state: WidgetStates

  public init(revision: Int64, state: WidgetStates) {
    self.revision = revision
    self.state = state
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.revision = try members.required("revision")
    self.state = try members.required("state")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", self.revision)
    writer.member("state", self.state)
  }
}

/// The parameters of `widget.setOptions`.
public struct WidgetSetOptionsParams: Sendable, Hashable, JSONCodable {
  /// What is to change; members that are absent stay as they are. Empty: nothing changes.
  public var options: WidgetOptions

  public init(options: WidgetOptions) {
    self.options = options
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.options = try members.required("options")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "options",
      "progressToken",
    ],
    meant: [
      "castButton": "options.castButton",
      "expandedController": "options.expandedController",
      "images": "options.images",
      "introOverlay": "options.introOverlay",
      "mediaController": "options.mediaController",
      "miniController": "options.miniController",
      "playbackRateController": "options.playbackRateController",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("options", self.options)
  }
}

/// The parameters of `widget.tapCastButton`.
public struct WidgetTapCastButtonParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The result of `widget.tapCastButton`.
public struct WidgetTapCastButtonResult: Sendable, Hashable, JSONCodable {
  /// What it led to.
  public var outcome: CastButtonOutcome
  /// Whether there are devices, and a session: which dialog is meant.
  public var castState: CastState

  public init(outcome: CastButtonOutcome, castState: CastState) {
    self.outcome = outcome
    self.castState = castState
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.outcome = try members.required("outcome")
    self.castState = try members.required("castState")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("outcome", self.outcome)
    writer.member("castState", self.castState)
  }
}

/// The parameters of `widget.openDialog`.
public struct WidgetOpenDialogParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `widget.closeDialog`.
public struct WidgetCloseDialogParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `widget.selectDevice`.
public struct WidgetSelectDeviceParams: Sendable, Hashable, JSONCodable {
  /// Which.
  public var deviceId: String
  /// Which app; absent: the first of the context's `discoveryCriteria`, or else the default media receiver.
  ///
  /// Not empty.
  public var applicationId: String?

  public init(deviceId: String, applicationId: String? = nil) {
    self.deviceId = deviceId
    self.applicationId = applicationId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
    self.applicationId = try members.optional("applicationId", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId",
      "applicationId",
      "progressToken",
    ],
    meant: [
      "appID": "applicationId",
      "appId": "applicationId",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "receiverAppId": "applicationId",
      "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("applicationId", self.applicationId)
  }
}

/// The parameters of `widget.disconnect`.
public struct WidgetDisconnectParams: Sendable, Hashable, JSONCodable {
  /// What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's
  /// `stopReceiverApplicationWhenEndingSession` is set.
  public var action: SessionEndAction?

  public init(action: SessionEndAction? = nil) {
    self.action = action
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.action = try members.optional("action")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "action",
      "progressToken",
    ],
    meant: [
      "endSessionAndStopCasting": "action",
      "stopCasting": "action",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("action", self.action)
  }
}

/// The parameters of `widget.presentIntroOverlay`.
public struct WidgetPresentIntroOverlayParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The result of `widget.presentIntroOverlay`.
public struct WidgetPresentIntroOverlayResult: Sendable, Hashable, JSONCodable {
  /// Whether it is shown now.
  public var isShown: Bool

  public init(isShown: Bool) {
    self.isShown = isShown
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.isShown = try members.required("isShown")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isShown", self.isShown)
  }
}

/// The parameters of `widget.dismissIntroOverlay`.
public struct WidgetDismissIntroOverlayParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `widget.resetIntroOverlay`.
public struct WidgetResetIntroOverlayParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `widget.tapMiniController`.
public struct WidgetTapMiniControllerParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The result of `widget.tapMiniController`.
public struct WidgetTapMiniControllerResult: Sendable, Hashable, JSONCodable {
  /// Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was told.
  public var isPresented: Bool

  public init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.isPresented = try members.required("isPresented")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
  }
}

/// The parameters of `widget.presentExpandedController`.
public struct WidgetPresentExpandedControllerParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The result of `widget.presentExpandedController`.
public struct WidgetPresentExpandedControllerResult: Sendable, Hashable, JSONCodable {
  /// Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was told.
  public var isPresented: Bool

  public init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.isPresented = try members.required("isPresented")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
  }
}

/// The parameters of `widget.dismissExpandedController`.
public struct WidgetDismissExpandedControllerParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The result of `widget.dismissExpandedController`.
public struct WidgetDismissExpandedControllerResult: Sendable, Hashable, JSONCodable {
  /// Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was told.
  public var isPresented: Bool

  public init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.isPresented = try members.required("isPresented")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
  }
}

/// The parameters of `widget.pressButton`.
public struct WidgetPressButtonParams: Sendable, Hashable, JSONCodable {
  /// Of which widget: `miniController`, `expandedController`, `mediaController` or `volumeController`.
  public var widget: WidgetName
  /// Which place of the mini or expanded controller, from 0.
  ///
  /// From 0 to 3.
  public var slot: Int64?
  /// Which control; the other way to say it. Exactly one of `slot` and `control` is given.
  public var control: WidgetControl?

  public init(widget: WidgetName, slot: Int64? = nil, control: WidgetControl? = nil) {
    self.widget = widget
    self.slot = slot
    self.control = control
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.widget = try members.required("widget")
    self.slot = try members.optional("slot", JSONConstraint<Int64>.range(0...3))
    self.control = try members.optional("control")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "widget",
      "slot",
      "control",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("widget", self.widget)
    writer.member("slot", self.slot)
    writer.member("control", self.control)
  }
}

/// The result of `widget.pressButton`.
public struct WidgetPressButtonResult: Sendable, Hashable, JSONCodable {
  /// What was done.
  public var control: WidgetControl

  public init(control: WidgetControl) {
    self.control = control
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.control = try members.required("control")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("control", self.control)
  }
}

/// The parameters of `widget.slide`.
public struct WidgetSlideParams: Sendable, Hashable, JSONCodable {
  /// Which.
  public var slider: WidgetSlider
  /// How far the movement is.
  public var phase: SlidePhase
  /// Where it is held: seconds, or a volume from 0 to 1. Required but for `CANCELLED`.
  ///
  /// At least 0.
  public var value: Double?

  public init(slider: WidgetSlider, phase: SlidePhase, value: Double? = nil) {
    self.slider = slider
    self.phase = phase
    self.value = value
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.slider = try members.required("slider")
    self.phase = try members.required("phase")
    self.value = try members.optional("value", JSONConstraint<Double>.atLeast(0))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "slider",
      "phase",
      "value",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("slider", self.slider)
    writer.member("phase", self.phase)
    writer.member("value", self.value)
  }
}

/// The parameters of `widget.setVolume`.
public struct WidgetSetVolumeParams: Sendable, Hashable, JSONCodable {
  /// How loud.
  ///
  /// From 0 to 1.
  public var level: Double?
  /// Whether it is silenced. At least one is given.
  public var muted: Bool?

  public init(level: Double? = nil, muted: Bool? = nil) {
    self.level = level
    self.muted = muted
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.level = try members.optional("level", JSONConstraint<Double>.range(0...1))
    self.muted = try members.optional("muted")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "level",
      "muted",
      "progressToken",
    ],
    meant: [
      "isMuted": "muted",
      "mute": "muted",
      "volume": "level",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("level", self.level)
    writer.member("muted", self.muted)
  }
}

/// The parameters of `widget.setPlaybackRate`.
public struct WidgetSetPlaybackRateParams: Sendable, Hashable, JSONCodable {
  /// The rate.
  ///
  /// From 0.5 to 2.
  public var playbackRate: Double

  public init(playbackRate: Double) {
    self.playbackRate = playbackRate
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.playbackRate = try members.required("playbackRate", JSONConstraint<Double>.range(0.5...2))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "playbackRate",
      "progressToken",
    ],
    meant: [
      "rate": "playbackRate",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("playbackRate", self.playbackRate)
  }
}

/// The parameters of `widget.openTrackSelector`.
public struct WidgetOpenTrackSelectorParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `widget.closeTrackSelector`.
public struct WidgetCloseTrackSelectorParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `widget.selectTracks`.
public struct WidgetSelectTracksParams: Sendable, Hashable, JSONCodable {
  /// At most one for sound and one for text; empty: none of either. Tracks of other kinds stay as they are.
  public var trackIds: [Int64]

  public init(trackIds: [Int64]) {
    self.trackIds = trackIds
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.trackIds = try members.required("trackIds")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "trackIds",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("trackIds", self.trackIds)
  }
}

/// The parameters of `widget.setStyle`.
public struct WidgetSetStyleParams: Sendable, Hashable, JSONCodable {
  /// Which part: `castViews`, `castViews.mediaControl.miniController`…
  public var path: String
  /// Values by attribute; `null` removes one, so that it is inherited again.
  public var attributes: [String: JSONValue]

  public init(path: String, attributes: [String: JSONValue]) {
    self.path = path
    self.attributes = attributes
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.path = try members.required("path")
    self.attributes = try members.required("attributes")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "path",
      "attributes",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", self.path)
    writer.member("attributes", self.attributes)
  }
}

/// The parameters of `widget.getStyle`.
public struct WidgetGetStyleParams: Sendable, Hashable, JSONCodable {
  /// Which part; absent: `castViews`.
  ///
  /// Not empty.
  public var path: String?

  public init(path: String? = nil) {
    self.path = path
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.path = try members.optional("path", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "path",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", self.path)
  }
}

/// The parameters of `widget.applyStyle`.
public struct WidgetApplyStyleParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The result of `widget.applyStyle`.
public struct WidgetApplyStyleResult: Sendable, Hashable, JSONCodable {
  /// The parts whose effective attributes changed.
  public var paths: [String]

  public init(paths: [String]) {
    self.paths = paths
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.paths = try members.required("paths")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("paths", self.paths)
  }
}

/// The parameters of `widget.makeLoadRequest`.
public struct WidgetMakeLoadRequestParams: Sendable, Hashable, JSONCodable {
  /// What it plays.
  public var local: LocalPlayback

  public init(local: LocalPlayback) {
    self.local = local
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.local = try members.required("local")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "local",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("local", self.local)
  }
}

/// The result of `widget.makeLoadRequest`.
public struct WidgetMakeLoadRequestResult: Sendable, Hashable, JSONCodable {
  /// What `media.load` takes.
  public var request: LoadRequestData

  public init(request: LoadRequestData) {
    self.request = request
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.request = try members.required("request")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("request", self.request)
  }
}

/// The parameters of `widget.handOver`.
public struct WidgetHandOverParams: Sendable, Hashable, JSONCodable {
  /// What it plays.
  public var local: LocalPlayback

  public init(local: LocalPlayback) {
    self.local = local
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.local = try members.required("local")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "local",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("local", self.local)
  }
}

/// The parameters of `widget.takeBack`.
public struct WidgetTakeBackParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// `widget.didChange`
///
/// The state of a widget changed. It comes before the notification of what caused it, but after `session.willStart` and
/// `session.willResume`.
public struct WidgetDidChange: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "widget.didChange" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.widget.description }

  /// Which.
  public var widget: WidgetName
  /// Grows with every change of any widget.
  public var revision: Int64
  /// Its state; the other members are absent.
  public var state: WidgetStates

  public init(widget: WidgetName, revision: Int64, state: WidgetStates) {
    self.widget = widget
    self.revision = revision
    self.state = state
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.widget = try members.required("widget")
    self.revision = try members.required("revision")
    self.state = try members.required("state")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("widget", self.widget)
    writer.member("revision", self.revision)
    writer.member("state", self.state)
  }
}

/// `widget.didTriggerExpandedController`
///
/// The expanded controller is wanted, and the program shows it itself.
///
/// SDK: `kGCKExpandedMediaControlsTriggeredNotification`.
public struct WidgetDidTriggerExpandedController: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "widget.didTriggerExpandedController" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

/// `widget.didPressCustomButton`
///
/// A button of the program's own was pressed.
///
/// SDK: `GCKUIMediaButtonBarProtocol.setCustomButton`.
public struct WidgetDidPressCustomButton: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "widget.didPressCustomButton" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// Of which widget.
  public var widget: WidgetName
  /// At which place, from 0.
  public var slot: Int64
  /// Which.
  public var customId: String?

  public init(widget: WidgetName, slot: Int64, customId: String? = nil) {
    self.widget = widget
    self.slot = slot
    self.customId = customId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.widget = try members.required("widget")
    self.slot = try members.required("slot")
    self.customId = try members.optional("customId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("widget", self.widget)
    writer.member("slot", self.slot)
    writer.member("customId", self.customId)
  }
}

/// `widget.didApplyStyle`
///
/// The style tree counts anew.
///
/// SDK: `kGCKUIStyleAppliedNotification`.
public struct WidgetDidApplyStyle: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "widget.didApplyStyle" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { "" }

  /// The parts whose effective attributes changed.
  public var paths: [String]
  /// Their effective attributes, by path.
  public var effective: [String: JSONValue]

  public init(paths: [String], effective: [String: JSONValue]) {
    self.paths = paths
    self.effective = effective
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.paths = try members.required("paths")
    self.effective = try members.required("effective")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("paths", self.paths)
    writer.member("effective", self.effective)
  }
}
