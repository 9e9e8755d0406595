// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
import FrameworkLog
import JSONCodec

/// The state of a program's user interface, for any toolkit to draw: kept once for all clients, updated by their
/// inputs. `widget.didChange` must be subscribed to by name (`widget.*`; `*` excludes it).
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct WidgetCalls: Sendable {
  let client: CastClient

  /// Returns the state of widgets.
  public func getState(
    _ params: WidgetGetStateParams = WidgetGetStateParams(), timeout: Duration? = nil
  ) async throws -> WidgetGetStateResult {
    return try await self.client.typed("widget.getState", params, timeout)
  }

  /// Sets the program's options for its widgets.
  public func setOptions(_ params: WidgetSetOptionsParams, timeout: Duration? = nil) async throws -> WidgetOptions {
    return try await self.client.typed("widget.setOptions", params, timeout)
  }

  /// The cast button was tapped.
  public func tapCastButton(
    _ params: WidgetTapCastButtonParams = WidgetTapCastButtonParams(), timeout: Duration? = nil
  ) async throws -> WidgetTapCastButtonResult {
    return try await self.client.typed("widget.tapCastButton", params, timeout)
  }

  /// Opens the cast dialog.
  public func openDialog(
    _ params: WidgetOpenDialogParams = WidgetOpenDialogParams(), timeout: Duration? = nil
  ) async throws -> CastDialogState {
    return try await self.client.typed("widget.openDialog", params, timeout)
  }

  /// Closes the cast dialog.
  public func closeDialog(
    _ params: WidgetCloseDialogParams = WidgetCloseDialogParams(), timeout: Duration? = nil
  ) async throws -> CastDialogState {
    return try await self.client.typed("widget.closeDialog", params, timeout)
  }

  /// A device of the dialog was chosen: starts a session with it.
  public func selectDevice(_ params: WidgetSelectDeviceParams, timeout: Duration? = nil) async throws -> Session {
    return try await self.client.typed("widget.selectDevice", params, timeout)
  }

  /// The dialog's disconnect button was pressed: ends the session.
  public func disconnect(
    _ params: WidgetDisconnectParams = WidgetDisconnectParams(), timeout: Duration? = nil
  ) async throws {
    let _: JSONObject = try await self.client.typed("widget.disconnect", params, timeout)
  }

  /// Shows the introductory overlay, if it was never shown and the cast button is enabled.
  public func presentIntroOverlay(
    _ params: WidgetPresentIntroOverlayParams = WidgetPresentIntroOverlayParams(), timeout: Duration? = nil
  ) async throws -> WidgetPresentIntroOverlayResult {
    return try await self.client.typed("widget.presentIntroOverlay", params, timeout)
  }

  /// Dismisses the introductory overlay.
  public func dismissIntroOverlay(
    _ params: WidgetDismissIntroOverlayParams = WidgetDismissIntroOverlayParams(), timeout: Duration? = nil
  ) async throws -> IntroOverlayState {
    return try await self.client.typed("widget.dismissIntroOverlay", params, timeout)
  }

  /// Forgets that the introductory overlay was shown.
  public func resetIntroOverlay(
    _ params: WidgetResetIntroOverlayParams = WidgetResetIntroOverlayParams(), timeout: Duration? = nil
  ) async throws -> IntroOverlayState {
    return try await self.client.typed("widget.resetIntroOverlay", params, timeout)
  }

  /// The mini controller was tapped outside its buttons: shows the expanded controller.
  public func tapMiniController(
    _ params: WidgetTapMiniControllerParams = WidgetTapMiniControllerParams(), timeout: Duration? = nil
  ) async throws -> WidgetTapMiniControllerResult {
    return try await self.client.typed("widget.tapMiniController", params, timeout)
  }

  /// Shows the expanded controller.
  public func presentExpandedController(
    _ params: WidgetPresentExpandedControllerParams = WidgetPresentExpandedControllerParams(), timeout: Duration? = nil
  ) async throws -> WidgetPresentExpandedControllerResult {
    return try await self.client.typed("widget.presentExpandedController", params, timeout)
  }

  /// Hides the expanded controller.
  public func dismissExpandedController(
    _ params: WidgetDismissExpandedControllerParams = WidgetDismissExpandedControllerParams(), timeout: Duration? = nil
  ) async throws -> WidgetDismissExpandedControllerResult {
    return try await self.client.typed("widget.dismissExpandedController", params, timeout)
  }

  /// A button was pressed.
  public func pressButton(
    _ params: WidgetPressButtonParams, timeout: Duration? = nil
  ) async throws -> WidgetPressButtonResult {
    return try await self.client.typed("widget.pressButton", params, timeout)
  }

  /// A slider is moved.
  public func slide(_ params: WidgetSlideParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("widget.slide", params, timeout)
  }

  /// Sets the volume in the volume controller.
  public func setVolume(
    _ params: WidgetSetVolumeParams = WidgetSetVolumeParams(), timeout: Duration? = nil
  ) async throws -> VolumeControllerState {
    return try await self.client.typed("widget.setVolume", params, timeout)
  }

  /// Sets the rate in the playback rate controller.
  public func setPlaybackRate(
    _ params: WidgetSetPlaybackRateParams, timeout: Duration? = nil
  ) async throws -> PlaybackRateControllerState {
    return try await self.client.typed("widget.setPlaybackRate", params, timeout)
  }

  /// Opens the track selector.
  public func openTrackSelector(
    _ params: WidgetOpenTrackSelectorParams = WidgetOpenTrackSelectorParams(), timeout: Duration? = nil
  ) async throws -> TrackSelectorState {
    return try await self.client.typed("widget.openTrackSelector", params, timeout)
  }

  /// Closes the track selector without a choice.
  public func closeTrackSelector(
    _ params: WidgetCloseTrackSelectorParams = WidgetCloseTrackSelectorParams(), timeout: Duration? = nil
  ) async throws -> TrackSelectorState {
    return try await self.client.typed("widget.closeTrackSelector", params, timeout)
  }

  /// Tracks were chosen.
  public func selectTracks(
    _ params: WidgetSelectTracksParams, timeout: Duration? = nil
  ) async throws -> TrackSelectorState {
    return try await self.client.typed("widget.selectTracks", params, timeout)
  }

  /// Sets attributes of a part of the style tree, to be applied later.
  public func setStyle(_ params: WidgetSetStyleParams, timeout: Duration? = nil) async throws -> WidgetStyle {
    return try await self.client.typed("widget.setStyle", params, timeout)
  }

  /// Returns a part of the style tree.
  public func getStyle(
    _ params: WidgetGetStyleParams = WidgetGetStyleParams(), timeout: Duration? = nil
  ) async throws -> WidgetStyle {
    return try await self.client.typed("widget.getStyle", params, timeout)
  }

  /// Applies the changes to the style tree.
  public func applyStyle(
    _ params: WidgetApplyStyleParams = WidgetApplyStyleParams(), timeout: Duration? = nil
  ) async throws -> WidgetApplyStyleResult {
    return try await self.client.typed("widget.applyStyle", params, timeout)
  }

  /// Builds the request that continues on the device what a local player plays.
  public func makeLoadRequest(
    _ params: WidgetMakeLoadRequestParams, timeout: Duration? = nil
  ) async throws -> WidgetMakeLoadRequestResult {
    return try await self.client.typed("widget.makeLoadRequest", params, timeout)
  }

  /// Continues on the device of the current session what a local player plays.
  public func handOver(_ params: WidgetHandOverParams, timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("widget.handOver", params, timeout)
  }

  /// Returns how a local player should continue what the device plays, or last played.
  public func takeBack(
    _ params: WidgetTakeBackParams = WidgetTakeBackParams(), timeout: Duration? = nil
  ) async throws -> LocalPlayback {
    return try await self.client.typed("widget.takeBack", params, timeout)
  }
}
