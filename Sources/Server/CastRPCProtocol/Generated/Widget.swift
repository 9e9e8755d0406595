// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// A slider.
public struct WidgetSlider: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The position in the stream.
  public static let streamPosition: WidgetSlider = WidgetSlider(rawValue: "STREAM_POSITION")
  /// The volume.
  public static let volume: WidgetSlider = WidgetSlider(rawValue: "VOLUME")

  public static let knownValues: [WidgetSlider] = [.streamPosition, .volume]
}

/// The stage of a slider's movement.
public struct SlidePhase: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The slider is held.
  public static let began: SlidePhase = SlidePhase(rawValue: "BEGAN")
  /// The slider moves.
  public static let moved: SlidePhase = SlidePhase(rawValue: "MOVED")
  /// The slider is released; its value is applied.
  public static let ended: SlidePhase = SlidePhase(rawValue: "ENDED")
  /// The slider is released; its value is discarded.
  public static let cancelled: SlidePhase = SlidePhase(rawValue: "CANCELLED")

  public static let knownValues: [SlidePhase] = [.began, .moved, .ended, .cancelled]
}

/// A part of the style tree.
///
/// SDK: `GCKUIStyleAttributes`.
public struct WidgetStyle: Sendable, Hashable, JSONObjectEncodable {
  /// The part's path.
  public var path: String
  /// Its own attributes.
  public var attributes: [String: JSONValue]
  /// Its effective attributes once all changes are applied: its own and the inherited ones.
  public var effective: [String: JSONValue]
  /// Whether all changes to the tree have been applied.
  public var isApplied: Bool

  public init(path: String, attributes: [String: JSONValue], effective: [String: JSONValue], isApplied: Bool) {
    (self.path, self.attributes, self.effective, self.isApplied) = (path, attributes, effective, isApplied)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", self.path)
    writer.member("attributes", self.attributes)
    writer.member("effective", self.effective)
    writer.member("isApplied", self.isApplied)
  }
}

/// The parameters of `widget.getState`.
public struct WidgetGetStateParams: Sendable, Equatable, JSONDecodable {
  /// The widgets; absent: all.
  public var widgets: [WidgetName]?

  @_alwaysEmitIntoClient public init(widgets: [WidgetName]? = nil) {
    self.widgets = widgets
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.widgets = try members.optional("widgets")
  }

  private static let vocabulary = JSONVocabulary(["widgets", "progressToken"])
}

/// The result of `widget.getState`.
public struct WidgetGetStateResult: Sendable, Equatable, JSONObjectEncodable {
  /// Grows with every change of any widget.
  public var revision: Int64
  /// Their states.
  public var state: WidgetStates

  public init(revision: Int64, state: WidgetStates) {
    (self.revision, self.state) = (revision, state)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", self.revision)
    writer.member("state", self.state)
  }
}

/// The parameters of `widget.setOptions`.
public struct WidgetSetOptionsParams: Sendable, Equatable, JSONDecodable {
  /// The changes; absent members stay as they are. Empty: nothing changes.
  public var options: WidgetOptions

  @_alwaysEmitIntoClient public init(options: WidgetOptions) {
    self.options = options
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.options = try members.required("options")
  }

  private static let vocabulary = JSONVocabulary(
    ["options", "progressToken"],
    meant: [
      "castButton": "options.castButton", "expandedController": "options.expandedController",
      "images": "options.images", "introOverlay": "options.introOverlay", "mediaController": "options.mediaController",
      "miniController": "options.miniController", "playbackRateController": "options.playbackRateController",
    ]
  )
}

/// The parameters of `widget.tapCastButton`.
public struct WidgetTapCastButtonParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `widget.tapCastButton`.
public struct WidgetTapCastButtonResult: Sendable, Equatable, JSONObjectEncodable {
  /// The result.
  public var outcome: CastButtonOutcome
  /// Whether there are devices and a session: which dialog to show.
  public var castState: CastState

  public init(outcome: CastButtonOutcome, castState: CastState) {
    (self.outcome, self.castState) = (outcome, castState)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("outcome", self.outcome)
    writer.member("castState", self.castState)
  }
}

