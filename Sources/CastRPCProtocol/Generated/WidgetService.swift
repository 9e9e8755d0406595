// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// The state behind a program's surface, for any toolkit to draw: kept once for all clients, fed with their inputs.
/// `widget.didChange` must be subscribed to by name (`widget.*`; `*` leaves it out).
///
/// The methods of the namespace `widget`; the server's hand-written half implements them.
@LoopActor
public protocol WidgetService: AnyObject, Sendable {
  /// Tells the state of widgets.
  ///
  /// Widgets show the current session: the one that connected last, or else the one that connects. All clients see the
  /// same.
  func getState(_ params: WidgetGetStateParams, _ call: JSONRPCCallContext) async throws -> WidgetGetStateResult

  /// Says what the program wants of its widgets.
  ///
  /// The options are shared by all clients; the answer has all of them.
  func setOptions(_ params: WidgetSetOptionsParams, _ call: JSONRPCCallContext) async throws -> WidgetOptions

  /// The cast button was tapped.
  ///
  /// With the context's option `startDiscoveryAfterFirstTapOnCastButton`, and while discovery doesn't run, it starts
  /// discovery; otherwise the dialog is wanted.
  ///
  /// SDK: `GCKUICastButtonDelegate`.
  func tapCastButton(_ params: WidgetTapCastButtonParams, _ call: JSONRPCCallContext) async throws -> WidgetTapCastButtonResult

  /// Opens the cast dialog.
  ///
  /// SDK: `GCKCastContext.presentCastDialog`.
  func openDialog(_ params: WidgetOpenDialogParams, _ call: JSONRPCCallContext) async throws -> CastDialogState

  /// Closes the cast dialog.
  func closeDialog(_ params: WidgetCloseDialogParams, _ call: JSONRPCCallContext) async throws -> CastDialogState

  /// A device of the dialog was chosen: starts a session with it.
  ///
  /// It returns when the session is connected; meanwhile the dialog shows that it is connecting. A session with another
  /// device is left first, as the SDK has one at a time; what plays there goes on.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, DeviceAuthenticationFailed,
  /// ApplicationNotFound, LaunchFailed, LaunchCancelled, InternalLimitReached.
  func selectDevice(_ params: WidgetSelectDeviceParams, _ call: JSONRPCCallContext) async throws -> Session

  /// The dialog's way out was pressed: ends the session.
  ///
  /// - Throws: ``APIError``: NoSuchSession.
  func disconnect(_ params: WidgetDisconnectParams, _ call: JSONRPCCallContext) async throws

  /// Shows the introductory overlay, if it never was shown and the cast button can be used.
  ///
  /// That it was shown is remembered on disk, for all servers of this user.
  ///
  /// SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
  func presentIntroOverlay(_ params: WidgetPresentIntroOverlayParams, _ call: JSONRPCCallContext) async throws -> WidgetPresentIntroOverlayResult

  /// Takes the introductory overlay away.
  func dismissIntroOverlay(_ params: WidgetDismissIntroOverlayParams, _ call: JSONRPCCallContext) async throws -> IntroOverlayState

  /// Forgets that the introductory overlay was shown.
  ///
  /// SDK: `GCKCastContext.clearCastInstructionsShownFlag`.
  func resetIntroOverlay(_ params: WidgetResetIntroOverlayParams, _ call: JSONRPCCallContext) async throws -> IntroOverlayState

  /// The mini controller was tapped beside its buttons: shows the expanded controller.
  ///
  /// - Throws: ``APIError``: ControlDisabled.
  func tapMiniController(_ params: WidgetTapMiniControllerParams, _ call: JSONRPCCallContext) async throws -> WidgetTapMiniControllerResult

  /// Shows the expanded controller.
  ///
  /// A session is enough: media may be loaded afterwards, as in the guide. With the option
  /// `useDefaultExpandedMediaControls` it counts as shown; without, clients only hear that it is wanted.
  ///
  /// SDK: `GCKCastContext.presentDefaultExpandedMediaControls`.
  ///
  /// - Throws: ``APIError``: ControlDisabled.
  func presentExpandedController(_ params: WidgetPresentExpandedControllerParams, _ call: JSONRPCCallContext) async throws -> WidgetPresentExpandedControllerResult

  /// Takes the expanded controller away.
  func dismissExpandedController(_ params: WidgetDismissExpandedControllerParams, _ call: JSONRPCCallContext) async throws -> WidgetDismissExpandedControllerResult

  /// A button was pressed.
  ///
  /// It returns when the device has confirmed.
  ///
  /// - Throws: ``APIError``: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
  /// VolumeFixed, SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  func pressButton(_ params: WidgetPressButtonParams, _ call: JSONRPCCallContext) async throws -> WidgetPressButtonResult

  /// A slider is moved.
  ///
  /// While a slider is held, every client sees the value at which it is held. The position is sought when it is let go;
  /// the volume follows, one request at a time. Whoever holds a slider and leaves lets it go.
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

  /// Opens the choice of tracks.
  ///
  /// - Throws: ``APIError``: ControlDisabled.
  func openTrackSelector(_ params: WidgetOpenTrackSelectorParams, _ call: JSONRPCCallContext) async throws -> TrackSelectorState

  /// Closes the choice of tracks without a choice.
  func closeTrackSelector(_ params: WidgetCloseTrackSelectorParams, _ call: JSONRPCCallContext) async throws -> TrackSelectorState

  /// Tracks were chosen.
  ///
  /// It closes the choice when the device has confirmed.
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

  /// Tells a part of the style tree.
  ///
  /// SDK: `GCKUIStyle.sharedInstance`.
  func getStyle(_ params: WidgetGetStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetStyle

  /// Lets what was set count.
  ///
  /// SDK: `GCKUIStyle.applyStyle`.
  func applyStyle(_ params: WidgetApplyStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetApplyStyleResult

  /// Makes of what a local player plays the request that goes on with it on the device.
  ///
  /// Nothing is sent.
  func makeLoadRequest(_ params: WidgetMakeLoadRequestParams, _ call: JSONRPCCallContext) async throws -> WidgetMakeLoadRequestResult

  /// Goes on with what a local player plays on the device of the current session.
  ///
  /// - Throws: ``APIError``: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, MediaLoadFailed,
  /// MediaLoadCancelled, RequestReplaced, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
  /// SessionTransferred, InternalLimitReached, CastMessageTooLarge, MediaError, InvalidPlayerState.
  func handOver(_ params: WidgetHandOverParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Tells how a local player is to go on with what the device plays, or last played.
  ///
  /// It works during a session and after it. A queue comes with its items, as from `session.takeBack`; after the
  /// session with those that were asked for when `widget.disconnect` ended it. Where the device paused, the player
  /// pauses; where it was idle, it is over.
  ///
  /// SDK: `GCKUIMediaController.lastKnownStreamPosition`.
  func takeBack(_ params: WidgetTakeBackParams, _ call: JSONRPCCallContext) async throws -> LocalPlayback
}
