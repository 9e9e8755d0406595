// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

/// The state of a program's user interface, which any toolkit can draw. The server keeps one state for all clients and
/// updates it with their inputs. `widget.didChange` must be subscribed to by name (`widget.*`; `*` excludes it).
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct WidgetCalls: Sendable {
  let client: CastClient

  /// Returns the state of widgets.
  public func getState(
    _ params: WidgetGetStateParams = .init(), timeout: Duration? = nil
  ) async throws -> WidgetGetStateResult {
    try await self.client.typed("widget.getState", params, timeout)
  }
  /// Sets the program's options for its widgets.
  public func setOptions(_ params: WidgetSetOptionsParams, timeout: Duration? = nil) async throws -> WidgetOptions {
    try await self.client.typed("widget.setOptions", params, timeout)
  }
  /// Reports a tap on the cast button.
  public func tapCastButton(
    _ params: WidgetTapCastButtonParams = .init(), timeout: Duration? = nil
  ) async throws -> WidgetTapCastButtonResult {
    try await self.client.typed("widget.tapCastButton", params, timeout)
  }
  /// Opens the cast dialog.
  public func openDialog(
    _ params: WidgetOpenDialogParams = .init(), timeout: Duration? = nil
  ) async throws -> CastDialogState {
    try await self.client.typed("widget.openDialog", params, timeout)
  }
  /// Closes the cast dialog.
  public func closeDialog(
    _ params: WidgetCloseDialogParams = .init(), timeout: Duration? = nil
  ) async throws -> CastDialogState {
    try await self.client.typed("widget.closeDialog", params, timeout)
  }
  /// Starts a session with a device that was chosen in the dialog.
  public func selectDevice(_ params: WidgetSelectDeviceParams, timeout: Duration? = nil) async throws -> Session {
    try await self.client.typed("widget.selectDevice", params, timeout)
  }
  /// Ends the session, as the dialog's disconnect button does.
  public func disconnect(_ params: WidgetDisconnectParams = .init(), timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("widget.disconnect", params, timeout)
  }
  /// Shows the introductory overlay, if it was never shown and the cast button is enabled.
  public func presentIntroOverlay(
    _ params: WidgetPresentIntroOverlayParams = .init(), timeout: Duration? = nil
  ) async throws -> WidgetPresentIntroOverlayResult {
    try await self.client.typed("widget.presentIntroOverlay", params, timeout)
  }
  /// Dismisses the introductory overlay.
  public func dismissIntroOverlay(
    _ params: WidgetDismissIntroOverlayParams = .init(), timeout: Duration? = nil
  ) async throws -> IntroOverlayState {
    try await self.client.typed("widget.dismissIntroOverlay", params, timeout)
  }
  /// Forgets that the introductory overlay was shown.
  public func resetIntroOverlay(
    _ params: WidgetResetIntroOverlayParams = .init(), timeout: Duration? = nil
  ) async throws -> IntroOverlayState {
    try await self.client.typed("widget.resetIntroOverlay", params, timeout)
  }
  /// Shows the expanded controller after a tap on the mini controller outside its buttons.
  public func tapMiniController(
    _ params: WidgetTapMiniControllerParams = .init(), timeout: Duration? = nil
  ) async throws -> WidgetTapMiniControllerResult {
    try await self.client.typed("widget.tapMiniController", params, timeout)
  }
  /// Shows the expanded controller.
  public func presentExpandedController(
    _ params: WidgetPresentExpandedControllerParams = .init(), timeout: Duration? = nil
  ) async throws -> WidgetPresentExpandedControllerResult {
    try await self.client.typed("widget.presentExpandedController", params, timeout)
  }
  /// Hides the expanded controller.
  public func dismissExpandedController(
    _ params: WidgetDismissExpandedControllerParams = .init(), timeout: Duration? = nil
  ) async throws -> WidgetDismissExpandedControllerResult {
    try await self.client.typed("widget.dismissExpandedController", params, timeout)
  }
  /// Presses a button.
  public func pressButton(
    _ params: WidgetPressButtonParams, timeout: Duration? = nil
  ) async throws -> WidgetPressButtonResult {
    try await self.client.typed("widget.pressButton", params, timeout)
  }
  /// Moves a slider.
  public func slide(_ params: WidgetSlideParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("widget.slide", params, timeout)
  }
  /// Sets the volume in the volume controller.
  public func setVolume(
    _ params: WidgetSetVolumeParams = .init(), timeout: Duration? = nil
  ) async throws -> VolumeControllerState {
    try await self.client.typed("widget.setVolume", params, timeout)
  }
  /// Sets the rate in the playback rate controller.
  public func setPlaybackRate(
    _ params: WidgetSetPlaybackRateParams, timeout: Duration? = nil
  ) async throws -> PlaybackRateControllerState {
    try await self.client.typed("widget.setPlaybackRate", params, timeout)
  }
  /// Opens the track selector.
  public func openTrackSelector(
    _ params: WidgetOpenTrackSelectorParams = .init(), timeout: Duration? = nil
  ) async throws -> TrackSelectorState {
    try await self.client.typed("widget.openTrackSelector", params, timeout)
  }
  /// Closes the track selector without a choice.
  public func closeTrackSelector(
    _ params: WidgetCloseTrackSelectorParams = .init(), timeout: Duration? = nil
  ) async throws -> TrackSelectorState {
    try await self.client.typed("widget.closeTrackSelector", params, timeout)
  }
  /// Selects the tracks chosen in the track selector.
  public func selectTracks(
    _ params: WidgetSelectTracksParams, timeout: Duration? = nil
  ) async throws -> TrackSelectorState {
    try await self.client.typed("widget.selectTracks", params, timeout)
  }
  /// Sets attributes of a part of the style tree, to be applied later.
  public func setStyle(_ params: WidgetSetStyleParams, timeout: Duration? = nil) async throws -> WidgetStyle {
    try await self.client.typed("widget.setStyle", params, timeout)
  }
  /// Returns a part of the style tree.
  public func getStyle(_ params: WidgetGetStyleParams = .init(), timeout: Duration? = nil) async throws -> WidgetStyle {
    try await self.client.typed("widget.getStyle", params, timeout)
  }
  /// Applies the changes to the style tree.
  public func applyStyle(
    _ params: WidgetApplyStyleParams = .init(), timeout: Duration? = nil
  ) async throws -> WidgetApplyStyleResult {
    try await self.client.typed("widget.applyStyle", params, timeout)
  }
  /// Builds the load request that continues a local player's playback on the device.
  public func makeLoadRequest(
    _ params: WidgetMakeLoadRequestParams, timeout: Duration? = nil
  ) async throws -> WidgetMakeLoadRequestResult {
    try await self.client.typed("widget.makeLoadRequest", params, timeout)
  }
  /// Continues a local player's playback on the current session's device.
  public func handOver(_ params: WidgetHandOverParams, timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("widget.handOver", params, timeout)
  }
  /// Returns the state with which a local player continues the device's present or last playback.
  public func takeBack(
    _ params: WidgetTakeBackParams = .init(), timeout: Duration? = nil
  ) async throws -> LocalPlayback {
    try await self.client.typed("widget.takeBack", params, timeout)
  }
}