/// The parameters of `widget.openDialog`.
public struct WidgetOpenDialogParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `widget.closeDialog`.
public struct WidgetCloseDialogParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `widget.selectDevice`.
public struct WidgetSelectDeviceParams: Sendable, Equatable, JSONDecodable {
  /// The device's id, as in the dialog.
  public var deviceId: String
  /// How long to look for a device that isn't known yet; discovery is started for that if necessary.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// The app's id; absent: the first of the context's `discoveryCriteria`, or else the default media receiver.
  ///
  /// Not empty.
  public var applicationId: String?

  @_alwaysEmitIntoClient public init(deviceId: String, searchTimeout: Double? = nil, applicationId: String? = nil) {
    (self.deviceId, self.searchTimeout, self.applicationId) = (deviceId, searchTimeout, applicationId)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.required("deviceId")
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.applicationId = try members.optional("applicationId", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "searchTimeout", "applicationId", "progressToken"],
    meant: [
      "appID": "applicationId", "appId": "applicationId", "deviceUniqueID": "deviceId", "id": "deviceId",
      "receiverAppId": "applicationId", "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId", "uniqueID": "deviceId", "uniqueId": "deviceId",
    ]
  )
}

/// The parameters of `widget.disconnect`.
public struct WidgetDisconnectParams: Sendable, Equatable, JSONDecodable {
  /// The effect on the receiver's app; absent: LEAVE, or STOP_CASTING if the context's
  /// `stopReceiverApplicationWhenEndingSession` is set.
  public var action: SessionEndAction?

  @_alwaysEmitIntoClient public init(action: SessionEndAction? = nil) {
    self.action = action
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.action = try members.optional("action")
  }

  private static let vocabulary = JSONVocabulary(
    ["action", "progressToken"],
    meant: ["endSessionAndStopCasting": "action", "stopCasting": "action"]
  )
}

/// The parameters of `widget.presentIntroOverlay`.
public struct WidgetPresentIntroOverlayParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `widget.presentIntroOverlay`.
public struct WidgetPresentIntroOverlayResult: Sendable, Equatable, JSONObjectEncodable {
  /// Whether it is shown now.
  public var isShown: Bool

  public init(isShown: Bool) {
    self.isShown = isShown
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isShown", self.isShown)
  }
}

/// The parameters of `widget.dismissIntroOverlay`.
public struct WidgetDismissIntroOverlayParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `widget.resetIntroOverlay`.
public struct WidgetResetIntroOverlayParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `widget.tapMiniController`.
public struct WidgetTapMiniControllerParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `widget.tapMiniController`.
public struct WidgetTapMiniControllerResult: Sendable, Equatable, JSONObjectEncodable {
  /// Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was sent.
  public var isPresented: Bool

  public init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
  }
}

/// The parameters of `widget.presentExpandedController`.
public struct WidgetPresentExpandedControllerParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `widget.presentExpandedController`.
public struct WidgetPresentExpandedControllerResult: Sendable, Equatable, JSONObjectEncodable {
  /// Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was sent.
  public var isPresented: Bool

  public init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
  }
}

/// The parameters of `widget.dismissExpandedController`.
public struct WidgetDismissExpandedControllerParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `widget.dismissExpandedController`.
public struct WidgetDismissExpandedControllerResult: Sendable, Equatable, JSONObjectEncodable {
  /// Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was sent.
  public var isPresented: Bool

  public init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isPresented", self.isPresented)
  }
}

/// The parameters of `widget.pressButton`.
public struct WidgetPressButtonParams: Sendable, Equatable, JSONDecodable {
  /// The widget: `MINI_CONTROLLER`, `EXPANDED_CONTROLLER`, `MEDIA_CONTROLLER` or `VOLUME_CONTROLLER`.
  public var widget: WidgetName
  /// The index of the slot in the mini or expanded controller, from 0.
  ///
  /// From 0 to 3.
  public var slot: Int64?
  /// The control, instead of `slot`. Pass exactly one of `slot` and `control`.
  public var control: WidgetControl?

  @_alwaysEmitIntoClient public init(widget: WidgetName, slot: Int64? = nil, control: WidgetControl? = nil) {
    (self.widget, self.slot, self.control) = (widget, slot, control)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.widget = try members.required("widget")
    self.slot = try members.optional("slot", JSONConstraint<Int64>.range(0...3))
    self.control = try members.optional("control")
  }

