// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// The state of a program's user interface, which any toolkit can draw. The server keeps one state for all clients and
/// updates it with their inputs. `widget.didChange` must be subscribed to by name (`widget.*`; `*` excludes it).
///
/// The methods of the namespace `widget`; the server's hand-written half implements them.
@LoopActor
public protocol WidgetService: AnyObject, Sendable {
  /// Returns the state of widgets.
  ///
  /// Widgets show the session that connected last, or else the one that is connecting; they are the same for all
  /// clients. The surfaces are those of the connection that asks: whether dialog, overlay, expanded controller and
  /// track selector are presented, and the failure in the dialog.
  func getState(_ params: WidgetGetStateParams, _ call: JSONRPCCallContext) async throws -> WidgetGetStateResult

  /// Sets the program's options for its widgets.
  ///
  /// All clients share the options; the answer has all of them.
  func setOptions(_ params: WidgetSetOptionsParams, _ call: JSONRPCCallContext) async throws -> WidgetOptions

  /// Reports a tap on the cast button.
  ///
  /// With the context's option `startDiscoveryAfterFirstTapOnCastButton`, and while discovery doesn't run, it starts
  /// discovery; otherwise it opens the dialog.
  ///
  /// SDK: `GCKUICastButtonDelegate`.
  func tapCastButton(_ params: WidgetTapCastButtonParams, _ call: JSONRPCCallContext) async throws -> WidgetTapCastButtonResult

  /// Opens the cast dialog.
  ///
  /// SDK: `GCKCastContext.presentCastDialog`.
  func openDialog(_ params: WidgetOpenDialogParams, _ call: JSONRPCCallContext) async throws -> CastDialogState

  /// Closes the cast dialog.
  func closeDialog(_ params: WidgetCloseDialogParams, _ call: JSONRPCCallContext) async throws -> CastDialogState

