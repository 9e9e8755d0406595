# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..._api import AsyncNamespace, AsyncOnProgress
from ..._typing import DEFAULT, Timeout
from ..enums import *
from ..params import *
from ..types import *


class AsyncWidgetAPI(AsyncNamespace):
    """The state behind a program's surface, for any toolkit to draw: kept once for all clients, fed with
    their inputs. `WidgetDidChange` must be subscribed to by name (`widget.*`; `*` leaves it out).
    """

    __slots__ = ()

    async def get_state(
        self,
        *,
        widgets: Sequence[WidgetNameLike] | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetGetStateResult:
        """Tells the state of widgets.

        Widgets show the current session: the one that connected last, or else the one that connects. All
        clients see the same.

        Args:
            widgets: Which; absent: all.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetGetStateParams(
            widgets=widgets,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def set_options(
        self,
        *,
        options: WidgetOptions,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetOptions:
        """Says what the program wants of its widgets.

        The options are shared by all clients; the answer has all of them.

        Args:
            options: What is to change; members that are absent stay as they are. Empty: nothing changes.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetSetOptionsParams(
            options=options,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def tap_cast_button(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetTapCastButtonResult:
        """The cast button was tapped.

        With the context's option `start_discovery_after_first_tap_on_cast_button`, and while discovery doesn't
        run, it starts discovery; otherwise the dialog is wanted.

        SDK: `GCKUICastButtonDelegate`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetTapCastButtonParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def open_dialog(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> CastDialogState:
        """Opens the cast dialog.

        SDK: `GCKCastContext.presentCastDialog`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetOpenDialogParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def close_dialog(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> CastDialogState:
        """Closes the cast dialog.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetCloseDialogParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def select_device(
        self,
        *,
        device_id: str,
        application_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> Session:
        """A device of the dialog was chosen: starts a session with it.

        It returns when the session is connected; meanwhile the dialog shows that it is connecting. A
        session with another device is left first, as the SDK has one at a time; what plays there goes on.

        Args:
            device_id: Which.
            application_id: Which app; absent: the first of the context's `discovery_criteria`, or else the
                default media receiver. Not empty.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
                ConnectionTimedOut, ConnectionLost, ConnectionRejected, DeviceAuthenticationFailed,
                ApplicationNotFound, LaunchFailed, LaunchCancelled, InternalLimitReached.
        """
        params = WidgetSelectDeviceParams(
            device_id=device_id,
            application_id=application_id,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def disconnect(
        self,
        *,
        action: SessionEndActionLike | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """The dialog's way out was pressed: ends the session.

        Args:
            action: What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's
                `stop_receiver_application_when_ending_session` is set.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession.
        """
        params = WidgetDisconnectParams(
            action=action,
        )
        await self._caller.call(params, call_timeout=call_timeout)

    async def present_intro_overlay(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetPresentIntroOverlayResult:
        """Shows the introductory overlay, if it never was shown and the cast button can be used.

        That it was shown is remembered on disk, for all servers of this user.

        SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetPresentIntroOverlayParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def dismiss_intro_overlay(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> IntroOverlayState:
        """Takes the introductory overlay away.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetDismissIntroOverlayParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def reset_intro_overlay(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> IntroOverlayState:
        """Forgets that the introductory overlay was shown.

        SDK: `GCKCastContext.clearCastInstructionsShownFlag`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetResetIntroOverlayParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def tap_mini_controller(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetTapMiniControllerResult:
        """The mini controller was tapped beside its buttons: shows the expanded controller.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ControlDisabled.
        """
        params = WidgetTapMiniControllerParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def present_expanded_controller(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetPresentExpandedControllerResult:
        """Shows the expanded controller.

        A session is enough: media may be loaded afterwards, as in the guide. With the option
        `use_default_expanded_media_controls` it counts as shown; without, clients only hear that it is wanted.

        SDK: `GCKCastContext.presentDefaultExpandedMediaControls`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ControlDisabled.
        """
        params = WidgetPresentExpandedControllerParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def dismiss_expanded_controller(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetDismissExpandedControllerResult:
        """Takes the expanded controller away.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetDismissExpandedControllerParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def press_button(
        self,
        *,
        widget: WidgetNameLike,
        slot: int | None = None,
        control: WidgetControlLike | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetPressButtonResult:
        """A button was pressed.

        It returns when the device has confirmed.

        Args:
            widget: Of which widget: `mini_controller`, `expanded_controller`, `media_controller` or
                `volume_controller`.
            slot: Which place of the mini or expanded controller, from 0. From 0 to 3.
            control: Which control; the other way to say it. Exactly one of `slot` and `control` is given.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                InvalidPlayerState, MediaError, VolumeFixed, SessionTransferred, InternalLimitReached,
                CastMessageTooLarge.
        """
        params = WidgetPressButtonParams(
            widget=widget,
            slot=slot,
            control=control,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def slide(
        self,
        *,
        slider: WidgetSliderLike,
        phase: SlidePhaseLike,
        value: float | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """A slider is moved.

        While a slider is held, every client sees the value at which it is held. The position is sought when
        it is let go; the volume follows, one request at a time. Whoever holds a slider and leaves lets it
        go.

        Args:
            slider: Which.
            phase: How far the movement is.
            value: Where it is held: seconds, or a volume from 0 to 1. Required but for `CANCELLED`. At least 0.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                InvalidPlayerState, MediaError, RequestReplaced, VolumeFixed, SessionTransferred,
                InternalLimitReached, CastMessageTooLarge.
        """
        params = WidgetSlideParams(
            slider=slider,
            phase=phase,
            value=value,
        )
        await self._caller.call(params, call_timeout=call_timeout)

    async def set_volume(
        self,
        *,
        level: float | None = None,
        muted: bool | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> VolumeControllerState:
        """Sets the volume in the volume controller.

        SDK: `GCKUIDeviceVolumeController.setVolume`.

        Args:
            level: How loud. From 0 to 1.
            muted: Whether it is silenced. At least one is given.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded,
                RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached,
                CastMessageTooLarge, MediaError, InvalidPlayerState.
        """
        params = WidgetSetVolumeParams(
            level=level,
            muted=muted,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def set_playback_rate(
        self,
        *,
        playback_rate: float,
        call_timeout: Timeout = DEFAULT,
    ) -> PlaybackRateControllerState:
        """Sets the rate in the playback rate controller.

        SDK: `GCKUIPlaybackRateController.playbackRate`.

        Args:
            playback_rate: The rate. From 0.5 to 2.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                InvalidPlayerState, MediaError, RequestReplaced, SessionTransferred, InternalLimitReached,
                CastMessageTooLarge.
        """
        params = WidgetSetPlaybackRateParams(
            playback_rate=playback_rate,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def open_track_selector(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> TrackSelectorState:
        """Opens the choice of tracks.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ControlDisabled.
        """
        params = WidgetOpenTrackSelectorParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def close_track_selector(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> TrackSelectorState:
        """Closes the choice of tracks without a choice.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetCloseTrackSelectorParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def select_tracks(
        self,
        *,
        track_ids: Sequence[int],
        call_timeout: Timeout = DEFAULT,
    ) -> TrackSelectorState:
        """Tracks were chosen.

        It closes the choice when the device has confirmed.

        SDK: `GCKUIMediaTrackSelectionViewControllerDelegate.didSelectMediaTracks`.

        Args:
            track_ids: At most one for sound and one for text; empty: none of either. Tracks of other kinds stay
                as they are.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                InvalidPlayerState, MediaError, RequestReplaced, SessionTransferred, InternalLimitReached,
                CastMessageTooLarge.
        """
        params = WidgetSelectTracksParams(
            track_ids=track_ids,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def set_style(
        self,
        *,
        path: str,
        attributes: Mapping[str, Any],
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetStyle:
        """Sets attributes of a part of the style tree, to be applied later.

        The tree is shared by all clients. Colours are `#RRGGBB` or `#RRGGBBAA`. Parts: see docs/Widgets.md.

        SDK: `GCKUIStyle`.

        Args:
            path: Which part: `castViews`, `castViews.mediaControl.miniController`…
            attributes: Values by attribute; `null` removes one, so that it is inherited again.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetSetStyleParams(
            path=path,
            attributes=attributes,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def get_style(
        self,
        *,
        path: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetStyle:
        """Tells a part of the style tree.

        SDK: `GCKUIStyle.sharedInstance`.

        Args:
            path: Which part; absent: `castViews`. Not empty.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetGetStyleParams(
            path=path,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def apply_style(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetApplyStyleResult:
        """Lets what was set count.

        SDK: `GCKUIStyle.applyStyle`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetApplyStyleParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def make_load_request(
        self,
        *,
        local: LocalPlayback,
        call_timeout: Timeout = DEFAULT,
    ) -> WidgetMakeLoadRequestResult:
        """Makes of what a local player plays the request that goes on with it on the device.

        Nothing is sent.

        Args:
            local: What it plays.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetMakeLoadRequestParams(
            local=local,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def hand_over(
        self,
        *,
        local: LocalPlayback,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Goes on with what a local player plays on the device of the current session.

        Args:
            local: What it plays.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, MediaLoadFailed,
                MediaLoadCancelled, RequestReplaced, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                SessionTransferred, InternalLimitReached, CastMessageTooLarge, MediaError, InvalidPlayerState.
        """
        params = WidgetHandOverParams(
            local=local,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def take_back(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> LocalPlayback:
        """Tells how a local player is to go on with what the device plays, or last played.

        It works during a session and after it. A queue comes with its items, as from `session.take_back`;
        after the session with those that were asked for when `widget.disconnect` ended it. Where the device
        paused, the player pauses; where it was idle, it is over.

        SDK: `GCKUIMediaController.lastKnownStreamPosition`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = WidgetTakeBackParams()
        return await self._caller.call(params, call_timeout=call_timeout)