  private static let vocabulary = JSONVocabulary(["widget", "slot", "control", "progressToken"])
}

/// The result of `widget.pressButton`.
public struct WidgetPressButtonResult: Sendable, Equatable, JSONObjectEncodable {
  /// The action that was carried out.
  public var control: WidgetControl

  public init(control: WidgetControl) {
    self.control = control
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("control", self.control)
  }
}

/// The parameters of `widget.slide`.
public struct WidgetSlideParams: Sendable, Equatable, JSONDecodable {
  /// The slider.
  public var slider: WidgetSlider
  /// The stage of the movement.
  public var phase: SlidePhase
  /// The value at which it is held: seconds, or a volume from 0 to 1. Required except for `CANCELLED`.
  ///
  /// At least 0.
  public var value: Double?

  @_alwaysEmitIntoClient public init(slider: WidgetSlider, phase: SlidePhase, value: Double? = nil) {
    (self.slider, self.phase, self.value) = (slider, phase, value)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.slider = try members.required("slider")
    self.phase = try members.required("phase")
    self.value = try members.optional("value", JSONConstraint<Double>.atLeast(0))
  }

  private static let vocabulary = JSONVocabulary(["slider", "phase", "value", "progressToken"])
}

/// The parameters of `widget.setVolume`.
public struct WidgetSetVolumeParams: Sendable, Equatable, JSONDecodable {
  /// The volume level.
  ///
  /// From 0 to 1.
  public var level: Double?
  /// Whether it is muted. Pass at least one member.
  public var muted: Bool?

  @_alwaysEmitIntoClient public init(level: Double? = nil, muted: Bool? = nil) {
    (self.level, self.muted) = (level, muted)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.level = try members.optional("level", JSONConstraint<Double>.range(0...1))
    self.muted = try members.optional("muted")
  }

  private static let vocabulary = JSONVocabulary(
    ["level", "muted", "progressToken"],
    meant: ["isMuted": "muted", "mute": "muted", "volume": "level"]
  )
}

/// The parameters of `widget.setPlaybackRate`.
public struct WidgetSetPlaybackRateParams: Sendable, Equatable, JSONDecodable {
  /// The rate.
  ///
  /// From 0.5 to 2.
  public var playbackRate: Double

  @_alwaysEmitIntoClient public init(playbackRate: Double) {
    self.playbackRate = playbackRate
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.playbackRate = try members.required("playbackRate", JSONConstraint<Double>.range(0.5...2))
  }

  private static let vocabulary = JSONVocabulary(
    ["playbackRate", "progressToken"],
    meant: ["rate": "playbackRate"]
  )
}

/// The parameters of `widget.openTrackSelector`.
public struct WidgetOpenTrackSelectorParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `widget.closeTrackSelector`.
public struct WidgetCloseTrackSelectorParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `widget.selectTracks`.
public struct WidgetSelectTracksParams: Sendable, Equatable, JSONDecodable {
  /// At most one audio and one text track; empty: none of either. Tracks of other types stay as they are.
  public var trackIds: [Int64]

  @_alwaysEmitIntoClient public init(trackIds: [Int64]) {
    self.trackIds = trackIds
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.trackIds = try members.required("trackIds")
  }

  private static let vocabulary = JSONVocabulary(["trackIds", "progressToken"])
}

/// The parameters of `widget.setStyle`.
public struct WidgetSetStyleParams: Sendable, Equatable, JSONDecodable {
  /// The part's path: `castViews`, `castViews.mediaControl.miniController`…
  public var path: String
  /// Values by attribute; `null` removes one, so that it is inherited again.
  public var attributes: [String: JSONValue]

  @_alwaysEmitIntoClient public init(path: String, attributes: [String: JSONValue]) {
    (self.path, self.attributes) = (path, attributes)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.path = try members.required("path")
    self.attributes = try members.required("attributes")
  }

  private static let vocabulary = JSONVocabulary(["path", "attributes", "progressToken"])
}

/// The parameters of `widget.getStyle`.
public struct WidgetGetStyleParams: Sendable, Equatable, JSONDecodable {
  /// The part's path; absent: `castViews`.
  ///
  /// Not empty.
  public var path: String?