  /// Starts a session with a device that was chosen in the dialog.
  ///
  /// Returns when the session is connected; until then the dialog shows that it is connecting. The server first leaves
  /// a session with another device, since the SDK has one session at a time; playback there continues.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, DeviceAuthenticationFailed,
  /// ApplicationNotFound, LaunchFailed, LaunchCancelled, InternalLimitReached.
  func selectDevice(_ params: WidgetSelectDeviceParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Ends the session, as the dialog's disconnect button does.
  ///
  /// - Throws: ``APIError``: NoSuchSession.
  func disconnect(_ params: WidgetDisconnectParams, _ call: JSONRPCCallContext) async throws

  /// Shows the introductory overlay, if it was never shown and the cast button is enabled.
  ///
  /// The server records on disk that it was shown, for all servers of this user.
  ///
  /// SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
  func presentIntroOverlay(_ params: WidgetPresentIntroOverlayParams, _ call: JSONRPCCallContext) async throws -> WidgetPresentIntroOverlayResult

  /// Dismisses the introductory overlay.
  func dismissIntroOverlay(_ params: WidgetDismissIntroOverlayParams, _ call: JSONRPCCallContext) async throws -> IntroOverlayState

  /// Forgets that the introductory overlay was shown.
  ///
  /// SDK: `GCKCastContext.clearCastInstructionsShownFlag`.
  func resetIntroOverlay(_ params: WidgetResetIntroOverlayParams, _ call: JSONRPCCallContext) async throws -> IntroOverlayState

  /// Shows the expanded controller after a tap on the mini controller outside its buttons.
  ///
  /// - Throws: ``APIError``: ControlDisabled.
  func tapMiniController(_ params: WidgetTapMiniControllerParams, _ call: JSONRPCCallContext) async throws -> WidgetTapMiniControllerResult

  /// Shows the expanded controller.
  ///
  /// Needs a session, but no media, which may be loaded afterwards, as in the SDK's guide. With the option
  /// `useDefaultExpandedMediaControls` the controller counts as shown; without it, clients are only notified.
  ///
  /// SDK: `GCKCastContext.presentDefaultExpandedMediaControls`.
  ///
  /// - Throws: ``APIError``: ControlDisabled.
  func presentExpandedController(_ params: WidgetPresentExpandedControllerParams, _ call: JSONRPCCallContext) async throws -> WidgetPresentExpandedControllerResult

  /// Hides the expanded controller.
  func dismissExpandedController(_ params: WidgetDismissExpandedControllerParams, _ call: JSONRPCCallContext) async throws -> WidgetDismissExpandedControllerResult

  /// Presses a button.
  ///
  /// Returns when the device has confirmed the action.
  ///
  /// - Throws: ``APIError``: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// VolumeFixed, SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  func pressButton(_ params: WidgetPressButtonParams, _ call: JSONRPCCallContext) async throws -> WidgetPressButtonResult

  /// Moves a slider.
  ///
  /// While a slider is held, every client sees the value at which it is held. The seek is sent when it is released; the
  /// volume follows, one request at a time. If the client that holds a slider disconnects, the slider is released.
  ///
  /// - Throws: ``APIError``: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, VolumeFixed, SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  func slide(_ params: WidgetSlideParams, _ call: JSONRPCCallContext) async throws

  /// Sets the volume in the volume controller.
  ///
  /// SDK: `GCKUIDeviceVolumeController.setVolume`.
  ///
  /// - Throws: ``APIError``: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached,
  /// CastMessageTooLarge, MediaError, InvalidPlayerState.
  func setVolume(_ params: WidgetSetVolumeParams, _ call: JSONRPCCallContext) async throws -> VolumeControllerState

  /// Sets the rate in the playback rate controller.
  ///
  /// SDK: `GCKUIPlaybackRateController.playbackRate`.
  ///
  /// - Throws: ``APIError``: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  func setPlaybackRate(_ params: WidgetSetPlaybackRateParams, _ call: JSONRPCCallContext) async throws -> PlaybackRateControllerState

  /// Opens the track selector.
  ///
  /// - Throws: ``APIError``: ControlDisabled.
  func openTrackSelector(_ params: WidgetOpenTrackSelectorParams, _ call: JSONRPCCallContext) async throws -> TrackSelectorState

  /// Closes the track selector without a choice.
  func closeTrackSelector(_ params: WidgetCloseTrackSelectorParams, _ call: JSONRPCCallContext) async throws -> TrackSelectorState

  /// Selects the tracks chosen in the track selector.
  ///
  /// Closes the track selector when the device has confirmed the choice.
  ///
  /// SDK: `GCKUIMediaTrackSelectionViewControllerDelegate.didSelectMediaTracks`.
  ///
  /// - Throws: ``APIError``: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// RequestReplaced, SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  func selectTracks(_ params: WidgetSelectTracksParams, _ call: JSONRPCCallContext) async throws -> TrackSelectorState

  /// Sets attributes of a part of the style tree, to be applied later.
  ///
  /// The tree is shared by all clients. Colours are `#RRGGBB` or `#RRGGBBAA`. Parts: see docs/Widgets.md.
  ///
  /// SDK: `GCKUIStyle`.
  func setStyle(_ params: WidgetSetStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetStyle

  /// Returns a part of the style tree.
  ///
  /// SDK: `GCKUIStyle.sharedInstance`.
  func getStyle(_ params: WidgetGetStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetStyle

  /// Applies the changes to the style tree.
  ///
  /// SDK: `GCKUIStyle.applyStyle`.
  func applyStyle(_ params: WidgetApplyStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetApplyStyleResult

  /// Builds the load request that continues a local player's playback on the device.
  ///
  /// Nothing is sent.
  func makeLoadRequest(_ params: WidgetMakeLoadRequestParams, _ call: JSONRPCCallContext) async throws -> WidgetMakeLoadRequestResult

  /// Continues a local player's playback on the current session's device.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, MediaLoadFailed,
  /// MediaLoadCancelled, RequestReplaced, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
  /// SessionTransferred, InternalLimitReached, CastMessageTooLarge, MediaError, InvalidPlayerState.
  func handOver(_ params: WidgetHandOverParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Returns the state with which a local player continues the device's present or last playback.
  ///
  /// Works during a session and after it. A queue includes its items, as from `session.takeBack`; after the session
  /// only those that had been fetched when it ended. If the device was paused, the local player should pause; if it was
  /// idle, playback is over.
  ///
  /// SDK: `GCKUIMediaController.lastKnownStreamPosition`.
  func takeBack(_ params: WidgetTakeBackParams, _ call: JSONRPCCallContext) async throws -> LocalPlayback
}