extension WidgetGetStateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("widgets", self.widgets))
  }
}

extension WidgetGetStateResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(revision: try members.value("revision"), state: try members.value("state"))
  }
}

extension WidgetSetOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("options", self.options))
  }
}

extension WidgetTapCastButtonParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetTapCastButtonResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(outcome: try members.value("outcome"), castState: try members.value("castState"))
  }
}

extension WidgetOpenDialogParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetCloseDialogParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetSelectDeviceParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("deviceId", self.deviceId), ("searchTimeout", self.searchTimeout), ("applicationId", self.applicationId)
    )
  }
}

extension WidgetDisconnectParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("action", self.action))
  }
}

extension WidgetPresentIntroOverlayParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetPresentIntroOverlayResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isShown: try members.value("isShown"))
  }
}

extension WidgetDismissIntroOverlayParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetResetIntroOverlayParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetTapMiniControllerParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetTapMiniControllerResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isPresented: try members.value("isPresented"))
  }
}

extension WidgetPresentExpandedControllerParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetPresentExpandedControllerResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isPresented: try members.value("isPresented"))
  }
}

extension WidgetDismissExpandedControllerParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetDismissExpandedControllerResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isPresented: try members.value("isPresented"))
  }
}

extension WidgetPressButtonParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("widget", self.widget), ("slot", self.slot), ("control", self.control))
  }
}

extension WidgetPressButtonResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(control: try members.value("control"))
  }
}

extension WidgetSlideParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("slider", self.slider), ("phase", self.phase), ("value", self.value))
  }
}

extension WidgetSetVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("level", self.level), ("muted", self.muted))
  }
}

extension WidgetSetPlaybackRateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("playbackRate", self.playbackRate))
  }
}

extension WidgetOpenTrackSelectorParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetCloseTrackSelectorParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetSelectTracksParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("trackIds", self.trackIds))
  }
}

extension WidgetSetStyleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("path", self.path), ("attributes", self.attributes))
  }
}

extension WidgetGetStyleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("path", self.path))
  }
}

extension WidgetApplyStyleParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetApplyStyleResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(paths: try members.value("paths"))
  }
}

extension WidgetMakeLoadRequestParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("local", self.local))
  }
}

extension WidgetMakeLoadRequestResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(request: try members.value("request"))
  }
}

extension WidgetHandOverParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("local", self.local))
  }
}

extension WidgetTakeBackParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetDidChange: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      widget: try members.value("widget"), revision: try members.value("revision"), state: try members.value("state")
    )
  }
}

extension WidgetDidTriggerExpandedController: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.option("sessionId"))
  }
}

extension WidgetDidPressCustomButton: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      widget: try members.value("widget"), slot: try members.value("slot"), customId: try members.option("customId")
    )
  }
}

extension WidgetDidApplyStyle: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(paths: try members.value("paths"), effective: try members.value("effective"))
  }
}