  @_alwaysEmitIntoClient public init(path: String? = nil) {
    self.path = path
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.path = try members.optional("path", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["path", "progressToken"])
}

/// The parameters of `widget.applyStyle`.
public struct WidgetApplyStyleParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `widget.applyStyle`.
public struct WidgetApplyStyleResult: Sendable, Equatable, JSONObjectEncodable {
  /// The parts whose effective attributes changed.
  public var paths: [String]

  public init(paths: [String]) {
    self.paths = paths
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("paths", self.paths)
  }
}

/// The parameters of `widget.makeLoadRequest`.
public struct WidgetMakeLoadRequestParams: Sendable, Equatable, JSONDecodable {
  /// The local player's state.
  public var local: LocalPlayback

  @_alwaysEmitIntoClient public init(local: LocalPlayback) {
    self.local = local
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.local = try members.required("local")
  }

  private static let vocabulary = JSONVocabulary(["local", "progressToken"])
}

/// The result of `widget.makeLoadRequest`.
public struct WidgetMakeLoadRequestResult: Sendable, Equatable, JSONObjectEncodable {
  /// The parameters for `media.load`.
  public var request: LoadRequestData

  public init(request: LoadRequestData) {
    self.request = request
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("request", self.request)
  }
}

/// The parameters of `widget.handOver`.
public struct WidgetHandOverParams: Sendable, Equatable, JSONDecodable {
  /// The local player's state.
  public var local: LocalPlayback

  @_alwaysEmitIntoClient public init(local: LocalPlayback) {
    self.local = local
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.local = try members.required("local")
  }

  private static let vocabulary = JSONVocabulary(["local", "progressToken"])
}

/// The parameters of `widget.takeBack`.
public struct WidgetTakeBackParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// `widget.didChange`
///
/// The state of a widget changed for this connection: each has its own dialog, overlay, expanded controller and track
/// selector. It is sent before the notification of its cause, but after `session.willStart` and `session.willResume`.
public struct WidgetDidChange: Sendable, Equatable, RPCNotification {
  public static var method: String { "widget.didChange" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.widget.description }

  /// The widget that changed.
  public var widget: WidgetName
  /// Grows with every change of any widget.
  public var revision: Int64
  /// Its state; the other members are absent.
  public var state: WidgetStates

  public init(widget: WidgetName, revision: Int64, state: WidgetStates) {
    (self.widget, self.revision, self.state) = (widget, revision, state)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("widget", self.widget)
    writer.member("revision", self.revision)
    writer.member("state", self.state)
  }
}

/// `widget.didTriggerExpandedController`
///
/// The program should show its expanded controller.
///
/// SDK: `kGCKExpandedMediaControlsTriggeredNotification`.
public struct WidgetDidTriggerExpandedController: Sendable, Equatable, RPCNotification {
  public static var method: String { "widget.didTriggerExpandedController" }

  /// The session.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

/// `widget.didPressCustomButton`
///
/// A button defined by the program was pressed.
///
/// SDK: `GCKUIMediaButtonBarProtocol.setCustomButton`.
public struct WidgetDidPressCustomButton: Sendable, Equatable, RPCNotification {
  public static var method: String { "widget.didPressCustomButton" }

  /// The widget.
  public var widget: WidgetName
  /// The index of its slot, from 0.
  public var slot: Int64
  /// The button's id, as the client set it.
  public var customId: String?

  public init(widget: WidgetName, slot: Int64, customId: String? = nil) {
    (self.widget, self.slot, self.customId) = (widget, slot, customId)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("widget", self.widget)
    writer.member("slot", self.slot)
    writer.member("customId", self.customId)
  }
}

/// `widget.didApplyStyle`
///
/// Changes to the style tree were applied.
///
/// SDK: `kGCKUIStyleAppliedNotification`.
public struct WidgetDidApplyStyle: Sendable, Equatable, RPCNotification {
  public static var method: String { "widget.didApplyStyle" }

  /// The parts whose effective attributes changed.
  public var paths: [String]
  /// Their effective attributes, by path.
  public var effective: [String: JSONValue]

  public init(paths: [String], effective: [String: JSONValue]) {
    (self.paths, self.effective) = (paths, effective)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("paths", self.paths)
    writer.member("effective", self.effective)
  }
}
